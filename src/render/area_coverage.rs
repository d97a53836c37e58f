//! Small shapes, painted by how much of each pixel they cover.
//!
//! A page has thousands of shapes of few pixels each. The rasteriser goes through every scan line of a shape four times and
//! sorts the edges on it; here each edge is processed once, and the areas left of all edges of a pixel are summed.
//! Where an outline crosses itself, a pixel has the mean of its winding numbers.

use super::between;
use super::path::segments;
use crate::geom::BezPath;
use ab_glyph_rasterizer::{Point, Rasterizer, point};
use resvg::tiny_skia::{FillRule, Path, PathSegment, Pixmap, Point as SkiaPoint, Rect, Transform};

/// The most pixels of the rectangle around a shape: larger ones are mostly inside, which the rasteriser paints by rows.
const MOST_PIXELS: usize = 1 << 16;
/// Less of a pixel is not seen.
const LEAST: f32 = 0.5 / 255.0;

/// Paints small shapes.
pub struct AreaCoverage {
    areas: Rasterizer,
}

impl Default for AreaCoverage {
    fn default() -> AreaCoverage {
        AreaCoverage { areas: Rasterizer::new(0, 0) }
    }
}

impl AreaCoverage {
    /// Fills a shape in one opaque colour; whether it did. It does not if the shape is large, or not wholly inside the
    /// picture. `place` maps the shape to pixels.
    pub fn fill(
        &mut self,
        pixmap: &mut Pixmap,
        shape: &impl SmallShape,
        colour: [u8; 3],
        rule: FillRule,
        place: Transform,
    ) -> bool {
        let Some(cells) = Cells::around(shape, place) else { return false };
        let sides = [pixmap.width(), pixmap.height()].map(|side| side as f32);
        let [right, lower] = [0, 1].map(|axis| cells.first[axis] + cells.size[axis] as f32);
        if cells.first.iter().any(|edge| *edge < 0.0) || right > sides[0] || lower > sides[1] {
            return false;
        }
        let ([left, top], width) = (cells.first.map(|edge| edge as usize), cells.size[0]);
        if cells.small_count().is_none() {
            return false;
        }
        self.sum(shape, &cells, place);
        let ink = [colour[0], colour[1], colour[2], u8::MAX];
        let row = pixmap.width() as usize;
        let pixels = pixmap.data_mut().as_chunks_mut::<4>().0;
        let (mut start, mut column) = (top * row + left, 0);
        self.areas.for_each_pixel(|_, area| {
            if area > LEAST {
                let below = &mut pixels[start + column];
                match share(area, rule) {
                    u8::MAX => *below = ink,
                    share => below.iter_mut().zip(ink).for_each(|(below, ink)| *below = between(*below, ink, share)),
                }
            }
            column += 1;
            if column == width {
                (start, column) = (start + row, 0);
            }
        });
        true
    }

    /// How much of each of some cells a shape covers, in 255ths, row by row; `None` if it is large. `place` maps the shape
    /// to cells.
    pub fn covered(
        &mut self,
        shape: &impl SmallShape,
        rule: FillRule,
        cells: &Cells,
        place: Transform,
    ) -> Option<Vec<u8>> {
        let count = cells.small_count()?;
        self.sum(shape, cells, place);
        let mut shares = Vec::with_capacity(count);
        self.areas.for_each_pixel(|_, area| shares.push(share(area, rule)));
        Some(shares)
    }

    /// Sums the areas left of all edges of a shape.
    fn sum(&mut self, shape: &impl SmallShape, cells: &Cells, place: Transform) {
        let [width, height] = cells.size;
        self.areas.reset(width, height);
        let here = place.post_translate(-cells.first[0], -cells.first[1]);
        self.edges(shape, |x, y| point(here.sx * x + here.kx * y + here.tx, here.ky * x + here.sy * y + here.ty));
    }

    /// Adds the edges of a shape, each part of it closed.
    fn edges(&mut self, shape: &impl SmallShape, place: impl Fn(f32, f32) -> Point) {
        let areas = &mut self.areas;
        let (mut start, mut last) = (point(0.0, 0.0), point(0.0, 0.0));
        for segment in shape.parts() {
            match segment {
                PathSegment::MoveTo(to) => {
                    areas.draw_line(last, start);
                    start = place(to.x, to.y);
                    last = start;
                }
                PathSegment::LineTo(to) => {
                    let to = place(to.x, to.y);
                    areas.draw_line(last, to);
                    last = to;
                }
                PathSegment::QuadTo(by, to) => {
                    let to = place(to.x, to.y);
                    areas.draw_quad(last, place(by.x, by.y), to);
                    last = to;
                }
                PathSegment::CubicTo(one, two, to) => {
                    let to = place(to.x, to.y);
                    areas.draw_cubic(last, place(one.x, one.y), place(two.x, two.y), to);
                    last = to;
                }
                PathSegment::Close => {
                    areas.draw_line(last, start);
                    last = start;
                }
            }
        }
        areas.draw_line(last, start);
    }
}

/// The cells around a shape: pixels, or samples of them.
pub struct Cells {
    /// The left and upper edge of the first, whole numbers.
    pub first: [f32; 2],
    /// How many are in a row, and the rows.
    pub size: [usize; 2],
}

impl Cells {
    /// Those that a shape touches, and one more on each side, where the edges that lie on whole cells end; `None` if the
    /// shape has no bounds.
    pub fn around(shape: &impl SmallShape, place: Transform) -> Option<Cells> {
        let bounds = shape.control_bounds()?.transform(place)?;
        let first = [bounds.left(), bounds.top()].map(|edge| edge.floor() - 1.0);
        let last = [bounds.right(), bounds.bottom()].map(|edge| edge.ceil() + 1.0);
        Some(Cells { first, size: [0, 1].map(|axis| (last[axis] - first[axis]) as usize) })
    }

    /// How many they are, unless they are many.
    fn small_count(&self) -> Option<usize> {
        self.size[0].checked_mul(self.size[1]).filter(|count| *count <= MOST_PIXELS)
    }
}

/// What is filled: an outline of the display list, or one that the rasteriser has made of a line.
pub trait SmallShape {
    /// Its bounds, those of its control points; `None` if it has none.
    fn control_bounds(&self) -> Option<Rect>;
    /// Its parts.
    fn parts(&self) -> impl Iterator<Item = PathSegment>;
}

impl SmallShape for Path {
    fn control_bounds(&self) -> Option<Rect> {
        Some(self.bounds())
    }

    fn parts(&self) -> impl Iterator<Item = PathSegment> {
        self.segments()
    }
}

/// As it is: most shapes of a page are so small that the rasteriser's own path would cost as much as what it draws.
impl SmallShape for BezPath {
    fn control_bounds(&self) -> Option<Rect> {
        let (mut least, mut most) = ([f32::INFINITY; 2], [f32::NEG_INFINITY; 2]);
        // Compared by hand: `f32::min` is a call into a library where it is no instruction.
        let mut with = |to: SkiaPoint| {
            for (axis, value) in [to.x, to.y].into_iter().enumerate() {
                least[axis] = if value < least[axis] { value } else { least[axis] };
                most[axis] = if value > most[axis] { value } else { most[axis] };
            }
        };
        for segment in self.parts() {
            match segment {
                PathSegment::MoveTo(to) | PathSegment::LineTo(to) => with(to),
                PathSegment::QuadTo(by, to) => [by, to].into_iter().for_each(&mut with),
                PathSegment::CubicTo(one, two, to) => [one, two, to].into_iter().for_each(&mut with),
                PathSegment::Close => {}
            }
        }
        Rect::from_ltrb(least[0], least[1], most[0], most[1])
    }

    fn parts(&self) -> impl Iterator<Item = PathSegment> {
        segments(self)
    }
}

/// The share of a pixel that is painted, in 255ths, of the mean of its winding numbers.
fn share(area: f32, rule: FillRule) -> u8 {
    let covered = match rule {
        // What is surrounded an even number of times is empty.
        FillRule::EvenOdd if area > 1.0 => (area - 2.0 * (area / 2.0).round()).abs(),
        _ => area.min(1.0),
    };
    (covered * 255.0 + 0.5) as u8
}
