//! Traps and dens. White's are round: scallops, dabs, the moon; Black's are pointed: teeth, barbs, the sun.

use super::dabs::dab;
use super::lotus::{LOTUS_DEN, grass};
use crate::geom::{BezPath, Rect, Vec2};
use crate::landscape::construction::{
    arc, disc, lens, line, oriented, placed, polar, poly, rect, star, tapered, tapered_round, xy,
};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use crate::rules::Side;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};

/// A fish trap from above, its splints inwards, its claws in the corners.
const TRAPS: [Motif; 2] = [
    Motif { name: "trap-round", smallest: 1.0, draw: |scene| trap(scene, Side::White) },
    Motif { name: "trap-pointed", smallest: 1.0, draw: |scene| trap(scene, Side::Black) },
];
/// A garden wall with a gate below a ridge of tiles, in a whole square, upright for the player before it.
const DENS: [Motif; 2] = [
    Motif { name: "den-moon", smallest: 0.97, draw: |scene| den(scene, Side::White) },
    Motif { name: "den-sun", smallest: 0.97, draw: |scene| den(scene, Side::Black) },
];

pub(super) fn traps(scene: &mut Scene<'_, '_, '_>) {
    for (cell, owner) in scene.traps() {
        let place = scene.on_square(cell);
        scene.put(&TRAPS[owner.index()], place);
    }
}

pub(super) fn dens(scene: &mut Scene<'_, '_, '_>) {
    for (cell, owner) in scene.dens() {
        let place = scene.on_square(cell);
        scene.put(&DENS[owner.index()], place.scaled(0.97));
    }
}

/// The edge of a round thing: scallops for White, teeth for Black.
pub(super) fn rim(owner: Side, count: usize, inner: f64, outer: f64) -> BezPath {
    match owner {
        Side::White => {
            let lobe = (outer - inner) * 0.9;
            let lobes = (0..count).flat_map(|n| disc(polar(outer - lobe, TAU * (n as f64 + 0.5) / count as f64), lobe));
            lobes.chain(disc(Vec2::ZERO, inner)).collect()
        }
        Side::Black => star(count, outer + 1.0, inner, 0.0),
    }
}

/// What is dyed for a side: White's in indigo, Black's in madder.
pub(super) fn dye(owner: Side, indigo: &'static str) -> &'static str {
    match owner {
        Side::White => indigo,
        Side::Black => "madder",
    }
}

/// The woven walls of baskets around their dark mouths.
const BASKETS: [Motif; 2] = [
    Motif { name: "basket-white", smallest: 1.0, draw: |scene| basket(scene, Side::White) },
    Motif { name: "basket-black", smallest: 1.0, draw: |scene| basket(scene, Side::Black) },
];

fn basket(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    const STRIPS: usize = 20;
    scene.fill(disc(Vec2::ZERO, 38.6), "trapcut");
    scene.fill(disc(Vec2::ZERO, 37.2), if owner == Side::White { "water" } else { "madder" });
    let mut weave = BezPath::new();
    for (row, (from, to)) in [(33.0, 36.0), (28.2, 31.2), (23.4, 26.4)].into_iter().enumerate() {
        for n in 0..STRIPS {
            let angle = TAU * (n as f64 + 0.5 * (row % 2) as f64) / STRIPS as f64;
            let half = TAU / STRIPS as f64 * 0.34;
            let mut strip = arc(Vec2::ZERO, to, to, angle - half, angle + half);
            strip.line_to(polar(from, angle + half).to_point());
            strip.extend(arc(Vec2::ZERO, from, from, angle + half, angle - half).iter().skip(1));
            strip.close_path();
            weave.extend(strip);
        }
    }
    scene.fill(weave, "trapcut");
    scene.fill(disc(Vec2::ZERO, 21.6), "trapcut");
}

fn trap(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    scene.fill(claws(owner), "trap");
    scene.fill(rim(owner, 24, 41.0, 45.4), "trap");
    scene.put(&BASKETS[owner.index()], Place::at(0.0, 0.0));
    let mut splints = BezPath::new();
    for n in 0..12 {
        let angle = TAU * (f64::from(n) + 0.5) / 12.0;
        splints.extend(match owner {
            Side::White => oriented(dab(polar(8.0, angle), polar(19.8, angle), 6.4)),
            Side::Black => oriented(poly(&[polar(20.4, angle - 0.17), polar(20.4, angle + 0.17), polar(7.0, angle)])),
        });
    }
    scene.fill(splints, "trap");
    match owner {
        Side::White => scene.fill(disc(Vec2::ZERO, 3.2), "trap"),
        Side::Black => scene.fill(star(4, 5.6, 2.3, FRAC_PI_4), "trap"),
    }
}

/// Three claws in each corner of a square.
pub(super) fn claws(owner: Side) -> BezPath {
    let mut path = BezPath::new();
    for corner in 0..4 {
        let turn = FRAC_PI_4 + FRAC_PI_2 * f64::from(corner);
        for (off, from, to) in [(-0.165, 48.0, 57.0), (0.0, 48.5, 63.5), (0.165, 48.0, 57.0)] {
            let one = match owner {
                Side::White => dab(polar(from, off), polar(to, off), 6.2),
                Side::Black => {
                    let barb = [xy(from - 1.0, 0.0), xy(to, 3.2), xy(to - 2.8, 0.0), xy(to, -3.2)];
                    placed(&poly(&barb), Vec2::ZERO, off)
                }
            };
            path.extend(oriented(placed(&one, Vec2::ZERO, turn)));
        }
    }
    path
}

fn den(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    let bar = |x: f64, y: f64, w: f64, h: f64| rect(Rect::new(x, y, x + w, y + h));
    let cut = dye(owner, "dencut");
    scene.fill(bar(-50.0, -50.0, 100.0, 100.0), "den");
    roof(scene, cut);
    posts(scene, cut);
    let at = xy(0.0, 13.5);
    let ring = placed(&rim(owner, 22, 28.0, 31.6), at, 0.0);
    scene.fill(ring, cut);
    scene.line(disc(at, 25.6), "den", Pen::round(1.4));
    scene.clipped(disc(at, 22.6), |scene| {
        scene.fill(disc(at, 22.8), cut);
        match owner {
            Side::White => {
                scene.fill(disc(xy(8.0, 2.6), 6.6), "den");
                scene.fill(disc(xy(10.9, 0.9), 5.7), cut);
            }
            Side::Black => {
                scene.fill(placed(&star(12, 9.4, 5.8, PI / 12.0), xy(0.0, 1.4), 0.0), "den");
                scene.fill(disc(xy(0.0, 1.4), 4.4), cut);
                scene.fill(disc(xy(0.0, 1.4), 3.0), "den");
            }
        }
        for (y, half) in [(28.2, 19.0), (31.8, 15.0)] {
            let ripple = [xy(-half, y), xy(-half / 3.0, y - 1.2), xy(half / 3.0, y + 1.2), xy(half, y)];
            scene.fill(tapered(&ripple, |t| lens(t, 2.2)), "den");
        }
        scene.put(&LOTUS_DEN, Place::at(if owner == Side::White { -3.0 } else { 0.0 }, 26.0).scaled(0.46));
    });
    for side in [1.0, -1.0] {
        window(scene, owner, xy(40.0 * side, 5.0));
    }
    scene.fill(bar(-50.0, 44.5, 100.0, 5.5), cut);
    scene.line(line(&[xy(-46.0, 47.2), xy(46.0, 47.2)]), "den", Pen::dashed(1.5, &[5.0, 4.1]));
    for side in [1.0, -1.0] {
        scene.fill(grass(xy(39.5 * side, 43.6)), cut);
    }
}

/// The posts below both ends of the roof, on stones.
fn posts(scene: &mut Scene<'_, '_, '_>, cut: &str) {
    for side in [1.0, -1.0] {
        scene.fill(tapered(&[xy(30.6 * side, -21.0), xy(30.6 * side, 45.0)], |_| 2.6), cut);
    }
}

/// A small window with a flower in its lattice: round for White, a lozenge for Black.
fn window(scene: &mut Scene<'_, '_, '_>, owner: Side, at: Vec2) {
    const RADIUS: f64 = 7.2;
    let cut = dye(owner, "dencut");
    let (shape, turn) = match owner {
        Side::White => (disc(at, RADIUS), FRAC_PI_4),
        Side::Black => (placed(&star(4, RADIUS + 1.6, (RADIUS + 1.6) / 2.0_f64.sqrt(), 0.0), at, 0.0), 0.0),
    };
    scene.fill(shape, cut);
    let petal = |n: u32| {
        let angle = turn + FRAC_PI_2 * f64::from(n);
        dab(at + polar(0.9, angle), at + polar(5.4, angle), 3.2)
    };
    scene.fill((0..4).flat_map(petal).collect(), "den");
}

/// A roof of tiles with lifted corners.
fn roof(scene: &mut Scene<'_, '_, '_>, cut: &str) {
    let mut roof = BezPath::new();
    roof.move_to((-35.0, -39.0));
    roof.curve_to((-18.0, -37.4), (18.0, -37.4), (35.0, -39.0));
    roof.curve_to((38.0, -34.0), (43.0, -33.4), (47.6, -38.5));
    roof.curve_to((47.8, -29.0), (43.0, -22.4), (33.0, -20.4));
    roof.curve_to((16.0, -18.6), (-16.0, -18.6), (-33.0, -20.4));
    roof.curve_to((-43.0, -22.4), (-47.8, -29.0), (-47.6, -38.5));
    roof.curve_to((-43.0, -33.4), (-38.0, -34.0), (-35.0, -39.0));
    roof.close_path();
    scene.fill(roof, cut);
    let (mut lines, mut ends) = (BezPath::new(), BezPath::new());
    for n in -6i32..=6 {
        let t = f64::from(n) / 6.0;
        let (top, foot) = (xy(33.0 * t, -36.4 - 1.0 * t * t), xy(39.6 * t, -20.8 - 2.2 * t * t));
        let middle = (top + foot) * 0.5 + xy(1.2 * t, 0.5);
        lines.extend(oriented(tapered(&[top, middle, foot], |u| 1.3 + 0.6 * u)));
        ends.extend(disc(foot + xy(0.0, 2.0), 2.4));
    }
    scene.fill(lines, "den");
    scene.fill(ends, cut);
    let ridge = [xy(-34.0, -42.4), xy(-20.0, -41.4), xy(0.0, -40.9), xy(20.0, -41.4), xy(34.0, -42.4)];
    scene.fill(tapered_round(&ridge, |_| 2.6), cut);
    for side in [1.0, -1.0] {
        let horn = [xy(33.0 * side, -42.3), xy(39.0 * side, -43.8), xy(40.5 * side, -47.6)];
        scene.fill(tapered(&horn, |t| 3.2 - 2.0 * t), cut);
    }
    scene.fill(dab(xy(0.0, -41.0), xy(0.0, -48.4), 5.6), cut);
}
