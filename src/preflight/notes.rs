//! Collects, while rendering a proof, the ground below text and light lines.

use super::vision::{Light, contrast, light, luminance};
use crate::geom::{Affine, Rect, least_scale};
use crate::render::{Witness, coverage, shown, stroke, transform};
use crate::scene::{GlyphRun, Stroke};
use resvg::tiny_skia::{FillRule, Mask, Path, Pixmap};

/// Minimum width of a light line on dark ground; a thinner one fills in.
pub const REVERSED: f64 = 0.3;

/// Text and light lines, in painting order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Notes {
    /// Every line of text.
    pub words: Vec<WordsNote>,
    /// Thin lines lighter than their ground.
    pub light_lines: Vec<LineNote>,
}

/// A line of text on its ground.
#[derive(Debug, Clone, PartialEq)]
pub struct WordsNote {
    /// Its text.
    pub text: String,
    /// Its colour in sRGB.
    pub colour: [u8; 3],
    /// Its contrast to the mean of its ground.
    pub contrast: f64,
    /// Whether it is lighter than its ground.
    pub lighter: bool,
}

/// A thin line that is lighter than its ground.
#[derive(Debug, Clone, PartialEq)]
pub struct LineNote {
    /// Its width in millimetres.
    pub width: f64,
    /// Its contrast to the mean of its ground.
    pub contrast: f64,
}

/// The observer of a rendering.
pub struct Noting {
    /// The notes so far.
    pub notes: Notes,
    /// Pixels per millimetre.
    pub scale: f64,
}

impl Witness for Noting {
    fn words(&mut self, pixmap: &Pixmap, outline: &Path, run: &GlyphRun, place: Affine) {
        if let Some(ground) = below(pixmap, outline, place) {
            let colour = shown(&run.paint);
            let contrast = contrast(light(colour), ground);
            let lighter = luminance(light(colour)) > luminance(ground);
            self.notes.words.push(WordsNote { text: run.text.clone(), colour, contrast, lighter });
        }
    }

    /// Records a line if it is thin, light and on darker ground.
    fn line(&mut self, pixmap: &Pixmap, along: &Path, line: &Stroke, place: Affine) {
        let width = line.width * least_scale(place) / self.scale;
        let colour = light(shown(&line.paint));
        // Only a colour lighter than mid grey can be lighter than dark ground.
        if width >= REVERSED || luminance(colour) < 0.2 {
            return;
        }
        let finer = place.determinant().abs().sqrt() as f32;
        let Some(outline) = along.stroke(&stroke(line), finer) else { return };
        let Some(ground) = below(pixmap, &outline, place) else { return };
        if luminance(ground) < luminance(colour) {
            self.notes.light_lines.push(LineNote { width, contrast: contrast(colour, ground) });
        }
    }
}

/// The mean colour of the pixels below an outline; `None` if it covers none.
fn below(pixmap: &Pixmap, outline: &Path, place: Affine) -> Option<Light> {
    let (width, height) = (f64::from(pixmap.width()), f64::from(pixmap.height()));
    let bounds = outline.bounds();
    let own = Rect::new(bounds.left().into(), bounds.top().into(), bounds.right().into(), bounds.bottom().into());
    let box_ = place.transform_rect_bbox(own).expand().intersect(Rect::new(0.0, 0.0, width, height));
    if box_.width() < 1.0 || box_.height() < 1.0 {
        return None;
    }
    let (across, down) = (box_.width() as u32, box_.height() as u32);
    let mut mask = Mask::new(across, down)?;
    let here = Affine::translate(-box_.origin().to_vec2()) * place;
    coverage::mask(&mut mask, outline, FillRule::Winding, true, transform(here));
    let (mut sums, mut weight) = ([0.0f64; 3], 0.0);
    let pixels = pixmap.data();
    for (row, coverages) in mask.data().chunks_exact(across as usize).enumerate() {
        let start = ((box_.y0 as usize + row) * pixmap.width() as usize + box_.x0 as usize) * 4;
        for (pixel, &coverage) in pixels[start..].chunks_exact(4).zip(coverages) {
            if coverage > 0 {
                let share = f64::from(coverage) / 255.0;
                for (sum, channel) in sums.iter_mut().zip(light([pixel[0], pixel[1], pixel[2]])) {
                    *sum += share * f64::from(channel);
                }
                weight += share;
            }
        }
    }
    (weight > 0.0).then(|| sums.map(|sum| (sum / weight) as f32))
}
