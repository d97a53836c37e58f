//! A game as far as it is known: with its moves, or its last position alone.

use crate::rules::{Game, Move, Preset, Rules, Verdict, judge, preset_rules, with_rules};
use std::sync::Arc;

/// A game in which a move is judged.
#[derive(Clone, Copy)]
pub(crate) struct Standing<'a> {
    /// The game.
    pub game: &'a Game,
    /// Whether it is a bare position, whose earlier moves are unknown.
    pub is_bare: bool,
}

impl Standing<'_> {
    /// The verdict on a move.
    pub fn judge(self, mv: Move) -> Verdict {
        if self.is_bare { judge(self.game.position(), mv) } else { self.game.judge(mv) }
    }

    /// Whether the move is legal under a shipped ruleset, and if so, whether that depends on unknown moves. The game is
    /// replayed; if one of its moves is illegal there, only its last position counts.
    pub fn legal_under(self, mv: Move, preset: &Preset) -> Option<bool> {
        let rules = preset_rules(preset.name)?;
        let verdict = match replayed(self.game, &rules).filter(|_| !self.is_bare) {
            Some(game) => game.judge(mv),
            None => judge(&with_rules(self.game.position(), &rules).ok()?, mv),
        };
        match verdict {
            Verdict::Legal { open } => Some(!open.is_empty()),
            Verdict::Illegal(_) => None,
        }
    }
}

/// The same game under other rules, if all its moves are legal there.
fn replayed(game: &Game, rules: &Arc<Rules>) -> Option<Game> {
    let mut other = Game::new(with_rules(game.start(), rules).ok()?);
    game.plies().iter().try_for_each(|ply| other.play(ply.mv)).ok()?;
    Some(other)
}
