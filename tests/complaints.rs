//! What users of other programs complain about, and the tests that keep it from happening here.
//!
//! Each complaint names its tests by file and function; they must exist, so that none is lost when a file is rewritten.
//! What no other file holds is tested here.

mod themes_at_hand;

use shouqi::scene::LayerKind;
use std::fs;
use themes_at_hand::load;

/// The complaints, with the tests that answer them.
const ANSWERED: &[(&str, &[(&str, &str)])] = &[
    (
        "a disc of 30 mm measures 31 mm, for its line straddles the edge",
        &[
            ("tests/measure.rs", "stickers_are_cut_to_the_size_of_the_disc_less_its_edge_in_every_format"),
            ("tests/pdf.rs", "a_disc_of_thirty_millimetres_measures_thirty"),
            ("tests/postscript.rs", "a_disc_of_thirty_millimetres_measures_thirty"),
            ("tests/svg.rs", "a_disc_of_thirty_millimetres_measures_thirty_and_a_square_thirty_six"),
            (
                "tests/cutting/main.rs",
                "sixteen_stickers_and_two_spare_ones_are_circles_of_their_size_where_the_page_has_them",
            ),
        ],
    ),
    (
        "page boxes are rounded to points",
        &[
            ("tests/pdf.rs", "the_boxes_are_exact"),
            ("tests/measure.rs", "a_sheet_is_exactly_as_large_as_its_paper_in_every_format"),
        ],
    ),
    (
        "an SVG without units opens at three quarters of its size",
        &[
            ("tests/svg.rs", "the_root_says_the_true_size_in_millimetres"),
            ("tests/cutting/main.rs", "the_svg_is_in_real_millimetres_and_holds_red_hairlines_only"),
        ],
    ),
    (
        "fit to page makes prints smaller",
        &[
            ("tests/pdf.rs", "a_viewer_is_told_title_language_and_true_size"),
            ("tests/measure.rs", "rulers_measure_a_hundred_millimetres_and_four_inches_in_every_format"),
            ("tests/calibration/main.rs", "a_page_that_was_made_to_fit_the_sheet_is_refused"),
        ],
    ),
    (
        "printers are off by a millimetre or two, and by some parts of a thousand",
        &[
            ("tests/calibration/main.rs", "a_set_for_a_printer_that_is_off_comes_out_true"),
            ("tests/calibration/main.rs", "rulers_and_cut_circles_measure_right_in_print"),
            ("tests/calibration/main.rs", "the_crosses_stand_where_they_should_in_every_format_of_a_printed_page"),
        ],
    ),
    (
        "posters are cut through squares, without overlap and marks",
        &[
            ("tests/complaints.rs", "no_board_is_cut_through_a_square_and_its_sheets_overlap"),
            ("tests/assembly/main.rs", "the_joined_sheets_bear_the_numbers_of_the_boards_pages"),
        ],
    ),
    (
        "fonts are not embedded, or characters become boxes",
        &[
            ("tests/pdf.rs", "every_face_is_embedded_and_cut_down"),
            ("tests/complaints.rs", "a_character_that_no_face_has_is_named"),
        ],
    ),
    (
        "the output differs on every run",
        &[
            ("tests/make.rs", "two_runs_in_other_folders_homes_languages_and_seconds_write_the_same_bytes"),
            ("tests/cutting/main.rs", "the_same_set_gives_the_same_bytes"),
        ],
    ),
    (
        "there is no layer for the cutter",
        &[
            ("tests/pdf.rs", "only_lines_of_the_cut_layer_are_on_the_cutters_plate"),
            ("tests/postscript.rs", "the_plate_of_the_cutter_is_used_for_cut_lines_only"),
            ("tests/svg.rs", "the_cut_line_names_its_plate"),
            ("tests/cutting/main.rs", "only_the_layer_for_the_cutter_is_cut_and_no_words_on_it"),
        ],
    ),
    (
        "two sides look alike on a grey printer",
        &[
            ("src/preflight/sides.rs", "blue_and_red_rings_of_one_shape_merge_in_grey"),
            ("tests/inks.rs", "a_grey_printer_gets_black_ink_and_nothing_else"),
        ],
    ),
    (
        "there is A4 only, or Letter only",
        &[
            ("src/layout/room.rs", "what_is_made_for_a4_fits_on_letter_and_the_other_way_round"),
            ("tests/complaints.rs", "the_default_board_takes_one_sheet_of_a4_and_one_of_letter"),
        ],
    ),
    (
        "printing cannot start on a part-used sheet, and nobody knows which sheet fits a disc",
        &[
            ("tests/labels.rs", "stickers_stand_on_the_labels_that_are_left"),
            ("tests/labels.rs", "every_label_of_every_sheet_is_drawn_where_its_maker_cuts_it"),
            ("tests/complaints.rs", "a_disc_of_each_size_that_is_sold_has_a_sheet_of_labels"),
        ],
    ),
];

#[test]
fn every_complaint_is_answered_by_tests_that_exist() {
    for (complaint, tests) in ANSWERED {
        assert!(!tests.is_empty(), "{complaint}: no test answers it");
        for (file, name) in *tests {
            let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
            assert!(text.contains(&format!("fn {name}()")), "{complaint}: {file} has no test {name}");
        }
    }
}

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
