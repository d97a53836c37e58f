//! The assembly sheet: every theme in every language, its words apart and on the paper, its numbers those of the plan.

use crate::support::raster;
mod extras;
mod seen;
use crate::support::themes_at_hand;
mod wooden;

use seen::{Seen, panel};
use shouqi::diagnostics::Source;
use shouqi::fonts::FaceId;
use shouqi::geom::{Point, Rect, Size};
use shouqi::language::{LANGUAGES, Language};
use shouqi::layout::{self, ASSEMBLY, PARTS, RULES, Reading, Set, SheetPlan};
use shouqi::rulesheet::{Sheet, prove};
use shouqi::scene::{Colour, Document, Item};
use shouqi::theme::{PAPERS, SheetLayout, THEMES, Theme};
use std::collections::BTreeSet;
use std::fs;
use themes_at_hand::theme;

fn language(tag: &str) -> Language {
    Language::shipped(tag).expect("a shipped language loads")
}

/// Parts of a set, without its rules: that they are proved does not matter here.
fn laid(theme: &Theme, languages: &[Language], parts: &[&str]) -> Set {
    let paper = Size::new(theme.paper.short, theme.paper.long);
    let plan = SheetPlan { layout: SheetLayout::Page, paper, annotate: false };
    let reading = Reading::new(languages, &[], plan);
    layout::set_to_read(theme, parts, Some(reading)).unwrap_or_else(|error| panic!("{}: {error}", theme.name))
}

fn alone(theme: &Theme, tag: &str) -> Document {
    laid(theme, &[language(tag)], &[ASSEMBLY]).document
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<f64> {
    let words = text.split(|c: char| !c.is_ascii_digit() && c != '.').map(|word| word.trim_matches('.'));
    words.filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn a_set_with_backs_has_a_sheet_in_every_language_with_nothing_amiss() {
    let languages: Vec<Language> = LANGUAGES.iter().map(|tag| language(tag)).collect();
    let mut faults = Vec::new();
    for backs in ["stickers", "gutter", "long-edge", "short-edge", "stand"] {
        for (name, size) in [("classic", "big"), ("colouring", "small")] {
            let theme = theme(name, &[("size", size), ("pieces.backs", backs), ("pieces.turned", "no")]);
            let set = laid(&theme, &languages, &[ASSEMBLY]);
            for (page, tag) in LANGUAGES.iter().enumerate() {
                let found = Seen::on(&set.document, page).faults(set.document.pages[page].media);
                faults.extend(found.into_iter().map(|fault| format!("{name} {backs} {tag}: {fault}")));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_theme_has_a_sheet_in_every_language_on_both_papers_with_nothing_amiss() {
    let mut faults = Vec::new();
    let mut sheets = 0;
    for name in THEMES.iter().map(|theme| theme.name) {
        for size in ["small", "family", "big"] {
            for paper in ["A4", "Letter"] {
                let theme = theme(name, &[("size", size), ("paper.size", paper)]);
                let languages: Vec<Language> = LANGUAGES.iter().map(|tag| language(tag)).collect();
                // A character that a face lacks fails here.
                let set = laid(&theme, &languages, &[ASSEMBLY]);
                for (place, page) in set.document.pages.iter().enumerate() {
                    // Only the first page of a sheet has its title.
                    sheets += page.bookmarks.len();
                    let tag = LANGUAGES[(sheets - 1) % LANGUAGES.len()];
                    let found = Seen::on(&set.document, place).faults(page.media);
                    faults.extend(found.into_iter().map(|fault| format!("{name} {size} {paper} {tag}: {fault}")));
                }
            }
        }
    }
    assert_eq!(sheets, THEMES.len() * 3 * 2 * LANGUAGES.len());
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_numbers_on_it_are_those_of_the_plan() {
    let overlaps = [("classic", "10mm"), ("classic", "8mm"), ("colouring", "12mm"), ("schule", "10mm")];
    for (name, overlap) in overlaps {
        for (size, piece) in [("small", "20mm"), ("family", "30mm"), ("big", "38mm")] {
            let theme = theme(
                name,
                &[("size", size), ("board.overlap", overlap), ("pieces.size", piece), ("pieces.spares", "4")],
            );
            let set = laid(&theme, &[language("en")], &[PARTS[0], PARTS[1], ASSEMBLY]);
            let (board, pieces) = (set.plan.board.expect("a board"), set.plan.pieces.expect("pieces"));
            let sheets = board.tiling.sheets();
            let seen = Seen::on(&set.document, sheets + pieces.sheets);
            let on_it = numbers(&seen.text());
            let steps = set.plan.assembly.expect("an assembly sheet").steps;
            let mut stated = vec![
                pieces.stickers as f64,
                pieces.piece,
                pieces.sticker,
                pieces.sheets as f64,
                pieces.spares as f64,
                sheets as f64,
                board.size.width.ceil(),
                board.size.height.ceil(),
                (sheets + pieces.sheets) as f64,
                (sheets + pieces.sheets + 1) as f64,
                100.0,
            ];
            if sheets > 1 {
                stated.push(theme.board.overlap);
            }
            if pieces.spare_animals > 0 {
                stated.push(pieces.spare_animals as f64);
            }
            for number in &stated {
                assert!(on_it.contains(number), "{name} {size}: {number} is not on it: {}", seen.text());
            }
            // The numbers of steps, the age, the 4 of A4.
            let known = (1..=steps).map(|step| step as f64).chain([3.0, 4.0]);
            let allowed: Vec<f64> = stated.into_iter().chain(known).collect();
            let strange: Vec<&f64> = on_it.iter().filter(|number| !allowed.contains(number)).collect();
            assert!(strange.is_empty(), "{name} {size}: nobody planned {strange:?}: {}", seen.text());
        }
    }
}

#[test]
fn it_covers_the_whole_set_whichever_parts_are_printed() {
    let theme = theme("classic", &[("size", "family")]);
    let whole = laid(&theme, &[language("en")], &[PARTS[0], PARTS[1], ASSEMBLY]).document;
    let only = laid(&theme, &[language("en")], &[ASSEMBLY]).document;
    let last = whole.pages.len() - 1;
    assert_eq!(Seen::on(&whole, last).text(), Seen::on(&only, 0).text());
    assert_eq!(only.pages.len(), 1);
}

#[test]
fn the_rules_sheet_is_listed_with_its_sheets_before_the_assembly_sheet() {
    let theme = theme("classic", &[]);
    let english = [language("en")];
    let proof = prove(&theme.rules).unwrap_or_else(|error| panic!("{error}"));
    let sheet = Sheet::proved(&theme.rules, &english[0], None, &proof).unwrap_or_else(|error| panic!("{error}"));
    let plan = SheetPlan { layout: SheetLayout::Page, paper: Size::new(210.0, 297.0), annotate: false };
    let reading = Reading::new(&english, std::slice::from_ref(&sheet), plan);
    for parts in [&[ASSEMBLY][..], &["board", "pieces", RULES, ASSEMBLY]] {
        let set = layout::set_to_read(&theme, parts, Some(reading)).unwrap_or_else(|error| panic!("{error}"));
        let parts_of_pages: Vec<&str> = set.document.pages.iter().map(|page| page.part.as_str()).collect();
        assert_eq!(parts_of_pages.last(), Some(&ASSEMBLY), "it stands last");
        let text = Seen::on(&set.document, set.document.pages.len() - 1).text();
        assert!(text.contains("sheet 3, file “rules”") && text.contains("sheet 4, file “assembly”"), "{text}");
    }
}

#[test]
fn a_board_on_one_sheet_is_not_joined() {
    let pictures = |size: &str, tag: &str| {
        let document = alone(&theme("classic", &[("size", size)]), tag);
        Seen::on(&document, 0).pictures.into_iter().map(|(shown, _)| shown).collect::<Vec<_>>()
    };
    assert!(!pictures("small", "en").contains(&"Join.".to_owned()));
    assert!(pictures("family", "en").contains(&"Join.".to_owned()));
    assert!(!pictures("small", "de").contains(&"Verbinden.".to_owned()));
    assert!(pictures("big", "de").contains(&"Verbinden.".to_owned()));
}

#[test]
fn wherever_nothing_but_outlines_is_printed_there_is_a_card_to_colour_in_in_every_language() {
    let ringed = [("pieces.white.colour", "#2E7D32"), ("pieces.black.colour", "#6D4C41"), ("pieces.black.foot", "yes")];
    for values in [&[][..], &ringed, &[("colours.ink", "navy")], &[("face.art", "papercut")][..]] {
        let theme = theme("colouring", values);
        for tag in LANGUAGES {
            let language = Language::shipped(tag).expect("the language is shipped");
            let text = Seen::on(&alone(&theme, tag), 0).text();
            for key in ["make-colour", "buy-pencils"] {
                let words = language.say(key, &[]).expect("every language says it");
                let bare = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>();
                assert!(bare(&text).contains(&bare(&words)), "{values:?} in {tag}: {words} is not in {text}");
            }
        }
    }
}

#[test]
fn only_a_set_to_be_coloured_has_a_card_for_that_and_needs_pencils() {
    for name in THEMES.iter().map(|theme| theme.name) {
        let text = Seen::on(&alone(&theme(name, &[]), "en"), 0).text();
        let coloured = text.contains("Colour in.") && text.contains("Coloured pencils");
        assert_eq!(coloured, name == "colouring", "{name}: {text}");
        assert_eq!(text.contains("Coloured pencils"), coloured);
    }
}

#[test]
fn the_joined_sheets_have_the_numbers_of_the_boards_pages() {
    let document = alone(&theme("classic", &[("size", "big")]), "en");
    let seen = Seen::on(&document, 0);
    let sheets = laid(&theme("classic", &[("size", "big")]), &[], &["board"]).plan.board.expect("a board");
    let pictured: Vec<&str> =
        seen.words.iter().filter(|(.., pictured)| *pictured).map(|(text, ..)| text.as_str()).collect();
    for number in 1..=sheets.tiling.sheets() {
        assert!(pictured.contains(&number.to_string().as_str()), "{number} is not among {pictured:?}");
    }
    let beyond = (sheets.tiling.sheets() + 1).to_string();
    assert!(!pictured.contains(&beyond.as_str()), "{pictured:?}");
}

#[test]
fn a_board_over_dozens_of_sheets_still_has_its_map() {
    for paper in ["A4", "Letter"] {
        let theme = theme("classic", &[("board.square", "150mm"), ("paper.size", paper)]);
        let set = laid(&theme, &[language("de")], &[ASSEMBLY]);
        let seen = Seen::on(&set.document, 0);
        let faults = seen.faults(set.document.pages[0].media);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        assert!(seen.text().contains("63 Teilen"), "{}", seen.text());
    }
}

#[test]
fn labels_are_bought_by_name_and_are_not_cut_out() {
    let theme = theme("classic", &[("pieces.label", "Herma 4386")]);
    let set = laid(&theme, &[language("en")], &[PARTS[1], ASSEMBLY]);
    let plan = set.plan.pieces.expect("pieces");
    let text = Seen::on(&set.document, set.document.pages.len() - 1).text();
    assert!(text.contains(&format!("{} × Herma 4386", plan.sheets)), "{text}");
    assert!(text.contains("Trim the board") && !text.contains("Cut each sticker"), "{text}");
    assert!(text.contains("sheet 2, file “label-test”"), "{text}");
    let alone = laid(&theme, &[language("en")], &[ASSEMBLY]);
    assert_eq!(Seen::on(&alone.document, 0).text(), text, "what is planned is what is laid out");
}

#[test]
fn the_steps_match_joints_and_folds() {
    let text = |values: &[(&str, &str)]| {
        let text = Seen::on(&alone(&theme("classic", values), "en"), 0).text();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let glued = text(&[("size", "family")]);
    assert!(glued.contains("Put glue on the tab") && glued.contains("Keep the 10 mm tab."), "{glued}");
    assert!(glued.contains("a glue stick is best") && !glued.contains("edge to edge"), "{glued}");
    assert!(glued.contains("only along the edges with scissors"), "{glued}");
    let taped = text(&[("size", "family"), ("board.join", "butt")]);
    assert!(taped.contains("edge to edge and tape the joint") && taped.contains("and clear tape"), "{taped}");
    assert!(!taped.contains("Put glue on the tab") && !taped.contains("Keep the"), "{taped}");
    let rows = text(&[("size", "big")]);
    assert!(rows.contains("only along the upright edges") && rows.contains("then cut and join the rows"), "{rows}");
    let flat = text(&[]);
    assert!(flat.contains("Trim the board along its corner marks") && !flat.contains("Fold."), "{flat}");
    for (fold, words) in [("half", "picture inside"), ("thirds", "both ends over the middle"), ("quarter", "once more")]
    {
        let folded = text(&[("board.fold", fold)]);
        assert!(folded.contains("Fold.") && folded.contains(words), "{fold}: {folded}");
        assert!(folded.contains("Cut the card at the folds, too"), "{fold}: {folded}");
        // What is trimmed first has lost the marks for its folds.
        let place = |words: &str| folded.find(words).unwrap_or_else(|| panic!("{fold}: no {words} in {folded}"));
        assert!(place("Score the board") < place("Trim the board"), "{fold}: {folded}");
    }
}

#[test]
fn a_folded_set_on_labels_has_nothing_to_be_cut_before_its_folds() {
    let document = alone(&theme("classic", &[("board.fold", "half"), ("pieces.label", "Herma 4386")]), "en");
    let titles: Vec<String> = Seen::on(&document, 0).pictures.into_iter().map(|(title, _)| title).collect();
    assert!(!titles.contains(&"Cut.".to_owned()) && titles.contains(&"Fold.".to_owned()), "{titles:?}");
}

#[test]
fn joined_and_folded_boards_are_described_in_every_language() {
    let kinds: [(&str, &[(&str, &str)]); 4] = [
        ("classic", &[("size", "big"), ("board.join", "butt"), ("board.fold", "thirds")]),
        ("classic", &[("size", "big"), ("board.fold", "quarter"), ("paper.size", "Letter")]),
        ("colouring", &[("size", "big"), ("board.fold", "half")]),
        ("schule", &[("board.fold", "quarter")]),
    ];
    let mut faults = Vec::new();
    for (name, values) in kinds {
        let theme = theme(name, values);
        let languages: Vec<Language> = LANGUAGES.iter().map(|tag| language(tag)).collect();
        let set = laid(&theme, &languages, &[ASSEMBLY]);
        for (page, tag) in LANGUAGES.iter().enumerate() {
            let found = Seen::on(&set.document, page).faults(set.document.pages[page].media);
            faults.extend(found.into_iter().map(|fault| format!("{name} {values:?} {tag}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn two_languages_are_two_pages() {
    let theme = theme("schule", &[]);
    let set = laid(&theme, &[language("de"), language("zh-Hant")], &[ASSEMBLY]);
    let names: Vec<&str> = set.document.pages.iter().map(|page| page.name.as_str()).collect();
    assert_eq!(names, ["Bastelblatt", "製作說明"]);
    let drawings = set.document.symbols.iter().filter(|symbol| symbol.name.starts_with("panel-")).count();
    assert_eq!(Some(drawings), set.plan.assembly.as_ref().map(|plan| plan.steps), "both show the same drawings");
    let plan = set.plan.assembly.expect("an assembly sheet");
    assert_eq!((plan.pages, plan.languages.as_slice()), (2, &["de".to_owned(), "zh-Hant".to_owned()][..]));
}

#[test]
fn whatever_the_set_is_printed_on_the_sheet_is_upright_on_paper_of_its_own_or_for_home_printers() {
    for (paper, ..) in PAPERS {
        for orientation in ["auto", "landscape"] {
            let square = if paper == "A6" { "18mm" } else { "24mm" };
            let values = [
                ("paper.size", paper),
                ("paper.orientation", orientation),
                ("board.square", square),
                ("pieces.size", "12mm"),
            ];
            let media = alone(&theme("classic", &values), "en").pages[0].media;
            let letter = ["Letter", "Legal", "Tabloid"].contains(&paper);
            // On A5 this set's work finds room, on A6 none does.
            let expected = match paper {
                "A5" => Size::new(148.0, 210.0),
                _ if letter => Size::new(215.9, 279.4),
                _ => Size::new(210.0, 297.0),
            };
            assert_eq!(media, expected, "{paper}");
        }
    }
}

#[test]
fn a_set_for_the_pocket_has_its_sheet_on_its_own_paper_in_every_language_with_nothing_amiss() {
    let languages: Vec<Language> = LANGUAGES.iter().map(|tag| language(tag)).collect();
    let set = laid(&theme("travel", &[]), &languages, &[ASSEMBLY]);
    assert_eq!(set.plan.assembly.expect("an assembly sheet").paper, "A5");
    let mut faults = Vec::new();
    for (page, tag) in LANGUAGES.iter().enumerate() {
        let media = set.document.pages[page].media;
        assert_eq!(media, Size::new(148.0, 210.0), "{tag}");
        let found = Seen::on(&set.document, page).faults(media);
        faults.extend(found.into_iter().map(|fault| format!("{tag}: {fault}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_line_to_measure_has_the_stated_length_or_no_number() {
    let long = |document: &Document| {
        let lines = Seen::lines(document, "Print").into_iter().filter(|line| line.bounds.height() == 0.0);
        // With its round ends.
        lines.map(|line| line.bounds.width() + 0.5).fold(0.0, f64::max)
    };
    let has_bar = |document: &Document| {
        Seen::on(document, 0).words.iter().any(|(text, .., pictured)| *pictured && text == "100 mm")
    };
    for (name, paper) in [("classic", "A4"), ("clear", "Letter"), ("schule", "A4")] {
        let document = alone(&theme(name, &[("paper.size", paper)]), "en");
        assert!(has_bar(&document) && (long(&document) - 100.0).abs() < 0.01, "{name} {paper}: {}", long(&document));
    }
    // In large print its ends are larger, too.
    let large = alone(&theme("large", &[]), "en");
    let ends = 1.9 * 0.5 - 0.5;
    assert!(has_bar(&large) && (long(&large) + ends - 100.0).abs() < 0.01, "large: {}", long(&large) + ends);
    let pocket = alone(&theme("travel", &[]), "en");
    assert!(!has_bar(&pocket) && long(&pocket) < 99.0);
}

#[test]
fn scissors_cut_along_a_dashed_line() {
    for (name, values) in
        [("classic", vec![]), ("imperial", vec![]), ("travel", vec![]), ("classic", vec![("pieces.shape", "square")])]
    {
        let set = laid(&theme(name, &values), &[language("en")], &[ASSEMBLY]);
        let cut = Seen::lines(&set.document, "Cut");
        let blades: Vec<Rect> = cut.iter().filter(|line| line.blade).map(|line| line.bounds).collect();
        // Two scissors of two blades each, which cut upwards.
        assert_eq!(blades.len(), 4, "{name}");
        for pair in blades.chunks(2) {
            let axis = (pair[0].union(pair[1])).center().x;
            let middle = (pair[0].union(pair[1])).center().y;
            // Where the blades are, the line lies between them.
            let crossing = |(from, to): (&Point, &Point)| {
                let level = (middle - from.y) / (to.y - from.y);
                (0.0..=1.0).contains(&level).then(|| (from.lerp(*to, level).x - axis).abs())
            };
            let lines = cut.iter().filter(|line| line.dashed).map(|line| &line.points);
            let sides = lines.flat_map(|points| points.iter().zip(points.iter().cycle().skip(1)));
            let off = sides.filter_map(crossing).fold(f64::INFINITY, f64::min);
            assert!(off < 0.3, "{name}: the line passes the scissors {off:.2} mm off");
        }
    }
}

#[test]
fn stickers_are_cut_inside_their_colour_where_it_runs_off_and_outside_their_ring_where_it_does_not() {
    const DPI: f64 = 400.0;
    let runs_off = [("classic", true), ("imperial", true), ("travel", true), ("colouring", false)];
    for (name, runs_off) in runs_off {
        let theme = theme(name, &[]);
        let document = alone(&theme, "en");
        let page = raster::svg(&document, 0, DPI);
        let ring = theme.pieces.sides[0].colour.rgb();
        let circles: Vec<Rect> = Seen::lines(&document, "Cut")
            .into_iter()
            .filter(|line| line.dashed && (line.bounds.width() - line.bounds.height()).abs() < 0.05)
            .map(|line| line.bounds)
            .collect();
        assert_eq!(circles.len(), 4, "{name}");
        // Elephant, lion and tiger: the scissors lie on the fourth.
        for circle in &circles[..3] {
            let of_ring = |off: f64| {
                let radius = circle.width() / 2.0 + off;
                let hit = (0..72).filter(|degrees| {
                    let (sin, cos) = f64::from(*degrees * 5).to_radians().sin_cos();
                    let at = circle.center() + shouqi::geom::Vec2::new(cos, sin) * radius;
                    let [x, y] = [at.x, at.y].map(|mm| (mm / 25.4 * DPI).round() as usize);
                    let (r, g, b) = ring;
                    page.at(x, y).iter().zip([r, g, b]).all(|(is, wanted)| is.abs_diff(wanted) < 24)
                });
                hit.count()
            };
            let is_ring = |off: f64| of_ring(off) > 60;
            let (outside, inside) = (is_ring(0.05 * circle.width()), is_ring(-0.05 * circle.width()));
            // Between the dashes of the cut and pearls at the middle of the band.
            let goes_on = (2..9).any(|part| of_ring(-0.01 * f64::from(part) * circle.width()) > 30);
            assert_eq!(outside, runs_off, "{name}: colour beyond the cut");
            assert!(!runs_off || goes_on, "{name}: the band goes on inside the cut");
            assert!(
                runs_off || !inside && (5..20).any(|tenth| is_ring(-f64::from(tenth) / 10.0)),
                "{name}: a ring inside"
            );
        }
        for (place, one) in circles.iter().enumerate() {
            for other in &circles[..place] {
                let apart = one.center().distance(other.center()) - one.width();
                assert!(apart > 0.2 * one.width(), "{name}: {apart:.1} mm between two cuts leave no room for scissors");
            }
        }
    }
}

#[test]
fn the_line_around_a_sticker_is_drawn_in_the_pink_in_which_it_is_printed() {
    for name in ["classic", "woodcut", "colouring", "imperial", "schule"] {
        let cut = Seen::lines(&alone(&theme(name, &[]), "en"), "Cut");
        let round = |line: &&seen::Line| line.dashed && (line.bounds.width() - line.bounds.height()).abs() < 0.05;
        let inks: Vec<_> = cut.iter().filter(round).filter_map(|line| line.ink).collect();
        assert_eq!(inks, [Colour::Rgb(0xF9, 0x8F, 0xC4); 4], "{name}");
    }
    let squares = Seen::lines(&alone(&theme("classic", &[("pieces.cut", "squares")]), "en"), "Cut");
    let straight = squares.iter().filter(|line| line.dashed && line.points.len() == 2);
    let inks: Vec<_> = straight.filter_map(|line| line.ink).collect();
    assert_eq!(inks, [Colour::Rgb(0xF9, 0x8F, 0xC4); 6], "three cuts across, three down");
}

#[test]
fn measures_are_set_in_unambiguous_figures() {
    for name in ["classic", "travel", "pictures", "woodcut"] {
        for tag in ["en", "de", "zh-Hant"] {
            let document = alone(&theme(name, &[]), tag);
            let mut runs = Vec::new();
            document.pages[0].layers.iter().for_each(|layer| gather(&document, &layer.items, &mut runs));
            // The number of a step stands on a plate, in the face of titles.
            let is_step = |text: &str| text.len() <= 2 && text.chars().all(|c| c.is_ascii_digit());
            let figures = runs.iter().filter(|(text, _)| text.contains(|c: char| c.is_ascii_digit()) && !is_step(text));
            let faces: BTreeSet<&str> = figures.map(|(_, face)| document.fonts.face(*face).name()).collect();
            assert!(faces.iter().all(|face| face.contains("sans")), "{name} {tag}: {faces:?}");
        }
    }
}

/// What every run says, and its face.
fn gather(document: &Document, items: &[Item], runs: &mut Vec<(String, FaceId)>) {
    for item in items {
        match item {
            Item::Group(group) => gather(document, &group.items, runs),
            Item::Glyphs(run) => runs.push((run.text.clone(), run.face)),
            Item::Use(placed) => gather(document, panel(document, placed), runs),
            Item::Path(_) | Item::Image(_) => {}
        }
    }
}

#[test]
fn labels_are_drawn_on_their_sheet_and_cut_stickers_loose() {
    let dashed = |values: &[(&str, &str)]| {
        let set = laid(&theme("classic", values), &[language("en")], &[ASSEMBLY]);
        let lines = Seen::lines(&set.document, "Press on").into_iter().filter(|line| line.dashed);
        lines.map(|line| line.points.len() > 2 && line.points.first() == line.points.last()).collect::<Vec<_>>()
    };
    // The way to the piece is dashed, and on a sheet the empty place, too, which is round.
    assert_eq!(dashed(&[]), [false]);
    assert_eq!(dashed(&[("pieces.label", "Herma 4386")]), [true, false]);
}

#[test]
fn scissors_stay_on_the_sheet_of_stickers_and_off_the_animals() {
    for name in ["classic", "imperial", "travel", "colouring"] {
        let cut = Seen::lines(&alone(&theme(name, &[]), "en"), "Cut");
        let circles: Vec<Rect> = cut
            .iter()
            .filter(|line| line.dashed && (line.bounds.width() - line.bounds.height()).abs() < 0.05)
            .map(|line| line.bounds)
            .collect();
        let last = circles[3];
        let blades: Vec<Rect> = cut.iter().filter(|line| line.blade).map(|line| line.bounds).take(2).collect();
        let blades = blades[0].union(blades[1]);
        assert!(blades.x1 < last.x0 + 0.16 * last.width(), "{name}: a blade lies over the animal");
        assert!(blades.x0 > circles[2].x1, "{name}: a blade lies over its neighbour");
    }
}

#[test]
fn the_line_to_cut_along_is_named_as_it_is_printed_and_only_where_it_is() {
    let pink = [
        ("de", "rosa"),
        ("en", "pink"),
        ("es", "rosa"),
        ("fr", "rose"),
        ("it", "rosa"),
        ("ja", "ピンク"),
        ("nl", "roze"),
        ("pt-BR", "rosa"),
        ("zh-Hans", "粉红"),
        ("zh-Hant", "粉紅"),
    ];
    assert!(LANGUAGES.iter().all(|tag| pink.iter().any(|(known, _)| known == tag)));
    let printed: [&[(&str, &str)]; 4] =
        [&[], &[("pieces.cut", "squares")], &[("pieces.backs", "gutter")], &[("pieces.backs", "stand")]];
    let other: [&[(&str, &str)]; 4] = [
        &[("pieces.cut", "punch")],
        &[("cutter.machine", "cricut")],
        &[("colours.inks", "grey")],
        &[("pieces.label", "Herma 4386")],
    ];
    let languages: Vec<Language> = pink.iter().map(|(tag, _)| language(tag)).collect();
    for (values, named) in printed.map(|values| (values, true)).into_iter().chain(other.map(|values| (values, false))) {
        let document = laid(&theme("classic", values), &languages, &[ASSEMBLY]).document;
        for (page, (tag, word)) in pink.iter().enumerate() {
            let text = Seen::on(&document, page).text();
            assert_eq!(text.contains(word), named, "{tag} {values:?}: {text}");
        }
    }
}

#[test]
fn the_board_is_cut_inside_its_ground() {
    const DPI: f64 = 400.0;
    for name in ["classic", "imperial", "travel"] {
        let document = alone(&theme(name, &[]), "en");
        let page = raster::svg(&document, 0, DPI);
        let lines = Seen::lines(&document, "Cut");
        let trim = lines.iter().rfind(|line| line.dashed).expect("the cut of the board").bounds;
        let at = |x: f64, y: f64| {
            let [x, y] = [x, y].map(|mm| (mm / 25.4 * DPI).round() as usize);
            page.at(x, y)
        };
        let (level, away) = (trim.y0 + 0.3 * trim.height(), 0.018 * trim.width());
        let (outside, inside) = (at(trim.x0 - away, level), at(trim.x0 + away, level));
        assert_ne!(outside, [255; 3], "{name}: the ground goes on beyond the cut");
        assert_eq!(outside, inside, "{name}: it is one ground on both sides of the cut");
    }
}

#[test]
fn no_word_stands_alone_below_what_is_to_be_bought() {
    let seen = Seen::on(&alone(&theme("colouring", &[]), "en"), 0);
    let lines: Vec<&str> = seen.words.iter().map(|(text, ..)| text.trim()).collect();
    assert!(!lines.contains(&"through"), "{lines:?}");
}

#[test]
fn each_part_counts_its_own_pages_and_one_page_is_not_counted() {
    let words = |values: &[(&str, &str)], page: usize| {
        let set = laid(&theme("classic", values), &[language("en")], &[PARTS[0], PARTS[1]]);
        Seen::on(&set.document, page).text()
    };
    assert!(!words(&[], 0).contains("page 1"), "{}", words(&[], 0));
    let large = [("size", "family")];
    assert!(words(&large, 1).contains("page 2 of 2"), "{}", words(&large, 1));
}

#[test]
fn every_message_is_used_on_some_sheet() {
    let text = fs::read_to_string("templates/languages/en/assembly.ftl").expect("English can be read");
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    let keys: Vec<String> =
        text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(key).collect();
    // Each says a word of its own, without figures: these are set in another face.
    let letter = |number: usize| char::from(b'A' + u8::try_from(number).expect("a letter"));
    let word = |place: usize| format!("Word{}{}x", letter(place / 26), letter(place % 26));
    let mut own = String::from("language-tag = nds\nlanguage-extends = en\n");
    for (place, key) in keys.iter().enumerate() {
        own += &format!("{key} = {}\n", word(place));
    }
    let mut said = BTreeSet::new();
    let themes = [
        ("classic", ("size", "small")),
        ("colouring", ("size", "family")),
        ("laser", ("size", "small")),
        ("laser", ("size", "family")),
        ("laser", ("paper.size", "600mm x 300mm")),
    ];
    for (name, value) in themes {
        let spoken = Language::read(Source::new("words.ftl", own.clone())).unwrap_or_else(|error| panic!("{error}"));
        let document = laid(&theme(name, &[value]), &[spoken], &[ASSEMBLY]).document;
        let shown: Vec<String> = Seen::on(&document, 0).words.into_iter().map(|(text, ..)| text).collect();
        let text = format!("{} {}", shown.join(" "), document.pages[0].name);
        said.extend((0..keys.len()).filter(|&place| text.contains(&word(place))));
    }
    // Without its rules a set does not list them.
    let kinds: [&[(&str, &str)]; 10] = [
        &[("pieces.label", "Herma 4386")],
        &[("size", "big"), ("board.join", "butt")],
        &[("board.fold", "half")],
        &[("pieces.backs", "stickers")],
        &[("pieces.backs", "gutter")],
        &[("pieces.backs", "short-edge")],
        &[("pieces.backs", "stand")],
        &[("cutter.machine", "silhouette")],
        &[("pieces.fill", "spares")],
        &[("pieces.fill", "labels")],
    ];
    for values in kinds {
        let spoken = Language::read(Source::new("words.ftl", own.clone())).unwrap_or_else(|error| panic!("{error}"));
        let text = Seen::on(&laid(&theme("classic", values), &[spoken], &[ASSEMBLY]).document, 0).text();
        said.extend((0..keys.len()).filter(|&place| text.contains(&word(place))));
    }
    let unsaid: Vec<&String> =
        (0..keys.len()).filter(|place| !said.contains(place)).map(|place| &keys[place]).collect();
    assert_eq!(unsaid, ["set-rules"]);
}

#[test]
fn for_a_silhouette_the_sheet_names_the_file_and_the_numbers_of_its_marks() {
    let values = [("cutter.machine", "silhouette"), ("cutter.marks-inset", "12mm"), ("cutter.marks-line", "0.3mm")];
    for tag in LANGUAGES {
        for (sets, file) in [("1", "pieces-1.dxf"), ("6", "pieces-1.dxf … pieces-")] {
            let values = [&values[..], &[("pieces.sets", sets)]].concat();
            let document = alone(&theme("classic", &values), tag);
            let seen = Seen::on(&document, 0);
            let said: String = seen.words.iter().map(|(text, ..)| text.as_str()).collect::<Vec<_>>().join(" ");
            let plain: String = said.split_whitespace().collect();
            let file: String = file.split_whitespace().collect();
            assert!(plain.contains(&file) && plain.contains("CUT"), "{tag}: {said}");
            let numbers = numbers(&said);
            assert!([12.0, 20.0, 0.3].iter().all(|number| numbers.contains(number)), "{tag}: {said}");
            assert_eq!(seen.faults(document.pages[0].media), Vec::<String>::new(), "{tag}");
        }
    }
}
