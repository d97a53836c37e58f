//! The land in the shade of its cloth: roundels, sprigs, the way from den to den, dots along the shores.

use super::creatures::{BUTTERFLY, DRAGONFLY};
use super::dabs::{dab, grain};
use super::dots::Dots;
use super::ferns::WREATH;
use super::lotus::{BLOSSOM, PAD_SHADE};
use super::{CROSS_QUIET, halves, is_dry, is_symmetric};
use crate::geom::{BezPath, Vec2};
use crate::landscape::SQUARE;
use crate::landscape::construction::{Cell, along, disc, placed, points, polar, road, xy};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use crate::rules::Terrain;
use std::collections::BTreeSet;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

/// What stands on empty squares. Neighbours, even cornerwise, differ.
const ROUNDELS: [Motif; 5] = [PAD_SHADE, DRAGONFLY, WREATH, BUTTERFLY, BLOSSOM];
/// The place of the one that looks the same after half a turn.
const WREATH_PLACE: usize = 2;
/// The dots around a roundel.
const RING: f64 = 37.5;

pub(super) fn ground(scene: &mut Scene<'_, '_, '_>) {
    let ways = road(scene.site());
    let paved: BTreeSet<Cell> = ways.iter().flatten().copied().collect();
    sprigs(scene);
    roundels(scene, &paved);
    avenues(scene, &ways);
    shores(scene, &paved);
}

/// Whether a square is land and neither trap nor den.
fn is_plain(scene: &Scene<'_, '_, '_>, (c, r): Cell) -> bool {
    scene.site().terrain(c, r) == Terrain::Land
}

fn roundels(scene: &mut Scene<'_, '_, '_>, paved: &BTreeSet<Cell>) {
    let site = scene.site();
    for (c, r) in site.squares() {
        if !is_plain(scene, (c, r)) || site.is_taken(c, r) || paved.contains(&(c, r)) {
            continue;
        }
        // Equal places of both halves look alike: those left in the middle row are the turned ones.
        let turned = (site.columns - 1 - c, site.rows - 1 - r);
        let (place, turn) = if (turned.1, turned.0) > (r, c) { (turned, PI) } else { ((c, r), 0.0) };
        let number =
            if turned == (c, r) { WREATH_PLACE } else { (2 * place.0 + site.rows - 1 - place.1) % ROUNDELS.len() };
        let at = Place { turn, ..scene.on_square((c, r)) };
        scene.put(&HALO, at);
        scene.put(&ROUNDELS[number], at);
    }
}

/// The dots around a roundel.
const HALO: Motif = Motif {
    name: "halo",
    smallest: 1.0,
    draw: |scene| scene.line(disc(Vec2::ZERO, RING), "crack", Pen::dashed(2.2, &[0.01, 7.854 * RING / 40.0])),
};

/// Three dabs that spring from a corner of squares to the lower right.
const SPRIG: Motif = Motif {
    name: "sprig",
    smallest: 1.0,
    draw: |scene| {
        let petal = |(off, from, to): (f64, f64, f64)| {
            let angle = FRAC_PI_4 + off;
            dab(polar(from, angle), polar(to, angle), 5.4)
        };
        scene.fill(
            [(-0.36, 10.5, 19.0), (0.0, 10.0, 23.5), (0.36, 10.5, 19.0)].into_iter().flat_map(petal).collect(),
            "shade",
        );
    },
};

/// Sprigs in the corners of squares, where nothing but land meets.
fn sprigs(scene: &mut Scene<'_, '_, '_>) {
    let site = scene.site();
    for (c, r) in site.squares().filter(|&(c, r)| site.terrain(c, r) == Terrain::Land) {
        for (right, down, quarter) in [(0, 0, 0.0), (1, 0, 1.0), (1, 1, 2.0), (0, 1, 3.0)] {
            let corner = (c + right, r + down);
            if is_dry(site, corner) {
                let at = xy(corner.0 as f64, corner.1 as f64) * SQUARE;
                scene.put(&SPRIG, Place::at(at.x, at.y).turned(FRAC_PI_2 * quarter));
            }
        }
    }
}

/// What lies on the ways: where grains, flowers and dots are, and their direction.
#[derive(Debug, Clone, Default)]
struct Paving {
    grains: Vec<(Vec2, f64)>,
    flowers: Vec<(Vec2, f64)>,
    dots: Vec<Vec2>,
}

/// Ways of two rows of grains, flowers and dots between them.
fn avenues(scene: &mut Scene<'_, '_, '_>, ways: &[Vec<Cell>]) {
    let half = is_symmetric(scene).then(|| scene.height() / 2.0);
    let places = halves(scene);
    let mut paving = Paving::default();
    for way in ways {
        pave(scene, way, half, &mut paving);
    }
    let grain = grain(xy(-5.0, 0.0), xy(5.0, 0.0), 3.9);
    let mut path: BezPath = paving.grains.iter().flat_map(|&(at, angle)| placed(&grain, at, angle)).collect();
    path.extend(paving.dots.iter().flat_map(|&at| disc(at, 1.3)));
    for &place in if half.is_some() { &places[..] } else { &places[..1] } {
        scene.put_once("road", place, |scene| {
            scene.fill(path.clone(), "ghost");
            for &(at, angle) in &paving.flowers {
                scene.put(&CROSS_QUIET, Place::at(at.x, at.y).turned(angle));
            }
        });
    }
}

/// The middle of a way: straight, in quarters of circles where it turns.
fn course(way: &[Cell]) -> BezPath {
    /// From the end of a quarter of a circle to its handle, in shares of its radius.
    const QUARTER: f64 = 0.552_285;
    let middles: Vec<Vec2> = way.iter().map(|&(c, r)| xy(c as f64 + 0.5, r as f64 + 0.5) * SQUARE).collect();
    let mut path = BezPath::new();
    let (Some(first), Some(last)) = (middles.first(), middles.last()) else { return path };
    path.move_to(first.to_point());
    for (before, (at, after)) in middles.iter().zip(middles[1..].iter().zip(middles.iter().skip(2))) {
        let (from, to) = ((*before + *at) * 0.5, (*at + *after) * 0.5);
        path.line_to(from.to_point());
        path.curve_to(from.lerp(*at, QUARTER).to_point(), to.lerp(*at, QUARTER).to_point(), to.to_point());
    }
    path.line_to(last.to_point());
    path
}

/// Adds what lies on a way, in the near half only if `half` is its edge. Where ways meet, the first one goes on.
fn pave(scene: &Scene<'_, '_, '_>, way: &[Cell], half: Option<f64>, paving: &mut Paving) {
    /// From one grain to the next, and how far from the middle they are.
    const GRAIN: (f64, f64) = (12.5, 15.0);
    let line = points(&course(way), 0.05);
    let total: f64 = line.iter().zip(&line[1..]).map(|(a, b)| (*b - *a).hypot()).sum();
    let pairs = (total / GRAIN.0 / 2.0).round().max(1.0);
    let step = total / pairs / 2.0;
    let open = |at: Vec2| {
        let cell = ((at.x / SQUARE) as usize, (at.y / SQUARE) as usize);
        is_plain(scene, cell) && !scene.site().is_taken(cell.0, cell.1)
    };
    let here = |at: Vec2| half.is_none_or(|half| at.y >= half - 0.01);
    let clear =
        |at: Vec2, others: &[(Vec2, f64)], apart: f64| others.iter().all(|other| (other.0 - at).hypot() >= apart);
    let on_edge = |at: Vec2| [at.x, at.y].iter().any(|along| ((along / SQUARE).round() * SQUARE - along).abs() < 4.0);
    let before = paving.clone();
    for (at, angle) in along(&line, step, step / 2.0) {
        for side in [1.0, -1.0] {
            let place = at + polar(GRAIN.1 * side, angle + FRAC_PI_2);
            if here(place)
                && open(at)
                && !on_edge(place)
                && clear(place, &before.grains, 9.5)
                && clear(place, &before.flowers, 11.0)
            {
                paving.grains.push((place, angle + 0.42 * side));
            }
        }
    }
    for (number, (at, angle)) in along(&line, step, step).into_iter().enumerate() {
        let ends = [at, at - polar(5.0, angle), at + polar(5.0, angle)];
        if !here(at)
            || !ends.into_iter().all(open)
            || !clear(at, &before.grains, 11.0)
            || !clear(at, &before.flowers, 12.0)
        {
            continue;
        }
        match number % 2 {
            0 => paving.flowers.push((at, angle)),
            _ if on_edge(at) => {}
            _ => paving.dots.push(at),
        }
    }
}

/// Rows of dots on the land along every shore, smaller with the distance; each side of a square has its own.
fn shores(scene: &mut Scene<'_, '_, '_>, paved: &BTreeSet<Cell>) {
    /// Distance from the side of the water's squares, and radius, of the dots of each row.
    const ROWS: [(f64, f64); 3] = [(7.6, 1.75), (14.2, 1.35), (20.4, 1.05)];
    /// Dots of a row to a square.
    const COUNT: usize = 12;
    let site = scene.site();
    let mut dots = Dots::new(None);
    for cell in site.squares().filter(|&cell| is_plain(scene, cell)) {
        let middle = xy(cell.0 as f64 + 0.5, cell.1 as f64 + 0.5) * SQUARE;
        let wet = |right: isize, down: isize| site.water(cell.0, cell.1, right, down);
        for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
            let (out, along) = (xy(x as f64, y as f64), xy(-y as f64, x as f64));
            for (n, (down, radius)) in (0..COUNT).flat_map(|n| ROWS.map(|row| (n, row))) {
                let aside = ((n as f64 + 0.5) / COUNT as f64 - 0.5) * SQUARE;
                // Around a corner of the water the rows of both sides meet.
                let end = if aside > 0.0 { wet(-y, x) } else { wet(y, -x) };
                let meets = end && SQUARE / 2.0 - aside.abs() < down;
                let off = out * (SQUARE / 2.0 - down) + along * aside;
                if wet(x, y) && !meets && is_free(scene, paved, cell, off, radius) {
                    dots.put(middle + off, radius);
                }
            }
        }
        for (x, y) in [(1, 1), (-1, 1), (-1, -1), (1, -1)] {
            for (down, radius) in ROWS {
                // A quarter of a circle around the corner of the water.
                let count = (down * FRAC_PI_2 / (SQUARE / COUNT as f64)).round().max(1.0);
                for n in 0..count as usize {
                    let (sin, cos) = ((n as f64 + 0.5) / count * FRAC_PI_2).sin_cos();
                    let (a, b) = (x as f64, y as f64);
                    let off = xy(a, b) * (SQUARE / 2.0) - xy(a * cos, b * sin) * down;
                    if wet(x, y) && !wet(x, 0) && !wet(0, y) && is_free(scene, paved, cell, off, radius) {
                        dots.put(middle + off, radius);
                    }
                }
            }
        }
    }
    // Only the near half is drawn, if the other is the same.
    let (half, places) = (scene.height() / 2.0, halves(scene));
    let whole = !is_symmetric(scene);
    for &place in if whole { &places[..1] } else { &places[..] } {
        scene.put_once("shores", place, |scene| dots.draw(scene, "resist", |at| whole || at.y >= half));
    }
}

/// Whether a dot may stand so far off the middle of a square of plain land: clear of roundels, animals, their numbers.
fn is_free(scene: &Scene<'_, '_, '_>, paved: &BTreeSet<Cell>, cell: Cell, off: Vec2, radius: f64) -> bool {
    if scene.site().is_taken(cell.0, cell.1) {
        let number = if scene.is_far(cell.1) { xy(36.0, 36.0) } else { xy(-36.0, -36.0) };
        return off.hypot() > 46.0 + radius && (off - number).hypot() > 13.0 + radius;
    }
    paved.contains(&cell) || off.hypot() > RING + 2.5 + radius
}
