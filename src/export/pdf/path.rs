//! Paths: filled, stroked, or clipping.

use super::content::{CURVES, Content};
use crate::geom::{BezPath, PathEl, Point};
use crate::scene::PathItem;

impl Content {
    /// A path with its fill and its line; the line lies over the fill.
    pub(super) fn path(&mut self, item: &PathItem) {
        let painted = match (&item.fill, &item.stroke, item.even_odd) {
            (None, None, _) => return,
            (Some(_), None, false) => "f",
            (Some(_), None, true) => "f*",
            (None, Some(_), _) => "S",
            (Some(_), Some(_), false) => "B",
            (Some(_), Some(_), true) => "B*",
        };
        if item.path.elements().is_empty() {
            return;
        }
        if let Some(paint) = &item.fill {
            self.fill_with(paint);
        }
        if let Some(stroke) = &item.stroke {
            self.stroke_with(stroke);
        }
        self.outline(&item.path);
        self.word(painted);
    }

    /// From here on, until the state is restored, only what lies inside is shown.
    pub(super) fn clip(&mut self, path: &BezPath) {
        self.outline(path);
        self.word("W n");
    }

    fn outline(&mut self, path: &BezPath) {
        let curved = path.elements().iter().any(|element| matches!(element, PathEl::QuadTo(..) | PathEl::CurveTo(..)));
        let decimals = if curved { self.decimals_within(CURVES) } else { self.decimals() };
        let (mut start, mut here) = (Point::ZERO, Point::ZERO);
        for element in path.elements() {
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
                PathEl::CurveTo(first, second, to) => {
                    self.points("c", &[first, second, to], decimals);
                    here = to;
                }
                PathEl::ClosePath => {
                    self.word("h");
                    here = start;
                }
            }
        }
    }
}
