//! The sentences of the cards: one size of type for the whole deck, as large as its fullest card allows.

use super::deck::{AnimalCard, Deck};
use crate::canvas::POINT;
use crate::canvas::error::LayoutError;
use crate::extras::panel::{Block, PanelDraft, Role};
use crate::geom::Rect;
use crate::rules::KindId;
use crate::scene::Colour;
use crate::typeset::Alignment;

/// The greatest size, in millimetres per em, and the steps down from it.
const MOST: f64 = 7.2 * POINT;
const STEP: f64 = 0.1 * POINT;
/// Gaps above a text in a second language, and above the fact, in millimetres.
const GAPS: (f64, f64) = (0.35, 1.4);

/// How the sentences of a deck are set.
#[derive(Debug, Clone, PartialEq)]
pub struct DeckType {
    /// Millimetres per em, on every card.
    pub size: f64,
    /// The kinds whose fact is told in the first language only.
    pub dropped: Vec<KindId>,
}

/// The paragraphs of a card in this size; its first `facts` facts.
pub fn blocks(card: &AnimalCard, size: f64, facts: usize, colour: Colour) -> Vec<Block> {
    let powers = card.power.iter().enumerate().map(|(place, words)| Block {
        words: words.clone(),
        role: Role::Note,
        size,
        gap: if place == 0 { 0.0 } else { GAPS.0 },
        colour,
    });
    let facts = card.facts.iter().take(facts).enumerate().map(|(place, words)| Block {
        words: words.clone(),
        role: Role::Italic,
        size,
        gap: if place == 0 { GAPS.1 } else { GAPS.0 },
        colour,
    });
    powers.chain(facts).collect()
}

/// How far below the upper edge each paragraph of a column of this width ends, in millimetres.
pub fn ends(draft: &mut PanelDraft<'_, '_>, blocks: &[Block], width: f64) -> Vec<f64> {
    draft.typesetter.trying = true;
    let mut end = 0.0;
    let ends = blocks.iter().map(|block| {
        end += block.gap + draft.paragraph(block, width, Alignment::Ragged, 1.0).height();
        end
    });
    let ends = ends.collect();
    draft.typesetter.trying = false;
    ends
}

/// The greatest size from `least` up at which all cards fit. Where even the least is too large, a card tells its fact in
/// one language only.
///
/// # Errors
/// A card that does not fit then either, with the language of the first text that does not.
pub fn fitted(draft: &mut PanelDraft<'_, '_>, deck: &Deck, room: Rect, least: f64) -> Result<DeckType, LayoutError> {
    let steps = ((MOST - least) / STEP).floor().max(0.0) as usize;
    let sizes = (0..=steps).rev().map(|step| least + step as f64 * STEP);
    for size in sizes {
        if deck.cards.iter().all(|card| overflow(draft, card, size, usize::MAX, room).is_none()) {
            return Ok(DeckType { size, dropped: Vec::new() });
        }
    }
    let mut dropped = Vec::new();
    for card in &deck.cards {
        if overflow(draft, card, least, usize::MAX, room).is_none() {
            continue;
        }
        dropped.push(card.kind);
        if let Some(language) = overflow(draft, card, least, 1, room) {
            let card = card.names.join(" · ");
            return Err(LayoutError::CardTooFull { card, language, least: least / POINT });
        }
    }
    Ok(DeckType { size: least, dropped })
}

/// The language of the first text of a card that does not fit.
fn overflow(draft: &mut PanelDraft<'_, '_>, card: &AnimalCard, size: f64, facts: usize, room: Rect) -> Option<String> {
    let blocks = blocks(card, size, facts, Colour::BLACK);
    let ends = ends(draft, &blocks, room.width());
    let beyond = ends.iter().position(|end| *end > room.height())?;
    Some(blocks[beyond].words.language.clone())
}
