//! The card that explains a quick duel.

use super::CARD;
use super::colours::CardColours;
use super::deck::Deck;
use super::front::frame;
use super::text::ends;
use crate::canvas::POINT;
use crate::compose::diagram::standing;
use crate::extras::panel::{Block, Figure, PanelDraft, Role};
use crate::extras::words::Words;
use crate::geom::{Point, Size};
use crate::rules::Side;
use crate::scene::Colour;
use crate::typeset::{Across, Alignment, Down};

/// The animals' line, and the left edge of the words.
const GROUND: f64 = 25.0;
const INSET: f64 = 6.8;
/// The room of the strongest animal, and that of the weakest.
const STRONG: Size = Size::new(20.0, 16.0);
const WEAK: Size = Size::new(11.0, 8.0);
/// The lowest line of words, from the cut.
const FOOT: f64 = 6.4;
/// The greatest size of the text, in millimetres per em; the title's, relative to it; the gaps above and below a title.
const MOST: f64 = 9.6 * POINT;
const TITLE: f64 = 1.6;
const GAPS: (f64, f64) = (2.6, 2.4);
/// The steps in which the text is made smaller.
const SMALLER: f64 = 0.97;

/// Draws the card. If the text in two languages would be smaller than `least` millimetres per em, the first one alone is
/// printed.
pub fn draw(draft: &mut PanelDraft<'_, '_>, deck: &Deck, least: f64, side: Side, colours: &CardColours) {
    frame(draft, colours);
    animals(draft, deck, side, colours);
    let room = CARD.height - FOOT - GROUND - 1.0;
    let sizes =
        || std::iter::successors(Some(MOST.max(least)), |size| Some(size * SMALLER)).take_while(|size| *size >= least);
    let ways = [deck.duel.len(), 1].map(|count| &deck.duel[..count.min(deck.duel.len())]);
    let mut tried = ways.iter().flat_map(|texts| sizes().map(move |size| (*texts, size)));
    let fits = tried.find(|(texts, size)| height(draft, texts, *size) <= room);
    let (texts, size) = fits.unwrap_or((ways[1], least));
    let mut y = GROUND + 1.0;
    for (title, text) in texts {
        y += title_height(size);
        let label = draft.fitted(Role::Title, &title.text, TITLE * size, 0.0, CARD.width - 2.0 * INSET);
        draft.put(label.as_ref(), (INSET, y), Across::Left, Down::Baseline, colours.side);
        y += GAPS.1;
        let block = block(text, size, colours);
        let paragraph = draft.paragraph(&block, CARD.width - 2.0 * INSET, Alignment::Ragged, 1.0);
        draft.extend(paragraph.draw((INSET, y)));
        y += paragraph.height();
    }
}

fn block(text: &Words, size: f64, colours: &CardColours) -> Block {
    Block { words: text.clone(), role: Role::Note, size, gap: 0.0, colour: colours.ink }
}

/// From the end of what is above a title to its baseline.
fn title_height(size: f64) -> f64 {
    GAPS.0 + 0.8 * TITLE * size
}

fn height(draft: &mut PanelDraft<'_, '_>, texts: &[(Words, Words)], size: f64) -> f64 {
    let blocks: Vec<Block> = texts
        .iter()
        .map(|(_, text)| Block {
            words: text.clone(),
            role: Role::Note,
            size,
            gap: title_height(size) + GAPS.1,
            colour: Colour::BLACK,
        })
        .collect();
    ends(draft, &blocks, CARD.width - 2.0 * INSET).last().copied().unwrap_or(0.0)
}

/// The weakest animal before the strongest.
fn animals(draft: &mut PanelDraft<'_, '_>, deck: &Deck, side: Side, colours: &CardColours) {
    let (Some(weak), Some(strong)) = (deck.cards.first(), deck.cards.last()) else { return };
    let (left, right) = (INSET + 1.4, CARD.width - INSET - 1.4);
    let (figure, ground) = (colours.side, colours.ground);
    draft.rule((left, GROUND), (right, GROUND), figure, 0.35);
    let pair = [(weak.kind, WEAK, true, !side), (strong.kind, STRONG, false, side)];
    let wide = pair.map(|(kind, room, mirrored, of)| {
        standing(draft.resources(), (kind, of), room, (figure, ground), mirrored).size.width
    });
    let feet = [left + 2.0 + wide[0] / 2.0, right - 2.0 - wide[1] / 2.0];
    for ((kind, room, mirrored, of), x) in pair.into_iter().zip(feet) {
        let foot = Point::new(x, GROUND);
        draft.figure(Figure { piece: (kind, of), foot, room, colour: figure, mirrored, ground });
    }
}
