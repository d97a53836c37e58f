//! Which move to look at first.

use super::MOST_PLIES;
use super::knowledge::Knowledge;
use super::line::Step;
use crate::rules::compiled::{Code, Field, SquareSet, Tables};

/// Ranks from the move that was best before down to the quiet ones.
mod rank {
    pub const REMEMBERED: i32 = 1 << 24;
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

/// What has proved good elsewhere in the tree.
#[derive(Debug)]
pub(crate) struct Habit {
    killers: Vec<[Option<Step>; 2]>,
    /// By code and the cell moved to.
    history: Vec<i32>,
    cells: usize,
}

impl Habit {
    pub fn new(cells: usize) -> Habit {
        Habit { killers: vec![[None; 2]; MOST_PLIES + 1], history: vec![0; Code::MOST * cells], cells }
    }

    /// Every move, ranked; in the generator's order.
    pub fn rank<S: SquareSet>(
        &self,
        (tables, knowledge): (&Tables<S>, &Knowledge<S>),
        field: &Field<S>,
        remembered: Option<Step>,
        ply: usize,
        into: &mut Vec<Ranked>,
    ) {
        let wins = tables.board.sides[field.side().index()].wins;
        let killers = self.killers[ply];
        field.each_move(tables, |from, to| {
            let step = Step { from, to };
            let (mover, victim) = (field.at(from), field.at(to));
            let quiet = !victim.is_piece() && !wins.has(to);
            let rank = if remembered == Some(step) {
                rank::REMEMBERED
            } else if wins.has(to) {
                rank::WINS
            } else if victim.is_piece() {
                rank::CAPTURE + 8 * knowledge.worth(victim) - knowledge.worth(mover)
            } else if let Some(place) = killers.iter().position(|killer| *killer == Some(step)) {
                rank::KILLER - place as i32
            } else {
                self.history[mover.index() * self.cells + usize::from(to)] + 64 * knowledge.nearer(mover, from, to)
            };
            into.push(Ranked { step, rank, quiet });
        });
    }

    /// A quiet move was so good that the others need not be seen; those looked at before it were not.
    pub fn praise<S: SquareSet>(&mut self, field: &Field<S>, ply: usize, depth: i32, step: Step, before: &[Ranked]) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(step) {
            *killers = [Some(step), killers[0]];
        }
        let gain = (depth * depth).min(400);
        self.count(field.at(step.from), step, gain);
        for other in before.iter().filter(|other| other.quiet && other.step != step) {
            self.count(field.at(other.step.from), other.step, -gain);
        }
    }

    /// Moves a number towards its bound by part of what is left to it.
    fn count(&mut self, mover: Code, step: Step, gain: i32) {
        let history = &mut self.history[mover.index() * self.cells + usize::from(step.to)];
        *history += 8 * gain - *history * gain.abs() * 8 / MOST_HISTORY;
    }
}

/// Brings the best of the moves from `at` on to that place.
pub(crate) fn best_first(moves: &mut [Ranked], at: usize) {
    let mut best = at;
    for other in at + 1..moves.len() {
        if moves[other].rank > moves[best].rank {
            best = other;
        }
    }
    moves.swap(at, best);
}
