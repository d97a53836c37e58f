//! Parses a drawing: its texts, arrow heads, crosses.

use crate::canvas::resources::Resources;
use crate::compose::diagram::DrawnFigure;
use crate::geom::{Affine, Rect, Shape};
use crate::scene::Item;

/// The number of texts that say this, including those in symbols.
pub(super) fn texts(resources: &Resources<'_>, items: &[Item]) -> Vec<String> {
    let of = |item: &Item| match item {
        Item::Glyphs(run) => vec![run.text.clone()],
        Item::Group(group) => texts(resources, &group.items),
        Item::Use(placed) => texts(resources, resources.items(placed.symbol)),
        Item::Path(_) | Item::Image(_) => Vec::new(),
    };
    items.iter().flat_map(of).collect()
}

/// The positions of ink-coloured shapes with this number of corners and no line: arrow heads have four.
pub(super) fn heads(drawn: &DrawnFigure, colour: crate::scene::Colour) -> Vec<Rect> {
    let mut found = Vec::new();
    walk(&drawn.items, Affine::IDENTITY, &mut |path, to| {
        let bounds = (to * path.path.clone()).bounding_box();
        // A bar at the board's edge has four corners as well, but is long.
        let long = bounds.width().max(bounds.height()) > 3.0 * bounds.width().min(bounds.height());
        let filled = path.fill == Some(colour.into()) && path.stroke.is_none() && path.path.elements().len() == 5;
        if filled && !long {
            found.push(bounds);
        }
    });
    found
}

/// The positions of round lines of two strokes: crosses, each with its halo.
pub(super) fn crosses(drawn: &DrawnFigure, colour: crate::scene::Colour) -> Vec<Rect> {
    let mut found = Vec::new();
    walk(&drawn.items, Affine::IDENTITY, &mut |path, to| {
        let stroked = path.stroke.as_ref().is_some_and(|stroke| stroke.paint == colour.into());
        if stroked && path.fill.is_none() && path.path.elements().len() == 4 && is_cross(&path.path) {
            found.push((to * path.path.clone()).bounding_box());
        }
    });
    found
}

fn is_cross(path: &crate::geom::BezPath) -> bool {
    let bounds = path.bounding_box();
    (bounds.width() - bounds.height()).abs() < 1e-9
}

pub(super) fn walk(items: &[Item], to: Affine, visit: &mut impl FnMut(&crate::scene::PathItem, Affine)) {
    for item in items {
        match item {
            Item::Path(path) => visit(path, to),
            Item::Group(group) => walk(&group.items, to * group.transform, visit),
            Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => {}
        }
    }
}
