//! Quiescence search: captures, and moves into a den.

use super::move_ordering::{RankedMove, pick_best};
use super::search::{PathScore, Search};
use super::search_path::CellMove;
use super::{MAX_PLY, Score};
use crate::rules::compiled::SquareSet;

/// Delta pruning: a capture that leaves the score further than this below alpha is not searched.
const DELTA_MARGIN: i32 = 150;

impl<S: SquareSet> Search<'_, S> {
    /// The quiescence score: the side to move may stand pat or capture.
    pub fn quiescence(&mut self, mut alpha: Score, beta: Score, ply: usize) -> PathScore {
        if let Some(seen) = self.terminal_score(ply) {
            return seen;
        }
        if let Some(seen) = self.known(ply) {
            return seen;
        }
        if let Some(step) = self.enters_den() {
            self.pv[ply].clear();
            self.pv[ply].push(step);
            return PathScore::independent(Score::win_in(ply as u32 + 1));
        }
        let best = self.evaluate();
        if best >= beta || ply >= MAX_PLY {
            return PathScore::independent(best);
        }
        alpha = alpha.max(best);
        let base = self.moves.len();
        let (state, params, captures) = (&self.state, self.params, &mut self.moves);
        state.for_each_landing(self.tables, |from, to| {
            let victim = state.at(to);
            if victim.is_piece() {
                let rank = 8 * params.value(victim) - params.value(state.at(from));
                captures.push(RankedMove { step: CellMove { from, to }, rank, quiet: false });
            }
        });
        let seen = self.search_captures(base, best, (alpha, beta), ply);
        self.moves.truncate(base);
        seen
    }

    /// The best score of the captures listed from `base` on, or of standing pat.
    fn search_captures(
        &mut self,
        base: usize,
        eval: Score,
        (mut alpha, beta): (Score, Score),
        ply: usize,
    ) -> PathScore {
        let mut best = eval;
        let mut reach = usize::MAX;
        let end = self.moves.len();
        for at in base..end {
            pick_best(&mut self.moves[base..end], at - base);
            let step = self.moves[at].step;
            let gain = self.params.value(self.state.at(step.to)) + DELTA_MARGIN;
            if eval.0 + gain <= alpha.0 && self.is_crowded() || self.path.bars_to_and_fro(step) {
                continue;
            }
            let made = self.make(step);
            let seen = -self.quiescence(-beta, -alpha, ply + 1);
            self.unmake(made);
            if self.stopped {
                return PathScore::independent(Score::EVEN);
            }
            reach = reach.min(seen.reach);
            if seen.score > best {
                best = seen.score;
                alpha = alpha.max(best);
            }
            if best >= beta {
                return PathScore { score: best, reach: seen.reach };
            }
        }
        PathScore { score: best, reach }
    }

    /// A move by which the side to move wins by entering a den, if there is one.
    pub fn enters_den(&self) -> Option<CellMove> {
        if !self.params.threatens_den(&self.state, self.state.side()) {
            return None;
        }
        let wins = self.tables.board.sides[self.state.side().index()].wins;
        let mut enters = None;
        self.state.for_each_move(self.tables, |from, to| {
            if wins.has(to) {
                enters = Some(CellMove { from, to });
            }
        });
        enters.filter(|&step| !self.path.bars_to_and_fro(step))
    }

    /// Whether the enemy has several animals left: capturing the last one may end the game.
    fn is_crowded(&self) -> bool {
        S::count_all([self.state.animals(!self.state.side()), S::EMPTY, S::EMPTY, S::EMPTY]) > 1
    }
}
