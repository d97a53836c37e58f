//! The writers: each turns the pages of a document, or rules sheets, into the bytes of one format.
//!
//! They walk the display list, or the blocks of a sheet, with exhaustive matches, make no design decisions, and use no
//! clock, files or random numbers: the same document gives the same bytes.

pub mod bitmap;
pub mod cut_lines;
pub mod cut_svg;
mod decimal;
pub mod dxf;
mod figure_page;
mod format;
pub mod html;
pub mod markdown;
mod packer;
pub mod pdf;
pub mod plain;
pub mod png;
pub mod postscript;
pub mod rtf;
mod sheet_text;
pub mod svg;

pub use cut_lines::{cut_lines, score_lines};
pub use cut_svg::cut_svg;
pub use dxf::dxf;
pub use format::{FORMATS, Format, Resolution, WriteError, WritePage, WriteParts, WriteSheets, Writer};
pub use html::html;
pub use markdown::markdown;
pub use pdf::{PdfError, pdf, pdf_and_parts};
pub use plain::plain;
pub use png::{PngError, png};
pub use postscript::{eps, ps};
pub use rtf::rtf;
pub use svg::svg;
