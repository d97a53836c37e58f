//! Moves as text: `a3b3`, `Ea3-b3`, `Exb3`, `elephant b3`, `象a3-b3`, `8b3`, `rat takes elephant` and the like.

use super::phrase::Phrase;
use super::{NotationFault, Spellings};
use crate::rules::{Argument, File, KindId, Message, Move, Position, Row, Square, Terrain};
use std::ops::Range;

/// The file whose letter is also the capture sign.
const FILE_X: u8 = b'x' - b'a';
/// Maximum length of a move's text in bytes: two names in any script, a verb and articles.
const MAX_BYTES: usize = 256;

/// Parses a move in a position.
///
/// A full `from` and `to` are taken as they are, legal or not. Where `from` is abbreviated (`Eb3`, `Rab3`, `R4b3`), it
/// is the only animal of the side to move that may go there, or, if none may, the only such animal. A capture may name
/// both animals (`rat takes elephant`, `Rxe`), and an animal's letter may precede a row alone (`l8`) if exactly one
/// move leads there.
///
/// # Errors
/// The invalid part, with its span; also if the move is ambiguous or matches no animal.
pub fn read_move(text: &str, position: &Position, spellings: &Spellings) -> Result<Move, NotationFault> {
    if text.len() > MAX_BYTES {
        return Err(NotationFault::new(0..0, "move-too-long").hint("hint-such-as-move"));
    }
    let body = text.trim_end().trim_end_matches(['#', '+', '!', '?']).trim_end();
    let start = body.len() - body.trim_start().len();
    if start == body.len() {
        return Err(NotationFault::new(0..text.len(), "move-missing").hint("hint-such-as-move"));
    }
    let squares = scan(body, start, is_wide(position));
    // `C3a4` is a cat from row 3 in canonical form; `c3a4` and `C3A4` are two squares. So is `Ca4b4` a cat from a4, and
    // `ca4b4` begins on file ca.
    if shows_animal(&body[start..])
        && let Ok(mv) = read_with_animal(body, start, position, spellings, text, None)
    {
        return Ok(mv);
    }
    // Two squares are the canonical form and take precedence.
    let deepest = match squares {
        Ok(Scanned { from: Some(From::Square(from)), to, places }) => {
            return on_board(position, from, to, places, text);
        }
        Ok(Scanned { places, .. }) => {
            NotationFault::new(start..body.len(), Message::new("move-which-animal").with("text", shown(body)))
                .hint(Message::new("hint-name-animal").with("square", &body[places.to.clone()]))
        }
        Err(fault) => fault,
    };
    read_with_animal(body, start, position, spellings, text, Some(deepest))
}

/// Whether two letters may name a file on this board. There, two letters before a row are one.
fn is_wide(position: &Position) -> bool {
    position.rules().board().files() > File::LETTERS
}

/// Whether a move is written as two squares alone, so that no spelling of an animal changes what [`read_move`] reads. The
/// first of two letters before a row may be an animal's.
pub fn names_no_animal(text: &str) -> bool {
    let has_one_letter = |square: Square| square.file.0 < File::LETTERS;
    let squares = text.parse::<Move>().is_ok_and(|mv| has_one_letter(mv.from) && has_one_letter(mv.to));
    text.starts_with(|first: char| first.is_ascii_lowercase()) && squares
}

/// A capital letter, a row or a small letter, and a square in lower case.
fn shows_animal(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.first().is_some_and(u8::is_ascii_uppercase)
        && bytes.get(1).is_some_and(|second| second.is_ascii_digit() || second.is_ascii_lowercase())
        && bytes
            .iter()
            .skip(2)
            .find(|byte| byte.is_ascii_alphabetic() && **byte != b'x')
            .is_some_and(u8::is_ascii_lowercase)
}

/// Parses a move that begins with an animal. `deepest` is the fault of the reading that got furthest.
fn read_with_animal(
    body: &str,
    start: usize,
    position: &Position,
    spellings: &Spellings,
    text: &str,
    deepest: Option<NotationFault>,
) -> Result<Move, NotationFault> {
    let mut deepest = deepest.unwrap_or_else(|| NotationFault::new(start..body.len(), no_move(body)));
    let mut found: Vec<Move> = Vec::new();
    let mut refused = None;
    for (kind, length) in spellings.prefixes(&body[start..]) {
        let rest = start + length;
        let read = match scan(body, rest, is_wide(position)) {
            Ok(scanned) => resolve(position, kind, scanned, start..body.len(), text),
            Err(fault) => match (Phrase { body, start, rest, kind, position, spellings }).read() {
                Some(read) => read,
                None if fault.range.start > deepest.range.start => {
                    deepest = fault;
                    continue;
                }
                None => continue,
            },
        };
        match read {
            Ok(mv) if found.contains(&mv) => (),
            Ok(mv) => found.push(mv),
            Err(fault) => refused = refused.or(Some(fault)),
        }
    }
    match found.as_slice() {
        [mv] => Ok(*mv),
        // The ruleset's own letters come first and take precedence over names with the same start.
        [mv, ..] if body[start..].starts_with(|c: char| c.is_ascii_uppercase()) => Ok(*mv),
        [] => Err(refused.unwrap_or(deepest)),
        [first, second, ..] => {
            Err(NotationFault::new(start..body.len(), "move-two-readings").hint(choices(&[*first, *second])))
        }
    }
}

/// Quotes a text for a message.
fn shown(text: &str) -> String {
    text.trim().to_owned()
}

fn no_move(body: &str) -> Message {
    Message::new("move-not-one").with("text", shown(body))
}

/// A square of the move is not on this board.
fn not_here(range: Range<usize>, position: &Position, text: &str) -> NotationFault {
    let board = position.rules().board();
    let size = Message::new("hint-board").with("file", File(board.files() - 1)).with("row", u32::from(board.rows()));
    NotationFault::new(range, Message::new("move-not-here").with("text", shown(text))).hint(size)
}

/// The first few candidate moves.
pub(super) fn choices(moves: &[Move]) -> Message {
    Message::new("hint-write").with("choices", Argument::OneOf(moves.iter().take(4).map(Move::to_string).collect()))
}

/// What a text says about a move's origin.
enum From {
    Square(Square),
    File(File),
    Row(Row),
}

struct Scanned {
    from: Option<From>,
    to: Square,
    places: Places,
}

struct Places {
    from: Range<usize>,
    to: Range<usize>,
}

/// Parses `[from][separator]to` up to the end of `body`; `wide` if files may have two letters.
fn scan(body: &str, start: usize, wide: bool) -> Result<Scanned, NotationFault> {
    let square = |at: usize| square(body, at, wide);
    let at = skip(body, start, char::is_whitespace);
    let (from, after) = match square(at) {
        Some((square, end)) => (Some(From::Square(square)), end),
        None => short_from(body, at, wide),
    };
    // A text that ends after its first square is a target without origin.
    if let (Some(From::Square(to)), true) = (&from, after == body.len()) {
        return Ok(Scanned { from: None, to: *to, places: Places { from: at..at, to: at..after } });
    }
    // An x may be a separator, or the file of the last square.
    let separated = (body[after..].char_indices().map(|(offset, letter)| (after + offset, letter)))
        .find(|&(at, letter)| {
            square(at).is_some_and(|(_, end)| end == body.len())
                || !(letter.is_whitespace() || "-–—x×X:→".contains(letter))
        })
        .map_or(body.len(), |(at, _)| at);
    match square(separated) {
        Some((to, end)) if end == body.len() => {
            Ok(Scanned { from, to, places: Places { from: at..after, to: separated..end } })
        }
        Some((_, end)) => Err(NotationFault::new(end..body.len(), no_move(body)).hint("hint-too-much")),
        None => {
            let end = skip(body, separated, |c| c.is_alphanumeric()).max(separated);
            Err(NotationFault::new(separated..end, no_move(body)).hint("hint-square-wanted"))
        }
    }
}

/// A file or a row alone, as in `Eab3` and `E3b3`; on a wide board a row alone.
fn short_from(body: &str, at: usize, wide: bool) -> (Option<From>, usize) {
    let rest = &body[at..];
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        return match rest[..digits].parse::<u8>() {
            Ok(row) if digits <= 2 && row >= 1 => (Some(From::Row(Row(row - 1))), at + digits),
            _ => (None, at),
        };
    }
    match rest.bytes().next() {
        // An x is a capture sign before it is a file.
        Some(letter) if !wide && letter.is_ascii_alphabetic() && !letter.eq_ignore_ascii_case(&b'x') => {
            (Some(From::File(File(letter.to_ascii_lowercase() - b'a'))), at + 1)
        }
        _ => (None, at),
    }
}

fn square(body: &str, at: usize, wide: bool) -> Option<(Square, usize)> {
    let rest = &body[at..];
    let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    if letters != 1 && !(letters == 2 && wide) {
        return None;
    }
    let length = letters + rest.bytes().skip(letters).take_while(u8::is_ascii_digit).count();
    Square::parse(&rest[..length]).map(|square| (square, at + length))
}

fn skip(body: &str, at: usize, over: impl Fn(char) -> bool) -> usize {
    at + body[at..].find(|c| !over(c)).unwrap_or(body.len() - at)
}

/// A move between two written squares. A step over the board's edge is an illegal move; a square further out is a
/// typing error.
fn on_board(position: &Position, from: Square, to: Square, places: Places, text: &str) -> Result<Move, NotationFault> {
    let board = position.rules().board();
    if !board.has(from) {
        return Err(not_here(places.from, position, text));
    }
    let apart = from.file.0.abs_diff(to.file.0) + from.row.0.abs_diff(to.row.0);
    if !board.has(to) && apart != 1 {
        return Err(not_here(places.to, position, text));
    }
    Ok(Move::new(from, to))
}

/// Resolves the animal that is meant.
fn resolve(
    position: &Position,
    kind: KindId,
    scanned: Scanned,
    whole: Range<usize>,
    text: &str,
) -> Result<Move, NotationFault> {
    let rules = position.rules();
    let (name, side, to) = (&rules.kind(kind).id, position.side(), scanned.to);
    if let Some(From::Square(from)) = scanned.from {
        let mv = on_board(position, from, to, scanned.places, text)?;
        return match position.at(from) {
            Some(placed) if placed.piece.kind == kind => Ok(mv),
            Some(placed) => {
                let other = &rules.kind(placed.piece.kind).id;
                Err(NotationFault::new(
                    whole,
                    Message::new("move-other-animal")
                        .with("square", from)
                        .animal("victim", other)
                        .animal("animal", name),
                )
                .hint(Message::new("hint-write-or-square").with("move", mv).animal("animal", name)))
            }
            // An empty square is left to the judge.
            None => Ok(mv),
        };
    }
    if !rules.board().has(to) {
        return Err(not_here(scanned.places.to, position, text));
    }
    let meant = |square: Square| match scanned.from {
        Some(From::File(file)) => square.file == file,
        Some(From::Row(row)) => square.row == row,
        Some(From::Square(_)) | None => true,
    };
    let standing: Vec<Square> = position
        .pieces()
        .into_iter()
        .filter(|placed| placed.piece.side == side && placed.piece.kind == kind && meant(placed.square))
        .map(|placed| placed.square)
        .collect();
    let legal = position.moves();
    let able: Vec<Square> = standing.iter().copied().filter(|&from| legal.contains(&Move::new(from, to))).collect();
    match (able.as_slice(), standing.as_slice()) {
        ([from], _) | ([], [from]) => Ok(Move::new(*from, to)),
        ([], []) => {
            let what = Message::new("move-no-animal-there").with("side", side).animal("animal", name);
            Err(NotationFault::new(whole, what).hint("hint-write-squares"))
        }
        ([], several) | (several, _) => {
            let moves: Vec<Move> = several.iter().map(|&from| Move::new(from, to)).collect();
            let what = Message::new("move-several-animals").with("side", side).animal("animal", name);
            Err(NotationFault::new(whole, what).hint(choices(&moves)))
        }
    }
}

/// Writes a legal move in short form: `Eb3`, `Exb3`, `Lxa7`, `Rd9#`. A file, a row or both precede the target only
/// where two like animals could go there.
pub fn display_move(position: &Position, mv: Move) -> String {
    let rules = position.rules();
    let Some(placed) = position.at(mv.from) else { return mv.to_string() };
    let rivals: Vec<Square> = position
        .moves()
        .into_iter()
        .filter(|other| other.to == mv.to && other.from != mv.from)
        .filter(|other| position.at(other.from).is_some_and(|rival| rival.piece == placed.piece))
        .map(|other| other.from)
        .collect();
    let mut text = rules.kind(placed.piece.kind).letter.to_string();
    // On boards with a file x, an x after the animal or its row could be a capture or a file.
    let clear = rules.board().files() <= FILE_X;
    let is_free = mv.from.file != File(FILE_X) && !is_wide(position);
    let file_alone = !rivals.iter().any(|rival| rival.file == mv.from.file) && is_free;
    let row_alone = !rivals.iter().any(|rival| rival.row == mv.from.row) && clear;
    match (rivals.is_empty(), file_alone, row_alone) {
        (true, ..) => (),
        (false, true, _) => text.push_str(&mv.from.file.to_string()),
        (false, false, true) => text.push_str(&mv.from.row.to_string()),
        (false, false, false) => text.push_str(&mv.from.to_string()),
    }
    if position.at(mv.to).is_some() {
        text.push('x');
    }
    text.push_str(&mv.to.to_string());
    let wins = rules.switches().den_wins && rules.board().terrain(mv.to) == Some(Terrain::Den(!placed.piece.side));
    if wins && !position.takes_both_out(mv) {
        text.push('#');
    }
    text
}
