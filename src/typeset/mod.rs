//! Typesetting: text becomes glyph runs for the display list.
//!
//! In: faces, sizes, text. Out: [`GlyphRun`](crate::scene::GlyphRun)s. A [`Label`] is one shaped line positioned by the
//! bounds of its ink. A [`Paragraph`] is laid out by a [`ParagraphLayouter`]: the text is itemised into runs of one
//! face (`prepared_text`), shaped into clusters (`cluster`), broken into lines by the Knuth–Plass algorithm
//! (`line_breaking`, over the legal breaks of `breaks`), and each line is justified by its glue (`glue`). All text runs
//! from left to right: no shipped language needs bidirectional layout.

mod breakable_text;
mod breaks;
mod broken_text;
mod cluster;
mod glue;
mod hyphens;
mod known_texts;
mod label;
mod line;
mod line_breaking;
mod line_candidates;
mod paragraph;
mod paragraph_layouter;
mod paragraph_style;
mod phrases;
mod prepared_text;
mod script;
mod superior;
#[cfg(test)]
mod tests;

pub use label::{Across, Down, Label, MissingGlyph};
pub use line::Line;
pub use paragraph::Paragraph;
pub use paragraph_layouter::ParagraphLayouter;
pub use paragraph_style::{Alignment, Faces, Figures, FontStyle, ParagraphStyle, SpacingLimits, Span};
