//! What is awake in the clearing, quiet in the moonlight on empty squares: moths, owls, ferns, mushrooms.

use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{
    arc, disc, ellipse, leaf, line, oriented, poly, road, smooth, spiral, tapered, tapered_round, xy,
};
use crate::landscape::scene::{Motif, Pen, Scene};
use crate::rules::Terrain;
use std::f64::consts::{FRAC_PI_2, PI};

/// What stands on squares in turn; neighbours, even cornerwise, differ.
const BEINGS: [Motif; 5] = [MOTH, FERN, OWL, MOTH, MUSHROOMS];
const MOTH: Motif = Motif { name: "moth", smallest: 1.0, draw: moth };
const OWL: Motif = Motif { name: "owl", smallest: 1.0, draw: owl };
const FERN: Motif = Motif { name: "fern", smallest: 1.0, draw: fern };
const MUSHROOMS: Motif = Motif { name: "mushrooms", smallest: 1.0, draw: mushrooms };

/// On empty squares between the leaves of both sides and ends, off the way; the middle row faces nobody.
pub(super) fn wildlife(scene: &mut Scene<'_, '_, '_>) {
    let site = scene.site();
    let ways = road(site);
    for (c, r) in site.squares() {
        let inner = (1..site.columns - 1).contains(&c) && (1..site.rows - 1).contains(&r) && 2 * r + 1 != site.rows;
        let empty = site.terrain(c, r) == Terrain::Land && !site.is_taken(c, r);
        if !inner || !empty || ways.iter().flatten().any(|&cell| cell == (c, r)) {
            continue;
        }
        let place = scene.on_square((c, r));
        let (across, up) = if scene.is_far(r) { (site.columns - 1 - c, r) } else { (c, site.rows - 1 - r) };
        scene.put(&BEINGS[(2 * across + up) % BEINGS.len()], place);
    }
}

/// A moth with long tails.
fn moth(scene: &mut Scene<'_, '_, '_>) {
    let (mut wings, mut marks, mut spots) = (BezPath::new(), BezPath::new(), BezPath::new());
    for s in [1.0, -1.0] {
        wings.extend(oriented(leaf(xy(0.0, -3.0), xy(34.0 * s, -21.0), 21.0, -0.10 * s, 0.62)));
        wings.extend(oriented(leaf(xy(0.0, 0.0), xy(13.0 * s, 35.0), 17.0, 0.24 * s, 0.34)));
        marks.extend(oriented(tapered(&[xy(6.0 * s, -5.0), xy(16.0 * s, -10.5), xy(28.0 * s, -17.5)], |t| 1.8 - t)));
        marks.extend(oriented(tapered(&[xy(5.0 * s, 4.0), xy(9.5 * s, 14.0), xy(10.5 * s, 25.0)], |t| 1.6 - t)));
        for (x, y, radius) in [(19.0, -17.5, 3.4), (10.5, 8.5, 2.6)] {
            marks.extend(disc(xy(x * s, y), radius));
            spots.extend(disc(xy(x * s, y), radius * 0.45));
        }
    }
    scene.fill(wings, "stone");
    scene.fill(marks, "land1");
    scene.fill(spots, "ghost");
    scene.fill(oriented(leaf(xy(0.0, -12.0), xy(0.0, 14.0), 7.5, 0.0, 0.4)), "land1");
    for s in [1.0, -1.0] {
        scene.line(
            smooth(&[xy(1.0 * s, -11.0), xy(5.0 * s, -17.0), xy(11.0 * s, -20.5)], false),
            "land1",
            Pen::round(1.5),
        );
    }
}

/// An owl on a twig.
fn owl(scene: &mut Scene<'_, '_, '_>) {
    let mut body = ellipse(xy(0.0, 4.0), 18.0, 25.0);
    for s in [1.0, -1.0] {
        body.extend(oriented(poly(&[xy(3.0 * s, -17.0), xy(15.5 * s, -29.0), xy(17.5 * s, -4.0)])));
    }
    scene.fill(body, "stone");
    let mut shade = BezPath::new();
    for s in [1.0, -1.0] {
        shade.extend(oriented(leaf(xy(15.5 * s, -3.0), xy(11.0 * s, 30.0), 12.0, -0.16 * s, 0.4)));
        shade.extend(disc(xy(7.4 * s, -9.0), 7.4));
    }
    for (y, count) in [(9.0, 2i32), (15.0, 3), (21.0, 2)] {
        for n in 0..count {
            let x = (f64::from(n) - f64::from(count - 1) / 2.0) * 6.2;
            let mut feather = arc(xy(x, y), 2.5, 3.4, 0.0, PI);
            feather.close_path();
            shade.extend(feather);
        }
    }
    scene.fill(shade, "land1");
    scene.fill([1.0, -1.0].into_iter().flat_map(|s| disc(xy(7.2 * s, -9.0), 5.2)).collect(), "ghost");
    scene.fill([1.0, -1.0].into_iter().flat_map(|s| disc(xy(6.8 * s, -8.6), 2.7)).collect(), "j3");
    scene.fill(oriented(poly(&[xy(-2.6, -4.4), xy(2.6, -4.4), xy(0.0, 2.4)])), "ghost");
    let twig = [xy(-31.0, 31.5), xy(-10.0, 29.5), xy(12.0, 31.5), xy(32.0, 28.0)];
    scene.fill(tapered_round(&twig, |t| 4.6 - 2.4 * t), "land1");
    for (foot, tip) in [(xy(22.0, 29.5), xy(31.0, 19.0)), (xy(-24.0, 31.0), xy(-33.0, 22.0))] {
        scene.fill(oriented(leaf(foot, tip, 6.4, 0.1, 0.5)), "land1");
    }
    scene.fill([-5.5, 5.5].into_iter().flat_map(|x| ellipse(xy(x, 29.0), 3.6, 2.4)).collect(), "stone");
}

/// Ferns that unroll.
fn fern(scene: &mut Scene<'_, '_, '_>) {
    /// The foot, the place of the coil, its size, and its sense.
    const CROZIERS: [(f64, f64, f64, f64, f64); 3] =
        [(-3.0, -7.0, -17.0, 9.0, 1.0), (5.0, 17.0, -2.0, 7.0, -1.0), (-8.0, -23.0, 4.0, 6.0, 1.0)];
    for (foot, x, y, radius, sense) in CROZIERS {
        let coil = spiral(xy(x, y), radius, 1.6, if sense > 0.0 { PI } else { 0.0 }, sense * 1.6);
        let Some(&start) = coil.first() else { continue };
        let root = xy(foot, 33.0);
        let mut stem = vec![root, root.lerp(start, 0.55) + xy(sense * -2.0, 0.0)];
        stem.extend(&coil);
        scene.fill(tapered_round(&stem, |t| 4.4 - 2.6 * t), "stone");
        for n in 1..6 {
            let at = root.lerp(start, 0.16 * f64::from(n)) + xy(-1.2 * sense, 0.0);
            for s in [1.0, -1.0] {
                let tip = at + xy(s * (10.0 - f64::from(n)), -5.0 - 0.5 * f64::from(n));
                scene.fill(oriented(leaf(at, tip, 4.2, 0.12 * s, 0.45)), "stone");
            }
        }
    }
    scene.fill(ellipse(xy(-1.0, 34.0), 18.0, 2.6), "land1");
}

/// Pale mushrooms in the grass.
fn mushrooms(scene: &mut Scene<'_, '_, '_>) {
    /// The middle below each cap, half its breadth, its height, and where the stem ends.
    const CAPS: [(f64, f64, f64, f64, f64); 3] =
        [(-3.0, -4.0, 18.0, 17.0, -1.0), (16.5, 13.0, 11.0, 10.5, 13.0), (-19.0, 17.0, 9.0, 8.5, -16.0)];
    for (x, y, half, high, foot) in CAPS {
        let stem = [xy(x, y - 2.0), xy((x + foot) / 2.0 - 0.5, y + 0.5 * (32.0 - y)), xy(foot, 32.5)];
        scene.fill(tapered(&stem, |t| half * (0.30 + 0.16 * t)), "ghost");
        let mut cap = arc(xy(x, y), half, high, PI, 2.0 * PI);
        cap.curve_to((x + 0.5 * half, y + 0.28 * high), (x - 0.5 * half, y + 0.28 * high), (x - half, y));
        cap.close_path();
        scene.fill(cap, "stone");
        let gills = (-2i32..=2).flat_map(|n| {
            let at = f64::from(n) / 2.6;
            line(&[xy(x + 0.34 * half * at, y - 0.4), xy(x + half * at, y + 0.14 * high * (1.0 - at * at) + 0.2)])
        });
        scene.line(gills.collect(), "land1", Pen::round(1.1));
        let dots = [(-0.42, -0.44, 0.15), (0.18, -0.62, 0.18), (0.55, -0.26, 0.12), (-0.08, -0.22, 0.11)];
        scene
            .fill(dots.iter().flat_map(|&(a, b, r)| disc(xy(x + a * half, y + b * high), r * half)).collect(), "ghost");
    }
    let blades = [(-10.0, -0.5), (8.0, 0.4), (25.0, 0.3), (-27.0, -0.3)];
    let grass = blades.iter().flat_map(|&(x, lean)| {
        [-0.35, 0.0, 0.35].into_iter().flat_map(move |off| {
            let way = lean * 0.5 + off - FRAC_PI_2;
            oriented(leaf(xy(x, 34.0), xy(x, 34.0) + Vec2::from_angle(way) * 11.0, 3.0, 0.05, 0.4))
        })
    });
    scene.fill(grass.collect(), "land1");
}
