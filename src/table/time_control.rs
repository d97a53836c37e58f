//! How much time a side has for its moves.

use super::Millis;
use std::fmt;

/// How much time a side has: a main time, and what is added to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeControl {
    /// The main time.
    pub main: Millis,
    /// What is added.
    pub bonus: Bonus,
}

/// What is added to a main time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bonus {
    /// Nothing: sudden death.
    Nothing,
    /// This is added after each move.
    Increment(Millis),
    /// This long a move costs nothing.
    Delay(Millis),
    /// After the main time, this many periods of this length; one is lost only when it has passed whole.
    ByoYomi(u32, Millis),
    /// What one side spends, the other side gains.
    Hourglass,
}

/// The most periods of byo-yomi.
const MOST_PERIODS: u32 = 1000;

/// How a time control is written, for messages.
pub const FORMS: &str = "15m, 15m+10s, 15m delay 5s, 10m byoyomi 3x30s or 5m hourglass";

impl TimeControl {
    /// Reads one of [`FORMS`].
    ///
    /// ```
    /// use shouqi::table::{Bonus, Millis, TimeControl};
    /// let control = TimeControl::read("15m+10s").expect("a time control");
    /// assert_eq!((control.main, control.bonus), (Millis(900_000), Bonus::Increment(Millis(10_000))));
    /// assert_eq!(control.to_string(), "15m+10s");
    /// assert!(TimeControl::read("15").is_none());
    /// ```
    pub fn read(text: &str) -> Option<TimeControl> {
        let mut words = text.split_whitespace();
        let first = words.next()?;
        let (main, bonus) = match (first.split_once('+'), words.next()) {
            (Some((main, added)), None) => (main, Bonus::Increment(Millis::read(added)?)),
            (None, None) => (first, Bonus::Nothing),
            (None, Some("hourglass")) => (first, Bonus::Hourglass),
            (None, Some("delay")) => (first, Bonus::Delay(Millis::read(words.next()?)?)),
            (None, Some("byoyomi")) => {
                let (count, length) = words.next()?.split_once('x')?;
                let count = count.parse().ok().filter(|count| (1..=MOST_PERIODS).contains(count))?;
                (first, Bonus::ByoYomi(count, Millis::read(length).filter(|length| length.0 > 0)?))
            }
            _ => return None,
        };
        let main = Millis::read(main)?;
        let has_any = main.0 > 0 || matches!(bonus, Bonus::ByoYomi(..));
        (words.next().is_none() && has_any).then_some(TimeControl { main, bonus })
    }

    /// The periods of byo-yomi at the start.
    pub(super) fn periods(self) -> u32 {
        match self.bonus {
            Bonus::ByoYomi(count, _) => count,
            _ => 0,
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let main = self.main;
        match self.bonus {
            Bonus::Nothing => write!(f, "{main}"),
            Bonus::Increment(added) => write!(f, "{main}+{added}"),
            Bonus::Delay(free) => write!(f, "{main} delay {free}"),
            Bonus::ByoYomi(count, length) => write!(f, "{main} byoyomi {count}x{length}"),
            Bonus::Hourglass => write!(f, "{main} hourglass"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::TimeControl;

    #[test]
    fn every_form_reads_back() {
        for text in
            ["15m", "15m+10s", "1h30m+0.5s", "15m delay 5s", "10m byoyomi 3x30s", "0s byoyomi 1x10s", "5m hourglass"]
        {
            assert_eq!(TimeControl::read(text).map(|control| control.to_string()).as_deref(), Some(text));
        }
    }

    #[test]
    fn what_is_no_time_control_is_refused() {
        for text in [
            "",
            "0s",
            "15",
            "15m+",
            "15m+10s+1s",
            "15m delay",
            "15m delay 5s 5s",
            "15m byoyomi 0x30s",
            "15m byoyomi 3x0s",
            "15m byoyomi 3",
            "15m+10s delay 5s",
            "15m fischer",
            "15m byoyomi 9999x1s",
        ] {
            assert_eq!(TimeControl::read(text), None, "{text}");
        }
    }
}
