//! Renders the display list to pixels, for PNG files and preflight.
//!
//! Symbols are drawn at each placement, so that a drawing is in memory once.

mod area_coverage;
pub mod coverage;
mod outlines;
mod path;
mod picture;
mod small_text;
#[cfg(test)]
mod tests;

pub use path::{path, shown, stroke, transform};

use crate::geom::{Affine, BezPath, Rect, Shape, least_scale};
use crate::scene::{Document, GlyphRun, Group, Image, Item, Paint, PathItem, Stroke};
use area_coverage::{AreaCoverage, SmallShape};
use outlines::of_run;
use picture::pixels;
use resvg::tiny_skia::{self, FillRule, FilterQuality, IntSize, Mask, Path, PathBuilder, Pattern, Pixmap, SpreadMode};
use small_text::SmallText;

/// Called before painting, with the pixels below. `place` maps outlines to these pixels.
pub trait Witness {
    /// A line of text.
    fn words(&mut self, below: &Pixmap, outline: &Path, run: &GlyphRun, place: Affine);
    /// A line along a path.
    fn line(&mut self, below: &Pixmap, along: &Path, line: &Stroke, place: Affine);
}

/// No observer.
impl Witness for () {
    fn words(&mut self, _: &Pixmap, _: &Path, _: &GlyphRun, _: Affine) {}
    fn line(&mut self, _: &Pixmap, _: &Path, _: &Stroke, _: Affine) {}
}

/// How the pixels on an edge are painted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edges {
    /// By the share of each that is covered, as on a screen.
    Smooth,
    /// Those whose middle is covered: enough for measuring areas and mean colours, in a third of the time.
    Sharp,
}

/// Paints items over a picture. `place` maps the items' millimetres to its pixels.
pub fn render(
    document: &Document,
    items: &[Item],
    place: Affine,
    edges: Edges,
    pixmap: &mut Pixmap,
    witness: &mut impl Witness,
) {
    let (small_text, small_shapes) = (SmallText::default(), AreaCoverage::default());
    Renderer { document, smooth: edges == Edges::Smooth, small_text, small_shapes, witness }
        .items(items, place, pixmap);
}

/// The outline of a run in its own space, millimetres.
pub fn outline(document: &Document, run: &GlyphRun) -> BezPath {
    of_run(&document.fonts, run)
}

/// Whether a part of this area, in pixels, is in the picture.
fn is_seen(area: Rect, pixmap: &Pixmap) -> bool {
    let all = Rect::new(0.0, 0.0, f64::from(pixmap.width()), f64::from(pixmap.height()));
    // An edge may shade a pixel beyond it.
    area.inflate(1.0, 1.0).overlaps(all)
}

struct Renderer<'a, W> {
    document: &'a Document,
    smooth: bool,
    small_text: SmallText,
    small_shapes: AreaCoverage,
    witness: &'a mut W,
}

impl<W: Witness> Renderer<'_, W> {
    fn items(&mut self, items: &[Item], place: Affine, pixmap: &mut Pixmap) {
        for item in items {
            match item {
                Item::Path(path) => self.path(path, place, pixmap),
                Item::Glyphs(run) => self.glyphs(run, place, pixmap),
                Item::Image(image) => self.image(image, place, pixmap),
                Item::Use(placed) => {
                    let symbol = &self.document.symbols[placed.symbol.0];
                    let place = place * placed.transform;
                    if is_seen(place.transform_rect_bbox(symbol.bounds), pixmap) {
                        self.items(&symbol.items, place, pixmap);
                    }
                }
                Item::Group(group) => match &group.clip {
                    Some(clip) => self.clipped(group, clip, place * group.transform, pixmap),
                    None => self.items(&group.items, place * group.transform, pixmap),
                },
            }
        }
    }

    /// Paints a group on a copy of the area of its clip, and blends the copy back through the clip.
    fn clipped(&mut self, group: &Group, clip: &BezPath, place: Affine, pixmap: &mut Pixmap) {
        // A clip without area hides everything.
        let Some(outline) = path(clip) else { return };
        let all = Rect::new(0.0, 0.0, f64::from(pixmap.width()), f64::from(pixmap.height()));
        let area = place.transform_rect_bbox(clip.bounding_box()).expand().intersect(all);
        let (left, top) = (area.x0 as usize, area.y0 as usize);
        let (width, height) = (area.width() as u32, area.height() as u32);
        let (row, own_row) = (pixmap.width() as usize * 4, width as usize * 4);
        let mut copy = Vec::with_capacity(own_row * height as usize);
        for y in 0..height as usize {
            let start = (top + y) * row + left * 4;
            copy.extend_from_slice(&pixmap.data()[start..start + own_row]);
        }
        let own = IntSize::from_wh(width, height).and_then(|size| Pixmap::from_vec(copy, size));
        let (Some(mut own), Some(mut mask)) = (own, Mask::new(width, height)) else { return };
        let here = Affine::translate((-(left as f64), -(top as f64))) * place;
        self.items(&group.items, here, &mut own);
        coverage::mask(&mut mask, &outline, FillRule::Winding, self.smooth, transform(here));
        let lines = own.data().chunks_exact(own_row).zip(mask.data().chunks_exact(width as usize));
        for (y, (line, coverages)) in lines.enumerate() {
            let start = (top + y) * row + left * 4;
            let below = &mut pixmap.data_mut()[start..start + own_row];
            let pixels = below.as_chunks_mut::<4>().0.iter_mut().zip(line.as_chunks::<4>().0);
            for ((below, own), &coverage) in pixels.zip(coverages) {
                match coverage {
                    0 => {}
                    255 => *below = *own,
                    share => below.iter_mut().zip(own).for_each(|(below, own)| *below = between(*below, *own, share)),
                }
            }
        }
    }

    fn paint(&self, paint: &Paint) -> tiny_skia::Paint<'static> {
        tiny_skia::Paint { anti_alias: self.smooth, ..path::paint(paint) }
    }

    fn path(&mut self, item: &PathItem, place: Affine, pixmap: &mut Pixmap) {
        if let Some(fill) = &item.fill {
            let rule = if item.even_odd { FillRule::EvenOdd } else { FillRule::Winding };
            self.fill(&item.path, fill, rule, place, pixmap);
        }
        if let Some(line) = &item.stroke {
            let Some(path) = path(&item.path) else { return };
            self.witness.line(pixmap, &path, line, place);
            self.stroke(&path, line, place, pixmap);
        }
    }

    fn fill(&mut self, shape: &BezPath, paint: &Paint, rule: FillRule, place: Affine, pixmap: &mut Pixmap) {
        if self.fill_small(shape, paint, rule, place, pixmap) {
            return;
        }
        if let Some(path) = path(shape) {
            coverage::fill(pixmap, &path, &self.paint(paint), rule, transform(place));
        }
    }

    fn stroke(&mut self, path: &Path, line: &Stroke, place: Affine, pixmap: &mut Pixmap) {
        let pen = stroke(line);
        let is_painted = self.smooth
            && coverage::outline(path, &pen, transform(place))
                .is_some_and(|outline| self.fill_small(&outline, &line.paint, FillRule::Winding, place, pixmap));
        if !is_painted {
            coverage::stroke(pixmap, path, &self.paint(&line.paint), &pen, transform(place));
        }
    }

    /// Fills a shape with smooth edges if it is small; whether it did.
    fn fill_small(
        &mut self,
        shape: &impl SmallShape,
        paint: &Paint,
        rule: FillRule,
        place: Affine,
        pixmap: &mut Pixmap,
    ) -> bool {
        self.smooth && self.small_shapes.fill(pixmap, shape, shown(paint), rule, transform(place))
    }

    fn glyphs(&mut self, run: &GlyphRun, place: Affine, pixmap: &mut Pixmap) {
        let place = place * run.transform;
        if self.smooth && self.small_text.draw(&self.document.fonts, run, place, pixmap) {
            return;
        }
        let Some(path) = path(&of_run(&self.document.fonts, run)) else { return };
        self.witness.words(pixmap, &path, run, place);
        if !self.fill_small(&path, &run.paint, FillRule::Winding, place, pixmap) {
            pixmap.fill_path(&path, &self.paint(&run.paint), FillRule::Winding, transform(place), None);
        }
    }

    fn image(&mut self, image: &Image, place: Affine, pixmap: &mut Pixmap) {
        let raster = &self.document.pictures[image.picture.0];
        let wanted = image.frame.width() * least_scale(place);
        let Some((pixels, shrink)) = pixels(raster, wanted) else { return };
        // From the shrunken picture's pixels to the original's, to the frame, to the target pixels.
        let (across, down) =
            (image.frame.width() / f64::from(raster.width), image.frame.height() / f64::from(raster.height));
        let fit = Affine::translate(image.frame.origin().to_vec2())
            * Affine::scale_non_uniform(across * shrink, down * shrink);
        let shader = Pattern::new(pixels.as_ref(), SpreadMode::Pad, FilterQuality::Bilinear, 1.0, transform(fit));
        let paint = tiny_skia::Paint { shader, anti_alias: self.smooth, ..tiny_skia::Paint::default() };
        let frame = image.frame;
        if let Some(rect) =
            tiny_skia::Rect::from_ltrb(frame.x0 as f32, frame.y0 as f32, frame.x1 as f32, frame.y1 as f32)
        {
            pixmap.fill_path(&PathBuilder::from_rect(rect), &paint, FillRule::Winding, transform(place), None);
        }
    }
}

/// Interpolates between two values in 255ths.
fn between(from: u8, to: u8, share: u8) -> u8 {
    let (from, to, share) = (u32::from(from), u32::from(to), u32::from(share));
    ((from * (255 - share) + to * share + 127) / 255) as u8
}
