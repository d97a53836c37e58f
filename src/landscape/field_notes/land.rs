//! The land: washes by height, contours, plants, prints of paws from den to den. The near half is one symbol, which
//! stands turned for the far one.

use super::plants::{FERN, GRASS, OAK, PALM, PAW, REED};
use super::relief::Relief;
use super::{CHANCE, near};
use crate::geom::{BezPath, Rect, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{Cell, Heights, along, flowing, flowing_below, length, points, rect, trails, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use crate::rules::Terrain;
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// The near half: its washes, and what is drawn on them.
const NEAR_HALF: [Motif; 2] = [
    Motif { name: "near-washes", smallest: 1.0, draw: washes },
    Motif { name: "near-half", smallest: 1.0, draw: near_half },
];

/// From one contour to the next, and from one stop of their curves to the next.
const STEP: f64 = 0.235;
const STOPS: f64 = 31.0;
/// How far the samples reach over the edge, and how far the halves overlap.
const OVER: (f64, f64) = (40.0, 2.0);
/// How far plants stay from a print.
const WAYSIDE: f64 = 9.0;

pub(super) fn land(scene: &mut Scene<'_, '_, '_>) {
    let (width, height, field) = (scene.width(), scene.height(), scene.field());
    scene.clipped(rect(field), |scene| {
        for half in &NEAR_HALF {
            scene.put(half, Place::at(width, height).turned(PI));
            scene.put(half, Place::at(0.0, 0.0));
        }
    });
}

fn near_half(scene: &mut Scene<'_, '_, '_>) {
    contours(scene);
    let (width, height, prints) = (scene.width(), scene.height(), prints(scene));
    // Those of the far half, too: plants by the middle keep off them.
    let turned = prints.iter().map(|&(at, turn)| (xy(width, height) - at, turn + PI));
    let all: Vec<(Vec2, f64)> = prints.iter().copied().chain(turned).collect();
    plants(scene, &all);
    for (at, turn) in prints {
        scene.put(&PAW, Place::at(at.x, at.y).turned(turn));
    }
}

/// The heights of the near half and a little more.
fn heights(scene: &Scene<'_, '_, '_>) -> Heights {
    /// From one sample to the next; a whole share of half a square, so that there are samples along the middle.
    const PITCH: f64 = 10.0;
    let relief = Relief::of(scene);
    let area = Rect::new(0.0, scene.height() / 2.0, scene.width(), scene.height()).inflate(OVER.0, OVER.0);
    Heights::sampled(area, PITCH, |at| relief.height(at)).worn().worn()
}

/// Washes by height.
fn washes(scene: &mut Scene<'_, '_, '_>) {
    let heights = heights(scene);
    let outlines = |level: f64| heights.above(level).iter().flat_map(|ring| flowing(ring, STOPS)).collect::<BezPath>();
    let site = scene.site();
    let dry = |at: Vec2| {
        let (c, r) = ((at.x / SQUARE).floor() as usize, (at.y / SQUARE).floor() as usize);
        at.x >= 0.0 && c < site.columns && r < site.rows && !site.water(c, r, 0, 0)
    };
    let window = Rect::new(-1.0, scene.height() / 2.0 - OVER.1, scene.width() + 1.0, scene.height() + 1.0);
    scene.clipped(rect(window), |scene| {
        scene.fill(rect(window), "wash2");
        // Of the land so much is lower than each wash.
        for (share, ink) in [(0.27, "wash"), (0.50, "paper"), (0.80, "tan")] {
            scene.fill(outlines(heights.share(share, dry)), ink);
        }
    });
}

/// Lines of equal height.
fn contours(scene: &mut Scene<'_, '_, '_>) {
    let heights = heights(scene);
    let (low, high) = heights.range();
    let (mut thin, mut bold) = (BezPath::new(), BezPath::new());
    let mut number = 1;
    while low + STEP * f64::from(number) < high {
        let path = if number % 5 == 0 { &mut bold } else { &mut thin };
        let lines = heights.lines(low + STEP * f64::from(number));
        let long = lines.iter().filter(|line| length(line) > 80.0);
        path.extend(long.flat_map(|line| flowing_below(line, scene.height() / 2.0, STOPS)));
        number += 1;
    }
    scene.line(thin, "contour", Pen::round(0.85));
    scene.line(bold, "contour2", Pen::round(1.2));
}

/// The prints in the near half: place and turn. Two by two they are each other turned about the way's middle.
fn prints(scene: &Scene<'_, '_, '_>) -> Vec<(Vec2, f64)> {
    const STRIDE: f64 = 17.0;
    let site = scene.site();
    let mut all = Vec::new();
    for trail in trails(site) {
        let line = points(&trail, 0.1);
        let step = length(&line) / (2.0 * (length(&line) / STRIDE / 2.0).round().max(1.0));
        for (number, (at, angle)) in along(&line, step, step / 2.0).into_iter().enumerate() {
            let cell = ((at.x / SQUARE) as usize, (at.y / SQUARE) as usize);
            let plain = cell.0 < site.columns && cell.1 < site.rows && site.terrain(cell.0, cell.1) == Terrain::Land;
            if plain && at.y > scene.height() / 2.0 {
                let aside = Vec2::from_angle(angle + FRAC_PI_2) * if number % 2 == 0 { -7.5 } else { 7.5 };
                all.push((at + aside, angle + FRAC_PI_2));
            }
        }
    }
    all
}

/// A plant: its drawing, half its width, its height.
type Plant = (&'static Motif, Vec2);

/// What grows in a square; `share` picks among its plants.
fn species(scene: &Scene<'_, '_, '_>, (c, r): Cell, share: f64) -> Plant {
    const TALL: [Plant; 2] = [(&OAK, xy(14.5, 33.0)), (&PALM, xy(15.0, 36.0))];
    const LOW: [Plant; 2] = [(&GRASS, xy(12.0, 18.0)), (&FERN, xy(15.0, 22.0))];
    let wet = (-1..=1).any(|down| (-1..=1).any(|right| scene.site().water(c, r, right, down)));
    if wet && share < 0.42 {
        return (&REED, xy(9.0, 27.0));
    }
    // Woods of one tree, with what grows below it, and meadows; each two squares wide.
    let (tree, low, trees) = match CHANCE.of("grove", &[c as i64 / 2, r as i64 / 2]) {
        kind if kind < 0.40 => (TALL[0], LOW[0], 0.78),
        kind if kind < 0.72 => (TALL[1], LOW[1], 0.68),
        _ => (LOW[0], LOW[1], 0.58),
    };
    if share < trees { tree } else { low }
}

/// Where a plant stands.
#[derive(Clone, Copy)]
struct Standing {
    motif: &'static Motif,
    foot: Vec2,
    half: f64,
    scale: f64,
    flip: bool,
}

/// Small plants along the edges of the squares of the near half, none on a line, in the middle or on the way.
fn plants(scene: &mut Scene<'_, '_, '_>, prints: &[(Vec2, f64)]) {
    let site = scene.site();
    let free = |&(c, r): &Cell| site.terrain(c, r) == Terrain::Land && !near(scene, (c, r)).1;
    for cell in site.squares().filter(free).collect::<Vec<_>>() {
        let mut held = stand(scene, cell, prints);
        // Those behind first.
        held.sort_by(|a, b| a.foot.y.total_cmp(&b.foot.y));
        for Standing { motif, foot, scale, flip, .. } in held {
            scene.put(motif, Place::at(foot.x, foot.y).scaled(scale).flipped(flip));
        }
    }
}

/// The plants of a square.
fn stand(scene: &Scene<'_, '_, '_>, (c, r): Cell, prints: &[(Vec2, f64)]) -> Vec<Standing> {
    /// How often a place is tried; how far plants stay from the lines, and their feet from the square's middle.
    const TRIES: i64 = 18;
    const ROOM: (f64, f64) = (46.5, 66.0);
    let site = scene.site();
    let taken = site.is_taken(c, r);
    let own = (2 * c + 1, 2 * r + 1) == (site.columns, site.rows);
    let middle = xy(c as f64 + 0.5, r as f64 + 0.5) * SQUARE;
    let dense = CHANCE.of("dense", &[c as i64, r as i64]);
    // A disc fills the square of an animal.
    let most = if taken { 0 } else { 2 + (dense * 2.0) as usize };
    let mut held: Vec<Standing> = Vec::new();
    for n in 0..TRIES {
        let u = |purpose: &str| CHANCE.of(purpose, &[c as i64, r as i64, n]);
        let (motif, size) = species(scene, (c, r), u("kind"));
        let scale = 0.78 + 0.05 * (u("scale") * 4.0).floor();
        let (half, up) = (size.x * scale, xy(0.0, size.y * scale / 2.0));
        // Around the piece, pressed into the square.
        let way = Vec2::from_angle(u("way") * TAU) * ROOM.1;
        let off = xy(way.x.clamp(half - ROOM.0, ROOM.0 - half), (way.y + up.y).clamp(2.0 * up.y - ROOM.0, ROOM.0));
        let off = off.round();
        let (foot, heart) = (middle + off, off - up);
        let reach = (half + up.y) / 2.0;
        // In the middle square of all, plants stand again in the far half.
        let beyond = own && heart.y < up.y + 4.0;
        let under = beyond || heart.hypot() < 27.0;
        let crowded = held.iter().any(|other| (other.foot - foot).hypot() < 15.0 + 0.85 * (half + other.half));
        let trodden = prints.iter().any(|print| (print.0 - (foot - up)).hypot() < WAYSIDE + reach);
        if held.len() < most && !under && !crowded && !trodden {
            held.push(Standing { motif, foot, half, scale, flip: u("flip") < 0.5 });
        }
    }
    held
}
