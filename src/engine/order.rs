//! Which move to look at first.

use super::MOST_PLIES;
use super::knowledge::Knowledge;
use super::line::Step;
use crate::rules::compiled::{Code, Field, SquareSet, Tables};
use std::cmp::Reverse;

/// Ranks from the moves that win down to the quiet ones.
mod rank {
    pub const WINS: i32 = 1 << 23;
    pub const CAPTURE: i32 = 1 << 22;
    pub const KILLER: i32 = 1 << 21;
}

/// No history counts for more.
const MOST_HISTORY: i32 = 1 << 14;

/// A move and how early to look at it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ranked {
    pub step: Step,
    pub rank: i32,
    /// It takes nothing and wins nothing.
    pub quiet: bool,
}

impl Ranked {
    /// A move that nobody has ranked yet.
    pub fn not_yet(from: u16, to: u16) -> Ranked {
        Ranked { step: Step { from, to }, rank: 0, quiet: false }
    }
}

/// So many moves are picked one by one; if none of them was good enough, the rest is put in order at once.
const PICKED: usize = 4;

/// What has proved good elsewhere in the tree.
#[derive(Debug)]
pub(crate) struct Habit {
    killers: Vec<[Option<Step>; 2]>,
    /// By what moved last and where to: what was good against it.
    answers: Vec<Option<Step>>,
    /// By code and the cell moved to.
    history: Vec<i32>,
    cells: usize,
}

impl Habit {
    pub fn new(cells: usize) -> Habit {
        Habit {
            killers: vec![[None; 2]; MOST_PLIES + 2],
            answers: vec![None; Code::MOST * cells],
            history: vec![0; Code::MOST * cells],
            cells,
        }
    }

    fn place(&self, code: Code, cell: u16) -> usize {
        code.index() * self.cells + usize::from(cell)
    }

    /// The move that was good against the last one, which the field has made.
    fn answer<S: SquareSet>(&self, field: &Field<S>, last: Option<Step>) -> Option<Step> {
        last.and_then(|last| self.answers[self.place(field.at(last.to), last.to)])
    }

    /// Ranks moves.
    pub fn rank<S: SquareSet>(
        &self,
        (tables, knowledge): (&Tables<S>, &Knowledge<S>),
        field: &Field<S>,
        (ply, last): (usize, Option<Step>),
        moves: &mut [Ranked],
    ) {
        let wins = tables.board.sides[field.side().index()].wins;
        let [first, second] = self.killers[ply];
        let answer = self.answer(field, last);
        for Ranked { step, rank, quiet } in moves {
            let (mover, victim) = (field.at(step.from), field.at(step.to));
            let wins = wins.has(step.to);
            *quiet = !victim.is_piece() && !wins;
            let this = Some(*step);
            *rank = if wins {
                rank::WINS
            } else if victim.is_piece() {
                rank::CAPTURE + 8 * knowledge.worth(victim) - knowledge.worth(mover)
            } else if this == first {
                rank::KILLER
            } else if this == second {
                rank::KILLER - 1
            } else if this == answer {
                rank::KILLER - 2
            } else {
                self.history[self.place(mover, step.to)] + 64 * knowledge.nearer(mover, step.from, step.to)
            };
        }
    }

    /// A quiet move was so good that the others need not be seen; those looked at before it were not.
    pub fn praise<S: SquareSet>(
        &mut self,
        field: &Field<S>,
        (ply, last): (usize, Option<Step>),
        depth: i32,
        step: Step,
        before: &[Ranked],
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(step) {
            *killers = [Some(step), killers[0]];
        }
        if let Some(last) = last {
            let place = self.place(field.at(last.to), last.to);
            self.answers[place] = Some(step);
        }
        let gain = (depth * depth).min(400);
        self.count(field.at(step.from), step, gain);
        for other in before.iter().filter(|other| other.quiet && other.step != step) {
            self.count(field.at(other.step.from), other.step, -gain);
        }
    }

    /// Moves a number towards its bound by part of what is left to it.
    fn count(&mut self, mover: Code, step: Step, gain: i32) {
        let place = self.place(mover, step.to);
        let history = &mut self.history[place];
        *history += 8 * gain - *history * gain.abs() * 8 / MOST_HISTORY;
    }
}

/// Brings the best of the moves from `at` on to that place; all before it have been picked.
#[inline]
pub(crate) fn best_first(moves: &mut [Ranked], at: usize) {
    if at > PICKED {
        return;
    }
    if at == PICKED {
        moves[at..].sort_unstable_by_key(|ranked| Reverse(ranked.rank));
        return;
    }
    let mut best = at;
    for other in at + 1..moves.len() {
        if moves[other].rank > moves[best].rank {
            best = other;
        }
    }
    moves.swap(at, best);
}
