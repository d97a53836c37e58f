//! Traps and dens: pits of stakes within a noose, caves with light in them. Noose and arch are in their owner's colour.

use crate::geom::{BezPath, Rect, Vec2};
use crate::landscape::construction::{
    disc, ellipse, leaf, oriented, placed, polar, poly, rect, rounded, smooth, tapered, xy,
};
use crate::landscape::scene::{Motif, Pen, Scene};
use crate::rules::Side;
use std::f64::consts::{FRAC_PI_2, TAU};

/// The pits and the caves, by their owners' index.
const PITS: [Motif; 2] = [
    Motif { name: "pit-white", smallest: 1.0, draw: |scene| pit(scene, Side::White) },
    Motif { name: "pit-black", smallest: 1.0, draw: |scene| pit(scene, Side::Black) },
];
const CAVES: [Motif; 2] = [
    Motif { name: "cave-white", smallest: 1.0, draw: |scene| cave(scene, Side::White) },
    Motif { name: "cave-black", smallest: 1.0, draw: |scene| cave(scene, Side::Black) },
];

pub(super) fn motifs(scene: &mut Scene<'_, '_, '_>) {
    for (motifs, owned) in [(&PITS, scene.traps()), (&CAVES, scene.dens())] {
        for (cell, side) in owned {
            let place = scene.on_square(cell);
            scene.put(&motifs[side.index()], place);
        }
    }
}

/// Light from the caves on the ground before them.
pub(super) fn spill(scene: &mut Scene<'_, '_, '_>) {
    for (cell, _) in scene.dens() {
        let space = scene.on_square(cell).space();
        scene.within(space, |scene| {
            for (reach, wide, ink) in [(240.0, 92.0, "spill3"), (172.0, 70.0, "spill2"), (108.0, 52.0, "spill1")] {
                scene.fill(ellipse(Vec2::ZERO, wide, reach), ink);
            }
        });
    }
}

fn square() -> BezPath {
    rect(Rect::new(-49.3, -49.3, 49.3, 49.3))
}

fn pit(scene: &mut Scene<'_, '_, '_>, side: Side) {
    const STRANDS: usize = 22;
    /// Where each stake stands, how high its tip is, and half its width.
    const STAKES: [(f64, f64, f64); 5] =
        [(-22.0, -4.0, 5.5), (22.0, -2.0, 5.5), (-11.0, -20.0, 6.5), (12.0, -17.0, 6.5), (0.0, -9.0, 7.0)];
    let owner = scene.site().marks(side);
    scene.fill(square(), "lair");
    scene.clipped(square(), |scene| {
        let corner = (0..4).flat_map(|quarter| {
            [33.0_f64, 45.0, 57.0].into_iter().flat_map(move |angle| {
                let way = angle.to_radians() + FRAC_PI_2 * f64::from(quarter);
                oriented(leaf(polar(46.0, way), polar(if angle == 45.0 { 66.0 } else { 58.0 }, way), 7.0, 0.0, 0.4))
            })
        });
        scene.fill(corner.collect(), "land2");
    });
    scene.fill(disc(Vec2::ZERO, 45.6), "rock");
    scene.fill(disc(Vec2::ZERO, 44.2), "bone");
    let strand = oriented(tapered(&[polar(44.0, -0.11), polar(40.0, 0.0), polar(36.0, 0.11)], |_| 5.0));
    let strands = (0..STRANDS).flat_map(|n| placed(&strand, Vec2::ZERO, TAU * n as f64 / STRANDS as f64));
    scene.fill_colour(strands.collect(), owner);
    scene.fill(disc(Vec2::ZERO, 35.8), "pit");
    scene.clipped(disc(Vec2::ZERO, 35.8), |scene| {
        scene.fill(ellipse(xy(0.0, 36.0), 34.0, 22.0), "rock2");
        for (x, tip, half) in STAKES {
            let foot = 26.0 + 6.0 * (1.0 - x.abs() / 22.0);
            let left = [xy(x - half, foot), xy(x - half, tip + 13.0), xy(x, tip), xy(x, foot)];
            let right = [xy(x + half, foot), xy(x + half, tip + 13.0), xy(x, tip), xy(x, foot)];
            scene.shape(poly(&left), "bone", "pit", Pen::round(1.2));
            scene.shape(poly(&right), "bone2", "pit", Pen::round(1.2));
        }
        scene.fill(ellipse(xy(0.0, 39.0), 30.0, 12.0), "rock");
    });
    // The knot of the noose.
    for y in [-46.0, -40.0] {
        scene.shape(rounded(-9.0, y, 18.0, 7.0, 3.0), "bone", "rock", Pen::round(1.2));
    }
    scene.fill_colour(rounded(-5.0, -44.2, 10.0, 9.4, 2.0), owner);
}

fn cave(scene: &mut Scene<'_, '_, '_>, side: Side) {
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
    let owner = scene.site().marks(side);
    let mut mouth = smooth(&MOUTH.map(|(x, y)| xy(x, y)), false);
    mouth.close_path();
    scene.clipped(square(), |scene| {
        scene.fill(square(), "rock");
        for (x, y, w, h) in ROCKS {
            let (at, way) = (xy(x, y), |n: usize| TAU * n as f64 / 8.0 + x * 0.3);
            let corners: Vec<Vec2> = (0..8).map(|n| at + xy(way(n).cos() * w, way(n).sin() * h)).collect();
            scene.shape(poly(&corners), "rock2", "rock", Pen::round(1.5));
            scene.fill(ellipse(at - xy(0.0, h * 0.42), w * 0.62, h * 0.32), "rock3");
        }
        scene.line(mouth.clone(), "bone", Pen::round(11.0));
        scene.fill(mouth.clone(), "glow5");
    });
    let arch = tapered(&MOUTH.map(|(x, y)| xy(x, y.min(49.3))), |_| 6.0);
    scene.clipped(square(), |scene| scene.fill_colour(arch, owner));
    scene.clipped(mouth, |scene| {
        scene.clipped(square(), |scene| {
            for (across, down, ink) in
                [(34.0, 55.0, "glow4"), (27.0, 44.0, "glow3"), (20.5, 33.0, "glow2"), (13.5, 22.0, "glow1")]
            {
                scene.fill(ellipse(xy(0.0, 57.0), across, down), ink);
            }
        });
    });
    for (x, y, length, half) in
        [(-17.0, -17.0, 17.0, 4.5), (-6.0, -21.0, 12.0, 4.5), (5.0, -21.0, 20.0, 5.0), (16.0, -17.0, 14.0, 4.5)]
    {
        let tooth = [xy(x - half, y), xy(x, y + length), xy(x + half, y)];
        scene.shape(poly(&tooth), "rock3", "rock", Pen::round(1.2));
    }
}
