//! What a position is worth at first sight.

use super::Score;
use super::knowledge::Knowledge;
use super::standing::Standing;
use crate::rules::compiled::{OnField, SquareSet, Tabled};
use crate::rules::{Position, Side};
use std::any::Any;

/// Of being to move.
const TURN: i32 = 6;

/// Judges positions under one ruleset at first sight.
pub struct Evaluation(Box<dyn Any + Send + Sync>);

impl Evaluation {
    /// Reads off the ruleset of a position what is to be known.
    pub fn under(position: &Position) -> Evaluation {
        struct Learn;
        impl OnField for Learn {
            type Out = Evaluation;

            fn run<S: SquareSet>(self, tabled: &Tabled<S>) -> Evaluation {
                Evaluation(Box::new(Knowledge::of(&tabled.tables)))
            }
        }
        position.on_field(Learn)
    }

    /// The worth of a position to the side to move by what stands where, without looking ahead. Colours do not matter:
    /// it is the same for a position and for the same position turned round with the colours changed. Of a position
    /// under other rules it says nothing of use.
    pub fn of(&self, position: &Position) -> Score {
        struct Judge<'a>(&'a Evaluation);
        impl OnField for Judge<'_> {
            type Out = Score;

            fn run<S: SquareSet>(self, Tabled { tables, field }: &Tabled<S>) -> Score {
                let evaluate = |knowledge: &Knowledge<S>| worth(&knowledge.standing(field), field.side());
                match self.0.0.downcast_ref::<Knowledge<S>>() {
                    Some(knowledge) => evaluate(knowledge),
                    // A board of another width.
                    None => evaluate(&Knowledge::of(tables)),
                }
            }
        }
        position.on_field(Judge(self))
    }
}

/// The worth of what stands on the board to the side to move.
#[inline]
pub(crate) fn worth(standing: &Standing, side: Side) -> Score {
    let to_white = standing.to_white();
    let worth = TURN + if side == Side::White { to_white } else { -to_white };
    Score(worth.clamp(-Score::MOST.0, Score::MOST.0))
}
