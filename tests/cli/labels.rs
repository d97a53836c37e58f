//! Sheets of labels: every shipped one, drawn and measured; what a set does on one; what is said of a wrong one.

use crate::support::program::executable;
use crate::support::raster;
use crate::support::themes_at_hand;

use raster::Pixels;
use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider, NoFiles};
use shouqi::layout::{self, LABEL_TEST, Set};
use shouqi::scene::{Document, Item, LayerKind};
use shouqi::theme::{self, Keyword, LabelShape, LabelSheet, Outline, Overrides, PAPERS, find_label, label_sheets};

/// Dots to the inch of the measuring pictures.
const DPI: f64 = 300.0;
/// How far a label's edge may lie from where the maker says, in millimetres.
const CLOSE: f64 = 0.05;

/// The pieces of a set for this sheet: as large as its labels, and of their shape.
fn on(sheet: &LabelSheet, used: &str) -> Set {
    let shape = match sheet.shape {
        LabelShape::Disc => "disc",
        LabelShape::Square => "square",
    };
    let (piece, square) = (format!("{}mm", sheet.size + 1.0), format!("{}mm", sheet.size + 10.0));
    let safe = "1mm".to_owned();
    let label = sheet.name.clone();
    let values = [
        ("pieces.size", piece.as_str()),
        ("board.square", &square),
        ("pieces.shape", shape),
        ("pieces.safe", &safe),
        ("pieces.label", &label),
        ("pieces.label-used", used),
    ];
    themes_at_hand::load("classic", &values, &["pieces"])
}

/// Only the outlines of a test page: its numbers and words stay out.
fn outlines(document: &Document) -> Document {
    let mut document = document.part(LABEL_TEST);
    for layer in document.pages.iter_mut().flat_map(|page| &mut page.layers) {
        layer.items.retain(|item| matches!(item, Item::Path(path) if path.stroke.is_some()));
    }
    document
}

/// The edges of so many labels in a row; those of two that touch are one.
fn edges(first: f64, size: f64, pitch: f64, count: usize) -> Vec<f64> {
    let starts = (0..count).map(|place| first + place as f64 * pitch);
    let mut edges: Vec<f64> = starts.flat_map(|start| [start, start + size]).collect();
    edges.dedup_by(|a, b| (*a - *b).abs() < 0.01);
    edges
}

/// Faults of a page: every row and every column of labels, measured through its middle.
fn misplaced(sheet: &LabelSheet, pixels: &Pixels) -> Vec<String> {
    let dot = |mm: f64| (mm / 25.4 * DPI) as usize;
    let mut wrong = Vec::new();
    let mut compare = |what: String, found: Vec<f64>, stated: Vec<f64>| {
        let close = found.len() == stated.len() && found.iter().zip(&stated).all(|(a, b)| (a - b).abs() < CLOSE);
        if !close {
            wrong.push(format!("{} {what}: {found:.2?} for {stated:.2?}", sheet.name));
        }
    };
    for row in 0..sheet.rows {
        let y = sheet.middle(row * sheet.columns).y;
        let found = raster::crossings(|x| pixels.darkness(x, dot(y)), pixels.width, DPI);
        compare(format!("row {row}"), found, edges(sheet.first.x, sheet.size, sheet.pitch.x, sheet.columns));
    }
    for column in 0..sheet.columns {
        let x = sheet.middle(column).x;
        let found = raster::crossings(|y| pixels.darkness(dot(x), y), pixels.height, DPI);
        compare(format!("column {column}"), found, edges(sheet.first.y, sheet.size, sheet.pitch.y, sheet.rows));
    }
    wrong
}

#[test]
fn every_label_of_every_sheet_is_drawn_where_its_maker_cuts_it() {
    let mut wrong = Vec::new();
    for sheet in label_sheets() {
        let test = outlines(&on(sheet, "").document);
        assert_eq!(test.pages.len(), 1, "{}", sheet.name);
        wrong.extend(misplaced(sheet, &raster::svg(&test, 0, DPI)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_three_formats_place_labels_alike() {
    for name in ["Herma 4387", "Avery 5194", "Endisch 6503333x"] {
        let sheet = find_label(name).expect("a known sheet");
        let test = outlines(&on(sheet, "").document);
        let (pdf, ps) = (raster::pdf(&test, DPI as f32).remove(0), raster::ps(&test, DPI).remove(0));
        for (format, pixels) in [("pdf", pdf), ("ps", ps)] {
            assert_eq!(misplaced(sheet, &pixels), Vec::<String>::new(), "{format}");
        }
    }
}

#[test]
fn the_arithmetic_of_every_sheet_adds_up() {
    for sheet in label_sheets() {
        let (_, width, height) = PAPERS.iter().find(|(name, ..)| *name == sheet.paper).expect("a known paper");
        let block = sheet.block();
        let (right, below) = (width - block.x1, height - block.y1);
        assert!(block.x0 >= 0.0 && block.y0 >= 0.0 && right > -0.01 && below > -0.01, "{}", sheet.name);
        assert!(sheet.gap().is_none_or(|gap| gap > -0.01), "{}: neighbours overlap", sheet.name);
        let even = (block.x0 - right).abs() <= 0.25 && (block.y0 - below).abs() <= 0.25;
        assert_eq!(even, sheet.uneven.is_none(), "{}: {block:?}", sheet.name);
        assert!(find_label(&sheet.name).is_ok_and(|found| found == sheet));
    }
}

/// The middles of the stickers of a set, page by page.
fn stickers(set: &Set) -> Vec<Vec<(f64, f64)>> {
    let pages = set.document.pages.iter().filter(|page| page.part == "pieces");
    let artwork = pages.map(|page| page.layers.iter().find(|layer| layer.kind == LayerKind::Artwork));
    artwork
        .map(|layer| {
            let placed = layer.into_iter().flat_map(|layer| &layer.items).filter_map(|item| match item {
                Item::Use(placed) => Some(placed.transform.as_coeffs()),
                Item::Path(_) | Item::Glyphs(_) | Item::Image(_) | Item::Group(_) => None,
            });
            placed.map(|[.., x, y]| (x, y)).collect()
        })
        .collect()
}

#[test]
fn stickers_stand_on_the_labels_that_are_left() {
    let sheet = find_label("Herma 4387").expect("a known sheet");
    let places = |set: &Set| -> Vec<Vec<usize>> {
        let place = |at: &(f64, f64)| {
            let near = |place: &usize| {
                let middle = sheet.middle(*place);
                (middle.x - at.0).hypot(middle.y - at.1) < 0.001
            };
            (0..sheet.count()).find(near).expect("every sticker stands on a label")
        };
        stickers(set).iter().map(|page| page.iter().map(place).collect()).collect()
    };
    assert_eq!(places(&on(sheet, "")), [(0..18).collect::<Vec<_>>()]);
    assert_eq!(places(&on(sheet, "1-6, 9")), [[6, 7].into_iter().chain(9..25).collect::<Vec<_>>()]);
    // The rest goes on a new sheet, whose labels are all free.
    assert_eq!(places(&on(sheet, "1-40")), [(40..48).collect::<Vec<_>>(), (0..10).collect()]);
}

#[test]
fn ink_runs_over_a_labels_edge_and_never_onto_its_neighbour() {
    for sheet in label_sheets() {
        let theme = {
            let piece = format!("pieces.size={}mm", sheet.size + 1.0);
            let square = format!("board.square={}mm", sheet.size + 10.0);
            let shape = format!("pieces.shape={}", sheet.shape.keyword());
            let label = Some(sheet.name.clone());
            let set = vec![piece, square, shape, "pieces.safe=1mm".to_owned()];
            theme::load("classic", &Overrides { label, set, ..Overrides::default() }, &NoFiles)
                .unwrap_or_else(|error| panic!("{}: {error}", sheet.name))
        };
        let pieces = &theme.pieces;
        assert!((pieces.size - 2.0 * pieces.inset - sheet.size).abs() < 1e-9, "{}", sheet.name);
        let gap = sheet.gap().expect("there are several labels");
        assert!(pieces.bleed >= 0.0 && 2.0 * pieces.bleed <= gap.max(0.0) + 1e-9, "{}", sheet.name);
        assert_eq!(pieces.outline == Outline::Disc, sheet.shape == LabelShape::Disc);
    }
}

#[test]
fn several_sets_go_on_over_as_many_sheets_as_they_need() {
    let theme = themes_at_hand::theme(
        "classic",
        &[("size", "family"), ("pieces.label", "4387"), ("pieces.sets", "8"), ("pieces.spares", "0")],
    );
    let set = layout::set(&theme, &["pieces"]).expect("the set can be laid out");
    assert_eq!(stickers(&set).iter().map(Vec::len).collect::<Vec<_>>(), [48, 48, 32]);
    let plan = set.plan.pieces.expect("pieces were laid out");
    assert_eq!((plan.sheets, plan.label.as_deref()), (3, Some("Herma 4387")));
}

/// A file provider with one label file.
struct WithFile(&'static str);

impl FileProvider for WithFile {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, self.0))
    }

    fn bytes(&self, _: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        Err("no pictures here".into())
    }
}

fn with_file(text: &'static str, label: &str) -> Result<theme::Theme, theme::ThemeError> {
    let overrides =
        Overrides { label: Some(label.to_owned()), size: Some("family".to_owned()), ..Overrides::default() };
    theme::load("classic", &overrides, &WithFile(text))
}

const OWN: &str = "format = 1\n\n[[sheet]]\nname = \"Mine\"\npaper = \"A4\"\nshape = \"disc\"\nsize = \"28mm\"\n\
                   grid = [6, 8]\nfirst = [\"6mm\", \"12.5mm\"]\npitch = [\"34mm\", \"34.857142857mm\"]\n";

#[test]
fn a_sheet_of_ones_own_works_as_the_shipped_ones_do() {
    let theme = with_file(OWN, "./mine.toml").unwrap_or_else(|error| panic!("{error}"));
    let label = theme.pieces.label.expect("a label was read");
    assert_eq!((label.sheet.name.as_str(), label.sheet.count()), ("Mine", 48));
}

#[test]
fn the_example_of_a_label_file_can_be_printed_on() {
    let theme = with_file(include_str!("../../examples/labels/mine.toml"), "./mine.toml");
    let message = theme.expect_err("labels of 35 mm are too large for a family's discs").to_string();
    assert!(message.contains("labels of 35 mm are larger than pieces of 30 mm"), "{message}");
}

#[test]
fn an_invalid_custom_label_sheet_lists_every_fault() {
    let text = "format = 1\n\n[[sheet]]\nname = \"Mine\"\npaper = \"A4\"\nshape = \"disk\"\nsize = \"30\"\n\
                grid = [6, 80]\nfirst = [\"6mm\"]\npich = [\"34mm\", \"34mm\"]\n";
    let message = with_file(text, "./mine.toml").expect_err("it is wrong").to_string();
    for part in [
        "\"disk\" is not a shape of labels",
        "did you mean \"disc\"?",
        "a number with its unit, in quotes",
        "grid expects two integers from 1 to 60",
        "first expects two lengths, found 1",
        "a sheet of labels has no key \"pich\"",
        "did you mean \"pitch\"?",
        "this sheet has no pitch",
        "mine.toml:6:9",
    ] {
        assert!(message.contains(part), "{part} is missing in:\n{message}");
    }
    assert!(!message.contains("this theme has no"), "the theme is blamed for its label sheet:\n{message}");
}

#[test]
fn labels_that_overlap_or_leave_the_paper_are_reported_with_the_distance() {
    let overlap = "format = 1\n[[sheet]]\nname = \"Mine\"\npaper = \"A4\"\nshape = \"disc\"\nsize = \"28mm\"\n\
                   grid = [7, 8]\nfirst = [\"6mm\", \"12mm\"]\npitch = [\"27.5mm\", \"34mm\"]\n";
    let message = with_file(overlap, "./mine.toml").expect_err("it is wrong").to_string();
    assert!(message.contains("neighbours overlap by 0.5 mm"), "{message}");
    let off = "format = 1\n[[sheet]]\nname = \"Mine\"\npaper = \"A4\"\nshape = \"disc\"\nsize = \"28mm\"\n\
               grid = [6, 8]\nfirst = [\"20mm\", \"12mm\"]\npitch = [\"34mm\", \"34mm\"]\n";
    let message = with_file(off, "./mine.toml").expect_err("it is wrong").to_string();
    assert!(message.contains("sticks out of the paper by 8 mm"), "{message}");
    let uneven = "format = 1\n[[sheet]]\nname = \"Mine\"\npaper = \"A4\"\nshape = \"disc\"\nsize = \"28mm\"\n\
                  grid = [5, 8]\nfirst = [\"20mm\", \"12mm\"]\npitch = [\"34mm\", \"34mm\"]\n";
    let message = with_file(uneven, "./mine.toml").expect_err("it is wrong").to_string();
    assert!(message.contains("the margins are uneven: 20 mm left and 26 mm right"), "{message}");
}

#[test]
fn an_unknown_label_gets_a_hint() {
    let message = |label: &str, set: &[&str]| {
        let set = set.iter().map(|text| (*text).to_owned()).collect();
        let overrides = Overrides { label: Some(label.to_owned()), set, ..Overrides::default() };
        theme::load("classic", &overrides, &NoFiles).expect_err("it is wrong").to_string()
    };
    assert!(message("Herma 4378", &[]).contains("did you mean \"Herma 4387\"?"));
    assert!(message("Herma 4387", &[]).contains("labels of 30 mm are larger than pieces of 20 mm"));
    let square = message("Herma 4386", &["pieces.shape=square"]);
    assert!(square.contains("the labels of Herma 4386 do not have the shape of the pieces"), "{square}");
    let used = message("Herma 4386", &["pieces.label-used=1-200"]);
    assert!(used.contains("there is no label 200 on this sheet"), "{used}");
    let all = message("Herma 4386", &["pieces.label-used=1-96"]);
    assert!(all.contains("every label of the first sheet is used"), "{all}");
    assert!(message("Herma 4386", &["pieces.label-used=six"]).contains("\"six\" is not a range of labels"));
    assert!(message("none", &["pieces.label-used=1-6"]).contains("none is chosen"));
}

#[test]
fn the_test_comes_before_the_labels() {
    let set = on(find_label("Herma 4387").expect("a known sheet"), "");
    let parts: Vec<&str> = set.document.pages.iter().map(|page| page.part.as_str()).collect();
    assert_eq!(parts, [LABEL_TEST, "pieces"]);
}

#[test]
fn every_sheet_that_is_ranked_can_be_printed_on() {
    for (piece, shape) in [(20.0, None), (25.4, None), (30.0, None), (33.0, Some("square")), (40.0, None), (50.8, None)]
    {
        let fits = format!("{piece}mm");
        let mut arguments = vec!["labels", "--json", "--fits", &fits];
        arguments.extend(shape.into_iter().flat_map(|shape| ["--shape", shape]));
        let program = std::process::Command::new(executable()).args(&arguments).output();
        let printed = program.expect("the program runs").stdout;
        let rows: Vec<serde_json::Value> = serde_json::from_slice(&printed).expect("JSON");
        assert!(!rows.is_empty(), "something fits {piece} mm");
        for row in rows {
            let label = row["name"].as_str().expect("a name").to_owned();
            let square = format!("{}mm", piece + 12.0);
            let values = [
                ("pieces.size", fits.as_str()),
                ("board.square", &square),
                ("pieces.shape", shape.unwrap_or("disc")),
                ("pieces.label", &label),
            ];
            // Panics with the fault if the sheet is refused.
            let set = themes_at_hand::load("classic", &values, &["pieces"]);
            assert_eq!(set.plan.pieces.expect("pieces").label, Some(label));
        }
    }
}
