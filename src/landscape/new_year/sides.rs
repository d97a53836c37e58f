//! A vine of peonies beside the squares, from the near corners to the knots in the middle.

use super::flowers::{BUD_SMALL, LEAF_SMALL, PEONY_SMALL};
use crate::geom::{Affine, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{arc, line, polar, rounded, tapered, tapered_round, xy};
use crate::landscape::scene::{Pen, Place, Scene};
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};

/// How far from the squares the vine runs, and how far it swings.
const VINE: (f64, f64) = (30.5, 8.5);

pub(super) fn vines(scene: &mut Scene<'_, '_, '_>) {
    let (width, height, rows) = (scene.width(), scene.height(), scene.site().rows);
    // A flower at every line between squares, none at the knot or the corner.
    let clear = if rows.is_multiple_of(2) { 60.0 } else { 30.0 };
    let mut stops = vec![height / 2.0 + 16.0];
    let lines = (0..=rows).map(|r| r as f64 * SQUARE);
    stops.extend(lines.filter(|y| *y > height / 2.0 + clear && *y < height - 10.0));
    stops.push(height + 30.0);
    scene.both_sides("vine", |scene| {
        vine(scene, width + VINE.0, &stops);
        knot(scene, width + VINE.0, height / 2.0);
    });
}

/// The vine beside the squares on the right.
fn vine(scene: &mut Scene<'_, '_, '_>, x: f64, stops: &[f64]) {
    const STEPS: usize = 8;
    let swing = VINE.1;
    let spans: Vec<(f64, f64, f64)> = (stops.iter().zip(&stops[1..]).enumerate())
        .map(|(n, (from, to))| (*from, *to, if n % 2 == 1 { 1.0 } else { -1.0 }))
        .collect();
    let mut places: Vec<Vec2> = Vec::new();
    for &(from, to, out) in &spans {
        for step in 0..STEPS {
            let t = step as f64 / STEPS as f64;
            places.push(xy(x + out * swing * (PI * t).sin(), from + (to - from) * t));
        }
    }
    places.push(xy(x, stops[stops.len() - 1]));
    scene.fill(tapered_round(&places, |_| 2.6), "gold");
    for &(from, to, out) in &spans {
        let middle = (from + to) / 2.0;
        let right = out > 0.0;
        // Where the vine swings towards the squares, the middle is left to the numbers.
        let inward = !right;
        let leaves: &[(f64, f64, f64)] = match inward {
            true => &[(-27.0, -0.9, 0.60), (22.0, 0.75, 0.60)],
            false => &[(-16.0, -0.9, 0.45), (12.0, 0.75, 0.45), (-2.0, -0.1, 0.40)],
        };
        for &(off, angle, size) in leaves {
            let y = middle + off;
            let at = Place::at(x + out * swing * (PI * (y - from) / (to - from)).sin(), y);
            scene.put(&LEAF_SMALL, at.turned(if right { angle } else { PI - angle }).scaled(size));
        }
        // A bud on the hollow side, before the numbers if it is that of the squares.
        let up = if inward { 0.0 } else { 19.0 };
        let root = xy(x + out * (swing - 1.5), middle + 2.0 - up);
        let tip = root + xy(-13.0 * out, -9.0);
        let stem = [root + xy(0.0, 12.0), root + xy(-3.0 * out, 2.0), tip];
        scene.fill(tapered(&stem, |t| 2.0 - 0.6 * t), "gold");
        scene.put(&BUD_SMALL, Place::at(tip.x, tip.y).turned(-FRAC_PI_2 - 0.5 * out));
    }
    for (number, y) in stops[1..stops.len() - 1].iter().enumerate() {
        for angle in [0.5, PI - 0.5, -0.6, PI + 0.6] {
            let off = polar(7.0, angle);
            scene.put(&LEAF_SMALL, Place::at(x + off.x, y + off.y).turned(angle).scaled(0.80));
        }
        scene.put(&PEONY_SMALL, Place::at(x, *y).turned(0.4 * number as f64));
    }
}

/// An endless knot, the same upside down.
fn knot(scene: &mut Scene<'_, '_, '_>, x: f64, y: f64) {
    const STEP: f64 = 6.4;
    const END: f64 = 1.75 * STEP;
    let strands = [-STEP, 0.0, STEP];
    // So small that the number beside it stands free.
    const SIZE: f64 = 0.72;
    scene.within(Affine::translate((x, y)) * Affine::rotate(FRAC_PI_4) * Affine::scale(SIZE), |scene| {
        scene.fill(rounded(-15.0, -15.0, 30.0, 30.0, 7.0), "vermilion");
        for (wide, ink) in [(5.0, "vermilion"), (2.5, "gold")] {
            for t in strands {
                scene.line(line(&[xy(t, -END), xy(t, END)]), ink, Pen::round(wide));
            }
        }
        for t in strands {
            for (wide, ink) in [(5.0, "vermilion"), (2.5, "gold")] {
                scene.line(line(&[xy(-END, t), xy(END, t)]), ink, Pen::round(wide));
            }
        }
        // Over and under: every second crossing again.
        for (i, u) in strands.into_iter().enumerate() {
            for (_, v) in strands.into_iter().enumerate().filter(|(j, _)| (i + j) % 2 == 1) {
                scene.line(line(&[xy(u, v - 2.6), xy(u, v + 2.6)]), "vermilion", Pen::butt(4.6));
                scene.line(line(&[xy(u, v - 3.2), xy(u, v + 3.2)]), "gold", Pen::butt(2.5));
            }
        }
        for quarter in 0..4 {
            scene.within(Affine::rotate(FRAC_PI_2 * f64::from(quarter)), |scene| {
                let loops = [
                    arc(xy(-STEP / 2.0, -END), STEP / 2.0, STEP / 2.0, PI, TAU),
                    arc(xy(STEP, -END + STEP / 2.0 + 0.2), STEP * 0.62, STEP * 0.62, -2.7, 0.9),
                ];
                for path in loops {
                    scene.line(path, "gold", Pen::round(2.5));
                }
            });
        }
    });
}
