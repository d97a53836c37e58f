//! What is printed on a wallet: the front, what is seen of the lip, the back.

use super::within;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::segments;
use crate::dieline::{Net, WalletMeasures};
use crate::extras::boxes::{Face, FrontStyle, front, ladder_along};
use crate::extras::colours::{is_bare, words_on};
use crate::extras::extra::ExtraFacts;
use crate::extras::frame::DoubleFrame;
use crate::extras::net_sheet::crease;
use crate::extras::panel::{Block, PanelDraft, Role};
use crate::extras::words::{Words, say};
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE};
use crate::rules::Side;
use crate::scene::{Colour, Item};
use crate::typeset::Alignment;
use std::f64::consts::PI;

/// The frames: distance from the edges, radius of the corners.
const FRAME: (f64, f64) = (6.0, 6.0);
/// The largest title, in millimetres per em.
const TITLE: f64 = 15.0;

/// Everything that is printed on the sheet.
pub fn artwork(resources: &mut Resources<'_>, facts: &ExtraFacts<'_>, m: &WalletMeasures, area: Rect) -> Vec<Item> {
    let theme = resources.theme;
    let [yl, yb, yg] = m.heights();
    let (x0, x1, end) = (m.hem, m.sheet.width - m.hem, yg + m.front);
    let mut draft = PanelDraft::new(resources);
    let bare = is_bare(theme);
    let ground = if bare { Colour::WHITE } else { theme.colours.paper };
    let face = Rect::new(x0 + m.taper, yg, x1 - m.taper, end);
    draft.fill(within(face, area).to_path(TOLERANCE), ground);
    let board: Vec<String> = say(draft.resources(), "wallet-board", &[]).into_iter().map(|words| words.text).collect();
    let style = FrontStyle { frame: FRAME, notch: 0.0, title: TITLE };
    // The hems of the back lie over both edges of the front.
    let open = Rect { x0: face.x0 + m.hem, x1: face.x1 - m.hem, ..face };
    draft.within(Affine::translate((open.x1, open.y1)) * Affine::rotate(PI), |draft| {
        front(draft, Face::printed(open.size(), ground), style, &board.join(" · "));
    });
    if m.lip > 0.0 {
        // What is seen above the front is the lip's lower part.
        let seen = Rect::new(open.x0, yl - m.seen(), open.x1, yl);
        let black = if bare { Colour::WHITE } else { theme.marks(Side::Black) };
        draft.fill(within(Rect::new(x0, 0.0, x1, yl), area).to_path(TOLERANCE), black);
        draft.within(Affine::translate((seen.x1, seen.y1)) * Affine::rotate(PI), |draft| {
            ladder_along(draft, Face::printed(seen.size(), black));
        });
    }
    back(&mut draft, facts, Rect::new(x0, yl, x1, yb));
    draft.finish()
}

/// The back: what the game is about, and the ladder of strength.
fn back(draft: &mut PanelDraft<'_, '_>, facts: &ExtraFacts<'_>, face: Rect) {
    let theme = draft.resources().theme;
    let ink = words_on(theme, Colour::WHITE);
    let inset = FRAME.0 + 1.0;
    draft.extend(DoubleFrame::new(face.inflate(-inset, -inset), FRAME.1).items(theme, ink));
    let lead = |(place, sheet): (usize, &crate::rulesheet::Sheet)| Block {
        words: Words { language: sheet.language.clone(), text: sheet.lead.clone() },
        role: Role::Italic,
        size: 6.0,
        gap: if place == 0 { 0.0 } else { 3.0 },
        colour: ink,
    };
    let blocks: Vec<Block> = facts.sheets.iter().enumerate().map(lead).collect();
    let side = (0.18 * face.width()).min(34.0);
    let upper = 0.15 * face.height();
    let room = Rect::new(face.x0 + side, face.y0 + upper, face.x1 - side, face.center().y);
    draft.column(room, &blocks, Alignment::Centred, 1.0);
    let high = (0.28 * face.height()).min(34.0);
    let wide = face.width() - 2.0 * inset - 16.0;
    let corner = Point::new(face.center().x - wide / 2.0, face.y1 - inset - 6.0 - high);
    draft.within(Affine::translate(corner.to_vec2()), |draft| {
        ladder_along(draft, Face::printed(Size::new(wide, high), Colour::WHITE));
    });
}

/// The creases, as far as a printer reaches.
pub fn creases(net: &Net, area: Rect) -> Vec<Item> {
    let clipped = net.creases().into_iter().filter_map(|line| clip(line.from, line.to, area));
    clipped.map(|ends| crease(segments([ends]), false)).collect()
}

/// The part of a line in a rectangle.
fn clip(from: Point, to: Point, area: Rect) -> Option<(Point, Point)> {
    let along = to - from;
    let (mut start, mut end) = (0.0_f64, 1.0_f64);
    for (at, step, low, high) in [(from.x, along.x, area.x0, area.x1), (from.y, along.y, area.y0, area.y1)] {
        if step.abs() < 1e-12 {
            if at < low || at > high {
                return None;
            }
            continue;
        }
        let (one, other) = ((low - at) / step, (high - at) / step);
        start = start.max(one.min(other));
        end = end.min(one.max(other));
    }
    (end - start > 1e-6).then(|| (from + along * start, from + along * end))
}
