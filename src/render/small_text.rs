//! Text of few pixels: each glyph is drawn once, finely, and then laid over the pixels wherever it stands.
//!
//! A page has most of its glyphs many times, and a small picture of it more of them than pixels to show them with.

use super::area_coverage::{AreaCoverage, Cells};
use super::between;
use super::path::{shown, transform};
use crate::fonts::{FaceId, Fonts};
use crate::geom::{Affine, Point};
use crate::scene::GlyphRun;
use resvg::tiny_skia::{FillRule, Pixmap};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The largest em, in pixels.
const LARGEST: f64 = 6.0;
/// Samples per pixel, in each direction: a glyph stands on these.
const FINE: i32 = 4;

/// A glyph that was drawn finely.
struct FineGlyph {
    /// Its left and upper sample, from its origin.
    left: i32,
    top: i32,
    /// Its width in samples; 0 if it is blank.
    width: usize,
    /// How much of each sample it covers, in 255ths.
    samples: Vec<u8>,
}

/// The glyphs of a picture, by their face, their number and the bits of their em in pixels.
#[derive(Default)]
pub struct SmallText {
    glyphs: BTreeMap<(FaceId, u16, u64), FineGlyph>,
    /// How much of each pixel a glyph covers, summed over its samples.
    covered: Vec<u32>,
    areas: AreaCoverage,
}

impl SmallText {
    /// Draws a run if it and its glyphs are small, and it stands upright; whether it did. `place` maps the run's space to
    /// pixels.
    pub fn draw(&mut self, fonts: &Fonts, run: &GlyphRun, place: Affine, pixmap: &mut Pixmap) -> bool {
        let [a, b, c, d, ..] = place.as_coeffs();
        let em = a * run.size;
        if b != 0.0 || c != 0.0 || a != d || !(em > 0.0 && em <= LARGEST) {
            return false;
        }
        let colour = shown(&run.paint);
        for glyph in &run.glyphs {
            let known = self.glyphs.entry((run.face, glyph.id, em.to_bits()));
            let fine = match known {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => match FineGlyph::new(fonts, run.face, glyph.id, em, &mut self.areas) {
                    Some(fine) => new.insert(fine),
                    // Larger than its em by far.
                    None => return false,
                },
            };
            let at = place * Point::new(glyph.x, glyph.y);
            let [x, y] = [at.x, at.y].map(|along| (along * f64::from(FINE)).round() as i32);
            fine.lay(pixmap, [x.saturating_add(fine.left), y.saturating_add(fine.top)], colour, &mut self.covered);
        }
        true
    }
}

impl FineGlyph {
    /// Draws a glyph finely, unless it is large.
    fn new(fonts: &Fonts, face: FaceId, glyph: u16, em: f64, areas: &mut AreaCoverage) -> Option<FineGlyph> {
        let outline = fonts.face(face).outline(glyph);
        let place = transform(Affine::scale(em * f64::from(FINE)));
        let Some(cells) = Cells::around(outline, place) else {
            return Some(FineGlyph { left: 0, top: 0, width: 0, samples: Vec::new() });
        };
        let [left, top] = cells.first.map(|edge| edge as i32);
        let samples = areas.covered(outline, FillRule::Winding, &cells, place)?;
        Some(FineGlyph { left, top, width: cells.size[0], samples })
    }

    /// Lays it over the pixels in a colour, with its first sample here.
    fn lay(&self, pixmap: &mut Pixmap, [x, y]: [i32; 2], colour: [u8; 3], covered: &mut Vec<u32>) {
        if self.width == 0 {
            return;
        }
        let [[left, within], [top, down]] = [x, y].map(|along| [along.div_euclid(FINE), along.rem_euclid(FINE)]);
        let (within, down, fine) = (within as usize, down as usize, FINE as usize);
        let (columns, height) = ((within + self.width).div_ceil(fine), self.samples.len() / self.width);
        covered.clear();
        covered.resize(columns * (down + height).div_ceil(fine), 0);
        for (row, samples) in self.samples.chunks_exact(self.width).enumerate() {
            let pixels = &mut covered[(down + row) / fine * columns..][..columns];
            for (column, sample) in samples.iter().enumerate() {
                pixels[(within + column) / fine] += u32::from(*sample);
            }
        }
        let (across, rows) = (pixmap.width() as usize, pixmap.height() as usize);
        let pixels = pixmap.data_mut().as_chunks_mut::<4>().0;
        let ink = [colour[0], colour[1], colour[2], u8::MAX];
        for (place, sum) in covered.iter().enumerate().filter(|(_, sum)| **sum > 0) {
            let at = |first: i32, place: usize, most: usize| {
                usize::try_from(i64::from(first) + place as i64).ok().filter(|at| *at < most)
            };
            let column = at(left, place % columns, across);
            let (Some(column), Some(row)) = (column, at(top, place / columns, rows)) else { continue };
            let samples = (FINE * FINE) as u32;
            let share = ((sum + samples / 2) / samples) as u8;
            let below = &mut pixels[row * across + column];
            below.iter_mut().zip(ink).for_each(|(below, ink)| *below = between(*below, ink, share));
        }
    }
}
