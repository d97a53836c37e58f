//! Moves in the notation of the protocol.

use crate::rules::{Move, Square};

/// `a3b3`, with rows of one or two digits; `None` for anything else.
pub fn read_squares(text: &str) -> Option<Move> {
    let second = text.char_indices().skip(1).find(|(_, letter)| letter.is_ascii_alphabetic())?.0;
    Some(Move::new(Square::parse(&text[..second])?, Square::parse(&text[second..])?))
}
