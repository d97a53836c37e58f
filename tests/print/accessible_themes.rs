//! Accessible themes (`clear`, `large`) and the travel set: legibility, contrast and sizes of the printed pages.

use crate::support::raster;
use crate::support::themes_at_hand;

use raster::Pixels;
use shouqi::export;
use shouqi::layout::PARTS;
use shouqi::preflight::{Severity, examine};
use shouqi::scene::{Document, LayerKind};
use shouqi::theme::THEMES as THEMES_SHIPPED;

const THEMES: [&str; 3] = ["clear", "large", "travel"];
/// Dots to the inch of the measuring pictures.
const DPI: f64 = 300.0;
/// How far a measured length may lie from the right one, in millimetres.
const CLOSE: f64 = 0.05;

#[test]
fn preflight_has_no_findings() {
    for name in THEMES {
        let theme = themes_at_hand::theme(name, &[]);
        let set = themes_at_hand::load(name, &[], &PARTS);
        let found = examine(&theme, &set).findings;
        let worst: Vec<_> = found.iter().filter(|finding| finding.severity != Severity::Advice).collect();
        assert!(worst.is_empty(), "{name}: {worst:#?}");
    }
}

#[test]
fn a_part_is_a_small_file_without_pixels() {
    for name in THEMES {
        for part in PARTS {
            let document = themes_at_hand::load(name, &[], &[part]).document;
            assert!(document.pictures.is_empty(), "{name} {part}");
            let bytes = export::pdf(&document).expect("the part can be written").len();
            assert!(bytes < 200_000, "{name} {part}: {bytes} bytes");
        }
    }
}

#[test]
fn a_board_of_any_theme_is_less_than_140_kilobytes() {
    for name in THEMES_SHIPPED.iter().map(|theme| theme.name) {
        let document = themes_at_hand::load(name, &[], &["board"]).document;
        let bytes = export::pdf(&document).expect("the board can be written").len();
        assert!(bytes < 140_000, "{name}: {bytes} bytes");
    }
}

#[test]
fn a_travel_board_is_one_sheet_of_a5_and_two_of_a6() {
    let sheets = |values: &[(&str, &str)]| {
        let set = themes_at_hand::load("travel", values, &["board"]);
        let plan = set.plan.board.expect("a board was laid out");
        assert_eq!(plan.square, values.get(1).map_or(16.5, |_| 11.0));
        plan.tiling.sheets()
    };
    assert_eq!(sheets(&[]), 1);
    assert_eq!(sheets(&[("paper.size", "A6")]), 2);
    assert_eq!(sheets(&[("paper.size", "A6"), ("board.square", "11mm"), ("pieces.size", "9mm")]), 1);
    let refused = themes_at_hand::refused("travel", &[("paper.size", "A6"), ("board.square", "120mm")]);
    assert_eq!(refused, "a square of 120 mm does not fit on this paper; 78 mm is the most");
}

/// Where lines lie across a page, in millimetres from its left edge, at a height.
fn across(pixels: &Pixels, mm: f64) -> Vec<f64> {
    let y = (mm / 25.4 * DPI) as usize;
    raster::crossings(|x| pixels.darkness(x, y), pixels.width, DPI)
}

fn guides(document: &Document, page: usize) -> Document {
    let mut guides = document.page(page);
    for page in &mut guides.pages {
        page.layers.retain(|layer| layer.kind == LayerKind::Guides);
    }
    guides
}

#[test]
fn a_small_sheet_has_a_ruler_of_fifty_millimetres_that_lies_on_it_whole() {
    let set = themes_at_hand::load("travel", &[("paper.size", "A6")], &PARTS);
    for page in 0..set.document.pages.len() {
        let guides = guides(&set.document, page);
        let pixels = raster::svg(&guides, 0, DPI);
        let height = guides.pages[0].media.height;
        let regular = |run: &[f64]| run.windows(2).all(|pair| (pair[1] - pair[0] - 10.0).abs() < CLOSE);
        let ruler = (0..(height * 5.0) as usize).find_map(|fifth| {
            let lines = across(&pixels, fifth as f64 / 5.0 + 0.1);
            lines.windows(6).find(|run| regular(run)).map(|run| run[5] - run[0])
        });
        let ruler = ruler.unwrap_or_else(|| panic!("page {page} has no ruler of 50 mm"));
        assert!((ruler - 50.0).abs() < CLOSE, "page {page}: {ruler:.3} mm");
        // Nothing runs off the sheet: its outermost two millimetres are empty.
        let (wide, high, edge) = (pixels.width, pixels.height, (2.0 / 25.4 * DPI) as usize);
        let dark = |x: usize, y: usize| pixels.darkness(x, y) > 0.05;
        let beside = (0..high).any(|y| (0..edge).any(|x| dark(x, y) || dark(wide - 1 - x, y)));
        let above = (0..wide).any(|x| (0..edge).any(|y| dark(x, y) || dark(x, high - 1 - y)));
        assert!(!beside && !above, "page {page}: a guide runs off the sheet");
    }
}
