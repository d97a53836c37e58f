//! The file as the library writes it: pages, faces, pictures, layers.

use super::PdfError;
use super::font::Faces;
use super::gather::Used;
use super::page::{Owner, Stream, layer_id};
use crate::scene::Document;
use printpdf::{FontId, Layer, Mm, PdfDocument, PdfFont, PdfPage, PdfSaveOptions, XObjectId};

/// The draft: the pages in order, then a page for each symbol, which `finish` makes an object of. It takes the operators
/// out of the streams.
pub(super) fn draft(
    document: &Document,
    used: &Used,
    faces: &Faces,
    streams: &mut [Stream<'_>],
) -> Result<lopdf::Document, PdfError> {
    let mut pdf = PdfDocument::new(&document.title);
    for face in faces.values() {
        pdf.resources.fonts.map.insert(FontId(face.resource.clone()), PdfFont::new(face.font.clone()));
    }
    for &picture in &used.pictures {
        let id = XObjectId(super::image::resource(picture));
        pdf.resources.xobjects.map.insert(id, super::image::object(&document.pictures[picture], &document.press)?);
    }
    for &kind in &used.layers {
        pdf.resources.layers.map.insert(layer_id(kind), Layer::new(kind.label()));
    }
    for stream in streams {
        let size = match stream.owner {
            Owner::Page(page) => page.media,
            Owner::Symbol(_, symbol) => symbol.bounds.size(),
        };
        pdf.pages.push(PdfPage::new(Mm(size.width as f32), Mm(size.height as f32), std::mem::take(&mut stream.ops)));
    }
    // `secure` would leave out the operators for paths.
    let options = PdfSaveOptions { secure: false, ..PdfSaveOptions::default() };
    let mut warnings = Vec::new();
    let draft = pdf.to_lopdf_document(&options, &mut warnings);
    match warnings.first() {
        None => Ok(draft),
        Some(warning) => Err(PdfError::Draft(warning.msg.clone())),
    }
}
