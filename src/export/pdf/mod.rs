//! PDF 1.7, for printing: exact boxes, embedded subsets, layers, plates of their own, text that can be copied and read
//! aloud.
//!
//! Each page and each symbol becomes one content stream. They are handed to the library as pages, so that it sees every
//! glyph that is used; `finish` then turns the symbols' pages into form objects and adds what the library cannot write.

mod catalog;
mod content;
mod draft;
mod extent;
mod finish;
mod font;
mod gather;
mod image;
mod marks;
mod outline;
mod page;
mod paint;
mod path;
mod sense;
mod structure;
mod text;

use crate::scene::Document;
use page::Stock;
use std::fmt;

/// Why a document could not be written as PDF.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PdfError {
    /// It has no page; a PDF needs one.
    NoPages,
    /// The glyphs that are used cannot be taken out of a face.
    Font {
        /// The face's name among the fonts.
        face: String,
        /// What is wrong with it.
        why: String,
    },
    /// The pixels of a picture cannot be packed.
    Picture(String),
    /// The page writer complained, so its pages cannot be trusted.
    Draft(String),
    /// The file cannot be put together.
    File(String),
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PdfError::NoPages => write!(f, "there is no page to print"),
            PdfError::Font { face, why } => write!(f, "the font {face} cannot be embedded in a PDF: {why}"),
            PdfError::Picture(why) => write!(f, "a picture cannot be put into a PDF: {why}"),
            PdfError::Draft(why) => write!(f, "the pages cannot be written as PDF: {why}"),
            PdfError::File(why) => write!(f, "the PDF cannot be put together: {why}"),
        }
    }
}

impl std::error::Error for PdfError {}

/// The document as a PDF file. Only faces, symbols and pictures that its pages show are in it.
pub fn pdf(document: &Document) -> Result<Vec<u8>, PdfError> {
    if document.pages.is_empty() {
        return Err(PdfError::NoPages);
    }
    let used = gather::gather(document);
    let faces = font::subset(document, &used)?;
    let mut streams = page::streams(Stock { document, used: &used, faces: &faces });
    let draft = draft::draft(document, &used, &faces, &mut streams)?;
    finish::finish(draft, document, &streams)
}
