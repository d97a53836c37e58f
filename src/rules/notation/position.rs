//! Positions as text, with the habits of chess's FEN.
//!
//! Rows from the top, digits for empty squares, upper case White; then the side to move, plies since the last
//! capture, the number of the move. Where a ruleset lets a trap's weakness last, `*` marks a weakened animal.

use super::NotationFault;
use crate::rules::{Piece, Placed, Position, Rules, Setup, SetupFault, Side, Square};
use std::fmt::Write;
use std::ops::Range;
use std::sync::Arc;

/// A position's text may be this long, in bytes: the largest board, every animal marked, and the counters.
const MAX_BYTES: usize = 6000;
/// Counters beyond this are a slip of the hand.
const MOST_PLIES: u32 = 1_000_000;

/// Writes the one form of a position: `l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0 1`.
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

/// Reads a position. The counters may be left out; `r` is read as Black.
///
/// # Errors
/// What is wrong with the first part of the text that is wrong, at its place.
pub fn read_position(text: &str, rules: &Arc<Rules>) -> Result<Position, NotationFault> {
    let (setup, places) = read_setup(text, rules)?;
    let squares: Vec<Square> = setup.pieces.iter().map(|placed| placed.square).collect();
    setup.check(rules).map_err(|faults| {
        let fault = faults[0];
        let place = fault.square().and_then(|square| squares.iter().rposition(|&other| other == square));
        let range = place.map_or(0..text.len(), |place| places[place].clone());
        NotationFault::new(range, fault.say(rules)).hint(match fault {
            SetupFault::BothWon => "a game ends with the first den entered",
            SetupFault::NoLastingWeakness(_) => "leave the * out",
            _ => "no game under this ruleset comes to this",
        })
    })
}

/// Reads the text and the place of each piece in it, without holding it against the rules.
fn read_setup(text: &str, rules: &Rules) -> Result<(Setup, Vec<Range<usize>>), NotationFault> {
    if text.len() > MAX_BYTES {
        return Err(NotationFault::new(0..0, "this text is too long for a position"));
    }
    let mut words = words(text);
    let Some((start, placement)) = words.next() else {
        return Err(NotationFault::new(0..text.len(), "a position is missing")
            .hint("such as \"l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w\""));
    };
    let (pieces, places) = read_placement(start, placement, rules)?;
    let side = match words.next() {
        None => {
            return Err(NotationFault::new(text.len()..text.len(), "the side to move is missing")
                .hint("end the position with \" w\" or \" b\""));
        }
        Some((_, "w" | "W")) => Side::White,
        Some((_, "b" | "B" | "r" | "R")) => Side::Black,
        Some((at, word)) => {
            return Err(NotationFault::new(at..at + word.len(), format!("\"{}\" is no side", shorten(word)))
                .hint("write w for White or b for Black to move"));
        }
    };
    let rest: Vec<(usize, &str)> = words.collect();
    // Chess's four fields have two more, which are always empty here: "w - - 0 1".
    let rest = match rest.as_slice() {
        [(_, "-"), (_, "-"), rest @ ..] => rest,
        rest => rest,
    };
    if let Some((at, _)) = rest.get(2) {
        return Err(NotationFault::new(*at..text.trim_end().len(), "there is too much after the position")
            .hint("a position ends with the plies since the last capture and the move number"));
    }
    let number = |place: usize, what: &str, least: u32| match rest.get(place) {
        None => Ok(None),
        Some((at, word)) => match word.parse::<u32>() {
            Ok(number) if (least..=MOST_PLIES).contains(&number) => Ok(Some(number)),
            _ => Err(NotationFault::new(*at..at + word.len(), format!("\"{}\" is not {what}", shorten(word)))
                .hint(format!("write a whole number, {least} or more"))),
        },
    };
    let quiet = number(0, "the number of plies since the last capture", 0)?;
    let move_number = number(1, "the number of the move", 1)?;
    Ok((Setup { pieces, side, quiet, move_number }, places))
}

fn read_placement(
    start: usize,
    placement: &str,
    rules: &Rules,
) -> Result<(Vec<Placed>, Vec<Range<usize>>), NotationFault> {
    let board = rules.board();
    let (files, rows) = (u32::from(board.files()), usize::from(board.rows()));
    let found = placement.split('/').count();
    if found != rows {
        let plural = if found == 1 { "" } else { "s" };
        return Err(NotationFault::new(
            start..start + placement.len(),
            format!("this position has {found} row{plural}"),
        )
        .hint(format!("the board has {rows}, with / between them")));
    }
    let mut pieces: Vec<Placed> = Vec::new();
    let mut places: Vec<Range<usize>> = Vec::new();
    let mut at = start;
    for (line, row_text) in placement.split('/').enumerate() {
        let row = (rows - 1 - line) as u8;
        let mut file = 0;
        let mut letters = row_text.char_indices().peekable();
        while let Some((offset, letter)) = letters.next() {
            let mut end = offset + letter.len_utf8();
            if letter == '*' {
                match (pieces.last_mut(), places.last_mut()) {
                    (Some(placed), Some(place)) if place.end == at + offset => {
                        placed.weak = true;
                        place.end = at + end;
                        continue;
                    }
                    _ => {
                        return Err(NotationFault::new(at + offset..at + end, "this * marks no animal")
                            .hint("write it behind the animal that a trap has weakened for good"));
                    }
                }
            }
            if letter.is_ascii_digit() {
                while let Some((next, digit)) = letters.peek().copied().filter(|(_, c)| c.is_ascii_digit()) {
                    end = next + digit.len_utf8();
                    letters.next();
                }
                let number = row_text[offset..end].parse::<u32>().ok().filter(|n| (1..=files).contains(n));
                let Some(number) = number else {
                    return Err(NotationFault::new(at + offset..at + end, "no row has so many empty squares")
                        .hint(format!("write a number from 1 to {files}")));
                };
                file += number;
            } else {
                let Some(kind) = rules.kind_lettered(letter).filter(|_| letter.is_ascii_alphabetic()) else {
                    let known: String = rules.kinds().iter().map(|kind| kind.letter).collect();
                    let message = format!("\"{}\" is no animal of {}", letter.escape_debug(), rules.name());
                    return Err(NotationFault::new(at + offset..at + end, message)
                        .hint(format!("{known} are White's animals, in lower case Black's")));
                };
                if file < files {
                    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
                    let square = Square::new(file as u8, row);
                    pieces.push(Placed { square, piece: Piece { side, kind }, weak: false });
                    places.push(at + offset..at + end);
                }
                file += 1;
            }
        }
        if file != files {
            return Err(NotationFault::new(at..at + row_text.len(), format!("row {} has {file} squares", row + 1))
                .hint(format!("the board has {files} files")));
        }
        at += row_text.len() + 1;
    }
    Ok((pieces, places))
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
