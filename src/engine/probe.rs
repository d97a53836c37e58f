//! Probes of the transposition table and of endings.

use super::Score;
use super::search::{PathScore, Search};
use super::search_path::{CellMove, PathVerdict};
use super::transposition_table::{Bound, TableEntry};
use crate::rules::compiled::SquareSet;
use crate::tablebase::Value;

impl<S: SquareSet> Search<'_, S> {
    /// Whether a hash move repeats a position of this game, or is illegal because of one: then the entry was stored on
    /// another path and does not hold here (the graph-history interaction problem).
    pub fn hash_move_repeats(&mut self, step: Option<CellMove>) -> bool {
        let Some(step) = step else { return false };
        if self.path.bars_to_and_fro(step) {
            return true;
        }
        if self.state.quiet() < 3 {
            return false;
        }
        let made = self.make(step);
        let verdict = self.path.verdict(self.state.quiet());
        self.unmake(made);
        verdict != PathVerdict::New
    }

    /// Stores a result in the transposition table; if its score depends on the path, only the move.
    pub fn store(&self, (score, bound): (Score, Bound), step: Option<CellMove>, depth: i32, ply: usize, whole: bool) {
        let hit = match whole {
            true => TableEntry { step, score: score.seen_from_here(ply), depth: depth.min(255) as u8, bound },
            false => TableEntry { step, score: Score::EVEN, depth: 0, bound: Bound::None },
        };
        if whole || step.is_some() {
            self.shared.table.put(self.state.key, hit);
        }
    }

    /// The score of a known ending.
    pub fn known(&self, ply: usize) -> Option<PathScore> {
        let score = match self.ending()? {
            Value::Win(plies) => Score::win_in(ply as u32 + plies),
            Value::Loss(plies) => Score::loss_in(ply as u32 + plies),
            Value::Draw => Score::EVEN,
        };
        // With a limit on moves it holds only for this number of plies from the start of the game.
        let limited = self.tables.turn_limit.min(self.tables.capture_limit) < u32::MAX;
        Some(PathScore { score, reach: if limited { 0 } else { usize::MAX } })
    }

    /// The exact result of the position, if known.
    fn ending(&self) -> Option<Value> {
        let endings = self.shared.endings?;
        let animals = self.state.animals(self.state.side()).or(self.state.animals(!self.state.side()));
        let here = self.path.here();
        if here == self.begun
            || S::count_all([animals, S::EMPTY, S::EMPTY, S::EMPTY]) as usize > endings.most_animals()
            || self.path.passed_since(self.begun)
        {
            return None;
        }
        let mut position = self.shared.root.clone();
        self.path.since(self.begun).for_each(|step| {
            position.make(step.mv(self.shared.rules));
        });
        endings.probe(&position)
    }
}
