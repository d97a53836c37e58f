//! Traps and dens: firecrackers on gold, gates on the colour of a side.

use super::degrees;
use super::rolls::{CLOUD_SMALL, CLOUD_WHITE};
use crate::geom::{Affine, BezPath, Rect, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{
    Cell, arc, disc, ellipse, leaf, line, oriented, polar, poly, rect, rounded, star, tapered, through, xy,
};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use crate::rules::Side;
use crate::scene::Join;
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// The traps, by their owners' index: a ring of firecrackers, sparks in the corners.
const CRACKERS: [Motif; 2] = [
    Motif { name: "crackers-white", smallest: 1.0, draw: |scene| crackers(scene, Side::White) },
    Motif { name: "crackers-black", smallest: 1.0, draw: |scene| crackers(scene, Side::Black) },
];
/// The gates, by their owners' index: with two roofs, upright for the player before it, without its doors.
const GATES: [Motif; 2] = [
    Motif { name: "gate-white", smallest: 0.96, draw: |scene| gate(scene, Side::White) },
    Motif { name: "gate-black", smallest: 0.96, draw: |scene| gate(scene, Side::Black) },
];

/// What the home of a side is painted with beside gold: its den must not look like the other's from across the table.
pub(super) fn paint(owner: Side) -> &'static str {
    match owner {
        Side::White => "cobalt",
        Side::Black => "vermilion",
    }
}

/// The grounds of traps and dens.
pub(super) fn grounds(scene: &mut Scene<'_, '_, '_>) {
    let square = |(c, r): Cell| {
        let (x, y) = (c as f64 * SQUARE, r as f64 * SQUARE);
        rect(Rect::new(x, y, x + SQUARE, y + SQUARE))
    };
    for (cell, _) in scene.traps() {
        scene.fill(square(cell), "gold");
    }
    for (cell, owner) in scene.dens() {
        scene.fill(square(cell), paint(owner));
    }
}

pub(super) fn motifs(scene: &mut Scene<'_, '_, '_>) {
    for (cell, owner) in scene.traps() {
        let place = scene.on_square(cell);
        scene.put(&CRACKERS[owner.index()], place);
        scene.within(place.space(), |scene| emblem(scene, owner, 21.5));
    }
    for (cell, owner) in scene.dens() {
        let place = scene.on_square(cell).scaled(0.96);
        scene.put(&GATES[owner.index()], place);
        scene.within(place.space(), |scene| doors(scene, owner));
    }
}

/// The sign of a side in a disc around (0, 0): a blossom of round petals for White, a star for Black.
pub(super) fn emblem(scene: &mut Scene<'_, '_, '_>, owner: Side, radius: f64) {
    let colour = scene.side_colour(owner);
    let k = radius / 21.5;
    scene.fill(disc(Vec2::ZERO, radius), "cream");
    match owner {
        Side::White => {
            let petals = |count: usize, out: f64, size: f64| -> BezPath {
                let turn = |n: usize| TAU * (n as f64 + 0.5) / count as f64;
                (0..count).flat_map(|n| disc(polar(out * k, turn(n)), size * k)).collect()
            };
            scene.fill_colour(petals(8, 12.8, 5.4), colour);
            scene.fill_colour(disc(Vec2::ZERO, 13.0 * k), colour);
            scene.fill(disc(Vec2::ZERO, 9.6 * k), "gold");
            scene.fill_colour(petals(5, 4.2, 2.9), colour);
        }
        Side::Black => {
            scene.fill_colour(star(10, 19.5 * k, 8.5 * k, PI / 10.0), colour);
            scene.fill(star(10, 13.0 * k, 6.0 * k, 0.0), "gold");
            scene.fill_colour(disc(Vec2::ZERO, 4.2 * k), colour);
        }
    }
}

/// Door, windows and plaque of a gate in the colour of its side, with its sign on the door.
fn doors(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    let colour = scene.side_colour(owner);
    scene.fill_colour(doorway(12.5), colour);
    scene.fill_colour(rounded(-7.9, -27.8, 15.8, 7.6, 0.0), colour);
    for side in [1.0, -1.0] {
        scene.fill_colour(rounded(24.0 * side - 4.6, 8.0, 9.2, 19.0, 0.0), colour);
        let pane = |x: f64, n: i32| rounded(24.0 * side + x, 9.6 + f64::from(n) * 5.6, 2.5, 4.2, 0.0);
        scene.fill((0..3).flat_map(|n| [pane(-3.2, n), pane(0.7, n)]).flatten().collect(), "cream");
    }
    scene.within(Affine::translate((0.0, 17.0)), |scene| emblem(scene, owner, 11.2));
}

fn crackers(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    const COUNT: usize = 14;
    /// How far each leans from its spoke, and where its middle lies.
    const LEAN: (f64, f64) = (0.26, 35.7);
    let mut sparks = BezPath::new();
    for quarter in 0..4 {
        let turn = FRAC_PI_2 * f64::from(quarter);
        for (angle, from, to) in [(33.0, 48.5, 57.0), (45.0, 50.0, 64.5), (57.0, 48.5, 57.0)] {
            let angle = degrees(angle) + turn;
            sparks.extend(oriented(leaf(polar(from, angle), polar(to, angle), 3.6, 0.0, 0.7)));
        }
        for angle in [39.0, 51.0] {
            sparks.extend(disc(polar(59.5, degrees(angle) + turn), 1.5));
        }
    }
    scene.fill(sparks, paint(owner));
    scene.line(disc(Vec2::ZERO, 24.5), "ochre", Pen::round(3.0));
    scene.line(disc(Vec2::ZERO, 24.5), "cream", Pen::dashed(1.5, &[3.0, 2.5]));
    let one = rounded(26.5, -5.6, 18.5, 11.2, 2.4);
    let (mut caps, mut shine) = (BezPath::new(), BezPath::new());
    for n in 0..COUNT {
        let angle = TAU * n as f64 / COUNT as f64;
        let leaning = |at: Vec2| {
            let (sin, cos) = (angle + LEAN.0).sin_cos();
            let off = at - xy(LEAN.1, 0.0);
            polar(LEAN.1, angle) + xy(off.x * cos - off.y * sin, off.x * sin + off.y * cos)
        };
        let fuse = [leaning(xy(27.0, 0.0)), leaning(xy(24.5, 1.5)), polar(23.0, angle - 0.10)];
        scene.fill(tapered(&fuse, |_| 1.9), "ochre");
        scene.shape(through(&one, leaning), paint(owner), "cream", Pen::round(1.5));
        for x in [28.4, 40.0] {
            caps.extend(through(&rounded(x, -4.8, 2.8, 9.6, 0.0), leaning));
        }
        shine.extend(through(&rounded(32.6, -3.4, 6.0, 1.7, 0.8), leaning));
    }
    scene.fill(caps, "gold");
    scene.fill(shine, "cream");
}

/// A roof with hollow slopes and lifted corners.
#[derive(Clone, Copy)]
struct Roof {
    top: f64,
    bottom: f64,
    /// Half the ridge, half the eaves, and how far their corners are lifted.
    ridge: f64,
    eave: f64,
    lift: f64,
    /// Lines of tiles.
    tiles: usize,
}

fn roof(scene: &mut Scene<'_, '_, '_>, roof: Roof) {
    let Roof { top, bottom, ridge, eave, lift, tiles } = roof;
    let slope = top + (bottom - top) * 0.62;
    let hip = ridge + (eave - ridge) * 0.15;
    let mut path = BezPath::new();
    path.move_to((-ridge, top));
    path.line_to((ridge, top));
    path.curve_to((hip, slope), (eave * 0.82, bottom - 1.0), (eave, bottom - lift));
    path.curve_to((eave * 0.93, bottom + 2.5), (eave * 0.8, bottom + 3.0), (eave * 0.66, bottom + 2.6));
    path.curve_to((eave * 0.3, bottom + 1.0), (-eave * 0.3, bottom + 1.0), (-eave * 0.66, bottom + 2.6));
    path.curve_to((-eave * 0.8, bottom + 3.0), (-eave * 0.93, bottom + 2.5), (-eave, bottom - lift));
    path.curve_to((-eave * 0.82, bottom - 1.0), (-hip, slope), (-ridge, top));
    path.close_path();
    scene.fill(path, "gold");
    let mut lines = BezPath::new();
    for n in 0..tiles {
        let t = (n as f64 + 0.5) / tiles as f64 * 2.0 - 1.0;
        let (a, b) = (xy(t * ridge * 0.95, top + 2.4), xy(t * eave * 0.80, bottom - 0.6 + t.abs() * 0.8));
        let middle = xy(a.x * 0.62 + b.x * 0.38, (a.y + b.y) / 2.0 + 1.0);
        lines.extend(tapered(&[a, middle, b], |u| 0.9 + 1.3 * u));
    }
    scene.fill(lines, "ochre");
}

fn doorway(half: f64) -> BezPath {
    let mut path = line(&[xy(-half, 33.0), xy(-half, 13.0)]);
    path.extend(arc(xy(0.0, 13.0), half, half, PI, TAU).iter().skip(1));
    path.line_to((half, 33.0));
    path.close_path();
    path
}

fn gate(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    let paint = paint(owner);
    let cloud = match owner {
        Side::White => &CLOUD_WHITE,
        Side::Black => &CLOUD_SMALL,
    };
    for side in [1.0, -1.0] {
        scene.put(cloud, Place::at(side * 37.0, -37.0).scaled(0.20).flipped(side < 0.0));
    }
    let bar = |x: f64, y: f64, w: f64, h: f64| rounded(x, y, w, h, 0.0);
    for (half, y, ink) in [(43.0, 41.0, "gold"), (38.0, 37.0, "cream"), (33.0, 33.0, "gold")] {
        scene.fill(bar(-half, y, 2.0 * half, 4.6), ink);
        scene.line(line(&[xy(-half, y + 4.3), xy(half, y + 4.3)]), paint, Pen::butt(0.9));
    }
    scene.fill(bar(-33.0, -4.0, 66.0, 37.0), "cream");
    scene.fill(doorway(15.5), "gold");
    for x in [-31.0, -17.5, 17.5, 31.0] {
        scene.fill(bar(x - 1.8, -2.0, 3.6, 35.0), paint);
    }
    scene.fill(bar(-35.0, -5.5, 70.0, 4.6), paint);
    scene.fill((0..9).flat_map(|n| disc(xy(-30.0 + 7.5 * f64::from(n), -3.2), 1.35)).collect(), "gold");
    roof(scene, Roof { top: -19.0, bottom: -7.0, ridge: 26.0, eave: 47.0, lift: 6.5, tiles: 15 });
    scene.fill(bar(-22.0, -29.0, 44.0, 10.5), "cream");
    for x in [-19.5, -11.0, 11.0, 19.5] {
        scene.fill(bar(x - 1.3, -29.0, 2.6, 10.5), paint);
    }
    scene.shape(bar(-8.5, -28.4, 17.0, 8.8), "gold", "gold", Pen { join: Join::Miter, ..Pen::round(1.3) });
    roof(scene, Roof { top: -41.0, bottom: -30.0, ridge: 15.0, eave: 35.0, lift: 6.0, tiles: 11 });
    for side in [1.0, -1.0] {
        let x = side * 41.0;
        scene.line(line(&[xy(x, -9.0), xy(x, 4.0)]), "gold", Pen::round(1.0));
        scene.shape(ellipse(xy(x, 9.5), 5.0, 6.0), "cream", "gold", Pen::round(1.2));
        scene.line(line(&[xy(x, 3.5), xy(x, 15.5)]), "gold", Pen::round(0.9));
        scene.fill(tapered(&[xy(x, 15.0), xy(x, 23.0)], |t| 2.4 * (1.0 - 0.6 * t)), "gold");
    }
    scene.fill(bar(-17.0, -43.4, 34.0, 2.8), "cream");
    for side in [1.0, -1.0] {
        let horn = [xy(15.0 * side, -41.6), xy(19.5 * side, -43.4), xy(20.0 * side, -48.0)];
        scene.fill(tapered(&horn, |t| 3.6 * (1.0 - t) + 0.4), "cream");
    }
    scene.fill(disc(xy(0.0, -46.2), 2.7), "gold");
    scene.fill(bar(-28.0, -20.6, 56.0, 2.2), "cream");
}

/// A lantern before a gate, hung at a height of 34 above its middle.
pub(super) const LANTERN: Motif = Motif { name: "lantern", smallest: 1.0, draw: lantern };

fn lantern(scene: &mut Scene<'_, '_, '_>) {
    scene.line(line(&[xy(0.0, -34.0), xy(0.0, -18.0)]), "gold", Pen::round(1.2));
    scene.fill(rounded(-7.0, -19.0, 14.0, 4.0, 1.0), "gold");
    scene.shape(ellipse(Vec2::ZERO, 17.0, 14.5), "cream", "gold", Pen::round(1.4));
    for half in [11.5, 5.5] {
        scene.line(ellipse(Vec2::ZERO, half, 14.5), "gold", Pen::round(1.2));
    }
    scene.line(line(&[xy(0.0, -14.0), xy(0.0, 14.0)]), "gold", Pen::round(1.2));
    scene.fill(rounded(-7.0, 14.0, 14.0, 4.0, 1.0), "gold");
    for x in [-4.0, -1.4, 1.4, 4.0] {
        let thread = [xy(x, 18.0), xy(x * 1.2, 26.0), xy(x * 1.3, 33.0)];
        scene.fill(tapered(&thread, |t| 1.9 * (1.0 - 0.5 * t)), "gold");
    }
}

/// A flight of steps before a gate with a carved slab in its middle, wider towards the player.
pub(super) fn stairs(scene: &mut Scene<'_, '_, '_>, x: f64, top: f64, foot: f64) {
    const STEPS: usize = 10;
    let half = |y: f64| 31.0 + 10.0 * (y - top) / (foot - top);
    let edge = |n: usize| top + (foot - top) * (n as f64 / STEPS as f64).powf(1.12);
    let across = |a: f64, b: f64, y0: f64, y1: f64| poly(&[xy(x - a, y0), xy(x + a, y0), xy(x + b, y1), xy(x - b, y1)]);
    let side = |s: f64, [a, b, c, d]: [f64; 4]| {
        poly(&[xy(x + s * a, top), xy(x + s * b, top), xy(x + s * c, foot), xy(x + s * d, foot)])
    };
    for s in [1.0, -1.0] {
        scene.fill(side(s, [10.0, half(top) + 8.0, half(foot) + 8.4, 15.0]), "lacquer");
    }
    for n in 0..STEPS {
        let (a, b) = (edge(n), edge(n + 1));
        let c = a + (b - a) * 0.66;
        scene.fill(across(half(a), half(c), a, c), "cream");
        scene.fill(across(half(c), half(b), c, b), "ochre");
    }
    scene.fill(across(11.0, 16.0, top, foot), "gold");
    let slab = across(9.0, 13.6, top, foot);
    scene.fill(slab.clone(), "lacquer");
    scene.clipped(slab, |scene| {
        let (mut y, mut n) = (top + 8.0, 0);
        while y < foot + 10.0 {
            let (scale, odd) = (0.135 + 0.04 * (y - top) / (foot - top), n % 2 == 1);
            scene.put(&CLOUD_SMALL, Place::at(x + if odd { 3.0 } else { -3.0 }, y).scaled(scale).flipped(odd));
            y += 13.0;
            n += 1;
        }
    });
    scene.shape(rounded(x - 9.5, top + 3.0, 19.0, 17.0, 3.0), "lacquer", "gold", Pen::round(1.6));
    for s in [1.0, -1.0] {
        let (a, b) = (half(top), half(foot));
        scene.fill(side(s, [a, a + 5.0, b + 7.0, b]), "gold");
        scene.fill(side(s, [a + 1.6, a + 3.4, b + 4.8, b + 2.2]), "vermilion");
        for n in 0..4 {
            let y = top + (foot - top) * (0.06 + 0.29 * f64::from(n));
            let at = xy(x + s * (half(y) + 3.0), y);
            scene.fill(rounded(at.x - 3.0, at.y - 9.0, 6.0, 13.0, 1.2), "gold");
            scene.shape(disc(at - xy(0.0, 10.0), 4.2), "cream", "ochre", Pen::round(1.1));
        }
    }
}
