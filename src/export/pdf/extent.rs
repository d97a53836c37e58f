//! Bounding boxes of pictures on a page.

use crate::geom::{Affine, Rect, Shape};
use crate::scene::{Document, Item};

/// The bounding box of items under a map, in millimetres; `None` if there is no ink. Lines count with their full width,
/// text with its full line height, clips as they are.
pub(super) fn extent(document: &Document, items: &[Item], place: Affine) -> Option<Rect> {
    let boxes = items.iter().filter_map(|item| match item {
        Item::Path(path) if path.path.is_empty() => None,
        Item::Path(path) => {
            let line = path.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            Some(place.transform_rect_bbox(path.path.bounding_box().inflate(line, line)))
        }
        Item::Glyphs(run) => {
            let (first, last) = (run.glyphs.first()?, run.glyphs.last()?);
            let line = Rect::new(first.x, first.y - run.size, last.x + run.size, last.y + run.size / 4.0);
            Some((place * run.transform).transform_rect_bbox(line))
        }
        Item::Image(image) => Some(place.transform_rect_bbox(image.frame)),
        Item::Use(placed) => {
            Some((place * placed.transform).transform_rect_bbox(document.symbols[placed.symbol.0].bounds))
        }
        Item::Group(group) => {
            let place = place * group.transform;
            let all = extent(document, &group.items, place)?;
            let Some(clip) = &group.clip else { return Some(all) };
            let shown = all.intersect(place.transform_rect_bbox(clip.bounding_box()));
            (shown.area() > 0.0).then_some(shown)
        }
    });
    boxes.reduce(|all, next| all.union(next))
}
