//! The move loop of a node: late-move pruning and reductions, null-window search, cutoffs.

use super::evaluation::static_eval;
use super::move_ordering::{RankedMove, pick_best};
use super::search::{FUTILITY_MARGIN, PathScore, Search};
use super::search_path::{CellMove, PathVerdict};
use super::transposition_table::Bound;
use super::{Score, SearchMode};
use crate::rules::compiled::SquareSet;

/// A node before its moves are searched.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Node {
    pub depth: i32,
    pub alpha: Score,
    pub beta: Score,
    pub ply: usize,
    /// The hash move.
    pub step: Option<CellMove>,
    /// Whether its result may be stored in the transposition table.
    pub may_store: bool,
    /// Its static evaluation, if it allows pruning.
    pub static_eval: Option<Score>,
    /// Whether the enemy, if to move, could enter a den.
    pub den_threat: bool,
}

impl<S: SquareSet> Search<'_, S> {
    /// The best score of all moves, which are generated into `moves` from `base` on.
    pub fn search_moves(&mut self, node: &Node, base: usize) -> PathScore {
        let Node { depth, mut alpha, beta, ply, step: first, may_store, static_eval, den_threat } = *node;
        let reference = self.shared.mode == SearchMode::Reference;
        let selective = self.shared.mode == SearchMode::Selective;
        let pv_node = beta.0 - alpha.0 > 1;
        // After a quiet move the line ends here: its evaluation is computed without making the move.
        let ends = depth == 1 && self.ends_in_static_eval() && may_store;
        let last = self.path.last();
        let begun = self.list(base, first);
        let end = self.moves.len();
        let floor = alpha;
        let mut best = -Score::INFINITE;
        let mut best_step = None;
        let mut reach = usize::MAX;
        let mut searched = 0;
        for at in base..end {
            if at == begun {
                let moves = &mut self.moves[begun..end];
                self.history.rank((self.tables, self.params), &self.state, (ply, last), moves);
            }
            if at >= begun {
                pick_best(&mut self.moves[begun..end], at - begun);
            }
            let RankedMove { step, quiet, rank } = self.moves[at];
            if self.path.bars_to_and_fro(step) {
                reach = 0;
                continue;
            }
            if let Some(eval) = static_eval.filter(|_| quiet && searched > 0 && best > -Score::MOST) {
                let late = depth <= 3 && searched > 5 + 3 * (depth * depth) as usize;
                if late || depth <= 2 && eval.0 + FUTILITY_MARGIN * (depth + 1) < alpha.0 {
                    let brings_near = self.params.nearer(self.state.at(step.from), step.from, step.to) > 0;
                    if !brings_near {
                        continue;
                    }
                }
            }
            if ends
                && quiet
                && let Some(score) = self.last_quiet(step).filter(|&score| score <= alpha)
            {
                self.count_node();
                if self.stopped {
                    return PathScore::independent(Score::EVEN);
                }
                searched += 1;
                best = best.max(score);
                continue;
            }
            let made = self.make(step);
            if let PathVerdict::Barred(earlier) = self.path.verdict(self.state.quiet()) {
                self.unmake(made);
                reach = reach.min(earlier);
                continue;
            }
            let reduction = match selective && quiet && searched >= 3 && depth >= 3 && !den_threat {
                true => self.reduction(depth, searched, pv_node, rank),
                false => 0,
            };
            let seen = self.search_move(depth - 1, reduction, (alpha, beta), ply, searched == 0 || reference);
            self.unmake(made);
            if self.stopped {
                return PathScore::independent(Score::EVEN);
            }
            searched += 1;
            reach = reach.min(seen.reach);
            if seen.score > best {
                best = seen.score;
                if best > alpha {
                    best_step = Some(step);
                    if pv_node {
                        self.update_pv(step, ply);
                    }
                    alpha = best;
                }
            }
            if best >= beta {
                reach = seen.reach;
                if quiet {
                    self.history.update(&self.state, (ply, last), depth, step, &self.moves[base..at]);
                }
                break;
            }
        }
        if searched == 0 {
            return PathScore { score: self.no_move_score(ply), reach };
        }
        let bound = match (best >= beta, best > floor) {
            (true, _) => Bound::Lower,
            (false, true) => Bound::Exact,
            (false, false) => Bound::Upper,
        };
        if !reference {
            self.store((best, bound), best_step.or(first), depth, ply, may_store && reach >= self.path.here());
        }
        PathScore { score: best, reach: if reach >= self.path.here() { usize::MAX } else { reach } }
    }

    /// Whether a full-width line ends in a static evaluation, without a limit on the game's length nearby.
    fn ends_in_static_eval(&self) -> bool {
        self.shared.mode == SearchMode::FullWidth && self.tables.has_plain_landings && self.shared.endings.is_none()
    }

    /// The static evaluation after a quiet move at the end of a line; `None` if the position may be a repetition.
    fn last_quiet(&self, CellMove { from, to }: CellMove) -> Option<Score> {
        self.path.is_surely_new(self.state.key_after_step(self.tables, from, to)).then(|| {
            let after = self.params.after_quiet(&self.state, self.eval, (from, to));
            -static_eval(&after, !self.state.side())
        })
    }

    /// Generates the moves from `base` on, the hash move first. Returns the index of the first move without a rank.
    fn list(&mut self, base: usize, first: Option<CellMove>) -> usize {
        let moves = &mut self.moves;
        self.state.for_each_move(self.tables, |from, to| moves.push(RankedMove::unranked(from, to)));
        let listed = &mut moves[base..];
        let Some(place) = first.and_then(|first| listed.iter().position(|ranked| ranked.step == first)) else {
            return base;
        };
        listed.swap(0, place);
        let step = listed[0].step;
        let wins = self.tables.board.sides[self.state.side().index()].wins;
        listed[0].quiet = !self.state.at(step.to).is_piece() && !wins.has(step.to);
        listed[0].rank = i32::MAX;
        base + 1
    }

    /// Searches after a move that was made (principal variation search): with a null window if it is not the first
    /// move, reduced if it is late, and again without reduction or with the full window if it fails high.
    fn search_move(
        &mut self,
        depth: i32,
        reduction: i32,
        (alpha, beta): (Score, Score),
        ply: usize,
        first: bool,
    ) -> PathScore {
        if first {
            return -self.search(depth, -beta, -alpha, ply + 1, true);
        }
        let null = Score(alpha.0 + 1);
        let mut seen = -self.search(depth - reduction, -null, -alpha, ply + 1, true);
        if seen.score > alpha && reduction > 0 {
            seen = -self.search(depth, -null, -alpha, ply + 1, true);
        }
        if seen.score > alpha && seen.score < beta {
            seen = -self.search(depth, -beta, -alpha, ply + 1, true);
        }
        seen
    }

    /// The late-move reduction in plies.
    fn reduction(&self, depth: i32, searched: usize, pv_node: bool, rank: i32) -> i32 {
        let later = (searched.ilog2() * depth.ilog2()) as i32;
        let reduction = 1 + later / 3 - i32::from(pv_node) - i32::from(rank > 1 << 13);
        reduction.clamp(0, depth - 2)
    }

    fn update_pv(&mut self, step: CellMove, ply: usize) {
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(step);
        line.extend_from_slice(&lower[0]);
    }
}
