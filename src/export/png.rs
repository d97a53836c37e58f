//! A page as pixels: its SVG, rendered.

use super::svg::svg;
use crate::scene::{Document, Raster};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fmt;

/// The most pixels a side may have.
pub const MOST_A_SIDE: u32 = 20_000;

/// The most pixels there may be in all.
pub const MOST_PIXELS: u64 = 200_000_000;

/// Why a page cannot be made of pixels.
#[derive(Debug, Clone, PartialEq)]
pub enum PngError {
    /// The asked resolution is no positive number.
    NoResolution(f64),
    /// The picture would have more pixels than [`MOST_A_SIDE`] or [`MOST_PIXELS`].
    TooLarge {
        /// Pixels in a row.
        width: f64,
        /// Rows.
        height: f64,
        /// The resolution in pixels per inch.
        dpi: f64,
    },
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::NoResolution(dpi) => write!(f, "{dpi} dpi is no resolution; 150 suits a screen, 300 a printer"),
            PngError::TooLarge { width, height, dpi } => write!(
                f,
                "at {dpi} dpi this page would be {width} × {height} pixels; the most is {MOST_A_SIDE} a side and {} \
                 million in all: choose fewer dpi",
                MOST_PIXELS / 1_000_000
            ),
        }
    }
}

impl std::error::Error for PngError {}

/// Page `page` of the document, counted from 0, as a PNG of `dpi` pixels per inch, on white or see-through.
///
/// # Panics
/// If there is no such page.
pub fn png(document: &Document, page: usize, dpi: f64, transparent: bool) -> Result<Vec<u8>, PngError> {
    let pixmap = render(document, page, dpi, transparent)?;
    let (width, height) = (pixmap.width(), pixmap.height());
    let bytes = if transparent {
        let pixels = pixmap.take_demultiplied();
        encoded(&pixels, width, height, ExtendedColorType::Rgba8)
    } else {
        encoded(&without_opacity(pixmap), width, height, ExtendedColorType::Rgb8)
    };
    Ok(with_resolution(bytes, dpi))
}

/// Page `page` of the document, counted from 0, as pixels on white, `dpi` to the inch.
///
/// # Panics
/// If there is no such page.
pub fn raster(document: &Document, page: usize, dpi: f64) -> Result<Raster, PngError> {
    let pixmap = render(document, page, dpi, false)?;
    Ok(Raster::opaque(pixmap.width(), pixmap.height(), without_opacity(pixmap)))
}

/// A picture as PNG, without a resolution.
pub(crate) fn encode(raster: &Raster) -> Vec<u8> {
    match raster.bare {
        Some(_) => encoded(&raster.rgba(), raster.width, raster.height, ExtendedColorType::Rgba8),
        None => encoded(&raster.rgb, raster.width, raster.height, ExtendedColorType::Rgb8),
    }
}

fn render(document: &Document, page: usize, dpi: f64, transparent: bool) -> Result<Pixmap, PngError> {
    if !(dpi.is_finite() && dpi > 0.0) {
        return Err(PngError::NoResolution(dpi));
    }
    let media = document.pages[page].media;
    let [width, height] = [media.width, media.height].map(|mm| (mm / 25.4 * dpi).round().max(1.0));
    let most = f64::from(MOST_A_SIDE);
    if width > most || height > most || width * height > MOST_PIXELS as f64 {
        return Err(PngError::TooLarge { width, height, dpi });
    }
    let mut pixmap =
        Pixmap::new(width as u32, height as u32).expect("a page has at least one pixel and no side is huge");
    if !transparent {
        pixmap.fill(resvg::tiny_skia::Color::WHITE);
    }
    let options = Options::default();
    let tree = Tree::from_str(&svg(document, page), &options).expect("a page of a document is readable SVG");
    let scale = (dpi / f64::from(options.dpi)) as f32;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// Red, green, blue of an opaque picture.
fn without_opacity(pixmap: Pixmap) -> Vec<u8> {
    pixmap.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}

fn encoded(pixels: &[u8], width: u32, height: u32, colour: ExtendedColorType) -> Vec<u8> {
    let mut bytes = Vec::new();
    PngEncoder::new_with_quality(&mut bytes, CompressionType::Default, FilterType::Adaptive)
        .write_image(pixels, width, height, colour)
        .expect("the buffer fits the size, and memory takes all bytes");
    bytes
}

/// The same PNG with the resolution in it, so that programs print it at its true size.
fn with_resolution(mut png: Vec<u8>, dpi: f64) -> Vec<u8> {
    // The header is the first chunk: 8 bytes of signature, 4 of length, 4 of name, 13 of data, 4 of check sum.
    const AFTER_HEADER: usize = 33;
    let per_metre = (dpi / 0.0254).round() as u32;
    let mut body = b"pHYs".to_vec();
    body.extend(per_metre.to_be_bytes());
    body.extend(per_metre.to_be_bytes());
    body.push(1);
    let mut chunk = 9u32.to_be_bytes().to_vec();
    chunk.extend(&body);
    chunk.extend(check_sum(&body).to_be_bytes());
    png.splice(AFTER_HEADER..AFTER_HEADER, chunk);
    png
}

/// The check sum of a PNG chunk (CRC-32 of ISO 3309).
fn check_sum(bytes: &[u8]) -> u32 {
    let fed = bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| if sum & 1 == 1 { 0xEDB8_8320 ^ (sum >> 1) } else { sum >> 1 })
    });
    !fed
}
