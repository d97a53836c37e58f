//! What `go` asks of a search, in the words of the Universal Chess Interface.

use crate::rules::Side;
use std::time::Duration;

/// Left on the clock for the way to the other program.
const SLACK: Duration = Duration::from_millis(30);

/// What `go` asked for.
pub struct Asked {
    pub depth: u32,
    pub nodes: u64,
    pub time: Option<Duration>,
}

impl Asked {
    /// Reads the words behind `go`, for the side to move.
    pub fn read(words: &[&str], side: Side) -> Result<Asked, String> {
        let mut asked = Asked { depth: u32::MAX, nodes: u64::MAX, time: None };
        let (mut left, mut more, mut moves) = (None, 0, 30);
        let (own_time, own_more) = match side {
            Side::White => ("wtime", "winc"),
            Side::Black => ("btime", "binc"),
        };
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if word == "infinite" {
                continue;
            }
            let known = ["depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "movestogo"];
            if !known.contains(&word) {
                return Err(format!(
                    "go does not know \"{}\"; it knows {}, infinite",
                    word.escape_debug(),
                    known.join(", ")
                ));
            }
            let number: u64 = words
                .next()
                .and_then(|number| number.parse().ok())
                .ok_or_else(|| format!("{word} needs a whole number behind it"))?;
            let number = number.clamp(1, 1 << 40);
            match word {
                "depth" => asked.depth = number.min(100) as u32,
                "nodes" => asked.nodes = number,
                "movetime" => asked.time = Some(Duration::from_millis(number)),
                "movestogo" => moves = number,
                _ if word == own_time => left = Some(number),
                _ if word == own_more => more = number,
                _ => (),
            }
        }
        if let (Some(left), None) = (left, asked.time) {
            let left = Duration::from_millis(left).saturating_sub(SLACK);
            let share = left / moves.min(1000) as u32 + Duration::from_millis(more) * 3 / 4;
            asked.time = Some(share.min(left).max(Duration::from_millis(1)));
        }
        Ok(asked)
    }

    /// Whether nothing but `stop` would end it.
    pub fn is_endless(&self) -> bool {
        self.depth == u32::MAX && self.nodes == u64::MAX && self.time.is_none()
    }
}
