//! Who plays against you.

use super::args::Power;
use super::clock::Clock;
use super::level::Strength;
use crate::cli::exit::Failure;
use crate::engine::{Limits, Means, Memory, Task, think};
use crate::rules::{Game, Move};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// An opponent with its memory and its moods.
pub struct Opponent {
    strength: Strength,
    threads: usize,
    memory: Memory,
    mood: u64,
}

impl Opponent {
    pub fn new(strength: Strength, power: &Power, mood: u64) -> Result<Opponent, Failure> {
        Ok(Opponent { strength, threads: usize::from(power.threads), memory: power.memory()?, mood })
    }

    /// Its move; `None` if there is none. The flag cuts its thinking short.
    pub fn choose(&mut self, game: &Game, flag: &Arc<AtomicBool>) -> Option<Move> {
        let Strength { depth, time, slack } = self.strength;
        let clock = Clock::start(time, flag);
        let stop = || clock.is_up();
        let task = Task {
            game,
            limits: Limits { depth, nodes: u64::MAX, stop: &stop },
            threads: if time.is_some() { self.threads } else { 1 },
            lines: if slack > 0 { game.moves().len() } else { 1 },
            memory: &self.memory,
            endings: None,
            means: Means::All,
        };
        let thought = think(&task, &mut |_| ());
        let best = thought.variations.first()?.score;
        let good = |score: crate::engine::Score| score.hundredths() >= best.hundredths() - slack;
        let choice: Vec<Move> = thought
            .variations
            .iter()
            .filter(|variation| good(variation.score))
            .filter_map(|variation| variation.moves.first().copied())
            .collect();
        // A win is not thrown away, not even by a child.
        if best.wins_in().is_some() || choice.len() < 2 {
            return thought.best();
        }
        self.mood = self.mood.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        choice.get((self.mood >> 33) as usize % choice.len()).copied()
    }
}
