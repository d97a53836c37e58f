//! What the animals on the board are worth, kept up to date while moves are made and taken back.

use super::knowledge::Knowledge;
use super::pursuit::Pursuit;
use crate::rules::Side;
use crate::rules::compiled::{Field, SquareSet, Tables, Undo};

/// Of each living enemy kind that an animal may take, and against it for each that may take it.
const LIVING: i32 = 7;

/// What stands on the board, to White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standing {
    /// By where each animal stands.
    pub placed: i32,
    /// By whom they may take: the same until one is captured.
    pub balance: i32,
    /// By how near they are to those they may take, and to those who may take them; finely. A large board has
    /// so many pairs of animals that their sum is large.
    pub pursuit: i64,
}

impl Standing {
    /// What all of it is worth to White.
    #[inline]
    pub fn to_white(self) -> i32 {
        self.placed + self.balance + Pursuit::rounded(self.pursuit)
    }
}

/// A move that was made, to take it back.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Made {
    undo: Undo,
    before: Standing,
}

impl<S: SquareSet> Knowledge<S> {
    /// Looks at the whole board.
    pub fn standing(&self, field: &Field<S>) -> Standing {
        let mut placed = 0;
        for side in Side::BOTH {
            field.animals(side).for_each(|cell| placed += self.placed(field.at(cell), cell));
        }
        let black = field.animals(Side::Black);
        let mut pursuit = 0;
        field.animals(Side::White).for_each(|cell| pursuit += self.pursuit(field, field.at(cell), cell, black));
        Standing { placed, balance: self.balance(field), pursuit }
    }

    /// Makes a move and reckons what it changes.
    #[inline]
    pub fn make(
        &self,
        tables: &Tables<S>,
        field: &mut Field<S>,
        standing: &mut Standing,
        (from, to): (u16, u16),
    ) -> Made {
        let before = *standing;
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
        standing.pursuit += if side == Side::White { pursuit } else { -pursuit };
        standing.placed += self.placed(landed, to) - self.placed(mover, from) - self.placed(victim, to);
        if victim.is_piece() || landed != mover {
            standing.balance = self.balance(field);
        }
        Made { undo, before }
    }

    /// What would stand there after a step or leap onto an empty square that changes nobody, without making it.
    #[inline]
    pub fn after_quiet(&self, field: &Field<S>, standing: Standing, (from, to): (u16, u16)) -> Standing {
        let (mover, side) = (field.at(from), field.side());
        let enemies = field.animals(!side);
        let gained = self.approach(field, mover, (from, to), enemies);
        Standing {
            placed: standing.placed + self.placed(mover, to) - self.placed(mover, from),
            balance: standing.balance,
            pursuit: standing.pursuit + if side == Side::White { gained } else { -gained },
        }
    }

    /// Takes the last move back.
    #[inline]
    pub fn unmake(&self, tables: &Tables<S>, field: &mut Field<S>, standing: &mut Standing, made: Made) {
        field.unmake(tables, made.undo);
        *standing = made.before;
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
