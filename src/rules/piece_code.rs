//! Compact codes for the occupant of a square, and groups of pieces that move alike.

use super::{KindId, Piece, Side};

/// The occupant of a square as a number: none, or a piece, permanently weak or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PieceCode(pub u8);

impl PieceCode {
    pub const EMPTY: PieceCode = PieceCode(0);
    /// The first code of a piece.
    pub const FIRST: u8 = 1;
    /// Array size for all codes: a power of two, so that a masked index needs no bounds check.
    pub const MOST: usize = 128;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_piece(self) -> bool {
        self != PieceCode::EMPTY
    }
}

/// Pieces of one side with the same steps and leaps: the move generator needs their squares, not their kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MovementGroup(pub u8);

impl MovementGroup {
    /// Array size for all groups, a leaping and a non-leaping one per kind: a power of two.
    pub const MOST: usize = 64;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

const _: () = assert!(2 * KindId::MOST <= MovementGroup::MOST, "a kind and a side make one group");
const _: () = assert!(4 * KindId::MOST < PieceCode::MOST, "a kind, a side and a weakness make one code");

/// The code of a piece under a ruleset with this number of kinds.
pub(super) fn encode(piece: Piece, weak: bool, kinds: usize) -> PieceCode {
    let place = (usize::from(weak) * 2 + piece.side.index()) * kinds + piece.kind.index();
    PieceCode(PieceCode::FIRST + place as u8)
}

/// The piece of a code, and whether it is permanently weak.
pub(super) fn decode(code: PieceCode, kinds: usize) -> (Piece, bool) {
    let place = usize::from(code.0 - PieceCode::FIRST);
    let (row, kind) = (place / kinds, place % kinds);
    let side = Side::BOTH[row & 1];
    (Piece { side, kind: KindId(kind as u8) }, row >= 2)
}
