//! A chart of four colours in every coding of PNG and JPEG: each corner looks the same in PDF, PostScript, SVG and PNG,
//! what is see-through shows the ground and the ring, and what nobody can read rightly is refused.

mod chart;
mod png;
use crate::support::raster;

use chart::{SIDE, files};
use image::codecs::jpeg::JpegEncoder;
use image::{Rgb, RgbImage};
use png::PngStructure;
use raster::Pixels;
use shouqi::art::{Drawing, read_svg};
use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::layout::{self, Set};
use shouqi::scene::{Document, Item};
use shouqi::theme::{self, Overrides};
use std::sync::Arc;

/// A file provider with a theme that shows one picture, and these elements, on the rat's pieces.
struct Album {
    picture: Vec<u8>,
    show: &'static str,
}

impl FileProvider for Album {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        let show = self.show;
        let text =
            format!("format = 1\nextends = \"pictures\"\n[face]\nshow = [{show}]\n[pictures]\nrat = \"rat.jpg\"\n");
        Ok(Source::new(path, text))
    }

    fn bytes(&self, _: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        Ok(self.picture.clone())
    }
}

fn set(picture: &[u8], inks: &str) -> Result<Set, String> {
    showing(picture, inks, "\"picture\"")
}

fn showing(picture: &[u8], inks: &str, show: &'static str) -> Result<Set, String> {
    let overrides = Overrides { inks: Some(inks.to_owned()), ..Overrides::default() };
    let album = Album { picture: picture.to_vec(), show };
    let theme = theme::load("./album.toml", &overrides, &album).map_err(|error| error.to_string())?;
    layout::set(&theme, &["pieces"]).map_err(|error| error.to_string())
}

const DPI: f64 = 144.0;

/// Where the first sticker of a sort stands, in millimetres.
fn middle(document: &Document, name: &str) -> (f64, f64) {
    let items = document.pages[0].layers.iter().flat_map(|layer| &layer.items);
    let placed = items.filter_map(|item| match item {
        Item::Use(placed) if document.symbols[placed.symbol.0].name.starts_with(name) => Some(placed.transform),
        _ => None,
    });
    let at = placed.into_iter().next().unwrap_or_else(|| panic!("no {name}")).translation();
    (at.x, at.y)
}

/// The mean colour of a square of 0.4 mm around a place beside the middle of a sticker.
fn patch(page: &Pixels, (x, y): (f64, f64), (right, down): (f64, f64)) -> [u8; 3] {
    let pixel = |mm: f64| (mm / 25.4 * DPI) as usize;
    let (across, along) =
        (pixel(x + right - 0.2)..=pixel(x + right + 0.2), pixel(y + down - 0.2)..=pixel(y + down + 0.2));
    let all: Vec<[u8; 3]> =
        along.flat_map(|y| across.clone().map(move |x| (x, y))).map(|(x, y)| page.at(x, y)).collect();
    [0, 1, 2].map(|channel| (all.iter().map(|rgb| u32::from(rgb[channel])).sum::<u32>() / all.len() as u32) as u8)
}

/// Where the corners of the chart are looked at, in millimetres from the middle.
const CORNERS: [(f64, f64); 4] = [(-2.5, -2.5), (2.5, -2.5), (-2.5, 2.5), (2.5, 2.5)];

fn off(a: [u8; 3], b: [u8; 3]) -> u8 {
    a.iter().zip(b).map(|(a, b)| a.abs_diff(b)).max().unwrap_or(0)
}

#[test]
fn every_coding_looks_right_in_every_format_or_is_refused() {
    let (mut wrong, files) = (Vec::new(), files());
    assert!(files.len() >= 24, "{} files", files.len());
    for file in &files {
        let made = set(&file.bytes, "rgb");
        let corners = match (&made, file.seen) {
            (Err(message), Err(why)) => {
                assert!(
                    message.contains(why) && message.contains("rat.jpg") && message.contains("sRGB"),
                    "{}: {message}",
                    file.name
                );
                continue;
            }
            (Err(message), Ok(_)) => panic!("{}: {message}", file.name),
            (Ok(_), Err(why)) => panic!("{} should be refused: {why}", file.name),
            (Ok(_), Ok(corners)) => corners,
        };
        let document = made.expect("it is no refusal").document;
        let (rat, spare) = (middle(&document, "sticker-rat"), middle(&document, "spare"));
        for (format, page) in raster::first_page(&document, DPI) {
            for (place, (at, wanted)) in CORNERS.into_iter().zip(corners).enumerate() {
                let (seen, wanted) = (patch(&page, rat, at), wanted.unwrap_or_else(|| patch(&page, spare, (0.0, 0.0))));
                if off(seen, wanted) > file.off {
                    wrong.push(format!("{} in {format}: corner {place} is {seen:?}, not {wanted:?}", file.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{:#?}", wrong);
}

/// Five dots, in the middle and at the middle of each side, with nothing between.
fn frame() -> Vec<u8> {
    let near = |at: u32| at.abs_diff(SIDE / 2) < 8;
    let far = |at: u32| !(6..SIDE - 6).contains(&at);
    let shown = move |x, y| (near(x) && (near(y) || far(y))) || (far(x) && near(y));
    let pixel = move |x, y| if shown(x, y) { [0, 120, 60, 255] } else { [255, 0, 255, 0] };
    let structure = PngStructure { depth: 8, samples: 6, ..PngStructure::default() };
    png::write(SIDE, SIDE, &structure, (0..SIDE).map(|y| (0..SIDE).flat_map(|x| pixel(x, y)).collect()))
}

#[test]
fn what_is_see_through_shows_the_ground_in_whatever_inks_it_is_printed() {
    for inks in ["rgb", "cmyk", "grey", "saving"] {
        let document = set(&frame(), inks).expect("it can be read").document;
        for (format, page) in raster::first_page(&document, DPI) {
            for side in ["w", "b"] {
                let (rat, spare) =
                    (middle(&document, &format!("sticker-rat-{side}")), middle(&document, &format!("spare-{side}")));
                // Beside the dot, and on White's smooth ring, over which the square of the picture would reach.
                let on_ring = [(5.94, -5.94), (-5.94, -5.94), (0.0, -8.4)];
                let on_ring = on_ring.into_iter().filter(|_| side == "w");
                for at in [(3.0, 0.0), (0.0, 3.0), (-3.0, 0.0)].into_iter().chain(on_ring) {
                    let (seen, bare) = (patch(&page, rat, at), patch(&page, spare, at));
                    assert!(off(seen, bare) <= 4, "{inks}, {format}, {side} at {at:?}: {seen:?} instead of {bare:?}");
                }
                let dot = patch(&page, rat, (0.0, 0.0));
                assert!(off(dot, patch(&page, spare, (0.0, 0.0))) > 60, "{inks}, {format}: the dot is {dot:?}");
            }
        }
    }
}

#[test]
fn pixels_that_show_nothing_are_not_painted() {
    // A ground of another colour comes through: nobody laid the picture on what was expected there.
    let mut document = set(&frame(), "rgb").expect("it can be read").document;
    let picture = document.pictures.iter().position(|picture| picture.bare.is_some()).expect("see-through pixels");
    for pixel in Arc::make_mut(&mut document.pictures)[picture].rgb.chunks_exact_mut(3) {
        if pixel != [0, 120, 60] {
            pixel.copy_from_slice(&[255, 0, 255]);
        }
    }
    let rat = middle(&document, "sticker-rat");
    for (format, page) in raster::first_page(&document, DPI) {
        let seen = patch(&page, rat, (3.0, 0.0));
        assert!(off(seen, [230, 242, 246]) <= 2, "{format}: {seen:?}");
    }
}

#[test]
fn a_photograph_fills_the_disc_to_the_ring_with_the_badge_over_it() {
    let green = RgbImage::from_pixel(300, 300, Rgb([40, 160, 60]));
    let mut jpeg = Vec::new();
    JpegEncoder::new_with_quality(&mut jpeg, 95).encode_image(&green).expect("it can be written");
    for show in ["\"picture\", \"numeral\"", "\"picture\", \"numeral\", \"name\""] {
        let document = showing(&jpeg, "rgb", show).expect("it can be read").document;
        let rat = middle(&document, "sticker-rat-w");
        let page = &raster::first_page(&document, DPI)[0].1;
        let is_green = |seen: [u8; 3]| off(seen, [40, 160, 60]) < 12;
        // Names stand on the ground, along the ring; what they leave free is filled.
        let reach = if show.contains("name") { 2.6 } else { 6.4 };
        for turn in 0..24 {
            let angle = f64::from(turn) * std::f64::consts::TAU / 24.0;
            // The badge is at the lower right.
            if angle.sin() > 0.1 {
                continue;
            }
            let at = (reach * angle.cos(), reach * angle.sin());
            assert!(is_green(patch(page, rat, at)), "{show}: {:?} at {at:?}", patch(page, rat, at));
        }
        let blue = (0..70)
            .map(|step| patch(page, rat, (f64::from(step) * 0.1, f64::from(step) * 0.1)))
            .filter(|seen| seen[2] > 90 && seen[1] < 110);
        assert!(blue.count() > 3, "{show}: no badge over the photograph");
    }
}

#[test]
fn pictures_within_a_drawing_are_shown_as_they_were_meant() {
    for file in files() {
        let kind = if file.bytes.starts_with(b"\xFF\xD8") { "jpeg" } else { "png" };
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"90\" \
             height=\"90\"><image width=\"90\" height=\"90\" xlink:href=\"data:image/{kind};base64,{}\"/></svg>",
            base64(&file.bytes)
        );
        let corners = match (read_svg(svg.as_bytes()), file.seen) {
            (Err(_), Err(_)) => continue,
            (Ok(Drawing::Pixels { rgb, alpha, .. }), Ok(corners)) => (rgb, alpha, corners),
            (read, _) => panic!("{}: {read:?}", file.name),
        };
        let (rgb, alpha, corners) = corners;
        for (place, wanted) in corners.into_iter().enumerate() {
            let (x, y) = (rgb.width / 4 * (1 + 2 * (place as u32 % 2)), rgb.height / 4 * (1 + 2 * (place as u32 / 2)));
            let at = (y * rgb.width + x) as usize;
            match wanted {
                Some(wanted) => {
                    let seen = [rgb.rgb[3 * at], rgb.rgb[3 * at + 1], rgb.rgb[3 * at + 2]];
                    assert!(off(seen, wanted) <= file.off, "{}: {seen:?} instead of {wanted:?}", file.name);
                }
                None => assert_eq!(alpha.as_ref().map(|alpha| alpha[at]), Some(0), "{}", file.name),
            }
        }
    }
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let packed = three.iter().fold(0u32, |sum, &byte| sum << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        let letter = |place| LETTERS[(packed >> (18 - 6 * place) & 63) as usize] as char;
        text.extend((0..=three.len()).map(letter));
        text.extend(std::iter::repeat_n('=', 3 - three.len()));
    }
    text
}
