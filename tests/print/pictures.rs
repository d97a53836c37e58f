//! Photographs as faces: what goes into the files, and that it is what was given.

use crate::support::raster;

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder, Rgb, RgbImage};
use moxcms::ColorProfile;
use shouqi::diagnostics::Source;
use shouqi::export;
use shouqi::files::{FileError, FileProvider};
use shouqi::layout::{self, Set};
use shouqi::theme::{self, Overrides};

/// A file provider with a theme and one photograph, under whatever name it is asked for.
struct Album {
    photograph: Vec<u8>,
    more: &'static str,
}

impl FileProvider for Album {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        let text = "format = 1\nextends = \"pictures\"\n\n[pictures]\nrat = \"rat.jpg\"\n";
        Ok(Source::new(path, format!("{text}{}", self.more)))
    }

    fn bytes(&self, _: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        Ok(self.photograph.clone())
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
    asked(jpeg, inks, "").unwrap_or_else(|error| panic!("{error}"))
}

/// The stickers, with more lines in the theme.
fn asked(photograph: Vec<u8>, inks: &str, more: &'static str) -> Result<Set, String> {
    let overrides = Overrides { inks: Some(inks.to_owned()), ..Overrides::default() };
    let album = Album { photograph, more };
    let theme = theme::load("./album.toml", &overrides, &album).map_err(|error| error.to_string())?;
    Ok(layout::set(&theme, &["pieces"]).expect("the set can be laid out"))
}

/// A PNG, with a profile if one is given.
fn png(picture: &RgbImage, profile: Option<Vec<u8>>) -> Vec<u8> {
    let mut png = Vec::new();
    let mut encoder = PngEncoder::new(&mut png);
    if let Some(profile) = profile {
        encoder.set_icc_profile(profile).expect("PNG has room for profiles");
    }
    encoder
        .write_image(picture, picture.width(), picture.height(), ExtendedColorType::Rgb8)
        .expect("it can be written");
    png
}

/// The photograph with a profile, as cameras save it.
fn profiled(profile: Vec<u8>) -> Vec<u8> {
    let mut jpeg = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut jpeg, 90);
    encoder.set_icc_profile(profile).expect("JPEG has room for profiles");
    let plain = image::load_from_memory(&photograph()).expect("it was just written").into_rgb8();
    encoder.encode_image(&plain).expect("a picture can be written");
    jpeg
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

/// The bytes of the pictures in a PostScript file: what stands between the marks of data, in base 85.
fn data(ps: &[u8]) -> Vec<Vec<u8>> {
    let text = String::from_utf8(ps.to_vec()).expect("plain ASCII");
    let parts = text.split("ReusableStreamDecode filter\n").skip(1);
    parts.map(|part| base85(part.split("~>").next().expect("an end"))).collect()
}

fn base85(text: &str) -> Vec<u8> {
    let (mut bytes, mut group) = (Vec::new(), Vec::new());
    for digit in text.bytes().filter(|byte| !byte.is_ascii_whitespace()) {
        match digit {
            b'z' => bytes.extend([0; 4]),
            digit => group.push(digit - b'!'),
        }
        if group.len() == 5 {
            bytes.extend(word(&group).to_be_bytes());
            group.clear();
        }
    }
    if !group.is_empty() {
        let left = group.len() - 1;
        group.resize(5, 84);
        bytes.extend(&word(&group).to_be_bytes()[..left]);
    }
    bytes
}

fn word(five: &[u8]) -> u32 {
    five.iter().fold(0_u64, |sum, &digit| sum * 85 + u64::from(digit)) as u32
}

#[test]
fn a_photograph_goes_into_postscript_byte_for_byte() {
    let document = set(photograph(), "rgb").document;
    for file in [export::ps(&document), export::eps(&document, 0)] {
        assert!(data(&file).contains(&photograph()));
        assert_eq!(String::from_utf8_lossy(&file).matches("DCTDecode").count(), 1);
        // Lines stay short enough for every reader of structured files.
        assert!(file.split(|&byte| byte == b'\n').all(|line| line.len() <= 255));
    }
    assert!(!String::from_utf8_lossy(&export::ps(&set(photograph(), "grey").document)).contains("DCTDecode"));
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
    let ps = raster::ps(&document, 150.0).remove(0);
    let mean = |pixels: &raster::Pixels| -> f64 {
        let all = (0..pixels.height).flat_map(|y| (0..pixels.width).map(move |x| (x, y)));
        all.map(|(x, y)| pixels.darkness(x, y)).sum::<f64>() / (pixels.width * pixels.height) as f64
    };
    assert!((mean(&svg) - mean(&pdf)).abs() < 0.002, "{} {}", mean(&svg), mean(&pdf));
    assert!((mean(&svg) - mean(&ps)).abs() < 0.002, "{} {}", mean(&svg), mean(&ps));
    let difference = raster::compare(&pdf, &ps);
    assert!(difference.mean < 0.005 && difference.local < 0.2, "{difference:?}");
}

#[test]
fn a_grey_photograph_is_the_same_in_every_format() {
    let document = set(photograph(), "grey").document.page(0);
    let svg = raster::svg(&document, 0, 150.0);
    for other in [raster::pdf(&document, 150.0).remove(0), raster::ps(&document, 150.0).remove(0)] {
        let difference = raster::compare(&svg, &other);
        // The rings are black ink alone, which readers show lighter than a picture's grey.
        assert!(difference.mean < 0.012, "{difference:?}");
    }
}

/// A photograph three times as wide as high: red, green and blue from the left.
fn flag(upright: bool) -> Vec<u8> {
    let (width, height) = if upright { (300, 900) } else { (900, 300) };
    let colours = [Rgb([230, 20, 20]), Rgb([20, 200, 20]), Rgb([20, 20, 230])];
    let third = |x: u32, y: u32| if upright { y / 300 } else { x / 300 };
    png(&RgbImage::from_fn(width, height, |x, y| colours[third(x, y) as usize]), None)
}

/// How many dots of the sheet are nearly red, green and blue.
fn dots(set: &Set) -> [usize; 3] {
    let sheet = raster::svg(&set.document, 0, 60.0);
    let mut counts = [0; 3];
    for pixel in sheet.rgb.chunks_exact(3) {
        for (channel, count) in counts.iter_mut().enumerate() {
            let others = pixel.iter().enumerate().filter(|(other, _)| *other != channel);
            *count += usize::from(pixel[channel] > 190 && others.into_iter().all(|(_, &value)| value < 60));
        }
    }
    counts
}

#[test]
fn a_photograph_is_cut_around_its_middle_unless_the_theme_says_where_to_look() {
    for upright in [false, true] {
        let seen =
            |more: &'static str| dots(&asked(flag(upright), "rgb", more).unwrap_or_else(|error| panic!("{error}")));
        let middle = seen("");
        assert!(middle[1] > 500 && middle[0] == 0 && middle[2] == 0, "{middle:?}");
        let (first, last) = (seen("focus.rat = [0, 0]"), seen("[pictures.focus]\nrat = [1.0, 1.0]"));
        assert!(first[0] > 500 && first[1] == 0 && first[2] == 0, "{first:?}");
        assert!(last[2] > 500 && last[0] == 0 && last[1] == 0, "{last:?}");
        // On the joint of two colours, half of each, but for what the badge of the strength covers.
        let joint = seen("[pictures.focus]\nrat = [0.3333, 0.3333]");
        assert!(joint[2] == 0 && joint[0].abs_diff(joint[1]) * 3 < joint[0], "{joint:?}");
        // Nothing is left bare, and nothing is stretched: as much is seen as before, but for red beside the red ring.
        let all = |counts: [usize; 3]| counts.iter().sum::<usize>();
        assert!(all(first).abs_diff(all(middle)) * 20 < all(middle), "{first:?} {middle:?}");
        // Only the side that is too long can be moved along.
        let across =
            seen(if upright { "[pictures.focus]\nrat = [0, 0.5]" } else { "[pictures.focus]\nrat = [0.5, 0]" });
        assert_eq!(across, middle);
    }
}

/// The first pixel of the picture that goes into the files.
fn first_pixel(set: &Set) -> [u8; 3] {
    let rgb = &set.document.pictures[0].rgb;
    [rgb[0], rgb[1], rgb[2]]
}

fn near(a: [u8; 3], b: [u8; 3]) -> bool {
    a.iter().zip(b).all(|(a, b)| a.abs_diff(b) <= 2)
}

#[test]
fn what_a_camera_means_by_its_numbers_is_printed() {
    let plain = |rgb: [u8; 3]| RgbImage::from_pixel(400, 400, Rgb(rgb));
    // Reckoned by hand from the primaries of both spaces (D65, linear light, then sRGB's curve).
    let cases = [
        (ColorProfile::new_display_p3(), [180, 90, 60], [193, 83, 51]),
        (ColorProfile::new_display_p3(), [128, 128, 128], [128, 128, 128]),
        (ColorProfile::new_display_p3(), [255, 0, 0], [255, 0, 0]),
        (ColorProfile::new_adobe_rgb(), [100, 150, 80], [66, 151, 74]),
    ];
    for (profile, given, meant) in cases {
        let profile = profile.encode().expect("a profile");
        let seen = first_pixel(&set(png(&plain(given), Some(profile)), "rgb"));
        assert!(near(seen, meant), "{given:?} became {seen:?}, not {meant:?}");
    }
    assert_eq!(first_pixel(&set(png(&plain([180, 90, 60]), None), "rgb")), [180, 90, 60]);
}

#[test]
fn a_photograph_of_srgb_stays_byte_for_byte_and_one_of_another_space_does_not() {
    for profile in [shouqi::icc::srgb(), ColorProfile::new_srgb().encode().expect("a profile")] {
        let jpeg = profiled(profile);
        assert_eq!(jpegs(&set(jpeg.clone(), "rgb")), [jpeg]);
    }
    let wide = set(profiled(ColorProfile::new_display_p3().encode().expect("a profile")), "rgb");
    assert!(jpegs(&wide).is_empty() && wide.document.pictures[0].jpeg.is_none());
}

#[test]
fn greys_with_a_curve_of_their_own_become_the_greys_that_were_meant() {
    // Gamma 1.0: half the light is 188 in sRGB.
    let grey = ColorProfile::new_gray_with_gamma(1.0).encode().expect("a profile");
    let mut bytes = Vec::new();
    let mut encoder = PngEncoder::new(&mut bytes);
    encoder.set_icc_profile(grey).expect("PNG has room for profiles");
    encoder.write_image(&[128; 160_000], 400, 400, ExtendedColorType::L8).expect("it can be written");
    let seen = first_pixel(&set(bytes, "rgb"));
    assert!(near(seen, [188; 3]), "{seen:?}");
}

#[test]
fn a_broken_profile_is_reported_with_its_file() {
    let good = ColorProfile::new_display_p3().encode().expect("a profile");
    let picture = RgbImage::from_pixel(64, 64, Rgb([9, 99, 199]));
    let mut long = good.clone();
    long[..4].copy_from_slice(&1_000_000_u32.to_be_bytes());
    let inks = include_bytes!("../profiles/press.icc").to_vec();
    for (profile, why) in [(b"nonsense".to_vec(), "not an ICC profile"), (long, "truncated"), (inks, "for CMYK")] {
        let message = asked(png(&picture, Some(profile)), "rgb", "").expect_err(why);
        assert!(message.contains(why) && message.contains("rat.jpg") && message.contains("sRGB"), "{message}");
    }
    // Whatever is changed in it, it is read or refused.
    for place in 0..good.len() {
        for change in [0xFF, 0x01] {
            let mut profile = good.clone();
            profile[place] ^= change;
            let _ = shouqi::icc::to_srgb(&profile, &mut [9, 99, 199, 0, 0, 0]);
        }
    }
}
