//! The sentences of the cards: one size of type for the whole deck, as large as its fullest card allows.

use super::deck::{AnimalCard, Deck};
use crate::canvas::POINT;
use crate::canvas::error::LayoutError;
use crate::canvas::legibility::Yields;
use crate::extras::panel::{Block, PanelDraft, Role};
use crate::extras::words::Words;
use crate::geom::Rect;
use crate::rules::KindId;
use crate::scene::Colour;
use crate::typeset::Alignment;

/// The greatest size, in millimetres per em, and the steps down from it.
const MOST: f64 = 8.0 * POINT;
const STEP: f64 = 0.1 * POINT;
/// Gaps above a text in a second language, and above the fact, in millimetres.
const GAPS: (f64, f64) = (0.35, 1.4);

/// How the sentences of a deck are set.
#[derive(Debug, Clone, PartialEq)]
pub struct DeckType {
    /// Millimetres per em, on every card.
    pub size: f64,
    /// The kinds whose cards do not tell everything in both languages.
    pub shortened: Vec<(KindId, Told)>,
}

/// What a card tells in its second language, most first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// Everything.
    Everything,
    /// No fact.
    NoFact,
    /// Nothing but the animal's name.
    Nothing,
}

impl DeckType {
    /// What the card of a kind tells.
    pub fn told(&self, kind: KindId) -> Told {
        self.shortened.iter().find(|(short, _)| *short == kind).map_or(Told::Everything, |(_, told)| *told)
    }
}

/// The paragraphs of a card in this size.
pub fn blocks(card: &AnimalCard, size: f64, told: Told, colour: Colour) -> Vec<Block> {
    let (powers, facts) = match told {
        Told::Everything => (usize::MAX, usize::MAX),
        Told::NoFact => (usize::MAX, 1),
        Told::Nothing => (1, 1),
    };
    let block = |words: &Words, role, gap| Block { words: words.clone(), role, size, gap, colour };
    let powers = card.power.iter().take(powers).enumerate();
    let powers = powers.map(|(place, words)| block(words, Role::Note, if place == 0 { 0.0 } else { GAPS.0 }));
    let facts = card.facts.iter().take(facts).enumerate();
    let facts = facts.map(|(place, words)| {
        // Beside upright ideographs, slanted figures would look foreign.
        let role = if words.is_chinese() { Role::Note } else { Role::Italic };
        block(words, role, if place == 0 { GAPS.1 } else { GAPS.0 })
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
/// one language only; in large print, where words yield before type does, then its rule, too.
///
/// # Errors
/// A card that does not fit then either, with the language of the first text that does not.
pub fn fitted(draft: &mut PanelDraft<'_, '_>, deck: &Deck, room: Rect, least: f64) -> Result<DeckType, LayoutError> {
    let steps = ((MOST - least) / STEP).floor().max(0.0) as usize;
    let sizes = (0..=steps).rev().map(|step| least + step as f64 * STEP);
    for size in sizes {
        if deck.cards.iter().all(|card| overflow(draft, card, size, Told::Everything, room).is_none()) {
            return Ok(DeckType { size, shortened: Vec::new() });
        }
    }
    let ways: &[Told] = match draft.resources().legibility().yields {
        Yields::Size => &[Told::Everything, Told::NoFact],
        Yields::Words => &[Told::Everything, Told::NoFact, Told::Nothing],
    };
    let mut shortened = Vec::new();
    for card in &deck.cards {
        let mut beyond = None;
        for &told in ways {
            beyond = overflow(draft, card, least, told, room);
            if beyond.is_none() {
                shortened.extend((told != Told::Everything).then_some((card.kind, told)));
                break;
            }
        }
        if let Some(language) = beyond {
            let card = card.names.join(" · ");
            return Err(LayoutError::CardTooFull { card, language, least: least / POINT });
        }
    }
    Ok(DeckType { size: least, shortened })
}

/// The height of the sentences on the fullest card, in millimetres.
pub fn fullest(draft: &mut PanelDraft<'_, '_>, deck: &Deck, set: &DeckType, width: f64) -> f64 {
    let heights = deck.cards.iter().map(|card| {
        let blocks = blocks(card, set.size, set.told(card.kind), Colour::BLACK);
        ends(draft, &blocks, width).last().copied().unwrap_or(0.0)
    });
    heights.fold(0.0, f64::max)
}

/// The language of the first text of a card that does not fit.
fn overflow(draft: &mut PanelDraft<'_, '_>, card: &AnimalCard, size: f64, told: Told, room: Rect) -> Option<String> {
    let blocks = blocks(card, size, told, Colour::BLACK);
    let ends = ends(draft, &blocks, room.width());
    let beyond = ends.iter().position(|end| *end > room.height())?;
    Some(blocks[beyond].words.language.clone())
}
