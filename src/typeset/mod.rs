//! Text to glyph runs: shaping, ink bounds, placing by ink.
//!
//! Flows in: a face, a size, words. Flows out: runs for the display list, placed by what the eye sees (the ink) or by
//! the baseline. Lines are short labels here; paragraphs come with the rules sheet.

mod label;

pub use label::{Across, Down, Label, MissingGlyph};
