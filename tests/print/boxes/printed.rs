//! Boxes on paper: their lines measure what was planned, and every theme has them.

use crate::support::themes_at_hand::{load_extra, theme};
use shouqi::dieline::{Card, Contents, sleeve, tray, tuck};
use shouqi::export::{self, cut_lines, score_lines};
use shouqi::geom::{Rect, Size};
use shouqi::layout::{LayoutError, Set};
use shouqi::preflight::{Severity, check};
use shouqi::scene::Document;
use shouqi::theme::THEMES;

/// How far a finished size may lie from the planned one.
const CLOSE: f64 = 0.05;

fn boxed(name: &str, values: &[(&str, &str)]) -> Set {
    load_extra(name, values, "box").unwrap_or_else(|error| panic!("{name} with {values:?}: {error}"))
}

/// The box around the cut lines of a page.
fn cut(document: &Document, page: usize) -> Rect {
    let lines = cut_lines(document, page);
    lines.iter().map(|line| line.bounds()).reduce(|all, next| all.union(next)).expect("something is cut")
}

/// The contents of a box for discs of 5 mm in card of 0.3 mm, and the area that they are planned for.
fn planned(across: f64) -> (Contents, Size) {
    let a4 = Size::new(210.0, 297.0);
    let contents = Contents { pieces: 16, across, thickness: 5.0, rules: Some(a4), card: Card(0.3) };
    (contents, Size::new(190.0, 259.4))
}

#[test]
fn the_lines_of_a_tuck_box_measure_what_was_planned() {
    for (discs, values) in [(20.0, "20mm"), (30.0, "30mm")] {
        let set = boxed("classic", &[("pieces.size", values), ("board.square", "36mm")]);
        let (contents, area) = planned(discs);
        let fit = contents.tuck_box(area, 2.0).expect("a box");
        let net = tuck(&fit.measures);
        let (found, wanted) = (cut(&set.document, 0), net.bounds());
        assert!((found.width() - wanted.width()).abs() < CLOSE, "{found:?} is not {wanted:?}");
        assert!((found.height() - wanted.height()).abs() < CLOSE, "{found:?} is not {wanted:?}");
        let scored: usize = score_lines(&set.document, 0).len();
        assert_eq!(scored, net.creases().len());
        let dxf = export::dxf(&set.document, 0).expect("a box is cut");
        for layer in ["CUT", "SCORE", "GLUE"] {
            let lines: Vec<&str> = dxf.lines().map(str::trim).collect();
            assert!(lines.windows(2).any(|pair| pair == ["8", layer]), "nothing on the layer {layer}");
        }
    }
}

#[test]
fn tray_sleeve_and_floor_have_their_sizes_and_lie_apart() {
    let set = boxed("classic", &[("box.style", "matchbox"), ("pieces.size", "20mm")]);
    let (contents, area) = planned(20.0);
    let fit = contents.matchbox(area, 2.0).expect("a box");
    let sheets: Vec<Vec<Rect>> = (0..set.document.pages.len())
        .map(|page| cut_lines(&set.document, page).iter().map(|line| line.bounds()).collect())
        .collect();
    let [length, width, _] = fit.tray.inner;
    let floor = Size::new(length - 0.6, width - 0.6);
    for wanted in [sleeve(&fit.sleeve).bounds().size(), tray(&fit.tray).bounds().size(), floor] {
        let is_it = |found: &Rect| {
            (found.width() - wanted.width).abs() < CLOSE && (found.height() - wanted.height).abs() < CLOSE
        };
        assert!(sheets.iter().flatten().any(is_it), "{wanted:?} is not among {sheets:?}");
    }
    for sheet in sheets {
        for (place, one) in sheet.iter().enumerate() {
            assert!(sheet[place + 1..].iter().all(|other| !one.overlaps(*other)), "{sheet:?}");
        }
    }
}

#[test]
fn every_theme_has_every_box_inside_its_margins_and_without_faults() {
    for shipped in THEMES {
        for style in ["tuck", "matchbox", "wood"] {
            let values = [("box.style", style)];
            let set = boxed(shipped.name, &values);
            let theme = theme(shipped.name, &values);
            for (place, page) in set.document.pages.iter().enumerate() {
                let keep = page.media.to_rect().inset(-theme.paper.margin).inflate(1e-6, 1e-6);
                assert!(
                    keep.union(page.bleed) == keep,
                    "{} {style}, page {}: {:?}",
                    shipped.name,
                    place + 1,
                    page.bleed
                );
            }
            let faults: Vec<_> =
                check(&theme, &set).into_iter().filter(|finding| finding.severity == Severity::Fault).collect();
            assert!(faults.is_empty(), "{} {style}: {faults:#?}", shipped.name);
        }
    }
}

#[test]
fn a_box_that_fits_no_orientation_of_the_paper_names_one_that_would_do() {
    let values = [("pieces.size", "40mm"), ("board.square", "45mm"), ("box.thickness", "20mm"), ("paper.size", "A5")];
    let refused = load_extra("classic", &values, "box").expect_err("the net is too large");
    assert!(
        matches!(refused, LayoutError::NetTooLarge { enough: Some("A3" | "A4" | "Letter" | "Legal"), .. }),
        "{refused}"
    );
}

#[test]
fn a_box_is_the_same_bytes_each_time() {
    let pdf = || export::pdf(&boxed("classic", &[]).document).expect("it can be written");
    assert_eq!(pdf(), pdf());
}
