//! Whether a laser cuts a set from wood, and how its sides are distinguished.

use crate::impose::laser::Operation;
use crate::theme::{Backs, Machine, Theme};

/// Whether a laser cuts the board and the pieces themselves, not stickers for them.
pub fn is_wooden(theme: &Theme) -> bool {
    theme.cutter.machine == Machine::Laser && theme.pieces.label.is_none() && theme.pieces.backs == Backs::None
}

/// The messages on both sides' rings, if these tell the sides apart.
pub fn rings(theme: &Theme) -> Option<[&'static str; 2]> {
    let [white, black] = theme.pieces.sides.each_ref().map(|side| side.ring.message());
    (white != black).then_some([white, black])
}

/// The message for an operation, in a word.
pub fn word(operation: Operation) -> &'static str {
    match operation {
        Operation::Engrave => "laser-engrave",
        Operation::Score => "laser-score",
        Operation::Cut => "laser-cut",
    }
}
