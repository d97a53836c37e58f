//! The rivers: rolls of waves from the middle towards the players, carp on them; foam on the land around.

use super::animals::{CARP, CARP_SHADE};
use super::rolls::WAVE;
use crate::geom::{Rect, Vec2};
use crate::landscape::construction::{Body, EdgeKind, edges, line, scalloped, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use std::f64::consts::{FRAC_PI_2, PI};

/// The inset of the water in its squares, and the radius of its corners.
const SHORE: (f64, f64) = (4.0, 17.0);

/// Foam that laps on the land.
pub(super) fn foam(scene: &mut Scene<'_, '_, '_>, body: &Body) {
    let field = scene.field();
    scene.clipped(super::rect(field), |scene| {
        for (out, size) in [(10.5, 16.5), (3.0, 11.5)] {
            scene.shape(scalloped(&body.shore(4.0 - out, 22.0), size, 0.30), "foam", "mist2", Pen::round(4.6));
        }
    });
}

pub(super) fn river(scene: &mut Scene<'_, '_, '_>, body: &Body) {
    scene.fill(body.shore(0.0, 20.0), "vermilion");
    scene.fill(body.shore(1.0, 19.0), "gold");
    let shore = body.shore(SHORE.0, SHORE.1);
    let bounds = body.bounds().inflate(-SHORE.0, -SHORE.0);
    scene.clipped(shore.clone(), |scene| {
        scene.fill(shore.clone(), "pine");
        let turn = scene.half_turn();
        let far = turn.transform_rect_bbox(bounds);
        half(scene, bounds);
        scene.within(turn, |scene| half(scene, far));
        carps(scene, body, &CARP_SHADE);
        for edge in edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Water) {
            let path = line(&[edge.from, edge.to]);
            scene.line(path.clone(), "pine", Pen::butt(7.6));
            scene.line(path, "gold", Pen::butt(2.4));
        }
        carps(scene, body, &CARP);
    });
    scene.line(shore, "pine", Pen::round(1.0));
}

/// How far from the middle the waves of a half begin: those of both halves do not touch.
fn still(depth: f64) -> f64 {
    (depth * 0.14).clamp(4.0, 21.0)
}

/// What of a body of water with these bounds lies in the near half.
fn half(scene: &mut Scene<'_, '_, '_>, bounds: Rect) {
    let start = bounds.y0.max(scene.height() / 2.0);
    let depth = bounds.y1 - start;
    if depth <= 1.0 {
        return;
    }
    let (left, right) = (bounds.x0, bounds.x1);
    let still = still(depth);
    let (mut row, mut down) = (0, still);
    while down < depth + 6.0 {
        // A little larger towards the player.
        let scale = 0.33 + 0.09 * ((down - still) / 80.0).clamp(0.0, 1.0);
        let pitch = scale * 128.0;
        // The golden section keeps rows from lining up.
        let first = left - (f64::from(row) * 0.381_966).fract() * pitch;
        let count = ((right + pitch * 1.2 - first) / pitch).ceil() as usize;
        for n in (0..count).rev() {
            scene.put(&WAVE, Place::at(first + n as f64 * pitch, start + down + scale * 52.0).scaled(scale));
        }
        down += scale * 62.0;
        row += 1;
    }
}

/// A pair of carp that circle in the middle of the water, as large as there is room; one alone in a single square.
fn carps(scene: &mut Scene<'_, '_, '_>, body: &Body, motif: &Motif) {
    let (bounds, middle) = (body.bounds(), scene.height() / 2.0);
    let mut at = bounds.center().to_vec2();
    if body.clearance(at) < 42.0 {
        at = body.roomiest().0;
    }
    let fits = |at: Vec2, w: f64, h: f64| body.holds(Rect::new(at.x - w, at.y - h, at.x + w, at.y + h), SHORE.0);
    let pair = match () {
        () if fits(at, 62.0, 48.0) => (xy(4.0, 19.0), 0.0, 0.74),
        () if fits(at, 95.0, 30.0) => (xy(50.0, 2.0), 0.0, 0.62),
        () if fits(at, 30.0, 80.0) => (xy(13.0, 4.0), -FRAC_PI_2, 0.60),
        () => {
            let turn = if at.y < middle { PI } else { 0.0 };
            return scene.put(motif, Place::at(at.x, at.y).turned(turn).scaled(0.56));
        }
    };
    for (off, turn) in [(pair.0, pair.1), (-pair.0, pair.1 + PI)] {
        scene.put(motif, Place::at(at.x + off.x, at.y + off.y).turned(turn).scaled(pair.2));
    }
}
