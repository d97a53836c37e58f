//! The ladder of strength on a narrow face, with the way back of a weak animal that captures a strong one.

use super::panels::Face;
use crate::canvas::shapes::polyline;
use crate::extras::panel::{PanelDraft, Role};
use crate::geom::{BezPath, Point, Size};
use crate::rules::{KindId, Rules};
use crate::typeset::{Across, Down};

/// The widest animal relative to its height.
const WIDEST: f64 = 1.17;

/// The kinds of the game, the strongest first.
fn kinds(draft: &mut PanelDraft<'_, '_>) -> Vec<KindId> {
    draft.resources().theme.rules.strongest_first()
}

/// Whether the weakest captures the strongest.
fn turns_back(rules: &Rules, kinds: &[KindId]) -> bool {
    matches!(kinds, [strongest, .., weakest] if rules.exception(*weakest, *strongest).is_some())
}

/// A room for an animal of this height.
fn room(height: f64, width: f64) -> Size {
    Size::new(width.min(WIDEST * height), height)
}

/// On an upright face: the strongest on top.
pub fn upright(draft: &mut PanelDraft<'_, '_>, face: Face) {
    let (size, ink) = (face.size, face.ink(draft.resources().theme));
    let kinds = kinds(draft);
    let rules = draft.resources().theme.rules.clone();
    let back = turns_back(&rules, &kinds);
    let (pad, arrow) = (2.6, if back { 2.2 } else { 0.0 });
    let cell = (size.height - 2.0 * pad) / kinds.len().max(1) as f64;
    let numeral = 3.4_f64.min(0.3 * cell).min(0.36 * size.width);
    let high = (cell - numeral - 0.9).min((size.width - 2.2 - arrow) / WIDEST);
    let x = size.width / 2.0 - arrow / 2.0 + 0.2;
    let mut feet = Vec::new();
    for (place, &kind) in kinds.iter().enumerate() {
        let top = pad + place as f64 * cell;
        let y = top + high + 0.25 * (cell - high - numeral);
        feet.push(y);
        let foot = Point::new(x, y);
        let room = room(high, size.width - 2.0 - arrow);
        draft.silhouette(kind, foot, room, ink);
        let label = draft.label(Role::Number, &rules.kind(kind).strength.to_string(), numeral, 0.0);
        draft.put(label.as_ref(), (x, y + 0.35), Across::Middle, Down::Top, ink);
    }
    if let (true, Some(&first), Some(&last)) = (back, feet.first(), feet.last()) {
        let side = size.width - 1.7;
        let (from, to) = (last - 0.4 * high, first - 0.5 * high);
        let mut way = BezPath::new();
        way.move_to((x + 0.62 * high, from));
        way.quad_to((side, from), (side, from - 2.0));
        way.line_to((side, to + 2.0));
        way.quad_to((side, to), (side - 1.2, to));
        draft.stroke(way, ink, 0.22);
        draft.fill(
            polyline(&[(side - 1.9, to), (side - 0.9, to - 0.55), (side - 0.9, to + 0.55)].map(Point::from), true),
            ink,
        );
    }
}

/// Along a lying face: the strongest at the left.
pub fn lying(draft: &mut PanelDraft<'_, '_>, face: Face) {
    let (size, ink) = (face.size, face.ink(draft.resources().theme));
    let kinds = kinds(draft);
    let rules = draft.resources().theme.rules.clone();
    let back = turns_back(&rules, &kinds);
    let (pad, arrow) = (4.0, if back { 1.6 } else { 0.0 });
    let cell = (size.width - 2.0 * pad) / kinds.len().max(1) as f64;
    let high = (size.height - 2.6 - arrow).min((cell - 3.2) / WIDEST).min(12.0);
    let y = (size.height - arrow) / 2.0 + high / 2.0;
    let numeral = 3.6_f64.min(0.62 * high);
    let mut middles = Vec::new();
    for (place, &kind) in kinds.iter().enumerate() {
        let x = pad + cell * (place as f64 + 0.5);
        middles.push(x);
        let label = draft.label(Role::Number, &rules.kind(kind).strength.to_string(), numeral, 0.0);
        let foot = Point::new(x + 0.28 * numeral, y);
        let room = room(high, cell - numeral);
        let drawn = draft.silhouette(kind, foot, room, ink);
        draft.put(label.as_ref(), (foot.x - drawn.width / 2.0 - 0.5, y - 0.1), Across::Right, Down::Baseline, ink);
    }
    if let (true, Some(&first), Some(&last)) = (back, middles.first(), middles.last()) {
        let foot = size.height - 1.1;
        let mut way = BezPath::new();
        way.move_to((last, y + 0.5));
        way.line_to((last, foot - 0.6));
        way.quad_to((last, foot), (last - 1.0, foot));
        way.line_to((first + 1.0, foot));
        way.quad_to((first, foot), (first, foot - 0.6));
        way.line_to((first, y + 0.9));
        draft.stroke(way, ink, 0.2);
        draft.fill(
            polyline(&[(first, y + 0.4), (first - 0.5, y + 1.3), (first + 0.5, y + 1.3)].map(Point::from), true),
            ink,
        );
    }
}
