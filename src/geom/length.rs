//! A length with its unit.

use std::fmt;

/// A length; its representation is private.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Length(f64);

/// Units, each with its millimetres.
pub const UNITS: [(&str, f64); 4] = [("mm", 1.0), ("cm", 10.0), ("in", 25.4), ("pt", 25.4 / 72.0)];

/// Why a text is not a length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LengthError {
    /// A number without a unit.
    NoUnit,
    /// An unknown unit.
    UnknownUnit(String),
    /// No number, or one that is not finite.
    NoNumber,
}

impl Length {
    /// A length in millimetres.
    pub const fn from_mm(mm: f64) -> Length {
        Length(mm)
    }

    /// Its millimetres.
    pub const fn mm(self) -> f64 {
        self.0
    }

    /// Parses a text such as `20mm`, `2 cm`, `0.5in` or `12pt`.
    ///
    /// ```
    /// use shouqi::geom::{Length, LengthError};
    /// assert_eq!("1in".parse(), Ok(Length::from_mm(25.4)));
    /// assert_eq!("2 cm".parse(), Ok(Length::from_mm(20.0)));
    /// assert_eq!("30".parse::<Length>(), Err(LengthError::NoUnit));
    /// ```
    pub fn read(text: &str) -> Result<Length, LengthError> {
        let text = text.trim();
        let end = text.find(|c: char| !(c.is_ascii_digit() || "+-.".contains(c))).unwrap_or(text.len());
        let (number, unit) = (text[..end].trim(), text[end..].trim());
        let number: f64 = number.parse().map_err(|_| LengthError::NoNumber)?;
        if unit.is_empty() {
            return Err(LengthError::NoUnit);
        }
        let (_, mm) = UNITS
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(unit))
            .ok_or_else(|| LengthError::UnknownUnit(unit.to_owned()))?;
        Ok(Length(number * mm))
    }
}

impl std::str::FromStr for Length {
    type Err = LengthError;

    fn from_str(text: &str) -> Result<Length, LengthError> {
        Length::read(text)
    }
}

impl fmt::Display for Length {
    /// Millimetres, to the hundredth: `20 mm`, `25.4 mm`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} mm", plain(self.0))
    }
}

/// A number of millimetres to the hundredth, without trailing zeros.
///
/// ```
/// assert_eq!(shouqi::geom::plain(30.0), "30");
/// assert_eq!(shouqi::geom::plain(25.4), "25.4");
/// ```
pub fn plain(mm: f64) -> String {
    let text = format!("{mm:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
