//! Themes to look at: each one's board, stickers and rules on a page of its own, and all of them together on one.
//!
//! The families of drawings hang on sheets of their own: see [`specimens`].
//!
//! Flows in: [`GalleryEntry`]s, each a theme drawn as it would be printed. Flows out: a [`Document`] whose first page shows
//! them all and whose other pages show one each. What is shown is the drawing itself, made smaller: no pixels, no shadow.

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

/// The part of the page that shows all, and the name of its files.
pub const GALLERY: &str = "gallery";

/// Hangs the entries: first all of them on one page, then each on its own. The parts of the pages are [`GALLERY`] and the
/// names of the entries.
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

/// The pages with all that hangs on them.
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
