//! Symmetries of a ruleset: mappings of the board under which every move stays a move.

use super::equivalence::{cells, piece_states};
use crate::rules::{ListedMove, MoveLists, Piece, PieceState, Side};

/// The same kind of piece on the other side.
pub(super) fn swapped(move_lists: &MoveLists, piece_state: PieceState) -> PieceState {
    let (Piece { side, kind }, weak) = move_lists.piece_states[usize::from(piece_state)];
    move_lists.piece_state(Piece { side: !side, kind }, weak)
}

/// A mapping of the board onto itself that may be a symmetry of the game.
pub(super) struct BoardSymmetry<'a> {
    pub move_lists: &'a MoveLists,
    /// By cell: its image.
    pub cells: &'a [u16],
    /// Whether the sides are exchanged, too.
    pub swaps: bool,
}

impl BoardSymmetry<'_> {
    /// Whether every piece state moves, captures, blocks and wins on the image as on the board itself.
    pub fn holds(&self) -> bool {
        self.cells.len() == self.move_lists.cells
            && piece_states(self.move_lists).all(|piece_state| self.holds_for(piece_state))
    }

    fn cell(&self, cell: u16) -> u16 {
        self.cells[usize::from(cell)]
    }

    fn piece_state(&self, piece_state: PieceState) -> PieceState {
        if self.swaps { swapped(self.move_lists, piece_state) } else { piece_state }
    }

    fn holds_for(&self, piece_state: PieceState) -> bool {
        let (move_lists, image) = (self.move_lists, self.piece_state(piece_state));
        let side = |piece_state: PieceState| move_lists.piece_states[usize::from(piece_state)].0.side;
        let stops = |leaper: Side, water| {
            let image_leaper = if self.swaps { !leaper } else { leaper };
            move_lists.blocks(leaper, water, piece_state) == move_lists.blocks(image_leaper, water, image)
        };
        let settles = |cell| {
            move_lists.may_stand(piece_state, cell) == move_lists.may_stand(image, self.cell(cell))
                && move_lists.wins(side(piece_state), cell) == move_lists.wins(side(image), self.cell(cell))
                && self.piece_state(move_lists.becomes(piece_state, cell)) == move_lists.becomes(image, self.cell(cell))
        };
        Side::BOTH.into_iter().all(|leaper| [false, true].into_iter().all(|water| stops(leaper, water)))
            && cells(move_lists).all(|cell| settles(cell) && self.ways_match(piece_state, image, cell))
    }

    fn ways_match(&self, piece_state: PieceState, image: PieceState, from: u16) -> bool {
        let move_lists = self.move_lists;
        let (ways, images) = (move_lists.moves(piece_state, from), move_lists.moves(image, self.cell(from)));
        let same = |way: &ListedMove| {
            images.iter().any(|other| {
                let lands = |on| move_lists.landing(way, on) == move_lists.landing(other, self.piece_state(on));
                other.to == self.cell(way.to)
                    && sorted(way.path.iter().map(|&(cell, water)| (self.cell(cell), water)))
                        == sorted(other.path.iter().copied())
                    && piece_states(move_lists).all(lands)
            })
        };
        ways.len() == images.len() && ways.iter().all(same)
    }
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items
}
