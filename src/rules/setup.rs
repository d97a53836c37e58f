//! An unchecked position, and its validation to a [`Position`].

use super::sized_state::any_width;
use super::{Message, OwnDen, Piece, Position, Rules, Side, Square, Terrain};
use std::sync::Arc;

/// An animal on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placed {
    /// Its square.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// Whether it is still weakened by a trap it has left (only where weakness is permanent).
    pub weak: bool,
}

/// A position as described, not yet validated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The animals.
    pub pieces: Vec<Placed>,
    /// The side to move.
    pub side: Side,
    /// Plies since the last capture, if given.
    pub quiet: Option<u32>,
    /// The number of the next move, from 1, both sides' moves counting as one, if given.
    pub move_number: Option<u32>,
}

/// Why a setup is invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupFault {
    /// The square is not on the board.
    OffBoard(Square),
    /// Two animals are on one square.
    Crowded(Square),
    /// An animal that cannot swim is in water.
    CannotSwim(Placed),
    /// An animal is in its own den, which is barred.
    InOwnDen(Placed),
    /// An animal is in the enemy den and may not enter it.
    MayNotEnterDen(Placed),
    /// Animals of both sides are in an enemy den.
    BothWon,
    /// An animal is marked as weak, but this ruleset has no permanent weakness.
    NoLastingWeakness(Placed),
}

impl SetupFault {
    /// The square concerned, if there is one.
    pub fn square(self) -> Option<Square> {
        match self {
            SetupFault::OffBoard(square) | SetupFault::Crowded(square) => Some(square),
            SetupFault::CannotSwim(placed)
            | SetupFault::InOwnDen(placed)
            | SetupFault::MayNotEnterDen(placed)
            | SetupFault::NoLastingWeakness(placed) => Some(placed.square),
            SetupFault::BothWon => None,
        }
    }

    /// The message, with the ruleset's names.
    pub fn message(self, rules: &Rules) -> Message {
        let of = |id: &'static str, placed: Placed| {
            Message::new(id).animal("animal", &rules.kind(placed.piece.kind).id).with("square", placed.square)
        };
        match self {
            SetupFault::OffBoard(square) => Message::new("setup-off-board").with("square", square),
            SetupFault::Crowded(square) => Message::new("setup-crowded").with("square", square),
            SetupFault::CannotSwim(placed) => of("setup-cannot-swim", placed),
            SetupFault::InOwnDen(placed) => of("setup-in-own-den", placed),
            SetupFault::MayNotEnterDen(placed) => of("setup-in-enemy-den", placed),
            SetupFault::BothWon => Message::new("setup-both-won"),
            SetupFault::NoLastingWeakness(placed) => {
                of("setup-no-lasting-weakness", placed).with("rules", rules.name())
            }
        }
    }
}

impl Setup {
    /// The initial position.
    pub fn start(rules: &Rules) -> Setup {
        Setup {
            pieces: rules.setup().to_vec(),
            side: rules.switches().first_mover,
            quiet: Some(0),
            move_number: Some(1),
        }
    }

    /// Validates the setup under the rules.
    ///
    /// # Errors
    /// Every fault, in the order of the pieces.
    pub fn check(self, rules: &Arc<Rules>) -> Result<Position, Vec<SetupFault>> {
        let spec = rules.spec();
        let counted = self.quiet.is_some() && self.move_number.is_some();
        let second = u32::from(self.side != spec.switches.first_mover);
        let ply = self.move_number.unwrap_or(1).max(1).saturating_sub(1).saturating_mul(2).saturating_add(second);
        let mut state = rules.empty_board().emptied(self.side, self.quiet.unwrap_or(0), ply);
        let mut faults = Vec::new();
        for placed in self.pieces {
            let Piece { side, kind } = placed.piece;
            let Some(cell) = spec.board.cell(placed.square) else {
                faults.push(SetupFault::OffBoard(placed.square));
                continue;
            };
            if any_width!(&state, t => t.state.at(cell.0).is_piece()) {
                faults.push(SetupFault::Crowded(placed.square));
                continue;
            }
            if placed.weak && !spec.remembers_weakness() {
                faults.push(SetupFault::NoLastingWeakness(placed));
                continue;
            }
            if !spec.may_stand(kind, side, cell) {
                faults.push(match spec.board.at(cell) {
                    Terrain::Den(owner) if owner == side => {
                        debug_assert_eq!(spec.switches.own_den, OwnDen::Barred);
                        SetupFault::InOwnDen(placed)
                    }
                    Terrain::Den(_) => SetupFault::MayNotEnterDen(placed),
                    Terrain::Land | Terrain::Water | Terrain::Trap(_) => SetupFault::CannotSwim(placed),
                });
                continue;
            }
            any_width!(&mut state, t => t.state.put(&t.tables, cell, placed.piece, placed.weak));
        }
        any_width!(&mut state, t => t.state.decide(&t.tables));
        if any_width!(&state, t => Side::BOTH.into_iter().all(|side| t.state.stands_in_den(&t.tables, side))) {
            faults.push(SetupFault::BothWon);
        }
        if faults.is_empty() { Ok(Position::new(rules.clone(), state, counted)) } else { Err(faults) }
    }
}
