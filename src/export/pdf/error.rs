//! Why a document could not be written as PDF.

use std::fmt;

/// Why a document could not be written as PDF.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PdfError {
    /// It has no pages; a PDF needs one.
    NoPages,
    /// A font could not be subset.
    Font {
        /// The font's name.
        face: String,
        /// The subsetter's error.
        why: String,
    },
    /// An image could not be compressed.
    Picture(String),
    /// printpdf reported warnings, so its pages may be wrong.
    Draft(String),
    /// The file could not be assembled.
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
