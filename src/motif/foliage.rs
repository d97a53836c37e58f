//! Foliage: every second square in shade, and on each empty one a large leaf, tone on tone. The leaves of both wings
//! point to the middle; in the middle column and row, which belong to both, four leaves make a star.

use super::C;
use super::board_canvas::BoardCanvas;
use super::frame::over_squares;
use super::ground::{is_free, is_odd, tone};
use super::site::Site;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::rules::Terrain;
use crate::scene::Colour;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4};

/// How much green is in a square in shade, and in a leaf.
const SHADE: f64 = 0.17;
const LEAF: f64 = 0.46;
/// Half the side of the square that a leaf fills.
const HALF: f64 = 0.37 * C;
/// The width of veins.
const VEIN: f64 = 0.5;

pub(super) fn foliage(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    // Up to the line around the squares, which is drawn before.
    let over = over_squares(site);
    let field = site.field().inflate(-over, -over);
    let is_dark = |&(c, r): &(usize, usize)| site.terrain(c, r) == Terrain::Land && is_odd(site, (c, r));
    let square = |(c, r)| Rect::from_center_size(site.middle(c, r), (C, C)).intersect(field).to_path(TOLERANCE);
    let shade: BezPath = site.squares().filter(is_dark).flat_map(square).collect();
    canvas.fill(shade, green(site, SHADE));
    let leaves: [(&str, Drawing); 3] = [("leaf-blade", blade), ("leaf-fan", fan), ("leaf-frond", frond)];
    for (c, r) in site.squares().filter(|&at| is_free(site, at)) {
        // How far from the middle, in half squares.
        let (across, down) = ((2 * c).abs_diff(site.columns - 1), (2 * r).abs_diff(site.rows - 1));
        let (name, draw): (&str, Drawing) = match across.min(down) {
            0 => ("leaf-star", star),
            _ => leaves[(across / 2 + 2 * (down / 2)) % leaves.len()],
        };
        // Seen by whom it faces the leaves of his right wing are those of his left one mirrored.
        let left = (2 * c + 1 < site.columns) != is_turned(site, r);
        let mirrored = if left { Affine::IDENTITY } else { Affine::FLIP_X };
        canvas.within(site.placed(c, r) * mirrored, |canvas| canvas.symbol(name, draw));
    }
}

type Drawing = fn(&mut BoardCanvas<'_, '_>);

/// Whether what stands in a row is turned to the far player.
fn is_turned(site: &Site<'_>, r: usize) -> bool {
    site.placed(0, r).as_coeffs()[0] < 0.0
}

/// The land with so much of the green that the colours of water and traps make.
fn green(site: &Site<'_>, share: f64) -> Colour {
    let colours = site.colours();
    tone(site, colours.river.towards(colours.trap, 0.52), share)
}

fn draw(canvas: &mut BoardCanvas<'_, '_>, leaf: BezPath, veins: BezPath) {
    let site = canvas.site();
    canvas.fill(leaf, green(site, LEAF));
    canvas.line(veins, green(site, SHADE / 2.0), VEIN);
}

/// The shape that two quarters of a circle share, from one corner of a square to the opposite one.
fn lens(from: Point, to: Point) -> BezPath {
    /// Of a quarter of a circle as a cubic curve.
    const ROUND: f64 = 0.552_284_75;
    let (a, b) = (Point::new(to.x, from.y), Point::new(from.x, to.y));
    let mut path = BezPath::new();
    path.move_to(from);
    path.curve_to(from.lerp(a, ROUND), to.lerp(a, ROUND), to);
    path.curve_to(to.lerp(b, ROUND), from.lerp(b, ROUND), from);
    path.close_path();
    path
}

/// A slim leaf from one place to another.
fn slim(from: Point, to: Point, half: f64) -> BezPath {
    let aside = (to - from).normalize().turn_90() * half;
    let at = |share: f64, side: f64| from.lerp(to, share) + aside * side;
    let mut path = BezPath::new();
    path.move_to(from);
    path.curve_to(at(0.2, 1.3), at(0.7, 1.3), to);
    path.curve_to(at(0.7, -1.3), at(0.2, -1.3), from);
    path.close_path();
    path
}

fn segment(path: &mut BezPath, from: Point, to: Point) {
    path.move_to(from);
    path.line_to(to);
}

/// One broad leaf with its veins.
fn blade(canvas: &mut BoardCanvas<'_, '_>) {
    let (foot, tip) = (Point::new(-HALF, HALF), Point::new(HALF, -HALF));
    let mut veins = BezPath::new();
    segment(&mut veins, foot, foot.lerp(tip, 0.86));
    for share in [0.22, 0.38, 0.54] {
        let at = foot.lerp(tip, share);
        let long = 0.46 * HALF * (1.15 - share);
        segment(&mut veins, at, at + Vec2::new(0.35 * long, -2.0 * long));
        segment(&mut veins, at, at + Vec2::new(2.0 * long, -0.35 * long));
    }
    draw(canvas, lens(foot, tip), veins);
}

/// A fan of slim leaves.
fn fan(canvas: &mut BoardCanvas<'_, '_>) {
    const COUNT: usize = 5;
    let foot = Point::new(-HALF, HALF);
    let leaves = (0..COUNT).flat_map(|n| {
        let turn = -FRAC_PI_2 * n as f64 / (COUNT - 1) as f64;
        slim(foot, foot + Vec2::from_angle(turn) * 2.06 * HALF, 0.155 * HALF)
    });
    draw(canvas, leaves.collect(), BezPath::new());
}

/// A stem with round leaves on both sides, and one at its tip.
fn frond(canvas: &mut BoardCanvas<'_, '_>) {
    let (foot, tip) = (Point::new(-HALF, HALF), Point::new(HALF, -HALF));
    let mut leaves = lens(foot.lerp(tip, 0.66), tip);
    for share in [0.16, 0.37, 0.58] {
        let at = foot.lerp(tip, share);
        let long = HALF * (1.12 - 0.55 * share);
        leaves.extend(slim(at, at + Vec2::from_angle(-FRAC_PI_2 - 0.14) * long, 0.25 * long));
        leaves.extend(slim(at, at + Vec2::from_angle(0.14) * long, 0.25 * long));
    }
    let mut stem = BezPath::new();
    segment(&mut stem, foot, foot.lerp(tip, 0.7));
    let site = canvas.site();
    canvas.line(stem, green(site, LEAF), 2.0 * VEIN);
    draw(canvas, leaves, BezPath::new());
}

/// Four leaves that point to the corners.
fn star(canvas: &mut BoardCanvas<'_, '_>) {
    let (mut leaves, mut veins) = (BezPath::new(), BezPath::new());
    for quarter in 0..4 {
        let out = Vec2::from_angle(FRAC_PI_4 + FRAC_PI_2 * f64::from(quarter));
        let (foot, tip) = ((out * 0.12 * HALF).to_point(), (out * 1.42 * HALF).to_point());
        leaves.extend(lens(foot, tip));
        segment(&mut veins, foot, foot.lerp(tip, 0.72));
    }
    draw(canvas, leaves, veins);
}
