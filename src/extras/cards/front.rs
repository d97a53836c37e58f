//! The front of an animal's card.

use super::colours::CardColours;
use super::deck::{AnimalCard, Deck};
use super::signs::sign;
use super::text::{blocks, ends};
use super::{CARD, Draft};
use crate::canvas::shapes::{begonia, lozenge, rounded};
use crate::extras::frame::DoubleFrame;
use crate::extras::panel::{Figure, PanelDraft, Role};
use crate::extras::words::Words;
use crate::geom::{BezPath, Point, Rect, Size, Vec2};
use crate::rules::{KindId, Side};
use crate::scene::Colour;
use crate::theme::{Frame, Theme};
use crate::typeset::{Across, Alignment, Down, Label};

/// The frame: its distance from the cut, and the radius of its corners.
pub const FRAME: (f64, f64) = (2.9, 2.4);
/// The plate behind the animal, and the radius of its corners.
const PLATE: (Rect, f64) = (Rect::new(5.6, 5.6, 57.4, 36.5), 2.2);
/// The line that the animal stands on; where water is below it; the room of the animal.
const GROUND: f64 = 33.3;
const WATER: f64 = 34.95;
const ANIMAL: Size = Size::new(28.5, 23.8);
/// From the plate's sides to the line.
const LINE_INSET: f64 = 2.6;
/// The strength: its middle, size, and greatest width.
const NUMERAL: (Point, f64, f64) = (Point::new(11.8, 12.4), 12.5, 9.6);
/// The character's middle and size, the pinyin's baseline and size, the sign of an ability.
const CHARACTER: (Point, f64) = (Point::new(51.2, 11.8), 8.4);
const PINYIN: (f64, f64) = (19.0, 3.1);
const SIGN: (f64, f64) = (25.6, 7.2);
/// The name: its baseline, its size, and the gap between two, in ems.
const NAME: (f64, f64, f64) = (41.4, 5.4, 0.75);
/// The left edge of lists and sentences: that of the plate.
const INSET: f64 = 5.6;
/// The first list's label; from a label down to its animals; from these down to the next label, and to the rule.
const LABEL: f64 = 44.9;
const BELOW_LABEL: f64 = 0.7;
const ABOVE_LABEL: f64 = 2.65;
const ABOVE_RULE: f64 = 1.1;
/// From the rule down to the sentences, and from these to the cut: they end above the frame's corners.
const BELOW_RULE: f64 = 0.8;
const FOOT: f64 = 6.0;
/// Gaps that spare height goes into, those below labels at half; the most that one gets.
const GAPS: f64 = 5.0;
const MOST_AIR: f64 = 0.9;
/// An animal of a list: its greatest size, the gap between two, and the most in a row.
const CHIP: (f64, f64, usize) = (5.3, 1.0, 10);
/// The strength below it: its height in ems, from it to the lower edge, and from it to the animal.
const STRENGTH: (f64, f64, f64) = (0.66, 0.45, 0.4);

/// How the lists of animals lie on all cards of a deck.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rows {
    /// The side of a square.
    size: f64,
    /// Squares beside each other.
    across: usize,
    /// Rows of each list, as many as the longest one needs.
    lines: [usize; 2],
    /// What every gap between name, labels, lists and sentences has besides its least, in millimetres.
    air: f64,
}

impl Rows {
    /// As large as the longest list allows.
    pub fn of(deck: &Deck) -> Rows {
        let longest = |list: usize| deck.cards.iter().map(|card| card.captures[list].len()).max().unwrap_or(0).max(1);
        let most = longest(0).max(longest(1));
        let across = most.min(CHIP.2);
        let width = CARD.width - 2.0 * INSET;
        let size = ((width + CHIP.1) / across as f64 - CHIP.1).min(CHIP.0);
        Rows { size, across, lines: [0, 1].map(|list| longest(list).div_ceil(across)), air: 0.0 }
    }

    /// The height that the fullest card leaves, in millimetres, goes into the gaps.
    pub fn airier(self, spare: f64) -> Rows {
        Rows { air: (spare / GAPS).clamp(0.0, MOST_AIR), ..self }
    }

    fn height(self, list: usize) -> f64 {
        let lines = self.lines[list] as f64;
        lines * self.size + (lines - 1.0) * CHIP.1
    }

    /// The baselines of both labels, and the height of the rule below the lists.
    fn heights(self) -> ([f64; 2], f64) {
        let first = LABEL + self.air;
        let second = first + self.below_label() + self.height(0) + ABOVE_LABEL + self.air;
        ([first, second], second + self.below_label() + self.height(1) + ABOVE_RULE + self.air)
    }

    /// From a label down to its animals.
    fn below_label(self) -> f64 {
        BELOW_LABEL + self.air / 2.0
    }
}

/// The room of the sentences.
pub fn text_room(rows: Rows) -> Rect {
    let (_, rule) = rows.heights();
    Rect::new(INSET, rule + BELOW_RULE + rows.air, CARD.width - INSET, CARD.height - FOOT)
}

/// The corners of plates follow the board's frame, as those of frames do.
pub fn cornered(theme: &Theme, rect: Rect, radius: f64) -> BezPath {
    match theme.board.frame {
        Frame::Beaded | Frame::Fretwork => begonia(rect, radius),
        _ => rounded(rect, radius),
    }
}

/// Draws a front.
pub fn draw(draft: &mut PanelDraft<'_, '_>, card: &AnimalCard, deck: &Draft<'_>, side: Side, colours: &CardColours) {
    frame(draft, colours);
    plate(draft, colours);
    picture(draft, card, side, colours);
    corners(draft, card, side, colours);
    names(draft, card, colours);
    let (labels, rule) = deck.rows.heights();
    for (list, (y, colour)) in labels.into_iter().zip([colours.side_words, colours.ink]).enumerate() {
        label(draft, &deck.deck.labels[list], y, deck.set.size, colour);
        let kinds = &card.captures[list];
        let at = Point::new(INSET, y + deck.rows.below_label());
        draft.pictured(&card.captures_in_words[list], |draft| {
            chips(draft, kinds, at, deck.rows, deck.least, (colour, colours.ground));
        });
    }
    draft.rule((INSET, rule), (CARD.width - INSET, rule), colours.ink, 0.18);
    let room = text_room(deck.rows);
    let blocks = blocks(card, deck.set.size, deck.set.told(card.kind), colours.ink);
    let mut top = 0.0;
    for (block, end) in blocks.iter().zip(ends(draft, &blocks, room.width())) {
        let paragraph = draft.paragraph(block, room.width(), Alignment::Ragged, 1.0);
        draft.extend(paragraph.draw((room.x0, room.y0 + top + block.gap)));
        top = end;
    }
}

/// The two lines around a card, in the side's colour.
pub fn frame(draft: &mut PanelDraft<'_, '_>, colours: &CardColours) {
    let frame = DoubleFrame::new(CARD.to_rect().inflate(-FRAME.0, -FRAME.0), FRAME.1);
    let theme = draft.resources().theme;
    draft.extend(frame.items(theme, colours.side));
}

fn plate(draft: &mut PanelDraft<'_, '_>, colours: &CardColours) {
    let theme = draft.resources().theme;
    let path = cornered(theme, PLATE.0, PLATE.1);
    draft.fill(path.clone(), colours.plate);
    if colours.outlined {
        draft.stroke(path, colours.side, 0.2);
    }
    let (left, right) = (PLATE.0.x0 + LINE_INSET, PLATE.0.x1 - LINE_INSET);
    draft.waves((left, WATER), right - left, 5.2, colours.water, 0.28);
    draft.rule((left, GROUND), (right, GROUND), colours.figure, 0.35);
}

fn picture(draft: &mut PanelDraft<'_, '_>, card: &AnimalCard, side: Side, colours: &CardColours) {
    let foot = Point::new(CARD.width / 2.0, GROUND);
    let figure = Figure {
        piece: (card.kind, side),
        foot,
        room: ANIMAL,
        colour: colours.figure,
        mirrored: false,
        ground: colours.plate,
    };
    draft.pictured(&card.names.join(" · "), |draft| {
        draft.figure(figure);
    });
}

/// The strength on the left; the character, its pinyin and what the animal can do on the right.
fn corners(draft: &mut PanelDraft<'_, '_>, card: &AnimalCard, side: Side, colours: &CardColours) {
    let theme = draft.resources().theme;
    let kind = theme.rules.kind(card.kind);
    let strength = theme.face.numerals.write(u32::from(kind.strength));
    let (middle, size, most) = NUMERAL;
    // Where both sides have one colour, White's numeral is in a ring and Black's on a disc.
    let (size, most, ink) = match (colours.alike, side) {
        (false, _) => (size, most, colours.figure),
        (true, Side::White) => {
            draft.ring(middle, 5.2, colours.figure, 0.45);
            (0.74 * size, 7.2, colours.figure)
        }
        (true, Side::Black) => {
            draft.disc(middle, 5.4, colours.figure);
            (0.74 * size, 7.2, colours.plate)
        }
    };
    let size = numeral_size(draft, size, most);
    let label = draft.label(Role::Number, &strength, size, 0.0);
    draft.put(label.as_ref(), middle, Across::Middle, Down::Middle, ink);
    let x = CHARACTER.0.x;
    if let Some((character, pinyin)) = &card.character {
        let label = draft.fitted(Role::Title, character, CHARACTER.1, 0.0, 9.6);
        draft.put(label.as_ref(), CHARACTER.0, Across::Middle, Down::Middle, colours.plate_ink);
        if let Some(pinyin) = pinyin {
            let label = draft.fitted(Role::Pinyin, pinyin, PINYIN.1, 0.0, 10.0);
            draft.put(label.as_ref(), (x, PINYIN.0), Across::Middle, Down::Baseline, colours.plate_ink);
        }
    }
    sign(draft, kind, Point::new(x, SIGN.0), SIGN.1, colours.figure);
}

/// The size at which the widest strength of the deck is this wide, or as asked.
fn numeral_size(draft: &mut PanelDraft<'_, '_>, size: f64, most: f64) -> f64 {
    let theme = draft.resources().theme;
    let strengths = theme.rules.kinds().iter().map(|kind| theme.face.numerals.write(u32::from(kind.strength)));
    let labels = strengths.filter_map(|strength| draft.label(Role::Number, &strength, size, 0.0));
    let widest = labels.map(|label| label.ink().width()).fold(most, f64::max);
    size * most / widest
}

/// The names beside each other, with lozenges between them.
fn names(draft: &mut PanelDraft<'_, '_>, card: &AnimalCard, colours: &CardColours) {
    let (baseline, size, gap) = NAME;
    let room = CARD.width - 2.0 * INSET;
    let set = |draft: &mut PanelDraft<'_, '_>, size: f64| -> (Vec<Label>, f64) {
        let labels: Vec<Label> =
            card.names.iter().filter_map(|name| draft.label(Role::Title, name, size, 0.0)).collect();
        let inks: f64 = labels.iter().map(|label| label.ink().width()).sum();
        let wide = inks + gap * size * labels.len().saturating_sub(1) as f64;
        (labels, wide)
    };
    let (_, wide) = set(draft, size);
    let size = size * (room / wide).min(1.0);
    let (labels, wide) = set(draft, size);
    let mut x = (CARD.width - wide) / 2.0;
    for (place, label) in labels.iter().enumerate() {
        if place > 0 {
            let at = (x + gap * size / 2.0, baseline - 0.28 * size);
            draft.fill(lozenge(at, 0.1 * size, 0.14 * size), colours.side);
            x += gap * size;
        }
        draft.put(Some(label), (x, baseline), Across::Left, Down::Baseline, colours.ink);
        x += label.ink().width();
    }
}

/// The words before a list, in each language.
fn label(draft: &mut PanelDraft<'_, '_>, words: &[Words], baseline: f64, size: f64, colour: Colour) {
    let mut x = INSET;
    for words in words {
        let Some(label) = draft.label(Role::Strong, &words.text, size, 0.0) else { continue };
        draft.put(Some(&label), (x, baseline), Across::Left, Down::Baseline, colour);
        x += label.ink().width() + 0.8 * size;
    }
}

/// Animals in squares with their strengths; a dash for none.
fn chips(
    draft: &mut PanelDraft<'_, '_>,
    kinds: &[KindId],
    at: Point,
    rows: Rows,
    least: f64,
    (colour, ground): (Colour, Colour),
) {
    let theme = draft.resources().theme;
    if kinds.is_empty() {
        let middle = at.y + rows.size / 2.0;
        draft.rule((at.x, middle), (at.x + rows.size / 2.0, middle), colour, 0.3);
    }
    for (place, &kind) in kinds.iter().enumerate() {
        let step = rows.size + CHIP.1;
        let corner = at + Vec2::new((place % rows.across) as f64, (place / rows.across) as f64) * step;
        let square = Rect::from_origin_size(corner, (rows.size, rows.size));
        let path = rounded(square, 0.8);
        draft.fill(path.clone(), ground);
        draft.stroke(path, colour, 0.22);
        let x = square.center().x;
        let foot = square.y1 - STRENGTH.1 - STRENGTH.0 * least - STRENGTH.2;
        let room = Size::new(0.84 * rows.size, foot - square.y0 - STRENGTH.2);
        draft.silhouette(kind, Point::new(x, foot), room, colour);
        let strength = theme.face.numerals.write(u32::from(theme.rules.kind(kind).strength));
        let label = draft.label(Role::Strength, &strength, least, 0.0);
        draft.put(label.as_ref(), (x, square.y1 - STRENGTH.1), Across::Middle, Down::Bottom, colour);
    }
}
