//! Bodies of water: squares that touch along their sides; and the squares' edges by what lies beside them.

use crate::canvas::shapes::{Bank, bank};
use crate::geom::{BezPath, Point, Rect, Shape, Vec2};
use crate::landscape::SQUARE;
use crate::motif::site::Site;
use std::collections::BTreeSet;

/// A square by its column and its row from the upper left one.
pub(in crate::landscape) type Cell = (usize, usize);

/// One body of water.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::landscape) struct Body {
    /// Its squares: row, then column.
    cells: BTreeSet<(usize, usize)>,
}

/// Every body of water, from the upper left.
pub(in crate::landscape) fn bodies(site: &Site<'_>) -> Vec<Body> {
    let wet = site.squares().filter(|&(c, r)| site.water(c, r, 0, 0));
    let mut left: BTreeSet<(usize, usize)> = wet.map(|(c, r)| (r, c)).collect();
    let mut all = Vec::new();
    while let Some(first) = left.pop_first() {
        let (mut cells, mut open) = (BTreeSet::from([first]), vec![first]);
        while let Some((r, c)) = open.pop() {
            let around = [(r.wrapping_sub(1), c), (r + 1, c), (r, c.wrapping_sub(1)), (r, c + 1)];
            for next in around.into_iter().filter(|next| left.remove(next)).collect::<Vec<_>>() {
                cells.insert(next);
                open.push(next);
            }
        }
        all.push(Body { cells });
    }
    all
}

impl Body {
    /// Its shore: the outline of its squares, inset (outset if negative), its corners rounded.
    pub fn shore(&self, inset: f64, radius: f64) -> BezPath {
        bank(&self.cells, Bank { side: SQUARE, inset, radius, swing: 0.0, wave: SQUARE })
    }

    /// The same body with its left edge at another grid line, in units.
    pub fn moved_to(&self, left: f64) -> Body {
        let (first, left) = (self.bounds().x0 / SQUARE, left / SQUARE);
        let cells = self.cells.iter().map(|&(r, c)| (r, (c as f64 - first + left).round() as usize)).collect();
        Body { cells }
    }

    /// The box around its squares.
    pub fn bounds(&self) -> Rect {
        self.shore(0.0, 0.0).bounding_box()
    }

    /// Whether a square is of it.
    pub fn has(&self, column: isize, row: isize) -> bool {
        column >= 0 && row >= 0 && self.cells.contains(&(row as usize, column as usize))
    }

    /// Whether a place lies in one of its squares.
    pub fn covers(&self, at: Vec2) -> bool {
        self.has((at.x / SQUARE).floor() as isize, (at.y / SQUARE).floor() as isize)
    }

    /// The middles of its squares.
    pub fn middles(&self) -> impl Iterator<Item = Vec2> {
        self.cells.iter().map(|&(r, c)| Vec2::new(c as f64 + 0.5, r as f64 + 0.5) * SQUARE)
    }

    /// Whether a rectangle lies within its squares, at least `margin` inside their edges.
    pub fn holds(&self, rect: Rect, margin: f64) -> bool {
        let rect = rect.inflate(margin, margin);
        let cell = |along: f64| (along / SQUARE).floor() as isize;
        let last = |along: f64| ((along / SQUARE).ceil() as isize) - 1;
        (cell(rect.y0)..=last(rect.y1)).all(|row| (cell(rect.x0)..=last(rect.x1)).all(|column| self.has(column, row)))
    }

    /// The place in it with the most room around, nearest to its middle, and that room.
    pub fn roomiest(&self) -> (Vec2, f64) {
        const STEP: f64 = 12.5;
        let bounds = self.bounds();
        let clearance = |at: Vec2| self.clearance(at);
        let middle = bounds.center().to_vec2();
        let (mut best, mut room) = (middle, clearance(middle));
        let (columns, rows) = ((bounds.width() / STEP) as usize, (bounds.height() / STEP) as usize);
        for (i, j) in (0..=columns).flat_map(|i| (0..=rows).map(move |j| (i, j))) {
            let at = Vec2::new(bounds.x0 + i as f64 * STEP, bounds.y0 + j as f64 * STEP);
            let here = clearance(at);
            let nearer = (at - middle).hypot2() < (best - middle).hypot2();
            if here > room + 1e-6 || (here > room - 1e-6 && nearer) {
                (best, room) = (at, here);
            }
        }
        (best, room)
    }

    /// The distance of a place in it from the nearest square that is not of it; 0 outside.
    pub fn clearance(&self, at: Vec2) -> f64 {
        let own = ((at.x / SQUARE).floor() as isize, (at.y / SQUARE).floor() as isize);
        if !self.has(own.0, own.1) {
            return 0.0;
        }
        const REACH: isize = 3;
        let mut least = REACH as f64 * SQUARE;
        for (dx, dy) in (-REACH..=REACH).flat_map(|dx| (-REACH..=REACH).map(move |dy| (dx, dy))) {
            let (c, r) = (own.0 + dx, own.1 + dy);
            if !self.has(c, r) {
                let (x, y) = (c as f64 * SQUARE, r as f64 * SQUARE);
                let square = Rect::new(x, y, x + SQUARE, y + SQUARE);
                let nearest = Point::new(at.x.clamp(square.x0, square.x1), at.y.clamp(square.y0, square.y1));
                least = least.min(nearest.distance(at.to_point()));
            }
        }
        least
    }
}

/// What lies on both sides of a line between squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::landscape) enum EdgeKind {
    Land,
    Water,
    Shore,
}

/// A line between squares, as long as the same lies beside it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::landscape) struct Edge {
    pub from: Vec2,
    pub to: Vec2,
    pub kind: EdgeKind,
}

/// The lines between squares, those within the board.
pub(in crate::landscape) fn edges(site: &Site<'_>) -> Vec<Edge> {
    let mut all = Vec::new();
    let mut runs = |count: usize, kind: &dyn Fn(usize) -> EdgeKind, place: &dyn Fn(usize) -> Vec2| {
        let mut start = 0;
        for n in 1..=count {
            if n == count || kind(n) != kind(start) {
                all.push(Edge { from: place(start) * SQUARE, to: place(n) * SQUARE, kind: kind(start) });
                start = n;
            }
        }
    };
    let kind = |a: Cell, b: Cell| match (site.water(a.0, a.1, 0, 0), site.water(b.0, b.1, 0, 0)) {
        (true, true) => EdgeKind::Water,
        (false, false) => EdgeKind::Land,
        (true, false) | (false, true) => EdgeKind::Shore,
    };
    for c in 1..site.columns {
        runs(site.rows, &|r| kind((c - 1, r), (c, r)), &|r| Vec2::new(c as f64, r as f64));
    }
    for r in 1..site.rows {
        runs(site.columns, &|c| kind((c, r - 1), (c, r)), &|c| Vec2::new(c as f64, r as f64));
    }
    all
}
