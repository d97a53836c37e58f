//! The ring along a sticker's edge.

use crate::canvas::LEFT_OPEN;
use crate::canvas::contour::Contour;
use crate::canvas::shapes::{Hand, scallops};
use crate::geom::{BezPath, Point};
use crate::scene::{Colour, Item, PathItem, Stroke};
use crate::theme::{Outline, Ring, SideStyle};

/// A ring and the room inside it.
#[derive(Debug, Clone)]
pub struct Edge {
    /// Its lines.
    pub items: Vec<Item>,
    /// Where its innermost line runs: a picture or a foot that ends there leaves no gap. `None` without a ring.
    pub middle: Option<Contour>,
    /// What it leaves free.
    pub inside: Contour,
    /// What it was drawn for.
    pub around: Around,
}

/// What surrounds a ring, in millimetres.
#[derive(Debug, Clone, Copy)]
pub struct Around {
    /// How far ink goes on beyond the ring's contour, which is the cut then; 0 where it may not.
    pub bleed: f64,
    /// How far inside the cut the contour lies.
    pub inset: f64,
    /// The colour of an inlaid line.
    pub inlay: Colour,
}

/// A line that ends at a cut stays so far inside it, in millimetres: a hand strays by half of it, and what is left is
/// still seen as ground.
pub const CLEAR_OF_CUT: f64 = 1.0;
/// A bleed less than this, in millimetres, is less than a hand strays: nothing may run off over the cut.
const LEAST_BLEED: f64 = 0.5;
/// So much of a line that runs off is seen, in millimetres: where scissors stray by half a millimetre, most of it is left.
const LEAST_SEEN: f64 = 1.2;
/// How much broader a line is that runs off over the cut, of one line and of the outer of two; on a disc of radius 10.
const MARGIN: (f64, f64) = (0.25, 0.2);
/// Between the two lines of a double ring. It is no wider than it must be: what it takes, the face lacks.
const GAP: f64 = 0.45;
/// From where the lobes meet to the line inside them.
const LOBE_TO_LINE: f64 = 0.55;

/// Between a line and the one inlaid in it.
const INLAY: f64 = 0.3;
/// How far a rough ring's edges are off, for its unit and for its width; and from one place where they are to the next.
const ROUGH: (f64, f64, f64) = (0.03, 0.05, 1.0);
/// The same step where the edge has corners, which long steps would cut off.
const ROUGH_STEP_OF_CORNERS: f64 = 0.4;

/// Whether the outermost line of a ring runs off over the cut: where it shows how far a cut strayed no more than the
/// ground would. A light line on dark ground would show it, and an outline to be coloured has to close.
pub fn runs_off(style: &SideStyle, around: Around) -> bool {
    let broad = match style.ring {
        Ring::Single | Ring::Double | Ring::Twin | Ring::Band | Ring::Inlaid | Ring::Rough => true,
        Ring::Scallop | Ring::None => false,
    };
    broad && around.bleed >= LEAST_BLEED && !style.is_reversed()
}

/// The ring of a side along a contour. Its outermost line goes on to the bleed, or lies well inside the cut.
pub fn ring(style: &SideStyle, cut: Contour, least: f64, around: Around) -> Edge {
    let unit = cut.half() / 10.0;
    let dark = style.is_reversed();
    let least = if dark { least.max(LEFT_OPEN) } else { least };
    let wide = |width: f64| (width * unit).max(least);
    // From the contour to the outermost line, and how much broader that is because it runs off.
    let one = matches!(style.ring, Ring::Single | Ring::Inlaid | Ring::Rough | Ring::Band);
    let margin = if one { MARGIN.0 } else { MARGIN.1 } * unit;
    let (mut outer, more) = match runs_off(style, around) {
        true => (-around.bleed, around.bleed + margin.max(LEAST_SEEN - wide(style.ring_width))),
        false => (margin.max(CLEAR_OF_CUT - around.inset), 0.0),
    };
    let gap = (GAP * unit).max(LEFT_OPEN);
    let mut items = Vec::new();
    let mut middle = None;
    // Draws a line at the depth reached, `width` of it to be seen and `more` of it running off.
    let mut draw = |items: &mut Vec<Item>, outer: &mut f64, width: f64, more: f64, colour: Colour| {
        let whole = width + more;
        // A hand that cuts in steps cuts round corners.
        let soft = if style.ring == Ring::Rough { ROUGH.2 * unit } else { 0.0 };
        let seen = cut.inset(*outer + more + width / 2.0).softened(soft);
        let along = cut.inset(*outer + whole / 2.0).softened(soft);
        items.push(
            match style.ring {
                Ring::Rough if more > 0.0 => {
                    PathItem::filled(rough_inside(cut.inset(*outer), seen, width, unit), colour)
                }
                Ring::Rough => PathItem::filled(rough(along, width, unit), colour),
                Ring::Single | Ring::Double | Ring::Twin | Ring::Band | Ring::Scallop | Ring::Inlaid | Ring::None => {
                    PathItem::stroked(along.path(), Stroke::solid(colour, whole))
                }
            }
            .into(),
        );
        *outer += whole;
        middle = Some(seen);
    };
    let first = wide(style.ring_width);
    match style.ring {
        Ring::None => outer = 0.0,
        Ring::Single | Ring::Rough => draw(&mut items, &mut outer, first, more, style.colour),
        Ring::Double => {
            draw(&mut items, &mut outer, first, more, style.colour);
            outer += gap;
            draw(&mut items, &mut outer, wide((style.ring_width / 2.0).max(0.35)), 0.0, style.colour);
        }
        Ring::Inlaid => {
            draw(&mut items, &mut outer, first, more, style.colour);
            outer += INLAY * unit;
            draw(&mut items, &mut outer, wide(0.35), 0.0, around.inlay);
        }
        Ring::Twin => {
            draw(&mut items, &mut outer, first, more, style.colour);
            outer += gap;
            draw(&mut items, &mut outer, first, 0.0, style.colour);
        }
        Ring::Band => {
            draw(&mut items, &mut outer, first, more, style.colour);
            outer += gap;
            draw(&mut items, &mut outer, wide(1.15 * style.ring_width), 0.0, style.colour);
        }
        Ring::Scallop => {
            let width = wide(style.ring_width.min(0.4));
            let (lobes, base) = scallops(cut, cut.half() - outer - width / 2.0);
            items.push(PathItem::stroked(lobes, Stroke::round(style.colour, width)).into());
            let width = wide(style.ring_width.min(0.35));
            outer = cut.half() - base + LOBE_TO_LINE * unit - width / 2.0;
            draw(&mut items, &mut outer, width, 0.0, style.colour);
        }
    }
    Edge { items, middle, inside: cut.inset(outer), around }
}

/// A line along a contour with two edges cut by hand, which never run into each other.
fn rough(along: Contour, width: f64, unit: f64) -> BezPath {
    Hand::about(Point::ZERO, 5).band(&along.path(), width, rough_off(width, unit), rough_step(along, unit))
}

/// All from an outer edge, where it runs off, to an inner one cut by hand around the middle of what is seen.
fn rough_inside(outer: Contour, seen: Contour, width: f64, unit: f64) -> BezPath {
    let mut path = outer.path();
    let inner = seen.inset(width / 2.0).path();
    let inner = Hand::about(Point::ZERO, 5).edge(&inner, rough_off(width, unit), rough_step(seen, unit));
    // It runs the other way round, so that the inside stays empty.
    path.extend(inner.reverse_subpaths());
    path
}

/// From one place where a rough line's edges are off to the next.
fn rough_step(along: Contour, unit: f64) -> f64 {
    match along.shape() {
        Outline::Disc => ROUGH.2 * unit,
        Outline::Square | Outline::Hexagon => ROUGH_STEP_OF_CORNERS * unit,
    }
}

/// How far a rough line's edges are off.
fn rough_off(width: f64, unit: f64) -> f64 {
    (ROUGH.0 * unit + ROUGH.1 * width).min(0.15 * width)
}
