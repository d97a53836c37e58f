//! The computer opponent of `play`, and its strength.

use super::level::Strength;
use crate::cli::args::Power;
use crate::cli::engine::Clock;
use crate::cli::exit::Failure;
use crate::cli::tablebase::EngineTables;
use crate::engine::{Endings, Iteration, Limits, Score, SearchMode, Task, TranspositionTable, iterative_deepening};
use crate::rules::{Game, Move};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// An opponent: its strength, its transposition table, and the random state for weak levels.
pub struct Opponent {
    strength: Strength,
    threads: usize,
    table: TranspositionTable,
    random_state: u64,
    tables: Option<Arc<EngineTables>>,
}

impl Opponent {
    /// Only timed levels probe tables: weaker ones are meant to err in endings, too.
    pub fn new(
        strength: Strength,
        power: &Power,
        random_state: u64,
        tables: Option<&Arc<EngineTables>>,
    ) -> Result<Opponent, Failure> {
        let tables = tables.filter(|_| strength.time.is_some()).cloned();
        Ok(Opponent {
            strength,
            threads: usize::from(power.threads),
            table: power.transposition_table()?,
            random_state,
            tables,
        })
    }

    /// The score of the position for the side to move; `None` if it has no move. The flag stops the search.
    pub fn evaluate(&mut self, game: &Game, flag: &Arc<AtomicBool>) -> Option<Score> {
        self.search(game, flag).variations.first().map(|best| best.score)
    }

    fn search(&mut self, game: &Game, flag: &Arc<AtomicBool>) -> Iteration {
        let Strength { depth, time, slack } = self.strength;
        let clock = Clock::start(time, flag);
        let stop = || clock.is_up();
        let tables = self.tables.clone();
        let checked = tables.as_deref().map_or(Ok(()), EngineTables::check);
        let near = checked.and_then(|()| EngineTables::near(tables.as_deref(), game.position(), time, &stop));
        let endings = near.unwrap_or_else(|failure| {
            // Reported once; the game goes on without tables.
            self.tables = None;
            failure.tell();
            None
        });
        let task = Task {
            game,
            limits: Limits { depth, nodes: u64::MAX, stop: &stop },
            threads: if time.is_some() { self.threads } else { 1 },
            lines: if slack > 0 { game.moves().len() } else { 1 },
            table: &self.table,
            endings: endings.as_ref().map(|endings| endings as &dyn Endings),
            root_moves: None,
            mode: SearchMode::Selective,
        };
        iterative_deepening(&task, &mut |_| ())
    }

    /// Its move and the score of the position for it; `None` if there is no move. The flag stops the search.
    pub fn choose_move(&mut self, game: &Game, flag: &Arc<AtomicBool>) -> Option<(Move, Score)> {
        let slack = self.strength.slack;
        let iteration = self.search(game, flag);
        let best = iteration.variations.first()?.score;
        let good = |score: Score| score.hundredths() >= best.hundredths() - slack;
        let choice: Vec<Move> = iteration
            .variations
            .iter()
            .filter(|variation| good(variation.score))
            .filter_map(|variation| variation.moves.first().copied())
            .collect();
        // No level gives up a win that it has found.
        if best.wins_in().is_some() || choice.len() < 2 {
            return iteration.best().map(|mv| (mv, best));
        }
        self.random_state =
            self.random_state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        choice.get((self.random_state >> 33) as usize % choice.len()).map(|&mv| (mv, best))
    }
}
