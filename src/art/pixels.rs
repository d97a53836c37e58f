//! A user's PNG or JPEG, measured before it is unpacked.

use super::{ArtError, Drawing};
use crate::geom::Size;
use crate::icc::to_srgb;
use crate::scene::Raster;
use image::codecs::{jpeg::JpegDecoder, png::PngDecoder};
use image::metadata::Orientation;
use image::{DynamicImage, ExtendedColorType, ImageDecoder, ImageError, Limits};
use std::io::Cursor;
use std::sync::Arc;

/// The most bytes a picture's file may have.
const MOST_BYTES: usize = 32 << 20;
/// The most pixels a side may have: one metre at 300 dpi.
const MOST_A_SIDE: u32 = 12_000;
/// The most pixels there may be in all.
const MOST_PIXELS: u64 = 64_000_000;
/// The most memory that unpacking may take, in bytes.
const MOST_MEMORY: u64 = 640 << 20;

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
const JPEG: &[u8] = b"\xff\xd8\xff";

/// Reads a PNG or a JPEG. It is turned upright as its camera noted, a palette, greys, inks and 16 bits become 8 bits of
/// red, green and blue, and what a profile says they are becomes sRGB; opacity is kept where something shows through.
pub fn read_pixels(bytes: &[u8]) -> Result<Drawing, ArtError> {
    let mut decoder = measured(bytes)?;
    let mut jpeg = taken_as_it_is(bytes, &mut *decoder).then(|| Arc::from(bytes));
    let profile = decoder.icc_profile().map_err(|why| broken(bytes, &why))?;
    let picture = unpacked(decoder).map_err(|why| broken(bytes, &why))?;
    let (width, height) = (picture.width(), picture.height());
    let opaque = !picture.color().has_alpha();
    let (mut rgb, alpha) = if opaque {
        (picture.into_rgb8().into_raw(), None)
    } else {
        let rgba = picture.into_rgba8();
        let alpha: Vec<u8> = rgba.pixels().map(|pixel| pixel.0[3]).collect();
        let rgb = rgba.pixels().flat_map(|pixel| [pixel.0[0], pixel.0[1], pixel.0[2]]).collect();
        (rgb, Some(alpha).filter(|alpha| alpha.iter().any(|&opacity| opacity != 255)))
    };
    if alpha.as_ref().is_some_and(|alpha| alpha.iter().all(|&opacity| opacity == 0)) {
        return Err(ArtError::new("this picture is see-through all over", "save one that shows something"));
    }
    if let Some(profile) = profile {
        let changed = to_srgb(&profile, &mut rgb).map_err(|why| ArtError::new(why.what(), why.right()))?;
        // A printer would take the file's own numbers for sRGB.
        jpeg = jpeg.filter(|_| !changed);
    }
    let size = Size::new(f64::from(width), f64::from(height));
    Ok(Drawing::Pixels { size, rgb: Raster { width, height, rgb, jpeg }, alpha, flattened: None })
}

/// Whether a writer may take the file as it is: a JPEG of three channels that stands upright. Inks and other ways up are
/// read in several manners.
fn taken_as_it_is(bytes: &[u8], decoder: &mut dyn ImageDecoder) -> bool {
    bytes.starts_with(JPEG)
        && decoder.original_color_type() == ExtendedColorType::Rgb8
        && decoder.orientation().is_ok_and(|orientation| orientation == Orientation::NoTransforms)
}

/// Pixels in a row and rows of a PNG or JPEG, if both are within bounds; nothing is unpacked.
pub(super) fn measure(bytes: &[u8]) -> Result<(u32, u32), ArtError> {
    Ok(measured(bytes)?.dimensions())
}

fn measured(bytes: &[u8]) -> Result<Box<dyn ImageDecoder + '_>, ArtError> {
    if bytes.len() > MOST_BYTES {
        let mib = bytes.len() as f64 / f64::from(1 << 20);
        return Err(ArtError::new(
            format!("this picture's file has {mib:.0} MiB"),
            format!("at most {} MiB are read; save it smaller", MOST_BYTES >> 20),
        ));
    }
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(MOST_MEMORY);
    let decoder: Box<dyn ImageDecoder + '_> = if bytes.starts_with(PNG) {
        if !bytes.windows(4).rev().take(64).any(|name| name == b"IEND") {
            return Err(cut_short("PNG"));
        }
        Box::new(PngDecoder::with_limits(Cursor::new(bytes), limits).map_err(|why| broken(bytes, &why))?)
    } else if bytes.starts_with(JPEG) {
        // The last scan is followed by the end mark, which cannot occur within it; a preview has its own, before.
        let last = |mark: [u8; 2]| bytes.windows(2).rposition(|pair| pair == mark);
        if last([0xFF, 0xDA]) >= last([0xFF, 0xD9]) {
            return Err(cut_short("JPEG"));
        }
        Box::new(JpegDecoder::new(Cursor::new(bytes)).map_err(|why| broken(bytes, &why))?)
    } else {
        return Err(ArtError::new("this is neither a PNG nor a JPEG", "save the picture as one of them"));
    };
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    if width.max(height) > MOST_A_SIDE || pixels > MOST_PIXELS || decoder.total_bytes() > MOST_MEMORY {
        return Err(ArtError::new(
            format!("this picture has {width} × {height} pixels"),
            format!(
                "at most {MOST_A_SIDE} a side and {} million in all are read; save it smaller, 1200 a side is plenty",
                MOST_PIXELS / 1_000_000
            ),
        ));
    }
    if pixels == 0 {
        return Err(ArtError::new("this picture has no pixels", "save one that shows something"));
    }
    Ok(decoder)
}

fn unpacked(mut decoder: Box<dyn ImageDecoder + '_>) -> Result<DynamicImage, ImageError> {
    let upright = decoder.orientation()?;
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(upright);
    Ok(picture)
}

fn cut_short(format: &str) -> ArtError {
    ArtError::new(format!("this {format} is cut short"), "copy or save it again")
}

/// What the reader of the format found, in its own words.
fn broken(bytes: &[u8], why: &ImageError) -> ArtError {
    let format = if bytes.starts_with(PNG) { "PNG" } else { "JPEG" };
    ArtError::new(format!("this {format} cannot be read ({why})"), "open it in a picture program and save it again")
}
