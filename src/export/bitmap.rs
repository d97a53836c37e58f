//! Pixels for a screen, as a Windows bitmap: every browser reads the format, and it takes no time to write.

use crate::geom::{Affine, Rect};
use crate::render::{Edges, render};
use crate::scene::{Document, Item};
use resvg::tiny_skia::{Color, Pixmap};

/// The most pixels of a bitmap.
pub const MOST_PIXELS: u32 = 1 << 24;
/// The most pixels of a side of one.
pub const MOST_A_SIDE: u32 = 20_000;

/// A bitmap file, and its size in pixels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bitmap {
    /// Its width.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// The file.
    pub bytes: Vec<u8>,
}

/// An area of drawings on white, in `scale` pixels per millimetre, each drawing over the one before. `None` if that would
/// be no pixel, more than [`MOST_PIXELS`], or more than [`MOST_A_SIDE`] in a side.
pub fn bitmap(document: &Document, drawings: &[&[Item]], area: Rect, scale: f64) -> Option<Bitmap> {
    let [width, height] = [area.width(), area.height()].map(|side| (side * scale).round());
    let is_side = |side: f64| (1.0..=f64::from(MOST_A_SIDE)).contains(&side);
    if !(is_side(width) && is_side(height) && width * height <= f64::from(MOST_PIXELS)) {
        return None;
    }
    let mut pixmap = Pixmap::new(width as u32, height as u32)?;
    pixmap.fill(Color::WHITE);
    let place = Affine::scale(scale) * Affine::translate(-area.origin().to_vec2());
    for items in drawings {
        render(document, items, place, Edges::Smooth, &mut pixmap, &mut ());
    }
    Some(Bitmap { width: pixmap.width(), height: pixmap.height(), bytes: file(pixmap) })
}

/// The file of an opaque picture.
fn file(pixmap: Pixmap) -> Vec<u8> {
    /// Bytes of the two headers, and of the second alone.
    const HEADERS: (u32, u32) = (54, 40);
    /// One plane of 32 bits per pixel.
    const PLANES_AND_DEPTH: u32 = 1 | 32 << 16;
    // A negative height is that of rows from the top down.
    let (width, height) = (pixmap.width(), (pixmap.height() as i32).wrapping_neg() as u32);
    let length = HEADERS.0 + pixmap.data().len() as u32;
    let numbers = [length, 0, HEADERS.0, HEADERS.1, width, height, PLANES_AND_DEPTH, 0, 0, 0, 0, 0, 0];
    let mut pixels = pixmap.take();
    for pixel in pixels.as_chunks_mut::<4>().0 {
        pixel.swap(0, 2);
    }
    let mut file = Vec::with_capacity(length as usize);
    file.extend_from_slice(b"BM");
    for number in numbers {
        file.extend_from_slice(&u32::to_le_bytes(number));
    }
    file.append(&mut pixels);
    file
}
