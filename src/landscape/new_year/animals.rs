//! The crane before the players and the carp of the rivers.

use super::degrees;
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{crescent, disc, leaf, oriented, polar, tapered, through, xy};
use crate::landscape::scene::{Motif, Pen, Scene};

/// A crane in flight to the right, some 100 wide.
pub(super) const CRANE: Motif = Motif { name: "crane", smallest: 0.8, draw: crane };
/// A carp that swims to the right in a bend, some 110 long.
pub(super) const CARP: Motif = Motif { name: "carp", smallest: 0.56, draw: carp };

/// The dark water around a carp, by which it stands out from the waves.
pub(super) const CARP_SHADE: Motif = Motif { name: "carp-shade", smallest: 0.56, draw: carp_shade };

/// A closed path of cubic curves: its start, then two handles and an end each.
fn curves(start: (f64, f64), parts: &[[(f64, f64); 3]]) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(start);
    for &[a, b, to] in parts {
        path.curve_to(a, b, to);
    }
    path.close_path();
    path
}

fn crane(scene: &mut Scene<'_, '_, '_>) {
    let root = xy(2.0, -2.0);
    let far: BezPath = (0..7)
        .flat_map(|n| {
            let t = f64::from(n) / 6.0;
            let tip = root + polar(44.0 - 14.0 * (1.0 - t), degrees(-128.0 + 46.0 * t));
            oriented(leaf(root + xy(-6.0 + 8.0 * t, 0.0), tip, 9.0, 0.08, 0.6))
        })
        .collect();
    scene.shape(far, "cream", "vermilion", Pen::round(1.0));
    for leg in [[xy(-14.0, 8.0), xy(-34.0, 13.0), xy(-56.0, 14.0)], [xy(-14.0, 10.0), xy(-32.0, 17.0), xy(-53.0, 20.0)]]
    {
        scene.fill(tapered(&leg, |t| 2.6 * (1.0 - 0.55 * t)), "cream");
    }
    for (angle, length) in [(168.0, 26.0), (180.0, 27.0), (192.0, 24.0)] {
        let base = xy(-12.0, 6.0);
        let path = leaf(base, base + polar(length, degrees(angle)), 6.5, 0.05, 0.45);
        scene.shape(path, "pine", "vermilion", Pen::round(0.9));
    }
    let body = curves(
        (-20.0, 8.0),
        &[
            [(-8.0, -4.0), (10.0, -6.0), (20.0, -4.0)],
            [(30.0, -3.0), (36.0, -12.0), (46.0, -13.0)],
            [(50.0, -13.4), (52.0, -11.0), (52.0, -9.0)],
            [(44.0, -8.0), (38.0, -1.0), (30.0, 4.0)],
            [(18.0, 12.0), (-4.0, 14.0), (-20.0, 8.0)],
        ],
    );
    scene.shape(body, "cream", "vermilion", Pen::round(1.0));
    let mut neck = BezPath::new();
    neck.move_to((24.0, -3.4));
    neck.curve_to((32.0, -4.5), (37.0, -11.0), (44.0, -12.0));
    neck.line_to((45.0, -9.2));
    neck.curve_to((38.0, -6.0), (36.0, -1.0), (29.0, 2.5));
    neck.close_path();
    scene.fill(neck, "pine");
    scene.fill(leaf(xy(51.0, -10.8), xy(66.0, -10.2), 3.0, 0.0, 0.25), "pine");
    scene.fill(crescent(xy(45.0, -13.2), xy(51.6, -11.4), 2.2, 2.6), "vermilion");
    for n in 0..8 {
        let t = f64::from(n) / 7.0;
        let tip = xy(-4.0, 2.0) + polar(50.0 - 18.0 * t, degrees(-112.0 - 50.0 * t));
        let path = leaf(xy(8.0 - 14.0 * t, 2.0 * t), tip, 10.0, -0.10, 0.62);
        scene.shape(path, if n > 4 { "pine" } else { "cream" }, "vermilion", Pen::round(1.0));
    }
    for n in 0..5 {
        let t = f64::from(n) / 4.0;
        let tip = xy(2.0, 2.0) + polar(25.0 - 6.0 * t, degrees(-96.0 - 58.0 * t));
        let path = leaf(xy(12.0 - 14.0 * t, 1.0 + t), tip, 7.0, -0.1, 0.6);
        scene.shape(path, "cream", "vermilion", Pen::round(0.9));
    }
}

/// Bends what lies along the x axis around a circle below it.
fn bent(at: Vec2) -> Vec2 {
    const RADIUS: f64 = 62.0;
    let (out, angle) = (RADIUS - at.y, at.x / RADIUS);
    xy(out * angle.sin(), RADIUS - out * angle.cos())
}

/// The fins of a carp: each with the width of its line.
fn fins() -> Vec<(BezPath, f64)> {
    let mut all = Vec::new();
    let mut fin = |base: Vec2, tip: Vec2, wide: f64, bend: f64, at: f64, width: f64| {
        all.push((through(&leaf(base, tip, wide, bend, at), bent), width));
    };
    for (angle, length, wide) in
        [(150.0, 34.0, 11.0), (212.0, 34.0, 11.0), (165.0, 40.0, 12.0), (197.0, 40.0, 12.0), (181.0, 30.0, 11.0)]
    {
        let tip = xy(-33.0, 0.0) + polar(length, degrees(angle));
        fin(xy(-29.0, 0.0), tip, wide, if angle > 181.0 { 0.12 } else { -0.12 }, 0.66, 1.2);
    }
    for (x, angle, length) in
        [(-10.0, -142.0, 17.0), (-4.0, -134.0, 21.0), (3.0, -126.0, 23.0), (10.0, -118.0, 22.0), (17.0, -110.0, 18.0)]
    {
        fin(xy(x, -11.0), xy(x, -13.0) + polar(length, degrees(angle)), 8.0, -0.08, 0.6, 1.1);
    }
    for (x, y, angle, length) in
        [(22.0, 12.0, 130.0, 24.0), (17.0, 13.0, 146.0, 22.0), (-6.0, 12.0, 134.0, 17.0), (-11.0, 11.0, 148.0, 15.0)]
    {
        fin(xy(x, y - 3.0), xy(x, y) + polar(length, degrees(angle)), 8.5, 0.1, 0.6, 1.1);
    }
    all
}

/// The body of a carp.
fn body() -> BezPath {
    let body = curves(
        (-34.0, 0.0),
        &[
            [(-26.0, -5.0), (-12.0, -16.5), (10.0, -17.0)],
            [(28.0, -17.0), (41.0, -9.0), (47.0, -1.0)],
            [(48.0, 1.0), (47.4, 3.4), (45.0, 4.6)],
            [(38.0, 12.0), (26.0, 16.5), (10.0, 16.5)],
            [(-12.0, 16.0), (-26.0, 6.0), (-34.0, 0.0)],
        ],
    );
    through(&body, bent)
}

fn carp_shade(scene: &mut Scene<'_, '_, '_>) {
    for path in fins().into_iter().map(|(fin, _)| fin).chain([body()]) {
        scene.shape(path, "pine", "pine", Pen::round(9.0));
    }
}

fn carp(scene: &mut Scene<'_, '_, '_>) {
    for (fin, width) in fins() {
        scene.shape(fin, "gold", "foam", Pen::round(width));
    }
    scene.shape(body(), "vermilion", "foam", Pen::round(1.3));
    scene.fill(through(&scales(), bent), "foam");
    scene.fill(through(&crescent(xy(27.5, -14.6), xy(27.5, 14.2), -5.4, -2.8), bent), "foam");
    scene.fill(through(&disc(xy(36.4, -4.4), 4.2), bent), "foam");
    scene.fill(through(&disc(xy(36.9, -4.4), 2.3), bent), "pine");
    scene.fill(through(&tapered(&[xy(38.0, 5.2), xy(42.0, 5.4), xy(45.6, 3.0)], |_| 1.6), bent), "foam");
    for barbel in [[xy(43.0, 5.0), xy(47.0, 9.0), xy(47.0, 14.0)], [xy(45.4, 3.4), xy(51.0, 5.0), xy(55.0, 9.0)]] {
        scene.fill(through(&tapered(&barbel, |t| 2.0 * (1.0 - t) + 0.4), bent), "gold");
    }
}

/// The scales of a carp before it is bent.
fn scales() -> BezPath {
    let mut path = BezPath::new();
    for row in -2i32..3 {
        for n in 0..9 {
            let shift = if row % 2 == 0 { 0.0 } else { 2.95 };
            let x = 20.5 - f64::from(n) * 5.9 - shift;
            let half = if x < 10.0 { 16.2 * (1.0 - ((10.0 - x) / 44.0).powi(2)).max(0.0).sqrt() } else { 16.2 };
            let k = (half / 15.5).min(1.0);
            let y = f64::from(row) * 6.1 * k;
            if y.abs() <= half - 3.0 && x >= -26.0 {
                path.extend(crescent(xy(x - 1.0, y - 3.1 * k), xy(x - 1.0, y + 3.1 * k), -3.6 * k, -2.1 * k));
            }
        }
    }
    path
}
