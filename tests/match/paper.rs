//! The plain engine: alpha-beta with iterative deepening and a table of 64-bit keys, and nothing else.
//!
//! The evaluation is in the spirit of the one of van Rijn and Vis: what an animal is worth by its strength (the
//! rat more, as it takes the elephant), and how near it has come to the enemy den.

use crate::clock::spent;
use shouqi::rules::{Game, Move, Position, Rules, Side, Square, Terrain};
use std::time::Duration;

const WON: i32 = 1_000_000;
/// By strength.
const VALUES: [i32; 9] = [0, 500, 200, 300, 400, 500, 800, 900, 1000];
/// For each square nearer to the enemy den.
const NEARER: i32 = 12;
const DEEPEST: i32 = 64;
/// Positions between two glances at the clock.
const GLANCE: u64 = 256;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    Lower,
    Upper,
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    score: i32,
    depth: i32,
    bound: Bound,
    best: Move,
}

/// The engine and what it remembers.
pub struct PaperEngine {
    table: Vec<Option<Entry>>,
    nodes: u64,
    line: Vec<u64>,
    /// When the thread has thought so long in all.
    deadline: Duration,
    late: bool,
}

/// What the evaluation asks of a ruleset, answered beforehand.
struct Worth {
    values: Vec<i32>,
    dens: [Vec<Square>; 2],
}

impl Worth {
    fn of(rules: &Rules) -> Worth {
        let board = rules.board();
        let values =
            rules.kinds().iter().map(|kind| VALUES[usize::from(kind.strength).min(VALUES.len() - 1)]).collect();
        let den = |side| board.squares().filter(|&s| board.terrain(s) == Some(Terrain::Den(side))).collect();
        Worth { values, dens: [den(Side::White), den(Side::Black)] }
    }

    /// The worth to the side to move.
    fn evaluate(&self, position: &Position) -> i32 {
        let mut sum = 0;
        for placed in position.pieces() {
            let dens = match placed.piece.side {
                Side::White => &self.dens[1],
                Side::Black => &self.dens[0],
            };
            let steps = |den: &Square| {
                i32::from(den.file.0.abs_diff(placed.square.file.0))
                    + i32::from(den.row.0.abs_diff(placed.square.row.0))
            };
            let far = dens.iter().map(steps).min().unwrap_or(0);
            let worth = self.values[placed.piece.kind.index()] - NEARER * far;
            sum += if placed.piece.side == position.side() { worth } else { -worth };
        }
        sum
    }
}

impl PaperEngine {
    /// With a table of so many bytes.
    pub fn new(bytes: usize) -> PaperEngine {
        let entries = bytes / size_of::<Option<Entry>>();
        PaperEngine { table: vec![None; entries], nodes: 0, line: Vec::new(), deadline: Duration::ZERO, late: false }
    }

    /// Its move after so long, and how many positions it has looked at.
    pub fn think(&mut self, game: &Game, time: Duration) -> (Move, u64) {
        let worth = Worth::of(game.rules());
        self.deadline = spent() + time;
        (self.late, self.nodes) = (false, 0);
        self.line.clear();
        let mut then = game.clone();
        while then.take_back().is_some() {
            self.line.insert(0, then.position().key());
        }
        let mut moves = game.moves();
        let mut position = game.position().clone();
        let mut best = moves[0];
        for depth in 1..DEEPEST {
            let mut alpha = -WON;
            let mut found = None;
            self.line.push(position.key());
            for &mv in &moves {
                let undo = position.make(mv);
                let score = -self.search(&worth, &mut position, depth - 1, -WON, -alpha, 1);
                position.unmake(undo);
                if self.late {
                    break;
                }
                if score > alpha {
                    (alpha, found) = (score, Some(mv));
                }
            }
            self.line.pop();
            if let Some(mv) = found {
                best = mv;
                moves.sort_by_key(|&other| other != mv);
            }
            if self.late || alpha.abs() > WON - 1000 {
                break;
            }
        }
        (best, self.nodes)
    }

    fn search(
        &mut self,
        worth: &Worth,
        position: &mut Position,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: i32,
    ) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(GLANCE) && spent() >= self.deadline {
            self.late = true;
        }
        if let Some(outcome) = position.outcome() {
            return match outcome.winner {
                Some(winner) if winner == position.side() => WON - ply,
                Some(_) => ply - WON,
                None => 0,
            };
        }
        let key = position.key();
        let since = self.line.len().saturating_sub(position.quiet() as usize);
        if self.line[since..].contains(&key) {
            return 0;
        }
        if depth == 0 || self.late {
            return worth.evaluate(position);
        }
        let place = (key % self.table.len() as u64) as usize;
        let known = self.table[place].filter(|entry| entry.key == key);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.score >= beta,
                Bound::Upper => entry.score <= alpha,
            };
            if cuts {
                return entry.score;
            }
        }
        let mut moves = position.moves();
        moves.sort_by_key(|mv| (known.is_none_or(|entry| entry.best != *mv), position.at(mv.to).is_none()));
        let floor = alpha;
        let (mut best, mut best_move) = (-WON, moves[0]);
        self.line.push(key);
        for mv in moves {
            let undo = position.make(mv);
            let score = -self.search(worth, position, depth - 1, -beta, -alpha, ply + 1);
            position.unmake(undo);
            if score > best {
                (best, best_move) = (score, mv);
            }
            alpha = alpha.max(best);
            if alpha >= beta || self.late {
                break;
            }
        }
        self.line.pop();
        if !self.late {
            let bound = match (best >= beta, best > floor) {
                (true, _) => Bound::Lower,
                (false, true) => Bound::Exact,
                (false, false) => Bound::Upper,
            };
            self.table[place] = Some(Entry { key, score: best, depth, bound, best: best_move });
        }
        best
    }
}
