//! Foliage: every second square in shade, and on each empty one a large leaf, in two tones. The leaves of both wings
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

/// How much green is in a square in shade, in the light and in the dark part of a leaf.
const SHADE: f64 = 0.085;
const LEAF: (f64, f64) = (0.28, 0.46);
/// Half the side of the square that a leaf fills.
const HALF: f64 = 0.41 * C;
/// The width of veins.
const VEIN: f64 = 0.6;
/// Leaves sewn onto cloth or tooled into leather: their size, how much green their light and their dark parts and their
/// lines have, the weight of these, and the light edge below them: how light, and how far down.
const TOOLED: (f64, [f64; 3], f64) = (0.88, [0.3, 0.52, 0.85], 0.42);
const LIT: (f64, f64) = (0.75, 0.42);
/// How much of the banks' colour is in that green, and of the traps'.
const OF_BANKS: f64 = 0.5;

/// A leaf: its light and its dark part, and its veins.
struct Leaf {
    light: BezPath,
    dark: BezPath,
    veins: BezPath,
}

pub(super) fn foliage(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    // Up to the line around the squares, which is drawn before.
    let over = over_squares(site);
    let field = site.field().inflate(-over, -over);
    let is_dark = |&(c, r): &(usize, usize)| site.terrain(c, r) == Terrain::Land && is_odd(site, (c, r));
    let square = |(c, r)| Rect::from_center_size(site.middle(c, r), (C, C)).intersect(field).to_path(TOLERANCE);
    let shade: BezPath = site.squares().filter(is_dark).flat_map(square).collect();
    canvas.fill(shade, green(site, SHADE));
    leaves(canvas, "leaf", |canvas, leaf| {
        let site = canvas.site();
        canvas.fill(leaf.light, green(site, LEAF.0));
        canvas.fill(leaf.dark, green(site, LEAF.1));
        canvas.line(leaf.veins, green(site, SHADE / 2.0), VEIN);
    });
}

/// The same leaves tooled into leather.
pub(super) fn tooled(canvas: &mut BoardCanvas<'_, '_>) {
    leaves(canvas, "tooled", |canvas, leaf| {
        let site = canvas.site();
        let colours = site.colours();
        let (size, shares, weight) = TOOLED;
        let green = colours.bank.towards(colours.trap, 1.0 - OF_BANKS);
        let [light, dark, line] = shares.map(|share| colours.land.towards(green, share));
        let whole: BezPath = leaf.light.iter().chain(leaf.dark.iter()).collect();
        canvas.at(0.0, 0.0, 0.0, size, |canvas| {
            let lit = colours.land.towards(Colour::WHITE, LIT.0);
            canvas.at(0.0, LIT.1, 0.0, 1.0, |canvas| canvas.shape(whole, lit, lit, weight));
            canvas.shape(leaf.light, light, line, weight);
            canvas.shape(leaf.dark, dark, line, weight);
            canvas.line(leaf.veins, line, weight);
        });
    });
}

/// A leaf and the name of its symbol.
type NamedLeaf = (&'static str, fn() -> Leaf);

/// A leaf on every free square.
fn leaves(canvas: &mut BoardCanvas<'_, '_>, kind: &str, draw: fn(&mut BoardCanvas<'_, '_>, Leaf)) {
    let site = canvas.site();
    let all: [NamedLeaf; 3] = [("blade", blade), ("fan", fan), ("frond", frond)];
    for (c, r) in site.squares().filter(|&at| is_free(site, at)) {
        // How far from the middle, in half squares.
        let (across, down) = ((2 * c).abs_diff(site.columns - 1), (2 * r).abs_diff(site.rows - 1));
        let (name, leaf): (&str, fn() -> Leaf) = match across.min(down) {
            0 => ("star", star),
            _ => all[(across / 2 + 2 * (down / 2)) % all.len()],
        };
        // Seen by whom it faces the leaves of his right wing are those of his left one mirrored.
        let left = (2 * c + 1 < site.columns) != is_turned(site, r);
        let mirrored = if left { Affine::IDENTITY } else { Affine::FLIP_X };
        let name = format!("{kind}-{name}");
        canvas.within(site.placed(c, r) * mirrored, |canvas| canvas.symbol(&name, |canvas| draw(canvas, leaf())));
    }
}

/// Whether what stands in a row is turned to the far player.
fn is_turned(site: &Site<'_>, r: usize) -> bool {
    site.placed(0, r).as_coeffs()[0] < 0.0
}

/// The land with so much of the green that the colours of water and traps make, printed over each other.
fn green(site: &Site<'_>, share: f64) -> Colour {
    let colours = site.colours();
    tone(site, colours.river.printed_over(colours.trap), share)
}

/// The two halves of the shape that two quarters of a circle share, from one corner of a square to the opposite one.
fn lens(from: Point, to: Point) -> [BezPath; 2] {
    /// Of a quarter of a circle as a cubic curve.
    const ROUND: f64 = 0.552_284_75;
    [Point::new(to.x, from.y), Point::new(from.x, to.y)].map(|corner| {
        let mut path = BezPath::new();
        path.move_to(from);
        path.curve_to(from.lerp(corner, ROUND), to.lerp(corner, ROUND), to);
        path.close_path();
        path
    })
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
fn blade() -> Leaf {
    let (foot, tip) = (Point::new(-HALF, HALF), Point::new(HALF, -HALF));
    let mut veins = BezPath::new();
    segment(&mut veins, foot, foot.lerp(tip, 0.9));
    for share in [0.2, 0.34, 0.48, 0.62] {
        let at = foot.lerp(tip, share);
        let long = 0.46 * HALF * (1.12 - share);
        segment(&mut veins, at, at + Vec2::new(0.35 * long, -2.0 * long));
        segment(&mut veins, at, at + Vec2::new(2.0 * long, -0.35 * long));
    }
    let [dark, light] = lens(foot, tip);
    Leaf { light, dark, veins }
}

/// A fan of slim leaves, every second one dark.
fn fan() -> Leaf {
    const COUNT: usize = 7;
    let foot = Point::new(-HALF, HALF);
    let (mut light, mut dark) = (BezPath::new(), BezPath::new());
    for n in 0..COUNT {
        let turn = -FRAC_PI_2 * n as f64 / (COUNT - 1) as f64;
        let path = slim(foot, foot + Vec2::from_angle(turn) * 2.06 * HALF, 0.125 * HALF);
        if n % 2 == 0 { light.extend(path) } else { dark.extend(path) }
    }
    Leaf { light, dark, veins: BezPath::new() }
}

/// A stem with leaves on both sides, and one at its tip.
fn frond() -> Leaf {
    let (foot, tip) = (Point::new(-HALF, HALF), Point::new(HALF, -HALF));
    let [mut dark, mut light] = lens(foot.lerp(tip, 0.68), tip);
    for share in [0.06, 0.25, 0.44, 0.62] {
        let at = foot.lerp(tip, share);
        let long = HALF * (1.2 - 0.7 * share);
        light.extend(slim(at, at + Vec2::from_angle(-FRAC_PI_2 - 0.14) * long, 0.2 * long));
        dark.extend(slim(at, at + Vec2::from_angle(0.14) * long, 0.2 * long));
    }
    let mut veins = BezPath::new();
    segment(&mut veins, foot, foot.lerp(tip, 0.9));
    Leaf { light, dark, veins }
}

/// Four leaves that point to the corners.
fn star() -> Leaf {
    let mut leaf = Leaf { light: BezPath::new(), dark: BezPath::new(), veins: BezPath::new() };
    for quarter in 0..4 {
        let out = Vec2::from_angle(FRAC_PI_4 + FRAC_PI_2 * f64::from(quarter));
        let (foot, tip) = ((out * 0.12 * HALF).to_point(), (out * 1.36 * HALF).to_point());
        let [dark, light] = lens(foot, tip);
        // The dark halves turn all the same way.
        let (dark, light) = if quarter % 2 == 0 { (dark, light) } else { (light, dark) };
        leaf.dark.extend(dark);
        leaf.light.extend(light);
        segment(&mut leaf.veins, foot, foot.lerp(tip, 0.76));
    }
    leaf
}
