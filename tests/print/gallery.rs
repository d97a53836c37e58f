//! The pictures that the documentation shows are what the program makes. `UPDATE=1 cargo test --release --test print
//! gallery` makes them anew.

use crate::support::pages;
use crate::support::raster;
use crate::support::themes_at_hand;

use raster::{Pixels, compare};
use shouqi::export;
use shouqi::geom::Size;
use shouqi::language::Language;
use shouqi::layout::{self, SheetPlan};
use shouqi::rulesheet::Sheet;
use shouqi::theme::{SheetLayout, THEMES};
use std::fs;
use std::path::PathBuf;

/// Dots to the inch of a board's picture, and of its stickers'.
const DPI: (f64, f64) = (72.0, 110.0);
/// The same where hairlines are to be seen.
const FINE: (f64, f64) = (144.0, 165.0);
/// Dots to the inch of a page of rules.
const RULES_DPI: f64 = 72.0;
/// Another processor may round another way; nobody's eye sees this much.
const SAME: f64 = 0.0005;

/// A sheet just large enough for the stickers and the rulers.
const STICKER_SHEET: (&str, &str) = ("paper.size", "230mm x 122mm");

fn pictures() -> Vec<(String, Vec<u8>)> {
    let mut pictures = Vec::new();
    for theme in THEMES {
        let board = themes_at_hand::load(theme.name, &[], &["board"]).document;
        let pieces = themes_at_hand::load(theme.name, &[STICKER_SHEET], &["pieces"]).document;
        let dpi = if theme.name == "laser" { FINE } else { DPI };
        for (part, document, dpi) in [("board", board, dpi.0), ("pieces", pieces, dpi.1)] {
            let png = export::png(&document, 0, dpi, false).expect("the page can be drawn");
            pictures.push((format!("{}-{part}.png", theme.name), png));
        }
    }
    pictures
}

/// The stickers of each hand: a file's name, the family and how it is coloured.
const HANDS: [(&str, &str, &str); 3] =
    [("line-hand", "line", "side"), ("papercut-hand", "papercut", "outline"), ("seal-hand", "seal", "outline")];

fn hands() -> Vec<(String, Vec<u8>)> {
    let picture = |(name, art, tones): (&str, &str, &str)| {
        let values = [STICKER_SHEET, ("face.art", art), ("face.tones", tones)];
        let document = themes_at_hand::load("classic", &values, &["pieces"]).document;
        (format!("{name}.png"), export::png(&document, 0, DPI.1, false).expect("the page can be drawn"))
    };
    HANDS.into_iter().map(picture).collect()
}

const A4: Size = Size::new(210.0, 297.0);
/// A sheet just large enough for the card and the ruler.
const CARD_SHEET: Size = Size::new(190.0, 150.0);
/// The shown rules: a file's name, the ruleset, the language and the kind of sheet.
const RULES: [(&str, &str, &str, SheetLayout); 5] = [
    ("classic-rules", "classic", "en", SheetLayout::Page),
    ("tierschach-rules", "tierschach", "de", SheetLayout::Page),
    ("chinese-rules", "classic", "zh-Hant", SheetLayout::Page),
    ("folded-rules", "classic", "en", SheetLayout::Fold),
    ("card-rules", "classic", "en", SheetLayout::Card),
];

fn pages_of_rules() -> Vec<(String, Vec<u8>)> {
    let mut pictures = Vec::new();
    for (name, rules, tag, layout) in RULES {
        let theme = themes_at_hand::theme("classic", &[("rules", rules)]);
        let language = Language::shipped(tag).expect("a shipped language").with_side_names(theme.side_names());
        let sheet = Sheet::build(&theme.rules, &language, None).expect("every rule has its words");
        let paper = if layout == SheetLayout::Card { CARD_SHEET } else { A4 };
        let plan = SheetPlan { layout, paper, annotate: false };
        let document = layout::rules(&theme, &[sheet], plan).expect("the sheet can be laid out");
        for page in 0..document.pages.len() {
            let number = if document.pages.len() == 1 { String::new() } else { format!("-{}", page + 1) };
            let png = export::png(&document, page, RULES_DPI, false).expect("the page can be drawn");
            pictures.push((format!("{name}{number}.png"), png));
        }
    }
    pictures
}

fn pixels(png: &[u8]) -> Pixels {
    let image = image::load_from_memory(png).expect("a picture").to_rgb8();
    Pixels { width: image.width() as usize, height: image.height() as usize, rgb: image.into_raw() }
}

#[test]
fn the_documentation_shows_what_the_program_makes() {
    let shown_on_pages = pages::all_text();
    let mut wrong = Vec::new();
    for (name, made) in pictures().into_iter().chain(hands()).chain(pages_of_rules()) {
        let path = PathBuf::from("examples/gallery").join(&name);
        if std::env::var_os("UPDATE").is_some() {
            fs::create_dir_all("examples/gallery").expect("the folder can be made");
            fs::write(&path, &made).expect("the picture can be written");
        }
        let shown = fs::read(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
        let apart = compare(&pixels(&shown), &pixels(&made));
        if apart.mean > SAME {
            wrong.push(format!("{name}: {apart:?}"));
        }
        assert!(shown_on_pages.contains(&format!("examples/gallery/{name}")), "no page shows {name}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
