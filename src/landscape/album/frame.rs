//! The frame: card with a seam, garlands from the label to the corners, stickers beside the squares.

use super::stickers::{CLOUD, DAISY, HEART, LEAF, STAR};
use super::{PLATE, label, tape};
use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{along, arc, disc, line, oriented, points, poly, rect, rounded, smooth, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use std::f64::consts::{FRAC_PI_4, PI};

/// The mount of the squares: how far out it reaches.
const MOUNT: f64 = 5.0;
/// How far inside the trim the seam runs.
const SEAM: f64 = 7.5;
/// The colours of the flags in turn.
const FLAGS: [&str; 4] = ["coral", "chalk", "teal", "sun"];

pub(super) fn frame(scene: &mut Scene<'_, '_, '_>) {
    let (trim, field) = (scene.trim(), scene.field());
    scene.cover();
    if scene.has_rules() {
        scene.twice("paper", paper);
    }
    if scene.has_frame() {
        let seam = trim.inflate(-SEAM, -SEAM);
        let path = rounded(seam.x0, seam.y0, seam.width(), seam.height(), 7.0);
        scene.line(path.clone(), "card2", Pen::round(4.6));
        scene.line(path, "chalk", Pen::dashed(2.1, &[7.0, 5.4]));
        scene.twice("frame", |scene| {
            garlands(scene);
            label(scene);
            beside(scene);
            tapes(scene);
        });
    }
    if scene.has_rules() {
        scene.fill(rect(field.inflate(MOUNT, MOUNT)), "chalk");
        scene.line(rect(field.inflate(MOUNT, MOUNT)), "ink", Pen::butt(0.9));
    } else {
        scene.fill(rect(field.inflate(1.4, 1.4).intersect(trim)), "ink");
    }
    scene.fill(rect(field), "grass");
}

/// The grain of the card: quiet dots in rows, every other row moved by half a step.
fn paper(scene: &mut Scene<'_, '_, '_>) {
    /// From one dot to the next, and from row to row.
    const PITCH: (f64, f64) = (15.0, 7.5);
    let (bleed, middle) = (scene.bleed(), scene.field().center());
    let mut rows = BezPath::new();
    let half = (bleed.width() / 2.0 / PITCH.0).floor();
    for row in 0..((bleed.y1 - middle.y) / PITCH.1) as usize {
        let y = middle.y + (row as f64 + 0.5) * PITCH.1;
        let first = middle.x - half * PITCH.0 + if row % 2 == 0 { 0.0 } else { PITCH.0 / 2.0 };
        let spans = match y > scene.height() + MOUNT {
            true => vec![(first, bleed.x1)],
            // Nothing below the squares.
            false => {
                let skipped = ((scene.width() + MOUNT - first) / PITCH.0).ceil() * PITCH.0;
                vec![(first, -MOUNT), (first + skipped, bleed.x1)]
            }
        };
        rows.extend(spans.into_iter().flat_map(|(from, to)| line(&[xy(from, y), xy(to - 1.0, y)])));
    }
    scene.line(rows, "grain", Pen::dashed(1.7, &[0.01, PITCH.0 - 0.01]));
}

/// A strip of tape over each near corner of the mount.
fn tapes(scene: &mut Scene<'_, '_, '_>) {
    /// How far from the corner of the squares the middle of a strip lies: it holds the mount, and no square.
    const TAPED: f64 = 6.5;
    let (width, height) = (scene.width(), scene.height());
    for (s, x, ink) in [(-1.0, -TAPED, "teal"), (1.0, width + TAPED, "coral")] {
        let space = Affine::translate((x, height + TAPED)) * Affine::rotate(-s * FRAC_PI_4);
        scene.within(space, |scene| {
            let strip = tape(66.0, 17.0);
            scene.fill(strip.clone(), ink);
            let dots = (-5..=5).flat_map(|n| {
                let y = if n % 2 == 0 { -3.6 } else { 3.6 };
                disc(xy(5.4 * f64::from(n), y), 1.7)
            });
            scene.fill(dots.collect(), "chalk");
        });
    }
}

/// Flags on a string from the label, or the middle, to the corners.
fn garlands(scene: &mut Scene<'_, '_, '_>) {
    let (width, height, side) = (scene.width(), scene.height(), scene.side());
    /// From the end of a string to the middle of its outermost flag.
    const KNOB: f64 = 17.5;
    let half = PLATE.rect(scene.site()).map_or(4.0, |rect| rect.width() / 2.0 + 5.0);
    // Beyond the tape.
    let reach = width / 2.0 + side - 24.0;
    let swags = ((reach - half) / 135.0).round().max(1.0);
    let each = (reach - half) / swags;
    for s in [1.0, -1.0] {
        for n in 0..swags as usize {
            let (from, y) = (half + each * n as f64, height + 36.0);
            let stops: Vec<Vec2> = (0..=6)
                .map(|k| {
                    let t = f64::from(k) / 6.0;
                    xy(width / 2.0 + s * (from + each * t), y + 17.0 * (PI * t).sin())
                })
                .collect();
            let string = smooth(&stops, false);
            let places = points(&string, 0.1);
            // Clear of the knobs, where the flags of two strings would lie upon each other.
            let whole: f64 = places.iter().zip(&places[1..]).map(|(a, b)| (*b - *a).hypot()).sum();
            let inner = whole - 2.0 * KNOB;
            let count = (inner / 19.5).round().max(2.0);
            let hung = along(&places, inner / (count - 1.0) - 0.001, KNOB);
            for (k, (at, way)) in hung.into_iter().take(count as usize).enumerate() {
                let turn = if s > 0.0 { way } else { way + PI };
                // Paper is heavy: a flag hangs more upright than its string.
                let turn = 0.45 * turn.sin().asin();
                scene.within(Affine::translate(at) * Affine::rotate(turn), |scene| {
                    flag(scene, (k + n) % FLAGS.len(), k % 2 == 0);
                });
            }
            scene.line(string, "ink", Pen::round(1.3));
            for end in [stops[0], stops[6]] {
                scene.shape(disc(end, 2.6), "sun", "ink", Pen::round(0.9));
            }
        }
    }
}

/// A flag that hangs from (0, 0): pointed, or round.
fn flag(scene: &mut Scene<'_, '_, '_>, colour: usize, pointed: bool) {
    let path = match pointed {
        true => poly(&[xy(-8.4, 0.0), xy(8.4, 0.0), xy(0.0, 18.0)]),
        false => {
            let mut path = arc(Vec2::ZERO, 8.4, 14.0, 0.0, PI);
            path.close_path();
            path
        }
    };
    scene.shape(path, FLAGS[colour], "ink", Pen::round(0.9));
    let mark = if FLAGS[colour] == "chalk" { "coral" } else { "chalk" };
    match pointed {
        true => scene.fill(
            [xy(-2.6, 4.6), xy(2.6, 4.6), xy(0.0, 10.0)].into_iter().flat_map(|at| disc(at, 1.4)).collect(),
            mark,
        ),
        false => scene.line(line(&[xy(-4.6, 5.2), xy(4.6, 5.2)]), mark, Pen::round(1.6)),
    }
}

/// Stickers beside the squares: one at every other line between rows, well inside the seam.
fn beside(scene: &mut Scene<'_, '_, '_>) {
    const ROW: [&Motif; 5] = [&STAR, &DAISY, &HEART, &LEAF, &CLOUD];
    /// How far from the squares.
    const OUT: f64 = 20.5;
    /// How large they are: between the mount and the seam.
    const LARGE: f64 = 1.0;
    let (width, rows) = (scene.width(), scene.site().rows);
    for (k, s) in [(0, 1.0), (2, -1.0)] {
        for row in (1..rows).filter(|row| 2 * row > rows && (rows - row) % 2 == 1) {
            let x = if s > 0.0 { width + OUT } else { -OUT };
            let place = (rows - row) / 2;
            let lean = if place % 2 == 0 { 0.16 } else { -0.16 };
            let motif = ROW[(place + k) % ROW.len()];
            scene.put(motif, Place::at(x, row as f64 * SQUARE).turned(lean).scaled(LARGE).flipped(s < 0.0));
        }
    }
}

/// Rays or teeth around a place as one path.
pub(super) fn around(count: usize, draw: impl Fn(f64) -> BezPath) -> BezPath {
    let turn = |n: usize| std::f64::consts::TAU * n as f64 / count as f64;
    (0..count).flat_map(|n| oriented(draw(turn(n)))).collect()
}
