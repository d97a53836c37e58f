//! Incrementally updated terms of the static evaluation.

use super::eval_params::EvalParams;
use super::pursuit::Pursuit;
use crate::rules::Side;
use crate::rules::compiled::{BoardState, RuleTables, SquareSet, Undo};

/// Bonus for each living enemy kind that an animal may capture, and penalty for each that may capture it.
const LIVING: i32 = 7;

/// The evaluation's terms, for White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EvalState {
    /// Sum over the piece-square table.
    pub placed: i32,
    /// Balance of captures among the living: constant until a capture.
    pub balance: i32,
    /// Pursuit bonuses, in finer units: on a large board the sum of all pairs is large.
    pub pursuit: i64,
}

impl EvalState {
    /// Their sum.
    #[inline]
    pub fn to_white(self) -> i32 {
        self.placed + self.balance + Pursuit::rounded(self.pursuit)
    }
}

/// The changes of a move, for unmaking it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MoveUndo {
    undo: Undo,
    before: EvalState,
}

impl<S: SquareSet> EvalParams<S> {
    /// The terms of a whole position.
    pub fn eval_state(&self, state: &BoardState<S>) -> EvalState {
        let mut placed = 0;
        for side in Side::BOTH {
            state.animals(side).for_each(|cell| placed += self.placed(state.at(cell), cell));
        }
        let black = state.animals(Side::Black);
        let mut pursuit = 0;
        state.animals(Side::White).for_each(|cell| pursuit += self.pursuit(state, state.at(cell), cell, black));
        EvalState { placed, balance: self.balance(state), pursuit }
    }

    /// Makes a move and updates the terms.
    #[inline]
    pub fn make(
        &self,
        tables: &RuleTables<S>,
        state: &mut BoardState<S>,
        eval: &mut EvalState,
        (from, to): (u16, u16),
    ) -> MoveUndo {
        let before = *eval;
        let (mover, victim) = (state.at(from), state.at(to));
        let side = state.side();
        let undo = state.make_onto(tables, from, to, victim);
        let landed = state.at(to);
        let enemies = state.animals(!side);
        let pursuit = match landed == mover && !victim.is_piece() {
            true => self.approach(state, mover, (from, to), enemies),
            false => {
                // The mover is there now, or both are gone: remove the victim's pairs with the rest.
                let stayed = state.animals(side).without(S::of(to));
                let left = match victim.is_piece() {
                    true => self.pursuit(state, victim, to, stayed) - self.between((mover, from), (victim, to)),
                    false => 0,
                };
                let arrived = if landed.is_piece() { self.pursuit(state, landed, to, enemies) } else { 0 };
                left + arrived - self.pursuit(state, mover, from, enemies)
            }
        };
        eval.pursuit += if side == Side::White { pursuit } else { -pursuit };
        eval.placed += self.placed(landed, to) - self.placed(mover, from) - self.placed(victim, to);
        if victim.is_piece() || landed != mover {
            eval.balance = self.balance(state);
        }
        MoveUndo { undo, before }
    }

    /// The terms after a quiet move without weakening, without making it.
    #[inline]
    pub fn after_quiet(&self, state: &BoardState<S>, eval: EvalState, (from, to): (u16, u16)) -> EvalState {
        let (mover, side) = (state.at(from), state.side());
        let enemies = state.animals(!side);
        let gained = self.approach(state, mover, (from, to), enemies);
        EvalState {
            placed: eval.placed + self.placed(mover, to) - self.placed(mover, from),
            balance: eval.balance,
            pursuit: eval.pursuit + if side == Side::White { gained } else { -gained },
        }
    }

    /// Unmakes the last move.
    #[inline]
    pub fn unmake(&self, tables: &RuleTables<S>, state: &mut BoardState<S>, eval: &mut EvalState, made: MoveUndo) {
        state.unmake(tables, made.undo);
        *eval = made.before;
    }

    /// For White: for each animal, the kinds of living enemies that it may capture, less those that may capture it.
    fn balance(&self, state: &BoardState<S>) -> i32 {
        let living = Side::BOTH.map(|side| {
            let mut living = 0u128;
            state.animals(side).for_each(|cell| living |= 1 << state.at(cell).index());
            living
        });
        let [white, black] = Side::BOTH.map(|side| {
            let enemies = living[(!side).index()];
            let mut sum = 0;
            state.animals(side).for_each(|cell| {
                let code = state.at(cell);
                let prey = (self.prey(code) & enemies).count_ones() as i32;
                let hunters = (self.hunters(code) & enemies).count_ones() as i32;
                sum += LIVING * (prey - hunters);
            });
            sum
        });
        white - black
    }
}
