//! Small signs of what an animal can do: waves for a swimmer, an arc over a wave for a leaper.

use crate::canvas::shapes::polyline;
use crate::extras::panel::PanelDraft;
use crate::geom::{BezPath, Point};
use crate::rules::Kind;
use crate::scene::Colour;

/// The width of lines, in millimetres.
const LINE: f64 = 0.5;

/// The sign of a kind, this wide, with its water at this height; nothing for one that keeps to land.
pub fn sign(draft: &mut PanelDraft<'_, '_>, kind: &Kind, middle: Point, wide: f64, colour: Colour) {
    let leaps = !kind.leaps.is_empty();
    if !kind.swims && !leaps {
        return;
    }
    let left = middle.x - wide / 2.0;
    let pitch = wide / 4.0;
    let waves = |y: f64| {
        let mut path = BezPath::new();
        path.move_to((left, y));
        for wave in 0..4 {
            let (x, way) = (left + f64::from(wave) * pitch, if wave % 2 == 0 { -1.0 } else { 1.0 });
            path.quad_to((x + pitch / 2.0, y + way * 0.7 * pitch), (x + pitch, y));
        }
        path
    };
    draft.stroke(waves(middle.y), colour, LINE);
    if kind.swims {
        draft.stroke(waves(middle.y + 0.9 * pitch), colour, LINE);
    }
    if leaps {
        let from = Point::new(left + 0.06 * wide, middle.y - 0.22 * wide);
        let tip = Point::new(left + 0.97 * wide, middle.y - 0.16 * wide);
        let bow = Point::new(middle.x, middle.y - 0.95 * wide);
        let way = (tip - bow).normalize();
        let side = way.turn_90();
        let (neck, half) = (tip - way * (0.22 * wide), 0.11 * wide);
        let mut arc = BezPath::new();
        arc.move_to(from);
        arc.quad_to(bow, neck);
        draft.stroke(arc, colour, LINE);
        draft.fill(polyline(&[tip, neck + side * half, neck - side * half], true), colour);
    }
}
