//! Traps and dens. Traps are pits of stakes within a noose, dens caves with a light in them. White's are round and cool:
//! beads on the rope, the moon in the cave; Black's are pointed and warm: thorns on the rope, embers in the cave.

use super::glow;
use crate::geom::{BezPath, Rect, Vec2};
use crate::landscape::construction::{
    disc, ellipse, leaf, oriented, placed, polar, poly, rect, rounded, smooth, star, tapered, xy,
};
use crate::landscape::scene::{Motif, Pen, Scene};
use crate::rules::Side;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};

/// The pits and the caves, by their owners' index.
const PITS: [Motif; 2] = [
    Motif { name: "pit-white", smallest: 1.0, draw: |scene| pit(scene, Side::White) },
    Motif { name: "pit-black", smallest: 1.0, draw: |scene| pit(scene, Side::Black) },
];
const CAVES: [Motif; 2] = [
    Motif { name: "cave-white", smallest: 1.0, draw: |scene| cave(scene, Side::White) },
    Motif { name: "cave-black", smallest: 1.0, draw: |scene| cave(scene, Side::Black) },
];

/// What the pits and the caves of both sides have in common.
const STAKES: Motif = Motif { name: "stakes", smallest: 1.0, draw: stakes };
const BOULDERS: Motif = Motif { name: "boulders", smallest: 1.0, draw: boulders };

pub(super) fn motifs(scene: &mut Scene<'_, '_, '_>) {
    for (motifs, owned) in [(&PITS, scene.traps()), (&CAVES, scene.dens())] {
        for (cell, side) in owned {
            let place = scene.on_square(cell);
            scene.put(&motifs[side.index()], place);
        }
    }
}

/// A square around (0, 0).
pub(super) fn square(half: f64) -> BezPath {
    rect(Rect::new(-half, -half, half, half))
}

/// The outline of a noose with so many beads or thorns.
pub(super) fn ring(owner: Side, count: usize, inner: f64, outer: f64) -> BezPath {
    match owner {
        Side::White => {
            let bead = (outer - inner) * 1.5;
            let beads = (0..count).flat_map(|n| disc(polar(outer - bead, TAU * (n as f64 + 0.5) / count as f64), bead));
            disc(Vec2::ZERO, inner).into_iter().chain(beads).collect()
        }
        Side::Black => star(count, outer + 1.6, inner - 0.6, PI / count as f64),
    }
}

/// What lies in the corners and shows beneath a piece: pebbles for White, claws for Black.
pub(super) fn corners(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    let mut path = BezPath::new();
    for corner in 0..4 {
        let way = FRAC_PI_4 + FRAC_PI_2 * f64::from(corner);
        match owner {
            Side::White => {
                for (off, out, radius) in [(0.0, 55.5, 4.6), (-0.19, 53.0, 2.9), (0.19, 53.0, 2.9)] {
                    path.extend(disc(polar(out, way + off), radius));
                }
            }
            Side::Black => {
                for (off, long, wide) in [(0.0, 67.0, 8.5), (-0.21, 59.0, 6.5), (0.21, 59.0, 6.5)] {
                    let foot = |s: f64| polar(48.5, way + off + s * wide / 97.0);
                    path.extend(oriented(poly(&[foot(-1.0), polar(long, way + off), foot(1.0)])));
                }
            }
        }
    }
    scene.fill(path, "bone");
}

fn pit(scene: &mut Scene<'_, '_, '_>, side: Side) {
    const STRANDS: usize = 22;
    let owner = scene.site().marks(side);
    scene.fill(square(49.3), "lair");
    scene.clipped(square(49.3), |scene| corners(scene, side));
    scene.fill(ring(side, 24, 45.4, 47.6), "rock");
    scene.fill_colour(ring(side, 24, 44.6, 46.4), owner);
    scene.fill(disc(Vec2::ZERO, 44.2), "bone");
    let strand = oriented(tapered(&[polar(44.0, -0.11), polar(40.0, 0.0), polar(36.0, 0.11)], |_| 5.0));
    let strands = (0..STRANDS).flat_map(|n| placed(&strand, Vec2::ZERO, TAU * n as f64 / STRANDS as f64));
    scene.fill_colour(strands.collect(), owner);
    scene.put(&STAKES, crate::landscape::scene::Place::at(0.0, 0.0));
    // The knot of the noose.
    for y in [-47.0, -41.0] {
        scene.shape(rounded(-9.0, y, 18.0, 7.0, 3.0), "bone", "rock", Pen::round(1.2));
    }
    scene.fill_colour(rounded(-5.0, -45.2, 10.0, 9.4, 2.0), owner);
}

/// A stake: where its foot and its tip are, and half its width.
type Stake = ((f64, f64), (f64, f64), f64);

/// The pit with its stakes, which lean inwards and are no two alike, their feet in a mound: even ones would look like pipes of an organ.
fn stakes(scene: &mut Scene<'_, '_, '_>) {
    const STAKES: [Stake; 5] = [
        ((-12.5, 34.0), (-7.0, -26.0), 6.4),
        ((14.5, 34.0), (6.5, -19.0), 6.0),
        ((-27.0, 36.0), (-17.5, -6.0), 6.2),
        ((29.0, 36.0), (18.0, -1.0), 6.6),
        ((0.5, 38.0), (2.5, -9.0), 8.2),
    ];
    scene.fill(disc(Vec2::ZERO, 35.8), "pit");
    scene.clipped(disc(Vec2::ZERO, 35.8), |scene| {
        scene.fill(ellipse(xy(0.0, 36.0), 34.0, 24.0), "rock2");
        for stake in STAKES {
            for (face, ink) in faces(stake).into_iter().zip(["bone", "bone2"]) {
                scene.shape(face, ink, "pit", Pen::round(1.4));
            }
        }
        scene.fill(ellipse(xy(0.0, 39.0), 30.0, 12.0), "rock");
    });
}

/// The face of a stake in the light, and that in the shade.
pub(super) fn faces((foot, tip, half): Stake) -> [BezPath; 2] {
    let (foot, tip) = (Vec2::from(foot), Vec2::from(tip));
    // One edge of the point begins lower than the other; the ridge between them is nearer to the shade.
    let shoulder = |side: f64, up: f64| foot + (tip - foot) * up + xy(side * half * 0.86, 0.0);
    let ridge = foot + xy(half * 0.25, 0.0);
    let left = [foot - xy(half, 0.0), shoulder(-1.0, 0.58), tip, ridge];
    let right = [foot + xy(half, 0.0), shoulder(1.0, 0.66), tip, ridge];
    [oriented(poly(&left)), oriented(poly(&right))]
}

/// What burns in a cave below (0, 57) in so many steps, in rings for White and in flames for Black.
pub(super) fn light(scene: &mut Scene<'_, '_, '_>, side: Side, size: f64, count: usize) {
    /// Half the breadth and the height of the light, without and within.
    const REACH: [(f64, f64); 2] = [(34.0, 55.0), (13.5, 22.0)];
    for (t, colour) in glow::steps(scene, side, count) {
        let across = size * (REACH[0].0 + (REACH[1].0 - REACH[0].0) * t);
        let down = size * (REACH[0].1 + (REACH[1].1 - REACH[0].1) * t);
        let path = match side {
            Side::White => disc(xy(0.0, 57.0 - down * 0.42), across.min(down) * 0.9),
            Side::Black => {
                let tongue = |x: f64, high: f64, wide: f64| {
                    let (foot, tip) = (xy(x * across, 58.0), xy(x * across * 1.15, 58.0 - high * down));
                    oriented(leaf(foot, tip, wide * across, 0.05 * x, 0.34))
                };
                let tongues = [tongue(-0.58, 0.86, 0.85), tongue(0.58, 0.8, 0.85), tongue(0.05, 1.2, 1.25)];
                let bed = ellipse(xy(0.0, 57.0), across, down * 0.5);
                tongues.into_iter().flatten().chain(bed).collect()
            }
        };
        scene.fill_colour(path, colour);
    }
}

/// The air of a cave around its light, from the dark to the outermost of it.
fn air(scene: &mut Scene<'_, '_, '_>, dark: &str, lit: &str) {
    const STEPS: usize = 12;
    /// How much of the light is in it at most.
    const MOST: f64 = 0.75;
    let [dark, lit] = [dark, lit].map(|ink| scene.inks().ink(ink));
    for n in 1..=STEPS {
        let t = n as f64 / STEPS as f64;
        let path = ellipse(xy(0.0, 57.0), 46.0 - 10.0 * t, 78.0 - 20.0 * t);
        scene.fill_colour(path, dark.towards(lit, MOST * t * t));
    }
}

const MOUTH: [(f64, f64); 11] = [
    (-33.0, 54.0),
    (-36.0, 36.0),
    (-33.0, 15.0),
    (-26.0, -4.0),
    (-13.0, -17.0),
    (0.0, -21.0),
    (13.0, -17.0),
    (26.0, -4.0),
    (33.0, 15.0),
    (36.0, 36.0),
    (33.0, 54.0),
];

fn mouth() -> BezPath {
    let mut mouth = smooth(&MOUTH.map(|(x, y)| xy(x, y)), false);
    mouth.close_path();
    mouth
}

/// The rocks around the mouth of a cave.
fn boulders(scene: &mut Scene<'_, '_, '_>) {
    /// Middles and half sizes of the boulders.
    const ROCKS: [(f64, f64, f64, f64); 12] = [
        (-42.0, -42.0, 15.0, 12.0),
        (-16.0, -44.0, 15.0, 10.0),
        (13.0, -44.0, 14.0, 10.0),
        (40.0, -42.0, 15.0, 12.0),
        (-46.0, -17.0, 12.0, 15.0),
        (46.0, -17.0, 12.0, 15.0),
        (-47.0, 13.0, 12.0, 15.0),
        (47.0, 13.0, 12.0, 15.0),
        (-46.0, 41.0, 12.0, 14.0),
        (46.0, 41.0, 12.0, 14.0),
        (-29.0, -27.0, 13.0, 11.0),
        (29.0, -27.0, 13.0, 11.0),
    ];
    scene.clipped(square(49.3), |scene| {
        scene.fill(square(49.3), "rock");
        for (x, y, w, h) in ROCKS {
            let (at, way) = (xy(x, y), |n: usize| TAU * n as f64 / 8.0 + x * 0.3);
            let corners: Vec<Vec2> = (0..8).map(|n| at + xy(way(n).cos() * w, way(n).sin() * h)).collect();
            scene.shape(poly(&corners), "rock2", "rock", Pen::round(1.5));
            scene.fill(ellipse(at - xy(0.0, h * 0.42), w * 0.62, h * 0.32), "rock3");
        }
        scene.line(mouth(), "bone", Pen::round(11.0));
    });
}

fn cave(scene: &mut Scene<'_, '_, '_>, side: Side) {
    let owner = scene.site().marks(side);
    scene.put(&BOULDERS, crate::landscape::scene::Place::at(0.0, 0.0));
    scene.clipped(square(49.3), |scene| {
        scene.fill(mouth(), if side == Side::White { "cool5" } else { "glow5" });
        scene.fill_colour(tapered(&MOUTH.map(|(x, y)| xy(x, y.min(49.3))), |_| 6.0), owner);
        scene.clipped(mouth(), |scene| {
            let (dark, lit) = if side == Side::White { ("cool5", "cool4") } else { ("glow5", "glow4") };
            air(scene, dark, lit);
            light(scene, side, 1.0, if side == Side::White { 20 } else { 10 });
        });
    });
    match side {
        Side::White => {
            let stars = [(-17.0, 2.0, 1.7), (17.0, -1.0, 1.7), (2.0, -9.0, 2.1), (-24.0, 18.0, 1.5), (24.0, 16.0, 1.5)];
            scene.fill(stars.into_iter().flat_map(|(x, y, r)| disc(xy(x, y), r)).collect(), "cool1");
        }
        Side::Black => {
            for (x, y, length, half) in
                [(-17.0, -17.0, 17.0, 4.5), (-6.0, -21.0, 12.0, 4.5), (5.0, -21.0, 20.0, 5.0), (16.0, -17.0, 14.0, 4.5)]
            {
                let tooth = [xy(x - half, y), xy(x, y + length), xy(x + half, y)];
                scene.shape(poly(&tooth), "rock3", "rock", Pen::round(1.2));
            }
        }
    }
}
