//! Findings of preflight, and the measurements they are based on.

use super::value::NamedValue;

/// The severity of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The set is not usable as it is.
    Fault,
    /// The set is usable, with visible flaws.
    Warning,
    /// It could be better or cheaper.
    Advice,
}

impl Severity {
    /// Its name: `fault`, `warning`, `advice`.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Fault => "fault",
            Severity::Warning => "warning",
            Severity::Advice => "advice",
        }
    }
}

/// A problem. Its sentences are made in a language: [`FindingLanguage`](super::FindingLanguage).
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// Its severity.
    pub severity: Severity,
    /// Its code, one of [`CODES`].
    pub code: &'static str,
    /// The theme's key, such as `pieces.white` or `board.square`.
    pub place: String,
    /// The id of the message that tells it, with the measurement.
    pub message: &'static str,
    /// The id of the message that tells what helps.
    pub remedy: &'static str,
    /// The values of both messages.
    pub values: Vec<NamedValue>,
}

/// A measurement.
#[derive(Debug, Clone, PartialEq)]
pub struct Measurement {
    /// The id of the message that tells the subject, such as “both sides, in grey”.
    pub what: &'static str,
    /// The values of that message.
    pub values: Vec<NamedValue>,
    /// The theme's key.
    pub place: String,
    /// The value.
    pub value: f64,
    /// The unit: `: 1` for a contrast, `mm`, `dpi`, `ΔE` for a difference of colour, `of 1` for a share.
    pub unit: &'static str,
    /// The minimum: below it there is a finding.
    pub least: f64,
}

/// Every code with its meaning, in alphabetical order.
pub const CODES: [(&str, &str); 27] = [
    ("box-too-large", "the net of a box does not fit on the paper"),
    ("empty-places", "pieces do not fill the equal stacks of their box"),
    ("faces-alike", "two animals of one side are taken for each other"),
    ("loose-square", "a piece is lost in its square"),
    ("low-contrast", "words or drawings hardly stand out from their ground"),
    ("low-resolution", "a picture has too few pixels for its printed size"),
    ("many-sheets", "the board takes more sheets than one likes to glue"),
    ("much-ink", "a large part of a page is printed dark"),
    ("no-page", "a part of the set does not fit on its paper"),
    ("no-punch", "no common punch has the size of the stickers"),
    ("outside-safe", "what a piece shows comes too near to the cut"),
    ("piece-too-large", "a piece is larger than a square"),
    ("rasterised", "a drawing could only be printed as pixels"),
    ("shrunk-word", "a word is set smaller than its neighbours to fit"),
    ("sides-alike", "the pieces of the two sides are taken for each other"),
    ("slipping-back", "backs show when they slip less than printers let them"),
    ("small-name", "a name on a piece is too small to be read across a table"),
    ("small-text", "words are too small to be read"),
    ("squeezed-word", "a word is squeezed to fit"),
    ("sticker-too-large", "a sticker is larger than its piece"),
    ("stiff-tuck", "card too thick to be creased makes a tuck box"),
    ("thin-line", "a line is thinner than a printer can draw"),
    ("thin-reversed-line", "a light line on dark ground will fill with ink"),
    ("tight-square", "a piece leaves no room to grasp it"),
    ("total-ink", "more ink lies over itself than the press takes"),
    ("unnamed-side", "a side is called by its colour, for the theme does not name it"),
    ("waste", "much of the sticker sheets stays empty"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_sorted_and_unique() {
        assert!(CODES.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }
}
