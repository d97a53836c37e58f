//! Why a document could not be written as PDF.

/// Why a document could not be written as PDF.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PdfError {
    /// It has no pages; a PDF needs one.
    #[error("there is no page to print")]
    NoPages,
    /// A font could not be subset.
    #[error("the font {face} cannot be embedded in a PDF: {why}")]
    Font {
        /// The font's name.
        face: String,
        /// The subsetter's error.
        why: String,
    },
    /// An image could not be compressed.
    #[error("a picture cannot be put into a PDF: {0}")]
    Picture(String),
    /// printpdf reported warnings, so its pages may be wrong.
    #[error("the pages cannot be written as PDF: {0}")]
    Draft(String),
    /// The file could not be assembled.
    #[error("the PDF cannot be put together: {0}")]
    File(String),
}
