//! Assembles a document from pages and shared resources, for a machine or a press.

use super::laser;
use crate::canvas::error::LayoutError;
use crate::canvas::resources::Resources;
use crate::scene::{Document, OutputCondition, Page};
use crate::theme::{Machine, Theme};
use std::sync::Arc;

/// Pages with their shared resources, for the press.
pub fn bound(
    resources: Resources<'_>,
    title: String,
    language: String,
    pages: Vec<Page>,
) -> Result<Document, LayoutError> {
    let theme = resources.theme;
    Ok(for_press(theme, designed(resources, title, language, pages)?))
}

/// Pages with their shared resources, in the theme's colours.
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

/// A document for the machine or the press of a theme.
pub fn for_press(theme: &Theme, mut designed: Document) -> Document {
    // A laser has no inks; its colours select operations.
    if theme.cutter.machine == Machine::Laser {
        laser::engrave(&mut designed);
        return designed;
    }
    designed.printed_on(OutputCondition { inks: theme.inks, profile: theme.profile.clone() })
}
