//! Static evaluation.

use super::Score;
use super::eval_params::EvalParams;
use super::eval_state::EvalState;
use crate::rules::compiled::{SquareSet, TabledState, any_width};
use crate::rules::{Position, Side};
use std::any::Any;

/// Tempo bonus.
const TEMPO: i32 = 6;

/// Evaluates positions of one ruleset without search.
pub struct Evaluation(Box<dyn Any + Send + Sync>);

impl Evaluation {
    /// Derives the parameters from the ruleset of a position.
    pub fn new(position: &Position) -> Evaluation {
        any_width!(&position.state, t => Evaluation(Box::new(EvalParams::of(&t.tables))))
    }

    /// The static evaluation of a position for the side to move. It is symmetric under a rotation of the board with
    /// exchanged colours. Meaningless for positions under other rules.
    pub fn of(&self, position: &Position) -> Score {
        any_width!(&position.state, t => self.of_state(t))
    }

    fn of_state<S: SquareSet>(&self, TabledState { tables, state }: &TabledState<S>) -> Score {
        let evaluate = |params: &EvalParams<S>| static_eval(&params.eval_state(state), state.side());
        match self.0.downcast_ref::<EvalParams<S>>() {
            Some(params) => evaluate(params),
            // A state of another bitboard width.
            None => evaluate(&EvalParams::of(tables)),
        }
    }
}

/// The static evaluation for the side to move.
#[inline]
pub(crate) fn static_eval(eval: &EvalState, side: Side) -> Score {
    let to_white = eval.to_white();
    let value = TEMPO + if side == Side::White { to_white } else { -to_white };
    Score(value.clamp(-Score::MOST.0, Score::MOST.0))
}
