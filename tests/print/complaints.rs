//! What users of other programs complain about and no other file tests: boards cut through a square, characters that no
//! face has, discs without a sheet of labels.

use crate::support::themes_at_hand;

use shouqi::scene::LayerKind;
use themes_at_hand::load;

#[test]
fn no_board_is_cut_through_a_square_and_its_sheets_overlap() {
    for (size, paper) in [("family", "A4"), ("family", "Letter"), ("big", "A4"), ("big", "Letter"), ("small", "A6")] {
        let set = load("classic", &[("size", size), ("paper.size", paper)], &["board"]);
        let plan = set.plan.board.expect("a board was laid out");
        assert!(plan.tiling.sheets() > 1, "{size} on {paper} is one sheet");
        for (parts, cells) in [(&plan.tiling.across, plan.squares.0), (&plan.tiling.upwards, plan.squares.1)] {
            // Parts are counted in whole squares: none is left out, none is in two.
            let ends: Vec<usize> = parts.iter().flat_map(|part| [part.cells.start, part.cells.end]).collect();
            assert_eq!((ends.first(), ends.last()), (Some(&0), Some(&usize::from(cells))));
            assert!(ends[1..ends.len() - 1].chunks(2).all(|joint| joint[0] == joint[1]), "{ends:?}");
            // Of two neighbours one has a tab under the other.
            assert!(parts.windows(2).all(|pair| pair[0].tab.behind != pair[1].tab.before), "{parts:?}");
        }
        let pages = &set.document.pages;
        let whole: f64 = plan.size.width * plan.size.height;
        let printed: f64 = pages.iter().map(|page| page.trim.area()).sum();
        assert!(printed > whole, "{size} on {paper}: the sheets do not overlap");
        for page in pages {
            let marks = page.layers.iter().find(|layer| layer.kind == LayerKind::Guides);
            assert!(marks.is_some_and(|layer| layer.items.len() > 8), "{size} on {paper}: a sheet has no marks");
        }
    }
}

#[test]
fn a_character_that_no_face_has_is_named() {
    let error = themes_at_hand::refused("classic", &[("title", "Klingon \u{F8D0}")]);
    assert!(error.contains('\u{F8D0}') || error.contains("F8D0"), "{error}");
}

#[test]
fn the_default_board_takes_one_sheet_of_a4_and_one_of_letter() {
    for paper in ["A4", "Letter"] {
        let set = load("classic", &[("paper.size", paper)], &["board"]);
        assert_eq!(set.document.pages.len(), 1, "{paper}");
    }
}

#[test]
fn a_disc_of_each_size_that_is_sold_has_a_sheet_of_labels() {
    for disc in [20.0, 23.0, 25.0, 25.4, 29.0, 30.0, 32.0, 34.9, 35.0, 38.0, 40.0, 50.0] {
        let fitting =
            shouqi::theme::label_sheets().iter().filter(|sheet| sheet.size <= disc && sheet.size >= disc - 6.0);
        assert!(fitting.count() > 0, "no label fits a disc of {disc} mm");
    }
}
