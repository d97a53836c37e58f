//! The writers: each takes the pages of a document and gives the bytes of one format.
//!
//! They walk the display list with exhaustive matches, decide nothing about the design, and read no clock, file or
//! chance: the same document gives the same bytes.

pub mod pdf;
pub mod png;
pub mod postscript;
pub mod svg;

pub use pdf::{PdfError, pdf};
pub use png::{PngError, png};
pub use postscript::{eps, ps};
pub use svg::svg;
