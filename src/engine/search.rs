//! Alpha-beta with null windows after the first move (principal variation search).

use super::eval_params::EvalParams;
use super::eval_state::{EvalState, MoveUndo};
use super::evaluation::static_eval;
use super::move_ordering::{History, RankedMove};
use super::search_moves::Node;
use super::search_path::{CellMove, PathVerdict, SearchPath};
use super::transposition_table::{Bound, TranspositionTable};
use super::{Endings, Limits, MAX_PLY, Score, SearchMode};
use crate::rules::compiled::{BoardState, GameDecision, RuleTables, SquareSet};
use crate::rules::{NoLegalMove, Position, Repetition, Rules};
use std::ops::Neg;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Nodes between two checks of the limits,
const NODES_PER_CHECK: u64 = 512;
/// and between two calls of [`Limits::stop`], which may take as long as a hundred nodes.
const NODES_PER_STOP_CHECK: u64 = 4 * NODES_PER_CHECK;
/// Futility margin per remaining ply.
pub(crate) const FUTILITY_MARGIN: i32 = 110;

/// A score, and how far back along the path it depends on earlier positions.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PathScore {
    pub score: Score,
    /// Plies from the start of the game to the earliest position on whose repetition the score depends; [`usize::MAX`]
    /// if on none. A path-dependent score is never stored: it would be wrong on another path to the same position.
    pub reach: usize,
}

impl PathScore {
    /// A score that does not depend on the path.
    pub fn independent(score: Score) -> PathScore {
        PathScore { score, reach: usize::MAX }
    }
}

impl Neg for PathScore {
    type Output = PathScore;

    fn neg(self) -> PathScore {
        PathScore { score: -self.score, reach: self.reach }
    }
}

/// Shared by the threads of a search.
pub(crate) struct SearchShared<'a> {
    pub rules: &'a Rules,
    pub table: &'a TranspositionTable,
    pub endings: Option<&'a dyn Endings>,
    pub limits: Limits<'a>,
    pub mode: SearchMode,
    pub nodes: AtomicU64,
    pub stop: AtomicBool,
    /// The root position.
    pub root: &'a Position,
    /// Whether the result of each root move is known.
    pub knows_all: bool,
}

/// One thread's search.
pub(crate) struct Search<'a, S: SquareSet> {
    pub shared: &'a SearchShared<'a>,
    pub tables: &'a RuleTables<S>,
    pub params: &'a EvalParams<S>,
    pub state: BoardState<S>,
    pub path: SearchPath<'a>,
    pub history: History,
    pub eval: EvalState,
    /// A stack of the moves of all positions on the path.
    pub moves: Vec<RankedMove>,
    /// Plies from the start of the game to the root.
    pub begun: usize,
    /// By ply: the principal variation from there.
    pub pv: Vec<Vec<CellMove>>,
    pub nodes: u64,
    pub stopped: bool,
    /// The depth of the current iteration.
    pub depth: i32,
    /// Whether it may stop: not before the first depth is completed.
    pub may_stop: bool,
}

impl<S: SquareSet> Search<'_, S> {
    #[inline]
    pub fn make(&mut self, step: CellMove) -> MoveUndo {
        let made = self.params.make(self.tables, &mut self.state, &mut self.eval, (step.from, step.to));
        self.path.push(step, self.state.key);
        made
    }

    #[inline]
    pub fn unmake(&mut self, made: MoveUndo) {
        self.params.unmake(self.tables, &mut self.state, &mut self.eval, made);
        self.path.pop();
    }

    #[inline]
    pub fn evaluate(&self) -> Score {
        static_eval(&self.eval, self.state.side())
    }

    /// Counts a node and checks the limits regularly.
    pub fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_CHECK) {
            let nodes = self.shared.nodes.fetch_add(NODES_PER_CHECK, Relaxed) + NODES_PER_CHECK;
            let asks = self.nodes.is_multiple_of(NODES_PER_STOP_CHECK);
            let reached = nodes >= self.shared.limits.nodes || asks && (self.shared.limits.stop)();
            if self.may_stop && (reached || self.shared.stop.load(Relaxed)) {
                self.shared.stop.store(true, Relaxed);
                self.stopped = true;
            }
        }
    }

    /// The score if the game is over here. Counts the node.
    pub fn terminal_score(&mut self, ply: usize) -> Option<PathScore> {
        self.count_node();
        let side = self.state.side();
        let lost = Score::loss_in(ply as u32);
        let won_by = |winner| if winner == side { -lost } else { lost };
        if let Some(decided) = self.state.decided {
            return Some(PathScore::independent(match decided {
                GameDecision::Den(winner) | GameDecision::AllCaptured(winner) => won_by(winner),
                GameDecision::NobodyLeft => Score::EVEN,
            }));
        }
        if self.state.ended(self.tables) {
            // A limit depends on the number of plies played.
            let no_move_score = self.state.count(self.tables) == 0;
            let score = if no_move_score { self.no_move_score(ply) } else { Score::EVEN };
            return Some(PathScore { score, reach: 0 });
        }
        None
    }

    /// The score of a side without a legal move.
    pub fn no_move_score(&self, ply: usize) -> Score {
        match self.shared.rules.switches().no_legal_move {
            NoLegalMove::Loses => Score::loss_in(ply as u32),
            NoLegalMove::Draws => Score::EVEN,
        }
    }

    /// Whether a limit on the game's length is so near that scores depend on it.
    fn near_limit(&self, depth: i32) -> bool {
        let horizon = 2 * depth.max(0) as u32 + 16;
        self.state.ply().saturating_add(horizon) >= self.tables.turn_limit
            || self.state.quiet().saturating_add(horizon) >= self.tables.capture_limit
    }

    /// The score of this node within the window (fail-soft).
    pub fn search(
        &mut self,
        mut depth: i32,
        alpha: Score,
        beta: Score,
        ply: usize,
        null_move_is_sound: bool,
    ) -> PathScore {
        self.pv[ply].clear();
        let reference = self.shared.mode == SearchMode::Reference;
        let selective = self.shared.mode == SearchMode::Selective;
        let den_threat = selective && self.den_threat();
        let extends = den_threat && ply < 2 * self.depth as usize;
        if depth <= 0 && selective && !extends {
            return self.quiescence(alpha, beta, ply);
        }
        if let Some(seen) = self.terminal_score(ply) {
            return seen;
        }
        if self.stopped {
            return PathScore::independent(Score::EVEN);
        }
        // Where positions may recur without limit, a known result holds on recurrence, too.
        if self.shared.rules.switches().repetition == Repetition::Free
            && let Some(seen) = self.known(ply)
        {
            return seen;
        }
        if let PathVerdict::Draw(earlier) = self.path.verdict(self.state.quiet()) {
            return PathScore { score: Score::EVEN, reach: earlier };
        }
        if ply >= MAX_PLY || !selective && depth <= 0 {
            return PathScore::independent(self.evaluate());
        }
        if let Some(seen) = self.known(ply) {
            return seen;
        }
        let pv_node = beta.0 - alpha.0 > 1;
        if extends {
            depth = depth.max(0) + 1;
        }
        if !reference && let Some(step) = self.enters_den() {
            self.pv[ply].push(step);
            return PathScore::independent(Score::win_in(ply as u32 + 1));
        }
        let may_store = !reference && !self.near_limit(depth);
        let hit = if reference { None } else { self.shared.table.get(self.state.key) };
        if let Some(known) = hit.filter(|known| may_store && !pv_node && i32::from(known.depth) >= depth) {
            let score = known.score.seen_from_root(ply);
            let cuts = match known.bound {
                Bound::None => false,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
                Bound::Exact => true,
            };
            if cuts && !self.hash_move_repeats(known.step) {
                return PathScore::independent(score);
            }
        }
        let may_prune = selective && !pv_node && !den_threat && !beta.is_decided();
        let eval = if may_prune { self.evaluate() } else { Score::EVEN };
        if may_prune && depth <= 4 && eval.0 - FUTILITY_MARGIN * depth >= beta.0 {
            return PathScore::independent(eval);
        }
        if may_prune && null_move_is_sound && depth >= 3 && eval >= beta && self.null_move_is_sound() {
            let seen = self.pass(depth - 3 - depth / 4, beta, ply);
            if seen.score >= beta && !self.stopped {
                let score = if seen.score.is_decided() { beta } else { seen.score };
                return PathScore { score, reach: seen.reach };
            }
        }
        let step = hit.and_then(|known| known.step);
        let node =
            Node { depth, alpha, beta, ply, step, may_store, static_eval: may_prune.then_some(eval), den_threat };
        let base = self.moves.len();
        let seen = self.search_moves(&node, base);
        self.moves.truncate(base);
        seen
    }

    /// Null-move search: if passing still fails high, a move will.
    fn pass(&mut self, depth: i32, beta: Score, ply: usize) -> PathScore {
        self.state.pass(self.tables);
        let since = self.path.pass(self.state.key);
        let seen = -self.search(depth, -beta, Score(1 - beta.0), ply + 1, false);
        self.path.unpass(since);
        self.state.pass(self.tables);
        seen
    }

    /// Whether a null move is sound: zugzwang is unlikely where both sides have enough animals and moves.
    fn null_move_is_sound(&self) -> bool {
        let side = self.state.side();
        let animals = |side| S::count_all([self.state.animals(side), S::EMPTY, S::EMPTY, S::EMPTY]);
        animals(side) >= 3 && animals(!side) >= 2 && self.state.count(self.tables) >= 8
    }

    /// Whether the enemy threatens to enter a den.
    fn den_threat(&self) -> bool {
        self.params.threatens_den(&self.state, !self.state.side())
    }
}
