//! Fish of the waters, ducks before the players, dragonflies and butterflies in the shade of the land.

use super::dabs::dab;
use super::degrees;
use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::construction::{crescent, disc, leaf, line, oriented, polar, tapered, through, xy};
use crate::landscape::scene::{Motif, Pen, Scene};

/// A fish that swims to the right in a bend, some 90 long.
pub(super) const FISH: Motif = Motif { name: "fish", smallest: 0.56, draw: fish };
/// A mandarin duck that swims to the right, 48 long, on (0, 12).
pub(super) const DUCK: Motif = Motif { name: "duck", smallest: 0.9, draw: duck };
/// Insects from above, some 70 wide.
pub(super) const DRAGONFLY: Motif = Motif { name: "dragonfly", smallest: 1.0, draw: dragonfly };
pub(super) const BUTTERFLY: Motif = Motif { name: "butterfly", smallest: 1.0, draw: butterfly };

/// How large insects are, to stand free of the dots around them.
const SIZE: f64 = 0.92;

/// Bends what lies along the x axis around a circle below it.
fn bent(at: Vec2) -> Vec2 {
    const RADIUS: f64 = 70.0;
    let (out, angle) = (RADIUS - at.y, at.x / RADIUS);
    xy(out * angle.sin(), RADIUS - out * angle.cos())
}

fn fish(scene: &mut Scene<'_, '_, '_>) {
    let mut body = BezPath::new();
    body.move_to((-26.0, 0.0));
    body.curve_to((-14.0, -9.0), (2.0, -16.0), (20.0, -14.5));
    body.curve_to((34.0, -13.0), (43.0, -6.0), (46.0, 0.5));
    body.curve_to((43.0, 7.0), (34.0, 13.5), (20.0, 14.5));
    body.curve_to((2.0, 16.0), (-14.0, 9.0), (-26.0, 0.0));
    body.close_path();
    scene.shape(through(&body, bent), "fish", "water", Pen::round(3.2));
    let mut fins = BezPath::new();
    for (angle, length, wide) in [(-30.0, 25.0, 8.0), (30.0, 25.0, 8.0), (-10.0, 22.0, 7.0), (10.0, 22.0, 7.0)] {
        let root = xy(-25.0, 0.0);
        fins.extend(oriented(dab(root, root - polar(length, degrees(angle)), wide)));
    }
    for (n, x) in [-6.0, 2.0, 10.0, 18.0].into_iter().enumerate() {
        let y = -14.4 + 0.016 * (x - 12.0f64).powi(2);
        fins.extend(oriented(dab(xy(x + 3.0, y - 2.5), xy(x - 4.0, y - 12.0 + n as f64 * 0.6), 5.0)));
    }
    for (x, y, dx, dy) in [(20.0, 15.5, -8.0, 10.0), (13.0, 16.2, -8.0, 9.0), (-6.0, 12.4, -7.0, 8.0)] {
        fins.extend(oriented(dab(xy(x, y), xy(x + dx, y + dy), 5.0)));
    }
    scene.fill(through(&fins, bent), "fish");
    let mut cuts = crescent(xy(27.0, -12.4), xy(27.0, 12.4), -4.4, -2.6);
    cuts.extend(disc(xy(36.0, -3.4), 3.3));
    for (row, y) in [-8.4f64, -2.9, 2.7, 8.2].into_iter().enumerate() {
        let outer = row == 0 || row == 3;
        for n in 0..(if outer { 6 } else { 7 }) {
            let x = 21.0 - f64::from(n) * 6.2 - if row % 2 == 1 { 3.1 } else { 0.0 } - if outer { 1.0 } else { 0.0 };
            if y.abs() <= 13.5 - 0.42 * (2.0 - x).max(0.0) {
                cuts.extend(crescent(xy(x, y - 2.7), xy(x, y + 2.7), -3.2, -1.9));
            }
        }
    }
    scene.fill(through(&cuts, bent), "fishcut");
    scene.fill(through(&disc(xy(36.0, -3.4), 1.3), bent), "fish");
    let mouth = tapered(&[xy(38.6, 4.0), xy(42.0, 4.4), xy(44.6, 3.4)], |_| 1.6);
    scene.fill(through(&mouth, bent), "fishcut");
}

fn duck(scene: &mut Scene<'_, '_, '_>) {
    let mut body = BezPath::new();
    body.move_to((-22.0, -3.0));
    body.curve_to((-20.0, 8.0), (-8.0, 13.0), (4.0, 12.0));
    body.curve_to((15.0, 11.0), (20.0, 4.0), (18.0, -4.0));
    body.curve_to((17.0, -8.0), (20.0, -11.0), (19.0, -16.0));
    body.curve_to((17.0, -23.0), (7.0, -23.0), (5.0, -16.0));
    body.curve_to((4.0, -10.0), (8.0, -7.0), (4.0, -3.0));
    body.curve_to((-4.0, 0.0), (-14.0, -10.0), (-22.0, -3.0));
    body.close_path();
    scene.fill(body, "resist");
    scene.fill(leaf(xy(18.0, -16.0), xy(26.0, -14.0), 4.2, 0.0, 0.25), "resist");
    for angle in [192.0, 210.0, 228.0] {
        let root = xy(-16.5, -4.0);
        scene.fill(dab(root, root + polar(12.0, degrees(angle)), 3.4), "resist");
    }
    // A sail of feathers, and a crest behind the head.
    scene.shape(dab(xy(2.0, 1.0), xy(-9.5, -12.5), 8.5), "resist", "cloth", Pen::round(1.3));
    scene.fill(dab(xy(-0.5, -12.5), xy(9.5, -19.5), 6.5), "resist");
    let mut cuts = leaf(xy(6.0, 2.0), xy(-15.0, -1.0), 5.6, 0.1, 0.45);
    cuts.extend(leaf(xy(4.0, 7.0), xy(-12.0, 4.9), 3.2, 0.1, 0.45));
    cuts.extend(disc(xy(13.6, -16.6), 1.8));
    cuts.extend(crescent(xy(6.0, -9.0), xy(17.0, -7.0), -2.5, -2.1));
    scene.fill(cuts, "cloth");
}

fn dragonfly(scene: &mut Scene<'_, '_, '_>) {
    let (mut wings, mut veins, mut body) = (BezPath::new(), BezPath::new(), BezPath::new());
    for s in [1.0, -1.0] {
        for (root, tip, wide) in [(xy(2.0, -8.0), xy(33.5, -14.5), 9.5), (xy(2.0, -4.0), xy(31.0, 6.0), 9.0)] {
            let (root, tip) = (xy(root.x * s, root.y), xy(tip.x * s, tip.y));
            wings.extend(oriented(dab(root, tip, wide)));
            veins.extend(oriented(leaf(root + (tip - root) * 0.25, root + (tip - root) * 0.92, 2.6, 0.0, 0.7)));
        }
        body.extend(disc(xy(3.4 * s, -20.0), 3.4));
    }
    body.extend(oriented(dab(xy(0.0, 2.0), xy(0.0, -16.5), 8.0)));
    for n in 0..7 {
        let n = f64::from(n);
        body.extend(disc(xy(0.0, 5.5 + 5.2 * n), 2.5 - 0.16 * n));
    }
    scene.within(Affine::scale(SIZE) * Affine::translate((0.0, -3.5)), |scene| {
        scene.fill(wings, "shade");
        scene.fill(veins, "crack");
        scene.fill(body, "crack");
    });
}

fn butterfly(scene: &mut Scene<'_, '_, '_>) {
    for s in [1.0, -1.0] {
        scene.within(Affine::scale_non_uniform(0.9 * SIZE * s, 0.9 * SIZE), |scene| {
            let mut upper = BezPath::new();
            upper.move_to((2.0, -4.0));
            upper.curve_to((6.0, -16.0), (18.0, -30.0), (32.0, -27.0));
            upper.curve_to((37.0, -25.5), (34.5, -15.0), (30.0, -8.0));
            upper.curve_to((26.0, -1.0), (14.0, 2.0), (2.0, 0.0));
            upper.close_path();
            let mut lower = BezPath::new();
            lower.move_to((2.0, 1.0));
            lower.curve_to((12.0, 4.0), (23.0, 4.0), (26.0, 10.0));
            lower.curve_to((28.0, 15.0), (25.0, 19.0), (21.0, 19.0));
            lower.curve_to((21.0, 24.0), (18.0, 30.0), (13.5, 29.0));
            lower.curve_to((9.0, 28.0), (6.0, 14.0), (2.0, 8.0));
            lower.close_path();
            scene.fill(upper, "shade");
            scene.fill(lower, "shade");
            let mut marks = disc(xy(26.0, -18.5), 3.4);
            marks.extend(leaf(xy(6.0, -6.0), xy(20.0, -20.0), 3.4, -0.08, 0.6));
            marks.extend(leaf(xy(7.0, -3.4), xy(26.0, -8.5), 3.6, -0.06, 0.6));
            marks.extend(disc(xy(19.0, 12.5), 2.9));
            marks.extend(leaf(xy(5.0, 6.0), xy(13.5, 23.0), 3.4, 0.04, 0.65));
            scene.fill(marks, "crack");
            let feeler = line(&[xy(1.0, -10.0), xy(4.0, -18.0), xy(9.0, -23.5)]);
            scene.line(feeler, "crack", Pen::round(1.2));
            scene.fill(disc(xy(9.4, -24.0), 1.5), "crack");
        });
    }
    let mut body = oriented(dab(xy(0.0, 16.0), xy(0.0, -10.0), 5.0));
    body.extend(disc(xy(0.0, -12.0), 2.8));
    scene.fill(body, "crack");
}
