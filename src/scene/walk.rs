//! All items of a drawing, through groups and symbols.

use super::{Item, Symbol};
use crate::geom::Affine;

/// Every item in painting order with the map from its space to the outermost one, which is `to` for the items given. A
/// group or a use comes before what is in it; the content of symbols is left out where `symbols` is empty.
pub fn every_item<'i>(items: &'i [Item], symbols: &'i [Symbol], to: Affine) -> Vec<(&'i Item, Affine)> {
    let mut all = Vec::new();
    for item in items {
        all.push((item, to));
        match item {
            Item::Group(group) => all.extend(every_item(&group.items, symbols, to * group.transform)),
            Item::Use(placed) => {
                let content = symbols.get(placed.symbol.0).map_or(&[][..], |symbol| &symbol.items);
                all.extend(every_item(content, symbols, to * placed.transform));
            }
            Item::Path(_) | Item::Glyphs(_) | Item::Image(_) => {}
        }
    }
    all
}
