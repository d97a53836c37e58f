//! Parses a drawing: its texts, arrow heads, crosses.

use crate::canvas::resources::Resources;
use crate::compose::diagram::DrawnFigure;
use crate::geom::{Affine, BezPath, Rect, Shape};
use crate::scene::{Colour, Item, PathItem, Symbol, every_item};

/// All texts, including those in symbols.
pub(super) fn texts(resources: &Resources<'_>, items: &[Item]) -> Vec<String> {
    let text = |(item, _): (&Item, Affine)| match item {
        Item::Glyphs(run) => Some(run.text.clone()),
        Item::Group(_) | Item::Use(_) | Item::Path(_) | Item::Image(_) => None,
    };
    every_item(items, resources.symbols(), Affine::IDENTITY).into_iter().filter_map(text).collect()
}

/// Every path, each with the map from its space; `symbols` are followed.
pub(super) fn paths<'i>(
    items: &'i [Item],
    symbols: &'i [Symbol],
    to: Affine,
) -> impl Iterator<Item = (&'i PathItem, Affine)> {
    every_item(items, symbols, to).into_iter().filter_map(|(item, to)| match item {
        Item::Path(path) => Some((path, to)),
        Item::Group(_) | Item::Use(_) | Item::Glyphs(_) | Item::Image(_) => None,
    })
}

/// The positions of ink-coloured shapes with this number of corners and no line: arrow heads have four.
pub(super) fn heads(drawn: &DrawnFigure, colour: Colour) -> Vec<Rect> {
    let head = |(path, to): (&PathItem, Affine)| {
        let bounds = (to * path.path.clone()).bounding_box();
        // A bar at the board's edge has four corners as well, but is long.
        let long = bounds.width().max(bounds.height()) > 3.0 * bounds.width().min(bounds.height());
        let filled = path.fill == Some(colour.into()) && path.stroke.is_none() && path.path.elements().len() == 5;
        (filled && !long).then_some(bounds)
    };
    paths(&drawn.items, &[], Affine::IDENTITY).filter_map(head).collect()
}

/// The positions of round lines of two strokes: crosses, each with its halo.
pub(super) fn crosses(drawn: &DrawnFigure, colour: Colour) -> Vec<Rect> {
    let cross = |(path, to): (&PathItem, Affine)| {
        let stroked = path.stroke.as_ref().is_some_and(|stroke| stroke.paint == colour.into());
        let cross = stroked && path.fill.is_none() && path.path.elements().len() == 4 && is_cross(&path.path);
        cross.then(|| (to * path.path.clone()).bounding_box())
    };
    paths(&drawn.items, &[], Affine::IDENTITY).filter_map(cross).collect()
}

fn is_cross(path: &BezPath) -> bool {
    let bounds = path.bounding_box();
    (bounds.width() - bounds.height()).abs() < 1e-9
}
