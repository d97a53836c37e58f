//! Alpha-beta with a null window behind the first move (principal variation search).

use super::expand::Node;
use super::judge::worth;
use super::knowledge::Knowledge;
use super::line::{Line, Past, Step};
use super::memory::{Bound, Memory};
use super::order::{Habit, Ranked};
use super::standing::{Made, Standing};
use super::{Endings, Limits, MOST_PLIES, Means, Score};
use crate::rules::compiled::{Decided, Field, SquareSet, Tables};
use crate::rules::{NoLegalMove, Position, Repetition, Rules};
use std::ops::Neg;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// So many positions are looked at between two glances at the limits,
const GLANCE: u64 = 512;
/// and so many between two questions whether to stop: an answer may take as long as a hundred positions.
const ASK: u64 = 4 * GLANCE;
/// Score that a side may be behind for each ply left and still be given up on.
pub(crate) const HOPE: i32 = 110;

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
    pub standing: Standing,
    /// The moves of all positions on the line, one after another.
    pub moves: Vec<Ranked>,
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
    #[inline]
    pub fn make(&mut self, step: Step) -> Made {
        let made = self.knowledge.make(self.tables, &mut self.field, &mut self.standing, (step.from, step.to));
        self.line.push(step, self.field.key);
        made
    }

    #[inline]
    pub fn unmake(&mut self, made: Made) {
        self.knowledge.unmake(self.tables, &mut self.field, &mut self.standing, made);
        self.line.pop();
    }

    #[inline]
    pub fn evaluate(&self) -> Score {
        worth(&self.standing, self.field.side())
    }

    /// Counts a position; from time to time looks at the limits.
    pub fn count(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(GLANCE) {
            let nodes = self.shared.nodes.fetch_add(GLANCE, Relaxed) + GLANCE;
            let asks = self.nodes.is_multiple_of(ASK);
            let reached = nodes >= self.shared.limits.nodes || asks && (self.shared.limits.stop)();
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
    pub fn stuck(&self, ply: usize) -> Score {
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
    pub fn search(&mut self, mut depth: i32, alpha: Score, beta: Score, ply: usize, may_pass: bool) -> Seen {
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
        let step = remembered.and_then(|known| known.step);
        let node = Node { depth, alpha, beta, ply, step, remembers, prunes: may_prune.then_some(standing), threatened };
        let base = self.moves.len();
        let seen = self.expand(&node, base);
        self.moves.truncate(base);
        seen
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
}
