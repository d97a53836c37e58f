//! One chart of four colours in every coding that cameras and programs write, and what each of its corners is to look
//! like.

use super::png::{PngStructure, exif, write};
use image::codecs::jpeg::JpegEncoder;
use image::metadata::Orientation;
use image::{DynamicImage, GrayImage, Luma, Rgb, RgbImage};

/// The side of a chart in pixels.
pub const SIDE: u32 = 96;
/// Upper left, upper right, lower left, lower right, as `files/make.py` has them.
const COLOURS: [[u8; 3]; 4] = [[200, 40, 30], [30, 150, 60], [40, 60, 180], [230, 190, 40]];
const INKS: [[u8; 4]; 4] = [[20, 220, 200, 10], [210, 30, 180, 40], [200, 170, 20, 30], [10, 50, 230, 0]];
const GREYS: [u8; 4] = [40, 200, 120, 240];
/// A press that exists nowhere, and what its inks leave of the light: `profiles/press.py`.
const PRESS: &[u8] = include_bytes!("../../profiles/press.icc");
const LEFT: [[f64; 3]; 4] = [[0.05, 0.30, 0.65], [0.55, 0.04, 0.20], [0.95, 0.80, 0.05], [0.02, 0.02, 0.02]];

/// A file and what is to be seen of it.
pub struct File {
    /// What it is.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// How its corners look; `None` for ground, which shows through. Or what the refusal says.
    pub seen: Result<[Option<[u8; 3]>; 4], &'static str>,
    /// How far a channel may be off.
    pub off: u8,
}

/// Every file.
pub fn files() -> Vec<File> {
    let mut files = Vec::new();
    let mut add = |name: &str, bytes: Vec<u8>, seen: [Option<[u8; 3]>; 4], off: u8| {
        files.push(File { name: name.to_owned(), bytes, seen: Ok(seen), off });
    };
    let (colours, greys) = (COLOURS.map(Some), GREYS.map(|grey| Some([grey; 3])));
    add("JPEG", jpeg(&DynamicImage::ImageRgb8(colour())), colours, 8);
    add("JPEG, progressive", include_bytes!("files/progressive.jpg").into(), colours, 8);
    let grey = GrayImage::from_fn(SIDE, SIDE, |x, y| Luma([GREYS[corner(x, y)]]));
    add("JPEG, grey", jpeg(&DynamicImage::ImageLuma8(grey)), greys, 8);
    for held in 1..=8 {
        let mut lying = DynamicImage::ImageRgb8(colour());
        // Two quarters are each other's way back; every other way is its own.
        let back = [1, 2, 3, 4, 5, 8, 7, 6][usize::from(held) - 1];
        lying.apply_orientation(Orientation::from_exif(back).expect("one of eight"));
        let noted = after_start(&jpeg(&lying), 0xE1, &[b"Exif\0\0".as_slice(), &exif(held)].concat());
        add(&format!("JPEG, held {held}"), noted, colours, 8);
    }
    let as_rgb: &[u8] = include_bytes!("files/as-rgb.jpg");
    add("JPEG, red, green and blue as they are", as_rgb.into(), colours, 8);
    add("JPEG, the same without Adobe's mark", without_adobe(as_rgb), colours, 8);
    let (plain, printed) = (INKS.map(|inks| Some(multiplied(inks))), INKS.map(|inks| Some(by_press(inks))));
    let inks: [(&str, &[u8]); 3] = [
        ("JPEG, inks", include_bytes!("files/inks.jpg")),
        ("JPEG, inks, progressive", include_bytes!("files/inks-progressive.jpg")),
        ("JPEG, inks, turned", include_bytes!("files/inks-turned.jpg")),
    ];
    for (name, bytes) in inks {
        add(name, bytes.into(), plain, 8);
        // The profile has four steps between no ink and full ink.
        add(&format!("{name}, with a profile"), with_profile(bytes), printed, 14);
    }
    let rgb = |x, y| COLOURS[corner(x, y)].to_vec();
    let wide = |bytes: Vec<u8>| bytes.into_iter().flat_map(|byte| [byte, 99]).collect::<Vec<u8>>();
    let level = |x, y| vec![GREYS[corner(x, y)]];
    let structure = |depth, samples| PngStructure { depth, samples, ..PngStructure::default() };
    add("PNG", png(&structure(8, 2), rgb), colours, 2);
    add("PNG, 16 bits", png(&structure(16, 2), |x, y| wide(rgb(x, y))), colours, 2);
    add("PNG, grey", png(&structure(8, 0), level), greys, 2);
    add("PNG, grey, 16 bits", png(&structure(16, 0), |x, y| wide(level(x, y))), greys, 2);
    let bits = write(
        SIDE,
        SIDE,
        &structure(1, 0),
        (0..SIDE).map(|y| {
            let byte = |x: u32| if corner(8 * x, y) == 1 { 0xFF } else { 0 };
            (0..SIDE / 8).map(byte).collect()
        }),
    );
    add("PNG, black and white", bits, [Some([0; 3]), Some([255; 3]), Some([0; 3]), Some([0; 3])], 2);
    let palette = COLOURS.concat();
    let place = |x, y| vec![corner(x, y) as u8];
    add("PNG, palette", png(&PngStructure { palette: &palette, ..structure(8, 3) }, place), colours, 2);
    let turned = |x: u32, y: u32| rgb(y, SIDE - 1 - x);
    add("PNG, held 8", png(&PngStructure { held: Some(8), ..structure(8, 2) }, turned), colours, 2);

    // The upper right corner shows what lies below.
    let open = |seen: [Option<[u8; 3]>; 4]| [seen[0], None, seen[2], seen[3]];
    let opacity = |x, y| if corner(x, y) == 1 { 0 } else { 255 };
    let see_through = [255, 0, 255, 255];
    let holed = PngStructure { palette: &palette, see_through: &see_through, ..structure(8, 3) };
    add("PNG, palette with opacity", png(&holed, place), open(colours), 2);
    let rgba = |x, y| [rgb(x, y), vec![opacity(x, y)]].concat();
    add("PNG, opacity", png(&structure(8, 6), rgba), open(colours), 2);
    let rgba16 = |x, y| [wide(rgb(x, y)), vec![opacity(x, y); 2]].concat();
    add("PNG, opacity, 16 bits", png(&structure(16, 6), rgba16), open(colours), 2);
    let la = |x, y| [level(x, y), vec![opacity(x, y)]].concat();
    add("PNG, grey, opacity", png(&structure(8, 4), la), open(greys), 2);
    let key = [0, COLOURS[1][0], 0, COLOURS[1][1], 0, COLOURS[1][2]];
    add(
        "PNG, one colour shows nothing",
        png(&PngStructure { see_through: &key, ..structure(8, 2) }, rgb),
        open(colours),
        2,
    );

    let unmarked = without_adobe(include_bytes!("files/inks.jpg"));
    files.push(File { name: "JPEG, inks without a mark".into(), bytes: unmarked, seen: Err("four channels"), off: 0 });
    files
}

/// Which corner of the chart a pixel belongs to.
fn corner(x: u32, y: u32) -> usize {
    (2 * y / SIDE * 2 + 2 * x / SIDE) as usize
}

fn colour() -> RgbImage {
    RgbImage::from_fn(SIDE, SIDE, |x, y| Rgb(COLOURS[corner(x, y)]))
}

fn jpeg(picture: &DynamicImage) -> Vec<u8> {
    let mut jpeg = Vec::new();
    JpegEncoder::new_with_quality(&mut jpeg, 95).encode_image(picture).expect("it can be written");
    jpeg
}

fn png(structure: &PngStructure<'_>, pixel: impl Fn(u32, u32) -> Vec<u8>) -> Vec<u8> {
    write(SIDE, SIDE, structure, (0..SIDE).map(|y| (0..SIDE).flat_map(|x| pixel(x, y)).collect()))
}

/// A JPEG with one more segment at its head.
fn after_start(jpeg: &[u8], mark: u8, body: &[u8]) -> Vec<u8> {
    let length = (body.len() as u16 + 2).to_be_bytes();
    [&jpeg[..2], &[0xFF, mark], &length, body, &jpeg[2..]].concat()
}

/// A JPEG with the profile of the press, which is short enough for one segment.
fn with_profile(jpeg: &[u8]) -> Vec<u8> {
    after_start(jpeg, 0xE2, &[b"ICC_PROFILE\0\x01\x01".as_slice(), PRESS].concat())
}

/// A JPEG without the segment in which Adobe's programs say what its channels are.
fn without_adobe(jpeg: &[u8]) -> Vec<u8> {
    let name = jpeg.windows(5).position(|five| five == b"Adobe").expect("it has Adobe's mark");
    let length = usize::from(u16::from_be_bytes([jpeg[name - 2], jpeg[name - 1]]));
    [&jpeg[..name - 4], &jpeg[name - 2 + length..]].concat()
}

/// What inks look like where nobody described them.
fn multiplied([c, m, y, k]: [u8; 4]) -> [u8; 3] {
    [c, m, y].map(|ink| ((255 - u32::from(ink)) * (255 - u32::from(k)) / 255) as u8)
}

/// What the press prints.
fn by_press(inks: [u8; 4]) -> [u8; 3] {
    [0, 1, 2].map(|channel| {
        let left = inks.iter().zip(LEFT).map(|(&ink, left)| 1.0 - f64::from(ink) / 255.0 * (1.0 - left[channel]));
        let light: f64 = left.product();
        (255.0 * if light <= 0.003_130_8 { 12.92 * light } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 }) as u8
    })
}
