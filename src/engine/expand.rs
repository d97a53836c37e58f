//! The moves of a position, one after another, until one is too good.

use super::judge::worth;
use super::line::{Past, Step};
use super::memory::Bound;
use super::order::{Ranked, best_first};
use super::search::{HOPE, Search, Seen};
use super::{Means, Score};
use crate::rules::compiled::SquareSet;

/// What is asked about a position, and what is known of it before its moves are looked at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Node {
    pub depth: i32,
    pub alpha: Score,
    pub beta: Score,
    pub ply: usize,
    /// The move remembered as best.
    pub step: Option<Step>,
    /// Whether what is found may be remembered.
    pub remembers: bool,
    /// What it is worth at first sight, where moves may be left out because of that.
    pub prunes: Option<Score>,
    /// Whether the enemy could enter a den if it were to move.
    pub threatened: bool,
}

impl<S: SquareSet> Search<'_, S> {
    /// The best score of all moves; they are listed from `base` on.
    pub fn expand(&mut self, node: &Node, base: usize) -> Seen {
        let Node { depth, mut alpha, beta, ply, step: first, remembers, prunes, threatened } = *node;
        let plain = self.shared.means == Means::Plain;
        let selective = self.shared.means == Means::All;
        let wide = beta.0 - alpha.0 > 1;
        // Behind a quiet move the line ends here, so what the move leads to is known without making it.
        let ends = depth == 1 && self.ends_lines_without_a_look() && remembers;
        let last = self.line.last();
        let begun = self.list(base, first);
        let end = self.moves.len();
        let floor = alpha;
        let mut best = -Score::BOUND;
        let mut best_step = None;
        let mut reach = usize::MAX;
        let mut looked = 0;
        for at in base..end {
            if at == begun {
                let moves = &mut self.moves[begun..end];
                self.habit.rank((self.tables, self.knowledge), &self.field, (ply, last), moves);
            }
            if at >= begun {
                best_first(&mut self.moves[begun..end], at - begun);
            }
            let Ranked { step, quiet, rank } = self.moves[at];
            if self.line.bars_to_and_fro(step) {
                reach = 0;
                continue;
            }
            if let Some(standing) = prunes.filter(|_| quiet && looked > 0 && best > -Score::MOST) {
                let late = depth <= 3 && looked > 5 + 3 * (depth * depth) as usize;
                if late || depth <= 2 && standing.0 + HOPE * (depth + 1) < alpha.0 {
                    let brings_near = self.knowledge.nearer(self.field.at(step.from), step.from, step.to) > 0;
                    if !brings_near {
                        continue;
                    }
                }
            }
            if ends
                && quiet
                && let Some(score) = self.last_quiet(step).filter(|&score| score <= alpha)
            {
                self.count();
                if self.stopped {
                    return Seen::sure(Score::EVEN);
                }
                looked += 1;
                best = best.max(score);
                continue;
            }
            let made = self.make(step);
            if let Past::Barred(earlier) = self.line.past(self.field.quiet()) {
                self.unmake(made);
                reach = reach.min(earlier);
                continue;
            }
            let reduction = match selective && quiet && looked >= 3 && depth >= 3 && !threatened {
                true => self.reduction(depth, looked, wide, rank),
                false => 0,
            };
            let seen = self.look(depth - 1, reduction, (alpha, beta), ply, looked == 0 || plain);
            self.unmake(made);
            if self.stopped {
                return Seen::sure(Score::EVEN);
            }
            looked += 1;
            reach = reach.min(seen.reach);
            if seen.score > best {
                best = seen.score;
                if best > alpha {
                    best_step = Some(step);
                    if wide {
                        self.keep_line(step, ply);
                    }
                    alpha = best;
                }
            }
            if best >= beta {
                reach = seen.reach;
                if quiet {
                    self.habit.praise(&self.field, (ply, last), depth, step, &self.moves[base..at]);
                }
                break;
            }
        }
        if looked == 0 {
            return Seen { score: self.stuck(ply), reach };
        }
        let bound = match (best >= beta, best > floor) {
            (true, _) => Bound::Lower,
            (false, true) => Bound::Exact,
            (false, false) => Bound::Upper,
        };
        if !plain {
            self.remember((best, bound), best_step.or(first), depth, ply, remembers && reach >= self.line.here());
        }
        Seen { score: best, reach: if reach >= self.line.here() { usize::MAX } else { reach } }
    }

    /// Whether a line that is followed to its depth and no further ends without anything to ask, where no limit on the
    /// game's length is near.
    fn ends_lines_without_a_look(&self) -> bool {
        self.shared.means == Means::Whole && self.tables.landing_is_plain && self.shared.endings.is_none()
    }

    /// The worth of a quiet move at the end of a line, unless the position behind it may have stood before.
    fn last_quiet(&self, Step { from, to }: Step) -> Option<Score> {
        self.line.is_surely_new(self.field.key_after_step(self.tables, from, to)).then(|| {
            let after = self.knowledge.after_quiet(&self.field, self.standing, (from, to));
            -worth(&after, !self.field.side())
        })
    }

    /// Lists the moves from `base` on, the remembered one first; those from the place that comes back on are yet to be
    /// ranked.
    fn list(&mut self, base: usize, first: Option<Step>) -> usize {
        let moves = &mut self.moves;
        self.field.each_move(self.tables, |from, to| moves.push(Ranked::not_yet(from, to)));
        let listed = &mut moves[base..];
        let Some(place) = first.and_then(|first| listed.iter().position(|ranked| ranked.step == first)) else {
            return base;
        };
        listed.swap(0, place);
        let step = listed[0].step;
        let wins = self.tables.board.sides[self.field.side().index()].wins;
        listed[0].quiet = !self.field.at(step.to).is_piece() && !wins.has(step.to);
        listed[0].rank = i32::MAX;
        base + 1
    }

    /// Looks behind a move that was made: less deep first if it is unlikely to be good, and through a null window if
    /// it is not the first.
    fn look(&mut self, depth: i32, reduction: i32, (alpha, beta): (Score, Score), ply: usize, first: bool) -> Seen {
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

    /// By how much less deep a late move is looked at first.
    fn reduction(&self, depth: i32, looked: usize, wide: bool, rank: i32) -> i32 {
        let later = (looked.ilog2() * depth.ilog2()) as i32;
        let reduction = 1 + later / 3 - i32::from(wide) - i32::from(rank > 1 << 13);
        reduction.clamp(0, depth - 2)
    }

    fn keep_line(&mut self, step: Step, ply: usize) {
        let (upper, lower) = self.best.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(step);
        line.extend_from_slice(&lower[0]);
    }
}
