//! Bold plants for weak eyes on the empty squares: a clump of reeds, a plant of three broad leaves, and a daisy on a
//! rosette of leaves, which also stands in the middle of the board. They are pale: the eye looks for pieces.

use super::C;
use super::board_canvas::BoardCanvas;
use super::garden::Place;
use super::ground::{is_free, tone};
use super::site::Site;
use crate::geom::{Affine, BezPath, Circle, Point, Shape, TOLERANCE, Vec2};
use crate::scene::{Cap, Colour};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// A plant around (0, 0).
type Plant = fn(&mut BoardCanvas<'_, '_>);

/// What grows, with the names of the symbols. Places that touch along a side have different plants.
const PLANTS: [(&str, Plant); 3] = [("meadow-daisy", daisy), ("meadow-reeds", reeds), ("meadow-leaves", leaves)];

/// Leaves in front and behind, and how strong both are on the land's colour: their lit half and their shaded one.
const LEAF: Colour = Colour::Rgb(0x3F, 0x8F, 0x36);
const TONES: [(f64, f64); 2] = [(0.27, 0.40), (0.17, 0.26)];
/// The heads of bulrushes, and how strong they are.
const REED: Colour = Colour::Rgb(0x8A, 0x6A, 0x3A);
const RUSH: f64 = 0.42;
/// How much smaller than drawn plants stand in their squares, how white petals are on the land, and how strong their
/// hearts are.
const SHARE: f64 = 0.86;
const PETALS_WHITE: f64 = 0.72;
const HEART: f64 = 0.6;
/// The weight of ribs, and the share of a leaf's length that its middle rib takes.
const RIB: f64 = 0.42;
const RIBBED: f64 = 0.84;
/// Half the breadth below which a leaf has no rib.
const NARROW: f64 = 2.0;
/// The weight of what is left open between leaves.
const OPEN: f64 = 0.55;

/// Draws the plants below the lines between squares.
pub(super) fn meadow(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    for (c, r) in site.squares().filter(|&(c, r)| is_free(site, (c, r))) {
        let place = Place::of(site, c, r);
        let (name, draw) = PLANTS[if place.centre { 0 } else { (place.aside + 2 * place.ahead) % PLANTS.len() }];
        let mirror = if place.mirrored { Affine::FLIP_X } else { Affine::IDENTITY };
        let drawn = mirror * Affine::scale(SHARE);
        canvas.within(site.facing(site.middle(c, r), place.facing) * drawn, |canvas| canvas.symbol(name, draw));
    }
}

/// The greens of leaves in front and behind: the lit and the shaded one of each.
fn greens(site: &Site<'_>) -> [(Colour, Colour); 2] {
    TONES.map(|(lit, shaded)| (tone(site, LEAF, lit), tone(site, LEAF, shaded)))
}

/// The edge of half a leaf, from its base at (0, 0) to its tip at (1, 0), 1 high: the two points of its curve.
type Edge = [(f64, f64); 2];
const BLADE: Edge = [(0.25, 1.0), (0.62, 1.0)];
const BROAD: Edge = [(0.0, 1.1), (0.5, 1.5)];

/// A leaf along x with a light line around it and, unless it is narrow, a middle rib, its half to the left of its way in shade.
fn leaf(
    canvas: &mut BoardCanvas<'_, '_>,
    to: Affine,
    edge: Edge,
    (long, half): (f64, f64),
    (lit, shaded): (Colour, Colour),
) {
    let land = canvas.site().colours().land;
    let side = |sign: f64| {
        let [near, far] = edge.map(|(x, y)| (x * long, sign * y * half));
        let mut path = BezPath::new();
        path.move_to((0.0, 0.0));
        path.curve_to(near, far, (long, 0.0));
        path.close_path();
        to * path
    };
    let mut whole = side(1.0);
    whole.extend(side(-1.0));
    canvas.left_open_round(whole.clone(), land, 2.0 * OPEN);
    canvas.fill(whole, lit);
    canvas.fill(side(-1.0), shaded);
    if half < NARROW {
        return;
    }
    let mut rib = BezPath::new();
    rib.move_to((0.08 * long, 0.0));
    rib.line_to((RIBBED * long, 0.0));
    canvas.line(to * rib, land, RIB);
}

/// A clump of reeds with bulrushes, the blades behind lighter.
fn reeds(canvas: &mut BoardCanvas<'_, '_>) {
    /// Of each blade its foot beside the middle, its direction from upright, its length and half its breadth.
    const FOOT: f64 = 0.37 * C;
    const BLADES: [(f64, f64, f64, f64); 6] = [
        (-1.0, -0.24, 13.6, 1.15),
        (2.0, 0.42, 12.4, 1.15),
        (-2.4, -0.52, 10.4, 1.1),
        (0.4, 0.07, 16.8, 1.25),
        (-2.8, -0.86, 6.8, 1.0),
        (3.0, 0.8, 7.6, 1.0),
    ];
    /// Of each bulrush the foot of its stalk, where its head begins and ends, and the width of both.
    const RUSHES: [(f64, Point, Point); 2] =
        [(-0.4, Point::new(-2.4, -2.6), Point::new(-3.1, -6.6)), (1.2, Point::new(3.2, -1.2), Point::new(4.0, -5.2))];
    const WIDE: (f64, f64) = (0.62, 2.1);
    let [front, behind] = greens(canvas.site());
    let mut stalks = BezPath::new();
    let mut heads = BezPath::new();
    for (foot, from, to) in RUSHES {
        stalks.move_to((foot, FOOT));
        stalks.line_to(from.lerp(to, 1.35));
        heads.move_to(from);
        heads.line_to(to);
    }
    canvas.line(stalks, front.1, WIDE.0);
    for (place, (aside, lean, long, half)) in BLADES.into_iter().enumerate() {
        let to = Affine::translate((aside, FOOT)) * Affine::rotate(lean - FRAC_PI_2);
        leaf(canvas, to, BLADE, (long, 1.33 * half), if place < 2 { behind } else { front });
    }
    let brown = tone(canvas.site(), REED, RUSH);
    canvas.line(heads, brown, WIDE.1);
}

/// Three broad leaves on stems, with their ribs.
fn leaves(canvas: &mut BoardCanvas<'_, '_>) {
    /// The foot of the stems; of each leaf its base, its direction from upright, its length and half its breadth.
    const FOOT: Point = Point::new(0.0, 0.36 * C);
    const LEAVES: [((f64, f64), f64, f64, f64); 3] =
        [((-1.6, 4.0), -1.02, 9.6, 3.5), ((1.6, 4.0), 1.02, 9.6, 3.5), ((0.0, 2.2), 0.0, 11.6, 3.9)];
    let (site, [front, behind]) = (canvas.site(), greens(canvas.site()));
    let mut stems = BezPath::new();
    for (base, ..) in LEAVES {
        stems.move_to(FOOT);
        stems.line_to(base);
    }
    canvas.line(stems, front.1, 0.9);
    for (place, (base, lean, long, half)) in LEAVES.into_iter().enumerate() {
        let to = Affine::translate(base) * Affine::rotate(lean - FRAC_PI_2);
        leaf(canvas, to, BROAD, (long, half), if place < 2 { behind } else { front });
        let mut ribs = BezPath::new();
        for (at, out) in [(0.2, 0.62), (0.42, 0.6), (0.62, 0.4)] {
            for side in [-1.0, 1.0] {
                ribs.move_to((at * long, 0.0));
                ribs.line_to(((at + 0.16) * long, side * out * half));
            }
        }
        canvas.line(to * ribs, site.colours().land, RIB);
    }
}

/// A daisy on a rosette of leaves.
fn daisy(canvas: &mut BoardCanvas<'_, '_>) {
    /// Petals, how far they reach, and the radius of the heart; leaves, how far they reach, and half their breadth.
    const PETALS: (u32, f64, f64) = (12, 0.285 * C, 0.095 * C);
    const LEAVES: (u32, f64, f64) = (6, 0.4 * C, 0.15 * C);
    /// How many stamens there are around the middle one, and the diameter of each.
    const STAMENS: (u32, f64) = (10, 0.5);
    let (site, [front, _]) = (canvas.site(), greens(canvas.site()));
    for place in 0..LEAVES.0 {
        let turn = TAU * (f64::from(place) + 0.5) / f64::from(LEAVES.0);
        leaf(canvas, Affine::rotate(turn), BLADE, (LEAVES.1, LEAVES.2), front);
    }
    // As broad as leaves gaps between the round ends of petals.
    let (count, reach, heart) = PETALS;
    let wide = (PI / f64::from(count)).sin();
    let half = 0.86 * wide / (1.0 + wide) * reach;
    let mut petals = BezPath::new();
    for place in 0..count {
        let (near, far) = (0.2 * reach, reach - half);
        let mut path = BezPath::new();
        path.move_to((near, 0.0));
        path.curve_to((near + 0.4 * far, -half), (far - half, -half), (far, -half));
        path.curve_to((far + 1.33 * half, -half), (far + 1.33 * half, half), (far, half));
        path.curve_to((far - half, half), (near + 0.4 * far, half), (near, 0.0));
        path.close_path();
        petals.extend(Affine::rotate(TAU * f64::from(place) / f64::from(count)) * path);
    }
    canvas.left_open_round(petals.clone(), front.1, 0.5);
    canvas.fill(petals, tone(site, Colour::WHITE, PETALS_WHITE));
    // Each petal has a fold, and the heart is full of stamens.
    let gold = tone(site, site.colours().trap, HEART);
    let shade = gold.towards(REED, 0.35);
    let mut folds = BezPath::new();
    for place in 0..count {
        let way = Vec2::from_angle(TAU * f64::from(place) / f64::from(count));
        folds.move_to((way * (1.3 * heart)).to_point());
        folds.line_to((way * (0.7 * reach)).to_point());
    }
    canvas.line(folds, site.colours().land, 0.4);
    canvas.fill(Circle::new(Point::ZERO, heart).to_path(TOLERANCE), gold);
    let around = TAU * 0.64 * heart / f64::from(STAMENS.0);
    let dots = [0.0, around];
    canvas.dashed(Circle::new(Point::ZERO, 0.64 * heart).to_path(TOLERANCE), shade, STAMENS.1, Cap::Round, dots);
    canvas.fill(Circle::new(Point::ZERO, 0.24 * heart).to_path(TOLERANCE), shade);
}
