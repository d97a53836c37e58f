//! Themes to look at: each one's board, stickers and rules on a page of its own, and all of them together on one.
//!
//! The families of drawings hang on sheets of their own: see [`specimens`].
//!
//! Flows in: [`Exhibit`]s, each a theme drawn as it would be printed. Flows out: a [`Document`] whose first page shows
//! them all and whose other pages show one each. What is shown is the drawing itself, made smaller: no pixels, no shadow.

mod contact;
mod exhibit;
mod hall;
mod mount;
mod plate;
mod specimens;

pub use exhibit::{Exhibit, exhibit};
pub use specimens::specimens;

use crate::canvas::error::LayoutError;
use crate::scene::{Document, OutputCondition, Page};
use hall::Hall;
use std::sync::Arc;

/// The part of the page that shows all, and the name of its files.
pub const GALLERY: &str = "gallery";

/// Hangs the exhibits: first all of them on one page, then each on its own. The parts of the pages are [`GALLERY`] and the
/// names of the exhibits.
///
/// Fails if no face has the characters of a name.
pub fn gallery(exhibits: &[Exhibit]) -> Result<Document, LayoutError> {
    let mut hall = Hall::default();
    let hung: Vec<_> = exhibits.iter().map(|exhibit| hall.take_in(exhibit)).collect();
    let together = contact::page(&mut hall, &hung);
    let alone: Vec<_> = hung.iter().map(|hung| plate::page(&mut hall, hung)).collect();
    let pages = [together].into_iter().chain(alone).collect();
    let language = exhibits.first().map_or("en", |exhibit| exhibit.shared.language.as_str()).to_owned();
    self::hung(hall, language, pages)
}

/// The pages with all that hangs on them.
fn hung(hall: Hall, language: String, pages: Vec<Page>) -> Result<Document, LayoutError> {
    let Hall { fonts, pictures, symbols, missing, .. } = hall;
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
