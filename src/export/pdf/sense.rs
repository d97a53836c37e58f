//! What things say to someone who cannot see them.

use crate::scene::{Document, Item};

/// What a thing says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Sense {
    /// Nothing: it is ornament.
    Silent,
    /// The text that stands in it.
    Text(String),
    /// Words that stand for it, for it is a picture or holds one.
    Picture(String),
}

/// What each symbol of the document says, in their order.
pub(super) fn symbols(document: &Document) -> Vec<Sense> {
    let mut senses = Vec::with_capacity(document.symbols.len());
    // A symbol uses only symbols before it.
    for symbol in document.symbols.iter() {
        senses.push(sense(&symbol.items, &senses));
    }
    senses
}

/// What items say together. A picture among text makes all of it a picture, whose words are those of both in their
/// order: what is placed more than once cannot be read in parts.
fn sense(items: &[Item], symbols: &[Sense]) -> Sense {
    let (mut said, mut picture) = (Vec::new(), false);
    for item in items {
        match of(item, symbols) {
            Sense::Silent => {}
            Sense::Text(words) => said.push(words),
            Sense::Picture(words) => {
                said.push(words);
                picture = true;
            }
        }
    }
    match (said.is_empty(), picture) {
        (true, _) => Sense::Silent,
        (false, false) => Sense::Text(said.join(" ")),
        (false, true) => Sense::Picture(said.join(" ")),
    }
}

/// What one item says.
pub(super) fn of(item: &Item, symbols: &[Sense]) -> Sense {
    match item {
        Item::Path(_) | Item::Image(_) => Sense::Silent,
        Item::Glyphs(run) if run.glyphs.is_empty() => Sense::Silent,
        Item::Glyphs(run) => Sense::Text(run.text.clone()),
        Item::Use(placed) => symbols[placed.symbol.0].clone(),
        Item::Group(group) => match &group.alternative {
            Some(words) => Sense::Picture(words.clone()),
            None => sense(&group.items, symbols),
        },
    }
}
