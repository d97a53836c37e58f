//! The PDF as printpdf writes it: pages, fonts, images, layers. printpdf embeds only glyphs that it finds on pages, so
//! an extra last page shows all of them; `finish` drops it.

use super::error::PdfError;
use super::font::EmbeddedFaces;
use super::page::{Owner, Stream, layer_id};
use super::used_resources::UsedResources;
use crate::scene::Document;
use printpdf::{
    Codepoint, FontId, Layer, Mm, Op, PdfDocument, PdfFont, PdfFontHandle, PdfPage, PdfSaveOptions, Pt, TextItem,
    XObjectId,
};

/// The draft: the pages in order, then a page per symbol and shape, which `finish` turns into a form. Takes the
/// operators out of the streams.
pub(super) fn printpdf_file(
    document: &Document,
    used: &UsedResources,
    faces: &EmbeddedFaces,
    streams: &mut [Stream<'_>],
) -> Result<lopdf::Document, PdfError> {
    let mut pdf = PdfDocument::new(&document.title);
    for face in faces.values() {
        pdf.resources.fonts.map.insert(FontId(face.resource.clone()), PdfFont::new(face.font.clone()));
    }
    for &picture in &used.pictures {
        let id = XObjectId(super::image::resource(picture));
        let raster = &document.pictures[picture];
        pdf.resources.xobjects.map.insert(id, super::image::object(raster, &document.output)?);
        if let Some(mask) = super::image::mask(raster) {
            pdf.resources.xobjects.map.insert(XObjectId(super::image::mask_resource(picture)), mask);
        }
    }
    for &kind in &used.layers {
        pdf.resources.layers.map.insert(layer_id(kind), Layer::new(kind.label()));
    }
    for stream in streams {
        let size = match stream.owner {
            Owner::Page(page) => page.media,
            Owner::Symbol(_, symbol) => symbol.bounds.size(),
            Owner::Shape(_, shape) => shape.bounds.size(),
        };
        pdf.pages.push(PdfPage::new(Mm(size.width as f32), Mm(size.height as f32), std::mem::take(&mut stream.ops)));
    }
    pdf.pages.push(PdfPage::new(Mm(1.0), Mm(1.0), specimen(faces)));
    // `secure` would drop the path operators.
    let options = PdfSaveOptions { secure: false, ..PdfSaveOptions::default() };
    let mut warnings = Vec::new();
    let draft = pdf.to_lopdf_document(&options, &mut warnings);
    match warnings.first() {
        None => Ok(draft),
        Some(warning) => Err(PdfError::Draft(warning.msg.clone())),
    }
}

/// Every used glyph of every font, in printpdf's form.
fn specimen(faces: &EmbeddedFaces) -> Vec<Op> {
    let mut ops = vec![Op::StartTextSection];
    for face in faces.values() {
        let font = PdfFontHandle::External(FontId(face.resource.clone()));
        let shown = face.glyphs().map(|glyph| Codepoint::with_cid(glyph.code, 0.0, glyph.text.clone()));
        ops.push(Op::SetFont { font, size: Pt(1.0) });
        ops.push(Op::ShowText { items: vec![TextItem::GlyphIds(shown.collect())] });
    }
    ops.push(Op::EndTextSection);
    ops
}
