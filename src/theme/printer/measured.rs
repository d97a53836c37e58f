//! What a user read off a calibration page.

use super::crosses;
use super::distortion::{Distortion, Implausible};
use crate::geom::{Length, Size, Vec2, plain};
use crate::theme::Paper;
use std::fmt;

/// What a user read off a calibration page.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measured {
    /// Where the crease from top to bottom meets its scale: the offset to the right, in millimetres.
    pub left: f64,
    /// Where the crease from side to side meets its scale: the offset down, in millimetres.
    pub top: f64,
    /// How far apart the crosses were found across.
    pub width: CrossDistance,
    /// How far apart the crosses were found down the page.
    pub height: CrossDistance,
}

/// A distance of two crosses as it was found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum CrossDistance {
    /// In millimetres.
    Millimetres(f64),
    /// In percent of what it should be, as the scale for a bank card tells.
    Percent(f64),
}

/// A text that is no measure.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{}\" {}", text.escape_debug(), expected(*percent))]
pub struct Unmeasurable {
    text: String,
    percent: bool,
}

impl Measured {
    /// A page that came out as it was meant.
    pub const FAITHFUL: Measured =
        Measured { left: 0.0, top: 0.0, width: CrossDistance::Percent(100.0), height: CrossDistance::Percent(100.0) };

    /// What a printer does that made this of the calibration page of a paper.
    ///
    /// # Errors
    /// If no printer does that.
    pub fn on(&self, paper: &Paper) -> Result<Distortion, Implausible> {
        let sheet = Size::new(paper.short, paper.long);
        let apart = crosses(sheet).size();
        let scale = Vec2::new(self.width.of(apart.width), self.height.of(apart.height));
        // The crease is the middle of the sheet, and the scale tells which place of the page was printed there.
        let offset = |middle: f64, scale: f64, read: f64| middle - scale * (middle - read);
        let x = offset(sheet.width / 2.0, scale.x, self.left);
        let y = offset(sheet.height / 2.0, scale.y, self.top);
        Distortion::new(Vec2::new(x, y), scale)
    }

    /// Reads a shift, for [`Measured::left`] and [`Measured::top`]: `0.4`, `-0.4mm`, `+0,4`. A number alone is in
    /// millimetres.
    ///
    /// # Errors
    /// If it is no length.
    pub fn shift(text: &str) -> Result<f64, Unmeasurable> {
        length(text).ok_or_else(|| Unmeasurable { text: text.to_owned(), percent: false })
    }
}

impl CrossDistance {
    /// Reads `179.4`, `179.4mm`, `17.94 cm` or `99.5%`. A number alone is in millimetres; a comma may stand for the
    /// point.
    ///
    /// # Errors
    /// If it is none of these.
    pub fn read(text: &str) -> Result<CrossDistance, Unmeasurable> {
        match text.trim().strip_suffix('%') {
            Some(percent) => number(percent).map(CrossDistance::Percent),
            None => length(text).map(CrossDistance::Millimetres),
        }
        .ok_or_else(|| Unmeasurable { text: text.to_owned(), percent: true })
    }

    fn of(self, meant: f64) -> f64 {
        match self {
            CrossDistance::Millimetres(found) => found / meant,
            CrossDistance::Percent(percent) => percent / 100.0,
        }
    }
}

fn length(text: &str) -> Option<f64> {
    let text = text.replace(',', ".");
    number(&text).or_else(|| Length::read(&text).ok().map(Length::mm)).filter(|mm| mm.is_finite())
}

fn number(text: &str) -> Option<f64> {
    // A minus sign is what many scales print; `inf` and `nan` are read as numbers, but measure nothing.
    let text = text.trim().replace(',', ".").replace('\u{2212}', "-");
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

impl fmt::Display for CrossDistance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CrossDistance::Millimetres(mm) => write!(f, "{} mm", plain(*mm)),
            CrossDistance::Percent(percent) => write!(f, "{} %", plain(*percent)),
        }
    }
}

fn expected(percent: bool) -> &'static str {
    match percent {
        true => "is not a distance; write millimetres such as 179.5, or percent such as 99.5%",
        false => "is not an offset; write millimetres such as 0.4 or -0.4",
    }
}
