//! Who plays against you.

use super::args::Power;
use super::clock::Clock;
use super::level::Strength;
use crate::cli::exit::Failure;
use crate::cli::tablebase::Known;
use crate::engine::{Endings, Iteration, Limits, Score, SearchMode, Task, TranspositionTable, iterative_deepening};
use crate::rules::{Game, Move};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// An opponent with its memory and its moods.
pub struct Opponent {
    strength: Strength,
    threads: usize,
    table: TranspositionTable,
    mood: u64,
    known: Option<Arc<Known>>,
}

impl Opponent {
    /// Only who thinks for a time asks what is `known`: the others are to make mistakes, in endings, too.
    pub fn new(strength: Strength, power: &Power, mood: u64, known: Option<&Arc<Known>>) -> Result<Opponent, Failure> {
        let known = known.filter(|_| strength.time.is_some()).cloned();
        Ok(Opponent { strength, threads: usize::from(power.threads), table: power.transposition_table()?, mood, known })
    }

    /// What the position is worth to the side to move; `None` if it has no move. The flag cuts its thinking short.
    pub fn weigh(&mut self, game: &Game, flag: &Arc<AtomicBool>) -> Option<Score> {
        self.think(game, flag).variations.first().map(|best| best.score)
    }

    fn think(&mut self, game: &Game, flag: &Arc<AtomicBool>) -> Iteration {
        let Strength { depth, time, slack } = self.strength;
        let clock = Clock::start(time, flag);
        let stop = || clock.is_up();
        let known = self.known.clone();
        let prepare = |known: &Arc<Known>| known.check().and_then(|()| known.prepare(game.position(), time, &stop));
        let solved = match known.as_ref().map(prepare) {
            None => None,
            Some(Ok(most_animals)) => known.as_ref().and_then(|known| known.solved(most_animals)),
            Some(Err(failure)) => {
                // Said once; it plays on without.
                self.known = None;
                failure.tell();
                None
            }
        };
        let task = Task {
            game,
            limits: Limits { depth, nodes: u64::MAX, stop: &stop },
            threads: if time.is_some() { self.threads } else { 1 },
            lines: if slack > 0 { game.moves().len() } else { 1 },
            table: &self.table,
            endings: solved.as_ref().map(|solved| solved as &dyn Endings),
            root_moves: None,
            mode: SearchMode::Selective,
        };
        iterative_deepening(&task, &mut |_| ())
    }

    /// Its move, and what it thinks that the position is worth to it; `None` if there is no move. The flag cuts its
    /// thinking short.
    pub fn choose(&mut self, game: &Game, flag: &Arc<AtomicBool>) -> Option<(Move, Score)> {
        let slack = self.strength.slack;
        let iteration = self.think(game, flag);
        let best = iteration.variations.first()?.score;
        let good = |score: Score| score.hundredths() >= best.hundredths() - slack;
        let choice: Vec<Move> = iteration
            .variations
            .iter()
            .filter(|variation| good(variation.score))
            .filter_map(|variation| variation.moves.first().copied())
            .collect();
        // A win is not thrown away, not even by a child.
        if best.wins_in().is_some() || choice.len() < 2 {
            return iteration.best().map(|mv| (mv, best));
        }
        self.mood = self.mood.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        choice.get((self.mood >> 33) as usize % choice.len()).map(|&mv| (mv, best))
    }
}
