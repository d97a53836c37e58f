//! Studies of what grows and lives on the land, each as large as a square: washes in two or three tones, set down
//! loosely, below lines of ink, with a measure or a word in pencil. Their feet are near the lower edge.

use super::degrees;
use super::hand::{guide, measure, words};
use super::plants::{FROND, cattails};
use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::construction::{arc, disc, ellipse, leaf, line, oriented, polar, poly, smooth, tapered, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use std::f64::consts::FRAC_PI_2;

pub(super) const FIG: Motif = Motif { name: "study-fig", smallest: 1.0, draw: fig };
pub(super) const PALMS: Motif = Motif { name: "study-palms", smallest: 1.0, draw: palms };
pub(super) const FERNS: Motif = Motif { name: "study-ferns", smallest: 1.0, draw: ferns };
pub(super) const BANANA: Motif = Motif { name: "study-banana", smallest: 1.0, draw: banana };
pub(super) const ROCKS: Motif = Motif { name: "study-rocks", smallest: 1.0, draw: rocks };
pub(super) const CAMP: Motif = Motif { name: "study-camp", smallest: 1.0, draw: camp };
pub(super) const HERON: Motif = Motif { name: "study-heron", smallest: 1.0, draw: heron };
pub(super) const TURTLE: Motif = Motif { name: "study-turtle", smallest: 1.0, draw: turtle };
pub(super) const RUSHES: Motif = Motif { name: "study-rushes", smallest: 1.0, draw: rushes };

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

/// An old fig with its buttress roots, measured.
fn fig(scene: &mut Scene<'_, '_, '_>) {
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
fn palms(scene: &mut Scene<'_, '_, '_>) {
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
fn ferns(scene: &mut Scene<'_, '_, '_>) {
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
fn banana(scene: &mut Scene<'_, '_, '_>) {
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

/// Boulders in the grass.
fn rocks(scene: &mut Scene<'_, '_, '_>) {
    ground(scene, 0.0, 33.0);
    let boulder = |scene: &mut Scene<'_, '_, '_>, at: Vec2, size: f64| {
        scene.within(Affine::translate(at) * Affine::scale(size), |scene| {
            let edge = [
                (-17.0, 0.0),
                (-18.0, -9.0),
                (-11.0, -18.0),
                (1.0, -21.0),
                (12.0, -16.0),
                (18.0, -6.0),
                (17.0, 0.0),
                (0.0, 2.0),
            ];
            wash(scene, &edge.map(|(x, y)| (x + 0.8, y + 0.8)), "chalk");
            wash(scene, &[(3.0, 1.6), (7.0, -8.0), (4.0, -19.0), (12.0, -16.0), (18.5, -6.0), (17.5, 1.0)], "contour2");
            wash(scene, &[(-12.0, 1.0), (-4.0, -5.0), (7.0, -8.0), (5.0, 2.0)], "contour");
            strokes(
                scene,
                &[&edge[..7], &[(4.0, -19.0), (7.0, -9.0), (4.0, 0.0)], &[(7.0, -9.0), (14.0, -7.0)]],
                "ink",
                NIB,
            );
            strokes(scene, &[&[(9.0, -4.0), (13.0, -1.0)], &[(10.0, -12.0), (14.0, -9.5)]], "ink", FINE);
        });
    };
    boulder(scene, xy(-12.0, 31.0), 1.35);
    boulder(scene, xy(23.0, 33.0), 0.84);
    boulder(scene, xy(6.0, 37.0), 0.5);
    for (x, y, size) in [(-33.0, 35.0, 15.0), (36.0, 35.0, 12.0), (8.0, 38.0, 9.0)] {
        tuft(scene, xy(x, y), size);
    }
    // A lizard in the sun.
    let legs: [&[(f64, f64)]; 4] = [
        &[(-16.0, 4.0), (-21.0, 8.0), (-19.0, 12.0)],
        &[(0.0, 1.0), (5.0, 6.0), (10.0, 5.0)],
        &[(-16.0, 0.0), (-20.0, -5.0), (-25.0, -5.0)],
        &[(-1.0, -4.0), (2.0, -9.0), (-1.0, -12.0)],
    ];
    strokes(scene, &legs, "ink", Pen::round(1.6));
    let spine =
        [xy(-42.0, 17.0), xy(-38.0, 8.0), xy(-28.0, 6.0), xy(-18.0, 3.0), xy(-8.0, 0.0), xy(2.0, -3.0), xy(12.0, -8.0)];
    let body = tapered(&spine, |t| 1.0 + 8.0 * ((t - 0.2).max(0.0) * 3.6).sin().max(0.0) * (1.0 - 0.25 * t));
    scene.shape(body, "leaf", "ink", FINE);
    scene.fill(tapered(&spine[2..6], |t| 2.6 * (1.0 - (2.0 * t - 1.0).abs())), "leaf2");
    scene.fill(disc(xy(9.0, -8.4), 1.2), "ink");
    words(scene, xy(4.0, -32.0), &[4, 6], 6, "soft");
    words(scene, xy(10.0, -23.0), &[5], 7, "soft");
}

/// The camp: a tent, a fire, a flag.
fn camp(scene: &mut Scene<'_, '_, '_>) {
    ground(scene, 0.0, 36.0);
    let (apex, back) = (xy(-8.0, -18.0), xy(17.0, -22.0));
    scene.fill(poly(&[apex, back, xy(36.0, 28.0), xy(14.0, 33.0)]), "tan");
    scene.fill(poly(&[xy(2.0, 4.0), xy(26.0, 2.0), xy(36.0, 28.0), xy(14.0, 33.0)]), "contour");
    scene.fill(poly(&[apex, xy(-31.0, 33.0), xy(14.0, 33.0)]), "chalk");
    scene.fill(poly(&[apex + xy(0.0, 5.0), xy(-17.0, 33.0), xy(1.0, 33.0)]), "soft");
    scene.fill(
        smooth(&[apex + xy(0.0, 4.0), xy(-13.0, 14.0), xy(-22.0, 31.0), xy(-17.0, 33.0), xy(-12.0, 18.0)], true),
        "tape",
    );
    let lines: [&[(f64, f64)]; 7] = [
        &[(-8.0, -18.0), (-31.0, 33.0)],
        &[(-8.0, -18.0), (14.0, 33.0)],
        &[(-8.0, -18.0), (4.0, -18.6), (17.0, -22.0)],
        &[(17.0, -22.0), (36.0, 28.0)],
        &[(14.0, 33.0), (36.0, 28.0)],
        &[(-31.0, 33.0), (14.0, 33.0)],
        &[(-8.0, -13.0), (1.0, 33.0)],
    ];
    strokes(scene, &lines, "ink", NIB);
    strokes(
        scene,
        &[&[(-8.0, -18.0), (-8.0, -42.0)], &[(-31.0, 33.0), (-40.0, 37.0)], &[(36.0, 28.0), (43.0, 31.0)]],
        "ink",
        NIB,
    );
    scene.shape(poly(&[xy(-8.0, -41.0), xy(9.0, -36.5), xy(-8.0, -31.0)]), "red", "ink", FINE);
    let folds: [&[(f64, f64)]; 3] =
        [&[(4.0, -10.0), (10.0, 8.0)], &[(14.0, -12.0), (22.0, 12.0)], &[(22.0, 16.0), (25.0, 25.0)]];
    strokes(scene, &folds, "soft", FINE);
    // The fire.
    scene.fill(smooth(&[xy(23.0, 41.0), xy(24.0, 34.0), xy(28.0, 27.0), xy(31.0, 34.0), xy(33.0, 41.0)], true), "red");
    scene.fill(smooth(&[xy(26.0, 41.0), xy(27.0, 37.0), xy(28.4, 33.0), xy(30.4, 38.0), xy(30.0, 41.0)], true), "tape");
    strokes(scene, &[&[(21.0, 42.0), (35.0, 39.0)], &[(21.0, 39.0), (35.0, 42.0)]], "ink", Pen::round(1.6));
    strokes(scene, &[&[(28.5, 24.0), (26.0, 18.0), (30.0, 12.0), (27.0, 4.0)]], "ghost", FINE);
}

/// A heron between the rushes.
fn heron(scene: &mut Scene<'_, '_, '_>) {
    wash(scene, &[(-36.0, 37.0), (-10.0, 32.0), (20.0, 33.0), (38.0, 37.0), (10.0, 42.0), (-20.0, 41.0)], "water");
    scene.within(Affine::translate((-27.0, 36.0)) * Affine::scale(1.5), |scene| {
        cattails(scene, "leaf", "soft", "earth2")
    });
    scene.within(Affine::translate((29.0, 38.0)) * Affine::scale(1.05), |scene| {
        cattails(scene, "leaf2", "soft", "earth")
    });
    strokes(
        scene,
        &[&[(2.0, 14.0), (1.0, 25.0), (3.0, 38.0)], &[(8.0, 14.0), (9.0, 26.0), (7.0, 38.0)]],
        "ink",
        Pen::round(1.4),
    );
    // Body, wing, neck, head.
    wash(
        scene,
        &[(-8.0, 6.0), (-6.0, -3.0), (2.0, -8.0), (12.0, -4.0), (22.0, 8.0), (27.0, 18.0), (12.0, 16.0), (0.0, 15.0)],
        "chalk",
    );
    wash(
        scene,
        &[(-2.0, 4.0), (4.0, -5.0), (13.0, -2.0), (22.0, 9.0), (28.0, 19.0), (14.0, 14.0), (4.0, 12.0)],
        "water2",
    );
    wash(scene, &[(8.0, 8.0), (16.0, 6.0), (24.0, 12.0), (29.0, 20.0), (16.0, 15.0)], "wave");
    let neck = [xy(-5.0, 2.0), xy(-9.0, -8.0), xy(-2.0, -17.0), xy(1.0, -25.0), xy(-5.0, -32.0)];
    scene.fill(tapered(&neck, |t| 7.0 - 3.0 * t), "chalk");
    wash(scene, &[(-11.0, -33.0), (-7.0, -37.0), (0.0, -35.0), (1.0, -31.0), (-6.0, -29.0)], "chalk");
    scene.shape(poly(&[xy(-10.0, -34.0), xy(-28.0, -29.0), xy(-9.0, -30.4)]), "tape", "ink", FINE);
    scene.fill(tapered(&[xy(-7.0, -36.0), xy(3.0, -35.0), xy(13.0, -30.0)], |t| 2.6 - 1.8 * t), "wave");
    let lines: [&[(f64, f64)]; 5] = [
        &[
            (-10.0, -34.5),
            (-6.0, -37.5),
            (0.0, -35.5),
            (3.4, -28.0),
            (1.0, -17.0),
            (-5.0, -9.0),
            (-1.0, -4.0),
            (10.0, -5.0),
            (21.0, 6.0),
            (29.0, 20.0),
        ],
        &[
            (-8.0, -29.5),
            (-2.6, -28.0),
            (-2.0, -20.0),
            (-11.0, -10.0),
            (-9.0, 4.0),
            (0.0, 15.0),
            (14.0, 16.0),
            (29.0, 20.0),
        ],
        &[(0.0, 4.0), (8.0, 10.0), (18.0, 13.0)],
        &[(4.0, 0.0), (12.0, 6.0), (22.0, 11.0)],
        &[(-7.0, -4.0), (-5.0, 3.0)],
    ];
    strokes(scene, &lines, "ink", FINE);
    scene.fill(disc(xy(-7.0, -33.4), 1.1), "ink");
    strokes(scene, &[&[(-8.0, 39.0), (2.0, 40.0), (12.0, 39.0)], &[(-2.0, 42.0), (14.0, 42.4)]], "wave", FINE);
    measure(scene, 40.0, -36.0, 36.0);
}

/// A turtle on a flat stone, its length measured.
fn turtle(scene: &mut Scene<'_, '_, '_>) {
    wash(scene, &[(-40.0, 33.0), (-10.0, 28.0), (24.0, 29.0), (42.0, 34.0), (12.0, 40.0), (-22.0, 39.0)], "water");
    wash(scene, &[(-32.0, 30.0), (-20.0, 24.0), (18.0, 23.0), (34.0, 30.0), (16.0, 35.0), (-20.0, 35.0)], "contour");
    strokes(scene, &[&[(-32.0, 30.0), (-20.0, 34.6), (16.0, 34.8), (34.0, 30.0)]], "ink", NIB);
    // Feet, tail, head.
    for feet in [
        &[(-19.0, 12.0), (-27.0, 18.0), (-27.0, 25.0), (-17.0, 26.0), (-10.0, 17.0)][..],
        &[(12.0, 15.0), (19.0, 18.0), (22.0, 26.0), (11.0, 26.5), (5.0, 18.0)],
        &[(-27.0, 10.0), (-36.0, 15.0), (-28.0, 15.0)],
        &[(20.0, 10.0), (27.0, 2.0), (34.0, -6.0), (41.0, -4.0), (43.0, 2.0), (38.0, 5.0), (30.0, 12.0), (22.0, 16.0)],
    ] {
        let places: Vec<Vec2> = feet.iter().copied().map(Vec2::from).collect();
        scene.shape(smooth(&places, true), "leaf2", "ink", NIB);
    }
    strokes(scene, &[&[(35.0, 2.6), (39.0, 3.0), (42.5, 1.0)]], "ink", FINE);
    scene.fill(disc(xy(37.6, -1.8), 1.2), "ink");
    // The shell: two washes, its plates in ink.
    let shell = [
        (-30.0, 14.0),
        (-25.0, -4.0),
        (-12.0, -15.0),
        (2.0, -17.0),
        (16.0, -10.0),
        (25.0, 5.0),
        (26.0, 14.0),
        (0.0, 18.0),
    ];
    wash(scene, &shell.map(|(x, y)| (x + 0.8, y + 0.6)), "earth");
    wash(
        scene,
        &[(-24.0, 8.0), (-6.0, 6.0), (12.0, 4.0), (24.0, 2.0), (27.0, 14.0), (0.0, 18.6), (-29.0, 15.0)],
        "earth2",
    );
    wash(scene, &[(-20.0, -6.0), (-10.0, -13.0), (0.0, -14.0), (-6.0, -8.0), (-15.0, -1.0)], "tape");
    let plates: [&[(f64, f64)]; 8] = [
        &[(-30.0, 14.0), (-25.0, -4.0), (-12.0, -15.0), (2.0, -17.0), (16.0, -10.0), (25.0, 5.0), (26.5, 14.0)],
        &[(-30.0, 14.0), (-14.0, 17.6), (2.0, 18.0), (26.5, 14.0)],
        &[(-28.0, 8.0), (-12.0, 10.6), (6.0, 10.6), (26.0, 7.0)],
        &[(-12.0, -14.6), (-15.0, -4.0), (-20.0, 2.0), (-19.0, 9.4)],
        &[(2.0, -16.6), (3.0, -6.0), (-2.0, 1.0), (-2.0, 10.6)],
        &[(16.0, -9.6), (14.0, -1.0), (13.0, 9.8)],
        &[(-20.0, 2.0), (-10.0, 1.4), (-2.0, 1.0)],
        &[(3.0, -6.0), (9.0, -4.0), (14.0, -1.0)],
    ];
    strokes(scene, &plates, "ink", NIB);
    scene.within(Affine::rotate(FRAC_PI_2), |scene| measure(scene, -26.0, 30.0, -26.0));
    words(scene, xy(-14.0, -34.0), &[6], 14, "soft");
}

/// Rushes at the water with a dragonfly above them.
fn rushes(scene: &mut Scene<'_, '_, '_>) {
    wash(scene, &[(-38.0, 37.0), (-12.0, 32.0), (18.0, 33.0), (36.0, 37.0), (8.0, 42.0), (-22.0, 41.0)], "water");
    let mut blades = BezPath::new();
    let mut dark = BezPath::new();
    for (x, lean, long) in [
        (-24.0, -20.0, 46.0),
        (-17.0, -9.0, 60.0),
        (-8.0, 4.0, 52.0),
        (2.0, -6.0, 64.0),
        (9.0, 12.0, 50.0),
        (17.0, 22.0, 44.0),
        (-13.0, 16.0, 40.0),
        (6.0, -22.0, 38.0),
    ] {
        let root = xy(x, 37.0);
        let tip = root + polar(long, degrees(lean) - FRAC_PI_2);
        let into = if x > -6.0 { &mut dark } else { &mut blades };
        into.extend(oriented(leaf(root, tip, 4.6, lean * 0.004, 0.35)));
    }
    scene.fill(blades.clone(), "leaf2");
    scene.fill(dark.clone(), "leaf");
    let spines: [&[(f64, f64)]; 4] = [
        &[(-17.0, 37.0), (-21.0, 6.0), (-26.0, -20.0)],
        &[(2.0, 37.0), (-1.0, 6.0), (-4.0, -24.0)],
        &[(9.0, 37.0), (15.0, 10.0), (19.0, -10.0)],
        &[(-8.0, 37.0), (-7.0, 10.0), (-4.0, -12.0)],
    ];
    strokes(scene, &spines, "soft", FINE);
    for (foot, top) in
        [(xy(-11.0, 37.0), xy(-13.0, -30.0)), (xy(4.0, 37.0), xy(9.0, -36.0)), (xy(12.0, 37.0), xy(24.0, -20.0))]
    {
        scene.line(line(&[foot, top]), "ink", FINE);
        let along = (top - foot).normalize();
        scene.shape(
            tapered(&[top - along * 17.0, top - along * 10.0, top - along * 4.0], |_| 5.0),
            "earth2",
            "ink",
            FINE,
        );
    }
    strokes(scene, &[&[(-20.0, 39.5), (-6.0, 40.5), (6.0, 39.5)], &[(4.0, 42.4), (20.0, 41.0)]], "wave", FINE);
    guide(scene, ellipse(xy(-30.0, -26.0), 12.0, 12.0));
    scene.put(&super::insects::DRAGONFLY, Place::at(-30.0, -26.0).turned(0.7).scaled(0.40));
    words(scene, xy(31.0, -32.0), &[5], 11, "soft");
}
