//! Playing strengths.

use clap::ValueEnum;
use std::time::Duration;

/// From a beginner to full strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Level {
    /// Looks 1 ply ahead and often plays an inferior move
    Child,
    /// Looks 2 plies ahead and sometimes plays an inferior move
    Beginner,
    /// Looks 3 plies ahead
    #[default]
    Easy,
    /// Looks 5 plies ahead
    Medium,
    /// Searches for 1 second per move
    Strong,
    /// Searches for 5 seconds per move
    Full,
}

/// Limits of a level.
#[derive(Debug, Clone, Copy)]
pub struct Strength {
    pub depth: u32,
    pub time: Option<Duration>,
    /// A move this much worse than the best may be played instead, in hundredths of the weakest animal.
    pub slack: i32,
}

impl Level {
    /// The message that tells how it plays.
    pub fn message(self) -> &'static str {
        match self {
            Level::Child => "play-level-child",
            Level::Beginner => "play-level-beginner",
            Level::Easy => "play-level-easy",
            Level::Medium => "play-level-medium",
            Level::Strong => "play-level-strong",
            Level::Full => "play-level-full",
        }
    }

    /// Whether the program tells why it moves.
    pub fn explains(self) -> bool {
        self == Level::Child
    }

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
