//! Reads a user's PNG or JPEG; its size is checked before it is decoded.

use super::jpeg::{self, Coding, Turned};
use super::{ArtError, Drawing};
use crate::geom::Size;
use crate::icc::{inks_to_srgb, to_srgb};
use crate::scene::Raster;
use image::codecs::jpeg::JpegDecoder;
use image::codecs::png::{CompressionType, FilterType, PngDecoder, PngEncoder};
use image::metadata::Orientation;
use image::{DynamicImage, ExtendedColorType, ImageDecoder, ImageEncoder, Limits, RgbImage};
use std::fmt;
use std::io::Cursor;
use std::sync::Arc;

/// The most bytes a picture's file may have.
const MOST_BYTES: usize = 32 << 20;
/// The most pixels a side may have: one metre at 300 dpi.
const MOST_A_SIDE: u32 = 12_000;
/// The most pixels there may be in all.
const MOST_PIXELS: u64 = 64_000_000;
/// The most memory for decoding, in bytes.
const MOST_MEMORY: u64 = 640 << 20;
/// The most memory for what a PNG has besides its pixels, such as a packed profile, in bytes.
const MOST_BESIDE: u64 = 96 << 20;

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
const JPEG: &[u8] = b"\xff\xd8\xff";

/// Reads a PNG or a JPEG. It is rotated by its Exif orientation; palettes, greys, CMYK and 16 bits become RGB with 8
/// bits, converted to sRGB by the embedded profile; the alpha channel is kept unless all pixels are opaque.
pub fn read_pixels(bytes: &[u8]) -> Result<Drawing, ArtError> {
    let mut decoder = measured(bytes)?;
    let coding = coded(bytes)?;
    let upright = decoder.orientation().map_err(|why| broken(bytes, &why))?;
    let mut jpeg = (coding == Some(Coding::Common) && upright == Orientation::NoTransforms).then(|| Arc::from(bytes));
    let profile = profile_of(bytes, &mut *decoder)?;
    let (mut picture, profile) = match coding {
        Some(Coding::Inks(turned)) => (of_inks(bytes, turned, decoder.dimensions(), profile)?, None),
        _ => (DynamicImage::from_decoder(decoder).map_err(|why| broken(bytes, &why))?, profile),
    };
    picture.apply_orientation(upright);
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
        return Err(ArtError::new("this picture is completely transparent", "save one that shows something"));
    }
    if let Some(profile) = profile {
        let changed = to_srgb(&profile, &mut rgb).map_err(|why| ArtError::new(why.what(), why.right()))?;
        // A printer would interpret the file's values as sRGB.
        jpeg = jpeg.filter(|_| !changed);
    }
    let size = Size::new(f64::from(width), f64::from(height));
    Ok(Drawing::Pixels { size, rgb: Raster { jpeg, ..Raster::opaque(width, height, rgb) }, alpha, flattened: None })
}

/// The embedded profile. The reader of PNG passes over one that is damaged or too long, and the colours would be wrong.
fn profile_of(bytes: &[u8], decoder: &mut dyn ImageDecoder) -> Result<Option<Vec<u8>>, ArtError> {
    let profile = decoder.icc_profile().map_err(|why| broken(bytes, &why))?;
    if profile.is_none() && bytes.starts_with(PNG) && has_packed_profile(bytes) {
        let what = "its colour profile cannot be read (it is damaged, or too long)";
        return Err(ArtError::new(what, "save the picture again, as sRGB"));
    }
    Ok(profile)
}

/// Whether a PNG has a profile before its pixels, readable or not.
fn has_packed_profile(png: &[u8]) -> bool {
    let mut rest = &png[PNG.len()..];
    while let Some((length, after)) = rest.split_first_chunk::<4>() {
        let Some((name, data)) = after.split_first_chunk::<4>() else { return false };
        match name {
            b"iCCP" => return true,
            b"IDAT" => return false,
            // The data is followed by a checksum.
            _ => rest = data.get((u32::from_be_bytes(*length) as usize).saturating_add(4)..).unwrap_or_default(),
        }
    }
    false
}

/// The coding of a JPEG; `None` for a PNG.
fn coded(bytes: &[u8]) -> Result<Option<Coding>, ArtError> {
    if !bytes.starts_with(JPEG) {
        return Ok(None);
    }
    match jpeg::coding(bytes) {
        Some(Coding::Unmarked) => Err(ArtError::new(
            "this JPEG has four channels and no Adobe marker, which says whether they are inks and which of them are inverted",
            "open it in the program that made it, and save it as RGB, sRGB",
        )),
        Some(Coding::Other(channels)) => Err(ArtError::new(
            format!("this JPEG has {channels} channels"),
            "those with one (grey), three (RGB) and four (CMYK) are read; save it as RGB, sRGB",
        )),
        coding => Ok(coding),
    }
}

/// Converts a CMYK picture by its embedded profile, or without one by multiplication.
fn of_inks(bytes: &[u8], turned: Turned, size: (u32, u32), profile: Option<Vec<u8>>) -> Result<DynamicImage, ArtError> {
    let inks = jpeg::inks(bytes, turned).map_err(|why| broken(bytes, &why))?;
    let rgb = match profile {
        Some(profile) => inks_to_srgb(&profile, &inks).map_err(|why| ArtError::new(why.what(), why.right()))?,
        None => {
            let left = |ink: u8, black: u8| ((u32::from(255 - ink) * u32::from(255 - black) + 127) / 255) as u8;
            inks.chunks_exact(4).flat_map(|ink| [0, 1, 2].map(|place| left(ink[place], ink[3]))).collect()
        }
    };
    of_rgb(rgb, size).ok_or_else(|| cut_short("JPEG"))
}

fn of_rgb(rgb: Vec<u8>, (width, height): (u32, u32)) -> Option<DynamicImage> {
    RgbImage::from_raw(width, height, rgb).map(DynamicImage::ImageRgb8)
}

/// A picture that is embedded in a drawing, for programs that ignore CMYK, profiles and orientation: unchanged, or as a
/// PNG in sRGB. Returns whether it is a PNG.
pub(super) fn embedded(bytes: Arc<Vec<u8>>) -> Result<(Arc<Vec<u8>>, bool), ArtError> {
    if is_plain(&bytes)? {
        let png = bytes.starts_with(PNG);
        return Ok((bytes, png));
    }
    let Drawing::Pixels { rgb, alpha, .. } = read_pixels(&bytes)? else { return Ok((bytes, false)) };
    let Raster { width, height, rgb, .. } = rgb;
    let mut file = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut file, CompressionType::Fast, FilterType::Sub);
    let written = match alpha {
        Some(alpha) => {
            let rgba: Vec<u8> =
                rgb.chunks_exact(3).zip(alpha).flat_map(|(rgb, alpha)| [rgb[0], rgb[1], rgb[2], alpha]).collect();
            encoder.write_image(&rgba, width, height, ExtendedColorType::Rgba8)
        }
        None => encoder.write_image(&rgb, width, height, ExtendedColorType::Rgb8),
    };
    written.map_err(|why| broken(&bytes, &why))?;
    Ok((Arc::new(file), true))
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
    limits.max_alloc = Some(MOST_BESIDE);
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

/// Whether a picture is sRGB, upright, and in a coding that all programs read alike.
fn is_plain(bytes: &[u8]) -> Result<bool, ArtError> {
    let mut decoder = measured(bytes)?;
    let upright = decoder.orientation().map_err(|why| broken(bytes, &why))? == Orientation::NoTransforms;
    let profile = profile_of(bytes, &mut *decoder)?;
    Ok(upright && profile.is_none() && matches!(coded(bytes)?, None | Some(Coding::Common | Coding::Greys)))
}

fn cut_short(format: &str) -> ArtError {
    ArtError::new(format!("this {format} is truncated"), "copy or save it again")
}

/// The error of the decoder.
fn broken(bytes: &[u8], why: &dyn fmt::Display) -> ArtError {
    let format = if bytes.starts_with(PNG) { "PNG" } else { "JPEG" };
    ArtError::new(format!("this {format} cannot be read ({why})"), "open it in a picture program and save it again")
}
