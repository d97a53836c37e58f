//! PDF 1.7 for printing: exact boxes, font subsets, layers, spot colours, tagged and searchable text. With an ICC
//! profile it is PDF/X-4 (ISO 15930-7), which is PDF 1.6.
//!
//! Each page, each symbol, and each shape that is drawn several times becomes one content stream. They are handed to
//! printpdf as pages, with an extra page of every used glyph; `finish` then turns the pages of symbols and shapes into
//! form objects and adds what printpdf cannot write, and `assemble` makes files of the pages: one of all, or one per
//! part.

mod alt_text;
mod assemble;
mod catalog;
mod content;
mod error;
mod extent;
mod finish;
mod font;
mod image;
mod marks;
mod merge_curves;
mod object;
mod outline;
mod output_intent;
mod page;
mod paint;
mod path;
mod printpdf_file;
mod shape_match;
mod shared_shapes;
mod structure;
mod table;
mod text;
mod used_resources;

pub use error::PdfError;

use crate::scene::Document;
use finish::PageSet;
use marks::Stock;
use shared_shapes::SharedShapes;

/// The document as a PDF file. Only used fonts, symbols and images are embedded.
pub fn pdf(document: &Document) -> Result<Vec<u8>, PdfError> {
    let places: Vec<usize> = (0..document.pages.len()).collect();
    stacked(document)?.bound(document, &places)
}

/// The document as a PDF file, followed by each of these parts as one. Every page is drawn and compressed once, so this
/// takes little longer than the document alone; in return the fonts of a part have the glyphs of all parts.
///
/// A part without pages is an error, as a document without pages is.
pub fn pdf_and_parts(document: &Document, parts: &[&str]) -> Result<Vec<Vec<u8>>, PdfError> {
    let stack = stacked(document)?;
    let all: Vec<usize> = (0..document.pages.len()).collect();
    let mut files = vec![stack.bound(document, &all)?];
    for part in parts {
        let places: Vec<usize> = all.iter().copied().filter(|&place| document.pages[place].part == *part).collect();
        if places.is_empty() {
            return Err(PdfError::NoPages);
        }
        files.push(stack.bound(&document.part(part), &places)?);
    }
    Ok(files)
}

/// The pages of a document, drawn and compressed.
fn stacked(document: &Document) -> Result<PageSet, PdfError> {
    if document.pages.is_empty() {
        return Err(PdfError::NoPages);
    }
    let used = used_resources::used_resources(document);
    let faces = font::subset(document, &used)?;
    let shapes = SharedShapes::of(document, &used);
    let mut streams = page::streams(Stock { document, used: &used, shapes: &shapes, faces: &faces });
    let draft = printpdf_file::printpdf_file(document, &used, &faces, &mut streams)?;
    finish::stack(draft, streams, &document.output)
}
