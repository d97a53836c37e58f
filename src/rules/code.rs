//! What stands on a square, and which animals are alike, as small numbers.

use super::{KindId, Piece, Side};

/// What stands on a square, as a number: nothing, or a piece, weak for good or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Code(pub u8);

impl Code {
    pub const EMPTY: Code = Code(0);
    /// The first number that is a piece.
    pub const FIRST: u8 = 1;
    /// Room for the most codes there may be, so that a masked index needs no check.
    pub const MOST: usize = 128;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_piece(self) -> bool {
        self != Code::EMPTY
    }
}

/// Animals of one side that walk alike and leap alike: the generator needs their squares, not who they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Group(pub u8);

impl Group {
    /// Room for the most groups there may be, a leaping and another one for each kind: a power of two.
    pub const MOST: usize = 64;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

const _: () = assert!(2 * KindId::MOST <= Group::MOST, "a kind and a side make one group");
const _: () = assert!(4 * KindId::MOST < Code::MOST, "a kind, a side and a weakness make one code");

/// The number of a piece under a ruleset with so many kinds.
pub(super) fn encode(piece: Piece, weak: bool, kinds: usize) -> Code {
    let place = (usize::from(weak) * 2 + piece.side.index()) * kinds + piece.kind.index();
    Code(Code::FIRST + place as u8)
}

/// The piece behind a number, and whether it is weak for good.
pub(super) fn decode(code: Code, kinds: usize) -> (Piece, bool) {
    let place = usize::from(code.0 - Code::FIRST);
    let (row, kind) = (place / kinds, place % kinds);
    let side = Side::BOTH[row & 1];
    (Piece { side, kind: KindId(kind as u8) }, row >= 2)
}
