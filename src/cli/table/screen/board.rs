//! The board on a screen.

use super::colours::{BoardColours, Depth, Rgb};
use super::geometry::Geometry;
use crate::language::Language;
use crate::rules::{File, Move, Placed, Position, Side, Square, Terrain};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// A board as it is shown.
pub struct BoardPicture<'a> {
    pub position: &'a Position,
    /// The language whose characters stand on the discs; letters if there is none.
    pub characters: Option<&'a Language>,
    pub shows_strengths: bool,
    pub colours: BoardColours,
    pub depth: Depth,
    pub last: Option<Move>,
    pub cursor: Option<Square>,
    pub picked: Option<Square>,
    /// Where the picked animal may go.
    pub targets: &'a [Square],
}

impl BoardPicture<'_> {
    /// Draws the board with the names of its files and rows around it.
    pub fn draw(&self, geometry: &Geometry, place: Rect, buffer: &mut Buffer) {
        let [width, height] = geometry.square;
        let dim = Style::new().add_modifier(Modifier::DIM);
        for (square, at) in geometry.squares(place) {
            self.draw_square(square, at, buffer);
            if at.x == place.x {
                let row = format!("{:>2}", square.row);
                buffer.set_string(place.x - 3, at.y + (height - 1) / 2, row, dim);
            }
            if at.bottom() == place.bottom() {
                buffer.set_string(at.x + (width - 1) / 2, place.bottom(), File(square.file.0).to_string(), dim);
            }
        }
    }

    fn colour(&self, rgb: Rgb) -> Color {
        self.depth.colour(rgb)
    }

    fn draw_square(&self, square: Square, at: Rect, buffer: &mut Buffer) {
        let rules = self.position.rules();
        let terrain = rules.board().terrain(square).unwrap_or(Terrain::Land);
        let plain = self.colours.ground(terrain);
        let is_odd = (square.file.0 + square.row.0) % 2 == 1;
        let ground = if is_odd { self.depth.shade(plain) } else { self.depth.colour(plain) };
        let style = Style::new().bg(ground).fg(self.colour(self.colours.on(plain)));
        buffer.set_style(at, style);
        for line in at.y..at.bottom() {
            buffer.set_string(at.x, line, " ".repeat(usize::from(at.width)), style);
        }
        let middle = at.y + (at.height - 1) / 2;
        match self.position.at(square) {
            Some(placed) => {
                self.draw_piece(placed, at, ground, buffer);
                // The ground below an animal is told in the corner of its square.
                if !matches!(terrain, Terrain::Land) && at.width > 2 {
                    buffer.set_string(at.right() - 1, at.bottom() - 1, sign(terrain), style);
                }
            }
            None => {
                let shown = if self.targets.contains(&square) { "•" } else { sign(terrain) };
                buffer.set_string(at.x + (at.width - 1) / 2, middle, shown, style);
            }
        }
        if let Some([left, right]) = self.marks(square) {
            let marked = style.add_modifier(Modifier::BOLD);
            buffer.set_string(at.x, middle, left, marked);
            if at.width > 2 {
                buffer.set_string(at.right() - 1, middle, right, marked);
            }
        }
    }

    /// What stands at the left and the right of a square.
    fn marks(&self, square: Square) -> Option<[&'static str; 2]> {
        let is_last = self.last.is_some_and(|mv| mv.from == square || mv.to == square);
        match () {
            () if self.cursor == Some(square) => Some(["[", "]"]),
            () if self.picked == Some(square) => Some(["(", ")"]),
            () if self.targets.contains(&square) && self.position.at(square).is_some() => Some(["×", "×"]),
            () if is_last => Some(["‹", "›"]),
            () => None,
        }
    }

    /// A disc, with as much of it as the square has lines for.
    fn draw_piece(&self, placed: Placed, at: Rect, ground: Color, buffer: &mut Buffer) {
        let [disc, on_it] = self.colours.disc(placed.piece.side).map(|rgb| self.colour(rgb));
        let margin = u16::from(at.width > 2);
        let (left, width) = (at.x + margin, at.width - 2 * margin);
        let middle = at.y + (at.height - 1) / 2;
        let text = self.on_disc(placed, usize::from(width));
        let style = Style::new().bg(disc).fg(on_it).add_modifier(Modifier::BOLD);
        buffer.set_string(left, middle, text, style);
        if self.depth == Depth::None {
            return;
        }
        let edge = Style::new().fg(disc).bg(ground);
        for line in at.y..at.bottom() {
            let half = if line < middle { "▄" } else { "▀" };
            if line != middle {
                buffer.set_string(left, line, half.repeat(usize::from(width)), edge);
            }
        }
    }

    /// The animal of a disc in the middle of this many columns, with its strength if that is shown. Without colours,
    /// Black's letters are small and Black's characters are in brackets.
    fn on_disc(&self, placed: Placed, width: usize) -> String {
        let kind = self.position.rules().kind(placed.piece.kind);
        let is_black = placed.piece.side == Side::Black;
        let letter = if is_black { kind.letter.to_ascii_lowercase() } else { kind.letter }.to_string();
        let character = self.characters.and_then(|language| {
            // In Chinese the name is the character.
            language
                .character(&kind.id)
                .or_else(|| Some(language.animal(&kind.id)).filter(|name| name.chars().count() == 1))
        });
        let name = match character {
            Some(character) if self.depth == Depth::None && is_black && width > 3 => format!("({character})"),
            Some(character) => character,
            None => letter,
        };
        let strength = if self.shows_strengths { kind.strength.to_string() } else { String::new() };
        let full = format!("{name}{strength}");
        let columns = |text: &str| textwrap::core::display_width(text);
        let shown = if columns(&full) <= width { full } else { name };
        let free = width.saturating_sub(columns(&shown));
        format!("{}{shown}{}", " ".repeat(free / 2), " ".repeat(free - free / 2))
    }
}

/// The sign of a terrain.
fn sign(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Land => " ",
        Terrain::Water => "≈",
        Terrain::Trap(Side::White) => "▲",
        Terrain::Trap(Side::Black) => "▼",
        Terrain::Den(Side::White) => "◆",
        Terrain::Den(Side::Black) => "◇",
    }
}
