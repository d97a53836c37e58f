//! Mirrors a page: for transparent film, and for iron-on transfers.

use crate::geom::Affine;
use crate::scene::{Group, Item, Page, Use};

/// Mirrors all items of a page left to right about the centre of its trim. Items added later, such as rulers and notes,
/// stay readable.
pub fn mirror(page: &mut Page) {
    let map = Affine::new([-1.0, 0.0, 0.0, 1.0, 2.0 * page.trim.center().x, 0.0]);
    for layer in &mut page.layers {
        layer.items = std::mem::take(&mut layer.items).into_iter().map(|item| mirrored(item, map)).collect();
    }
}

/// A mirrored item, of the same kind where possible: stickers are found on a layer by their kind of item.
fn mirrored(item: Item, map: Affine) -> Item {
    match item {
        Item::Path(mut path) => {
            path.path.apply_affine(map);
            path.into()
        }
        Item::Glyphs(mut run) => {
            run.transform = map * run.transform;
            run.into()
        }
        Item::Use(used) => Use { symbol: used.symbol, transform: map * used.transform }.into(),
        Item::Group(group) => Group { transform: map * group.transform, ..group }.into(),
        Item::Image(_) => Group::placed(map, vec![item]).into(),
    }
}
