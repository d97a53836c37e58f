//! The game on a formula, which the boards of the proof play: the players take its variables in turn, White's become
//! true and Black's false, and White wants the formula to be true.
//!
//! Thomas J. Schaefer, "On the complexity of some two-person perfect-information games" (1978), calls it Gpos(POS CNF).

use super::formula::{Formula, VariableSet};
use crate::rules::Side;

/// How a game on a formula ends under best play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormulaOutcome {
    /// Who wins.
    pub winner: Side,
    /// The variables that whoever begins may take first and win, counted from 0; none if the other side wins.
    pub winning: Vec<usize>,
}

/// The digits of variables that are taken; those of free ones are 0.
const TRUE: usize = 1;
const FALSE: usize = 2;

/// The solved game on a formula: every position once.
pub struct FormulaGame<'a> {
    formula: &'a Formula,
    first: Side,
    /// The winner by position and by who moves: numbers of base three whose digits are the variables, each twice.
    winners: Vec<Option<Side>>,
    positions: usize,
}

impl<'a> FormulaGame<'a> {
    /// A game that `first` begins.
    pub fn new(formula: &'a Formula, first: Side) -> FormulaGame<'a> {
        let positions = 3_usize.pow(formula.variables() as u32);
        FormulaGame { formula, first, winners: vec![None; 2 * positions], positions: 0 }
    }

    /// How it ends from its start.
    pub fn outcome(&mut self) -> FormulaOutcome {
        let winner = self.winner(Taken::default(), self.first);
        let winning = self.winning(VariableSet::default(), VariableSet::default(), self.first);
        FormulaOutcome { winner, winning }
    }

    /// The variables that `mover` may take and win, counted from 0, once White has taken some and Black others.
    pub fn winning(&mut self, white: VariableSet, black: VariableSet, mover: Side) -> Vec<usize> {
        let taken = |side: Side, set: VariableSet| set.iter().map(move |variable| (variable, side));
        let taken = taken(Side::White, white).chain(taken(Side::Black, black));
        let here = taken.fold(Taken::default(), |taken, (variable, side)| taken.and(variable, side));
        let free = (0..self.formula.variables()).filter(|&variable| here.is_free(variable));
        free.filter(|&variable| self.winner(here.and(variable, mover), !mover) == mover).collect()
    }

    /// The number of positions that were looked at.
    pub fn positions(&self) -> usize {
        self.positions
    }

    /// Who wins from a position in which `mover` is to move.
    fn winner(&mut self, taken: Taken, mover: Side) -> Side {
        let place = 2 * taken.number + mover.index();
        if let Some(known) = self.winners[place] {
            return known;
        }
        self.positions += 1;
        let winner = if self.formula.holds(taken.white) {
            Side::White
        } else if self.formula.fails(taken.black) {
            Side::Black
        } else {
            let free: Vec<usize> = (0..self.formula.variables()).filter(|&variable| taken.is_free(variable)).collect();
            if free.into_iter().any(|variable| self.winner(taken.and(variable, mover), !mover) == mover) {
                mover
            } else {
                !mover
            }
        };
        self.winners[place] = Some(winner);
        winner
    }
}

/// The variables that each side has taken.
#[derive(Debug, Clone, Copy, Default)]
struct Taken {
    white: VariableSet,
    black: VariableSet,
    /// A digit of base three for each variable.
    number: usize,
}

impl Taken {
    fn is_free(self, variable: usize) -> bool {
        !self.white.has(variable) && !self.black.has(variable)
    }

    fn and(self, variable: usize, side: Side) -> Taken {
        let (white, black, digit) = match side {
            Side::White => (self.white.with(variable), self.black, TRUE),
            Side::Black => (self.white, self.black.with(variable), FALSE),
        };
        Taken { white, black, number: self.number + (digit) * 3_usize.pow(variable as u32) }
    }
}
