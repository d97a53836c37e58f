//! Coverage masks of paths with very many points: each edge is processed once. Rasterisers that sort the edges of every
//! scan line need minutes for tens of thousands of crossing edges.

use resvg::tiny_skia::{FillRule, Mask, Paint, Path, PathSegment, PathStroker, Pixmap, Point, Rect, Stroke, Transform};

/// Paths with more points are rasterised edge by edge.
const MANY: usize = 3000;
/// Samples per pixel in each direction; half as many if the picture has more pixels than this.
const FINE: (usize, usize) = (4, 1 << 20);
/// Line segments per curve: with so many points each curve is short.
const LINES: u16 = 6;

/// Adds a path to a mask, with smooth edges or without.
pub fn mask(mask: &mut Mask, path: &Path, rule: FillRule, smooth: bool, place: Transform) {
    if path.points().len() <= MANY {
        mask.fill_path(path, rule, smooth, place);
        return;
    }
    let Some(path) = path.clone().transform(place) else { return };
    let (width, height) = (mask.width() as usize, mask.height() as usize);
    let fine = if width * height > FINE.1 { FINE.0 / 2 } else { FINE.0 };
    let mut samples = Samples::new(width * fine, height * fine, fine as f32);
    samples.path(&path);
    samples.cover(mask.data_mut(), width, fine, rule);
}

/// Fills a path in one colour.
pub fn fill(pixmap: &mut Pixmap, path: &Path, paint: &Paint<'_>, rule: FillRule, place: Transform) {
    if path.points().len() <= MANY {
        pixmap.fill_path(path, paint, rule, place, None);
        return;
    }
    let (width, height) = (pixmap.width(), pixmap.height());
    let Some(mut covered) = Mask::new(width, height) else { return };
    mask(&mut covered, path, rule, paint.anti_alias, place);
    if let Some(all) = Rect::from_xywh(0.0, 0.0, width as f32, height as f32) {
        pixmap.fill_rect(all, paint, Transform::identity(), Some(&covered));
    }
}

/// Strokes a line along a path.
pub fn stroke(pixmap: &mut Pixmap, path: &Path, paint: &Paint<'_>, line: &Stroke, place: Transform) {
    if path.points().len() <= MANY {
        pixmap.stroke_path(path, paint, line, place, None);
        return;
    }
    if let Some(outline) = outline(path, line, place) {
        fill(pixmap, &outline, paint, FillRule::Winding, place);
    }
}

/// The outline of a line along a path.
pub fn outline(path: &Path, line: &Stroke, place: Transform) -> Option<Path> {
    let finer = PathStroker::compute_resolution_scale(&place);
    let dashed = line.dash.as_ref().and_then(|dash| path.dash(dash, finer));
    dashed.as_ref().unwrap_or(path).stroke(line, finer)
}

/// The change of the winding number from each sample to its right neighbour, by row.
struct Samples {
    across: usize,
    rows: usize,
    fine: f32,
    turns: Vec<i32>,
}

impl Samples {
    fn new(across: usize, rows: usize, fine: f32) -> Samples {
        Samples { across, rows, fine, turns: vec![0; (across + 1) * rows] }
    }

    fn path(&mut self, path: &Path) {
        let (mut start, mut last) = (Point::zero(), Point::zero());
        let between = |a: f32, b: f32, share: f32| a + (b - a) * share;
        let lerp = |a: Point, b: Point, share: f32| Point::from_xy(between(a.x, b.x, share), between(a.y, b.y, share));
        for segment in path.segments() {
            match segment {
                PathSegment::MoveTo(to) => {
                    self.line(last, start);
                    (start, last) = (to, to);
                }
                PathSegment::LineTo(to) => {
                    self.line(last, to);
                    last = to;
                }
                PathSegment::QuadTo(by, to) => {
                    let from = last;
                    for step in 1..=LINES {
                        let share = f32::from(step) / f32::from(LINES);
                        let next = lerp(lerp(from, by, share), lerp(by, to, share), share);
                        self.line(last, next);
                        last = next;
                    }
                }
                PathSegment::CubicTo(one, two, to) => {
                    let from = last;
                    for step in 1..=LINES {
                        let share = f32::from(step) / f32::from(LINES);
                        let (a, b, c) = (lerp(from, one, share), lerp(one, two, share), lerp(two, to, share));
                        let next = lerp(lerp(a, b, share), lerp(b, c, share), share);
                        self.line(last, next);
                        last = next;
                    }
                }
                PathSegment::Close => {
                    self.line(last, start);
                    last = start;
                }
            }
        }
        self.line(last, start);
    }

    fn line(&mut self, from: Point, to: Point) {
        let (upper, lower, turn) = if from.y <= to.y { (from, to, 1) } else { (to, from, -1) };
        // Samples are at the centres of their cells.
        let row = |y: f32| (y * self.fine - 0.5).ceil().clamp(0.0, self.rows as f32) as usize;
        let (first, end) = (row(upper.y), row(lower.y));
        let slope = (lower.x - upper.x) / (lower.y - upper.y);
        for row in first..end {
            let y = (row as f32 + 0.5) / self.fine;
            let x = upper.x + slope * (y - upper.y);
            let column = (x * self.fine - 0.5).ceil().clamp(0.0, self.across as f32) as usize;
            self.turns[row * (self.across + 1) + column] += turn;
        }
    }

    /// Writes the coverage of each pixel, or adds to it.
    fn cover(&self, mask: &mut [u8], width: usize, fine: usize, rule: FillRule) {
        let mut counts = vec![0u32; mask.len()];
        for (row, turns) in self.turns.chunks_exact(self.across + 1).enumerate() {
            let mut winding = 0;
            for (column, turn) in turns[..self.across].iter().enumerate() {
                winding += turn;
                let inside = match rule {
                    FillRule::Winding => winding != 0,
                    FillRule::EvenOdd => winding % 2 != 0,
                };
                counts[row / fine * width + column / fine] += u32::from(inside);
            }
        }
        let most = (fine * fine) as u32;
        for (pixel, count) in mask.iter_mut().zip(counts) {
            *pixel = (*pixel).max((count * 255 / most) as u8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use resvg::tiny_skia::PathBuilder;

    /// A self-intersecting star with this number of points.
    fn star(points: usize) -> Path {
        let mut builder = PathBuilder::new();
        for point in 0..points {
            let angle = point as f32 * 2.399_963;
            let reach = 20.0 + (point % 7) as f32 * 10.0;
            let (x, y) = (100.0 + reach * angle.cos(), 100.0 + reach * angle.sin());
            if point == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
        }
        builder.close();
        builder.finish().expect("a path")
    }

    #[test]
    fn what_is_gone_through_edge_by_edge_is_covered_as_the_rasteriser_covers_it() {
        for (rule, far) in [(FillRule::Winding, 0.01), (FillRule::EvenOdd, 0.06)] {
            let path = star(MANY + 1);
            let [mut own, mut other] = [(); 2].map(|()| Mask::new(200, 200).expect("a mask"));
            mask(&mut own, &path, rule, true, Transform::identity());
            other.fill_path(&path, rule, true, Transform::identity());
            let off: f64 = own.data().iter().zip(other.data()).map(|(a, b)| f64::from(a.abs_diff(*b)) / 255.0).sum();
            assert!(off / 40_000.0 < far, "{rule:?}: {}", off / 40_000.0);
            assert!(own.data().iter().filter(|&&pixel| pixel > 127).count() > 3000);
        }
    }
}
