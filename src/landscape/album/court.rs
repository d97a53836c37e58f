//! Traps: pits below leaves, crossed out with tape. Dens: houses of paper. White's are round, with dots; Black's pointed, with teeth.

use super::tape;
use crate::geom::{Affine, BezPath, Rect, Vec2};
use crate::landscape::construction::{arc, disc, leaf, line, oriented, polar, poly, rect, rounded, star, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use crate::rules::Side;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI, SQRT_2, TAU};

/// The pits and the houses, by their owners' index.
const PITS: [Motif; 2] = [
    Motif { name: "pit-white", smallest: 1.0, draw: |scene| pit(scene, Side::White) },
    Motif { name: "pit-black", smallest: 1.0, draw: |scene| pit(scene, Side::Black) },
];
const HOUSES: [Motif; 2] = [
    Motif { name: "house-white", smallest: 1.0, draw: |scene| house(scene, Side::White) },
    Motif { name: "house-black", smallest: 1.0, draw: |scene| house(scene, Side::Black) },
];

pub(super) fn court(scene: &mut Scene<'_, '_, '_>) {
    for (motifs, owned) in [(&PITS, scene.traps()), (&HOUSES, scene.dens())] {
        for (cell, side) in owned {
            let place: Place = scene.on_square(cell);
            scene.put(&motifs[side.index()], place);
        }
    }
}

fn square(half: f64) -> BezPath {
    rect(Rect::new(-half, -half, half, half))
}

/// Grass around the mouth of a pit: round lobes, or blades.
pub(super) fn rim(owner: Side, count: usize, radius: f64) -> BezPath {
    match owner {
        Side::White => {
            let lobes = (0..count).flat_map(|n| disc(polar(radius, TAU * n as f64 / count as f64), radius * 0.13));
            disc(Vec2::ZERO, radius).into_iter().chain(lobes).collect()
        }
        Side::Black => star(count, radius * 1.15, radius * 0.97, 0.0),
    }
}

/// A pit that leaves were laid over, and tape across it.
fn pit(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    scene.fill(square(49.3), "yard");
    scene.fill(rim(owner, 26, 38.0), "blade");
    scene.fill(disc(Vec2::ZERO, 37.0), "soil");
    scene.fill(disc(xy(0.0, 1.4), 33.6), "hollow");
    // Leaves between the arms of the tape, from outside to the middle.
    const LEAVES: [(f64, f64, f64, &str); 5] = [
        (25.0, -16.0, 15.0, "blade"),
        (27.0, 13.0, 14.0, "sun"),
        (15.5, -4.0, 13.5, "leaf"),
        (28.0, -2.0, 13.0, "autumn"),
        (17.0, 15.0, 11.0, "blade"),
    ];
    for quarter in 0..4 {
        scene.within(Affine::rotate(FRAC_PI_2 * f64::from(quarter)), |scene| {
            for (n, (x, y, long, ink)) in LEAVES.into_iter().enumerate() {
                let way = polar(long / 2.0, 0.7 * f64::from(quarter) + 1.9 * n as f64);
                let (a, b) = (xy(x, y) - way, xy(x, y) + way);
                scene.shape(oriented(leaf(a, b, long * 0.52, 0.06, 0.5)), ink, "hollow", Pen::round(0.9));
                scene.line(line(&[a, a + (b - a) * 0.8]), "hollow", Pen::round(0.9));
            }
        });
    }
    let colour = scene.side_colour(owner);
    for turn in [FRAC_PI_4, -FRAC_PI_4] {
        scene.within(Affine::rotate(turn), |scene| {
            scene.fill_colour(tape(across(13.0), 13.0), colour);
            scene.fill(tape(across(13.0) - 2.4, 10.6), "chalk");
            scene.fill_colour(pattern(owner, 5, 10.0), colour);
        });
    }
}

/// How long a tape of a width is that lies from corner to corner of a square and ends within its lines: the squares of
/// a trap's neighbours are not closed.
pub(super) fn across(wide: f64) -> f64 {
    /// From the lines to the tape: 1 mm on the usual board.
    const CLEAR: f64 = 3.6;
    2.0 * (50.0 - CLEAR) * SQRT_2 - wide
}

/// The pattern of a tape: dots, or teeth, so many on both sides of the middle.
pub(super) fn pattern(owner: Side, reach: i32, pitch: f64) -> BezPath {
    let one = |n: i32| {
        let x = f64::from(n) * pitch;
        match owner {
            Side::White => disc(xy(x, 0.0), 0.33 * pitch),
            Side::Black => oriented(poly(&[xy(x - 0.42 * pitch, 4.4), xy(x, -4.4), xy(x + 0.42 * pitch, 4.4)])),
        }
    };
    (-reach..=reach).flat_map(one).collect()
}

fn house(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    let colour = scene.side_colour(owner);
    scene.fill(square(49.3), "blade");
    scene.fill(rect(Rect::new(-49.3, 30.0, 49.3, 49.3)), "grass2");
    scene.fill(poly(&[xy(-13.0, 40.0), xy(13.0, 40.0), xy(20.0, 49.3), xy(-20.0, 49.3)]), "sand");
    // Walls of striped paper.
    scene.shape(rounded(-33.0, -8.0, 66.0, 50.0, 1.0), "chalk", "ink", Pen::round(1.3));
    let stripes =
        (-3..=3).flat_map(|n| rect(Rect::new(f64::from(n) * 9.4 - 1.5, -7.0, f64::from(n) * 9.4 + 1.5, 41.0)));
    scene.fill(stripes.collect(), "photo2");
    match owner {
        Side::White => {
            let mut dome = arc(xy(0.0, -6.0), 41.0, 37.0, PI, TAU);
            dome.close_path();
            scene.fill_colour(dome.clone(), colour);
            scene.line(dome, "ink", Pen::round(1.3));
            let tiles = [(-22.0, -16.0), (0.0, -16.0), (22.0, -16.0), (-11.0, -27.0), (11.0, -27.0), (0.0, -37.0)];
            scene.fill(tiles.into_iter().flat_map(|(x, y)| disc(xy(x, y), 3.4)).collect(), "chalk");
        }
        Side::Black => {
            let gable = poly(&[xy(-43.0, -5.0), xy(0.0, -45.0), xy(43.0, -5.0)]);
            scene.fill_colour(gable.clone(), colour);
            scene.line(gable, "ink", Pen::round(1.3));
            let tooth = |(x, y): (f64, f64)| oriented(poly(&[xy(x - 5.0, y), xy(x, y - 8.0), xy(x + 5.0, y)]));
            let tiles = [(-22.0, -10.0), (0.0, -10.0), (22.0, -10.0), (-11.0, -21.0), (11.0, -21.0), (0.0, -31.0)];
            scene.fill(tiles.into_iter().flat_map(tooth).collect(), "chalk");
        }
    }
    let door = |grow: f64| {
        let (half, top) = (11.5 + grow, 15.0 - grow);
        match owner {
            Side::White => {
                let mut path = arc(xy(0.0, top + 8.0), half, half, PI, TAU);
                path.line_to((half, 42.0));
                path.line_to((-half, 42.0));
                path.close_path();
                path
            }
            Side::Black => {
                poly(&[xy(-half, 42.0), xy(-half, top + 7.0), xy(0.0, top - 6.0), xy(half, top + 7.0), xy(half, 42.0)])
            }
        }
    };
    scene.fill_colour(door(3.6), colour);
    scene.fill(door(0.0), "pit");
    for x in [-23.0, 23.0] {
        let window = match owner {
            Side::White => disc(xy(x, 12.0), 6.6),
            Side::Black => poly(&[xy(x, 3.6), xy(x + 7.4, 12.0), xy(x, 20.4), xy(x - 7.4, 12.0)]),
        };
        scene.shape(window, "sun", "ink", Pen::round(1.2));
        scene.line(line(&[xy(x, 6.0), xy(x, 18.0)]), "ink", Pen::round(0.9));
        // A bush below each window.
        let bush = [(-6.0, 38.0, 5.0), (0.0, 36.0, 6.4), (6.0, 38.0, 5.0)];
        scene.fill(bush.into_iter().flat_map(|(u, y, r)| disc(xy(x * 1.25 + u, y), r)).collect(), "teal");
    }
    for s in [1.0, -1.0] {
        let blades = [(-0.4, 10.0), (0.0, 13.0), (0.4, 10.0)];
        let blade = |(lean, long): (f64, f64)| {
            let foot = xy(s * 42.0 + lean * 6.0, 49.0);
            oriented(leaf(foot, foot + polar(long, lean - FRAC_PI_2), 3.4, 0.0, 0.3))
        };
        scene.fill(blades.into_iter().flat_map(blade).collect(), "line");
    }
}
