//! The scene before the near player: rolls of clouds, peonies in the corners, cranes, stairs and lanterns before dens.

use super::animals::CRANE;
use super::court::{LANTERN, stairs};
use super::flowers::{BUD, LEAF, PEONY};
use super::rolls::CLOUD_ROLL;
use crate::geom::Rect;
use crate::landscape::construction::{polar, rect, rounded, xy};
use crate::landscape::scene::{Pen, Place, Scene};
use std::f64::consts::PI;

/// The rows of clouds: their scale, how far above the trim their heads are, and by how much of a pitch they are moved.
const ROWS: [(f64, f64, f64); 3] = [(0.42, 34.0, 0.0), (0.52, 15.0, 0.45), (0.66, -10.0, 0.15)];
/// Boards of fewer columns have no cranes.
const CRANES: usize = 5;

pub(super) fn ends(scene: &mut Scene<'_, '_, '_>) {
    let bleed = scene.bleed();
    let window = Rect::new(bleed.x0, scene.height() + 3.0, bleed.x1, bleed.y1);
    scene.clipped(rect(window), |scene| {
        clouds(scene);
        gates(scene);
        corners(scene);
        tablet(scene);
        if scene.site().columns >= CRANES {
            let reach = (0.25 * scene.width() - 16.0).max(96.0);
            for left in [true, false] {
                let x = if left { reach } else { scene.width() - reach };
                scene.put(&CRANE, Place::at(x, scene.height() + 57.0).scaled(0.80).flipped(!left));
            }
        }
    });
}

/// From the middle outwards: each head lies over its neighbour's tail.
fn clouds(scene: &mut Scene<'_, '_, '_>) {
    let trim = scene.trim();
    let half = trim.width() / 2.0;
    for (scale, up, shift) in ROWS {
        let pitch = scale * 122.0;
        for left in [true, false] {
            let mut x = half - 20.0 - pitch * shift;
            while x >= -60.0 {
                let at = Place::at(if left { trim.x0 + x } else { trim.x1 - x }, trim.y1 - up);
                scene.put(&CLOUD_ROLL, at.scaled(scale).flipped(!left));
                x -= pitch;
            }
        }
    }
}

/// Stairs and lanterns before the dens of the last row.
fn gates(scene: &mut Scene<'_, '_, '_>) {
    let (height, foot, last) = (scene.height(), scene.bleed().y1 + 1.0, scene.site().rows - 1);
    for ((c, r), _) in scene.dens() {
        if r == last {
            let x = c as f64 * 100.0 + 50.0;
            stairs(scene, x, height + 3.0, foot);
            // Beside the tablet, where one hangs before these stairs.
            let tablet = super::PLATE.rect(scene.site()).filter(|rect| (rect.center().x - x).abs() < 1.0);
            let out = tablet.map_or(69.0, |rect| rect.width() / 2.0 + 29.0);
            for side in [1.0, -1.0] {
                scene.put(&LANTERN, Place::at(x + out * side, height + 40.0));
            }
        }
    }
}

/// The tablet for the game's name: lacquer in a gilt moulding with cut corners.
fn tablet(scene: &mut Scene<'_, '_, '_>) {
    let Some(rect) = super::PLATE.rect(scene.site()) else { return };
    for (out, radius, ink) in [(3.6, 6.0, "lacquer"), (1.6, 5.0, "gold"), (-2.4, 3.0, "lacquer")] {
        let rect = rect.inflate(out, out);
        scene.fill(rounded(rect.x0, rect.y0, rect.width(), rect.height(), radius), ink);
    }
    let inner = rect.inflate(-4.8, -4.8);
    scene.line(rounded(inner.x0, inner.y0, inner.width(), inner.height(), 1.5), "gold", Pen::round(0.9));
}

/// A peony with its leaves and a bud in each corner.
fn corners(scene: &mut Scene<'_, '_, '_>) {
    /// Direction and size of the leaves of the left one.
    const LEAVES: [(f64, f64); 6] = [(-2.6, 1.0), (-0.06, 1.0), (-1.25, 0.95), (0.45, 1.1), (2.5, 0.9), (1.3, 0.9)];
    let (width, height) = (scene.width(), scene.height());
    for s in [1.0, -1.0] {
        let at = if s > 0.0 { xy(-6.0, height + 44.0) } else { xy(width + 6.0, height + 44.0) };
        let facing = |angle: f64| if s > 0.0 { angle } else { PI - angle };
        let place = |off: crate::geom::Vec2| Place::at(at.x + off.x, at.y + off.y);
        for (angle, size) in LEAVES {
            scene.put(&LEAF, place(polar(26.0, facing(angle))).turned(facing(angle)).scaled(size));
        }
        scene.put(&BUD, place(xy(44.0 * s, 27.0)).turned(facing(0.15)).scaled(0.95));
        scene.put(&LEAF, place(xy(36.0 * s, 30.0)).turned(facing(0.85)).scaled(0.7));
        scene.put(&PEONY, place(xy(0.0, 0.0)).turned(0.2 * s).flipped(s < 0.0));
    }
}
