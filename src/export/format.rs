//! The output formats: one row of [`FORMATS`] each. Every command reads this table, so a new format is a writer and a
//! row.

use super::png::PngError;
use super::{PdfError, cut_svg, dxf, eps, html, markdown, pdf, pdf_and_parts, plain, png, ps, rtf, svg};
use crate::geom::Size;
use crate::rulesheet::Sheet;
use crate::scene::Document;
use std::collections::BTreeMap;

/// The width of plain text, in columns.
const TEXT_WIDTH: usize = 76;

/// An output format.
#[derive(Debug)]
pub struct Format {
    /// Its name on the command line.
    pub name: &'static str,
    /// The suffix of its file names.
    pub ending: &'static str,
    /// A short description.
    pub summary: &'static str,
    /// Its writer.
    pub writer: Writer,
}

/// Writes a document, and each of these parts of it, one file each.
pub type WriteParts = fn(&Document, &[&str]) -> Result<Vec<Vec<u8>>, WriteError>;
/// Writes one page of a document, by index.
pub type WritePage = fn(&Document, usize, Resolution) -> Result<Vec<u8>, WriteError>;
/// Writes rules sheets with figures, for paper of this size in millimetres.
pub type WriteSheets = fn(&[Sheet], &Document, Size) -> Result<Vec<u8>, WriteError>;

/// What a writer takes.
#[derive(Debug, Clone, Copy)]
pub enum Writer {
    /// All pages of a document as one file, and each of these parts as another.
    Parts(WriteParts),
    /// All pages of a document as one file.
    Document(fn(&Document) -> Vec<u8>),
    /// One page per file, by index.
    Page(WritePage),
    /// The cut lines of a page, by index; `None` if there are none.
    Cuts(fn(&Document, usize) -> Option<String>),
    /// Rules sheets that the reader's program typesets: with their figures (see [`crate::layout::figures`]), for paper
    /// of this size in millimetres.
    Sheet(WriteSheets),
    /// Rules sheets as text only.
    Words(fn(&[Sheet]) -> String),
}

/// Options of raster formats.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Resolution {
    /// Dots per inch.
    pub dpi: f64,
    /// Whether the paper is transparent.
    pub transparent: bool,
}

/// Why a file cannot be written.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// A PDF file.
    #[error("{0}")]
    Pdf(#[source] PdfError),
    /// A picture.
    #[error("{0}")]
    Png(#[source] PngError),
}

impl Writer {
    /// Whether it shows pages.
    pub fn prints(self) -> bool {
        match self {
            Writer::Parts(_) | Writer::Document(_) | Writer::Page(_) => true,
            Writer::Cuts(_) | Writer::Sheet(_) | Writer::Words(_) => false,
        }
    }

    /// Whether it is offered for sets: pages, or their cut lines.
    pub fn writes_sets(self) -> bool {
        match self {
            Writer::Parts(_) | Writer::Document(_) | Writer::Page(_) | Writer::Cuts(_) => true,
            Writer::Sheet(_) | Writer::Words(_) => false,
        }
    }

    /// Whether it is offered for rules sheets: as pages, or as text.
    pub fn writes_sheets(self) -> bool {
        match self {
            Writer::Parts(_) | Writer::Document(_) | Writer::Page(_) | Writer::Sheet(_) | Writer::Words(_) => true,
            Writer::Cuts(_) => false,
        }
    }
}

impl Format {
    /// The format of this name.
    pub fn named(name: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.name == name)
    }
}

/// All formats, in the order in which they are listed.
pub const FORMATS: &[Format] = &[
    Format { name: "pdf", ending: ".pdf", summary: "PDF", writer: Writer::Parts(pdf_files) },
    Format {
        name: "svg",
        ending: ".svg",
        summary: "SVG in millimetres",
        writer: Writer::Page(|document, page, _| Ok(svg(document, page).into_bytes())),
    },
    Format { name: "ps", ending: ".ps", summary: "PostScript", writer: Writer::Document(ps) },
    Format {
        name: "eps",
        ending: ".eps",
        summary: "Encapsulated PostScript",
        writer: Writer::Page(|document, page, _| Ok(eps(document, page))),
    },
    Format {
        name: "png",
        ending: ".png",
        summary: "PNG",
        writer: Writer::Page(|document, page, at| png(document, page, at.dpi, at.transparent).map_err(WriteError::Png)),
    },
    Format {
        name: "cut-svg",
        // To differ from the printed page's `.svg`.
        ending: "-cut.svg",
        summary: "Cut lines only, as SVG for cutters and lasers",
        writer: Writer::Cuts(cut_svg),
    },
    Format {
        name: "dxf",
        ending: ".dxf",
        summary: "Cut lines only, as DXF for cutters, lasers and CAD",
        writer: Writer::Cuts(dxf),
    },
    Format {
        name: "rtf",
        ending: ".rtf",
        summary: "Rich Text, for word processors",
        writer: Writer::Sheet(|sheets, figures, paper| rtf(sheets, figures, paper).map_err(WriteError::Png)),
    },
    Format {
        name: "html",
        ending: ".html",
        summary: "HTML, one file",
        writer: Writer::Sheet(|sheets, figures, _| Ok(html(sheets, figures).into_bytes())),
    },
    Format {
        name: "md",
        ending: ".md",
        summary: "Markdown",
        writer: Writer::Words(|sheets| markdown(sheets, &BTreeMap::new())),
    },
    Format {
        name: "txt",
        ending: ".txt",
        summary: "Plain text",
        writer: Writer::Words(|sheets| plain(sheets, TEXT_WIDTH)),
    },
];

/// A single part is the whole set: one file.
fn pdf_files(document: &Document, parts: &[&str]) -> Result<Vec<Vec<u8>>, WriteError> {
    let made = match parts {
        [] | [_] => pdf(document).map(|file| vec![file]),
        parts => pdf_and_parts(document, parts),
    };
    made.map_err(WriteError::Pdf)
}

#[cfg(test)]
mod tests {
    use super::{FORMATS, Format};
    use std::collections::BTreeSet;

    #[test]
    fn every_format_has_a_unique_name_and_suffix() {
        for format in FORMATS {
            assert_eq!(Format::named(format.name).map(|found| found.ending), Some(format.ending));
        }
        let endings: BTreeSet<&str> = FORMATS.iter().map(|format| format.ending).collect();
        assert_eq!(endings.len(), FORMATS.len());
    }

    #[test]
    fn every_format_writes_sets_or_sheets() {
        for format in FORMATS {
            assert!(format.writer.writes_sets() || format.writer.writes_sheets(), "{} writes nothing", format.name);
        }
    }
}
