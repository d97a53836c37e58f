//! Incrementally updated terms of the static evaluation.

use super::eval_params::EvalParams;
use super::pursuit::Pursuit;
use crate::rules::Side;
use crate::rules::compiled::{Field, SquareSet, Tables, Undo};

/// Of each living enemy kind that an animal may take, and against it for each that may take it.
const LIVING: i32 = 7;

/// The evaluation's terms, for White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EvalState {
    /// Sum over the piece-square table.
    pub placed: i32,
    /// Balance of who captures whom among the living: constant until a capture.
    pub balance: i32,
    /// Pursuit bonuses, in finer units: on a large board there are so many pairs that the sum is large.
    pub pursuit: i64,
}

impl EvalState {
    /// Their sum.
    #[inline]
    pub fn to_white(self) -> i32 {
        self.placed + self.balance + Pursuit::rounded(self.pursuit)
    }
}

/// What takes a move back.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MoveUndo {
    undo: Undo,
    before: EvalState,
}

impl<S: SquareSet> EvalParams<S> {
    /// The terms of a whole position.
    pub fn eval_state(&self, field: &Field<S>) -> EvalState {
        let mut placed = 0;
        for side in Side::BOTH {
            field.animals(side).for_each(|cell| placed += self.placed(field.at(cell), cell));
        }
        let black = field.animals(Side::Black);
        let mut pursuit = 0;
        field.animals(Side::White).for_each(|cell| pursuit += self.pursuit(field, field.at(cell), cell, black));
        EvalState { placed, balance: self.balance(field), pursuit }
    }

    /// Makes a move and updates the terms.
    #[inline]
    pub fn make(
        &self,
        tables: &Tables<S>,
        field: &mut Field<S>,
        eval: &mut EvalState,
        (from, to): (u16, u16),
    ) -> MoveUndo {
        let before = *eval;
        let (mover, victim) = (field.at(from), field.at(to));
        let side = field.side();
        let undo = field.make_onto(tables, from, to, victim);
        let landed = field.at(to);
        let enemies = field.animals(!side);
        let pursuit = match landed == mover && !victim.is_piece() {
            true => self.approach(field, mover, (from, to), enemies),
            false => {
                // The mover stands there now, or nobody does: the victim leaves those who stayed.
                let stayed = field.animals(side).without(S::of(to));
                let left = match victim.is_piece() {
                    true => self.pursuit(field, victim, to, stayed) - self.between((mover, from), (victim, to)),
                    false => 0,
                };
                let arrived = if landed.is_piece() { self.pursuit(field, landed, to, enemies) } else { 0 };
                left + arrived - self.pursuit(field, mover, from, enemies)
            }
        };
        eval.pursuit += if side == Side::White { pursuit } else { -pursuit };
        eval.placed += self.placed(landed, to) - self.placed(mover, from) - self.placed(victim, to);
        if victim.is_piece() || landed != mover {
            eval.balance = self.balance(field);
        }
        MoveUndo { undo, before }
    }

    /// The terms after a quiet move that weakens nobody, without making it.
    #[inline]
    pub fn after_quiet(&self, field: &Field<S>, eval: EvalState, (from, to): (u16, u16)) -> EvalState {
        let (mover, side) = (field.at(from), field.side());
        let enemies = field.animals(!side);
        let gained = self.approach(field, mover, (from, to), enemies);
        EvalState {
            placed: eval.placed + self.placed(mover, to) - self.placed(mover, from),
            balance: eval.balance,
            pursuit: eval.pursuit + if side == Side::White { gained } else { -gained },
        }
    }

    /// Takes the last move back.
    #[inline]
    pub fn unmake(&self, tables: &Tables<S>, field: &mut Field<S>, eval: &mut EvalState, made: MoveUndo) {
        field.unmake(tables, made.undo);
        *eval = made.before;
    }

    /// To White: for each animal the kinds of living enemies that it may take, against those that may take it.
    fn balance(&self, field: &Field<S>) -> i32 {
        let living = Side::BOTH.map(|side| {
            let mut living = 0u128;
            field.animals(side).for_each(|cell| living |= 1 << field.at(cell).index());
            living
        });
        let [white, black] = Side::BOTH.map(|side| {
            let enemies = living[(!side).index()];
            let mut sum = 0;
            field.animals(side).for_each(|cell| {
                let code = field.at(cell);
                let prey = (self.prey(code) & enemies).count_ones() as i32;
                let hunters = (self.hunters(code) & enemies).count_ones() as i32;
                sum += LIVING * (prey - hunters);
            });
            sum
        });
        white - black
    }
}
