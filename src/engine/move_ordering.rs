//! Move ordering: captures by victim and attacker, killer moves, countermoves, history.

use super::MAX_PLY;
use super::eval_params::EvalParams;
use super::search_path::CellMove;
use crate::rules::compiled::{BoardState, PieceCode, RuleTables, SquareSet};
use std::cmp::Reverse;

/// Ranks, from winning moves down to quiet ones.
mod rank {
    pub const WINS: i32 = 1 << 23;
    pub const CAPTURE: i32 = 1 << 22;
    pub const KILLER: i32 = 1 << 21;
}

/// The bound of history scores.
const MAX_HISTORY: i32 = 1 << 14;

/// A move and its rank: higher ranks are searched first.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RankedMove {
    pub step: CellMove,
    pub rank: i32,
    /// Neither captures nor wins.
    pub quiet: bool,
}

impl RankedMove {
    /// A move without a rank.
    pub fn unranked(from: u16, to: u16) -> RankedMove {
        RankedMove { step: CellMove { from, to }, rank: 0, quiet: false }
    }
}

/// Number of moves picked by selection; if none of them causes a cutoff, the rest is sorted.
const PICKED: usize = 4;

/// Killers, countermoves and history: quiet moves that caused cutoffs elsewhere in the tree.
#[derive(Debug)]
pub(crate) struct History {
    killers: Vec<[Option<CellMove>; 2]>,
    /// By the last mover and its target: the move that refuted it.
    counter_moves: Vec<Option<CellMove>>,
    /// By code and target cell.
    history: Vec<i32>,
    cells: usize,
}

impl History {
    pub fn new(cells: usize) -> History {
        History {
            killers: vec![[None; 2]; MAX_PLY + 2],
            counter_moves: vec![None; PieceCode::MOST * cells],
            history: vec![0; PieceCode::MOST * cells],
            cells,
        }
    }

    fn place(&self, code: PieceCode, cell: u16) -> usize {
        code.index() * self.cells + usize::from(cell)
    }

    /// The countermove to the last move made in the state.
    fn counter_move<S: SquareSet>(&self, state: &BoardState<S>, last: Option<CellMove>) -> Option<CellMove> {
        last.and_then(|last| self.counter_moves[self.place(state.at(last.to), last.to)])
    }

    /// Ranks moves: wins, captures by most valuable victim and least valuable attacker, killers, countermove, history.
    pub fn rank<S: SquareSet>(
        &self,
        (tables, params): (&RuleTables<S>, &EvalParams<S>),
        state: &BoardState<S>,
        (ply, last): (usize, Option<CellMove>),
        moves: &mut [RankedMove],
    ) {
        let wins = tables.board.sides[state.side().index()].wins;
        let [first, second] = self.killers[ply];
        let counter_move = self.counter_move(state, last);
        for RankedMove { step, rank, quiet } in moves {
            let (mover, victim) = (state.at(step.from), state.at(step.to));
            let wins = wins.has(step.to);
            *quiet = !victim.is_piece() && !wins;
            let this = Some(*step);
            *rank = if wins {
                rank::WINS
            } else if victim.is_piece() {
                rank::CAPTURE + 8 * params.value(victim) - params.value(mover)
            } else if this == first {
                rank::KILLER
            } else if this == second {
                rank::KILLER - 1
            } else if this == counter_move {
                rank::KILLER - 2
            } else {
                self.history[self.place(mover, step.to)] + 64 * params.nearer(mover, step.from, step.to)
            };
        }
    }

    /// Updates the tables after a cutoff by a quiet move; the quiet moves searched before it are penalised.
    pub fn update<S: SquareSet>(
        &mut self,
        state: &BoardState<S>,
        (ply, last): (usize, Option<CellMove>),
        depth: i32,
        step: CellMove,
        before: &[RankedMove],
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(step) {
            *killers = [Some(step), killers[0]];
        }
        if let Some(last) = last {
            let place = self.place(state.at(last.to), last.to);
            self.counter_moves[place] = Some(step);
        }
        let gain = (depth * depth).min(400);
        self.count(state.at(step.from), step, gain);
        for other in before.iter().filter(|other| other.quiet && other.step != step) {
            self.count(state.at(other.step.from), other.step, -gain);
        }
    }

    /// Moves a history score towards its bound by a fraction of the rest (“gravity”).
    fn count(&mut self, mover: PieceCode, step: CellMove, gain: i32) {
        let place = self.place(mover, step.to);
        let history = &mut self.history[place];
        *history += 8 * gain - *history * gain.abs() * 8 / MAX_HISTORY;
    }
}

/// Selects the highest ranked of the moves from `at` on; those before have been picked.
#[inline]
pub(crate) fn pick_best(moves: &mut [RankedMove], at: usize) {
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
