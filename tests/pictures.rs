//! Photographs as faces: what goes into the files, and that it is what was given.

mod raster;

use image::codecs::jpeg::JpegEncoder;
use image::{Rgb, RgbImage};
use shouqi::diagnostics::Source;
use shouqi::export;
use shouqi::layout::{self, Set};
use shouqi::rules::Library;
use shouqi::theme::{self, Overrides, Shelf};

/// A shelf with one photograph under every name that ends in `.jpg`.
struct Album(Vec<u8>);

impl Library for Album {
    fn read(&self, _: &str, _: Option<&str>) -> Result<Source, String> {
        Err("no rulesets here".into())
    }
}

impl Shelf for Album {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, String> {
        Ok(Source::new(path, "format = 1\nextends = \"pictures\"\n\n[pictures]\nrat = \"rat.jpg\"\n"))
    }

    fn bytes(&self, _: &str, _: Option<&str>) -> Result<Vec<u8>, String> {
        Ok(self.0.clone())
    }

    fn rulesets(&self) -> &dyn Library {
        self
    }
}

/// A photograph of 400 × 400 pixels, of soft colours as a camera sees them.
fn photograph() -> Vec<u8> {
    let picture = RgbImage::from_fn(400, 400, |x, y| Rgb([(x / 2) as u8, (y / 2) as u8, 255 - ((x + y) / 4) as u8]));
    let mut jpeg = Vec::new();
    JpegEncoder::new_with_quality(&mut jpeg, 90).encode_image(&picture).expect("a picture can be written");
    jpeg
}

/// The photograph as a telephone held on its side saves it: the same pixels, and a note to turn them.
fn turned() -> Vec<u8> {
    let jpeg = photograph();
    // Exif: big-endian TIFF with one entry, orientation (0x0112), one short, 6: turn a quarter clockwise.
    let tiff = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
    let body = [b"Exif\0\0".as_slice(), &tiff].concat();
    let length = (body.len() as u16 + 2).to_be_bytes();
    [&jpeg[..2], &[0xFF, 0xE1], &length, &body, &jpeg[2..]].concat()
}

fn set(jpeg: Vec<u8>, inks: &str) -> Set {
    let overrides = Overrides { inks: Some(inks.to_owned()), ..Overrides::default() };
    let theme = theme::load("./album.toml", &overrides, &Album(jpeg)).unwrap_or_else(|error| panic!("{error}"));
    layout::set(&theme, &["pieces"]).expect("the set can be laid out")
}

/// The streams of a PDF that hold a JPEG.
fn jpegs(set: &Set) -> Vec<Vec<u8>> {
    let bytes = export::pdf(&set.document).expect("the set can be written");
    let pdf = lopdf::Document::load_mem(&bytes).expect("the PDF can be read");
    let streams = pdf.objects.values().filter_map(|object| object.as_stream().ok());
    let jpegs =
        streams.filter(|stream| stream.filters().is_ok_and(|filters| filters.contains(&b"DCTDecode".as_slice())));
    jpegs.map(|stream| stream.content.clone()).collect()
}

#[test]
fn a_photograph_goes_into_the_pdf_byte_for_byte() {
    let set = set(photograph(), "rgb");
    assert_eq!(jpegs(&set), [photograph()]);
}

#[test]
fn a_photograph_goes_into_the_svg_as_it_is() {
    let svg = export::svg(&set(photograph(), "rgb").document, 0);
    assert_eq!(svg.matches("data:image/jpeg;base64,").count(), 1);
    assert!(!svg.contains("data:image/png"));
}

#[test]
fn a_photograph_to_be_turned_or_made_grey_is_packed_anew() {
    assert!(jpegs(&set(turned(), "rgb")).is_empty());
    let grey = set(photograph(), "grey");
    assert!(jpegs(&grey).is_empty());
    assert_eq!(grey.document.pictures.len(), 1);
    assert!(grey.document.pictures[0].rgb.chunks_exact(3).all(|pixel| pixel[0] == pixel[1] && pixel[1] == pixel[2]));
    let (upright, turned) = (set(photograph(), "rgb"), set(turned(), "rgb"));
    let corner = |set: &Set| set.document.pictures[0].rgb[..3].to_vec();
    // What was at the lower left is at the upper left now.
    assert!(corner(&upright)[1] < 30 && corner(&turned)[1] > 170, "{:?} {:?}", corner(&upright), corner(&turned));
}

#[test]
fn readers_show_the_same_photograph_in_every_format() {
    let document = set(photograph(), "rgb").document.page(0);
    let (svg, pdf) = (raster::svg(&document, 0, 150.0), raster::pdf(&document, 150.0).remove(0));
    let mean = |pixels: &raster::Pixels| -> f64 {
        let all = (0..pixels.height).flat_map(|y| (0..pixels.width).map(move |x| (x, y)));
        all.map(|(x, y)| pixels.darkness(x, y)).sum::<f64>() / (pixels.width * pixels.height) as f64
    };
    assert!((mean(&svg) - mean(&pdf)).abs() < 0.002, "{} {}", mean(&svg), mean(&pdf));
}
