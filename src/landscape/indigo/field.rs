//! Distances within a body of water from its shore and from what swims on it, and the lines of equal distance.

use crate::geom::Vec2;
use crate::landscape::SQUARE;
use crate::landscape::construction::Body;
use std::collections::BTreeMap;

/// The inset of the water in its squares, and the radius of its corners.
pub(super) const SHORE: (f64, f64) = (3.0, 22.0);

/// What dots keep out of: all within a distance of the line between two places.
#[derive(Debug, Clone, Copy)]
pub(super) struct Keep {
    pub from: Vec2,
    pub to: Vec2,
    pub radius: f64,
}

impl Keep {
    /// The distance of a place from its edge, negative within.
    pub fn distance(self, at: Vec2) -> f64 {
        let way = self.to - self.from;
        let share = if way.hypot2() > 0.0 { ((at - self.from).dot(way) / way.hypot2()).clamp(0.0, 1.0) } else { 0.0 };
        (at - self.from - way * share).hypot() - self.radius
    }
}

/// The distance of a place in the water from its shore with its round corners; negative outside.
fn from_shore(body: &Body, at: Vec2) -> f64 {
    let cell = ((at.x / SQUARE).floor() as isize, (at.y / SQUARE).floor() as isize);
    if !body.has(cell.0, cell.1) {
        return -SHORE.0;
    }
    let (x, y) = (at.x - cell.0 as f64 * SQUARE, at.y - cell.1 as f64 * SQUARE);
    let wall = |right: isize, down: isize, distance: f64| match body.has(cell.0 + right, cell.1 + down) {
        true => SQUARE,
        false => distance,
    };
    let across = wall(-1, 0, x).min(wall(1, 0, SQUARE - x));
    let up = wall(0, -1, y).min(wall(0, 1, SQUARE - y));
    let core = SHORE.0 + SHORE.1;
    if across < core && up < core {
        return SHORE.1 - (core - across).hypot(core - up);
    }
    body.clearance(at) - SHORE.0
}

/// Distances at the nodes of a square lattice.
#[derive(Debug, Clone)]
pub(super) struct Field {
    first: Vec2,
    columns: usize,
    values: Vec<f64>,
}

/// Between two nodes.
const STEP: f64 = 3.0;

/// The line between two nodes: the column and the row of the first, and whether the other one is below it.
type Link = (usize, usize, bool);

impl Field {
    pub fn of(body: &Body, keeps: &[Keep]) -> Field {
        let bounds = body.bounds().inflate(STEP, STEP);
        let first = bounds.origin().to_vec2();
        let count = |length: f64| (length / STEP).ceil() as usize + 1;
        let (columns, rows) = (count(bounds.width()), count(bounds.height()));
        let mut values = Vec::with_capacity(columns * rows);
        for (j, i) in (0..rows).flat_map(|j| (0..columns).map(move |i| (j, i))) {
            let at = first + Vec2::new(i as f64, j as f64) * STEP;
            let shore = from_shore(body, at);
            values.push(keeps.iter().map(|keep| keep.distance(at)).fold(shore, f64::min));
        }
        Field { first, columns, values }
    }

    /// The closed lines at a distance.
    pub fn contours(&self, level: f64) -> Vec<Vec<Vec2>> {
        let mut links: BTreeMap<Link, Vec<Link>> = BTreeMap::new();
        let rows = self.values.len() / self.columns;
        for (j, i) in (0..rows - 1).flat_map(|j| (0..self.columns - 1).map(move |i| (j, i))) {
            let corners = [self.at(i, j), self.at(i + 1, j), self.at(i + 1, j + 1), self.at(i, j + 1)];
            let within = corners.map(|value| value >= level);
            let sides = [(i, j, false), (i + 1, j, true), (i, j + 1, false), (i, j, true)];
            let cut: Vec<Link> = (0..4).filter(|&n| within[n] != within[(n + 1) % 4]).map(|n| sides[n]).collect();
            let mut join = |a: Link, b: Link| {
                links.entry(a).or_default().push(b);
                links.entry(b).or_default().push(a);
            };
            match cut[..] {
                [a, b] => join(a, b),
                [top, right, bottom, left] => {
                    let middle = corners.iter().sum::<f64>() / 4.0 >= level;
                    let (one, other) = if middle == within[0] { (right, left) } else { (left, right) };
                    join(top, one);
                    join(bottom, other);
                }
                _ => {}
            }
        }
        let mut all = Vec::new();
        while let Some((&start, _)) = links.first_key_value() {
            let (mut line, mut here) = (Vec::new(), start);
            while let Some(next) =
                links.remove(&here).and_then(|ways| ways.into_iter().find(|to| links.contains_key(to)))
            {
                line.push(self.crossing(here, level));
                here = next;
            }
            line.push(self.crossing(here, level));
            line.extend(line.first().copied());
            all.push(line);
        }
        all
    }

    /// The largest distance.
    pub fn most(&self) -> f64 {
        self.values.iter().copied().fold(0.0, f64::max)
    }

    fn at(&self, i: usize, j: usize) -> f64 {
        self.values[j * self.columns + i]
    }

    fn crossing(&self, (i, j, down): Link, level: f64) -> Vec2 {
        let (k, l) = if down { (i, j + 1) } else { (i + 1, j) };
        let (a, b) = (self.at(i, j), self.at(k, l));
        let share = (level - a) / (b - a);
        let node = |i: usize, j: usize| self.first + Vec2::new(i as f64, j as f64) * STEP;
        node(i, j) + (node(k, l) - node(i, j)) * share
    }
}

#[cfg(test)]
mod tests {
    use super::{Field, STEP};
    use crate::geom::Vec2;

    #[test]
    fn lines_of_equal_distance_are_closed_and_lie_where_they_should() {
        let middle = Vec2::new(60.0, 45.0);
        let (columns, rows) = (41, 31);
        let at = |n: usize| Vec2::new((n % columns) as f64, (n / columns) as f64) * STEP;
        let values = (0..columns * rows).map(|n| 40.0 - (at(n) - middle).hypot()).collect();
        let field = Field { first: Vec2::ZERO, columns, values };
        let lines = field.contours(15.0);
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0].first(), lines[0].last());
        assert!(lines[0].iter().all(|place| ((*place - middle).hypot() - 25.0).abs() < 0.2));
        assert!(lines[0].len() > 40);
    }
}
