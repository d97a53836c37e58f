//! `pieces.fill`: what fills the empty part of the last sheet is whole, inside the printable area, and counted right.

use crate::support::themes_at_hand::load;
use shouqi::geom::{Affine, Point, Rect};
use shouqi::layout::Set;
use shouqi::scene::{Item, LayerKind};
use std::collections::BTreeMap;

const FILLS: [&str; 3] = ["sets", "spares", "labels"];
/// The margin of the shipped themes' paper, in millimetres.
const MARGIN: f64 = 10.0;

/// Shape, cut and size of the pieces.
const MADE: [[(&str, &str); 3]; 6] = [
    [("pieces.shape", "disc"), ("pieces.cut", "shape"), ("size", "small")],
    [("pieces.shape", "disc"), ("pieces.cut", "squares"), ("size", "family")],
    [("pieces.shape", "disc"), ("pieces.cut", "punch"), ("size", "family")],
    [("pieces.shape", "hexagon"), ("pieces.cut", "shape"), ("size", "family")],
    [("pieces.shape", "hexagon"), ("pieces.cut", "squares"), ("size", "small")],
    [("pieces.shape", "square"), ("pieces.cut", "strips"), ("size", "big")],
];

fn pieces(theme: &str, fill: &str, values: &[(&str, &str)]) -> Set {
    load(theme, &[&[("pieces.fill", fill)], values].concat(), &["pieces"])
}

/// The stickers of a page: the names of their symbols, and their middles.
fn placed(set: &Set, page: usize) -> Vec<(&str, Point)> {
    let layers = set.document.pages[page].layers.iter().filter(|layer| layer.kind == LayerKind::Artwork);
    let used = layers.flat_map(|layer| &layer.items).filter_map(|item| match item {
        Item::Use(used) => Some((used.symbol, used.transform)),
        Item::Path(_) | Item::Glyphs(_) | Item::Image(_) | Item::Group(_) => None,
    });
    used.map(|(symbol, at): (_, Affine)| (set.document.symbols[symbol.0].name.as_str(), at * Point::ZERO)).collect()
}

/// How often each symbol is printed on all pages.
fn counts(set: &Set) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for page in 0..set.document.pages.len() {
        for (name, _) in placed(set, page) {
            *counts.entry(name).or_default() += 1;
        }
    }
    counts
}

#[test]
fn every_sticker_is_whole_in_the_printable_area_and_none_overlaps_another() {
    for paper in ["A4", "Letter"] {
        for fill in FILLS {
            for made in MADE {
                let context = format!("{fill} on {paper}, {made:?}");
                let set = pieces("classic", fill, &[&made[..], &[("paper.size", paper)]].concat());
                let plan = set.plan.pieces.as_ref().expect("pieces were laid out");
                let size = plan.sticker;
                let high = if made[0].1 == "hexagon" { size * 2.0 / 3f64.sqrt() } else { size };
                for page in 0..set.document.pages.len() {
                    let inside = set.document.pages[page].media.to_rect().inset(-MARGIN);
                    let stickers = placed(&set, page);
                    for (place, (name, middle)) in stickers.iter().enumerate() {
                        let own = Rect::from_center_size(*middle, (size, high));
                        assert!(inside.union(own).area() <= inside.area() + 1e-6, "{context}: {name} at {middle:?}");
                        for (other, at) in &stickers[..place] {
                            let apart = *at - *middle;
                            let clear = apart.x.abs() >= size - 1e-6 || apart.y.abs() >= high - 1e-6;
                            assert!(clear, "{context}: {name} on {other}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn no_sheet_is_added_and_none_more_would_fit() {
    for paper in ["A4", "Letter"] {
        for made in MADE {
            let values = [&made[..], &[("paper.size", paper)]].concat();
            let bare = pieces("classic", "none", &values).plan.pieces.expect("pieces were laid out");
            for fill in FILLS {
                let context = format!("{fill} on {paper}, {made:?}");
                let set = pieces("classic", fill, &values);
                let plan = set.plan.pieces.as_ref().expect("pieces were laid out");
                assert_eq!((plan.sheets, plan.spares), (bare.sheets, bare.spares), "{context}");
                assert_eq!(counts(&set).values().sum::<usize>(), plan.printed(), "{context}");
                let free = plan.each * plan.sheets - plan.printed();
                let least = if fill == "sets" { bare.stickers } else { 1 };
                assert!(free < least, "{context}: {free} more fit");
                assert_eq!(plan.stickers % bare.stickers, 0, "{context}: whole sets only");
            }
        }
    }
}

#[test]
fn spare_animals_are_divided_evenly_and_labels_are_of_both_kinds_and_sides() {
    for sheet in [("paper.size", "A4"), ("pieces.label", "Herma 4387")] {
        let values = [("size", "family"), sheet];
        let spares = pieces("classic", "spares", &values);
        let animals = counts(&spares).into_iter().filter(|(name, _)| name.starts_with("sticker-"));
        let animals: Vec<usize> = animals.map(|(_, count)| count).collect();
        let (least, most) = (animals.iter().min(), animals.iter().max());
        assert!(animals.len() == 16 && most.zip(least).is_some_and(|(most, least)| most - least <= 1), "{animals:?}");

        let labels = pieces("classic", "labels", &values);
        let counts = counts(&labels);
        let of = |name: &str| counts.get(name).copied().unwrap_or(0);
        let each = ["lid-seal-w", "name-tag-w", "lid-seal-b", "name-tag-b"].map(of);
        assert!(each.iter().all(|&count| count > 0) && each[0] - each[3] <= 1, "{each:?}");
        assert_eq!(each.iter().sum::<usize>(), labels.plan.pieces.expect("pieces were laid out").labels);
    }
}

#[test]
fn spare_animals_have_backs_and_labels_have_none() {
    let backs = |fill: &str| pieces("classic", fill, &[("size", "family"), ("pieces.backs", "stickers")]);
    let plan = backs("spares").plan.pieces.expect("pieces were laid out");
    assert_eq!(plan.back_stickers, plan.stickers + plan.spare_animals);
    let plan = backs("labels").plan.pieces.expect("pieces were laid out");
    assert_eq!(plan.back_stickers, plan.stickers);
}
