//! The ladder of strength: all animals in order, strongest first, and arrows for exceptions.

mod cards;
mod column;
mod frieze;
mod lettering;
mod returns;

use super::{DrawnFigure, Look};
use crate::canvas::resources::Resources;
use crate::rulesheet::Ladder;

/// The form of a ladder.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum LadderStyle {
    /// A row of animals on one ground line, numeral and name below: for the foot of a page. In large print they are
    /// pieces.
    Frieze,
    /// Animals in a column, the arrows at the right margin.
    Column {
        /// From one animal to the next, in millimetres.
        pitch: f64,
        /// A piece's size, in millimetres.
        disc: f64,
        /// Minimum font size, in millimetres per em.
        least: f64,
        /// Whether the arrows have their sentences, where these fit.
        sentences: bool,
    },
    /// A row of cards for learning: numeral, character, picture, name, romanisation.
    Cards,
}

/// Additional texts of a rung, such as those of a second language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RungWords {
    /// A second name, such as 象; may be empty.
    pub name: String,
    /// Its romanisation, such as xiàng; may be empty.
    pub reading: String,
}

/// The ladder, `width` millimetres wide. `more` has additional texts for each rung in order, or is empty.
pub fn ladder(
    resources: &mut Resources<'_>,
    ladder: &Ladder,
    width: f64,
    style: LadderStyle,
    look: Look,
    more: &[RungWords],
) -> DrawnFigure {
    match style {
        LadderStyle::Frieze => frieze::frieze(resources, ladder, width, look, more),
        LadderStyle::Column { pitch, disc, least, sentences } => column::column(
            resources,
            ladder,
            width,
            column::ColumnMeasures { pitch, disc, least, sentences },
            look,
            more,
        ),
        LadderStyle::Cards => cards::cards(resources, ladder, width, look, more),
    }
}

/// Distributes kinds over rows so that no cell is narrower than `least`: cells per row, and rows.
fn rows_of(count: usize, width: f64, least: f64) -> (usize, usize) {
    let most = ((width / least).floor() as usize).max(1);
    let rows = count.div_ceil(most).max(1);
    (count.div_ceil(rows).max(1), rows)
}
