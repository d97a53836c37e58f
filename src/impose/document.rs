//! Pages become a document: with all that they share, for the machine or the press that prints them.

use super::laser;
use crate::canvas::error::LayoutError;
use crate::canvas::resources::Resources;
use crate::scene::{Document, OutputCondition, Page};
use crate::theme::{Machine, Theme};
use std::sync::Arc;

/// The parts of a set that are cut and glued, in the order of their pages; those to read come after them.
pub const PARTS: [&str; 2] = ["board", "pieces"];

/// Pages with all that they share, for the press that prints them.
pub fn bound(
    resources: Resources<'_>,
    title: String,
    language: String,
    pages: Vec<Page>,
) -> Result<Document, LayoutError> {
    let theme = resources.theme;
    Ok(for_press(theme, designed(resources, title, language, pages)?))
}

/// Pages with all that they share, as they were drawn.
pub fn designed(
    resources: Resources<'_>,
    title: String,
    language: String,
    pages: Vec<Page>,
) -> Result<Document, LayoutError> {
    let fonts = resources.theme.fonts.clone();
    let (symbols, pictures, missing) = resources.finish();
    if !missing.is_empty() {
        return Err(LayoutError::MissingCharacters(missing.into_iter().collect()));
    }
    let (pictures, symbols) = (Arc::new(pictures), Arc::new(symbols));
    Ok(Document { title, language, fonts, pictures, symbols, pages, output: OutputCondition::HOME })
}

/// A document for the machine or the press that a theme is made for.
pub fn for_press(theme: &Theme, mut designed: Document) -> Document {
    // A laser has no inks; its colours say what it is to do.
    if theme.cutter.machine == Machine::Laser {
        laser::engrave(&mut designed);
        return designed;
    }
    designed.printed_on(OutputCondition { inks: theme.inks, profile: theme.profile.clone() })
}
