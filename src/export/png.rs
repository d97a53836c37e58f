//! A page as a raster image.

use crate::geom::Affine;
use crate::render::{Edges, render};
use crate::scene::{Document, Page, Raster};
use ::png::{BitDepth, ColorType, Encoder, Filter, PixelDimensions, Unit};
use resvg::tiny_skia::Pixmap;
use std::io::Write;

/// Maximum pixels per side.
pub const MOST_A_SIDE: u32 = 20_000;

/// Maximum pixels in total.
pub const MOST_PIXELS: u64 = 200_000_000;

/// Why a page cannot be rasterised.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PngError {
    /// The resolution is not a positive number.
    #[error("{0} dpi is not a resolution; 150 suits a screen, 300 a printer")]
    NoResolution(f64),
    /// The picture would have more pixels than [`MOST_A_SIDE`] or [`MOST_PIXELS`].
    #[error(
        "at {dpi} dpi this page would be {width} × {height} pixels; the most is {MOST_A_SIDE} a side and {} \
         million in all: choose fewer dpi",
        MOST_PIXELS / 1_000_000
    )]
    TooLarge {
        /// Width in pixels.
        width: f64,
        /// Height in pixels.
        height: f64,
        /// The resolution in pixels per inch.
        dpi: f64,
    },
}

/// Page `page` of the document, counted from 0, as a PNG of `dpi` pixels per inch, white or transparent.
///
/// # Panics
/// If there is no such page.
pub fn png(document: &Document, page: usize, dpi: f64, transparent: bool) -> Result<Vec<u8>, PngError> {
    let canvas = PageRaster::new(document, page, dpi)?;
    if canvas.pixels() > BAND {
        return Ok(canvas.in_bands(transparent, BAND));
    }
    let pixmap = canvas.band(0, canvas.height, transparent);
    let (pixels, colour) = channels(pixmap, transparent);
    Ok(encoded(&pixels, (canvas.width, canvas.height), colour, Some(dpi)))
}

/// Page `page` of the document, counted from 0, as pixels on white, at `dpi` pixels per inch.
///
/// # Panics
/// If there is no such page.
pub fn raster(document: &Document, page: usize, dpi: f64) -> Result<Raster, PngError> {
    let canvas = PageRaster::new(document, page, dpi)?;
    let pixmap = canvas.band(0, canvas.height, false);
    Ok(Raster::opaque(pixmap.width(), pixmap.height(), without_opacity(pixmap)))
}

/// A picture as PNG, without a resolution.
pub(crate) fn encode(raster: &Raster) -> Vec<u8> {
    let size = (raster.width, raster.height);
    match raster.bare {
        Some(_) => encoded(&raster.rgba(), size, ColorType::Rgba, None),
        None => encoded(&raster.rgb, size, ColorType::Rgb, None),
    }
}

/// A larger page is rasterised and compressed in bands of this number of pixels, to bound memory.
const BAND: u64 = 1 << 24;

/// A page to be rasterised.
struct PageRaster<'a> {
    document: &'a Document,
    page: &'a Page,
    dpi: f64,
    width: u32,
    height: u32,
}

impl<'a> PageRaster<'a> {
    fn new(document: &'a Document, page: usize, dpi: f64) -> Result<PageRaster<'a>, PngError> {
        if !(dpi.is_finite() && dpi > 0.0) {
            return Err(PngError::NoResolution(dpi));
        }
        let page = &document.pages[page];
        let media = page.media;
        let [width, height] = [media.width, media.height].map(|mm| (mm / 25.4 * dpi).round().max(1.0));
        let most = f64::from(MOST_A_SIDE);
        if width > most || height > most || width * height > MOST_PIXELS as f64 {
            return Err(PngError::TooLarge { width, height, dpi });
        }
        Ok(PageRaster { document, page, dpi, width: width as u32, height: height as u32 })
    }

    fn pixels(&self) -> u64 {
        u64::from(self.width) * u64::from(self.height)
    }

    /// Renders a number of rows from this one on.
    fn band(&self, top: u32, rows: u32, transparent: bool) -> Pixmap {
        let mut pixmap = Pixmap::new(self.width, rows).expect("a band has at least one pixel and no side is huge");
        if !transparent {
            pixmap.fill(resvg::tiny_skia::Color::WHITE);
        }
        let place = Affine::translate((0.0, -f64::from(top))) * Affine::scale(self.dpi / 25.4);
        for layer in self.page.layers.iter().filter(|layer| layer.kind.printed()) {
            render(self.document, &layer.items, place, Edges::Smooth, &mut pixmap, &mut ());
        }
        pixmap
    }

    /// The page as a PNG, rasterised and compressed in bands of at most this number of pixels.
    fn in_bands(&self, transparent: bool, most: u64) -> Vec<u8> {
        let mut file = Vec::new();
        let colour = if transparent { ColorType::Rgba } else { ColorType::Rgb };
        let mut head = encoder(&mut file, (self.width, self.height), colour, Some(self.dpi)).write_header().expect(WHY);
        let mut writer = head.stream_writer().expect(WHY);
        let rows = (most / u64::from(self.width)).clamp(1, u64::from(self.height)) as u32;
        for top in (0..self.height).step_by(rows as usize) {
            let band = self.band(top, rows.min(self.height - top), transparent);
            writer.write_all(&channels(band, transparent).0).expect(WHY);
        }
        writer.finish().expect(WHY);
        head.finish().expect(WHY);
        file
    }
}

/// The bytes of a picture, and what they are: with opacity if parts of it may be transparent.
fn channels(pixmap: Pixmap, transparent: bool) -> (Vec<u8>, ColorType) {
    match transparent {
        true => (pixmap.take_demultiplied(), ColorType::Rgba),
        false => (without_opacity(pixmap), ColorType::Rgb),
    }
}

/// The RGB bytes of an opaque picture.
fn without_opacity(pixmap: Pixmap) -> Vec<u8> {
    pixmap.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}

/// Why writing a PNG cannot fail.
const WHY: &str = "memory takes all bytes, and the rows are as many as were said";

/// An encoder of eight bits a channel; with the resolution programs print the picture at its true size.
fn encoder(
    file: &mut Vec<u8>,
    (width, height): (u32, u32),
    colour: ColorType,
    dpi: Option<f64>,
) -> Encoder<'_, &mut Vec<u8>> {
    let mut encoder = Encoder::new(file, width, height);
    encoder.set_color(colour);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_filter(Filter::Adaptive);
    let per_metre = dpi.map(|dpi| (dpi / 0.0254).round() as u32);
    encoder.set_pixel_dims(per_metre.map(|count| PixelDimensions { xppu: count, yppu: count, unit: Unit::Meter }));
    encoder
}

fn encoded(pixels: &[u8], size: (u32, u32), colour: ColorType, dpi: Option<f64>) -> Vec<u8> {
    let mut file = Vec::new();
    let mut writer = encoder(&mut file, size, colour, dpi).write_header().expect(WHY);
    writer.write_image_data(pixels).expect(WHY);
    writer.finish().expect(WHY);
    file
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::{Circle, Rect, Shape, Size};
    use crate::scene::{Colour, Group, PathItem};

    /// A page of discs in many greys, half of them clipped, over its whole height.
    fn document() -> Document {
        let disc = |place: u8| {
            let middle = (5.0 + 7.3 * f64::from(place % 6), 3.0 + 2.9 * f64::from(place));
            let path = Circle::new(middle, 4.7).to_path(0.01);
            let disc = PathItem::filled(path, Colour::Rgb(place * 10, 90, 255 - place * 10)).into();
            let clip = place.is_multiple_of(2).then(|| Rect::new(2.2, 1.1, 40.3, middle.1 + 1.7).to_path(0.01));
            Group { transform: Affine::rotate(0.02), clip, alternative: None, items: vec![disc] }.into()
        };
        let media = Size::new(50.0, 70.0);
        let page = Page::untrimmed("board", "discs", media, (0..23).map(disc).collect());
        Document { pages: vec![page], ..Document::empty() }
    }

    #[test]
    fn a_page_in_bands_is_the_page_in_one_piece() {
        let document = document();
        let canvas = PageRaster::new(&document, 0, 100.0).expect("a page of 197 by 276 pixels");
        let whole = without_opacity(canvas.band(0, canvas.height, false));
        for rows in [100, 275] {
            let file = canvas.in_bands(false, rows * u64::from(canvas.width));
            let bytes = image::load_from_memory(&file).expect("a PNG").into_rgb8().into_raw();
            assert_eq!(bytes.len(), whole.len());
            // A curve that starts above its band is clipped there; its edge may then cover a sample or two more of a
            // pixel.
            let off = |most: u8| whole.iter().zip(&bytes).filter(|(a, b)| a.abs_diff(**b) > most).count();
            assert!(off(2) * 100 < whole.len() && off(64) == 0, "bands of {rows}: {} and {} are off", off(2), off(64));
        }
        let opacity = |pixels: Vec<u8>| pixels.chunks_exact(4).map(|pixel| pixel[3]).collect::<Vec<_>>();
        let whole = opacity(canvas.band(0, canvas.height, true).take_demultiplied());
        let file = canvas.in_bands(true, 275 * u64::from(canvas.width));
        assert_eq!(opacity(image::load_from_memory(&file).expect("a PNG").into_rgba8().into_raw()), whole);
    }
}
