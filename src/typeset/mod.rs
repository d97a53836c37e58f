//! Text to glyph runs: shaping, ink bounds, placing by ink; paragraphs.
//!
//! Flows in: faces, sizes, words. Flows out: runs for the display list. A [`Label`] is a line placed by what the eye sees
//! (the ink); a [`Paragraph`] is set by a [`Compositor`]: words are shaped into sorts, all lines of the paragraph are
//! chosen together, and each is brought to the measure by its gaps.

mod breaks;
mod compositor;
mod fit;
mod galley;
mod hyphens;
mod label;
mod line;
mod manuscript;
mod paragraph;
mod script;
mod setting;
mod sort;
mod spacing;
mod superior;
#[cfg(test)]
mod tests;

pub use compositor::Compositor;
pub use label::{Across, Down, Label, MissingGlyph};
pub use line::Line;
pub use paragraph::Paragraph;
pub use setting::{Alignment, Faces, Figures, Range, Setting, Span, Style};
