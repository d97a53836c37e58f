//! Galleries of themes: board, stickers and rules of each on a page of its own, and all of them on one contact sheet.
//!
//! The families of drawings have sheets of their own: see [`specimens`].
//!
//! Input: [`GalleryEntry`]s, themes drawn as for printing. Output: a [`Document`] whose first page is the contact sheet
//! and whose other pages show one entry each. The drawings are scaled down as vectors.

mod contact;
mod gallery_entry;
mod mount;
mod plate;
mod resource_merge;
mod specimens;

pub use gallery_entry::{GalleryEntry, gallery_entry};
pub use specimens::specimens;

use crate::canvas::error::LayoutError;
use crate::scene::{Document, OutputCondition, Page};
use resource_merge::MergedResources;
use std::sync::Arc;

/// The part of the contact sheet, and the name of its files.
pub const GALLERY: &str = "gallery";

/// Lays out the entries: the contact sheet, then a page per entry. The parts of the pages are [`GALLERY`] and the names
/// of the entries.
///
/// Fails if no face has the characters of a name.
pub fn gallery(entries: &[GalleryEntry]) -> Result<Document, LayoutError> {
    let mut merged = MergedResources::default();
    let hung: Vec<_> = entries.iter().map(|gallery_entry| merged.take_in(gallery_entry)).collect();
    let together = contact::page(&mut merged, &hung);
    let alone: Vec<_> = hung.iter().map(|hung| plate::page(&mut merged, hung)).collect();
    let pages = [together].into_iter().chain(alone).collect();
    let language = entries.first().map_or("en", |gallery_entry| gallery_entry.shared.language.as_str()).to_owned();
    self::hung(merged, language, pages)
}

/// The pages with their resources.
fn hung(merged: MergedResources, language: String, pages: Vec<Page>) -> Result<Document, LayoutError> {
    let MergedResources { fonts, pictures, symbols, missing, .. } = merged;
    if !missing.is_empty() {
        return Err(LayoutError::MissingCharacters(missing.into_iter().collect()));
    }
    Ok(Document {
        title: GALLERY.to_owned(),
        language,
        fonts: fonts.into(),
        pictures: Arc::new(pictures),
        symbols: Arc::new(symbols),
        pages,
        output: OutputCondition::HOME,
    })
}
