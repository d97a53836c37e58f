//! Ready sets: every way from a page leads to a file, and the same sets come twice with the same bytes.

use crate::support::program::{folder, shouqi};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A shelf of two themes in two languages.
const SMALL: [&str; 9] =
    ["shelf", "--theme", "classic,travel", "--lang", "de,zh-Hant", "--discs", "20,30mm", "--paper", "A4"];

/// Every file of a folder, by its path.
fn files(of: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![of.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => folders.push(path),
                false => {
                    let bytes = fs::read(&path).expect("a file");
                    found.insert(path.strip_prefix(of).expect("below").to_owned(), bytes);
                }
            }
        }
    }
    found
}

/// The values of an attribute.
fn values<'t>(page: &'t str, attribute: &str) -> Vec<&'t str> {
    let begin = format!(" {attribute}=\"");
    page.split(begin.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_way_from_a_page_leads_to_a_file_and_every_set_can_be_taken() {
    let within = folder("shelf", "ways");
    let output = shouqi(&within, &SMALL);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("6 sets, 1 MB, made in "), "{text}");
    let shelf = within.join("shouqi-shelf");
    let mut taken = Vec::new();
    for page in ["index.html", "de/index.html", "zh-Hant/index.html"] {
        let text = fs::read_to_string(shelf.join(page)).expect("a page");
        assert!(!text.contains("<script"), "{page}");
        let place = shelf.join(page).parent().expect("a folder").to_owned();
        for way in [values(&text, "href"), values(&text, "src")].concat() {
            let file = place.join(way).canonicalize().unwrap_or_else(|why| panic!("{page}: {way}: {why}"));
            assert!(file.starts_with(shelf.canonicalize().expect("the shelf")), "{way}");
            taken.extend(way.ends_with(".pdf").then_some(file));
        }
    }
    taken.sort();
    taken.dedup();
    let sets = files(&shelf).into_keys().filter(|path| path.extension().is_some_and(|ending| ending == "pdf"));
    assert_eq!(sets.count(), 6);
    assert_eq!(taken.len(), 6);
    let german = fs::read_to_string(shelf.join("index.html")).expect("the first page");
    assert!(german.contains("lang=\"de\"") && german.contains("Klassisch"), "the first language comes first");
}

#[test]
fn the_same_shelf_has_the_same_bytes() {
    let [one, two] = ["one", "two"].map(|name| folder("shelf", name));
    for within in [&one, &two] {
        assert!(shouqi(within, &SMALL).status.success());
    }
    let [first, second] = [one, two].map(|within| files(&within.join("shouqi-shelf")));
    assert!(first.len() > 12);
    assert!(first == second);
}

#[test]
fn what_is_no_theme_paper_or_language_is_named_before_anything_is_written() {
    let within = folder("shelf", "wrong");
    for (option, value, nearest) in [
        ("--theme", "clasic", "classic"),
        ("--lang", "dde", "de"),
        ("--paper", "A44", "A4"),
        ("--discs", "3", "whole millimetres from 7 to 150"),
        ("--discs", "3cm", "such as 35"),
    ] {
        let output = shouqi(&within, &["shelf", option, value]);
        assert_eq!(output.status.code(), Some(2), "{option}");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.contains(value) && told.contains(nearest), "{told}");
    }
    assert_eq!(fs::read_dir(&within).expect("a folder").count(), 0);
}

#[test]
fn shelf_and_studio_lead_to_each_other() {
    let within = folder("shelf", "studio");
    let small = ["shelf", "--theme", "travel", "--lang", "en", "--studio", "../"];
    assert!(shouqi(&within, &small).status.success());
    let page = |name: &str| fs::read_to_string(within.join("shouqi-shelf").join(name)).expect("a page");
    assert!(values(&page("index.html"), "href").contains(&"../"));
    assert!(values(&page("en/index.html"), "href").contains(&"../../"));
}

#[test]
fn a_set_that_would_not_print_well_is_left_out_and_counted() {
    let within = folder("shelf", "unfit");
    let output =
        shouqi(&within, &["shelf", "--theme", "classic,large", "--lang", "en", "--discs", "7", "--paper", "A4"]);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("1 set, ") && text.contains("1 set was left out: faults found by preflight"), "{text}");
    let page = fs::read_to_string(within.join("shouqi-shelf/index.html")).expect("a page");
    assert_eq!(values(&page, "href").into_iter().filter(|way| way.ends_with(".pdf")).count(), 1);
}

#[test]
fn a_set_that_no_paper_holds_is_left_out_with_its_reason() {
    let within = folder("shelf", "too-large");
    let shelf =
        |discs| shouqi(&within, &["shelf", "--theme", "classic", "--lang", "en", "--paper", "A4", "--discs", discs]);
    let output = shelf("30,150");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("1 set, "), "{output:?}");
    assert!(text.contains("1 set was left out: a square of 188 mm does not fit on this paper"), "{text}");

    let output = shelf("150");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.starts_with("error: no set can be made\n  1 set was left out: a square of 188 mm"), "{told}");
}
