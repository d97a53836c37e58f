//! Traps: a basket over a piece of cheese. Dens: houses of paper. White's baskets and doors are round and bear dots,
//! Black's have corners and bear triangles.

use crate::geom::{Affine, BezPath, Rect, Vec2};
use crate::landscape::construction::{arc, disc, ellipse, leaf, line, oriented, polar, poly, rect, rounded, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use crate::rules::Side;
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// The traps and the houses, by their owners' index.
const TRAPS: [Motif; 2] = [
    Motif { name: "trap-white", smallest: 1.0, draw: |scene| bait(scene, Side::White) },
    Motif { name: "trap-black", smallest: 1.0, draw: |scene| bait(scene, Side::Black) },
];
const HOUSES: [Motif; 2] = [
    Motif { name: "house-white", smallest: 1.0, draw: |scene| house(scene, Side::White) },
    Motif { name: "house-black", smallest: 1.0, draw: |scene| house(scene, Side::Black) },
];

pub(super) fn court(scene: &mut Scene<'_, '_, '_>) {
    for (motifs, owned) in [(&TRAPS, scene.traps()), (&HOUSES, scene.dens())] {
        for (cell, side) in owned {
            let place: Place = scene.on_square(cell);
            scene.put(&motifs[side.index()], place);
        }
    }
}

fn square(half: f64) -> BezPath {
    rect(Rect::new(-half, -half, half, half))
}

/// A basket that a stick holds up over a piece of cheese.
fn bait(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    scene.fill(square(49.3), "yard");
    // Grass trodden down around it.
    let tufts = [(-41.0, -30.0, -0.5), (-33.0, -38.0, 0.1), (38.0, -39.0, 0.4), (40.0, 45.0, 0.3), (-40.0, 46.0, -0.3)];
    let blade = |(x, y, lean): (f64, f64, f64)| {
        [-0.35, 0.0, 0.35].into_iter().flat_map(move |more| {
            oriented(leaf(xy(x, y), xy(x, y) + polar(10.0, lean + more - FRAC_PI_2), 3.4, 0.0, 0.3))
        })
    };
    scene.fill(tufts.into_iter().flat_map(blade).collect(), "blade");
    scene.within(Affine::translate((2.0, -1.0)) * Affine::scale(0.95), |scene| propped(scene, owner, 1.35));
}

/// The trap itself, its lines of this width.
pub(super) fn propped(scene: &mut Scene<'_, '_, '_>, owner: Side, pen: f64) {
    /// The corner on which it stands, how far it is tilted, and how long its mouth is.
    const CORNER: (f64, f64) = (30.0, 32.0);
    const TILT: f64 = 0.4;
    const MOUTH: f64 = 66.0;
    let colour = scene.side_colour(owner);
    let raised = xy(CORNER.0, CORNER.1) - polar(MOUTH, TILT);
    scene.fill(ellipse(xy(-2.0, 34.0), 43.0, 8.0), "sand2");
    // What lies in its shadow.
    scene.fill(poly(&[xy(CORNER.0, CORNER.1), raised, xy(raised.x + 5.0, 33.0), xy(4.0, 38.0)]), "hollow");
    cheese(scene, pen);
    scene.line(line(&[raised + xy(4.0, 1.0), xy(-37.0, 36.0)]), "pit", Pen::round(4.6 + pen));
    scene.line(line(&[raised + xy(4.0, 1.0), xy(-37.0, 36.0)]), "autumn", Pen::round(4.6 - pen));
    scene.within(Affine::translate(CORNER) * Affine::rotate(TILT), |scene| {
        // White's is round, Black's has corners.
        let dome = match owner {
            Side::White => {
                let mut dome = arc(xy(-MOUTH / 2.0, -6.0), MOUTH / 2.0 - 1.0, 42.0, PI, TAU);
                dome.close_path();
                dome
            }
            Side::Black => poly(&[xy(1.0 - MOUTH, -6.0), xy(3.0 - MOUTH, -46.0), xy(-3.0, -46.0), xy(-1.0, -6.0)]),
        };
        scene.fill_colour(dome.clone(), colour);
        scene.line(dome, "ink", Pen::round(pen));
        let places = [(-52.0, -15.5), (-33.0, -15.5), (-14.0, -15.5), (-42.5, -28.0), (-23.5, -28.0), (-33.0, -39.0)];
        scene.fill(places.into_iter().flat_map(|(x, y)| sign(owner, xy(x, y), 3.6)).collect(), "chalk");
        scene.shape(rounded(-MOUTH, -9.0, MOUTH, 9.0, 4.5), "chalk", "ink", Pen::round(pen));
    });
}

/// The sign of a side in a pattern: a dot, or a triangle that looks as large.
pub(super) fn sign(owner: Side, at: Vec2, radius: f64) -> BezPath {
    match owner {
        Side::White => disc(at, radius),
        Side::Black => {
            let corner = |x: f64, y: f64| at + xy(x * radius, y * radius);
            oriented(poly(&[corner(-1.36, 1.0), corner(0.0, -1.3), corner(1.36, 1.0)]))
        }
    }
}

/// A wedge of cheese.
fn cheese(scene: &mut Scene<'_, '_, '_>, pen: f64) {
    let wedge = [xy(-24.0, 28.0), xy(-3.0, 22.5), xy(2.0, 28.0)];
    scene.shape(poly(&wedge), "chalk", "ink", Pen::round(pen));
    scene.shape(rect(Rect::new(-24.0, 28.0, 2.0, 39.0)), "sun", "ink", Pen::round(pen));
    let holes = [(-18.0, 33.0, 2.2), (-9.0, 35.2, 1.9), (-4.0, 31.6, 1.6)];
    scene.fill(holes.into_iter().flat_map(|(x, y, r)| disc(xy(x, y), r)).collect(), "autumn");
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
    // The same roof for both, whole within its square.
    let roof = poly(&[xy(-42.0, -5.0), xy(-30.0, -28.0), xy(0.0, -43.0), xy(30.0, -28.0), xy(42.0, -5.0)]);
    scene.fill_colour(roof.clone(), colour);
    scene.line(roof, "ink", Pen::round(1.3));
    let tiles = [(-23.0, -13.6), (0.0, -13.6), (23.0, -13.6), (-11.5, -24.0), (11.5, -24.0), (0.0, -34.0)];
    scene.fill(tiles.into_iter().flat_map(|(x, y)| sign(owner, xy(x, y), 3.5)).collect(), "chalk");
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
