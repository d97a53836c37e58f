//! The land: washes by height, contours, plants, prints of paws from den to den. The near half is one symbol, which
//! stands turned for the far one.

use super::plants::{FERN, GRASS, PAW};
use super::relief::Relief;
use super::studies::{BANANA, CAMP, FERNS, FIG, HERON, MACAW, PALMS, ROCKS, RUSHES, TURTLE};
use super::{CHANCE, near};
use crate::geom::{BezPath, Rect, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{Cell, Heights, along, flowing, flowing_below, length, points, rect, trails, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use crate::rules::Terrain;
use std::f64::consts::{FRAC_PI_2, PI};

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
    /// A hollow with a shorter edge than this, in units, would look like a stain.
    const LEAST: f64 = 240.0;
    let outlines = |level: f64| {
        let rings = heights.above(level);
        rings.iter().filter(|ring| length(ring) > LEAST).flat_map(|ring| flowing(ring, STOPS)).collect::<BezPath>()
    };
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
            // Where a wash dries, its colour gathers along the edge.
            scene.shape(outlines(heights.share(share, dry)), ink, "wash-edge", Pen::round(1.0));
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

/// What is studied at the water, and elsewhere, in turn.
const SHORE: [&Motif; 4] = [&RUSHES, &HERON, &FERNS, &TURTLE];
const INLAND: [&Motif; 6] = [&FIG, &ROCKS, &PALMS, &BANANA, &MACAW, &CAMP];
/// Those with words in pencil.
const WRITTEN: [&str; 5] = [FERNS.name, MACAW.name, ROCKS.name, RUSHES.name, TURTLE.name];
/// More free squares away from the water than this are many.
const MANY: usize = 8;

/// A study in most free squares of the near half, one kind after the other; grass in the others, and beside the way.
fn plants(scene: &mut Scene<'_, '_, '_>, prints: &[(Vec2, f64)]) {
    let site = scene.site();
    let free = |&(c, r): &Cell| {
        // In the middle square of all, a study would stand on its turned one.
        let own = (2 * c + 1, 2 * r + 1) == (site.columns, site.rows);
        site.terrain(c, r) == Terrain::Land && !near(scene, (c, r)).1 && !site.is_taken(c, r) && !own
    };
    let trodden = |at: Vec2, reach: f64| prints.iter().any(|print| (print.0 - at).hypot() < reach);
    let middle = |(c, r): Cell| xy(c as f64 + 0.5, r as f64 + 0.5) * SQUARE;
    let sides = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let wet = |&(c, r): &Cell| sides.into_iter().any(|(right, down)| site.water(c, r, right, down));
    let cells: Vec<Cell> = site.squares().filter(free).collect();
    let wide = cells.iter().filter(|cell| !wet(cell)).count() > MANY;
    let (mut shore, mut inland) = (0, 0);
    for (c, r) in cells {
        let (at, by_water) = (middle((c, r)), wet(&(c, r)));
        // On a wide land every other square is left to grass.
        if trodden(at, 48.0) || (wide && !by_water && (c + r) % 2 == 0) {
            tufts(scene, (c, r), |foot| trodden(foot, 24.0));
            continue;
        }
        let motif = match by_water {
            true => SHORE[shore % SHORE.len()],
            // There is one camp.
            false if inland < INLAND.len() => INLAND[inland],
            false => INLAND[(inland - INLAND.len()) % (INLAND.len() - 1)],
        };
        *(if by_water { &mut shore } else { &mut inland }) += 1;
        // Nobody writes in mirror writing.
        let flip = !WRITTEN.contains(&motif.name) && CHANCE.of("flip", &[c as i64, r as i64]) < 0.5;
        scene.put(motif, Place::at(at.x, at.y).flipped(flip));
    }
}

/// Tufts in the lower corners of a square, where they are not in the way.
fn tufts(scene: &mut Scene<'_, '_, '_>, (c, r): Cell, hidden: impl Fn(Vec2) -> bool) {
    for (n, (x, y)) in [(18.0, 88.0), (82.0, 80.0), (80.0, 34.0)].into_iter().enumerate() {
        let u = |purpose: &str| CHANCE.of(purpose, &[c as i64, r as i64, n as i64]);
        let foot = xy(c as f64, r as f64) * SQUARE + xy(x, y + 8.0 * (u("down") - 0.5)).round();
        if u("grows") < 0.7 && !hidden(foot - xy(0.0, 8.0)) {
            let motif = if u("kind") < 0.5 { &GRASS } else { &FERN };
            scene.put(motif, Place::at(foot.x, foot.y).flipped(u("flip") < 0.5));
        }
    }
}
