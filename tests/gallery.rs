//! The pictures that the README shows are what the program makes. `UPDATE=1 cargo test --test gallery` makes them anew.

mod raster;
mod themes_at_hand;

use raster::{Pixels, compare};
use shouqi::export;
use shouqi::theme::THEMES;
use std::fs;
use std::path::PathBuf;

/// Dots to the inch of a board's picture, and of its stickers'.
const DPI: (f64, f64) = (72.0, 110.0);
/// Another processor may round another way; nobody's eye sees this much.
const SAME: f64 = 0.0005;

/// A sheet just large enough for the stickers and the rulers.
const STICKER_SHEET: (&str, &str) = ("paper.size", "230mm x 122mm");

fn pictures() -> Vec<(String, Vec<u8>)> {
    let mut pictures = Vec::new();
    for theme in THEMES {
        let board = themes_at_hand::load(theme.name, &[], &["board"]).document;
        let pieces = themes_at_hand::load(theme.name, &[STICKER_SHEET], &["pieces"]).document;
        for (part, document, dpi) in [("board", board, DPI.0), ("pieces", pieces, DPI.1)] {
            let png = export::png(&document, 0, dpi, false).expect("the page can be drawn");
            pictures.push((format!("{}-{part}.png", theme.name), png));
        }
    }
    pictures
}

fn pixels(png: &[u8]) -> Pixels {
    let image = image::load_from_memory(png).expect("a picture").to_rgb8();
    Pixels { width: image.width() as usize, height: image.height() as usize, rgb: image.into_raw() }
}

#[test]
fn the_readme_shows_what_the_program_makes() {
    let readme = fs::read_to_string("README.md").expect("there is a README");
    let mut wrong = Vec::new();
    for (name, made) in pictures() {
        let path = PathBuf::from("examples/gallery").join(&name);
        if std::env::var_os("UPDATE").is_some() {
            fs::create_dir_all("examples/gallery").expect("the folder can be made");
            fs::write(&path, &made).expect("the picture can be written");
        }
        let shown = fs::read(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
        let apart = compare(&pixels(&shown), &pixels(&made));
        if apart.mean > SAME {
            wrong.push(format!("{name}: {apart:?}"));
        }
        assert!(readme.contains(&format!("examples/gallery/{name}")), "the README does not show {name}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
