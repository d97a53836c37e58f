//! Fewer lines where a figure is small, as on a map: one that would run into others is left out.

use crate::art::{Fill, Part, Tone};
use crate::canvas::shapes::points_along;
use crate::geom::{BezPath, PathEl, Point, Rect, Shape};
use std::cmp::Reverse;

/// How far apart the middles of two lines are at least, in widths of the line.
const GAP: f64 = 1.5;
/// The largest share of a line that may be nearer to others: lines meet at their ends.
const MEETING: f64 = 0.6;
/// The least extent of a closed line that is an eye or a nose rather than a spot, in the units of a drawing, which is a
/// thousand wide.
const EYE: f64 = 45.0;
/// Distance between the points of a line that are looked at, in gaps.
const STEP: f64 = 0.3;

/// The parts of a drawing in lines that are `width` wide, in its units, without those lines that would close up. Its
/// outline and the edges of its limbs stay; of the others eyes and noses come first, then the longest. `None` if it is not drawn in lines.
pub(super) fn generalized(parts: &[Part], width: f64) -> Option<Vec<Part>> {
    let is_line = |part: &Part| part.fill.is_none();
    if !parts.iter().any(|part| part.fill == Some(Fill::Tone(Tone::Carved))) {
        return None;
    }
    let gap = GAP * width;
    let limbs = parts.iter().position(is_line)?;
    let mut kept: Vec<Line> = Vec::new();
    let mut offered: Vec<(usize, Line)> = Vec::new();
    for (place, part) in parts.iter().enumerate() {
        let lines = subpaths(&part.path).into_iter().map(|path| Line::new(path, gap));
        match is_line(part) && place != limbs {
            true => offered.extend(lines.map(|line| (place, line))),
            false => kept.extend(lines),
        }
    }
    offered.sort_by_key(|(_, line)| (!line.is_eye(), Reverse(line.points.len())));
    let mut drawn: Vec<Part> = parts.to_vec();
    drawn.iter_mut().enumerate().filter(|(place, part)| is_line(part) && *place != limbs).for_each(|(_, part)| {
        part.path = BezPath::new();
    });
    for (place, line) in offered {
        if line.share_near(&kept, gap) <= MEETING {
            drawn[place].path.extend(line.path.elements().iter().copied());
            kept.push(line);
        }
    }
    drawn.retain(|part| !part.path.is_empty());
    Some(drawn)
}

/// A line that is drawn without lifting the pen.
struct Line {
    path: BezPath,
    /// At equal distances along it.
    points: Vec<Point>,
    /// What lies within a gap of it is in here.
    around: Rect,
}

impl Line {
    fn new(path: BezPath, gap: f64) -> Line {
        let corners = points_along(&path, STEP * gap / 4.0);
        let mut points: Vec<Point> = corners.first().copied().into_iter().collect();
        for pair in corners.windows(2) {
            let steps = (pair[0].distance(pair[1]) / (STEP * gap)).ceil().max(1.0) as usize;
            points.extend((1..=steps).map(|step| pair[0].lerp(pair[1], step as f64 / steps as f64)));
        }
        let around = path.bounding_box().inflate(gap, gap);
        Line { path, points, around }
    }

    /// Whether it is an eye or a nose.
    fn is_eye(&self) -> bool {
        let closed = self.path.elements().last() == Some(&PathEl::ClosePath);
        closed && self.path.bounding_box().size().max_side() > EYE
    }

    /// The share of its points that lie within the gap of others.
    fn share_near(&self, others: &[Line], gap: f64) -> f64 {
        let near = |point: &Point| {
            others
                .iter()
                .filter(|other| other.around.contains(*point))
                .any(|other| other.points.iter().any(|own| own.distance_squared(*point) < gap * gap))
        };
        self.points.iter().filter(|point| near(point)).count() as f64 / self.points.len().max(1) as f64
    }
}

/// The parts of a path that are drawn without lifting the pen.
pub(super) fn subpaths(path: &BezPath) -> Vec<BezPath> {
    let mut subpaths: Vec<BezPath> = Vec::new();
    for element in path.elements() {
        match subpaths.last_mut() {
            Some(last) if !matches!(element, PathEl::MoveTo(_)) => last.push(*element),
            Some(_) | None => subpaths.push(BezPath::from_vec(vec![*element])),
        }
    }
    subpaths
}

#[cfg(test)]
mod tests {
    use super::{generalized, subpaths};
    use crate::art::{Drawing, Hand, animal};

    /// Number of lines of the leopard whose lines are so wide, in its units.
    fn lines_of_a_leopard(width: f64) -> usize {
        let Some(Drawing::Paths { parts, .. }) = animal("leopard", Hand::SingleLine) else { return 0 };
        let drawn = generalized(&parts, width).unwrap_or_default();
        drawn.iter().map(|part| subpaths(&part.path).len()).sum()
    }

    #[test]
    fn the_wider_its_lines_the_fewer_has_a_figure() {
        let counts = [1.0, 8.0, 15.0, 30.0].map(lines_of_a_leopard);
        assert!(counts.is_sorted_by(|wide, wider| wide > wider), "{counts:?}");
        assert!(counts[3] > 4, "its outline and its limbs stay: {counts:?}");
    }

    #[test]
    fn a_head_keeps_all_of_its_parts() {
        let Some(Drawing::Paths { parts, .. }) = animal("leopard", Hand::Woodcut) else { panic!("a drawing of paths") };
        assert!(generalized(&parts, 30.0).is_none());
    }
}
