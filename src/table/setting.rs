//! What is agreed before a game.

use super::{Penalty, TimeControl};
use crate::rules::Side;

/// Who presses the clock after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Press {
    /// The one who writes down the move, by that.
    #[default]
    WithMove,
    /// The player, by an event of its own.
    ByHand,
}

/// What is agreed before a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Setting {
    /// The names of the players of White and Black; empty if unknown.
    pub players: [String; 2],
    /// The time controls of White and Black; without, there are no clocks.
    pub clocks: Option<[TimeControl; 2]>,
    /// Who presses the clock.
    pub press: Press,
    /// What illegal moves cost: the first, the second, and so on; the last for all later ones. Empty if they cost nothing.
    pub penalties: Vec<Penalty>,
}

impl Setting {
    /// What an offence of this number, from 1, costs.
    pub fn penalty(&self, number: u32) -> Option<Penalty> {
        let place = (number as usize).saturating_sub(1).min(self.penalties.len().checked_sub(1)?);
        self.penalties.get(place).copied()
    }

    /// The name of a side's player; `None` if unknown.
    pub fn player(&self, side: Side) -> Option<&str> {
        Some(self.players[side.index()].as_str()).filter(|name| !name.is_empty())
    }
}
