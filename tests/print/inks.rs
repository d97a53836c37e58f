//! With which inks a set is printed: what changes, and what never does.

use crate::support::raster;
use crate::support::themes_at_hand;

use lopdf::content::Content;
use shouqi::layout::{self, PARTS, Set};
use shouqi::scene::{Colour, Document, Inks, Item, LayerKind, Paint};
use themes_at_hand::theme;

fn set(name: &str, inks: &str) -> Set {
    layout::set(&theme(name, &[("colours.inks", inks)]), &PARTS).expect("a shipped theme can be laid out")
}

/// Every paint of a document: of pages and of symbols.
fn paints(document: &Document) -> Vec<Paint> {
    fn walk(items: &[Item], found: &mut Vec<Paint>) {
        for item in items {
            match item {
                Item::Path(path) => {
                    found.extend(path.fill.clone());
                    found.extend(path.stroke.as_ref().map(|stroke| stroke.paint.clone()));
                }
                Item::Glyphs(run) => found.push(run.paint.clone()),
                Item::Group(group) => walk(&group.items, found),
                Item::Image(_) | Item::Use(_) => (),
            }
        }
    }
    let mut found = Vec::new();
    document.symbols.iter().for_each(|symbol| walk(&symbol.items, &mut found));
    document.pages.iter().flat_map(|page| &page.layers).for_each(|layer| walk(&layer.items, &mut found));
    found
}

/// The operators that set a colour in a PDF of the document.
fn colour_operators(document: &Document) -> Vec<String> {
    let bytes = shouqi::export::pdf(document).expect("the set can be written");
    let pdf = lopdf::Document::load_mem(&bytes).expect("the PDF can be read");
    let mut found = Vec::new();
    for object in pdf.objects.values() {
        let Ok(stream) = object.as_stream() else { continue };
        let is_drawing = !stream.dict.has(b"Type")
            || stream.dict.get(b"Subtype").and_then(lopdf::Object::as_name).is_ok_and(|of| of == b"Form");
        let data = stream.decompressed_content().unwrap_or_else(|_| stream.content.clone());
        let (true, Ok(content)) = (is_drawing, Content::decode(&data)) else { continue };
        let operators = content.operations.into_iter().map(|operation| operation.operator);
        found.extend(operators.filter(|operator| matches!(operator.as_str(), "rg" | "RG" | "k" | "K" | "g" | "G")));
    }
    found
}

#[test]
fn a_grey_printer_gets_black_ink_and_nothing_else() {
    for name in ["classic", "schule"] {
        let set = set(name, "grey");
        for paint in paints(&set.document) {
            match paint {
                Paint::Process(colour) => {
                    assert!(matches!(colour, Colour::Cmyk(0.0, 0.0, 0.0, _)), "{name}: {colour:?}");
                }
                // Crop marks lie on every plate there is.
                Paint::Spot(spot) => assert!(["CutContour", "All"].contains(&spot.name), "{}", spot.name),
            }
        }
        let operators = colour_operators(&set.document);
        assert!(operators.iter().any(|operator| operator == "k"), "{name}: nothing is coloured");
        assert!(operators.iter().all(|operator| matches!(operator.as_str(), "k" | "K")), "{name}");
    }
}

#[test]
fn a_print_shop_gets_four_inks_that_look_as_designed() {
    let (designed, inked) = (set("classic", "rgb"), set("classic", "cmyk"));
    let (designed_paints, inked_paints) = (paints(&designed.document), paints(&inked.document));
    assert_eq!(designed_paints.len(), inked_paints.len());
    for (before, after) in designed_paints.iter().zip(&inked_paints) {
        match (before, after) {
            (Paint::Process(before), Paint::Process(after)) => {
                assert!(matches!(after, Colour::Cmyk(..)), "{after:?}");
                assert_eq!(before.rgb(), after.rgb());
            }
            (before, after) => assert_eq!(before, after),
        }
    }
    assert!(colour_operators(&inked.document).iter().all(|operator| matches!(operator.as_str(), "k" | "K")));
}

/// The mean darkness of a page, 0 to 1.
fn ink(document: &Document, page: usize) -> f64 {
    let pixels = raster::svg(document, page, 50.0);
    let all: f64 = (0..pixels.height)
        .flat_map(|y| (0..pixels.width).map(move |x| (x, y)))
        .map(|(x, y)| pixels.darkness(x, y))
        .sum();
    all / (pixels.width * pixels.height) as f64
}

#[test]
fn saved_ink_comes_from_the_grounds_and_never_from_words_and_lines() {
    let (designed, saved) = (set("classic", "rgb"), set("classic", "saving"));
    let (before, after) = (ink(&designed.document, 0), ink(&saved.document, 0));
    assert!(after < 0.75 * before, "the board takes {after:.3} of ink where it took {before:.3}");
    let lines = |document: &Document| -> Vec<Paint> {
        fn walk(items: &[Item], found: &mut Vec<Paint>) {
            for item in items {
                match item {
                    Item::Path(path) => found.extend(path.stroke.as_ref().map(|stroke| stroke.paint.clone())),
                    Item::Glyphs(run) => found.push(run.paint.clone()),
                    Item::Group(group) => walk(&group.items, found),
                    Item::Image(_) | Item::Use(_) => (),
                }
            }
        }
        let mut found = Vec::new();
        document.symbols.iter().for_each(|symbol| walk(&symbol.items, &mut found));
        found
    };
    assert_eq!(lines(&designed.document), lines(&saved.document));
}

#[test]
fn marks_and_cuts_stay_what_they_are() {
    for inks in ["cmyk", "grey", "saving"] {
        let (designed, inked) = (set("classic", "rgb"), set("classic", inks));
        for (before, after) in designed.document.pages.iter().zip(&inked.document.pages) {
            assert_eq!((before.media, before.trim, before.bleed), (after.media, after.trim, after.bleed));
            let cuts = |page: &shouqi::scene::Page| {
                page.layers.iter().find(|layer| layer.kind == LayerKind::Cut).map(|layer| layer.items.clone())
            };
            assert_eq!(cuts(before), cuts(after));
        }
    }
    assert_eq!(set("classic", "rgb").document.printed_with(Inks::Rgb).pages, set("classic", "rgb").document.pages);
}
