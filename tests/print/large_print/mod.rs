//! Large print: whatever is read on paper has 16 points and more, on every page of a set.

mod found;
use crate::support::pdf_reading as reading;
use crate::support::themes_at_hand;
mod written;

use found::{Found, found};
use reading::File;
use shouqi::export;
use shouqi::geom::Size;
use shouqi::language::{LANGUAGES, Language};
use shouqi::layout::{self, ASSEMBLY, PARTS, RULES, Reading, Set, SheetPlan};
use shouqi::rulesheet::Sheet;
use shouqi::theme::{SheetLayout, Theme};
use std::collections::BTreeSet;
use themes_at_hand::theme;

/// The least size, in points.
const LEAST: f64 = 16.0;
/// Rounding may take so much of it.
const ROUNDING: f64 = 0.01;

/// What may be smaller: no text to read, but part of the artwork, as large as it finds room on its piece or its square;
/// and one mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Smaller {
    /// Strength, character and name on a piece.
    Piece,
    /// The strength on a piece in a picture.
    PicturedPiece,
    /// The words on traps, dens and rivers of the board.
    Square,
    /// Letters and numbers along a board, its title, the animals that are printed on it: in a theme that was not
    /// designed for large print.
    Board,
    /// A dagger that refers to a note: raised, and as high as an asterisk of 16 points.
    Dagger,
}

/// How large a raised dagger is beside its text, at the least.
const DAGGER: f64 = 0.6;

impl Smaller {
    /// What a run is, if it is none to be read.
    fn of(run: &Found, theme: &str) -> Option<Smaller> {
        let symbols: Vec<&str> = run.symbols.iter().map(String::as_str).collect();
        match symbols.as_slice() {
            [.., name] if name.starts_with("sticker-") || name.starts_with("back-sticker-") => Some(Smaller::Piece),
            [.., name] if name.starts_with("diagram-piece-") => Some(Smaller::PicturedPiece),
            ["board", "trap-w" | "trap-b" | "den-w" | "den-b"] => Some(Smaller::Square),
            ["board", name] if name.starts_with("water-") => Some(Smaller::Square),
            ["board", ..] if theme != "large" => Some(Smaller::Board),
            [] if run.text.chars().all(|mark| matches!(mark, '†' | '‡')) && run.points >= DAGGER * LEAST => {
                Some(Smaller::Dagger)
            }
            _ => None,
        }
    }
}

/// The whole set of a theme in a language.
fn set(theme: &Theme, tag: &str, layout: SheetLayout, annotate: bool) -> Set {
    let language = theme.with_side_names(Language::shipped(tag).expect("the language is shipped"));
    let sheet = Sheet::build(&theme.rules, &language, None).expect("the rules are proved");
    let paper = Size::new(theme.paper.short, theme.paper.long);
    let plan = SheetPlan { layout, paper, annotate };
    let reading = Reading::new(std::slice::from_ref(&language), std::slice::from_ref(&sheet), plan);
    let [board, pieces] = PARTS;
    layout::set_to_read(theme, &[board, pieces, RULES, ASSEMBLY], Some(reading))
        .unwrap_or_else(|error| panic!("{} in {tag}: {error}", theme.name))
}

/// A theme that speaks a language, with further values.
fn theme_in(name: &str, tag: &str, values: &[(&str, &str)]) -> Theme {
    let languages = format!("[\"{tag}\"]");
    theme(name, &[&[("languages", languages.as_str())], values].concat())
}

/// What is too small on the pages of a set; and which roles were met that are smaller.
fn too_small(name: &str, set: &Set, smaller: &mut BTreeSet<Smaller>) -> Vec<String> {
    let small = found(&set.document).into_iter().filter(|run| run.points < LEAST - ROUNDING);
    let read = small.filter(|run| match Smaller::of(run, name) {
        Some(role) => {
            smaller.insert(role);
            false
        }
        None => true,
    });
    read.map(|run| format!("{} {:?} {:.1} points: {}", run.part, run.symbols, run.points, run.text)).collect()
}

#[test]
fn all_that_is_read_has_16_points_in_every_language_and_on_every_paper() {
    let (mut faults, mut smaller, mut runs) = (Vec::new(), BTreeSet::new(), 0);
    for tag in LANGUAGES {
        for (name, values) in [
            ("large", [("paper.size", "A4")]),
            ("large", [("paper.size", "Letter")]),
            ("large", [("paper.size", "A5")]),
            ("classic", [("sheet.layout", "large")]),
        ] {
            let theme = theme_in(name, tag, &values);
            for layout in [SheetLayout::Large, SheetLayout::Card] {
                let set = set(&theme, tag, layout, false);
                runs += found(&set.document).len();
                let found = too_small(name, &set, &mut smaller);
                faults.extend(found.into_iter().map(|fault| format!("{name} {values:?} {tag}: {fault}")));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert!(runs > 10_000, "the pages were read: {runs} runs");
    // No exception is written down in vain.
    let all = [Smaller::Piece, Smaller::PicturedPiece, Smaller::Square, Smaller::Board];
    assert_eq!(smaller.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn all_that_is_read_has_16_points_whatever_the_set_is_made_of() {
    let kinds: [&[(&str, &str)]; 10] = [
        &[("size", "family")],
        &[("size", "big"), ("board.fold", "quarter")],
        &[("size", "big"), ("board.join", "butt"), ("board.fold", "half")],
        &[("pieces.backs", "gutter")],
        &[("pieces.backs", "stand"), ("pieces.turned", "no")],
        &[("pieces.backs", "long-edge")],
        &[("size", "big"), ("pieces.size", "31mm"), ("pieces.label", "Herma 4387")],
        &[("cutter.machine", "silhouette")],
        &[("rules", "playlah")],
        &[("rules", "tierschach")],
    ];
    let (mut faults, mut smaller) = (Vec::new(), BTreeSet::new());
    for values in kinds {
        for tag in ["en", "de", "ja"] {
            let set = set(&theme_in("large", tag, values), tag, SheetLayout::Large, true);
            let found = too_small("large", &set, &mut smaller);
            faults.extend(found.into_iter().map(|fault| format!("{values:?} {tag}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert!(smaller.contains(&Smaller::Dagger) && !smaller.contains(&Smaller::Board), "{smaller:?}");
}

#[test]
fn the_sheets_to_read_have_16_points_as_they_are_written_in_a_pdf() {
    for tag in ["en", "de", "ja"] {
        let document = set(&theme_in("large", tag, &[]), tag, SheetLayout::Large, false).document;
        for part in [RULES, ASSEMBLY] {
            let document = document.part(part);
            // Strengths in pictures are artwork.
            let artwork = found(&document).into_iter().filter(|run| Smaller::of(run, "large").is_some()).count();
            let file = File::read(&export::pdf(&document).expect("the sheet can be written"));
            let pages = 0..document.pages.len();
            let sizes: Vec<f64> = pages.flat_map(|page| written::sizes(&file, page)).collect();
            let read = found(&document).len() - artwork;
            let large = sizes.iter().filter(|points| **points >= LEAST - ROUNDING).count();
            assert!(read > 30 && large >= read, "{tag} {part}: {large} of {} strings, {read} to be read", sizes.len());
        }
    }
}

#[test]
fn the_notes_that_are_needed_to_join_a_board_find_room_in_large_print() {
    for (values, said) in [
        (&[("paper.size", "A4")][..], &["print at 100 % (actual size)", "100 mm"][..]),
        (&[("size", "family")], &["page 1 of 2", "glue sheet 2 over this edge", "sheet in row 1, column 1", "100 mm"]),
        (&[("size", "big")], &["page 6 of 6", "glue sheet 4 over this edge", "sheet in row 3, column 2"]),
    ] {
        let set = set(&theme_in("large", "en", values), "en", SheetLayout::Large, false);
        let notes: Vec<String> = found(&set.document.part("board"))
            .into_iter()
            .filter(|run| run.symbols.is_empty())
            .map(|run| run.text)
            .collect();
        for said in said {
            assert!(notes.iter().any(|note| note.contains(said)), "{values:?}: “{said}” is not among {notes:?}");
        }
    }
}

#[test]
fn the_assembly_sheet_counts_its_pages_and_none_is_nearly_empty() {
    for tag in LANGUAGES {
        for paper in ["A4", "Letter"] {
            let theme = theme_in("large", tag, &[("paper.size", paper)]);
            let set = set(&theme, tag, SheetLayout::Large, false);
            let plan = set.plan.assembly.as_ref().expect("an assembly sheet");
            let document = set.document.part(ASSEMBLY);
            assert_eq!((plan.pages, plan.paper.as_str()), (document.pages.len(), paper), "{tag}");
            assert!((2..=4).contains(&plan.pages), "{tag} on {paper}: {} pages", plan.pages);
            let first = set.document.pages.len() - plan.pages + 1;
            let last = set.document.pages.len();
            let said: Vec<String> = found(&document).into_iter().map(|run| run.text).collect();
            let listed = said.join("").replace(['\u{ad}', ' '], "");
            assert!(listed.contains(&format!("{first}–{last}")), "{tag} on {paper}: {first}–{last} is not in {listed}");
            for page in 0..plan.pages {
                let runs = found(&document.page(page));
                // Its number, and at least a step with its number or the foot.
                assert!(runs.len() >= 6, "{tag} on {paper}: page {} says {runs:?}", page + 1);
            }
        }
    }
}

#[test]
fn the_card_in_large_print_is_large_and_has_a_page_for_each_side() {
    for (paper, width) in [("A4", 157.5), ("Letter", 157.5), ("A5", 132.0)] {
        let theme = theme_in("large", "en", &[("paper.size", paper)]);
        let set = set(&theme, "en", SheetLayout::Card, false);
        let card = set.document.part(RULES);
        assert_eq!(card.pages.len(), 2, "{paper}");
        for page in &card.pages {
            assert!((page.trim.width() - width).abs() < 0.01, "{paper}: {:?}", page.trim.size());
        }
    }
}
