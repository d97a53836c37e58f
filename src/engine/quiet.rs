//! The end of a line: captures are played out, and a den that can be entered is entered.

use super::line::Step;
use super::order::{Ranked, best_first};
use super::search::{Search, Seen};
use super::{MOST_PLIES, Score};
use crate::rules::compiled::SquareSet;

/// A capture that cannot bring the score this near to what is wanted is not looked at.
const MARGIN: i32 = 150;

impl<S: SquareSet> Search<'_, S> {
    /// The score once the captures are over.
    pub fn settle(&mut self, mut alpha: Score, beta: Score, ply: usize) -> Seen {
        if let Some(seen) = self.over(ply) {
            return seen;
        }
        if let Some(seen) = self.known(ply) {
            return seen;
        }
        if let Some(step) = self.enters_den() {
            self.best[ply].clear();
            self.best[ply].push(step);
            return Seen::sure(Score::win_in(ply as u32 + 1));
        }
        let best = self.evaluate();
        if best >= beta || ply >= MOST_PLIES {
            return Seen::sure(best);
        }
        alpha = alpha.max(best);
        let base = self.moves.len();
        let (field, knowledge, captures) = (&self.field, self.knowledge, &mut self.moves);
        field.each_landing(self.tables, |from, to| {
            let victim = field.at(to);
            if victim.is_piece() {
                let rank = 8 * knowledge.worth(victim) - knowledge.worth(field.at(from));
                captures.push(Ranked { step: Step { from, to }, rank, quiet: false });
            }
        });
        let seen = self.take(base, best, (alpha, beta), ply);
        self.moves.truncate(base);
        seen
    }

    /// The best score of the captures listed from `base` on, or of none of them.
    fn take(&mut self, base: usize, standing: Score, (mut alpha, beta): (Score, Score), ply: usize) -> Seen {
        let mut best = standing;
        let mut reach = usize::MAX;
        let end = self.moves.len();
        for at in base..end {
            best_first(&mut self.moves[base..end], at - base);
            let step = self.moves[at].step;
            let gain = self.knowledge.worth(self.field.at(step.to)) + MARGIN;
            if standing.0 + gain <= alpha.0 && self.is_crowded() || self.line.bars_to_and_fro(step) {
                continue;
            }
            let made = self.make(step);
            let seen = -self.settle(-beta, -alpha, ply + 1);
            self.unmake(made);
            if self.stopped {
                return Seen::sure(Score::EVEN);
            }
            reach = reach.min(seen.reach);
            if seen.score > best {
                best = seen.score;
                alpha = alpha.max(best);
            }
            if best >= beta {
                return Seen { score: best, reach: seen.reach };
            }
        }
        Seen { score: best, reach }
    }

    /// The move by which the side to move enters a den it wins in, if there is one.
    pub fn enters_den(&self) -> Option<Step> {
        if !self.knowledge.threatens_den(&self.field, self.field.side()) {
            return None;
        }
        let wins = self.tables.board.sides[self.field.side().index()].wins;
        let mut enters = None;
        self.field.each_move(self.tables, |from, to| {
            if wins.has(to) {
                enters = Some(Step { from, to });
            }
        });
        enters.filter(|&step| !self.line.bars_to_and_fro(step))
    }

    /// Whether the enemy has several animals left: the capture of its last one may end the game.
    fn is_crowded(&self) -> bool {
        S::count_all([self.field.animals(!self.field.side()), S::EMPTY, S::EMPTY, S::EMPTY]) > 1
    }
}
