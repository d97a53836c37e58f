//! The position under the marks.

use super::token::{ON_TRAP, RADIUS};
use super::window::Window;
use crate::rules::{Move, Position, Square, Terrain};
use crate::rulesheet::Arrow;

/// What marks depend on in a position.
pub(super) struct MarkedScene<'v> {
    pub window: Window<'v>,
    pub position: &'v Position,
    pub arrows: Vec<&'v Arrow>,
}

impl MarkedScene<'_> {
    pub fn is_taken(&self, square: Square) -> bool {
        self.position.at(square).is_some()
    }

    /// Whether an arrow ends at a square.
    pub fn is_entered(&self, square: Square) -> bool {
        self.arrows.iter().any(|arrow| arrow.legal && arrow.mv.to == square)
    }

    pub fn terrain(&self, square: Square) -> Terrain {
        self.position.rules().board().terrain(square).unwrap_or(Terrain::Land)
    }

    /// Whether traps are drawn: where they matter, beside a den, or on the whole board. Elsewhere they would seem to
    /// matter.
    pub fn shows_traps(&self) -> bool {
        let is_trap = |square: Square| matches!(self.terrain(square), Terrain::Trap(_));
        let plays_a_part = |square: Square| match self.terrain(square) {
            Terrain::Trap(_) => self.is_taken(square),
            Terrain::Den(_) => true,
            Terrain::Land | Terrain::Water => false,
        };
        self.arrows.is_empty()
            || self.arrows.iter().any(|arrow| arrow.legal && is_trap(arrow.mv.to))
            || self.window.cells().any(|(column, row)| plays_a_part(self.window.square(column, row)))
    }

    /// Whether the excerpt could be anywhere on the board: no animal is stuck at an edge, and there is only land. Then
    /// traps are omitted.
    pub fn is_anywhere(&self) -> bool {
        let traps = self.shows_traps();
        let is_plain = |square: Square| match self.terrain(square) {
            Terrain::Land => true,
            Terrain::Trap(_) => !traps,
            Terrain::Water | Terrain::Den(_) => false,
        };
        self.position.has_moves() && self.window.cells().all(|(column, row)| is_plain(self.window.square(column, row)))
    }

    /// The radius of the piece on a square.
    pub fn reach(&self, square: Square) -> f64 {
        match self.terrain(square) {
            Terrain::Trap(_) => ON_TRAP,
            Terrain::Land | Terrain::Water | Terrain::Den(_) => RADIUS,
        }
    }

    pub fn has_reverse(&self, mv: Move) -> bool {
        self.arrows.iter().any(|other| other.mv == Move::new(mv.to, mv.from) && !other.leap)
    }

    pub fn is_reverse_of_an_earlier_cross(&self, place: usize) -> bool {
        let mv = self.arrows[place].mv;
        self.arrows[..place].iter().any(|other| other.mv == Move::new(mv.to, mv.from) && !other.legal && !other.leap)
    }
}
