//! Paths: filled, stroked, or clipping.

use super::content::{ContentStream, MEASURED};
use super::merge_curves::merge_curves;
use crate::geom::{Affine, BezPath, PathEl, Point};
use crate::scene::PathItem;

/// A path with at least this number of elements is drawn relative to its own origin if that is at least this many times
/// its size away: its numbers are shorter and do not depend on the place, so that they compress better.
const FAR: (usize, f64) = (10, 4.0);

/// A figure with more straight edges than this is a drawing, as in a woodcut, whose edges need not be more exact than
/// curves.
const STRAIGHT: usize = 16;

/// A disc has at most this number of elements, and at least this size and roundness on paper, in millimetres.
const ROUND: (usize, f64, f64) = (10, 8.0, 0.01);

impl ContentStream {
    /// Draws a path with fill and stroke; the stroke is on top.
    pub(super) fn path(&mut self, item: &PathItem) {
        if item.path.elements().is_empty() || item.fill.is_none() && item.stroke.is_none() {
            return;
        }
        if let Some(paint) = &item.fill {
            self.fill_with(paint);
        }
        if let Some(stroke) = &item.stroke {
            self.stroke_with(stroke);
        }
        self.uncoloured(item);
    }

    /// Draws a path with the colours and line style that are set.
    pub(super) fn uncoloured(&mut self, item: &PathItem) {
        let painted = match (&item.fill, &item.stroke, item.even_odd) {
            (None, None, _) => "n",
            (Some(_), None, false) => "f",
            (Some(_), None, true) => "f*",
            (None, Some(_), _) => "S",
            (Some(_), Some(_), false) => "B",
            (Some(_), Some(_), true) => "B*",
        };
        let lined = item.stroke.is_some();
        match origin(&item.path) {
            Some(origin) => {
                self.save();
                self.shift(origin);
                self.outline(&(Affine::translate(-origin.to_vec2()) * &item.path), lined);
                self.word(painted);
                self.restore();
            }
            None => {
                self.outline(&item.path, lined);
                self.word(painted);
            }
        }
    }

    /// Clips until the state is restored.
    pub(super) fn clip(&mut self, path: &BezPath) {
        self.outline(path, false);
        self.word("W n");
    }

    /// Appends the path's construction. Subpaths that are not `lined` are closed implicitly.
    fn outline(&mut self, path: &BezPath, lined: bool) {
        let curved = path.elements().iter().any(|element| matches!(element, PathEl::QuadTo(..) | PathEl::CurveTo(..)));
        let off = if is_round(path, self.now.scale) { MEASURED } else { self.now.curves };
        let drawn = curved || !lined && path.elements().len() > STRAIGHT;
        let decimals = if drawn { self.decimals_within(off) } else { self.decimals() };
        // A curve's error is less than that of its control points.
        let flat = off / self.now.scale;
        let (mut start, mut here) = (Point::ZERO, Point::ZERO);
        let path = merge_curves(path, flat);
        let mut elements = path.elements().iter().peekable();
        while let Some(element) = elements.next() {
            match *element {
                PathEl::MoveTo(to) => {
                    self.points("m", &[to], decimals);
                    start = to;
                    here = to;
                }
                PathEl::LineTo(to) => {
                    self.points("l", &[to], decimals);
                    here = to;
                }
                PathEl::QuadTo(control, to) => {
                    let (first, second) = (here.lerp(control, 2.0 / 3.0), to.lerp(control, 2.0 / 3.0));
                    self.points("c", &[first, second, to], decimals);
                    here = to;
                }
                // A corner that is hardly rounded needs nothing but its place.
                PathEl::CurveTo(first, second, to)
                    if drawn && [first, second, to].iter().all(|point| point.distance(here) < flat) => {}
                // In drawings a third of the curves are short enough to be straight lines.
                PathEl::CurveTo(first, second, to) if is_straight(here, [first, second], to, flat) => {
                    self.points("l", &[to], decimals);
                    here = to;
                }
                PathEl::CurveTo(first, second, to) => {
                    let same = |one: Point, other: Point| self.is_written_as(one, other, decimals);
                    match (same(here, first), same(second, to)) {
                        (true, _) => self.points("v", &[second, to], decimals),
                        (false, true) => self.points("y", &[first, to], decimals),
                        (false, false) => self.points("c", &[first, second, to], decimals),
                    }
                    here = to;
                }
                PathEl::ClosePath => {
                    // The next element starts elsewhere, or needs the closing line.
                    if lined || !matches!(elements.peek(), None | Some(PathEl::MoveTo(_))) {
                        self.word("h");
                    }
                    here = start;
                }
            }
        }
    }
}

/// The origin of a path that is far from the current one.
fn origin(path: &BezPath) -> Option<Point> {
    let (least, far) = FAR;
    let first = path.elements().get(..least)?.first()?.end_point()?;
    let bounds = path.control_box();
    (first.to_vec2().hypot() > far * bounds.width().max(bounds.height())).then_some(first)
}

/// Whether a path is a disc or a ring that may be measured with a ruler, scaled by `scale`.
fn is_round(path: &BezPath, scale: f64) -> bool {
    let (most, least, even) = ROUND;
    let size = path.control_box().size() * scale;
    path.elements().len() <= most && size.min_side() >= least && (size.width - size.height).abs() <= even
}

/// Whether a curve's control points are between its ends, within `within` of the chord.
fn is_straight(from: Point, controls: [Point; 2], to: Point, within: f64) -> bool {
    let way = to - from;
    let length = way.hypot();
    controls.into_iter().all(|control| {
        let off = control - from;
        way.cross(off).abs() <= within * length && (0.0..=length * length).contains(&way.dot(off))
    }) && length > 0.0
}

#[cfg(test)]
mod tests {
    use super::{is_round, is_straight, origin};
    use crate::geom::{Affine, Circle, Point, Shape};

    #[test]
    fn a_curve_is_straight_when_its_controls_hardly_leave_the_line_between_its_ends() {
        let straight = |first: (f64, f64), second: (f64, f64)| {
            is_straight(Point::ZERO, [first.into(), second.into()], Point::new(1.0, 0.0), 0.01)
        };
        assert!(straight((0.3, 0.0), (0.7, 0.0)) && straight((0.3, 0.009), (0.7, -0.009)));
        assert!(!straight((0.3, 0.011), (0.7, 0.0)) && !straight((-0.1, 0.0), (0.7, 0.0)));
        assert!(!is_straight(Point::ZERO, [Point::ZERO, Point::ZERO], Point::ZERO, 0.01));
    }

    #[test]
    fn discs_are_recognised_by_roundness_and_size_on_paper() {
        let disc = |radius: f64| Circle::new((0.0, 0.0), radius).to_path(1e-3);
        assert!(is_round(&disc(5.0), 1.0) && is_round(&disc(1.0), 5.0));
        assert!(!is_round(&disc(3.0), 1.0), "nobody measures it");
        assert!(!is_round(&(Affine::scale_non_uniform(1.0, 1.1) * disc(5.0)), 1.0), "it is no disc");
    }

    #[test]
    fn only_small_distant_paths_have_their_own_origin() {
        let flower = |x: f64| {
            let petal = Circle::new((x, 0.0), 1.0).to_path(1e-4);
            petal.iter().chain((Affine::translate((1.0, 0.0)) * petal.clone()).iter()).collect()
        };
        assert_eq!(origin(&flower(40.0)), Some(Point::new(41.0, 0.0)));
        assert_eq!(origin(&flower(3.0)), None);
        assert_eq!(origin(&Circle::new((40.0, 0.0), 1.0).to_path(1e-4)), None, "it is short enough");
    }
}
