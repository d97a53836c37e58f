//! One page: its comments, its paper, its layers.

use super::code::{Code, points};
use super::comments::{FileUse, bounding_boxes, paper, text};
use super::drawing::ItemWriter;
use super::inventory::Inventory;
use crate::geom::Rect;
use crate::scene::Page;

/// Appends a page, counted from 0. It leaves the interpreter's state unchanged.
pub(super) fn page<'a>(code: &mut Code, inventory: &'a Inventory<'a>, page: &'a Page, place: usize, kind: FileUse) {
    let (width, height) = (points(page.media.width), points(page.media.height));
    code.line(&format!("%%Page: {} {}", text(&page.name), place + 1));
    bounding_boxes(code, "Page", page.media);
    code.line("%%PageOrientation: Portrait");
    if kind == FileUse::Printed {
        code.line(&format!("%%PageMedia: {}", paper(page.media)));
        code.line("%%BeginPageSetup");
        code.line(&format!("Shouqi begin {width} {height} paper end"));
        let (trim, bleed) = (upright(page, page.trim), upright(page, page.bleed));
        code.line(&format!("/pdfmark where{{pop[/TrimBox[{trim}]/BleedBox[{bleed}]/PAGE pdfmark}}if"));
        code.line("%%EndPageSetup");
    }
    code.line("save Shouqi begin");
    code.line(&format!("0 {height} translate 1 mm dup neg scale 4 setmiterlimit newpath"));
    for layer in page.layers.iter().filter(|layer| layer.kind.printed()) {
        let mut drawing = ItemWriter::new(inventory);
        drawing.apart(|drawing| drawing.items(&layer.items));
        code.line(&format!("%%BeginObject: {}", layer.kind.label()));
        code.block(drawing.finish());
        code.line("%%EndObject");
    }
    code.line("end restore showpage");
    code.line("%%PageTrailer");
}

/// A box in points, y up from the sheet's lower edge.
fn upright(page: &Page, area: Rect) -> String {
    let up = |y: f64| points(page.media.height - y);
    format!("{} {} {} {}", points(area.x0), up(area.y1), points(area.x1), up(area.y0))
}
