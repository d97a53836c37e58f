//! The ground of the squares: tone on tone, so that it is never louder than what stands on it. Every square of land has
//! the same drawing, turned to whom it faces; nothing depends on how many squares there are.

use super::C;
use super::board_canvas::BoardCanvas;
use super::foliage;
use super::garden;
use super::meadow;
use super::mosaic_floor;
use super::site::Site;
use crate::canvas::shapes::{Swell, mixed, ribbon, spiral};
use crate::geom::{Affine, BezPath, Circle, Point, Shape, TOLERANCE, Vec2};
use crate::rules::Terrain;
use crate::scene::Colour;
use crate::theme::Ground;
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// Draws the ground of every square of land, below the lines between squares.
pub(crate) fn ground(canvas: &mut BoardCanvas<'_, '_>) {
    match canvas.site().style().ground {
        Ground::Plain => {}
        Ground::Silk => {
            each(canvas, |_, _| true, "silk", no_turn, silk);
            each(canvas, is_free, "silk-lotus", no_turn, silk_lotus);
        }
        Ground::Clouds => each(canvas, is_free, "mist", no_turn, mist),
        Ground::Leather => each(canvas, |_, _| true, "leather", any_turn, leather),
        Ground::Mosaic => mosaic_floor::mosaic_floor(canvas),
        Ground::Garden | Ground::Cut => garden::garden(canvas),
        Ground::Foliage => foliage::foliage(canvas),
        Ground::Daisies => meadow::meadow(canvas),
    }
}

/// Which squares have a drawing.
pub(super) type Which = fn(&Site<'_>, (usize, usize)) -> bool;

/// The same drawing in every square of land that has one, turned by so many quarters.
pub(super) fn each(
    canvas: &mut BoardCanvas<'_, '_>,
    which: Which,
    name: &str,
    quarters: fn(&Site<'_>, (usize, usize)) -> u64,
    draw: fn(&mut BoardCanvas<'_, '_>),
) {
    let site = canvas.site();
    for (c, r) in site.squares().filter(|&(c, r)| site.terrain(c, r) != Terrain::Water && which(site, (c, r))) {
        let turn = Affine::rotate(FRAC_PI_2 * quarters(site, (c, r)) as f64);
        canvas.within(site.placed(c, r) * turn, |canvas| canvas.symbol(name, draw));
    }
}

/// Whether nothing stands on a square at the beginning, and it is plain land.
pub(super) fn is_free(site: &Site<'_>, (c, r): (usize, usize)) -> bool {
    site.terrain(c, r) == Terrain::Land && !site.is_taken(c, r)
}

/// Whether a square is one of every second in its row and column; squares that lie opposite each other are alike.
pub(super) fn is_odd(site: &Site<'_>, (c, r): (usize, usize)) -> bool {
    let off = |place: usize, count: usize| (2 * place).abs_diff(count - 1) / 2;
    (off(c, site.columns) + off(r, site.rows)) % 2 == 1
}

pub(super) fn no_turn(_: &Site<'_>, _: (usize, usize)) -> u64 {
    0
}

/// An irregular turn, the same for squares that lie opposite each other.
fn any_turn(site: &Site<'_>, (c, r): (usize, usize)) -> u64 {
    chance(site, (c, r), 0) % 4
}

/// A number that looks as if drawn by lot, the same for squares that lie opposite each other.
fn chance(site: &Site<'_>, (c, r): (usize, usize), seed: u64) -> u64 {
    let opposite = (site.columns - 1 - c, site.rows - 1 - r);
    let (c, r) = (r, c).min((opposite.1, opposite.0));
    mixed(((c as u64) << 32 | r as u64) ^ seed.rotate_left(48))
}

/// The land's colour with a share of another one.
pub(super) fn tone(site: &Site<'_>, other: Colour, share: f64) -> Colour {
    site.colours().land.towards(other, share)
}

/// Silk damask: ogees that run on from square to square, leaves where four of them meet.
fn silk(canvas: &mut BoardCanvas<'_, '_>) {
    let thread = silk_thread(canvas.site());
    const H: f64 = C / 2.0;
    let mut ogee = BezPath::new();
    for (x, y) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
        let at = |px: f64, py: f64| Point::new(x * px, y * py);
        ogee.move_to(at(0.0, H));
        ogee.curve_to(at(0.4, 0.62 * H), at(0.98 * H, 0.60 * H), at(0.98 * H, 0.0));
    }
    canvas.line(ogee, thread, 0.55);
    let mut leaves = BezPath::new();
    // Where four ogees meet: a leaf on each diagonal, and a bud in the corner.
    for quarter in 0..4 {
        let (sin, cos) = (FRAC_PI_2 * f64::from(quarter)).sin_cos();
        let corner = Point::new(H * (cos - sin), H * (sin + cos));
        let inwards = (Point::ZERO - corner).normalize();
        for (angle, long, wide) in [(0.0, 5.4, 1.0), (0.52, 4.3, 0.75), (-0.52, 4.3, 0.75)] {
            let place = Affine::translate(corner.to_vec2()) * Affine::rotate(inwards.atan2() + angle);
            leaves.extend(place * petal(0.0, (1.3, long), wide));
        }
    }
    canvas.fill(leaves, thread);
}

/// The colour of a damask's pattern.
fn silk_thread(site: &Site<'_>) -> Colour {
    tone(site, site.colours().trap, 0.22)
}

/// The lotus in an ogee of damask, where no animal stands.
fn silk_lotus(canvas: &mut BoardCanvas<'_, '_>) {
    let (land, thread) = (canvas.site().colours().land, silk_thread(canvas.site()));
    let mut petals = BezPath::new();
    for (count, from, to, wide, start) in [(8, 1.9, 6.3, 1.55, 0.0), (8, 3.9, 7.6, 0.85, PI / 8.0)] {
        for place in 0..count {
            petals.extend(petal(start + TAU * f64::from(place) / f64::from(count), (from, to), wide));
        }
    }
    canvas.fill(petals, thread);
    canvas.fill(Circle::new(Point::ZERO, 1.35).to_path(TOLERANCE), thread);
    canvas.line(Circle::new(Point::ZERO, 0.7).to_path(TOLERANCE), land, 0.3);
}

/// A pointed petal around (0, 0): its direction, from where to where, and half its width.
pub(super) fn petal(angle: f64, (from, to): (f64, f64), wide: f64) -> BezPath {
    let long = to - from;
    let mut path = BezPath::new();
    path.move_to((from, 0.0));
    path.curve_to((from + 0.25 * long, wide), (from + 0.62 * long, wide), (to, 0.0));
    path.curve_to((from + 0.62 * long, -wide), (from + 0.25 * long, -wide), (from, 0.0));
    path.close_path();
    Affine::rotate(angle) * path
}

/// A cloud of three scrolls on streams of mist, as a watermark.
fn mist(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let ink = tone(site, site.colours().line, 0.40);
    for (x, y, radius, turns) in [(0.0, -1.4, 2.7, 1.35), (-4.3, 0.2, 1.9, 1.2), (4.2, 0.1, 2.0, -1.2)] {
        canvas.line(spiral((x, y), radius, 0.25 * radius, 90.0, turns), ink, 0.42);
    }
    let mut streams = BezPath::new();
    for (y, from, to, widest) in [(2.1, -7.2, 6.4, 0.62), (3.5, -4.6, 8.4, 0.55), (4.8, -2.0, 4.2, 0.45)] {
        let along = |u: f64| {
            let x = from + (to - from) * u;
            Point::new(x, y + 0.3 * (TAU * x / 11.0).sin())
        };
        streams.extend(ribbon(along, Swell { widest, narrowest: 0.15, power: 0.6 }, 10));
    }
    canvas.fill(streams, ink);
}

/// The grain of leather: short creases, each in a cell of its own.
fn leather(canvas: &mut BoardCanvas<'_, '_>) {
    /// Cells along a side.
    const CELLS: u64 = 7;
    /// The share of a square that has creases.
    const INSIDE: f64 = 0.95;
    let site = canvas.site();
    let mut creases = BezPath::new();
    for cell in 0..CELLS * CELLS {
        let noise = |seed: u64| (mixed(cell << 8 | seed) >> 11) as f64 / (1u64 << 53) as f64;
        let side = C / CELLS as f64;
        let (column, row) = ((cell % CELLS) as f64, (cell / CELLS) as f64);
        let at = Point::new((column + 0.3 + 0.4 * noise(1)) * side, (row + 0.3 + 0.4 * noise(2)) * side)
            - Vec2::new(C / 2.0, C / 2.0);
        let along = Vec2::from_angle(TAU * noise(3)) * side * (0.18 + 0.14 * noise(4));
        let bend = along.turn_90() * (0.5 + 0.6 * noise(5));
        creases.move_to(at - along);
        creases.quad_to(at + bend, at + along);
    }
    // None runs over a line at the edge.
    let creases = Affine::scale(INSIDE) * creases;
    canvas.line(creases, tone(site, site.colours().line, 0.14), 0.3);
}
