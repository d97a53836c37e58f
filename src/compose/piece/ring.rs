//! The ring along a sticker's edge.

use super::ornament::{self, PlacedRow};
use crate::canvas::LEFT_OPEN;
use crate::canvas::contour::Contour;
use crate::canvas::shapes::{Jitter, lobed, octagon, scallops, scallops_but_one, toothed};
use crate::geom::{BezPath, Point, Shape};
use crate::scene::{Colour, Dash, Item, PathItem, Stroke};
use crate::theme::{Outline, Ring, SideStyle};
use std::f64::consts::FRAC_PI_4;

/// A ring and the area inside it.
#[derive(Debug, Clone)]
pub struct Edge {
    /// Its lines.
    pub items: Vec<Item>,
    /// Its innermost outline: a picture or a foot that ends there leaves no gap. `None` without a ring.
    pub middle: Option<Contour>,
    /// The area inside.
    pub inside: Contour,
    /// The area inside its outermost line: an exergue interrupts what else there is.
    pub in_outermost: Contour,
    /// The contour on which its teeth stand, if it has any: between two of them a badge would leave a gap.
    pub toothed: Option<Contour>,
    /// Its lines beside a badge at the lower right, if that takes the place of a petal: what would show of it around the
    /// badge is too small to be coloured. A line ends under the badge on both sides.
    pub beside_badge: Option<Vec<Item>>,
    /// Its row of ornaments, if it has one.
    pub row: Option<PlacedRow>,
    /// Its context.
    pub around: Around,
}

/// The context of a ring, in millimetres.
#[derive(Debug, Clone, Copy)]
pub struct Around {
    /// Bleed beyond the ring's contour, which is the cut then; 0 if it may not bleed.
    pub bleed: f64,
    /// Distance of the contour inside the cut.
    pub inset: f64,
}

/// Distance of a line from a cut where it ends, in millimetres: cutting by hand is off by up to half of it, and the
/// rest is still visible as ground.
pub const CLEAR_OF_CUT: f64 = 1.0;
/// Minimum bleed, in millimetres, for anything to bleed: less is below the inaccuracy of cutting by hand.
const LEAST_BLEED: f64 = 0.5;
/// Visible width of a line that bleeds, in millimetres: most of it remains when scissors are off by half a millimetre.
/// On a small piece it is this share of the radius, as a broad rim would take the animal's room.
const LEAST_SEEN: f64 = 1.2;
const SEEN_OF_SMALL: f64 = 0.145;
/// Additional width of a line that bleeds, of a single one and of the outer of two; on a disc of radius 10.
const MARGIN: (f64, f64) = (0.25, 0.2);
/// Gap between the two lines of a double ring, as small as possible.
const GAP: f64 = 0.45;
/// Distance of petals from a cut, in millimetres, on pieces of 18 mm and from 28 mm on: what they enclose to be coloured
/// takes room, and a rim that is light inside shows little of an inexact cut.
const PETALS_CLEAR: (f64, f64) = (0.4, 0.5);
/// The greatest width of their line, and how far inside their feet the field ends.
const PETAL: (f64, f64) = (0.6, 0.02);

/// How far the inside of a band with eight corners lies from the cut at the middles of its sides.
const OCTAGON: f64 = 1.4;

/// The height of a tooth, on a disc of radius 10, and the distance between two in millimetres.
pub(super) const TOOTH: (f64, f64) = (0.60, 1.6);

/// The height of a lobe inside a line, on a disc of radius 10, and how many there are.
const LOBES_INSIDE: (f64, usize) = (0.38, 14);

/// How many blocks a ring has, and how much of its way they take. None is in the middle of a side: where the segment of
/// large print ends, there is a block.
const BLOCKS: (usize, f64) = (12, 0.64);
/// How far they reach into the line that they stand on, in millimetres.
const SEAM: f64 = 0.12;

/// The width of an inlaid line, and the gap between it and the line around it.
const INLAID: f64 = 0.28;
const INLAY: f64 = 0.22;
/// Jitter amplitude of a rough ring, per unit and relative to its width; and its spacing.
const ROUGH: (f64, f64, f64) = (0.03, 0.05, 1.0);
/// The same spacing for an edge with corners, which long steps would cut off.
const ROUGH_STEP_OF_CORNERS: f64 = 0.4;

/// Whether the outermost line of a ring bleeds: where it shows an inexact cut no more than the ground would. A light
/// line on dark ground would show it, and an outline for colouring in has to close.
pub fn runs_off(style: &SideStyle, around: Around) -> bool {
    let broad = match style.ring {
        Ring::Single
        | Ring::Double
        | Ring::Twin
        | Ring::Band
        | Ring::Inlaid
        | Ring::Pearls
        | Ring::Lozenges
        | Ring::Sickles
        | Ring::Embers
        | Ring::Tesserae
        | Ring::Rough
        | Ring::Blocks
        | Ring::Octagon
        | Ring::Lobes
        | Ring::Teeth => true,
        Ring::Scallop | Ring::None => false,
    };
    broad && around.bleed >= LEAST_BLEED && !style.is_reversed()
}

/// How high the teeth or lobes of a ring are along this contour, in millimetres.
pub fn tooth(ring: Ring, cut: Contour) -> f64 {
    let high = if ring == Ring::Lobes { LOBES_INSIDE.0 } else { TOOTH.0 };
    high * cut.half() / 10.0
}

/// The ring of a side along a contour. Its outermost line bleeds, or is well inside the cut.
pub fn ring(style: &SideStyle, cut: Contour, least: f64, around: Around) -> Edge {
    let unit = cut.half() / 10.0;
    let dark = style.is_reversed();
    let least = if dark { least.max(LEFT_OPEN) } else { least };
    let wide = |width: f64| (width * unit).max(least);
    // From the contour to the outermost line, and its additional width because it bleeds.
    let one = match style.ring {
        Ring::Single
        | Ring::Inlaid
        | Ring::Pearls
        | Ring::Lozenges
        | Ring::Sickles
        | Ring::Embers
        | Ring::Tesserae
        | Ring::Rough
        | Ring::Band
        | Ring::Blocks
        | Ring::Octagon
        | Ring::Lobes
        | Ring::Teeth => true,
        Ring::Double | Ring::Twin | Ring::Scallop | Ring::None => false,
    };
    let margin = if one { MARGIN.0 } else { MARGIN.1 } * unit;
    let (mut outer, more) = match runs_off(style, around) {
        true => (
            -around.bleed,
            around.bleed + margin.max(LEAST_SEEN.min(SEEN_OF_SMALL * cut.half()) - wide(style.ring_width)),
        ),
        false if style.ring == Ring::Scallop => (petals_clear(cut) - around.inset, 0.0),
        false => (margin.max(CLEAR_OF_CUT - around.inset), 0.0),
    };
    let gap = (GAP * unit).max(LEFT_OPEN);
    let mut items = Vec::new();
    let mut middle = None;
    let mut in_outermost = None;
    let mut placed = None;
    let mut beside_badge = None;
    // On dark ground the ornaments are the line itself.
    let row = ornament::row(style.ring).filter(|_| 2.0 * cut.half() >= ornament::LEAST_PIECE);
    let as_row = dark && row.is_some();
    let is_toothed = style.ring.is_toothed() && !as_row;
    // Draws a line at the current depth, `width` of it visible and `more` of it bleed.
    let mut draw = |items: &mut Vec<Item>, outer: &mut f64, width: f64, more: f64, colour: Colour| {
        let whole = width + more;
        // Jitter in long steps would cut off round corners.
        let soft = if style.ring == Ring::Rough { ROUGH.2 * unit } else { 0.0 };
        let seen = cut.inset(*outer + more + width / 2.0).softened(soft);
        let along = cut.inset(*outer + whole / 2.0).softened(soft);
        items.push(
            match style.ring {
                Ring::Rough if more > 0.0 => {
                    PathItem::filled(rough_inside(cut.inset(*outer), seen, width, unit), colour)
                }
                Ring::Rough => PathItem::filled(rough(along, width, unit), colour),
                Ring::Teeth | Ring::Lozenges | Ring::Embers if !as_row => {
                    let inner = cut.inset(*outer + whole - TOOTH.0 * unit);
                    PathItem::with_hole(cut.inset(*outer).path(), toothed(inner, TOOTH.0 * unit, TOOTH.1), colour)
                }
                Ring::Lobes => {
                    let edge = cut.inset(*outer + whole - tooth(Ring::Lobes, cut));
                    let field = lobed(edge, tooth(Ring::Lobes, cut), LOBES_INSIDE.1);
                    PathItem::with_hole(cut.inset(*outer).path(), field, colour)
                }
                Ring::Blocks if items.is_empty() => blocks(along.path(), colour, whole),
                Ring::Single
                | Ring::Double
                | Ring::Twin
                | Ring::Blocks
                | Ring::Band
                | Ring::Scallop
                | Ring::Octagon
                | Ring::Inlaid
                | Ring::Pearls
                | Ring::Lozenges
                | Ring::Sickles
                | Ring::Embers
                | Ring::Tesserae
                | Ring::Teeth
                | Ring::None => PathItem::stroked(along.path(), Stroke::solid(colour, whole)),
            }
            .into(),
        );
        *outer += whole;
        middle = Some(seen);
    };
    let first = wide(style.ring_width);
    // A second line inside the first: its distance, width and colour.
    let second = match style.ring {
        Ring::Double => Some((gap, wide((style.ring_width / 2.0).max(0.35)), style.colour)),
        Ring::Inlaid | Ring::Pearls | Ring::Sickles => Some((INLAY * unit, wide(INLAID), style.accent)),
        Ring::Lozenges | Ring::Embers if as_row => Some((INLAY * unit, wide(INLAID), style.accent)),
        Ring::Twin => Some((gap, first, style.colour)),
        Ring::Band => Some((gap, wide(1.15 * style.ring_width), style.colour)),
        // The blocks stand on it, and a little in it: no seam opens between them.
        Ring::Blocks => Some((-SEAM, wide(1.15 * style.ring_width) + SEAM, style.colour)),
        Ring::Single
        | Ring::Rough
        | Ring::Scallop
        | Ring::Octagon
        | Ring::Lobes
        | Ring::Teeth
        | Ring::Lozenges
        | Ring::Embers
        | Ring::Tesserae
        | Ring::None => None,
    };
    match style.ring {
        Ring::None => outer = 0.0,
        Ring::Single
        | Ring::Rough
        | Ring::Double
        | Ring::Inlaid
        | Ring::Pearls
        | Ring::Lozenges
        | Ring::Sickles
        | Ring::Embers
        | Ring::Tesserae
        | Ring::Twin
        | Ring::Band
        | Ring::Blocks
        | Ring::Lobes
        | Ring::Teeth => {
            let from = outer + more;
            match row.filter(|_| as_row) {
                Some(row) => {
                    let high = ornament::IN_PLACE_OF_A_LINE * first;
                    outer -= ornament::NEARER;
                    let along = cut.inset(from - ornament::NEARER + high / 2.0);
                    let row = PlacedRow { row, along, height: high, under: style.ground };
                    items.push(row.draw(style.colour));
                    placed = Some(row);
                    outer += high;
                }
                None => draw(&mut items, &mut outer, first, more, style.colour),
            }
            if let Some(row) = row.filter(|_| !as_row) {
                let solid = outer.max(0.0) - if style.ring.is_toothed() { TOOTH.0 * unit } else { 0.0 };
                placed = row.on_a_line(cut, solid, least, style.colour);
                items.extend(placed.map(|row| row.draw(style.accent)));
            }
            in_outermost = Some(cut.inset(outer));
            if let Some((apart, width, colour)) = second {
                outer += apart;
                draw(&mut items, &mut outer, width, 0.0, colour);
            }
        }
        Ring::Scallop => {
            let width = wide(style.ring_width.min(PETAL.0));
            let (lobes, base) = scallops(cut, cut.half() - outer - width / 2.0);
            // The field ends at the line where the petals part.
            let foot = cut.inset(cut.half() - base + PETAL.1 * unit);
            let stroke = Stroke::round(style.colour, width);
            items.push(PathItem::stroked(lobes, stroke.clone()).into());
            beside_badge = (cut.shape() == Outline::Disc)
                .then(|| vec![PathItem::stroked(scallops_but_one(base, FRAC_PI_4), stroke).into()]);
            middle = Some(foot);
            outer = cut.half() - foot.half() + width / 2.0;
        }
        Ring::Octagon => {
            let apothem = cut.half() - OCTAGON * unit;
            items.push(PathItem::with_hole(cut.inset(outer).path(), octagon(apothem), style.colour).into());
            let inside = Contour::new(Outline::Disc, 2.0 * apothem);
            let middle = Some(inside);
            return Edge {
                items,
                middle,
                inside,
                in_outermost: inside,
                around,
                toothed: None,
                beside_badge: None,
                row: None,
            };
        }
    }
    let inside = cut.inset(outer);
    Edge {
        items,
        middle,
        inside,
        in_outermost: in_outermost.unwrap_or(inside),
        toothed: is_toothed.then(|| inside.inset(-TOOTH.0 * unit)),
        beside_badge,
        row: placed,
        around,
    }
}

/// The blocks of a ring, along a line of this width.
pub fn blocks(along: BezPath, colour: Colour, width: f64) -> PathItem {
    let pitch = along.perimeter(0.001) / BLOCKS.0 as f64;
    let pattern = [BLOCKS.1 * pitch, (1.0 - BLOCKS.1) * pitch].into();
    let dash = Some(Dash { pattern, phase: (BLOCKS.1 + 1.0) * pitch / 2.0 });
    PathItem::stroked(along, Stroke { dash, ..Stroke::solid(colour, width) })
}

/// Distance of petals from this cut.
fn petals_clear(cut: Contour) -> f64 {
    let share = ((2.0 * cut.half() - 18.0) / 10.0).clamp(0.0, 1.0);
    PETALS_CLEAR.0 + share * (PETALS_CLEAR.1 - PETALS_CLEAR.0)
}

/// A line along a contour with two jittered edges that never meet.
fn rough(along: Contour, width: f64, unit: f64) -> BezPath {
    Jitter::about(Point::ZERO, 5).band(&along.path(), width, rough_off(width, unit), rough_step(along, unit))
}

/// From an outer edge, which bleeds, to a jittered inner one around the centre of the visible part.
fn rough_inside(outer: Contour, seen: Contour, width: f64, unit: f64) -> BezPath {
    let mut path = outer.path();
    let inner = seen.inset(width / 2.0).path();
    let inner = Jitter::about(Point::ZERO, 5).edge(&inner, rough_off(width, unit), rough_step(seen, unit));
    // It runs in reverse, so that the inside stays empty.
    path.extend(inner.reverse_subpaths());
    path
}

/// The spacing of a rough line's jitter.
fn rough_step(along: Contour, unit: f64) -> f64 {
    match along.shape() {
        Outline::Disc => ROUGH.2 * unit,
        Outline::Square | Outline::Hexagon => ROUGH_STEP_OF_CORNERS * unit,
    }
}

/// The amplitude of a rough line's jitter.
fn rough_off(width: f64, unit: f64) -> f64 {
    (ROUGH.0 * unit + ROUGH.1 * width).min(0.15 * width)
}
