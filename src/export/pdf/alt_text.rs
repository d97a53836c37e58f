//! Alternative texts for the tagged PDF: what a screen reader reads of symbols and pages.

use crate::scene::{Document, Item};

/// The role of content for a screen reader.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum AltText {
    /// An artifact: decoration that is not read.
    Artifact,
    /// Text, read as it is.
    Text(String),
    /// A figure, or content with one, with its alternative text.
    Figure(String),
}

/// The role and text of each symbol of the document.
pub(super) fn symbols(document: &Document) -> Vec<AltText> {
    let mut senses = Vec::with_capacity(document.symbols.len());
    // A symbol uses only earlier symbols.
    for symbol in document.symbols.iter() {
        senses.push(combined_text(&symbol.items, &senses));
    }
    senses
}

/// The combined role of items. A picture among text makes all of it a figure, whose alternative text is all their text
/// in order: a form placed more than once cannot be tagged in parts.
fn combined_text(items: &[Item], symbols: &[AltText]) -> AltText {
    let (mut said, mut picture) = (Vec::new(), false);
    for item in items {
        match of(item, symbols) {
            AltText::Artifact => {}
            AltText::Text(words) => said.push(words),
            AltText::Figure(words) => {
                said.push(words);
                picture = true;
            }
        }
    }
    match (said.is_empty(), picture) {
        (true, _) => AltText::Artifact,
        (false, false) => AltText::Text(said.join(" ")),
        (false, true) => AltText::Figure(said.join(" ")),
    }
}

/// The role of one item.
pub(super) fn of(item: &Item, symbols: &[AltText]) -> AltText {
    match item {
        Item::Path(_) | Item::Image(_) => AltText::Artifact,
        Item::Glyphs(run) if run.glyphs.is_empty() => AltText::Artifact,
        Item::Glyphs(run) => AltText::Text(run.text.clone()),
        Item::Use(placed) => symbols[placed.symbol.0].clone(),
        Item::Group(group) => match &group.alternative {
            Some(words) => AltText::Figure(words.clone()),
            None => combined_text(&group.items, symbols),
        },
    }
}
