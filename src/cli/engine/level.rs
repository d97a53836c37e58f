//! How well the program plays.

use clap::ValueEnum;
use std::time::Duration;

/// From a child that sees one move to all it can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Level {
    /// Sees one move, and often plays another than the best.
    Child,
    /// Sees two moves, and sometimes plays another than the best.
    Beginner,
    /// Sees three moves.
    #[default]
    Easy,
    /// Sees five moves.
    Medium,
    /// Thinks for a second.
    Strong,
    /// Thinks for five seconds.
    Full,
}

/// What a level may do.
#[derive(Debug, Clone, Copy)]
pub struct Strength {
    pub depth: u32,
    pub time: Option<Duration>,
    /// A move this much worse than the best may be played instead, in hundredths of a weak animal.
    pub slack: i32,
}

impl Level {
    pub fn strength(self) -> Strength {
        let sees = |depth, slack| Strength { depth, time: None, slack };
        let thinks = |seconds| Strength { depth: u32::MAX, time: Some(Duration::from_secs(seconds)), slack: 0 };
        match self {
            Level::Child => sees(1, 120),
            Level::Beginner => sees(2, 60),
            Level::Easy => sees(3, 20),
            Level::Medium => sees(5, 0),
            Level::Strong => thinks(1),
            Level::Full => thinks(5),
        }
    }
}
