//! Removes overlapping engraved lines: a second pass would engrave deeper. The first line keeps its whole length;
//! overlapping parts of later ones are removed.

use super::operation::{ENGRAVED, Operation};
use crate::geom::{BezPath, Point, Vec2};
use kurbo::{ParamCurve, PathSeg, Shape};
use std::collections::BTreeMap;

/// Step of comparison along lines, in millimetres.
const STEP: f64 = 0.08;
/// Minimum length of an overlap, in millimetres; shorter, lines only cross.
const SHARED: f64 = ENGRAVED;
/// Minimum cosine of the angle between overlapping lines.
const ALONG: f64 = 0.94;

/// The lines without overlaps, per operation.
pub fn once(lines: Vec<(Operation, BezPath)>) -> Vec<(Operation, BezPath)> {
    let mut known = [Operation::Score, Operation::Engrave].map(|done| (done, EngravedPlaces::default()));
    let mut kept = Vec::with_capacity(lines.len());
    for (done, path) in lines {
        let Some((_, known)) = known.iter_mut().find(|(of, _)| *of == done) else { continue };
        let left = left_of(&path, known);
        known.add(&left);
        if !left.is_empty() {
            kept.push((done, left));
        }
    }
    kept
}

/// Points of lines that are engraved already, in a grid of cells.
#[derive(Debug, Default)]
struct EngravedPlaces {
    squares: BTreeMap<(i64, i64), Vec<(Point, Vec2)>>,
}

fn square(point: Point) -> (i64, i64) {
    ((point.x / ENGRAVED).floor() as i64, (point.y / ENGRAVED).floor() as i64)
}

impl EngravedPlaces {
    fn add(&mut self, path: &BezPath) {
        for curve in path.segments() {
            for step in steps(curve) {
                self.squares.entry(square(step.middle)).or_default().push((step.middle, step.along));
            }
        }
    }

    /// Whether a known line runs along here, within a line's width.
    fn holds(&self, step: &CurveStep) -> bool {
        let (x, y) = square(step.middle);
        let near = (x - 1..=x + 1).flat_map(|x| (y - 1..=y + 1).map(move |y| (x, y)));
        near.filter_map(|place| self.squares.get(&place)).flatten().any(|(point, along)| {
            let beside = (step.middle - *point).cross(*along).abs();
            let ahead = (step.middle - *point).dot(*along).abs();
            beside < ENGRAVED && ahead <= STEP && along.dot(step.along).abs() > ALONG
        })
    }
}

/// A short segment of a curve.
struct CurveStep {
    /// Start and end, as curve parameters.
    of: (f64, f64),
    middle: Point,
    /// Its direction.
    along: Vec2,
    length: f64,
}

fn steps(curve: PathSeg) -> impl Iterator<Item = CurveStep> {
    const NEAR: f64 = 0.01;
    let length = curve.to_path(NEAR).perimeter(NEAR);
    let count = (length / STEP).ceil().clamp(1.0, 1e5) as usize;
    let at = move |place: usize| place as f64 / count as f64;
    (0..count).map(move |place| {
        let of = (at(place), at(place + 1));
        let (from, to) = (curve.eval(of.0), curve.eval(of.1));
        let along = to - from;
        let straight = along.hypot();
        let along = if straight > 0.0 { along / straight } else { Vec2::ZERO };
        CurveStep { of, middle: curve.eval((of.0 + of.1) / 2.0), along, length: straight }
    })
}

/// The parts of a path that overlap no known line.
fn left_of(path: &BezPath, known: &EngravedPlaces) -> BezPath {
    let mut left = BezPath::new();
    for part in path.subpaths() {
        let curves: Vec<PathSeg> = kurbo::segments(part.iter().copied()).collect();
        let steps: Vec<(usize, CurveStep)> =
            curves.iter().enumerate().flat_map(|(place, curve)| steps(*curve).map(move |step| (place, step))).collect();
        let doubled: Vec<bool> = steps.iter().map(|(_, step)| known.holds(step)).collect();
        let gone = runs(&doubled, |place| steps[place].1.length);
        if !gone.contains(&true) {
            left.extend(part.iter().copied());
            continue;
        }
        append(&mut left, &curves, &steps, &gone);
    }
    left
}

/// The steps to remove: those of every overlap that is long enough, and gaps between two of them that are too short to
/// be visible.
fn runs(doubled: &[bool], length: impl Fn(usize) -> f64) -> Vec<bool> {
    let mut gone = doubled.to_vec();
    for wanted in [true, false] {
        let mut start = 0;
        while start < gone.len() {
            let end = (start..gone.len()).find(|&place| gone[place] != gone[start]).unwrap_or(gone.len());
            let whole: f64 = (start..end).map(&length).sum();
            // A gap between two removed parts, not at an end: that one belongs to the line.
            let between = start > 0 && end < gone.len();
            if gone[start] == wanted && whole < SHARED && (wanted || between) {
                gone[start..end].fill(!wanted);
            }
            start = end;
        }
    }
    gone
}

/// Adds the remaining steps, as parts of their curves.
fn append(left: &mut BezPath, curves: &[PathSeg], steps: &[(usize, CurveStep)], gone: &[bool]) {
    let mut pen: Option<Point> = None;
    let mut place = 0;
    while place < steps.len() {
        let (curve, step) = &steps[place];
        if gone[place] {
            (pen, place) = (None, place + 1);
            continue;
        }
        let last = (place..steps.len()).take_while(|&next| !gone[next] && steps[next].0 == *curve).last();
        let last = last.unwrap_or(place);
        let (from, to) = (step.of.0, steps[last].1.of.1);
        let piece = if (from, to) == (0.0, 1.0) { curves[*curve] } else { curves[*curve].subsegment(from..to) };
        if pen.is_none() {
            left.move_to(piece.start());
        }
        left.push(piece.as_path_el());
        (pen, place) = (Some(piece.end()), last + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(paths: &[&str]) -> Vec<f64> {
        let path = |text: &&str| (Operation::Engrave, BezPath::from_svg(text).expect("a path"));
        let kept = once(paths.iter().map(path).collect());
        kept.iter().map(|(_, path)| (path.perimeter(1e-6) * 10.0).round() / 10.0).collect()
    }

    #[test]
    fn a_line_on_another_is_engraved_once() {
        assert_eq!(lengths(&["M0 0H10", "M0 0H10"]), [10.0]);
        assert_eq!(lengths(&["M0 0H10", "M10 0H0"]), [10.0], "whichever way round");
        assert_eq!(lengths(&["M0 0H10", "M0 0.05H10"]), [10.0], "nearer than a line is wide");
        assert_eq!(lengths(&["M0 0H10", "M5 0H15"]), [10.0, 5.0]);
    }

    #[test]
    fn lines_that_cross_touch_or_run_parallel_are_kept() {
        assert_eq!(lengths(&["M0 0H10", "M5 -5V5"]), [10.0, 10.0]);
        assert_eq!(lengths(&["M0 0H10", "M10 0V5"]), [10.0, 5.0]);
        assert_eq!(lengths(&["M0 0H10", "M0 0.2H10"]), [10.0, 10.0]);
        assert_eq!(lengths(&["M0 0H10V10H0Z"]), [40.0], "a closed line stays closed");
    }

    #[test]
    fn a_line_that_partly_overlaps_keeps_the_rest() {
        let eye = "M0 0C2 -3 8 -3 10 0C8 3 2 3 0 0Z";
        let lid = "M0 0C2 -3 8 -3 10 0L13 1";
        let kept = lengths(&[eye, lid]);
        assert_eq!(kept.len(), 2);
        assert!((kept[1] - 3.2).abs() < 0.2, "{kept:?}");
    }
}
