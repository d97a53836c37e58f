//! Pages as pixels: from SVG by resvg, from PDF by hayro, from PostScript by stet.
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use shouqi::export;
use shouqi::scene::Document;
use std::path::PathBuf;

/// A page as pixels: red, green, blue, row by row from the top left.
#[derive(Debug, Clone, PartialEq)]
pub struct Pixels {
    pub width: usize,
    pub height: usize,
    pub rgb: Vec<u8>,
}

impl Pixels {
    fn from_rgba(width: usize, height: usize, rgba: &[u8]) -> Pixels {
        // On white paper, in case a rasteriser leaves the ground open.
        let on_white = |pixel: &[u8]| {
            let alpha = u32::from(pixel[3]);
            let channel = |value: u8| ((u32::from(value) * alpha + 255 * (255 - alpha)) / 255) as u8;
            [channel(pixel[0]), channel(pixel[1]), channel(pixel[2])]
        };
        Pixels { width, height, rgb: rgba.chunks_exact(4).flat_map(on_white).collect() }
    }

    /// How dark a pixel is, 0 white to 1 black.
    pub fn darkness(&self, x: usize, y: usize) -> f64 {
        let at = 3 * (y * self.width + x);
        1.0 - self.rgb[at..at + 3].iter().map(|&value| f64::from(value)).sum::<f64>() / 765.0
    }

    /// A pixel.
    pub fn at(&self, x: usize, y: usize) -> [u8; 3] {
        let at = 3 * (y * self.width + x);
        [self.rgb[at], self.rgb[at + 1], self.rgb[at + 2]]
    }

    /// Writes a picture below the tests' own folder, to be looked at.
    pub fn save(&self, name: &str) -> PathBuf {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        image::RgbImage::from_raw(self.width as u32, self.height as u32, self.rgb.clone())
            .expect("the pixels fill the picture")
            .save(&path)
            .expect("the picture can be written");
        path
    }
}

/// A page of the SVG.
pub fn svg(document: &Document, page: usize, dpi: f64) -> Pixels {
    let tree = Tree::from_str(&export::svg(document, page), &Options::default()).expect("the SVG can be read");
    let media = document.pages[page].media;
    let [width, height] = [media.width, media.height].map(|mm| (mm / 25.4 * dpi).round() as u32);
    let mut pixmap = Pixmap::new(width, height).expect("a page has pixels");
    let scale = (dpi / 96.0) as f32;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Pixels::from_rgba(width as usize, height as usize, &pixmap.take_demultiplied())
}

/// A page of the PNG.
pub fn png(document: &Document, page: usize, dpi: f64) -> Pixels {
    let png = export::png(document, page, dpi, false).expect("the page can be drawn");
    let image = image::load_from_memory(&png).expect("the PNG can be read").to_rgba8();
    Pixels::from_rgba(image.width() as usize, image.height() as usize, &image)
}

/// Every page of the PDF.
pub fn pdf(document: &Document, dpi: f32) -> Vec<Pixels> {
    let bytes = export::pdf(document).expect("the set can be written");
    let pdf = hayro::hayro_syntax::Pdf::new(bytes).expect("the PDF can be read");
    let cache = hayro::RenderCache::new();
    let white = hayro::vello_cpu::color::palette::css::WHITE;
    let settings = hayro::PixmapSettings { x_scale: dpi / 72.0, y_scale: dpi / 72.0, bg_color: white };
    pdf.pages()
        .iter()
        .map(|page| {
            let pixels = hayro::render(page, &cache, &Default::default(), &Default::default(), &settings);
            let (width, height) = (usize::from(pixels.width()), usize::from(pixels.height()));
            let rgba: Vec<u8> = pixels.data().iter().flat_map(|pixel| [pixel.r, pixel.g, pixel.b, pixel.a]).collect();
            Pixels::from_rgba(width, height, &rgba)
        })
        .collect()
}

/// Every page of the PostScript.
pub fn ps(document: &Document, dpi: f64) -> Vec<Pixels> {
    let bytes = export::ps(document);
    let mut interpreter = stet::Interpreter::builder().no_icc().suppress_output().build();
    let pages = interpreter.render(&bytes, dpi).expect("the PostScript can be run");
    pages.into_iter().map(|page| Pixels::from_rgba(page.width as usize, page.height as usize, &page.rgba)).collect()
}

/// How far two pictures of one page lie apart.
#[derive(Debug, Clone, Copy)]
pub struct Difference {
    /// The mean over all channels, 0 to 1.
    pub mean: f64,
    /// The greatest mean over a square of [`PATCH`] pixels.
    pub local: f64,
}

/// The side of the squares in which the greatest difference is looked for, in pixels.
pub const PATCH: usize = 8;

/// The first page in each format, by the format's name.
pub fn first_page(document: &Document, dpi: f64) -> [(&'static str, Pixels); 4] {
    let first = document.page(0);
    [
        ("svg", svg(&first, 0, dpi)),
        ("png", png(&first, 0, dpi)),
        ("pdf", pdf(&first, dpi as f32).remove(0)),
        ("ps", ps(&first, dpi).remove(0)),
    ]
}

/// Compares what both pictures have, without the outermost pixel: there rasterisers round as they like.
pub fn compare(a: &Pixels, b: &Pixels) -> Difference {
    assert!(a.width.abs_diff(b.width) <= 1 && a.height.abs_diff(b.height) <= 1, "the pages are not of one size");
    let (width, height) = (a.width.min(b.width) - 1, a.height.min(b.height) - 1);
    let (across, down) = (width.div_ceil(PATCH), height.div_ceil(PATCH));
    let mut patches = vec![(0u64, 0u64); across * down];
    for y in 1..height {
        for x in 1..width {
            let patch = &mut patches[(y / PATCH) * across + x / PATCH];
            for (one, other) in a.at(x, y).iter().zip(b.at(x, y)) {
                patch.0 += u64::from(one.abs_diff(other));
                patch.1 += 255;
            }
        }
    }
    let (sum, most) = patches.iter().fold((0, 0), |(sum, most), patch| (sum + patch.0, most + patch.1));
    let share = |(sum, most): (u64, u64)| if most == 0 { 0.0 } else { sum as f64 / most as f64 };
    let local = patches.iter().map(|&patch| share(patch)).fold(0.0, f64::max);
    Difference { mean: share((sum, most)), local }
}

/// The difference as a picture: white where both agree.
pub fn difference(a: &Pixels, b: &Pixels) -> Pixels {
    let (width, height) = (a.width.min(b.width), a.height.min(b.height));
    let mut rgb = Vec::with_capacity(3 * width * height);
    for y in 0..height {
        for x in 0..width {
            rgb.extend(a.at(x, y).iter().zip(b.at(x, y)).map(|(one, other)| 255 - one.abs_diff(other)));
        }
    }
    Pixels { width, height, rgb }
}

/// Where thin lines cross a row or a column of pixels: the middle of each in millimetres, weighed by darkness against
/// the ground around it.
pub fn crossings(darkness: impl Fn(usize) -> f64, length: usize, dpi: f64) -> Vec<f64> {
    let ground = {
        let mut all: Vec<f64> = (0..length).map(&darkness).collect();
        all.sort_by(f64::total_cmp);
        all[length / 2]
    };
    let (mut found, mut weight, mut moment) = (Vec::new(), 0.0, 0.0);
    for place in 0..length {
        let ink = (darkness(place) - ground).max(0.0);
        if ink > 0.02 {
            weight += ink;
            moment += ink * (place as f64 + 0.5);
        } else if weight > 0.0 {
            found.push(moment / weight * 25.4 / dpi);
            (weight, moment) = (0.0, 0.0);
        }
    }
    found
}
