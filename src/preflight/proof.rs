//! A proof: items rendered at the resolution of a check.

use super::notes::{Notes, Noting};
use crate::geom::{Affine, BezPath, Rect};
use crate::render::{Edges, path, render, transform};
use crate::scene::{Document, Item, Raster};
use resvg::tiny_skia::{Color, FillRule, Mask, Pixmap};

/// Items as pixels on a ground.
#[derive(Debug, Clone, PartialEq)]
pub struct PixelProof {
    /// The pixels.
    pub raster: Raster,
    /// Pixels per millimetre.
    pub scale: f64,
    /// Notes taken while rendering: text and light lines, with their ground.
    pub notes: Notes,
}

/// Renders `items` within `bounds` (millimetres), at `scale` pixels per millimetre, on a ground in sRGB.
pub fn proof(document: &Document, items: &[Item], bounds: Rect, scale: f64, ground: (u8, u8, u8)) -> PixelProof {
    let side = |length: f64| ((length * scale).round().clamp(1.0, MOST) as u32).max(1);
    let (width, height) = (side(bounds.width()), side(bounds.height()));
    let mut pixmap = Pixmap::new(width, height).expect("both sides are between 1 and a few thousand pixels");
    pixmap.fill(Color::from_rgba8(ground.0, ground.1, ground.2, 255));
    let mut noting = Noting { notes: Notes::default(), scale };
    let place = Affine::scale(scale) * Affine::translate(-bounds.origin().to_vec2());
    render(document, items, place, Edges::Sharp, &mut pixmap, &mut noting);
    let pixels = pixmap.data().as_chunks::<4>().0;
    let mut rgb = vec![0; pixels.len() * 3];
    for (three, [red, green, blue, _]) in rgb.as_chunks_mut::<3>().0.iter_mut().zip(pixels) {
        *three = [*red, *green, *blue];
    }
    PixelProof { raster: Raster::opaque(width, height, rgb), scale, notes: noting.notes }
}

/// Maximum pixels per side.
const MOST: f64 = 4000.0;

/// The pixels that an outline covers by more than half, row by row.
pub fn covered(outline: &BezPath, bounds: Rect, scale: f64, width: u32, height: u32) -> Vec<bool> {
    let place = Affine::scale(scale) * Affine::translate(-bounds.origin().to_vec2());
    match (Mask::new(width, height), path(outline)) {
        (Some(mut mask), Some(path)) => {
            mask.fill_path(&path, FillRule::Winding, true, transform(place));
            mask.data().iter().map(|&coverage| coverage > 127).collect()
        }
        _ => vec![false; width as usize * height as usize],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::Shape;
    use crate::scene::{Colour, PathItem};
    use crate::typeset::{Across, Down, Label};

    #[test]
    fn words_are_noted_with_their_ground() {
        let document = Document::empty();
        let face = document.fonts.find("alegreya-bold").expect("the face is shipped");
        let label = Label::new(&document.fonts, face, "8", 8.0, 0.0).expect("it has numerals");
        let ground = PathItem::filled(Rect::new(0.0, 0.0, 20.0, 20.0).to_path(0.1), Colour::BLACK).into();
        let run = label.run((10.0, 15.0), Across::Middle, Down::Baseline, Colour::WHITE);
        let all = Rect::new(0.0, 0.0, 20.0, 20.0);
        let proof = proof(&document, &[ground, run.into()], all, 5.0, (255, 255, 255));
        assert_eq!(proof.notes.words.len(), 1);
        assert_eq!(proof.notes.words[0].text, "8");
        assert!((proof.notes.words[0].contrast - 21.0).abs() < 0.1);
    }
}
