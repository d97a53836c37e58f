//! Bold waves of several lengths within a drawn bank, a fish before the player and a lily behind it: a pattern that no
//! other square has.

use super::body::Body;
use super::name;
use crate::canvas::shapes::polyline;
use crate::geom::{Affine, BezPath, Point, Vec2};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use std::f64::consts::TAU;

/// The shore: how far it lies inside the squares' edges and how round it is, in squares; the light line inside it: how
/// far from it, and its weight.
const SHORE: (f64, f64) = (0.012, 0.26);
const LIGHT: (f64, f64) = (0.045, 0.8);
/// The weight of waves, and half the length of one.
const WEIGHT: f64 = 0.85;
const HALF_WAVE: f64 = 0.125 * C;
/// How far the handles of a wave lie above and below its row; the wave swings half as far.
const HANDLE: f64 = 0.085 * C;

/// Waves of a square: where each begins, in squares, and how many halves it has.
type Waves = &'static [((f64, f64), usize)];

/// Those of squares in turns, and those above and below a name; and of a square without water beside it.
const WAVES: [Waves; 2] = [
    &[((0.12, 0.22), 6), ((0.12, 0.5), 3), ((0.625, 0.5), 2), ((0.25, 0.78), 5)],
    &[((0.25, 0.22), 5), ((0.12, 0.5), 2), ((0.5, 0.5), 3), ((0.12, 0.78), 6)],
];
const BESIDE_NAME: [Waves; 2] = [&[((0.12, 0.14), 4), ((0.37, 0.86), 4)], &[((0.37, 0.14), 4), ((0.12, 0.86), 4)]];

const ALONE: Waves = &[((0.25, 0.22), 4), ((0.25, 0.5), 4), ((0.25, 0.78), 4)];
const ALONE_WITH_NAME: Waves = &[((0.25, 0.2), 4), ((0.25, 0.8), 4)];

pub(super) fn rows(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let site = canvas.site();
    let colours = *site.colours();
    let shore = body.shore(SHORE.0, SHORE.1, 0.0, 1.0);
    canvas.fill(shore.clone(), colours.river);
    canvas.line(body.shore(SHORE.0 + LIGHT.0, SHORE.1 - LIGHT.0, 0.0, 1.0), colours.land, LIGHT.1);
    let named = name::covered(canvas, body);
    let free = |cell: Option<&(usize, usize)>| cell.copied().filter(|cell| !named.contains(cell));
    let first = body.cells.first().map_or(0, |cell| cell.0);
    let last = body.cells.last().map_or(0, |cell| cell.0);
    let fish = free(body.cells.iter().find(|cell| cell.0 == last));
    let lily = free(body.cells.iter().rfind(|cell| cell.0 == first)).filter(|cell| Some(*cell) != fish);
    let mut waves = BezPath::new();
    for &(r, c) in body.cells.iter().filter(|cell| ![fish, lily].contains(&Some(**cell))) {
        let alone = !body.has(r, c.wrapping_sub(1)) && !body.has(r, c + 1);
        let table = match (named.contains(&(r, c)), alone) {
            (true, true) => ALONE_WITH_NAME,
            (false, true) => ALONE,
            (true, false) => BESIDE_NAME[(r + c) % 2],
            (false, false) => WAVES[(r + c) % 2],
        };
        for &((x, y), halves) in table {
            waves.extend(wave(Point::new((c as f64 + x) * C, (r as f64 + y) * C), halves));
        }
    }
    canvas.line(waves, colours.wave, WEIGHT);
    let middle = |(r, c): (usize, usize)| ((c as f64 + 0.5) * C, (r as f64 + 0.5) * C);
    if let Some((x, y)) = fish.map(middle) {
        canvas.at(x, y, 0.0, 1.0, |canvas| canvas.symbol("rows-fish", one_fish));
    }
    if let Some((x, y)) = lily.map(middle) {
        canvas.at(x, y, 0.0, 1.0, |canvas| canvas.symbol("rows-lily", one_lily));
    }
    canvas.ruled(body.lines(0.0), colours.wave, 0.6);
    canvas.ruled(shore, colours.bank, 1.3 * site.edge_weight());
    name::name(canvas, body, 0.27 * C, name::NameStyle::Glossed);
}

/// So many halves of waves.
fn wave(start: Point, halves: usize) -> BezPath {
    let step = Vec2::new(HALF_WAVE, 0.0);
    let mut path = BezPath::new();
    let mut at = start;
    path.move_to(at);
    for place in 0..halves {
        let up = if place % 2 == 0 { -HANDLE } else { HANDLE };
        path.quad_to(at + step / 2.0 + Vec2::new(0.0, up), at + step);
        at += step;
    }
    path
}

/// A flat fish, stripes left out of it, a wave above and one below.
fn one_fish(canvas: &mut BoardCanvas<'_, '_>) {
    let colours = *canvas.site().colours();
    let mut fish = BezPath::new();
    fish.move_to((-8.6, 0.2));
    fish.curve_to((-6.4, -4.6), (0.6, -6.4), (4.6, -0.9));
    fish.curve_to((5.6, -2.6), (7.0, -3.6), (9.0, -4.0));
    fish.curve_to((7.9, -1.6), (7.9, 2.0), (9.0, 4.4));
    fish.curve_to((7.0, 4.0), (5.6, 3.0), (4.6, 1.3));
    fish.curve_to((0.6, 6.8), (-6.4, 5.0), (-8.6, 0.2));
    fish.close_path();
    let mut fin = BezPath::new();
    fin.move_to((-3.4, -3.2));
    fin.curve_to((-2.2, -6.4), (1.0, -7.0), (3.0, -5.8));
    fin.curve_to((2.2, -5.0), (2.0, -4.0), (2.4, -2.6));
    fin.close_path();
    canvas.fill(fin, colours.wave);
    canvas.fill(fish, colours.wave);
    let mut stripes = BezPath::new();
    for (x, half) in [(-3.3, 3.0), (-0.5, 3.2), (2.0, 2.1)] {
        stripes.move_to((x, 0.2 - half));
        stripes.quad_to((x + 1.9, 0.2), (x, 0.2 + half));
    }
    canvas.left_open_round(stripes, colours.land, 0.8);
    canvas.fill(BoardCanvas::circle((-5.7, -0.6), 0.85), colours.land);
    let mut waves = wave(Point::new(0.12 * C, -0.355 * C), 2);
    waves.extend(wave(Point::new(-0.32 * C, 0.355 * C), 4));
    canvas.line(waves, colours.wave, WEIGHT);
}

/// A lily on its leaf.
fn one_lily(canvas: &mut BoardCanvas<'_, '_>) {
    /// Its leaf: where it lies, its radius, and from where to where it is whole, in turns.
    const LEAF: ((f64, f64), f64, (f64, f64)) = ((-0.6, 0.9), 8.0, (0.155, 1.055));
    /// The blossom's middle; petals: how many, their length, and half their width.
    const BLOSSOM: (f64, f64) = (1.2, -1.4);
    const PETALS: (usize, f64, f64) = (8, 6.0, 2.3);
    let colours = *canvas.site().colours();
    let place = Point::from(LEAF.0);
    let on = |turn: f64| place + Vec2::from_angle(TAU * turn) * LEAF.1;
    let edge = (0..=36).map(|step| on(LEAF.2.0 + (LEAF.2.1 - LEAF.2.0) * f64::from(step) / 36.0));
    let leaf = polyline(&edge.chain([place]).collect::<Vec<_>>(), true);
    canvas.shape(leaf, colours.river.towards(colours.trap, 0.55), colours.wave, 0.7);
    let mut petals = BezPath::new();
    for petal in 0..PETALS.0 {
        let mut path = BezPath::new();
        path.move_to((0.6, 0.0));
        path.curve_to((2.0, -PETALS.2), (PETALS.1 - 1.6, -PETALS.2), (PETALS.1, 0.0));
        path.curve_to((PETALS.1 - 1.6, PETALS.2), (2.0, PETALS.2), (0.6, 0.0));
        path.close_path();
        let turn = Affine::rotate(TAU * petal as f64 / PETALS.0 as f64);
        petals.extend(Affine::translate(BLOSSOM) * turn * path);
    }
    canvas.shape(petals, colours.land, colours.wave, 0.55);
    canvas.shape(BoardCanvas::circle(BLOSSOM, 1.5), colours.trap, colours.wave, 0.55);
}
