//! Nothing that must be seen lies nearer to the paper's edge than the paper's margin: measured in what is drawn.

use crate::support::raster;
use crate::support::themes_at_hand;

use raster::Pixels;
use shouqi::geom::{Affine, Point, Rect, Shape};
use shouqi::language::Language;
use shouqi::layout::{self, PARTS, Reading, SheetPlan};
use shouqi::rulesheet::Sheet;
use shouqi::scene::{Colour, Document, Item, LayerKind, Paint, PathItem, Spot};
use shouqi::theme::{SheetLayout, THEMES};
use std::sync::Arc;
use themes_at_hand::{load, theme};

/// Pixels to a millimetre.
const FINE: f64 = 4.0;
/// A pixel that is darker is ink.
const INK: f64 = 0.1;
/// The margins of an assembly sheet on the smallest paper that it is drawn for.
const ASSEMBLY: f64 = 7.5;
/// A line may reach so far over the margin: half its own width and half a pixel.
const EDGE: f64 = 0.25;

/// Where there is ink outside a part of a page, if anywhere, in millimetres.
fn ink_outside(pixels: &Pixels, keep: Rect) -> Option<Point> {
    let middle = |pixel: usize| (pixel as f64 + 0.5) / FINE;
    let places = (0..pixels.height).flat_map(|y| (0..pixels.width).map(move |x| (x, y)));
    let at = |(x, y): (usize, usize)| Point::new(middle(x), middle(y));
    let mut outside = places.filter(|&place| !keep.contains(at(place)));
    outside.find(|&(x, y)| pixels.darkness(x, y) > INK).map(at)
}

/// The document without what stands beside the artwork for people to read.
fn without_notes(document: &Document) -> Document {
    let mut document = document.clone();
    for page in &mut document.pages {
        page.layers.retain(|layer| layer.kind != LayerKind::Guides);
    }
    document
}

#[test]
fn artwork_and_cuts_of_every_kind_of_page_stay_inside_the_margin_but_for_their_bleed() {
    let kinds: [&[(&str, &str)]; 9] = [
        &[],
        &[("size", "family"), ("paper.size", "Letter")],
        &[("size", "big"), ("board.join", "butt")],
        &[("pieces.backs", "gutter")],
        &[("pieces.backs", "long-edge")],
        &[("pieces.backs", "stand")],
        &[("pieces.cut", "strips")],
        &[("cutter.machine", "silhouette")],
        &[("paper.margin", "15mm"), ("paper.size", "A3")],
    ];
    for values in kinds {
        let margin = theme("classic", values).paper.margin;
        let document = without_notes(&load("classic", values, &PARTS).document);
        for (place, page) in document.pages.iter().enumerate() {
            let keep = page.media.to_rect().inset(-margin).union(page.bleed).inset(EDGE);
            let found = ink_outside(&raster::svg(&document, place, FINE * 25.4), keep);
            assert_eq!(found, None, "{values:?}: {} {}", page.part, place + 1);
        }
    }
}

#[test]
fn sheets_to_read_stay_inside_the_margin() {
    for shipped in THEMES {
        let theme = theme(shipped.name, &[]);
        let language = Language::english();
        let sheet = Sheet::build(&Arc::clone(&theme.rules), &language, None).expect("English says everything");
        let paper = shouqi::geom::Size::new(theme.paper.short, theme.paper.long);
        let plan = SheetPlan { layout: SheetLayout::Page, paper, annotate: false };
        let (languages, sheets) = (std::slice::from_ref(&language), std::slice::from_ref(&sheet));
        let set = layout::set_to_read(&theme, &["rules", "assembly"], Some(Reading::new(languages, sheets, plan)))
            .unwrap_or_else(|error| panic!("{}: {error}", shipped.name));
        for (place, page) in set.document.pages.iter().enumerate() {
            // An assembly sheet on small paper is drawn smaller, its margins too.
            let margin = if page.part == "assembly" { theme.paper.margin.min(ASSEMBLY) } else { theme.paper.margin };
            let keep = page.media.to_rect().inset(-margin).inset(EDGE);
            let found = ink_outside(&raster::svg(&set.document, place, FINE * 25.4), keep);
            assert_eq!(found, None, "{}: {} {}", shipped.name, page.part, place + 1);
        }
    }
}

/// What stands beside the artwork of a page: lines with their bounds, and words with their place.
fn beside(document: &Document, page: usize) -> (Vec<PathItem>, Vec<(String, Point)>) {
    fn walk(items: &[Item], to: Affine, lines: &mut Vec<PathItem>, words: &mut Vec<(String, Point)>) {
        for item in items {
            match item {
                Item::Path(path) => lines.push(PathItem { path: to * path.path.clone(), ..path.clone() }),
                Item::Glyphs(run) => words.push((run.text.clone(), to * run.transform * Point::ZERO)),
                Item::Group(group) => walk(&group.items, to * group.transform, lines, words),
                Item::Use(_) | Item::Image(_) => {}
            }
        }
    }
    let (mut lines, mut words) = (Vec::new(), Vec::new());
    for layer in document.pages[page].layers.iter().filter(|layer| layer.kind == LayerKind::Guides) {
        walk(&layer.items, Affine::IDENTITY, &mut lines, &mut words);
    }
    (lines, words)
}

/// The lozenges of joints: small, white, with four corners.
fn is_lozenge(item: &PathItem) -> bool {
    let size = item.path.bounding_box().size();
    let small = (size.min_side() - 2.2).abs() < 0.01 && (size.max_side() - 3.0).abs() < 0.01;
    small && item.fill == Some(Paint::Process(Colour::WHITE)) && item.path.elements().len() == 5
}

/// The marks of folds.
fn is_fold(item: &PathItem) -> bool {
    let size = item.path.bounding_box().size();
    let is_dashed =
        item.stroke.as_ref().is_some_and(|stroke| stroke.dash.is_some() && (stroke.width - 0.3).abs() < 1e-9);
    is_dashed && (size.max_side() - 2.6).abs() < 0.01
}

/// The page without its crop marks, which begin inside the margin and may end outside it.
fn uncropped(document: &Document) -> Document {
    let mut document = document.clone();
    let is_crop = |item: &Item| match item {
        Item::Path(path) => path.stroke.as_ref().is_some_and(|stroke| stroke.paint == Paint::Spot(Spot::REGISTRATION)),
        Item::Glyphs(_) | Item::Image(_) | Item::Use(_) | Item::Group(_) => false,
    };
    for layer in document.pages.iter_mut().flat_map(|page| &mut page.layers) {
        layer.items.retain(|item| !is_crop(item));
    }
    document
}

/// Ink so near to a mark, in millimetres, belongs to it: notes and rulers keep farther away.
const NEAR: f64 = 2.0;

/// The greatest ink on a page from a mark outwards, beyond the margin.
fn ink_beyond(pixels: &Pixels, mark: Rect, keep: Rect) -> f64 {
    let mut darkest = 0.0_f64;
    for y in 0..pixels.height {
        for x in 0..pixels.width {
            let at = Point::new((x as f64 + 0.5) / FINE, (y as f64 + 0.5) / FINE);
            // Straight on from the mark, across or down.
            let on = (mark.x0..mark.x1).contains(&at.x) || (mark.y0..mark.y1).contains(&at.y);
            let near = mark.inset(NEAR).contains(at);
            if on && near && !keep.inset(EDGE).contains(at) {
                darkest = darkest.max(pixels.darkness(x, y));
            }
        }
    }
    darkest
}

#[test]
fn the_marks_by_which_sheets_are_joined_and_folded_stay_inside_the_margin() {
    let sets: [(&str, &[(&str, &str)]); 9] = [
        ("classic", &[("size", "family")]),
        ("classic", &[("size", "family"), ("paper.size", "Letter")]),
        ("classic", &[("size", "big")]),
        ("classic", &[("size", "big"), ("board.join", "butt"), ("paper.size", "Letter")]),
        ("large", &[("size", "family")]),
        ("large", &[("size", "big")]),
        ("travel", &[("paper.size", "A6")]),
        ("classic", &[("board.fold", "half")]),
        ("classic", &[("size", "family"), ("board.fold", "quarter"), ("paper.size", "A3")]),
    ];
    for (name, values) in sets {
        let margin = theme(name, values).paper.margin;
        let document = uncropped(&load(name, values, &["board"]).document);
        let several = document.pages.len() > 1;
        for (place, page) in document.pages.iter().enumerate() {
            let keep = page.media.to_rect().inset(-margin);
            let (lines, words) = beside(&document, place);
            let marks: Vec<Rect> = lines
                .iter()
                .filter(|line| is_lozenge(line) || is_fold(line))
                .map(|line| line.path.bounding_box())
                .collect();
            assert!(!marks.is_empty(), "{name} {values:?}: page {} has marks", place + 1);
            let pixels = raster::svg(&document, place, FINE * 25.4);
            for mark in marks {
                assert!(keep.inset(EDGE).union(mark) == keep.inset(EDGE), "{name} {values:?}: {mark:?}, {keep:?}");
                let ink = ink_beyond(&pixels, mark, keep.union(page.bleed));
                assert!(ink < INK, "{name} {values:?}, page {}: ink of {ink} beyond {mark:?}", place + 1);
            }
            let is_letter =
                |text: &str| !text.is_empty() && text.len() < 3 && text.chars().all(|c| c.is_ascii_uppercase());
            let letters: Vec<Point> =
                words.into_iter().filter(|(text, _)| is_letter(text)).map(|word| word.1).collect();
            assert!(!several || letters.len() > 1, "{name} {values:?}: page {} has letters", place + 1);
            for letter in letters {
                assert!(keep.contains(letter), "{name} {values:?}, page {}: a letter at {letter}", place + 1);
            }
        }
    }
}
