//! The ladder of strength: all animals in order, strongest first, and arrows for exceptions.

mod cards;
mod column;
mod frieze;
mod lettering;
mod returns;

pub use column::ColumnMeasures;
pub use lettering::RungWords;

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
    Column(ColumnMeasures),
    /// A row of cards for learning: numeral, character, picture, name, romanisation.
    Cards,
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
        LadderStyle::Column(measures) => column::column(resources, ladder, width, measures, look, more),
        LadderStyle::Cards => cards::cards(resources, ladder, width, look, more),
    }
}
