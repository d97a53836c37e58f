//! Lines of equal height over samples on a lattice, by marching squares.

use super::along::along;
use super::shapes::smooth;
use crate::geom::{BezPath, ParamCurve, Rect, Vec2};
use std::collections::BTreeMap;

/// Heights at the crossings of a square lattice.
#[derive(Debug, Clone)]
pub(in crate::landscape) struct Heights {
    /// The upper left crossing.
    origin: Vec2,
    /// From one crossing to the next.
    step: f64,
    columns: usize,
    /// Row by row.
    values: Vec<f64>,
}

/// Where a line crosses the lattice: column and row of the upper left end of an edge, and whether that runs down.
type Crossing = (usize, usize, bool);

impl Heights {
    /// The heights over an area, one each `step`.
    pub fn sampled(area: Rect, step: f64, height: impl Fn(Vec2) -> f64) -> Heights {
        let count = |length: f64| (length / step).ceil() as usize + 1;
        let (columns, rows) = (count(area.width()), count(area.height()));
        let place = |n: usize| area.origin().to_vec2() + Vec2::new((n % columns) as f64, (n / columns) as f64) * step;
        let values = (0..columns * rows).map(|n| height(place(n))).collect();
        Heights { origin: area.origin().to_vec2(), step, columns, values }
    }

    /// Each height blended with those around it, so that ridges are round.
    pub fn worn(self) -> Heights {
        let (columns, rows) = (self.columns, self.values.len() / self.columns);
        let along = |values: &[f64], stride: usize, place: fn(usize, usize) -> usize, count: usize| {
            let blend = |n: usize| {
                let at = place(n, columns);
                let before = values[if at == 0 { n } else { n - stride }];
                let behind = values[if at + 1 == count { n } else { n + stride }];
                (before + 2.0 * values[n] + behind) / 4.0
            };
            (0..values.len()).map(blend).collect::<Vec<f64>>()
        };
        let across = along(&self.values, 1, |n, columns| n % columns, columns);
        let values = along(&across, columns, |n, columns| n / columns, rows);
        Heights { values, ..self }
    }

    /// The least and the greatest height.
    pub fn range(&self) -> (f64, f64) {
        let least = self.values.iter().copied().fold(f64::INFINITY, f64::min);
        (least, self.values.iter().copied().fold(f64::NEG_INFINITY, f64::max))
    }

    /// The height that this share of the samples that count stays below.
    pub fn share(&self, share: f64, counts: impl Fn(Vec2) -> bool) -> f64 {
        let place =
            |n: usize| self.origin + Vec2::new((n % self.columns) as f64, (n / self.columns) as f64) * self.step;
        let counted = self.values.iter().enumerate().filter(|(n, _)| counts(place(*n)));
        let mut values: Vec<f64> = counted.map(|(_, value)| *value).collect();
        values.sort_by(f64::total_cmp);
        let last = values.len().saturating_sub(1);
        values.get((share * last as f64).round() as usize).copied().unwrap_or(0.0)
    }

    /// The lines at a height. One that closes ends where it began.
    pub fn lines(&self, level: f64) -> Vec<Vec<Vec2>> {
        let mut next = BTreeMap::new();
        let rows = self.values.len() / self.columns;
        for (i, j) in (0..rows - 1).flat_map(|j| (0..self.columns - 1).map(move |i| (i, j))) {
            self.cross(i, j, level, &mut next);
        }
        // Those that come from outside are begun at their ends.
        let ends: Vec<Crossing> =
            next.values().copied().collect::<std::collections::BTreeSet<_>>().into_iter().collect();
        let open = next.keys().copied().filter(|start| ends.binary_search(start).is_err()).collect::<Vec<_>>();
        let mut lines: Vec<Vec<Vec2>> = Vec::new();
        let mut follow = |start: Crossing, next: &mut BTreeMap<Crossing, Crossing>| {
            let mut line = vec![self.place(start, level)];
            let mut at = start;
            while let Some(to) = next.remove(&at) {
                line.push(self.place(to, level));
                at = to;
            }
            lines.push(line);
        };
        for start in open {
            follow(start, &mut next);
        }
        while let Some(start) = next.keys().next().copied() {
            follow(start, &mut next);
        }
        lines
    }

    /// The outlines of what is higher, closed along the edge of the samples. Holes run the other way.
    pub fn above(&self, level: f64) -> Vec<Vec<Vec2>> {
        const DEEP: f64 = -1e6;
        let (columns, rows) = (self.columns + 2, self.values.len() / self.columns + 2);
        let value = |n: usize| {
            let (i, j) = (n % columns, n / columns);
            let inside = (1..columns - 1).contains(&i) && (1..rows - 1).contains(&j);
            if inside { self.values[(j - 1) * self.columns + i - 1] } else { DEEP }
        };
        let origin = self.origin - Vec2::new(self.step, self.step);
        Heights { origin, step: self.step, columns, values: (0..columns * rows).map(value).collect() }.lines(level)
    }

    /// The parts of lines within one square of the lattice, each from where it enters to where it leaves. What is
    /// higher lies always on the same side.
    fn cross(&self, i: usize, j: usize, level: f64, next: &mut BTreeMap<Crossing, Crossing>) {
        let corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)].map(|(i, j)| self.values[j * self.columns + i]);
        let high = corners.map(|height| height >= level);
        let edges = [(i, j, false), (i + 1, j, true), (i, j + 1, false), (i, j, true)];
        // Clockwise around the square: edge n leads from corner n to the one behind.
        let rising = |n: usize| !high[n] && high[(n + 1) % 4];
        let falling = |n: usize| high[n] && !high[(n + 1) % 4];
        let saddle = (0..4).filter(|n| rising(*n)).count() == 2;
        let joined = corners.iter().sum::<f64>() / 4.0 >= level;
        for n in (0..4).filter(|n| rising(*n)) {
            let to = match (saddle, joined) {
                (true, true) => Some((n + 3) % 4),
                (true, false) => Some((n + 1) % 4),
                (false, _) => (0..4).find(|m| falling(*m)),
            };
            if let Some(to) = to {
                next.insert(edges[n], edges[to]);
            }
        }
    }

    /// The place of a crossing at a height.
    fn place(&self, (i, j, down): Crossing, level: f64) -> Vec2 {
        let (a, way) = (j * self.columns + i, if down { Vec2::new(0.0, 1.0) } else { Vec2::new(1.0, 0.0) });
        let (from, to) = (self.values[a], self.values[if down { a + self.columns } else { a + 1 }]);
        let share = if to == from { 0.5 } else { ((level - from) / (to - from)).clamp(0.0, 1.0) };
        self.origin + (Vec2::new(i as f64, j as f64) + way * share) * self.step
    }
}

/// The length of a line.
pub(in crate::landscape) fn length(line: &[Vec2]) -> f64 {
    line.iter().zip(line.iter().skip(1)).map(|(a, b)| (*b - *a).hypot()).sum()
}

/// A smooth curve through places on a line, about `step` apart; closed if the line is.
pub(in crate::landscape) fn flowing(places: &[Vec2], step: f64) -> BezPath {
    smooth(&stops(places, step), is_closed(places))
}

/// The parts of such a curve below a row of samples. They end on the row, in the direction in which the line goes on.
pub(in crate::landscape) fn flowing_below(line: &[Vec2], row: f64, step: f64) -> BezPath {
    let on_row = |at: &Vec2| (at.y - row).abs() < 1e-6;
    let mut line = line.to_vec();
    let closed = is_closed(&line);
    match line.iter().position(on_row) {
        // A closed line begins on the row.
        Some(first) if closed => {
            line.pop();
            line.rotate_left(first);
            line.extend(line.first().copied());
        }
        None if line.iter().all(|at| at.y > row) => return flowing(&line, step),
        _ => {}
    }
    let last = line.len() - 1;
    let cuts: Vec<usize> = (0..=last).filter(|&n| n == 0 || n == last || on_row(&line[n])).collect();
    let mut path = BezPath::new();
    for (&from, &to) in cuts.iter().zip(&cuts[1..]) {
        let part = &line[from..=to];
        if part.iter().all(|at| at.y < row + 1e-6) {
            continue;
        }
        // A closed line goes on beyond its ends.
        let around = if closed { &line[..] } else { &[] };
        let back: Vec<Vec2> = around.iter().chain(&line[..=from]).rev().copied().collect();
        let ahead: Vec<Vec2> = line[to..].iter().chain(around).copied().collect();
        let beyond = |way: &[Vec2]| along(way, step, step).first().map(|stop| stop.0).or(way.get(1).copied());
        path.extend(flowing_between(beyond(&back), part, beyond(&ahead), step));
    }
    path
}

/// A smooth curve through places on an open line that comes from a place and goes on to another.
fn flowing_between(before: Option<Vec2>, places: &[Vec2], behind: Option<Vec2>, step: f64) -> BezPath {
    let stops: Vec<Vec2> = before.into_iter().chain(stops(places, step)).chain(behind).collect();
    let curve = smooth(&stops, false);
    let segments = stops.len() - 1;
    let kept = usize::from(before.is_some())..segments - usize::from(behind.is_some());
    let mut path = BezPath::new();
    for (n, segment) in curve.segments().enumerate().filter(|(n, _)| kept.contains(n)) {
        if n == kept.start {
            path.move_to(segment.start());
        }
        path.push(segment.as_path_el());
    }
    path
}

fn is_closed(places: &[Vec2]) -> bool {
    matches!((places.first(), places.last()), (Some(first), Some(last)) if (*first - *last).hypot() < 1e-6)
}

/// Places on a line, about `step` apart; the end of an open line is one of them.
fn stops(places: &[Vec2], step: f64) -> Vec<Vec2> {
    let (total, closed) = (length(places), is_closed(places));
    // Short lines need as many stops to look round.
    let count = ((total / step).round() as usize).max(if closed { 10 } else { 4 });
    let mut stops: Vec<Vec2> = along(places, total / count as f64, 0.0).into_iter().map(|stop| stop.0).collect();
    stops.truncate(count);
    if !closed {
        stops.extend(places.last());
    }
    stops
}

#[cfg(test)]
mod tests {
    use super::{Heights, flowing_below, length};
    use crate::geom::{ParamCurve, Rect, Vec2};

    fn hill() -> Heights {
        Heights::sampled(Rect::new(-50.0, -50.0, 50.0, 50.0), 5.0, |at| -at.hypot())
    }

    #[test]
    fn a_hill_has_a_round_line() {
        let lines = hill().lines(-30.0);
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0].first(), lines[0].last());
        assert!(lines[0].iter().all(|at| (at.hypot() - 30.0).abs() < 0.5), "{lines:?}");
        assert!((length(&lines[0]) - 60.0 * std::f64::consts::PI).abs() < 1.5);
    }

    #[test]
    fn a_line_that_leaves_the_samples_is_open_and_its_ground_closed() {
        let slope = Heights::sampled(Rect::new(0.0, 0.0, 40.0, 20.0), 5.0, |at| at.x);
        let lines = slope.lines(12.0);
        assert_eq!(lines.len(), 1);
        assert_eq!(length(&lines[0]), 20.0);
        let above = slope.above(12.0);
        assert_eq!(above.len(), 1);
        assert!((length(&above[0]) - 2.0 * (28.0 + 20.0)).abs() < 0.1, "{above:?}");
    }

    #[test]
    fn halves_of_a_line_meet_smoothly() {
        let line = &hill().lines(-30.0)[0];
        let curve = flowing_below(line, 0.0, 8.0);
        let ends: Vec<_> = curve.segments().collect();
        let (first, last) = (ends[0], ends[ends.len() - 1]);
        for (at, way) in [(first.start(), first.eval(0.05)), (last.end(), last.eval(0.95))] {
            assert!(at.y.abs() < 1e-6 && (at.x.abs() - 30.0).abs() < 0.5, "{at}");
            // Upright there, as a circle is.
            assert!((way.x - at.x).abs() < 0.06 * (way.y - at.y).abs(), "{at}, {way}");
        }
    }

    #[test]
    fn wear_leaves_slopes_and_lowers_tops() {
        let slope = Heights::sampled(Rect::new(0.0, 0.0, 40.0, 20.0), 5.0, |at| at.x);
        assert_eq!(length(&slope.clone().worn().lines(22.0)[0]), 20.0);
        let (worn, was) = (hill().worn().range().1, hill().range().1);
        assert!(worn < was - 1.0, "{worn}, {was}");
    }

    #[test]
    fn a_hole_runs_the_other_way() {
        let crater = Heights::sampled(Rect::new(-50.0, -50.0, 50.0, 50.0), 5.0, |at| -(at.hypot() - 30.0).abs());
        let area = |ring: &Vec<Vec2>| ring.iter().zip(&ring[1..]).map(|(a, b)| a.cross(*b)).sum::<f64>();
        let areas: Vec<f64> = crater.above(-10.0).iter().map(area).collect();
        assert_eq!(areas.len(), 2);
        assert!(areas[0] * areas[1] < 0.0, "{areas:?}");
    }
}
