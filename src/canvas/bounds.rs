//! Bounding boxes of items.

use super::resources::Resources;
use crate::geom::{Affine, Rect, Shape};
use crate::scene::{Cap, GlyphRun, Item, Join, PathItem};

/// The bounding box of all ink, `None` if there is none. Lines count with their full width; clips are not intersected.
pub(crate) fn ink(resources: &Resources<'_>, items: &[Item]) -> Option<Rect> {
    bounds(resources, items, Affine::IDENTITY)
}

/// [`ink`], measured: a symbol counts with what it draws, not with the box that it reserves.
#[cfg(test)]
pub(crate) fn seen(resources: &Resources<'_>, items: &[Item], to: Affine) -> Option<Rect> {
    let of = |item: &Item| match item {
        Item::Use(placed) => seen(resources, &resources.symbols()[placed.symbol.0].items, to * placed.transform),
        Item::Group(group) => {
            let inner = to * group.transform;
            let all = seen(resources, &group.items, inner)?;
            Some(match &group.clip {
                Some(clip) => all.intersect((inner * clip.clone()).bounding_box()),
                None => all,
            })
        }
        Item::Path(_) | Item::Glyphs(_) | Item::Image(_) => {
            Some(to.transform_rect_bbox(ink(resources, std::slice::from_ref(item))?))
        }
    };
    items.iter().filter_map(of).reduce(|all, next| all.union(next))
}

fn bounds(resources: &Resources<'_>, items: &[Item], to: Affine) -> Option<Rect> {
    items
        .iter()
        .filter_map(|item| match item {
            Item::Path(path) => of_path(path, to),
            Item::Glyphs(run) => of_run(resources, run, to),
            Item::Image(image) => Some(to.transform_rect_bbox(image.frame)),
            Item::Use(placed) => Some((to * placed.transform).transform_rect_bbox(resources.bounds(placed.symbol))),
            Item::Group(group) => {
                let inner = to * group.transform;
                let all = bounds(resources, &group.items, inner)?;
                Some(match &group.clip {
                    Some(clip) => all.intersect((inner * clip.clone()).bounding_box()),
                    None => all,
                })
            }
        })
        .reduce(|all, next| all.union(next))
}

fn of_path(item: &PathItem, to: Affine) -> Option<Rect> {
    if item.path.is_empty() {
        return None;
    }
    let path = to * item.path.clone();
    let Some(stroke) = &item.stroke else { return Some(path.bounding_box()) };
    let width = stroke.width * to.determinant().abs().sqrt();
    if stroke.join == Join::Miter || stroke.cap == Cap::Square {
        // Mitres extend beyond half the width, by an amount that needs the outline.
        let style = kurbo::Stroke::new(width).with_miter_limit(4.0).with_join(kurbo::Join::Miter);
        let style = style.with_caps(if stroke.cap == Cap::Square { kurbo::Cap::Square } else { kurbo::Cap::Butt });
        let outline = kurbo::stroke(&path, &style, &kurbo::StrokeOpts::default(), 0.01);
        return Some(outline.bounding_box().union(path.bounding_box()));
    }
    Some(path.bounding_box().inflate(width / 2.0, width / 2.0))
}

fn of_run(resources: &Resources<'_>, run: &GlyphRun, to: Affine) -> Option<Rect> {
    let face = resources.theme.fonts.face(run.face);
    run.glyphs
        .iter()
        .filter_map(|glyph| {
            let outline = face.outline(glyph.id);
            let place = to * run.transform * Affine::translate((glyph.x, glyph.y)) * Affine::scale(run.size);
            (!outline.is_empty()).then(|| (place * outline).bounding_box())
        })
        .reduce(|all, next| all.union(next))
}
