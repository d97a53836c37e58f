//! Alpha-beta with a null window behind the first move (principal variation search).

use super::judge::Balance;
use super::knowledge::Knowledge;
use super::line::{Line, Past, Step};
use super::memory::{Bound, Memory};
use super::order::{Habit, Ranked, best_first};
use super::{Endings, Limits, MOST_PLIES, Means, Score};
use crate::rules::compiled::{Decided, Field, SquareSet, Tables, Undo};
use crate::rules::{NoLegalMove, Position, Repetition, Rules};
use std::ops::Neg;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// So many positions are looked at between two glances at the limits.
const GLANCE: u64 = 512;
/// Score that a side may be behind for each ply left and still be given up on.
const HOPE: i32 = 110;

/// A score, and how far back in the game it looked.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Seen {
    pub score: Score,
    /// Plies from the beginning of the game to the earliest position whose coming again the score depends on;
    /// [`usize::MAX`] if it depends on none. A score that looks back beyond its own position is never remembered: on
    /// another way to the same position it would be wrong.
    pub reach: usize,
}

impl Seen {
    /// A score that hangs on the position alone.
    pub fn sure(score: Score) -> Seen {
        Seen { score, reach: usize::MAX }
    }
}

impl Neg for Seen {
    type Output = Seen;

    fn neg(self) -> Seen {
        Seen { score: -self.score, reach: self.reach }
    }
}

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub rules: &'a Rules,
    pub memory: &'a Memory,
    pub endings: Option<&'a dyn Endings>,
    pub limits: Limits<'a>,
    pub means: Means,
    pub nodes: AtomicU64,
    pub stop: AtomicBool,
    /// The position that the search begins with.
    pub root: &'a Position,
    /// Whether who knows endings knows what each of its moves leads to.
    pub knows_all: bool,
}

/// One thread's search.
pub(crate) struct Search<'a, S: SquareSet> {
    pub shared: &'a Shared<'a>,
    pub tables: &'a Tables<S>,
    pub knowledge: &'a Knowledge<S>,
    pub field: Field<S>,
    pub line: Line<'a>,
    pub habit: Habit,
    pub balance: Balance,
    /// Plies from the beginning of the game to the root.
    pub begun: usize,
    /// By ply: the best line from there.
    pub best: Vec<Vec<Step>>,
    pub nodes: u64,
    pub stopped: bool,
    /// The depth that is searched now.
    pub depth: i32,
    /// Whether it may stop: not before the first depth is done.
    pub may_stop: bool,
}

impl<S: SquareSet> Search<'_, S> {
    pub fn make(&mut self, step: Step) -> Undo {
        let undo = self.field.make(self.tables, step.from, step.to);
        self.line.push(step, self.field.key);
        undo
    }

    pub fn unmake(&mut self, undo: Undo) {
        self.field.unmake(self.tables, undo);
        self.line.pop();
    }

    pub fn evaluate(&mut self) -> Score {
        self.knowledge.evaluate(self.tables, &mut self.field, &mut self.balance)
    }

    /// Counts a position; from time to time looks at the limits.
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(GLANCE) {
            let nodes = self.shared.nodes.fetch_add(GLANCE, Relaxed) + GLANCE;
            let reached = nodes >= self.shared.limits.nodes || (self.shared.limits.stop)();
            if self.may_stop && (reached || self.shared.stop.load(Relaxed)) {
                self.shared.stop.store(true, Relaxed);
                self.stopped = true;
            }
        }
    }

    /// What it is worth that the game is over here, if it is. Counts the position.
    pub fn over(&mut self, ply: usize) -> Option<Seen> {
        self.count();
        let side = self.field.side();
        let lost = Score::loss_in(ply as u32);
        let won_by = |winner| if winner == side { -lost } else { lost };
        if let Some(decided) = self.field.decided {
            return Some(Seen::sure(match decided {
                Decided::Den(winner) | Decided::AllCaptured(winner) => won_by(winner),
                Decided::NobodyLeft => Score::EVEN,
            }));
        }
        if self.field.ended(self.tables) {
            // A limit hangs on how long the game has lasted.
            let stuck = self.field.count(self.tables) == 0;
            let score = if stuck { self.stuck(ply) } else { Score::EVEN };
            return Some(Seen { score, reach: 0 });
        }
        None
    }

    /// What it is worth to have no legal move.
    fn stuck(&self, ply: usize) -> Score {
        match self.shared.rules.switches().no_legal_move {
            NoLegalMove::Loses => Score::loss_in(ply as u32),
            NoLegalMove::Draws => Score::EVEN,
        }
    }

    /// Whether a limit on the game's length lies so near that scores depend on it.
    fn near_limit(&self, depth: i32) -> bool {
        let horizon = 2 * depth.max(0) as u32 + 16;
        self.field.ply().saturating_add(horizon) >= self.tables.turn_limit
            || self.field.quiet().saturating_add(horizon) >= self.tables.capture_limit
    }

    /// The best score to be had from here, as far as it lies between `alpha` and `beta`.
    pub fn search(&mut self, mut depth: i32, mut alpha: Score, beta: Score, ply: usize, may_pass: bool) -> Seen {
        self.best[ply].clear();
        let plain = self.shared.means == Means::Plain;
        let selective = self.shared.means == Means::All;
        let threatened = selective && self.threatened();
        let extends = threatened && ply < 2 * self.depth as usize;
        if depth <= 0 && selective && !extends {
            return self.settle(alpha, beta, ply);
        }
        if let Some(seen) = self.over(ply) {
            return seen;
        }
        if self.stopped {
            return Seen::sure(Score::EVEN);
        }
        // Where positions may come again for ever, what is known holds the second time, too.
        if self.shared.rules.switches().repetition == Repetition::Free
            && let Some(seen) = self.known(ply)
        {
            return seen;
        }
        if let Past::Draw(earlier) = self.line.past(self.field.quiet()) {
            return Seen { score: Score::EVEN, reach: earlier };
        }
        if ply >= MOST_PLIES || !selective && depth <= 0 {
            return Seen::sure(self.evaluate());
        }
        if let Some(seen) = self.known(ply) {
            return seen;
        }
        let wide = beta.0 - alpha.0 > 1;
        if extends {
            depth = depth.max(0) + 1;
        }
        if !plain && let Some(step) = self.enters_den() {
            self.best[ply].push(step);
            return Seen::sure(Score::win_in(ply as u32 + 1));
        }
        let remembers = !plain && !self.near_limit(depth);
        let remembered = if plain { None } else { self.shared.memory.get(self.field.key) };
        if let Some(known) = remembered.filter(|known| remembers && !wide && i32::from(known.depth) >= depth) {
            let score = known.score.seen_from_root(ply);
            let cuts = match known.bound {
                Bound::None => false,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
                Bound::Exact => true,
            };
            if cuts && !self.comes_again(known.step) {
                return Seen::sure(score);
            }
        }
        let may_prune = selective && !wide && !threatened && !beta.is_decided();
        let standing = if may_prune { self.evaluate() } else { Score::EVEN };
        if may_prune && depth <= 4 && standing.0 - HOPE * depth >= beta.0 {
            return Seen::sure(standing);
        }
        if may_prune && may_pass && depth >= 3 && standing >= beta && self.may_pass() {
            let seen = self.pass(depth - 3 - depth / 4, beta, ply);
            if seen.score >= beta && !self.stopped {
                let score = if seen.score.is_decided() { beta } else { seen.score };
                return Seen { score, reach: seen.reach };
            }
        }
        let first = remembered.and_then(|known| known.step);
        let mut moves = Vec::with_capacity(32);
        self.habit.rank((self.tables, self.knowledge), &self.field, first, ply, &mut moves);
        let floor = alpha;
        let mut best = -Score::BOUND;
        let mut best_step = None;
        let mut reach = usize::MAX;
        let mut looked = 0;
        for at in 0..moves.len() {
            best_first(&mut moves, at);
            let Ranked { step, quiet, rank } = moves[at];
            if self.line.bars_to_and_fro(step) {
                reach = 0;
                continue;
            }
            let hopeless = may_prune && quiet && looked > 0 && best > -Score::MOST;
            let late = depth <= 3 && looked > 5 + 3 * (depth * depth) as usize;
            if hopeless && (late || depth <= 2 && standing.0 + HOPE * (depth + 1) < alpha.0) {
                let brings_near = self.knowledge.nearer(self.field.at(step.from), step.from, step.to) > 0;
                if !brings_near {
                    continue;
                }
            }
            let undo = self.make(step);
            if let Past::Barred(earlier) = self.line.past(self.field.quiet()) {
                self.unmake(undo);
                reach = reach.min(earlier);
                continue;
            }
            let reduction = match selective && quiet && looked >= 3 && depth >= 3 && !threatened {
                true => self.reduction(depth, looked, wide, rank),
                false => 0,
            };
            let seen = self.look(depth - 1, reduction, (alpha, beta), ply, looked == 0 || plain);
            self.unmake(undo);
            if self.stopped {
                return Seen::sure(Score::EVEN);
            }
            looked += 1;
            reach = reach.min(seen.reach);
            if seen.score > best {
                best = seen.score;
                if best > alpha {
                    best_step = Some(step);
                    self.keep_line(step, ply);
                    alpha = best;
                }
            }
            if best >= beta {
                reach = seen.reach;
                if quiet {
                    self.habit.praise(&self.field, ply, depth, step, &moves[..at]);
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
        let reduction = 1 + later / 4 - i32::from(wide) - i32::from(rank > 1 << 13);
        reduction.clamp(0, depth - 2)
    }

    /// The enemy moves twice: a score that is still good is good.
    fn pass(&mut self, depth: i32, beta: Score, ply: usize) -> Seen {
        self.field.pass(self.tables);
        let since = self.line.pass(self.field.key);
        let seen = -self.search(depth, -beta, Score(1 - beta.0), ply + 1, false);
        self.line.unpass(since);
        self.field.pass(self.tables);
        seen
    }

    /// Whether not to move would surely be worse than to move: not where a side has few animals or few moves.
    fn may_pass(&self) -> bool {
        let side = self.field.side();
        let animals = |side| S::count_all([self.field.animals(side), S::EMPTY, S::EMPTY, S::EMPTY]);
        animals(side) >= 3 && animals(!side) >= 2 && self.field.count(self.tables) >= 8
    }

    /// Whether the enemy could enter a den if it were to move.
    fn threatened(&self) -> bool {
        self.knowledge.threatens_den(&self.field, !self.field.side())
    }

    fn keep_line(&mut self, step: Step, ply: usize) {
        let (upper, lower) = self.best.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(step);
        line.extend_from_slice(&lower[0]);
    }
}
