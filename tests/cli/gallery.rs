//! `shouqi gallery`: the pages, measured in the files that it writes. `UPDATE=1 cargo test --release --test cli
//! gallery` makes the picture of the README anew.

use crate::support::pages;
use crate::support::program::executable;
use crate::support::raster;
use crate::support::themes_at_hand;

use raster::{Pixels, compare};
use shouqi::geom::Size;
use shouqi::theme::THEMES;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The colour of the wall.
const WALL: [u8; 3] = [0xF3, 0xF1, 0xEC];
/// Coarse, to be fast; a board is some two hundred pixels high.
const DPI: &str = "30";

/// The board of `examples/turned/wide.toml` in millimetres: nine squares by seven of 24 mm, with a frame that takes
/// what A4 leaves, 5.2 mm at the sides and 11 mm at the ends.
const WIDE: Size = Size::new(226.4, 190.0);

/// The README's picture of all themes, and its dots to the inch.
const SHOWN: (&str, &str) = ("examples/gallery/gallery.png", "48");
/// Another processor may round another way; nobody's eye sees this much.
const SAME: f64 = 0.0005;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gallery_cli").join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("the old folder can go");
    }
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}

fn shouqi(within: &Path, arguments: &[&str]) -> Output {
    let program = Command::new(executable()).args(arguments).current_dir(within).output();
    program.expect("the program runs")
}

/// The folder with the pictures of these themes; of all that are shipped if none is named.
fn hung(within: &Path, themes: &[&str]) -> PathBuf {
    let mut arguments = vec!["gallery", "-o", "hung", "--dpi", DPI, "--quiet"];
    if !themes.is_empty() {
        arguments.push("--theme");
        arguments.extend(themes);
    }
    let made = shouqi(within, &arguments);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    within.join("hung")
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("the folder can be listed").map(|entry| entry.expect("a file").path());
    let named = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read(path).expect("a file"))
    };
    entries.map(named).collect()
}

fn picture(path: &Path) -> Pixels {
    let image = image::open(path).unwrap_or_else(|why| panic!("{}: {why}", path.display())).to_rgb8();
    Pixels { width: image.width() as usize, height: image.height() as usize, rgb: image.into_raw() }
}

fn is_wall(pixels: &Pixels, x: usize, y: usize) -> bool {
    pixels.at(x, y).iter().zip(WALL).all(|(a, b)| a.abs_diff(b) <= 2)
}

/// The length of the first stretch along a line of pixels that is not wall. Light grounds look like the wall here and
/// there: it ends where the wall is seen for as long as between two things.
fn first_stretch(wall: impl Fn(usize) -> bool, length: usize) -> usize {
    const BETWEEN: usize = 8;
    let from = (0..length).find(|&at| !wall(at)).expect("something hangs there");
    let seen = |at: usize| (at..(at + BETWEEN).min(length)).all(&wall);
    (from..length).find(|&at| seen(at)).unwrap_or(length) - from
}

/// Files with a theme each, which differ in their names alone.
fn copies(within: &Path, count: usize) -> Vec<String> {
    let theme = |number: usize| {
        let shipped = THEMES[number % THEMES.len()].name;
        let file = format!("./copy-{number}.toml");
        fs::write(within.join(&file), format!("format = 1\nextends = \"{shipped}\"\n")).expect("a theme is written");
        file
    };
    (0..count).map(theme).collect()
}

#[test]
fn every_shipped_theme_hangs_once_on_the_page_of_all_and_has_a_page_of_its_own() {
    let folder = hung(&folder("all"), &[]);
    let names: Vec<String> = files(&folder).into_keys().collect();
    let mut expected = vec![".made-by-shouqi".to_owned()];
    for stem in THEMES.iter().map(|theme| theme.name).chain(["gallery"]) {
        expected.extend([format!("{stem}.png"), format!("{stem}.svg")]);
    }
    expected.sort();
    assert_eq!(names, expected);
    let all = fs::read_to_string(folder.join("gallery.svg")).expect("the page");
    for theme in THEMES {
        let alone = fs::read_to_string(folder.join(format!("{}.svg", theme.name))).expect("the page");
        let caption = format!("aria-label=\"{}\"", theme.name);
        assert_eq!((all.matches(&caption).count(), alone.matches(&caption).count()), (1, 1), "{}", theme.name);
        assert!(!alone.contains("<image") && !alone.contains("<filter"), "{} is drawn with lines", theme.name);
    }
    assert!(!all.contains("<image") && !all.contains("<filter"), "all are drawn with lines");
}

#[test]
fn a_board_keeps_its_proportions() {
    let here = folder("proportions");
    fs::write(here.join("wide.toml"), "format = 1\nrules = \"./wide-rules.toml\"\n").expect("a theme");
    fs::copy("examples/turned/wide.toml", here.join("wide-rules.toml")).expect("its rules");
    let shipped: Vec<&str> = THEMES.iter().map(|theme| theme.name).collect();
    let hung = hung(&here, &[&shipped[..], &["./wide.toml"]].concat());
    let sizes = shipped.iter().map(|name| {
        let plan = themes_at_hand::load(name, &[], &["board"]).plan.board.expect("a board");
        (*name, plan.size.width / plan.size.height)
    });
    // Also one that is printed on two sheets hangs whole.
    for (name, proportion) in sizes.chain([("wide", WIDE.width / WIDE.height)]) {
        let page = picture(&hung.join(format!("{name}.png")));
        let wide = first_stretch(|x| is_wall(&page, x, page.height / 2), page.width);
        let left = (0..page.width).find(|&x| !is_wall(&page, x, page.height / 2)).expect("a board");
        let high = first_stretch(|y| is_wall(&page, left + wide / 2, y), page.height);
        let shown = wide as f64 / high as f64;
        assert!((shown / proportion - 1.0).abs() < 0.02, "{name} is {wide} × {high}, not as {proportion}");
    }
}

#[test]
fn boards_look_equally_large_beside_each_other() {
    // On one page a tall board and a broad one take the same area.
    let here = folder("equal");
    fs::write(here.join("wide.toml"), "format = 1\nrules = \"./wide-rules.toml\"\n").expect("a theme");
    fs::copy("examples/turned/wide.toml", here.join("wide-rules.toml")).expect("its rules");
    let svg = fs::read_to_string(hung(&here, &["classic", "./wide.toml"]).join("gallery.svg")).expect("the page");
    // Each board is a group of its own, scaled: its symbol is as large as the board.
    let scale = |gallery_entry: usize| -> f64 {
        let used = svg.find(&format!("xlink:href=\"#symbol-{gallery_entry}-board\"")).expect("the board is used");
        let group = svg[..used].rfind("matrix(").expect("it is scaled");
        let number = svg[group + "matrix(".len()..].split([' ', ',']).next().expect("a number");
        number.parse().expect("a number")
    };
    let area = |name: &str, gallery_entry: usize| {
        let size = if name == "classic" {
            themes_at_hand::load(name, &[], &["board"]).plan.board.expect("a board").size
        } else {
            WIDE
        };
        size.area() * scale(gallery_entry).powi(2)
    };
    let (classic, wide) = (area("classic", 1), area("wide", 2));
    assert!((classic / wide - 1.0).abs() < 0.01, "{classic} and {wide} mm²");
}

#[test]
fn a_page_of_one_theme_of_six_and_of_eleven_keeps_its_margins_free() {
    for count in [1, 6, 11] {
        let here = folder(&format!("margins-{count}"));
        let themes = copies(&here, count);
        let hung = hung(&here, &themes.iter().map(String::as_str).collect::<Vec<_>>());
        let page = picture(&hung.join("gallery.png"));
        // 30 mm of 36, at 30 dpi.
        let margin = 35;
        let free = |x: usize, y: usize| {
            let inside = (margin..page.width - margin).contains(&x) && (margin..page.height - margin).contains(&y);
            inside || is_wall(&page, x, y)
        };
        // The outermost pixels are cut by the edge of the sheet.
        let (columns, rows) = (1..page.width - 1, 1..page.height - 1);
        let all = rows.clone().all(|y| columns.clone().all(|x| free(x, y)));
        assert!(all, "{count} themes reach into the margin");
        let used = columns.filter(|&x| rows.clone().any(|y| !is_wall(&page, x, y))).count();
        assert!(used * 2 > page.width, "{count} themes leave the page empty");
        let svg = fs::read_to_string(hung.join("gallery.svg")).expect("the page");
        for number in 0..count {
            assert_eq!(svg.matches(&format!("aria-label=\"copy-{number}\"")).count(), 1, "of {count}");
        }
    }
}

/// The files of the sheets with the animals of every hand.
const SPECIMENS: [&str; 13] = [
    "line-colour-in",
    "line-engraved",
    "line-natural",
    "papercut-colour-in",
    "papercut-engraved",
    "papercut-plain",
    "pieces-12mm",
    "pieces-18mm",
    "pieces-28mm",
    "pieces-38mm",
    "seal-plain",
    "woodcut-natural",
    "woodcut-plain",
];

#[test]
fn specimens_have_their_sizes_with_and_without_names() {
    let here = folder("specimens");
    for (out, more) in [("named", None), ("bare", Some("--unlabelled"))] {
        let mut arguments = vec!["gallery", "--specimens", "-o", out, "--dpi", "60", "--quiet"];
        arguments.extend(more);
        let made = shouqi(&here, &arguments);
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let mut expected = vec![".made-by-shouqi".to_owned()];
        expected.extend(SPECIMENS.iter().flat_map(|stem| [format!("{stem}.png"), format!("{stem}.svg")]));
        let written = files(&here.join(out));
        assert_eq!(written.keys().cloned().collect::<Vec<_>>(), expected);
        for stem in SPECIMENS {
            let svg = fs::read_to_string(here.join(out).join(format!("{stem}.svg"))).expect("the sheet");
            let rows = if stem.starts_with("pieces-") { 9 } else { 1 };
            let expected = if more.is_none() { rows } else { 0 };
            for animal in ["rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant"] {
                assert_eq!(
                    svg.matches(&format!("aria-label=\"{animal}\"")).count(),
                    expected,
                    "{animal} on {out}/{stem}"
                );
            }
            assert!(!svg.contains("<image") && !svg.contains("<filter"), "{stem} is drawn with lines");
        }
    }
    // At 60 dots to the inch, a margin of 10 mm before the first piece.
    for (stem, size) in [("pieces-38mm", 38.0), ("pieces-18mm", 18.0), ("line-natural", 1000.0 * 25.4 / 300.0)] {
        let page = picture(&here.join("bare").join(format!("{stem}.png")));
        let dots = |mm: f64| mm / 25.4 * 60.0;
        let y = dots(10.0 + size / 2.0) as usize;
        let first = (0..page.width).find(|&x| !is_wall(&page, x, y)).expect("a piece") as f64;
        let next = dots(10.0 + 1.14 * size) as usize;
        let last = (0..next - 2).rfind(|&x| !is_wall(&page, x, y)).expect("a piece") as f64 + 1.0;
        assert!((last - first - dots(size)).abs() < 2.5, "{stem}: {} of {}", last - first, dots(size));
    }
}

#[test]
fn the_animals_are_shown_as_one_theme_has_them() {
    let here = folder("one-theme");
    let refused = shouqi(&here, &["gallery", "--specimens", "--theme", "roman", "schule"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("name one theme"));
}

#[test]
fn two_runs_write_the_same_bytes_and_no_foreign_file_is_overwritten() {
    let (one, other) = (folder("one"), folder("other"));
    let first = files(&hung(&one, &["schule", "laser"]));
    assert_eq!(first, files(&hung(&other, &["schule", "laser"])));
    // Its own files it replaces, also those with other themes on them.
    let again = hung(&one, &["schule", "roman"]);
    assert_ne!(first["gallery.svg"], files(&again)["gallery.svg"]);
    fs::write(again.join("schule.svg"), "<svg>mine</svg>").expect("the file can be written");
    let before = files(&again);
    let refused = shouqi(&one, &["gallery", "-o", "hung", "--dpi", DPI, "--theme", "schule"]);
    assert_eq!(refused.status.code(), Some(2));
    let printed = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(printed.contains("schule.svg") && printed.contains("--force"), "{printed}");
    assert_eq!(files(&again), before, "nothing was touched");
    let forced = shouqi(&one, &["gallery", "-o", "hung", "--dpi", DPI, "--theme", "schule", "--force", "--quiet"]);
    assert!(forced.status.success());
    assert_ne!(files(&again)["schule.svg"], b"<svg>mine</svg>");
}

#[test]
fn pictures_of_ones_own_are_the_only_pixels() {
    let here = folder("photographs");
    for entry in fs::read_dir("examples/family").expect("the family's set") {
        let path = entry.expect("a file").path();
        fs::copy(&path, here.join(path.file_name().expect("a name"))).expect("it can be copied");
    }
    let svg = fs::read_to_string(hung(&here, &["./theme.toml"]).join("our-animals.svg")).expect("the page");
    // Eight photographs, each stored once, however often it is shown.
    assert_eq!(svg.matches("<image").count(), 8);
}

#[test]
fn the_readme_shows_all_themes_as_the_program_hangs_them() {
    let here = folder("readme");
    let made = shouqi(&here, &["gallery", "--dpi", SHOWN.1, "-o", "hung"]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let picture_made = here.join("hung/gallery.png");
    if std::env::var_os("UPDATE").is_some() {
        fs::copy(&picture_made, SHOWN.0).expect("the picture can be written");
    }
    let apart = compare(&picture(Path::new(SHOWN.0)), &picture(&picture_made));
    assert!(apart.mean <= SAME, "{apart:?}");
    assert!(pages::page(pages::README).contains(SHOWN.0), "the README does not show it");
}
