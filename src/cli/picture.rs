//! A board as text for the terminal.

use super::terminal::padded;
use crate::language::{Argument, Language};
use crate::rules::{File, Move, Placed, Position, Row, Side, Square, Terrain};

/// Rows and files shown around the marked squares.
const AROUND: u8 = 2;
/// Boards with more files than this leave no room for a legend.
const MOST_FILES: u8 = 16;

/// A part of the board, three columns per square, with a legend to the right.
///
/// The origin of a move is in `[ ]`, the destination in `( )`, other marked squares in `< >`.
pub fn picture(position: &Position, language: &Language, mv: Option<Move>, others: &[Square]) -> String {
    let board = position.rules().board();
    let marked: Vec<Square> = mv
        .into_iter()
        .flat_map(|mv| [mv.from, mv.to])
        .chain(others.iter().copied())
        .filter(|&s| board.has(s))
        .collect();
    let rows = window(marked.iter().map(|square| square.row.0), board.rows(), board.rows().min(20));
    let files = window(marked.iter().map(|square| square.file.0), board.files(), MOST_FILES);
    let mut legend = legend(position, language, &marked, &files, &rows).into_iter();
    let header: Vec<String> = files.clone().map(|file| format!("{:^3}", File(file).to_string())).collect();
    let mut lines = vec![format!("     {}", header.concat()).trim_end().to_owned()];
    for row in rows.rev() {
        let squares: Vec<String> =
            files.clone().map(|file| cell(position, Square::new(file, row), mv, others)).collect();
        let line = format!("  {:>2} {}", Row(row).to_string(), squares.concat());
        match legend.next() {
            Some(words) => lines.push(format!("{}   {words}", padded(&line, 5 + 3 * files.len()))),
            None => lines.push(line.trim_end().to_owned()),
        }
    }
    let indent = " ".repeat(5 + 3 * files.len() + 3);
    lines.extend(legend.map(|words| format!("{indent}{words}")));
    lines.join("\n")
}

/// The whole board without a move.
pub fn full_board(position: &Position) -> String {
    picture(position, &Language::english(), None, &[])
}

/// The rows or files to show: the marked ones and some around them, or all if none is marked.
fn window(matter: impl Iterator<Item = u8> + Clone, all: u8, most: u8) -> std::ops::Range<u8> {
    match (matter.clone().min(), matter.max()) {
        (Some(least), Some(greatest)) if greatest - least < all => {
            // A narrow board is shown in its full width, as on the table.
            if all <= most && most == MOST_FILES {
                return 0..all;
            }
            least.saturating_sub(AROUND)..(greatest + AROUND + 1).min(all)
        }
        _ => 0..all.min(most),
    }
}

fn cell(position: &Position, square: Square, mv: Option<Move>, others: &[Square]) -> String {
    let content = match position.at(square) {
        Some(placed) => letter(position, placed),
        None => terrain_sign(position.rules().board().terrain(square).unwrap_or(Terrain::Land)),
    };
    match mv {
        Some(mv) if mv.from == square => format!("[{content}]"),
        Some(mv) if mv.to == square => format!("({content})"),
        _ if others.contains(&square) => format!("<{content}>"),
        // The owner of a trap or den below a piece is given in the legend.
        _ => format!(" {content}{}", ground_sign(position, square)),
    }
}

/// The sign of the trap or den below a piece, or a space.
fn ground_sign(position: &Position, square: Square) -> char {
    match (position.at(square), position.rules().board().terrain(square)) {
        (Some(_), Some(special @ (Terrain::Trap(_) | Terrain::Den(_)))) => terrain_sign(special),
        (Some(_), Some(Terrain::Land | Terrain::Water) | None) | (None, _) => ' ',
    }
}

fn letter(position: &Position, placed: Placed) -> char {
    let letter = position.rules().kind(placed.piece.kind).letter;
    match placed.piece.side {
        Side::White => letter,
        Side::Black => letter.to_ascii_lowercase(),
    }
}

fn terrain_sign(terrain: Terrain) -> char {
    match terrain {
        Terrain::Land => '·',
        Terrain::Water => '≈',
        Terrain::Trap(Side::White) => '▲',
        Terrain::Trap(Side::Black) => '▼',
        Terrain::Den(Side::White) => '◆',
        Terrain::Den(Side::Black) => '◇',
    }
}

/// The pieces on the marked squares, then the meaning of the visible signs.
fn legend(
    position: &Position,
    language: &Language,
    marked: &[Square],
    files: &std::ops::Range<u8>,
    rows: &std::ops::Range<u8>,
) -> Vec<String> {
    let rules = position.rules();
    let say = |key: &str, arguments: &[(&'static str, Argument)]| language.say(key, arguments).unwrap_or_default();
    let mut lines = Vec::new();
    for &square in marked {
        let Some(placed) = position.at(square) else { continue };
        let kind = &rules.kind(placed.piece.kind);
        let piece = [
            ("side", placed.piece.side.into()),
            ("animal", Argument::Animal(kind.id.clone())),
            ("s", Argument::Number(kind.strength.into())),
        ];
        let mut words = say("legend-piece", &piece);
        let (place, owner) = match rules.board().terrain(square) {
            Some(Terrain::Water) => (Some("legend-in-river"), placed.piece.side),
            Some(Terrain::Trap(owner)) if owner == placed.piece.side => (Some("legend-in-own-trap"), owner),
            Some(Terrain::Trap(owner)) => (Some("legend-in-trap"), owner),
            Some(Terrain::Den(owner)) => (Some("legend-in-den"), owner),
            Some(Terrain::Land) | None => (None, placed.piece.side),
        };
        for key in place.into_iter().chain(placed.weak.then_some("legend-weak")) {
            words = say(key, &[("piece", words.into()), ("side", owner.into())]);
        }
        let line = format!("{}  {words}", letter(position, placed));
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    let in_view = |terrain: Terrain| {
        rows.clone().any(|row| {
            files.clone().any(|file| {
                let square = Square::new(file, row);
                let is_named = match terrain {
                    Terrain::Trap(_) | Terrain::Den(_) => marked.contains(&square),
                    Terrain::Land | Terrain::Water => true,
                };
                rules.board().terrain(square) == Some(terrain) && !(is_named && position.at(square).is_some())
            })
        })
    };
    let signs = [
        (Terrain::Water, "legend-river", Side::White),
        (Terrain::Trap(Side::White), "legend-trap", Side::White),
        (Terrain::Trap(Side::Black), "legend-trap", Side::Black),
        (Terrain::Den(Side::White), "legend-den", Side::White),
        (Terrain::Den(Side::Black), "legend-den", Side::Black),
    ];
    let signs = signs.into_iter().filter(|(terrain, ..)| in_view(*terrain));
    lines
        .extend(signs.map(|(terrain, key, owner)| {
            format!("{}  {}", terrain_sign(terrain), say(key, &[("side", owner.into())]))
        }));
    lines
}
