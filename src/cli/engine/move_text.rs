//! Moves, principal variations, results and scores as text.

use crate::language::Language;
use crate::rules::notation::display_move;
use crate::rules::{Game, Move, Outcome, Position};
use crate::service::{RefereeLanguage, say_ended};

/// How moves are written: with the animals' letters, or with their names in a language.
pub struct MoveWriter(pub RefereeLanguage);

impl MoveWriter {
    /// One move.
    pub fn write(&self, position: &Position, mv: Move) -> String {
        match self.0.was_asked_for() {
            true => self.0.named(position, mv),
            false => display_move(position, mv),
        }
    }

    /// A line of play from a position.
    pub fn line(&self, position: &Position, moves: &[Move]) -> Vec<String> {
        let mut then = position.clone();
        moves
            .iter()
            .map(|&mv| {
                let text = self.write(&then, mv);
                then.make(mv);
                text
            })
            .collect()
    }
}

/// How a game has ended.
pub fn over(game: &Game, outcome: Outcome, language: &Language) -> String {
    let why = say_ended(game, outcome, language).unwrap_or_else(|| {
        language.say("play-had-ended", &[("how", outcome.termination.id().into())]).unwrap_or_default()
    });
    language.joined(&[game_over(outcome.result(), language), why])
}

/// That the game is over, with its result.
pub fn game_over(result: &str, language: &Language) -> String {
    language.say("play-over", &[("result", result.into())]).unwrap_or_default()
}
