//! Positions as text, modelled on chess's FEN.
//!
//! Rows from the top, digits for empty squares, upper case for White; then the side to move, plies since the last
//! capture, the move number. Where weakness is permanent, `*` marks a weakened animal.

use super::NotationFault;
use crate::rules::position::MOST_COUNTED;
use crate::rules::{Message, Piece, Placed, Position, Rules, Setup, SetupFault, Side, Square};
use std::fmt::Write;
use std::ops::Range;
use std::sync::Arc;

/// Maximum length of a position's text in bytes: the largest board, every animal marked, and the counters.
const MAX_BYTES: usize = 9000;
/// An example for messages.
const EXAMPLE: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w";

/// Writes the canonical form of a position: `l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0 1`.
pub fn write_position(position: &Position) -> String {
    let board = position.rules().board();
    let mut text = String::new();
    let mut empty = 0;
    let flush = |text: &mut String, empty: &mut u32| {
        if *empty > 0 {
            let _ = write!(text, "{empty}");
            *empty = 0;
        }
    };
    for row in (0..board.rows()).rev() {
        for file in 0..board.files() {
            match position.at(Square::new(file, row)) {
                None => empty += 1,
                Some(placed) => {
                    flush(&mut text, &mut empty);
                    let letter = position.rules().kind(placed.piece.kind).letter;
                    text.push(match placed.piece.side {
                        Side::White => letter,
                        Side::Black => letter.to_ascii_lowercase(),
                    });
                    if placed.weak {
                        text.push('*');
                    }
                }
            }
        }
        flush(&mut text, &mut empty);
        if row > 0 {
            text.push('/');
        }
    }
    let _ = write!(text, " {} {} {}", position.side().letter(), position.quiet(), position.move_number());
    text
}

/// Parses a position. The counters are optional; `r` means Black.
///
/// # Errors
/// The first fault, with its span.
pub fn read_position(text: &str, rules: &Arc<Rules>) -> Result<Position, NotationFault> {
    let (setup, places) = read_setup(text, rules)?;
    let squares: Vec<Square> = setup.pieces.iter().map(|placed| placed.square).collect();
    setup.check(rules).map_err(|faults| {
        let fault = faults[0];
        let place = fault.square().and_then(|square| squares.iter().rposition(|&other| other == square));
        let range = place.map_or(0..text.len(), |place| places[place].clone());
        NotationFault::new(range, fault.message(rules)).hint(Message::new(match fault {
            SetupFault::BothWon => "hint-one-den",
            SetupFault::NoLastingWeakness(_) => "hint-no-star",
            SetupFault::OffBoard(_)
            | SetupFault::Crowded(_)
            | SetupFault::CannotSwim(_)
            | SetupFault::InOwnDen(_)
            | SetupFault::MayNotEnterDen(_) => "hint-no-such-game",
        }))
    })
}

/// Parses the text and the span of each piece, without checking it against the rules.
fn read_setup(text: &str, rules: &Rules) -> Result<(Setup, Vec<Range<usize>>), NotationFault> {
    if text.len() > MAX_BYTES {
        return Err(NotationFault::new(0..0, "position-too-long"));
    }
    let mut words = words(text);
    let Some((start, placement)) = words.next() else {
        return Err(NotationFault::new(0..text.len(), "position-missing")
            .hint(Message::new("hint-such-as-position").with("position", EXAMPLE)));
    };
    let (pieces, places) = read_placement(start, placement, rules)?;
    let side = match words.next() {
        None => {
            return Err(NotationFault::new(text.len()..text.len(), "position-no-side").hint("hint-end-with-side"));
        }
        Some((_, "w" | "W")) => Side::White,
        Some((_, "b" | "B" | "r" | "R")) => Side::Black,
        Some((at, word)) => {
            return Err(NotationFault::new(
                at..at + word.len(),
                Message::new("position-bad-side").with("text", shorten(word)),
            )
            .hint(Message::new("hint-sides").with("white", Side::White).with("black", Side::Black)));
        }
    };
    let rest: Vec<(usize, &str)> = words.collect();
    // FEN has two more fields, which are always empty here: "w - - 0 1".
    let rest = match rest.as_slice() {
        [(_, "-"), (_, "-"), rest @ ..] => rest,
        rest => rest,
    };
    if let Some((at, _)) = rest.get(2) {
        return Err(NotationFault::new(*at..text.trim_end().len(), "position-too-much").hint("hint-position-end"));
    }
    let number = |place: usize, what: &'static str, least: u32| match rest.get(place) {
        None => Ok(None),
        Some((at, word)) => match word.parse::<u32>() {
            Ok(number) if (least..=MOST_COUNTED).contains(&number) => Ok(Some(number)),
            _ => Err(NotationFault::new(*at..at + word.len(), Message::new(what).with("text", shorten(word)))
                .hint(Message::new("hint-whole-number").with("least", least))),
        },
    };
    let quiet = number(0, "position-not-quiet", 0)?;
    let move_number = number(1, "position-not-number", 1)?;
    Ok((Setup { pieces, side, quiet, move_number }, places))
}

/// Parses the part before the first space: the rows, from the top.
fn read_placement(
    start: usize,
    placement: &str,
    rules: &Rules,
) -> Result<(Vec<Placed>, Vec<Range<usize>>), NotationFault> {
    let rows = usize::from(rules.board().rows());
    let found = 1 + placement.bytes().filter(|&byte| byte == b'/').count();
    if found != rows {
        let what = Message::new("position-rows").with("count", found as u32);
        return Err(NotationFault::new(start..start + placement.len(), what)
            .hint(Message::new("hint-rows").with("count", rows as u32)));
    }
    let most = placement.len().min(rules.setup().len());
    let mut reader = PlacementReader {
        rules,
        placement,
        start,
        at: 0,
        pieces: Vec::with_capacity(most),
        places: Vec::with_capacity(most),
    };
    for row in (0..rules.board().rows()).rev() {
        reader.row(row)?;
        reader.at += 1; // the slash after the row
    }
    Ok((reader.pieces, reader.places))
}

/// Parses a placement row by row.
struct PlacementReader<'a> {
    rules: &'a Rules,
    placement: &'a str,
    /// Offset of the placement in the whole text.
    start: usize,
    /// Offset within the placement.
    at: usize,
    pieces: Vec<Placed>,
    places: Vec<Range<usize>>,
}

impl PlacementReader<'_> {
    /// The next byte, if it belongs to the row.
    fn next(&self) -> Option<u8> {
        self.placement.as_bytes().get(self.at).copied().filter(|&byte| byte != b'/')
    }

    fn fault(&self, range: Range<usize>, what: Message) -> NotationFault {
        NotationFault::new(self.start + range.start..self.start + range.end, what)
    }

    fn row(&mut self, row: u8) -> Result<(), NotationFault> {
        let files = u32::from(self.rules.board().files());
        let begin = self.at;
        let mut file = 0;
        while let Some(byte) = self.next() {
            match byte {
                b'*' => self.mark()?,
                digit if digit.is_ascii_digit() => file += self.gap(files)?,
                _ => {
                    self.animal(byte, row, (file < files).then_some(file as u8))?;
                    file += 1;
                }
            }
        }
        if file != files {
            let what = Message::new("position-row-length").with("row", u32::from(row) + 1).with("count", file);
            return Err(self.fault(begin..self.at, what).hint(Message::new("hint-files").with("count", files)));
        }
        Ok(())
    }

    /// Empty squares.
    fn gap(&mut self, files: u32) -> Result<u32, NotationFault> {
        let begin = self.at;
        let mut number = 0_u32;
        while let Some(digit) = self.next().filter(u8::is_ascii_digit) {
            number = number.saturating_mul(10).saturating_add(u32::from(digit - b'0'));
            self.at += 1;
        }
        if (1..=files).contains(&number) {
            return Ok(number);
        }
        let fault = self.fault(begin..self.at, Message::new("position-gap"));
        Err(fault.hint(Message::new("hint-gap").with("most", files)))
    }

    /// An animal; `file` is `None` if the row is too long already.
    fn animal(&mut self, letter: u8, row: u8, file: Option<u8>) -> Result<(), NotationFault> {
        let Some(kind) = self.rules.kind_lettered(letter as char) else {
            let letter = self.placement[self.at..].chars().next().unwrap_or_default();
            let known: String = self.rules.kinds().iter().map(|kind| kind.letter).collect();
            let what = Message::new("position-no-animal").with("text", letter.escape_debug().to_string());
            let hint = Message::new("hint-animals").with("letters", known);
            return Err(self
                .fault(self.at..self.at + letter.len_utf8(), what.with("rules", self.rules.name()))
                .hint(hint.with("white", Side::White).with("black", Side::Black)));
        };
        if let Some(file) = file {
            let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
            let square = Square::new(file, row);
            self.pieces.push(Placed { square, piece: Piece { side, kind }, weak: false });
            self.places.push(self.start + self.at..self.start + self.at + 1);
        }
        self.at += 1;
        Ok(())
    }

    /// The mark of permanent weakness after an animal.
    fn mark(&mut self) -> Result<(), NotationFault> {
        match (self.pieces.last_mut(), self.places.last_mut()) {
            (Some(placed), Some(place)) if place.end == self.start + self.at && !placed.weak => {
                placed.weak = true;
                place.end += 1;
                self.at += 1;
                Ok(())
            }
            _ => Err(self.fault(self.at..self.at + 1, Message::new("position-idle-mark")).hint("hint-mark")),
        }
    }
}

/// The words of a text with their byte offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(move |word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

fn shorten(word: &str) -> String {
    let mut shown: String = word.chars().take(20).flat_map(char::escape_debug).collect();
    if word.chars().count() > 20 {
        shown.push('…');
    }
    shown
}
