//! The label of a bag: folded over its upper edge, the string through both halves.

use super::blank::Blank;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::rounded;
use crate::extras::frame::DoubleFrame;
use crate::extras::panel::{Block, PanelDraft, Role};
use crate::extras::papers::pair::pair;
use crate::extras::papers::palette::Palette;
use crate::extras::words::{Words, say, titles};
use crate::extras::writing_line::WritingLine;
use crate::geom::{Affine, Circle, Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::language::Argument;
use crate::typeset::{Across, Alignment, Down};
use std::f64::consts::PI;

/// A half of a label.
pub const HALF: Size = Size::new(58.0, 80.0);
/// The radius of a hole, and how far its middle is from the fold.
pub const HOLE: (f64, f64) = (2.0, 9.0);
/// The ring around a hole: its distance from the hole, its width, and the ground that it has to itself.
const RING: (f64, f64, f64) = (1.6, 0.35, 1.0);
/// The frame's distance from the edge, and the radius of its corners.
const FRAME: (f64, f64) = (3.2, 3.0);
/// The ground that the animals stand on, from the fold, with one title below and with two.
const FLOOR: (f64, f64) = (53.5, 48.5);

/// A label for a bag with so many pieces: the fold lies at 0.
pub fn label(resources: &mut Resources<'_>, palette: &Palette, pieces: usize) -> Blank {
    let mut draft = PanelDraft::new(resources);
    draft.within(Affine::translate(Vec2::new(HALF.width, 0.0)) * Affine::rotate(PI), |draft| {
        back(draft, palette, pieces)
    });
    front(&mut draft, palette);
    let outline = Rect::new(0.0, -HALF.height, HALF.width, HALF.height).to_path(TOLERANCE);
    let hole = |y: f64| Circle::new((HALF.width / 2.0, y), HOLE.0);
    Blank {
        outline,
        holes: vec![hole(-HOLE.1), hole(HOLE.1)],
        creases: vec![(Point::ZERO, Point::new(HALF.width, 0.0))],
        ground: palette.ground,
        ink: palette.ink,
        drawing: draft.finish(),
    }
}

/// A ring around a hole, on ground of its own.
pub fn hole_ring(draft: &mut PanelDraft<'_, '_>, palette: &Palette, middle: Point) {
    let radius = HOLE.0 + RING.0;
    draft.disc(middle, radius + RING.2, palette.ground);
    draft.ring(middle, radius, palette.ink, RING.1);
}

fn frame(draft: &mut PanelDraft<'_, '_>, palette: &Palette) {
    let theme = draft.resources().theme;
    let rect = HALF.to_rect().inset(-FRAME.0);
    draft.extend(DoubleFrame::new(rect, FRAME.1).items(theme, palette.ink));
    hole_ring(draft, palette, Point::new(HALF.width / 2.0, HOLE.1));
}

/// The animals and the titles.
fn front(draft: &mut PanelDraft<'_, '_>, palette: &Palette) {
    frame(draft, palette);
    let (middle, room) = (HALF.width / 2.0, HALF.width - 16.0);
    let (latin, chinese) = titles(draft.resources());
    let two = latin.is_some() && chinese.is_some();
    let floor = if two { FLOOR.1 } else { FLOOR.0 };
    pair(draft, palette, (7.5, HALF.width - 7.5, floor), floor - 19.0);
    draft.rule((7.5, floor), (HALF.width - 7.5, floor), palette.figures, 0.35);
    draft.waves((7.5, floor + 1.5), HALF.width - 15.0, 5.0, palette.water, 0.25);
    let mut y = floor + 5.2;
    for (title, size, tracking, colour) in [
        (latin, 8.4, 0.0, palette.ink),
        (
            chinese,
            if two { 7.0 } else { 10.5 },
            if two { 0.34 } else { 0.12 },
            if two { palette.figures } else { palette.ink },
        ),
    ] {
        let Some(title) = title else { continue };
        let label = draft.fitted(Role::Title, &title.text, size, tracking, room);
        let tall = label.as_ref().map_or(0.0, |label| label.ink().height());
        draft.put(label.as_ref(), (middle, y), Across::Middle, Down::Top, colour);
        y += tall + 2.6;
    }
}

/// What to count, a warning, who made it and when.
fn back(draft: &mut PanelDraft<'_, '_>, palette: &Palette, pieces: usize) {
    frame(draft, palette);
    let theme = draft.resources().theme;
    let least = draft.resources().legibility().least;
    let count = [("count", Argument::Text(pieces.to_string()))];
    let (x, room) = (7.0, HALF.width - 14.0);
    let mut blocks = Vec::new();
    let mut add = |words: Vec<Words>, role, size: f64, gaps: (f64, f64)| {
        blocks.extend(words.into_iter().enumerate().map(|(place, words)| Block {
            gap: if place == 0 { gaps.0 } else { gaps.1 },
            size: size.max(least),
            colour: palette.ink,
            role,
            words,
        }));
    };
    add(say(draft.resources(), "gift-count", &count), Role::Italic, 4.0, (0.0, 1.0));
    add(say(draft.resources(), "box-small-parts", &[]), Role::Note, 2.6, (3.0, 0.6));
    let lines = HALF.height - 20.0;
    let (top, foot) = (HOLE.1 + 6.0, lines - 6.0);
    let high = draft.column_height(room, &blocks, Alignment::Centred);
    let above = (0.4 * (foot - top - high)).max(0.0);
    draft.column(Rect::new(x, top + above, x + room, foot), &blocks, Alignment::Centred, 1.0);
    let palette = match palette.is_dark() {
        true => {
            let plate = Palette::to_write_on(theme);
            draft.fill(rounded(Rect::new(6.6, lines - 5.2, HALF.width - 6.6, HALF.height - 6.6), 1.2), plate.ground);
            plate
        }
        false => *palette,
    };
    let [made, date] = ["gift-made", "gift-date"].map(|key| to_write(draft, key));
    let size = 3.2_f64.max(least.min(4.6));
    let line = |words, filled, y: f64| WritingLine {
        words,
        filled,
        at: Point::new(8.4, y),
        width: HALF.width - 16.8,
        size,
        ink: palette.ink,
    };
    WritingLine::draw(&[line(&made, theme.gift.maker.as_str(), lines), line(&date, "", lines + 7.6)], draft);
}

/// What is to be written, in the set's languages; in large print there is room for the first.
pub fn to_write(draft: &mut PanelDraft<'_, '_>, key: &str) -> Vec<Words> {
    let is_large = draft.resources().legibility().is_large();
    let words = say(draft.resources(), key, &[]);
    words.into_iter().take(if is_large { 1 } else { usize::MAX }).collect()
}
