//! Iterative deepening, on one thread or several (lazy SMP), until a limit is reached.

use super::eval_params::EvalParams;
use super::move_ordering::History;
use super::search::{Search, SearchShared};
use super::search_path::{CellMove, SearchPath};
use super::table_endings::{knows_all, play_out};
use super::{Endings, Limits, MAX_PLY, Score, SearchMode, TranspositionTable};
use crate::rules::compiled::{SquareSet, TabledState, any_width};
use crate::rules::{Game, Move};
use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Maximum depth once the result of every root move is known.
const AFTER_ALL_IS_KNOWN: u32 = 2;

/// The inputs of a search.
pub struct Task<'a> {
    /// The game; its history counts.
    pub game: &'a Game,
    /// When to stop.
    pub limits: Limits<'a>,
    /// Number of threads; 0 counts as 1. With more than one the result is not deterministic.
    pub threads: usize,
    /// Number of principal variations (UCI's `MultiPV`); 0 counts as 1.
    pub lines: usize,
    /// The transposition table, kept between the searches of a game.
    pub table: &'a TranspositionTable,
    /// A source of endings under the same ruleset.
    pub endings: Option<&'a dyn Endings>,
    /// Restricts the root moves (UCI's `searchmoves`); illegal ones are ignored.
    pub root_moves: Option<&'a [Move]>,
    /// How to search.
    pub mode: SearchMode,
}

impl<'a> Task<'a> {
    /// The best line of a game, by a selective search in one thread, with no endings known and no move left out.
    pub fn best_line(game: &'a Game, limits: Limits<'a>, table: &'a TranspositionTable) -> Task<'a> {
        let (threads, lines, mode) = (1, 1, SearchMode::Selective);
        Task { game, limits, threads, lines, table, endings: None, root_moves: None, mode }
    }

    /// The root moves; empty if the game is over.
    fn first_moves(&self) -> Vec<Move> {
        let mut moves = if self.game.outcome().is_some() { Vec::new() } else { self.game.moves() };
        if let Some(wanted) = self.root_moves {
            moves.retain(|mv| wanted.contains(mv));
        }
        moves
    }
}

/// A line of play and its score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation {
    /// For the side to move at the root.
    pub score: Score,
    /// The principal variation; at least one move.
    pub moves: Vec<Move>,
}

/// The result of one completed depth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Iteration {
    /// The nominal depth in plies; lines with captures and threats were searched deeper.
    pub depth: u32,
    /// The best lines, best first. Empty only if no root move is legal.
    pub variations: Vec<Variation>,
    /// Nodes of all threads so far.
    pub nodes: u64,
}

impl Iteration {
    /// The best move.
    pub fn best(&self) -> Option<Move> {
        Some(*self.variations.first()?.moves.first()?)
    }
}

/// Searches for the best moves and reports each iteration. Returns the last completed one; an interrupted iteration
/// counts if its first move was searched completely.
pub fn iterative_deepening(task: &Task<'_>, report: &mut dyn FnMut(&Iteration)) -> Iteration {
    any_width!(&task.game.position().state, t => search_on(task, t, report))
}

fn search_on<S: SquareSet>(task: &Task<'_>, tabled: &TabledState<S>, report: &mut dyn FnMut(&Iteration)) -> Iteration {
    let rules = task.game.rules();
    let first_moves = task.first_moves();
    let moves: Vec<CellMove> = first_moves.iter().filter_map(|&mv| CellMove::of(mv, rules)).collect();
    if moves.is_empty() {
        return Iteration { depth: 0, variations: Vec::new(), nodes: 0 };
    }
    task.table.new_search();
    let position = task.game.position();
    let knows_all = task.endings.is_some_and(|endings| knows_all(endings, position, &first_moves));
    let params = EvalParams::of(&tabled.tables);
    let shared = SearchShared {
        rules,
        table: task.table,
        endings: task.endings,
        limits: task.limits,
        mode: task.mode,
        nodes: AtomicU64::new(0),
        stop: AtomicBool::new(false),
        root: position,
        knows_all,
    };
    let search = || {
        let path = SearchPath::new(task.game, rules);
        Search {
            shared: &shared,
            tables: &tabled.tables,
            params: &params,
            state: tabled.state.clone(),
            begun: path.here(),
            path,
            history: History::new(tabled.tables.cells()),
            eval: params.eval_state(&tabled.state),
            moves: Vec::with_capacity(4096),
            pv: vec![Vec::new(); MAX_PLY + 2],
            nodes: 0,
            stopped: false,
            depth: 0,
            may_stop: false,
        }
    };
    std::thread::scope(|scope| {
        for helper in 1..task.threads {
            let mut search = search();
            let moves = moves.clone();
            scope.spawn(move || search.iterate(moves, 1, helper % 2, &mut |_, _, _| ()));
        }
        let mut completed = Iteration { depth: 0, variations: Vec::new(), nodes: 0 };
        let mut keep = |depth: i32, found: &[(Score, Vec<CellMove>)], nodes: u64| {
            let variation = |(score, steps): &(Score, Vec<CellMove>)| {
                let mut moves = steps.iter().map(|step| step.mv(rules)).collect();
                let plies = score.wins_in().or(score.loses_in());
                if let (Some(endings), Some(plies)) = (task.endings, plies) {
                    play_out(endings, position, &mut moves, plies);
                }
                Variation { score: *score, moves }
            };
            let variations = found.iter().map(variation).collect();
            // The nodes of all threads are summed in batches.
            completed = Iteration { depth: depth as u32, variations, nodes: nodes.max(shared.nodes.load(Relaxed)) };
            report(&completed);
        };
        let mut search = search();
        let nodes = search.iterate(moves, task.lines.max(1), 0, &mut keep);
        shared.stop.store(true, Relaxed);
        completed.nodes = nodes.max(shared.nodes.load(Relaxed));
        completed
    })
}

/// Called after each iteration with the best lines and the nodes of this thread.
type IterationReport<'a> = &'a mut dyn FnMut(i32, &[(Score, Vec<CellMove>)], u64);

impl<S: SquareSet> Search<'_, S> {
    /// Iterates over depths; a helper thread starts `ahead` plies deeper, so that threads do not all search the same
    /// tree. Returns this thread's nodes.
    fn iterate(&mut self, mut moves: Vec<CellMove>, lines: usize, ahead: usize, keep: IterationReport<'_>) -> u64 {
        let deepest = if self.shared.knows_all { AFTER_ALL_IS_KNOWN } else { MAX_PLY as u32 / 2 };
        let last = self.shared.limits.depth.clamp(1, deepest) as i32;
        for depth in 1 + ahead as i32..=last {
            self.depth = depth;
            let mut found: Vec<(Score, Vec<CellMove>)> = Vec::new();
            for line in 0..lines.min(moves.len()) {
                let (best, whole) = self.search_root(&mut moves, line, depth);
                found.extend(best);
                if !whole {
                    break;
                }
            }
            // An interrupted depth counts if its first move was searched completely.
            let complete = found.len() == lines.min(moves.len()) || !found.is_empty() && lines == 1;
            if complete {
                found.sort_by_key(|(score, _)| Reverse(*score));
                keep(depth, &found, self.nodes);
            }
            self.may_stop = true;
            let decided = found.first().is_some_and(|(score, _)| {
                [score.wins_in(), score.loses_in()].into_iter().flatten().any(|plies| plies as i32 <= depth)
            });
            if self.stopped || decided && lines == 1 || self.out_of_time() {
                break;
            }
        }
        self.nodes
    }

    fn out_of_time(&self) -> bool {
        self.shared.stop.load(Relaxed) || self.nodes >= self.shared.limits.nodes || (self.shared.limits.stop)()
    }

    /// Searches the moves from `skip` on and moves the best of them to that place. Returns whether all were searched.
    fn search_root(
        &mut self,
        moves: &mut [CellMove],
        skip: usize,
        depth: i32,
    ) -> (Option<(Score, Vec<CellMove>)>, bool) {
        let reference = self.shared.mode == SearchMode::Reference;
        let mut alpha = -Score::INFINITE;
        let mut best: Option<(Score, Vec<CellMove>)> = None;
        for at in skip..moves.len() {
            let step = moves[at];
            let made = self.make(step);
            let first = best.is_none() || reference;
            let mut seen = match first {
                true => -self.search(depth - 1, -Score::INFINITE, -alpha, 1, true),
                false => -self.search(depth - 1, Score(-alpha.0 - 1), -alpha, 1, true),
            };
            if !first && seen.score > alpha && !self.stopped {
                seen = -self.search(depth - 1, -Score::INFINITE, -alpha, 1, true);
            }
            self.unmake(made);
            if self.stopped {
                return (best, false);
            }
            if seen.score > alpha {
                alpha = seen.score;
                let line = std::iter::once(step).chain(self.pv[1].iter().copied()).collect();
                best = Some((seen.score, line));
                moves[skip..=at].rotate_right(1);
            }
        }
        (best, true)
    }
}
