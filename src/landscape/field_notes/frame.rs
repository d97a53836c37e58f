//! The frame: the margin of the map with its rules, scales along the squares, finds on slips, ferns, compass roses.

use super::finds::{ACORN, FEATHER, TWIG};
use super::insects::{BEETLE, BUTTERFLY, DRAGONFLY};
use super::plants::FROND;
use super::slips::slips;
use super::{CHANCE, PLATE};
use crate::geom::{BezPath, Rect, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{disc, polar, poly, rect, rounded};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4};

/// The two rules inside the trim: how far in, the radius of the corners, the width.
const RULES: [(f64, f64, f64); 2] = [(6.6, 6.0, 1.2), (9.2, 4.0, 0.9)];
/// The scale around the squares: its outer line, its bars, its inner line; how far out, and how wide.
const SCALE: [(f64, f64); 3] = [(6.6, 1.0), (4.0, 3.8), (1.4, 1.0)];
/// How much finer the scale is in a narrow frame.
const NARROW: f64 = 0.58;
/// Finds beside the squares, and their sizes.
const BESIDE: [(&Motif, f64, f64); 6] = [
    (&FEATHER, 0.52, 0.35),
    (&BEETLE, 0.52, 0.0),
    (&TWIG, 0.52, 0.2),
    (&BUTTERFLY, 0.40, 0.0),
    (&ACORN, 0.58, 0.3),
    (&DRAGONFLY, 0.40, 0.25),
];

const ROSE: Motif = Motif { name: "rose", smallest: 0.82, draw: |scene| rose(scene, 1.0) };
const ROSE_SMALL: Motif = Motif { name: "rose-small", smallest: 1.0, draw: |scene| rose(scene, 0.36) };

pub(super) fn frame(scene: &mut Scene<'_, '_, '_>) {
    let (trim, field) = (scene.trim(), scene.field());
    scene.cover();
    if scene.has_frame() {
        for (inset, radius, width) in RULES {
            let rule = trim.inflate(-inset, -inset);
            let path = rounded(rule.x0, rule.y0, rule.width(), rule.height(), radius);
            scene.line(path, "soft", Pen::round(width));
        }
        scene.twice("frame", |scene| {
            before(scene);
            beside(scene);
        });
    }
    if scene.has_rules() {
        neatline(scene, 1.0);
    } else if scene.site().is_titled_strip() {
        neatline(scene, NARROW);
    } else {
        scene.fill(rect(field.inflate(1.6, 1.6).intersect(trim)), "ink");
    }
    scene.fill(rect(field), "paper");
}

/// The scale around the squares in some size: bars of half a square, dark and pale.
fn neatline(scene: &mut Scene<'_, '_, '_>, size: f64) {
    let field = scene.field();
    let scale = SCALE.map(|(out, width)| (size * out, size * width));
    let out = scale[0].0;
    scene.fill(rect(field.inflate(out, out)), "chalk");
    let (width, height) = (scene.width(), scene.height());
    let (outer, deep) = (scale[1].0 + scale[1].1 / 2.0, scale[1].1);
    scene.twice("neatline", |scene| {
        let mut bars = BezPath::new();
        let across = (0..scene.site().columns * 2).filter(|n| n % 2 == 0);
        for n in across {
            let x = n as f64 * SQUARE / 2.0;
            bars.extend(rect(Rect::new(x, height + outer - deep, x + SQUARE / 2.0, height + outer)));
        }
        let down = (0..scene.site().rows * 2).filter(|n| n % 2 == 1);
        for n in down {
            let y = n as f64 * SQUARE / 2.0;
            bars.extend(rect(Rect::new(width + outer - deep, y, width + outer, y + SQUARE / 2.0)));
        }
        // The corners of the scale.
        for x in [-outer, width + outer - deep] {
            bars.extend(rect(Rect::new(x, height + outer - deep, x + deep, height + outer)));
        }
        scene.fill(bars, "ink");
    });
    for (out, width) in [scale[0], scale[2]] {
        scene.line(rect(field.inflate(out, out)), "ink", Pen::butt(width));
    }
}

/// Before the near player: a compass rose between slips of paper, ferns in the corners.
fn before(scene: &mut Scene<'_, '_, '_>) {
    let (trim, middle) = (scene.trim(), scene.width() / 2.0);
    let y = scene.height() + 51.0;
    match PLATE.rect(scene.site()) {
        Some(rect) => cartouche(scene, rect),
        None => scene.put(&ROSE, Place::at(middle, y).scaled(0.82)),
    }
    slips(scene, y);
    for s in [1.0, -1.0] {
        let x = if s > 0.0 { trim.x0 + 17.0 } else { trim.x1 - 17.0 };
        for (angle, scale) in [(-1.12, 0.72), (-0.62, 0.80), (-0.10, 0.72)] {
            let turn = if s > 0.0 { angle } else { -angle };
            scene.put(&FROND, Place::at(x, trim.y1 - 15.0).turned(turn).scaled(scale).flipped(s < 0.0));
        }
    }
}

/// The cartouche for the map's name: a scroll between small roses.
fn cartouche(scene: &mut Scene<'_, '_, '_>, rect: Rect) {
    let sheet = rect.inflate(-4.0, 0.0);
    scene.fill(rounded(sheet.x0 + 1.2, sheet.y0 + 1.4, sheet.width(), sheet.height(), 2.0), "contour");
    scene.shape(rounded(sheet.x0, sheet.y0, sheet.width(), sheet.height(), 2.0), "chalk", "ink", Pen::round(1.2));
    let inner = sheet.inflate(-3.4, -3.4);
    scene.line(rounded(inner.x0, inner.y0, inner.width(), inner.height(), 1.0), "soft", Pen::round(0.9));
    for x in [sheet.x0, sheet.x1] {
        // The rolled ends.
        scene.shape(rounded(x - 4.0, rect.y0 - 3.0, 8.0, rect.height() + 6.0, 4.0), "tan", "ink", Pen::round(1.2));
    }
    for x in [inner.x0 + 12.5, inner.x1 - 12.5] {
        scene.put(&ROSE_SMALL, Place::at(x, rect.center().y));
    }
}

/// Beside the squares: a find at every line between rows, from the corner to the middle; there a small rose.
fn beside(scene: &mut Scene<'_, '_, '_>) {
    /// How far from the squares.
    const OUT: f64 = 21.8;
    let (height, rows) = (scene.height(), scene.site().rows);
    for (s, x) in [(0usize, -OUT), (1, scene.width() + OUT)] {
        for row in 1..rows {
            let y = row as f64 * SQUARE;
            if 2 * row > rows {
                let from_corner = rows - 1 - row;
                let (motif, scale, lean) = BESIDE[(from_corner + 3 * s) % BESIDE.len()];
                let u = CHANCE.of("beside", &[s as i64, from_corner as i64]);
                let left = u < 0.5;
                let turn = lean * if left { 1.0 } else { -1.0 } + (u - 0.5) * 0.2;
                scene.put(motif, Place::at(x, y).turned(turn).scaled(scale).flipped(left));
            }
        }
        if rows.is_multiple_of(2) && s == 0 {
            scene.put(&ROSE_SMALL, Place::at(x, height / 2.0));
        }
    }
}

/// A compass rose, the same upside down.
fn rose(scene: &mut Scene<'_, '_, '_>, size: f64) {
    let fine = size > 0.5;
    scene.line(disc(Vec2::ZERO, 22.0 * size), "soft", Pen::round(1.0));
    if fine {
        scene.line(disc(Vec2::ZERO, 19.4), "soft", Pen { dash: Some(&[1.0, 3.06]), ..Pen::butt(1.6) });
    }
    for (long, turn) in [(20.5, FRAC_PI_4), (31.0, 0.0)] {
        for n in 0..4 {
            let angle = turn + FRAC_PI_2 * f64::from(n);
            let (tip, left, right) = (polar(long, angle), polar(6.2, angle + FRAC_PI_4), polar(6.2, angle - FRAC_PI_4));
            let scaled = |places: [Vec2; 3]| poly(&places.map(|place| place * size));
            scene.shape(scaled([Vec2::ZERO, left, tip]), "ink", "ink", Pen::round(0.9));
            scene.shape(scaled([Vec2::ZERO, right, tip]), "chalk", "ink", Pen::round(0.9));
        }
    }
    if fine {
        scene.shape(disc(Vec2::ZERO, 3.0), "red", "ink", Pen::round(0.9));
    }
}
