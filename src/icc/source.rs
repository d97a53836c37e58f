//! The profile that is embedded in a picture.

use super::ProfileError;
use super::header::{self, letters};
use super::output_profile::limits;
use moxcms::{ColorProfile, Layout, TransformExecutor, TransformOptions};
use std::fmt;
use std::sync::Arc;

/// The number of pixels that are converted at once.
const CHUNK: usize = 1 << 14;
/// The tolerance for equal values: programs round differently.
const SAME: u8 = 1;
/// The steps of each channel at which two spaces are compared.
const STEPS: usize = 9;

/// Converts pixels, three bytes each, from the space of `profile` to sRGB, and returns whether that changed anything.
/// If the profile is equivalent to sRGB, they are not changed.
///
/// Fails if the profile is broken, or is for neither RGB nor grey.
pub fn to_srgb(profile: &[u8], rgb: &mut [u8]) -> Result<bool, ProfileError> {
    let (profile, header) = header::read_header(profile).map_err(|why| broken(&why.what()))?;
    let layout = match &header.space {
        b"RGB " => Layout::Rgb,
        b"GRAY" => Layout::Gray,
        other => {
            let message = format!("its colour profile is for {}", letters(*other));
            let right = "those for red, green and blue and for greys are read; save the picture again, as sRGB";
            return Err(ProfileError::new(message, right));
        }
    };
    let through = transform(profile, layout)?;
    if is_srgb(&*through, layout)? {
        return Ok(false);
    }
    let mut seen = Vec::new();
    for pixels in rgb.chunks_mut(3 * CHUNK) {
        seen.clear();
        match layout {
            Layout::Gray => seen.extend(pixels.iter().step_by(3)),
            _ => seen.extend_from_slice(pixels),
        }
        through.transform(&seen, &mut pixels[..]).map_err(|why| broken(&why))?;
    }
    Ok(true)
}

/// Converts pixels of CMYK, four bytes each, 255 for full ink, to sRGB, three bytes each.
///
/// Fails if the profile is broken, or is not for CMYK.
pub fn inks_to_srgb(profile: &[u8], inks: &[u8]) -> Result<Vec<u8>, ProfileError> {
    let (profile, header) = header::read_header(profile).map_err(|why| broken(&why.what()))?;
    if header.space != *b"CMYK" {
        let message = format!("this picture has four inks, and its colour profile is for {}", letters(header.space));
        return Err(ProfileError::new(message, "save the picture again, as RGB, sRGB"));
    }
    // The transform only needs the number of channels: CMYK has as many as RGBA.
    let through = transform(profile, Layout::Rgba)?;
    let mut seen = vec![0; inks.len() / 4 * 3];
    for (inks, seen) in inks.chunks(4 * CHUNK).zip(seen.chunks_mut(3 * CHUNK)) {
        through.transform(inks, seen).map_err(|why| broken(&why))?;
    }
    Ok(seen)
}

fn transform(profile: &[u8], layout: Layout) -> Result<Arc<dyn TransformExecutor<u8> + Send + Sync>, ProfileError> {
    let read = ColorProfile::new_from_slice_with_options(profile, limits()).map_err(|why| broken(&why))?;
    read.create_transform_8bit(layout, &ColorProfile::new_srgb(), Layout::Rgb, TransformOptions::default())
        .map_err(|why| broken(&why))
}

/// Whether the transform leaves samples of the whole space unchanged.
fn is_srgb(through: &dyn TransformExecutor<u8>, layout: Layout) -> Result<bool, ProfileError> {
    let step = |place: usize| (place * 255 / (STEPS - 1)) as u8;
    let (given, kept): (Vec<u8>, Vec<u8>) = match layout {
        Layout::Gray => ((0..=255).collect(), (0..=255).flat_map(|level| [level; 3]).collect()),
        _ => {
            let cube =
                (0..STEPS.pow(3)).flat_map(|n| [step(n / STEPS / STEPS), step(n / STEPS % STEPS), step(n % STEPS)]);
            let cube: Vec<u8> = cube.collect();
            (cube.clone(), cube)
        }
    };
    let mut seen = vec![0; kept.len()];
    through.transform(&given, &mut seen).map_err(|why| broken(&why))?;
    Ok(kept.iter().zip(&seen).all(|(a, b)| a.abs_diff(*b) <= SAME))
}

fn broken(why: &dyn fmt::Display) -> ProfileError {
    ProfileError::new(format!("its colour profile cannot be read ({why})"), "save the picture again, as sRGB")
}
