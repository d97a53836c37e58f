//! Games between two players; every move is judged.

use crate::rules::{Game, Move, Position, Rules, Side};
use std::sync::Arc;

/// Who chooses moves.
pub trait Player {
    /// A legal move of the side to move; `None` if there is none.
    fn choose(&mut self, game: &Game) -> Option<Move>;
}

/// A game that was played out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedGame {
    /// The winner; none if the game was drawn, or not ended after the plies that were allowed.
    pub winner: Option<Side>,
    /// Its moves.
    pub moves: Vec<Move>,
}

/// Plays a game from the start, at most `most` plies. A player who chooses an illegal move has lost.
pub fn play(rules: &Arc<Rules>, white: &mut dyn Player, black: &mut dyn Player, most: usize) -> PlayedGame {
    let mut game = Game::new(Position::start(rules));
    let mut moves = Vec::new();
    while moves.len() < most && game.outcome().is_none() {
        let side = game.position().side();
        let chosen = match side {
            Side::White => white.choose(&game),
            Side::Black => black.choose(&game),
        };
        let Some(mv) = chosen else { break };
        if game.play(mv).is_err() {
            return PlayedGame { winner: Some(!side), moves };
        }
        moves.push(mv);
    }
    PlayedGame { winner: game.outcome().and_then(|outcome| outcome.winner), moves }
}
