//! The sheet of a set that a laser cuts from wood.

use super::seen::{Seen, panel};
use super::themes_at_hand::theme;
use super::{alone, laid, language, numbers};
use shouqi::geom::{Affine, Rect, Shape};
use shouqi::language::{LANGUAGES, Language};
use shouqi::layout::ASSEMBLY;
use shouqi::scene::{Colour, Document, Item, LayerKind, Paint};

const BLACK: Colour = Colour::Rgb(0, 0, 0);
const BLUE: Colour = Colour::Rgb(0, 0, 255);
const RED: Colour = Colour::Rgb(255, 0, 0);

/// The wide strokes of the picture whose title begins so, from above: where their middle lies, and their colour.
fn swatches(document: &Document, title: &str) -> Vec<Colour> {
    type Found = Vec<(f64, Colour)>;
    fn read(document: &Document, items: &[Item], to: Affine, within: bool, title: &str, found: &mut Found) {
        for item in items {
            match item {
                Item::Group(group) => {
                    let within = within || group.alternative.as_deref().is_some_and(|text| text.starts_with(title));
                    read(document, &group.items, to * group.transform, within, title, found);
                }
                Item::Use(placed) => {
                    read(document, panel(document, placed), to * placed.transform, within, title, found);
                }
                Item::Path(path) if within => {
                    let wide = path.stroke.as_ref().filter(|stroke| stroke.width > 0.8);
                    if let Some(Paint::Process(colour)) = wide.map(|stroke| &stroke.paint) {
                        found.push(((to * path.path.clone()).bounding_box().center().y, *colour));
                    }
                }
                Item::Path(_) | Item::Glyphs(_) | Item::Image(_) => {}
            }
        }
    }
    let mut found = Vec::new();
    for layer in &document.pages[0].layers {
        read(document, &layer.items, Affine::IDENTITY, false, title, &mut found);
    }
    found.sort_by(|one, other| one.0.total_cmp(&other.0));
    found.into_iter().map(|(_, colour)| colour).collect()
}

/// The colours of the lines and areas on the pages of board and pieces, in the order of the work. Only what is engraved
/// has areas, which have no line of their own.
fn in_files(document: &Document) -> Vec<Colour> {
    let mut found = Vec::new();
    for kind in [LayerKind::Artwork, LayerKind::Score, LayerKind::Cut] {
        for layer in document.pages.iter().flat_map(|page| &page.layers).filter(|layer| layer.kind == kind) {
            for item in &layer.items {
                let Item::Path(path) = item else { panic!("a line or an area") };
                let colour = match (path.stroke.as_ref().map(|stroke| &stroke.paint), &path.fill) {
                    (Some(Paint::Process(colour)), None) => *colour,
                    (None, Some(Paint::Process(colour))) => {
                        assert_eq!((kind, *colour), (LayerKind::Artwork, BLACK), "an area is engraved");
                        *colour
                    }
                    (stroke, fill) => panic!("a line or an area of one colour, not {stroke:?} and {fill:?}"),
                };
                if !found.contains(&colour) {
                    found.push(colour);
                }
            }
        }
    }
    found
}

#[test]
fn its_table_has_the_colours_of_the_files_in_the_order_of_the_work() {
    let unscored: &[(&str, &str)] = &[("colours.line", "black"), ("colours.bank", "black")];
    for (values, expected) in [(&[][..], vec![BLACK, BLUE, RED]), (unscored, vec![BLACK, RED])] {
        let theme = theme("laser", values);
        let files = laid(&theme, &[language("en")], &["board", "pieces"]).document;
        assert_eq!(in_files(&files), expected, "{values:?}");
        let sheet = alone(&theme, "en");
        assert_eq!(swatches(&sheet, "Set the colours"), expected, "{values:?}");
        let text = Seen::on(&sheet, 0).text();
        assert_eq!(text.contains("Blue"), expected.contains(&BLUE), "{values:?}: {text}");
    }
}

#[test]
fn the_stated_size_is_that_of_the_red_outline_in_the_file() {
    for (size, kerf) in [("small", "0.2mm"), ("small", "0.35mm"), ("family", "0.1mm")] {
        let theme = theme("laser", &[("size", size), ("cutter.kerf", kerf)]);
        let document = laid(&theme, &[language("en")], &["board", "pieces", ASSEMBLY]).document;
        let outline = |part: &str| -> Rect {
            let page = document.pages.iter().find(|page| page.part == part).expect("the part");
            let cuts = page.layers.iter().find(|layer| layer.kind == LayerKind::Cut).expect("it is cut");
            let Item::Path(path) = &cuts.items[0] else { panic!("a line") };
            path.path.bounding_box()
        };
        let stated = numbers(&Seen::on(&document, document.pages.len() - 1).text());
        let (board, piece) = (outline("board"), outline("pieces"));
        for measure in [board.width(), board.height(), piece.width()] {
            assert!(
                stated.iter().any(|stated| (stated - measure).abs() < 0.006),
                "{size} {kerf}: {measure} in {stated:?}"
            );
        }
    }
}

#[test]
fn it_mentions_neither_stickers_nor_paper_in_any_language() {
    let theme = theme("laser", &[]);
    let languages: Vec<Language> = LANGUAGES.iter().map(|tag| language(tag)).collect();
    let document = laid(&theme, &languages, &[ASSEMBLY]).document;
    for (page, (tag, language)) in LANGUAGES.iter().zip(&languages).enumerate() {
        let text = Seen::on(&document, page).text();
        for key in ["buy-stickers", "buy-paper", "buy-card", "buy-tools", "make-print", "pieces"] {
            let word = language.say(key, &[]).expect("a message");
            assert!(
                !text.contains(word.trim_end_matches('.')) || key == "pieces" && word.len() < 7,
                "{tag}: {word} in {text}"
            );
        }
    }
}

#[test]
fn its_sides_differ_by_their_animals_or_else_by_their_rings() {
    let mentions = |values: &[(&str, &str)]| {
        let text = Seen::on(&alone(&theme("laser", values), "en"), 0).text();
        ["light animals", "dark animals", "plain ring", "double ring", "Tell the sides apart"]
            .map(|said| text.contains(said))
    };
    assert_eq!(mentions(&[]), [true, true, false, false, true]);
    // Seals are engraved as lines on both sides.
    let seals = ("face.art", "seal");
    assert_eq!(mentions(&[seals, ("pieces.black.ring", "double")]), [false, false, true, true, true]);
    assert_eq!(mentions(&[seals]), [false; 5]);
}

#[test]
fn a_wooden_board_in_parts_is_glued_and_never_taped() {
    let text = |size: &str| Seen::on(&alone(&theme("laser", &[("size", size)]), "en"), 0).text();
    assert!(!text("small").contains("Glue"));
    let parts = text("family");
    assert!(parts.contains("edge to edge onto a thin base") && !parts.contains("tape"), "{parts}");
}

#[test]
fn pieces_on_the_boards_sheet_have_no_file_no_wood_and_no_sheet_of_their_own() {
    let values = [("paper.size", "600mm x 300mm")];
    for tag in LANGUAGES {
        let theme = theme("laser", &values);
        // The whole set, and the assembly sheet alone, which tells of the whole set.
        let whole = laid(&theme, &[language(tag)], &["board", "pieces", ASSEMBLY]);
        let parts: Vec<&str> = whole.document.pages.iter().map(|page| page.part.as_str()).collect();
        assert_eq!(parts, vec!["board", ASSEMBLY]);
        for document in [whole.document, alone(&theme, tag)] {
            let page = document.pages.iter().position(|page| page.part == ASSEMBLY).expect("an assembly sheet");
            let seen = Seen::on(&document, page);
            // In English the word alone stands for pieces of wood.
            let file = if tag == &"en" { "“pieces”" } else { "pieces" };
            assert!(!seen.text().contains(file), "{tag}: {}", seen.text());
            assert_eq!(seen.faults(document.pages[page].media), Vec::<String>::new(), "{tag}");
        }
    }
}
