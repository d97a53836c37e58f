//! Deeper and deeper, on one thread or several, until a limit is reached.

use super::knowledge::Knowledge;
use super::line::{Line, Step};
use super::order::Habit;
use super::search::{Search, Shared};
use super::solved::{knows_all, play_out};
use super::{Endings, Limits, MOST_PLIES, Means, Memory, Score};
use crate::rules::compiled::{OnField, SquareSet, Tabled};
use crate::rules::{Game, Move};
use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Where the worth of every move is known, looking deeper than this tells nothing more.
const AFTER_ALL_IS_KNOWN: u32 = 2;

/// What to think about, and with what.
pub struct Task<'a> {
    /// The game; its past counts.
    pub game: &'a Game,
    /// When to stop.
    pub limits: Limits<'a>,
    /// How many threads; none counts as one. With more than one the answer may differ from time to time.
    pub threads: usize,
    /// For how many of the best moves a line is wanted; none counts as one.
    pub lines: usize,
    /// What is remembered from one depth, and from one search of the same game, to the next.
    pub memory: &'a Memory,
    /// Somebody who knows endings under the same ruleset.
    pub endings: Option<&'a dyn Endings>,
    /// Only these moves of the position are considered; all of them if `None`. Moves that are not legal are left out.
    pub root_moves: Option<&'a [Move]>,
    /// How to search.
    pub means: Means,
}

impl Task<'_> {
    /// The legal moves that the search begins with; none if the game is over.
    fn first_moves(&self) -> Vec<Move> {
        let mut moves = if self.game.outcome().is_some() { Vec::new() } else { self.game.moves() };
        if let Some(wanted) = self.root_moves {
            moves.retain(|mv| wanted.contains(mv));
        }
        moves
    }
}

/// A line of play and what it comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation {
    /// For the side to move at its beginning.
    pub score: Score,
    /// The best moves of both sides as far as they were seen; at least one.
    pub moves: Vec<Move>,
}

/// What was found at one depth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thought {
    /// Plies deep; lines with captures and threats were followed further.
    pub depth: u32,
    /// The best moves, the best first. Empty only if there is no legal move among those considered.
    pub variations: Vec<Variation>,
    /// Positions looked at so far, by all threads.
    pub nodes: u64,
}

impl Thought {
    /// The best move.
    pub fn best(&self) -> Option<Move> {
        Some(*self.variations.first()?.moves.first()?)
    }
}

/// Looks for the best moves, and tells what it thinks after each depth; the last thought comes back. A depth that was
/// cut short counts if it found a better move.
pub fn think(task: &Task<'_>, tell: &mut dyn FnMut(&Thought)) -> Thought {
    struct Thinking<'a, 'b>(&'a Task<'b>, &'a mut dyn FnMut(&Thought));
    impl OnField for Thinking<'_, '_> {
        type Out = Thought;

        fn run<S: SquareSet>(self, tabled: &Tabled<S>) -> Thought {
            let Thinking(task, tell) = self;
            think_on(task, tabled, tell)
        }
    }
    task.game.position().on_field(Thinking(task, tell))
}

fn think_on<S: SquareSet>(task: &Task<'_>, tabled: &Tabled<S>, tell: &mut dyn FnMut(&Thought)) -> Thought {
    let rules = task.game.rules();
    let first_moves = task.first_moves();
    let moves: Vec<Step> = first_moves.iter().filter_map(|&mv| Step::of(mv, rules)).collect();
    if moves.is_empty() {
        return Thought { depth: 0, variations: Vec::new(), nodes: 0 };
    }
    task.memory.grow_older();
    let position = task.game.position();
    let knows_all = task.endings.is_some_and(|endings| knows_all(endings, position, &first_moves));
    let knowledge = Knowledge::of(&tabled.tables);
    let shared = Shared {
        rules,
        memory: task.memory,
        endings: task.endings,
        limits: task.limits,
        means: task.means,
        nodes: AtomicU64::new(0),
        stop: AtomicBool::new(false),
        root: position,
        knows_all,
    };
    let search = || {
        let line = Line::new(task.game, rules);
        Search {
            shared: &shared,
            tables: &tabled.tables,
            knowledge: &knowledge,
            field: tabled.field.clone(),
            begun: line.here(),
            line,
            habit: Habit::new(tabled.tables.cells()),
            standing: knowledge.standing(&tabled.field),
            moves: Vec::with_capacity(4096),
            best: vec![Vec::new(); MOST_PLIES + 2],
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
            scope.spawn(move || search.deepen(moves, 1, helper % 2, &mut |_, _, _| ()));
        }
        let mut thought = Thought { depth: 0, variations: Vec::new(), nodes: 0 };
        let mut keep = |depth: i32, found: &[(Score, Vec<Step>)], nodes: u64| {
            let variation = |(score, steps): &(Score, Vec<Step>)| {
                let mut moves = steps.iter().map(|step| step.mv(rules)).collect();
                let plies = score.wins_in().or(score.loses_in());
                if let (Some(endings), Some(plies)) = (task.endings, plies) {
                    play_out(endings, position, &mut moves, plies);
                }
                Variation { score: *score, moves }
            };
            let variations = found.iter().map(variation).collect();
            // What all threads together have looked at is counted in steps.
            thought = Thought { depth: depth as u32, variations, nodes: nodes.max(shared.nodes.load(Relaxed)) };
            tell(&thought);
        };
        let mut search = search();
        let nodes = search.deepen(moves, task.lines.max(1), 0, &mut keep);
        shared.stop.store(true, Relaxed);
        thought.nodes = nodes.max(shared.nodes.load(Relaxed));
        thought
    })
}

/// Told after each depth: the best lines, and how many positions the thread has looked at.
type Keep<'a> = &'a mut dyn FnMut(i32, &[(Score, Vec<Step>)], u64);

impl<S: SquareSet> Search<'_, S> {
    /// Searches depth by depth; a helper begins `ahead` plies deeper than the others, so that they do not all do the
    /// same. Returns how many positions this thread looked at.
    fn deepen(&mut self, mut moves: Vec<Step>, lines: usize, ahead: usize, keep: Keep<'_>) -> u64 {
        let deepest = if self.shared.knows_all { AFTER_ALL_IS_KNOWN } else { MOST_PLIES as u32 / 2 };
        let last = self.shared.limits.depth.clamp(1, deepest) as i32;
        for depth in 1 + ahead as i32..=last {
            self.depth = depth;
            let mut found: Vec<(Score, Vec<Step>)> = Vec::new();
            for line in 0..lines.min(moves.len()) {
                let (best, whole) = self.first_ply(&mut moves, line, depth);
                found.extend(best);
                if !whole {
                    break;
                }
            }
            // A depth cut short tells something if its first move was looked at to the end.
            let told = found.len() == lines.min(moves.len()) || !found.is_empty() && lines == 1;
            if told {
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

    /// Searches the moves from `skip` on and brings the best of them to that place. Tells whether all were looked at.
    fn first_ply(&mut self, moves: &mut [Step], skip: usize, depth: i32) -> (Option<(Score, Vec<Step>)>, bool) {
        let plain = self.shared.means == Means::Plain;
        let mut alpha = -Score::BOUND;
        let mut best: Option<(Score, Vec<Step>)> = None;
        for at in skip..moves.len() {
            let step = moves[at];
            let made = self.make(step);
            let first = best.is_none() || plain;
            let mut seen = match first {
                true => -self.search(depth - 1, -Score::BOUND, -alpha, 1, true),
                false => -self.search(depth - 1, Score(-alpha.0 - 1), -alpha, 1, true),
            };
            if !first && seen.score > alpha && !self.stopped {
                seen = -self.search(depth - 1, -Score::BOUND, -alpha, 1, true);
            }
            self.unmake(made);
            if self.stopped {
                return (best, false);
            }
            if seen.score > alpha {
                alpha = seen.score;
                let line = std::iter::once(step).chain(self.best[1].iter().copied()).collect();
                best = Some((seen.score, line));
                moves[skip..=at].rotate_right(1);
            }
        }
        (best, true)
    }
}
