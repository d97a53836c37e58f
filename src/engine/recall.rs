//! What a search knows of a position without looking: its own memory, and whoever knows endings.

use super::line::{Past, Step};
use super::memory::{Bound, Remembered};
use super::search::{Search, Seen};
use super::{Ending, Fate, Score};
use crate::rules::compiled::SquareSet;

impl<S: SquareSet> Search<'_, S> {
    /// Whether a remembered move leads to what stood before in this very game, or may not be made in view of it: then
    /// what was remembered was found with another past and does not hold here.
    pub fn comes_again(&mut self, step: Option<Step>) -> bool {
        let Some(step) = step else { return false };
        if self.line.bars_to_and_fro(step) {
            return true;
        }
        if self.field.quiet() < 3 {
            return false;
        }
        let made = self.make(step);
        let past = self.line.past(self.field.quiet());
        self.unmake(made);
        past != Past::New
    }

    /// Keeps what was found in the memory; of a score that looks back only the move.
    pub fn remember(&self, (score, bound): (Score, Bound), step: Option<Step>, depth: i32, ply: usize, whole: bool) {
        let remembered = match whole {
            true => Remembered { step, score: score.seen_from_here(ply), depth: depth.min(255) as u8, bound },
            false => Remembered { step, score: Score::EVEN, depth: 0, bound: Bound::None },
        };
        if whole || step.is_some() {
            self.shared.memory.put(self.field.key, remembered);
        }
    }

    /// The score of a position whose ending is known.
    pub fn known(&self, ply: usize) -> Option<Seen> {
        let Ending { fate, plies } = self.ending()?;
        let score = match fate {
            Fate::Won => Score::win_in(ply as u32 + plies),
            Fate::Lost => Score::loss_in(ply as u32 + plies),
            Fate::Drawn => Score::EVEN,
        };
        // Under a limit on moves it holds only so many plies from the beginning of the game.
        let limited = self.tables.turn_limit.min(self.tables.capture_limit) < u32::MAX;
        Some(Seen { score, reach: if limited { 0 } else { usize::MAX } })
    }

    /// What is known for certain of the position.
    fn ending(&self) -> Option<Ending> {
        let endings = self.shared.endings?;
        let animals = self.field.animals(self.field.side()).or(self.field.animals(!self.field.side()));
        let here = self.line.here();
        if here == self.begun
            || S::count_all([animals, S::EMPTY, S::EMPTY, S::EMPTY]) as usize > endings.most_animals()
            || self.line.passed_since(self.begun)
        {
            return None;
        }
        let mut position = self.shared.root.clone();
        self.line.since(self.begun).for_each(|step| {
            position.make(step.mv(self.shared.rules));
        });
        endings.probe(&position)
    }
}
