//! A floor of mosaic: every square has a border of tesserae, and where nothing stands an emblem.

use super::C;
use super::board_canvas::BoardCanvas;
use super::ground::{each, is_free, no_turn, petal, tone};
use super::site::Site;
use crate::canvas::shapes::{polyline, rounded, segments};
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::rules::Side;
use crate::scene::{Cap, Colour};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// Draws the floor of every square of land.
pub(super) fn mosaic_floor(canvas: &mut BoardCanvas<'_, '_>) {
    each(canvas, |_, _| true, "mosaic", no_turn, border);
    each(canvas, |site, at| emblem(site, at) == Some(0), "mosaic-star", no_turn, star);
    each(canvas, |site, at| emblem(site, at) == Some(1), "mosaic-ivy", no_turn, ivy);
    each(canvas, |site, at| emblem(site, at) == Some(2), "mosaic-rosette", no_turn, rosette);
    each(canvas, |site, at| emblem(site, at) == Some(3), "mosaic-knot", no_turn, knot);
}

/// Which of the four emblems a square has, if any: squares that lie opposite each other have the same, and those beside
/// each other another one, but for the two in the middle of an even number.
fn emblem(site: &Site<'_>, (c, r): (usize, usize)) -> Option<usize> {
    let off = |place: usize, count: usize| (2 * place).abs_diff(count - 1) / 2;
    is_free(site, (c, r)).then(|| (off(c, site.columns) + 2 * off(r, site.rows)) % 4)
}

/// A border of tesserae, as in a floor of mosaic, a lozenge in each corner.
fn border(canvas: &mut BoardCanvas<'_, '_>) {
    /// Tesserae along a side, how far their row lies inside the square, outside all that stands on it, and how much of
    /// its pitch one fills.
    const COUNT: usize = 22;
    const INSET: f64 = 0.03 * C;
    const FILLED: f64 = 0.78;
    /// How large the lozenges are, in pitches.
    const GEM: f64 = 1.3;
    let site = canvas.site();
    let pitch = (C - 2.0 * INSET) / COUNT as f64;
    let mut tiles = BezPath::new();
    for side in 0..4 {
        let turn = Affine::rotate(FRAC_PI_2 * f64::from(side));
        // The last one of a side is the first of the next.
        for place in 0..COUNT {
            let x = -C / 2.0 + INSET + place as f64 * pitch;
            let off = Vec2::new(x, -C / 2.0 + INSET);
            let wide = FILLED * pitch;
            let corners = [(0.0, 0.0), (wide, 0.0), (wide, wide), (0.0, wide)];
            if place > 0 {
                tiles.extend(turn * polyline(&corners.map(|(x, y)| Point::new(x, y) + off), true));
            }
        }
    }
    canvas.fill(tiles, tone(site, site.colours().line, 0.46));
    let at = C / 2.0 - INSET - pitch * 0.5;
    let mut gems = BezPath::new();
    for (x, y) in [(-at, -at), (at, -at), (at, at), (-at, at)] {
        let gem = Rect::from_center_size((x, y), (GEM * pitch, GEM * pitch)).to_path(TOLERANCE);
        let around = Affine::translate((x, y));
        gems.extend(around * Affine::rotate(PI / 4.0) * around.inverse() * gem);
    }
    canvas.fill(gems, tone(site, site.colours().accent, 0.65));
}

/// From one tessera to the next, and what each fills of that, along its row and across it.
const PITCH: f64 = C / 15.6;
const FILLED: (f64, f64) = (0.80, 0.78);

/// Tesserae along a line on the ground of a mosaic.
fn tesserae(canvas: &mut BoardCanvas<'_, '_>, path: BezPath, colour: Colour) {
    let wide = FILLED.1 * PITCH * canvas.site().k.sqrt();
    canvas.dashed(path, colour, wide, Cap::Butt, [FILLED.0 * PITCH, (1.0 - FILLED.0) * PITCH]);
}

/// A square on its corner in a mosaic, a star of eight leaves in it.
fn star(canvas: &mut BoardCanvas<'_, '_>) {
    /// Tesserae along a side.
    const COUNT: f64 = 7.0;
    let site = canvas.site();
    let (stone, leaf) = (tone(site, site.colours().line, 0.48), tone(site, site.colours().accent, 0.46));
    // A side ends with a whole one, short of the corner.
    let half = (COUNT - (1.0 - FILLED.0)) * PITCH / 2.0;
    let side = segments([(Point::new(-half, -0.242 * C), Point::new(half, -0.242 * C))]);
    for quarter in 0..4 {
        let turn = Affine::rotate(FRAC_PI_2 * (f64::from(quarter) + 0.5));
        tesserae(canvas, turn * side.clone(), stone);
    }
    let mut leaves = rounded_petals(4, 0.032 * C, 0.22 * C, 0.039 * C);
    leaves.extend(Affine::rotate(FRAC_PI_2 / 2.0) * rounded_petals(4, 0.032 * C, 0.15 * C, 0.03 * C));
    canvas.fill(leaves, leaf);
}

/// A rosette in a ring of tesserae.
fn rosette(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let colours = site.colours();
    let ochre = site.theme.pieces.sides[Side::White.index()].accent;
    ring(canvas);
    canvas.fill(rounded_petals(6, 0.037 * C, 0.242 * C, 0.053 * C), tone(site, ochre, 0.72));
    canvas.fill(Circle::new(Point::ZERO, 0.026 * C).to_path(TOLERANCE), tone(site, colours.accent, 0.72));
}

/// Petals all around (0, 0): how many, from where to where, and half their breadth.
fn rounded_petals(count: i32, from: f64, to: f64, wide: f64) -> BezPath {
    let petals = (0..count).map(|place| petal(TAU * f64::from(place) / f64::from(count), (from, to), wide));
    petals.fold(BezPath::new(), |mut all, petal| {
        all.extend(petal);
        all
    })
}

/// The ring of tesserae around a round emblem.
fn ring(canvas: &mut BoardCanvas<'_, '_>) {
    let stone = tone(canvas.site(), canvas.site().colours().line, 0.48);
    tesserae(canvas, Circle::new(Point::ZERO, 0.305 * C).to_path(TOLERANCE), stone);
}

/// Four leaves of ivy around a berry.
fn ivy(canvas: &mut BoardCanvas<'_, '_>) {
    ring(canvas);
    let site = canvas.site();
    let (green, red) = (tone(site, site.colours().bank, 0.44), tone(site, site.colours().accent, 0.72));
    // A heart with its tip outwards, its notch at the stalk.
    let mut leaf = BezPath::new();
    leaf.move_to((0.085, 0.0));
    leaf.curve_to((0.045, 0.035), (0.065, 0.095), (0.125, 0.088));
    leaf.curve_to((0.178, 0.081), (0.212, 0.022), (0.255, 0.0));
    leaf.curve_to((0.212, -0.022), (0.178, -0.081), (0.125, -0.088));
    leaf.curve_to((0.065, -0.095), (0.045, -0.035), (0.085, 0.0));
    leaf.close_path();
    let mut leaves = BezPath::new();
    for quarter in 0..4 {
        leaves.extend(Affine::rotate(FRAC_PI_2 * f64::from(quarter) + PI / 4.0) * Affine::scale(C) * leaf.clone());
    }
    canvas.fill(leaves, green);
    canvas.fill(Circle::new(Point::ZERO, 0.028 * C).to_path(TOLERANCE), red);
}

/// A knot of Solomon: two links, each twice above the other and twice below.
fn knot(canvas: &mut BoardCanvas<'_, '_>) {
    /// Half the length and the breadth of a link, along the middle of its band, and half the band.
    const LINK: (f64, f64) = (0.195 * C, 0.068 * C);
    const BAND: f64 = 0.024 * C;
    /// The ground beside the upper band.
    const GAP: f64 = 0.014 * C;
    ring(canvas);
    let site = canvas.site();
    let ochre = site.theme.pieces.sides[Side::White.index()].accent;
    let (lying, upright) = (tone(site, ochre, 0.78), tone(site, site.colours().bank, 0.44));
    let land = site.colours().land;
    let link = |by: f64| {
        let outline = |by: f64| {
            let (long, wide) = (LINK.0 + by, LINK.1 + by);
            rounded(Rect::new(-long, -wide, long, wide), wide)
        };
        let mut link = outline(by);
        link.extend(outline(-by).reverse_subpaths());
        link
    };
    let turned = Affine::rotate(FRAC_PI_2);
    canvas.fill(link(BAND), lying);
    canvas.fill(turned * link(BAND + GAP), land);
    canvas.fill(turned * link(BAND), upright);
    // The lying link above at two of the four crossings.
    for sign in [1.0, -1.0] {
        let at = Point::new(sign * LINK.1, sign * LINK.1);
        let over = |half: f64| Rect::from_center_size(at, (2.0 * (BAND + GAP), 2.0 * half)).to_path(TOLERANCE);
        canvas.fill(over(BAND + GAP), land);
        canvas.fill(over(BAND), lying);
    }
}
