//! Trees and what is as tall: a fig, palms, ferns, a banana.

use super::super::hand::{measure, words};
use super::super::plants::FROND;
use super::{FINE, NIB, degrees, ground, strokes, tuft, wash};
use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::construction::{arc, disc, leaf, line, oriented, polar, smooth, tapered, xy};
use crate::landscape::scene::{Pen, Place, Scene};

/// An old fig with its buttress roots, measured.
pub(super) fn fig(scene: &mut Scene<'_, '_, '_>) {
    ground(scene, 2.0, 27.0);
    // The crown: three washes, the light from the upper left.
    wash(
        scene,
        &[
            (-33.0, -10.0),
            (-36.0, -24.0),
            (-22.0, -38.0),
            (0.0, -42.0),
            (23.0, -39.0),
            (38.0, -25.0),
            (37.0, -9.0),
            (22.0, -1.0),
            (4.0, -5.0),
            (-16.0, -1.0),
        ],
        "leaf2",
    );
    wash(
        scene,
        &[
            (-24.0, -9.0),
            (-8.0, -16.0),
            (8.0, -15.0),
            (20.0, -24.0),
            (33.0, -27.0),
            (36.0, -12.0),
            (23.0, -3.0),
            (5.0, -6.0),
            (-14.0, -3.0),
        ],
        "leaf",
    );
    wash(scene, &[(-28.0, -22.0), (-20.0, -34.0), (-6.0, -38.0), (2.0, -34.0), (-10.0, -28.0), (-16.0, -19.0)], "wash");
    wash(
        scene,
        &[
            (-20.0, 35.0),
            (-11.0, 25.0),
            (-6.0, 10.0),
            (-7.0, -6.0),
            (6.0, -8.0),
            (7.0, 10.0),
            (12.0, 25.0),
            (22.0, 35.0),
            (6.0, 33.0),
            (-8.0, 34.0),
        ],
        "tan",
    );
    wash(
        scene,
        &[(1.0, 34.0), (2.0, 14.0), (1.0, -5.0), (6.5, -7.0), (7.0, 10.0), (12.0, 25.0), (22.0, 35.0), (9.0, 32.0)],
        "earth",
    );
    let crown: [&[(f64, f64)]; 6] = [
        &[(-16.0, -1.0), (-27.0, -2.0), (-35.0, -10.0), (-33.0, -20.0), (-36.0, -27.0), (-28.0, -34.0)],
        &[(-26.0, -35.0), (-18.0, -41.0), (-8.0, -40.0), (-1.0, -44.0), (9.0, -41.0)],
        &[(11.0, -40.0), (20.0, -42.0), (28.0, -36.0), (36.0, -29.0), (37.0, -20.0)],
        &[(39.0, -18.0), (38.0, -8.0), (29.0, -3.0), (21.0, 0.0), (14.0, -4.0)],
        &[(-20.0, -16.0), (-14.0, -21.0), (-6.0, -19.0)],
        &[(4.0, -20.0), (11.0, -25.0), (19.0, -22.0)],
    ];
    strokes(scene, &crown, "ink", NIB);
    let trunk: [&[(f64, f64)]; 6] = [
        &[(-22.0, 35.0), (-12.0, 26.0), (-6.5, 11.0), (-7.0, -3.0)],
        &[(23.0, 35.0), (13.0, 26.0), (7.5, 11.0), (7.0, -4.0)],
        &[(-9.0, 35.0), (-5.0, 24.0), (-2.5, 8.0)],
        &[(10.0, 34.0), (6.0, 24.0), (3.0, 8.0)],
        &[(-7.0, -3.0), (-13.0, -11.0)],
        &[(7.0, -4.0), (14.0, -12.0)],
    ];
    strokes(scene, &trunk, "ink", NIB);
    // Leaves here and there.
    let mut leaves = BezPath::new();
    for (x, y, turn) in [
        (-27.0, -9.0, 0.3),
        (-3.0, -30.0, -0.5),
        (24.0, -12.0, 0.5),
        (28.0, -29.0, -0.2),
        (8.0, -10.0, 0.1),
        (-19.0, -28.0, 0.7),
    ] {
        leaves.extend(arc(xy(x, y), 4.0, 3.0, degrees(190.0) + turn, degrees(330.0) + turn));
    }
    scene.line(leaves, "ink", FINE);
    measure(scene, -42.0, -42.0, 34.0);
}

/// Two palms that lean apart.
pub(super) fn palms(scene: &mut Scene<'_, '_, '_>) {
    ground(scene, 0.0, 22.0);
    for (foot, bend, top, size) in
        [(xy(3.0, 34.0), xy(8.0, 12.0), xy(15.0, -15.0), 0.86), (xy(-3.0, 34.0), xy(-6.0, 6.0), xy(-13.0, -24.0), 1.0)]
    {
        scene.fill(tapered(&[foot, bend, top], |t| 6.0 - 2.6 * t), "tan");
        scene
            .fill(tapered(&[foot + xy(1.4, 0.0), bend + xy(1.2, 0.0), top + xy(0.8, 0.0)], |t| 3.0 - 1.4 * t), "earth");
        let edge = |side: f64| {
            smooth(&[foot + xy(side * 3.2, 0.0), bend + xy(side * 2.5, 0.0), top + xy(side * 1.7, 0.0)], false)
        };
        let mut lines = edge(1.0);
        lines.extend(edge(-1.0));
        for n in 1..7 {
            let t = f64::from(n) / 7.0;
            let at = foot * (1.0 - t) * (1.0 - t) + bend * (2.0 * t * (1.0 - t)) + top * (t * t);
            lines.extend(line(&[at + xy(-1.8, 0.4), at + xy(1.6, -0.6)]));
        }
        scene.line(lines, "ink", FINE);
        for (angle, long, droop) in [
            (-150.0, 24.0, 9.0),
            (-30.0, 24.0, 9.0),
            (-118.0, 21.0, 3.0),
            (-62.0, 21.0, 3.0),
            (168.0, 22.0, 15.0),
            (12.0, 22.0, 15.0),
            (-92.0, 17.0, 0.0),
        ] {
            palm_leaf(scene, top, degrees(angle), long * size, droop * size);
        }
        for off in [xy(-2.4, 1.6), xy(2.0, 2.2)] {
            scene.shape(disc(top + off, 2.4), "earth2", "ink", FINE);
        }
    }
    for x in [-24.0, 22.0] {
        tuft(scene, xy(x, 35.0), 10.0);
    }
}

/// A leaf of a palm that hangs down at its tip.
fn palm_leaf(scene: &mut Scene<'_, '_, '_>, root: Vec2, angle: f64, long: f64, droop: f64) {
    let rib = |t: f64| root + polar(long * t, angle) + xy(0.0, droop * t * t);
    let (mut pale, mut dark) = (BezPath::new(), BezPath::new());
    for n in 0..7 {
        let t = 0.16 + 0.13 * f64::from(n);
        let (at, way) = (rib(t), (rib(t + 0.02) - rib(t - 0.02)).atan2());
        let reach = long * 0.40 * (1.0 - t).powf(0.45) + 1.6;
        for side in [1.0, -1.0] {
            let into = if side * angle.cos() > 0.0 { &mut dark } else { &mut pale };
            into.extend(oriented(leaf(at, at + polar(reach, way + side * 0.85), 3.0, 0.0, 0.4)));
        }
    }
    scene.fill(pale, "leaf2");
    scene.fill(dark, "leaf");
    scene.line(smooth(&[rib(0.0), rib(0.5), rib(1.0)], false), "ink", FINE);
}

/// A clump of ferns, one frond still rolled up.
pub(super) fn ferns(scene: &mut Scene<'_, '_, '_>) {
    ground(scene, 0.0, 16.0);
    for (angle, size, flip) in [(-0.20, 0.78, false), (-0.20, 0.76, true), (-0.82, 1.0, true), (-0.86, 0.96, false)] {
        let turn = if flip { -angle } else { angle };
        scene.put(&FROND, Place::at(0.0, 33.0).turned(turn).scaled(size).flipped(flip));
    }
    let coil: Vec<Vec2> = (0..=14)
        .map(|n| xy(3.0, -8.0) + polar(8.0 - 0.42 * f64::from(n), degrees(10.0) - 0.62 * f64::from(n)))
        .collect();
    let mut young = vec![xy(0.0, 33.0), xy(1.0, 20.0), xy(8.0, 4.0)];
    young.extend(coil);
    scene.line(smooth(&young, false), "leaf", Pen::round(3.0));
    scene.line(smooth(&young, false), "ink", FINE);
    words(scene, xy(24.0, 43.0), &[6], 3, "soft");
}

/// A clump of broad leaves.
pub(super) fn banana(scene: &mut Scene<'_, '_, '_>) {
    ground(scene, 0.0, 20.0);
    let root = xy(0.0, 34.0);
    for (tip, wide, bend) in [
        (xy(-36.0, 6.0), 17.0, 0.16),
        (xy(37.0, 2.0), 17.0, -0.16),
        (xy(-27.0, -24.0), 19.0, 0.10),
        (xy(29.0, -26.0), 19.0, -0.10),
        (xy(1.0, -41.0), 20.0, 0.02),
    ] {
        let from = root + (tip - root) * 0.16;
        let blade = oriented(leaf(from, tip, wide, bend, 0.55));
        // The wash does not quite meet the lines.
        scene.fill(Affine::translate((1.2, 0.9)) * blade.clone(), "leaf2");
        let way = (tip - from).normalize();
        let n = way.turn_90();
        let side = if n.x + n.y > 0.0 { n } else { -n };
        let middle = from + (tip - from) * 0.55 + (tip - from).turn_90() * bend;
        let half = smooth(
            &[from, from + (middle - from) * 0.5 + side * (wide * 0.36), middle + side * (wide * 0.44), tip, middle],
            true,
        );
        scene.fill(half, "leaf");
        let mut lines = blade;
        lines.extend(smooth(&[root, from + (middle - from) * 0.6, middle, tip], false));
        let mut veins = BezPath::new();
        for n in 1..6 {
            let t = 0.2 + 0.14 * f64::from(n);
            let at = from + (tip - from) * t + (tip - from).turn_90() * (bend * (1.0 - (2.0 * t - 1.1).powi(2)));
            for s in [1.0, -1.0] {
                veins.extend(line(&[at, at + way * 3.0 + side * (s * wide * 0.28 * (1.2 - t))]));
            }
        }
        scene.line(lines, "ink", NIB);
        scene.line(veins, "soft", FINE);
    }
    // A hanging bunch of fruit.
    for (x, y) in [(9.0, 12.0), (13.5, 13.5), (10.5, 18.0), (14.0, 19.5)] {
        scene.shape(oriented(leaf(xy(x, y - 4.0), xy(x + 1.0, y + 5.0), 4.6, 0.16, 0.5)), "tape", "ink", FINE);
    }
}
