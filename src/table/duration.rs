//! Spans of time as people write them: `15m`, `1h30m`, `2m30s`, `0.5s`.

use std::fmt;

/// A span of time in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Millis(pub u64);

/// The longest span that is read: a hundred hours.
const LONGEST: f64 = 360_000_000.0;
/// Units, largest first, in milliseconds.
const UNITS: [(char, u64); 3] = [('h', 3_600_000), ('m', 60_000), ('s', 1000)];

impl Millis {
    /// Reads `15m`, `1h30m`, `2m30s` or `0.5s`: numbers with units, the larger unit first.
    ///
    /// ```
    /// use shouqi::table::Millis;
    /// assert_eq!(Millis::read("2m30s"), Some(Millis(150_000)));
    /// assert_eq!(Millis::read("30s2m"), None);
    /// assert_eq!(Millis(150_000).to_string(), "2m30s");
    /// ```
    pub fn read(text: &str) -> Option<Millis> {
        let mut units = UNITS.iter();
        let mut rest = text.trim();
        let mut sum = 0.0;
        if rest.is_empty() {
            return None;
        }
        while !rest.is_empty() {
            let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.')?;
            let (number, unit) = (rest[..end].parse::<f64>().ok()?, rest[end..].chars().next()?);
            let (_, length) = units.find(|(name, _)| *name == unit)?;
            sum += number * *length as f64;
            rest = &rest[end + unit.len_utf8()..];
        }
        (sum <= LONGEST).then_some(Millis(sum.round() as u64))
    }

    /// As on a clock, with the milliseconds if there are any: `0:14:52.345`.
    pub fn on_clock(self) -> String {
        let (seconds, thousandths) = (self.0 / 1000, self.0 % 1000);
        let shown = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
        if thousandths == 0 { shown } else { format!("{shown}.{thousandths:03}") }
    }

    /// Reads what [`Millis::on_clock`] writes.
    pub fn from_clock(text: &str) -> Option<Millis> {
        let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
        let mut parts = whole.split(':').map(|part| part.parse::<u64>().ok());
        let [hours, minutes, seconds] = [parts.next()??, parts.next()??, parts.next()??];
        if parts.next().is_some() || minutes > 59 || seconds > 59 || hours > 1000 || part.is_empty() || part.len() > 3 {
            return None;
        }
        let thousandths = format!("{part:0<3}").parse::<u64>().ok()?;
        Some(Millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths))
    }
}

impl fmt::Display for Millis {
    /// As [`Millis::read`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Millis(mut left) = *self;
        for (unit, length) in &UNITS[..2] {
            let count = left / length;
            left %= length;
            if count > 0 {
                write!(f, "{count}{unit}")?;
            }
        }
        match (left / 1000, left % 1000) {
            (0, 0) if self.0 > 0 => Ok(()),
            (seconds, 0) => write!(f, "{seconds}s"),
            (seconds, thousandths) => write!(f, "{}s", format!("{seconds}.{thousandths:03}").trim_end_matches('0')),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Millis;

    #[test]
    fn what_is_written_is_read() {
        for span in [0, 1, 500, 1000, 59_999, 60_000, 150_000, 3_600_000, 5_400_500, 360_000_000] {
            let span = Millis(span);
            assert_eq!(Millis::read(&span.to_string()), Some(span), "{span}");
            assert_eq!(Millis::from_clock(&span.on_clock()), Some(span), "{}", span.on_clock());
        }
    }

    #[test]
    fn what_is_no_span_is_refused() {
        for text in ["", "15", "m", "15 m", "-1m", "1s1m", "1m1m", "1.2.3s", "101h", "1e9h", "１m"] {
            assert!(Millis::read(text).is_none(), "{text}");
        }
        for text in ["", "1:2", "0:60:00", "0:00:61", "0:00:00.", "0:00:00.1234", "-1:00:00", "0:0:0:0"] {
            assert!(Millis::from_clock(text).is_none(), "{text}");
        }
    }
}
