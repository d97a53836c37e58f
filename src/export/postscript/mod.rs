//! PostScript, language level 3: a document of many pages, or one page to be placed in another document.
//!
//! Each file defines its resources once (fonts, images, symbols, spot colours) in its prolog; every page is
//! independent, under one transform to millimetres, y down.

mod code;
mod comments;
mod drawing;
mod font;
mod image;
mod inventory;
mod page;
mod path;
mod prolog;
mod text;

use self::code::Code;
use self::comments::FileUse;
use self::inventory::Inventory;
use crate::scene::Document;

/// The whole document as one DSC-conforming `.ps` file. Every page selects its own paper, exact to a thousandth of a
/// point.
pub fn ps(document: &Document) -> Vec<u8> {
    write(document, FileUse::Printed)
}

/// One page, counted from 0, as an `.eps` file. Its bounding boxes are the whole sheet, because guides are outside the
/// trim.
///
/// # Panics
/// If the document has no such page.
pub fn eps(document: &Document, page: usize) -> Vec<u8> {
    write(&document.page(page), FileUse::Placed)
}

fn write(document: &Document, kind: FileUse) -> Vec<u8> {
    let inventory = Inventory::of(document);
    let mut code = Code::new();
    comments::header(&mut code, document, &inventory, kind);
    prolog::prolog(&mut code, document, &inventory, kind);
    comments::setup(&mut code, document, kind);
    for (place, page) in document.pages.iter().enumerate() {
        page::page(&mut code, &inventory, page, place, kind);
    }
    comments::trailer(&mut code);
    code.into_bytes()
}
