//! The static pictures of `templates/motifs`: every file is read, used, and as its README says.

use resvg::usvg::roxmltree::{Document as Xml, Node};
use shouqi::art::motifs::{BOARD_MOTIFS, BoardRole, TOOL_MOTIFS};
use shouqi::art::{Motif, MotifPart, Shown, Variant};
use shouqi::geom::{Rect, Shape};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const FOLDER: &str = "templates/motifs";
const SQUARE: Rect = Rect::new(-12.0, -12.0, 12.0, 12.0);

/// A file: its name, its text, and where its ink is.
struct File {
    name: &'static str,
    svg: String,
    ink: Rect,
}

fn file<R: Copy>(motif: &Motif<R>) -> File {
    let parts = motif.read().unwrap_or_else(|why| panic!("{}: {why}", motif.name));
    let ink = parts.iter().map(reach).reduce(|all, next| all.union(next));
    File {
        name: motif.name,
        svg: motif.svg().into_owned(),
        ink: ink.unwrap_or_else(|| panic!("{} shows nothing", motif.name)),
    }
}

/// Where the ink of a part is.
fn reach<R>(part: &MotifPart<R>) -> Rect {
    let half = part.line.as_ref().map_or(0.0, |line| line.width / 2.0);
    part.path.bounding_box().inflate(half, half)
}

fn files() -> Vec<File> {
    BOARD_MOTIFS.iter().map(|motif| file(motif)).chain(TOOL_MOTIFS.iter().map(|motif| file(motif))).collect()
}

fn listed(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            found.extend(listed(&path));
        } else {
            found.push(path.to_str().expect("a name in UTF-8").replace('\\', "/"));
        }
    }
    found
}

#[test]
fn every_file_is_a_row_of_the_table_and_every_row_a_file() {
    let on_disk: BTreeSet<String> = listed(Path::new(FOLDER)).into_iter().collect();
    let mut rows: BTreeSet<String> = files().iter().map(|file| format!("{FOLDER}/{}.svg", file.name)).collect();
    assert_eq!(rows.len(), BOARD_MOTIFS.len() + TOOL_MOTIFS.len(), "a file has one row");
    rows.insert(format!("{FOLDER}/README.md"));
    assert_eq!(on_disk, rows);
}

#[test]
fn every_motif_is_drawn_somewhere() {
    const TABLE: &str = "src/art/motifs.rs";
    let table = include_str!("../../src/art/motifs.rs");
    let row = |line: &'static str| {
        let (name, file) = line.trim().strip_suffix("\",")?.split_once(" = \"")?;
        file.contains('/').then_some(name)
    };
    let names: Vec<&str> = table.lines().filter_map(row).collect();
    assert_eq!(names.len(), BOARD_MOTIFS.len() + TOOL_MOTIFS.len());
    let sources = listed(Path::new("src")).into_iter().filter(|path| path.ends_with(".rs") && path != TABLE);
    let code: String = sources.map(|path| fs::read_to_string(path).expect("a source")).collect();
    let words: BTreeSet<&str> = code.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    for name in names {
        assert!(words.contains(name), "nothing draws {name}");
    }
}

#[test]
fn a_canvas_is_one_square_or_holds_the_tool() {
    for file in files() {
        let xml = Xml::parse(&file.svg).expect("SVG");
        let text = xml.root_element().attribute("viewBox").unwrap_or_default();
        let numbers: Vec<f64> = text.split(' ').filter_map(|number| number.parse().ok()).collect();
        let [x, y, width, height] = numbers[..] else { panic!("{}: the viewBox is “{text}”", file.name) };
        let canvas = Rect::new(x, y, x + width, y + height);
        let is_tool = file.name.starts_with("tools/");
        assert!(is_tool || canvas == SQUARE, "{}: the viewBox is “{text}”", file.name);
        assert_eq!(canvas.union(file.ink), canvas, "{} leaves its canvas", file.name);
        assert!(!is_tool || canvas.inflate(-2.1, -2.1).union(file.ink) == file.ink, "{} is lost on it", file.name);
    }
}

/// The rows of the README's tables of classes: each class with its colour, those of boards and those of tools.
fn palettes() -> [BTreeMap<String, String>; 2] {
    let text = fs::read_to_string(format!("{FOLDER}/README.md")).expect("the README");
    let mut palettes = [BTreeMap::new(), BTreeMap::new()];
    let mut table = 0;
    for line in text.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        match cells[..] {
            ["", "class", about, "preview", ""] => table = usize::from(about == "`tools`"),
            ["", class, _, colour, ""] if colour.starts_with("`#") => {
                let row = (class.trim_matches('`').to_owned(), colour.trim_matches('`').to_owned());
                palettes[table].extend([row]);
            }
            _ => {}
        }
    }
    palettes
}

/// What a viewer shows a class as, by the palette.
fn rule(class: &str, palette: &BTreeMap<String, String>) -> Option<String> {
    match class.strip_prefix("line-") {
        Some(role) => palette.get(role).map(|colour| format!(".{class}{{stroke:{colour}}}")),
        None if class == "ruled" => Some(".ruled{stroke-linecap:butt;stroke-linejoin:miter}".to_owned()),
        None => palette.get(class).map(|colour| format!(".{class}{{fill:{colour}}}")),
    }
}

#[test]
fn a_viewer_shows_the_palette_of_the_readme_and_one_variant() {
    const BASE: &str = "path,circle,ellipse,rect{fill:none;stroke-linecap:round;stroke-linejoin:round}";
    const SHAPES: [&str; 4] = ["path", "circle", "ellipse", "rect"];
    let palettes = palettes();
    assert_eq!(palettes.each_ref().map(BTreeMap::len), [9, 9], "the README names every role");
    for File { name, svg, .. } in files() {
        let palette = &palettes[usize::from(name.starts_with("tools/"))];
        let xml = Xml::parse(&svg).expect("SVG");
        let style = xml.descendants().find(|node| node.has_tag_name("style")).and_then(|node| node.text());
        let style = style.unwrap_or_else(|| panic!("{name} has no style")).trim();
        let classes = |node: &Node<'_, '_>| -> Vec<String> {
            node.attribute("class").unwrap_or_default().split(' ').map(str::to_owned).collect()
        };
        let shapes = xml.descendants().filter(|node| SHAPES.contains(&node.tag_name().name()));
        let used: BTreeSet<String> = shapes.flat_map(|node| classes(&node)).filter(|class| class != "open").collect();
        let mut rules: BTreeSet<String> = style.split_inclusive('}').map(|rule| rule.trim().to_owned()).collect();
        assert!(rules.remove(BASE), "{name}: the style begins with {BASE}");
        let wanted = used.iter().map(|class| {
            rule(class, palette).unwrap_or_else(|| panic!("{name}: the README has no colour for “{class}”"))
        });
        assert_eq!(rules, wanted.collect::<BTreeSet<String>>(), "{name}: the style has a row for each class in use");
        for group in xml.descendants().filter(|node| node.has_tag_name("g") && node.has_attribute("class")) {
            let hidden = classes(&group).iter().any(|class| class == "two" || class == "named");
            assert_eq!(group.attribute("display") == Some("none"), hidden, "{name}: {:?}", group.attribute("class"));
        }
    }
}

#[test]
fn dens_and_a_trap_alone_depend_on_the_rings_of_their_owner_and_on_their_name() {
    for motif in BOARD_MOTIFS {
        let drawn = |two, named| motif.shown(Shown { two, named }).count();
        let (all, counts) = (motif.parts().len(), [drawn(false, false), drawn(true, false), drawn(true, true)]);
        let is_den = motif.name.starts_with("dens/") && motif.name != "dens/doorway";
        let depends = is_den || motif.name == "traps/pitfall";
        assert_eq!(counts.iter().any(|&count| count < all), depends, "{}: {counts:?} of {all}", motif.name);
        assert!(counts.iter().all(|&count| count > 0), "{}: {counts:?}", motif.name);
    }
}

/// What is wrong with a motif of this content.
fn refused(inner: &str) -> String {
    let svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24">{inner}</svg>"#);
    let motif = Motif::new("test", svg.leak(), &[("land", BoardRole::Land), ("ink", BoardRole::Ink)]);
    motif.read().expect_err("a fault").to_string()
}

#[test]
fn a_fault_of_a_file_says_what_it_expects() {
    let cases = [
        (r#"<path class="lnad" d="M0 0H1Z"/>"#, "class “lnad”: expects a class of templates/motifs/README.md"),
        (r#"<g class="three"><path class="ink" d="M0 0"/></g>"#, "class “three”: expects a class of"),
        (r#"<path d="M0 0H1Z"/>"#, "an element without a class: expects the class of an area, of a line or both"),
        (r#"<path class="line-ink" d="M0 0H1"/>"#, "a line-… class: expects a stroke-width"),
        (r#"<path class="ink" stroke-width="1" d="M0 0H1"/>"#, "a stroke-width: expects a line-… class"),
        (r#"<circle class="ink" r="2mm"/>"#, "r=“2mm”: expects a number without a unit"),
        (r#"<path class="ink" d="M0 0Y3"/>"#, "“M0 0Y3”: expects path data of SVG"),
        (r#"<rect class="ink" width="2" height="1" transform="turn(3)"/>"#, "“turn(3)”: expects a transform of SVG"),
        (r#"<text class="ink">den</text>"#, "<text>: expects path, circle, ellipse, rect or g"),
    ];
    for (inner, message) in cases {
        let found = refused(inner);
        assert!(found.starts_with(message), "{inner}: {found}");
    }
}

#[test]
fn transforms_and_variants_of_groups_hold_for_what_is_in_them() {
    const SVG: &str = r#"<svg xmlns="http://www.w3.org/2000/svg"><g class="two" transform="translate(10 0)">
        <g transform="scale(2)"><rect class="land line-ink" stroke-width=".5" x="1" y="2" width="3" height="4"
        transform="translate(0 1)"/></g></g></svg>"#;
    let motif = Motif::new("test", SVG, &[("land", BoardRole::Land), ("ink", BoardRole::Ink)]);
    let [part] = motif.parts() else { panic!("one part") };
    assert_eq!(part.path.bounding_box(), Rect::new(12.0, 6.0, 18.0, 14.0));
    assert_eq!((part.fill, part.variants.as_slice()), (Some(BoardRole::Land), [Variant::Two].as_slice()));
    assert!(part.line.is_some_and(|line| line.width == 0.5 && !line.ruled && !line.open));
}
