//! A page the wrong way round: for film that is looked through, and for what is ironed on.

use crate::geom::Affine;
use crate::scene::{Group, Item, Page, Use};

/// Draws all that stands on a page as a mirror shows it, left and right exchanged about the middle of its trim. What is
/// added later, such as rulers and notes, stays readable.
pub fn mirror(page: &mut Page) {
    let map = Affine::new([-1.0, 0.0, 0.0, 1.0, 2.0 * page.trim.center().x, 0.0]);
    for layer in &mut page.layers {
        layer.items = std::mem::take(&mut layer.items).into_iter().map(|item| mirrored(item, map)).collect();
    }
}

/// An item seen in a mirror. It stays an item of its own kind where it can: others look for stickers on a layer.
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
