//! Studies of what grows and lives on the land, each as large as a square: washes in two or three tones, set down
//! loosely, below lines of ink, with a measure or a word in pencil. Their feet are near the lower edge.

mod birds;
mod land;
mod shore;
mod trees;

use super::degrees;
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{leaf, oriented, polar, smooth, xy};
use crate::landscape::scene::{Motif, Pen, Scene};
use std::f64::consts::FRAC_PI_2;

pub(in crate::landscape::field_notes) const FIG: Motif = Motif { name: "study-fig", smallest: 1.0, draw: trees::fig };
pub(in crate::landscape::field_notes) const PALMS: Motif =
    Motif { name: "study-palms", smallest: 1.0, draw: trees::palms };
pub(in crate::landscape::field_notes) const FERNS: Motif =
    Motif { name: "study-ferns", smallest: 1.0, draw: trees::ferns };
pub(in crate::landscape::field_notes) const BANANA: Motif =
    Motif { name: "study-banana", smallest: 1.0, draw: trees::banana };
pub(in crate::landscape::field_notes) const ROCKS: Motif =
    Motif { name: "study-rocks", smallest: 1.0, draw: land::rocks };
pub(in crate::landscape::field_notes) const CAMP: Motif = Motif { name: "study-camp", smallest: 1.0, draw: land::camp };
pub(in crate::landscape::field_notes) const MACAW: Motif =
    Motif { name: "study-macaw", smallest: 1.0, draw: birds::macaw };
pub(in crate::landscape::field_notes) const HERON: Motif =
    Motif { name: "study-heron", smallest: 1.0, draw: shore::heron };
pub(in crate::landscape::field_notes) const TURTLE: Motif =
    Motif { name: "study-turtle", smallest: 1.0, draw: shore::turtle };
pub(in crate::landscape::field_notes) const RUSHES: Motif =
    Motif { name: "study-rushes", smallest: 1.0, draw: shore::rushes };

/// Ink of a fine nib, and of a finer one.
const NIB: Pen<'static> =
    Pen { width: 1.15, cap: crate::scene::Cap::Round, join: crate::scene::Join::Round, dash: None };
const FINE: Pen<'static> = Pen { width: 0.85, ..NIB };

/// A wash around places.
fn wash(scene: &mut Scene<'_, '_, '_>, places: &[(f64, f64)], ink: &str) {
    scene.fill(smooth(&places.iter().copied().map(Vec2::from).collect::<Vec<_>>(), true), ink);
}

/// Open lines through places.
fn strokes(scene: &mut Scene<'_, '_, '_>, lines: &[&[(f64, f64)]], ink: &str, pen: Pen<'_>) {
    let mut path = BezPath::new();
    for places in lines {
        path.extend(smooth(&places.iter().copied().map(Vec2::from).collect::<Vec<_>>(), false));
    }
    scene.line(path, ink, pen);
}

/// Ground below a foot: a wash and some lines.
fn ground(scene: &mut Scene<'_, '_, '_>, x: f64, half: f64) {
    let y = 34.0;
    wash(
        scene,
        &[
            (x - half, y),
            (x - half * 0.3, y - 3.6),
            (x + half * 0.9, y - 2.4),
            (x + half * 1.15, y + 1.6),
            (x, y + 4.6),
        ],
        "contour",
    );
    let lines = [[(x - half, y + 0.6), (x + half * 0.2, y + 1.2)], [(x + half * 0.2, y + 3.8), (x + half, y + 3.2)]];
    strokes(scene, &[&lines[0], &lines[1]], "soft", FINE);
}

/// Blades of grass that lean both ways.
fn tuft(scene: &mut Scene<'_, '_, '_>, foot: Vec2, size: f64) {
    let mut blades = BezPath::new();
    for (lean, long) in [(-48.0, 0.7), (-20.0, 1.0), (6.0, 1.15), (30.0, 0.9), (56.0, 0.65)] {
        let root = foot + xy(lean * 0.05, 0.0);
        blades.extend(oriented(leaf(
            root,
            root + polar(long * size, degrees(lean) - FRAC_PI_2),
            2.6,
            lean * 0.002,
            0.3,
        )));
    }
    scene.fill(blades, "leaf");
}
