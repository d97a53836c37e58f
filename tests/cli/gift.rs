//! What goes with a set, by the program: the pictures of its page, and one archive of everything. `UPDATE=1 cargo test
//! --release --test cli gift` makes the pictures anew.

use crate::support::program::executable;
use crate::support::raster::{Pixels, compare};
use std::fs;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use zip::ZipArchive;

/// The page, and its pictures' dots to the inch.
const PAGE: (&str, &str) = ("examples/gift/README.md", "50");
/// Another processor may round another way; nobody's eye sees this much.
const SAME: f64 = 0.0005;
/// The pictures of the page: the theme and options that make each, the page of the part, and the picture.
const PICTURES: [(&[&str], &str, &str); 11] = [
    (&["--part", "box"], "box-1", "box"),
    (&["--part", "box"], "box-2", "box-folding"),
    (&["imperial", "--part", "box", "--set", "box.style=matchbox"], "box-3", "matchbox-folding"),
    (&["travel", "--part", "wallet"], "wallet-2", "wallet-folding"),
    (&["new-year", "--part", "cards"], "cards-1", "cards"),
    (&["new-year", "--part", "cards"], "cards-2", "card-backs"),
    (&["indigo", "--part", "standees", "--set", "standees.square=36mm"], "standees-1", "standees"),
    (&["imperial", "--part", "cover"], "cover-1", "cover"),
    (&["roman", "--part", "gift"], "gift-1", "gift"),
    (&["classic", "--part", "certificate"], "certificate-1", "certificate"),
    (&["classic", "--part", "scorepad"], "scorepad-1", "scorepad"),
];

/// An empty folder of this test's own.
fn scratch(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gift").join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("the old folder can go");
    }
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}

fn make(folder: &Path, arguments: &[&str]) -> Output {
    let out = folder.to_str().expect("a plain path");
    let program = Command::new(executable()).arg("make").args(arguments).args(["-o", out]).output();
    program.expect("the program runs")
}

fn picture(path: &Path) -> Pixels {
    let image = image::open(path).unwrap_or_else(|why| panic!("{}: {why}", path.display())).to_rgb8();
    Pixels { width: image.width() as usize, height: image.height() as usize, rgb: image.into_raw() }
}

#[test]
fn the_pictures_of_the_page_are_what_the_program_draws() {
    let text = fs::read_to_string(PAGE.0).expect("the page");
    let mut wrong = Vec::new();
    for (arguments, page, name) in PICTURES {
        let folder = scratch(name);
        let made = make(&folder, &[arguments, &["--quiet", "--format", "png", "--dpi", PAGE.1]].concat());
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let drawn = folder.join(format!("{page}.png"));
        let shown = Path::new(PAGE.0).with_file_name(format!("{name}.png"));
        if std::env::var_os("UPDATE").is_some() {
            fs::copy(&drawn, &shown).expect("the picture can be written");
        }
        let apart = compare(&picture(&shown), &picture(&drawn));
        if apart.mean > SAME {
            wrong.push(format!("{name}: {apart:?}"));
        }
        assert!(text.contains(&format!("({name}.png)")), "the page does not show {name}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn everything_is_in_one_folder_and_in_one_archive() {
    let folder = scratch("everything");
    let made = make(&folder, &["travel", "--everything", "--format", "pdf"]);
    let told = String::from_utf8_lossy(&made.stdout).into_owned();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let others = ["cards", "gift", "standees", "wallet", "cover", "certificate", "scorepad"];
    for part in ["board", "pieces", "rules", "assembly", "box"].iter().chain(&others) {
        assert!(folder.join(format!("{part}.pdf")).exists(), "no {part} in\n{told}");
    }
    assert!(folder.join("box-1.dxf").exists() && folder.join("box-1-cut.svg").exists(), "{told}");
    let bytes = fs::read(folder.join("set.zip")).expect("the archive");
    let mut archive = ZipArchive::new(Cursor::new(bytes.clone())).expect("an archive");
    let mut seen = 0;
    for place in 0..archive.len() {
        let mut file = archive.by_index(place).expect("a file");
        let name = file.name().expect("a name").into_owned();
        let mut content = Vec::new();
        file.read_to_end(&mut content).expect("it can be unpacked");
        assert_eq!(content, fs::read(folder.join(&name)).expect("the same file"), "{name}");
        seen += 1;
    }
    let others = fs::read_dir(&folder).expect("the folder").map(|entry| entry.expect("a file").file_name());
    let others = others.filter(|name| !["set.zip", ".made-by-shouqi"].contains(&name.to_str().expect("plain"))).count();
    assert_eq!(seen, others, "as many files in the archive as beside it");
    make(&folder, &["travel", "--everything", "--format", "pdf", "--quiet"]);
    assert_eq!(fs::read(folder.join("set.zip")).expect("the archive"), bytes, "the same bytes each time");
}

#[test]
fn what_the_paper_is_too_small_for_is_left_out_and_named() {
    let folder = scratch("left-out");
    let made = make(&folder, &["--size", "big", "--everything", "--format", "pdf"]);
    let told = String::from_utf8_lossy(&made.stdout).into_owned();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(told.contains("left out:") && told.contains("would do"), "{told}");
    assert!(!folder.join("wallet.pdf").exists() && folder.join("box.pdf").exists(), "{told}");
    let asked = make(&scratch("asked"), &["--size", "big", "--part", "wallet"]);
    assert_eq!(asked.status.code(), Some(2), "a part that is asked for and does not fit is an error");
    assert!(String::from_utf8_lossy(&asked.stderr).contains("does not fold to a wallet"));
}
