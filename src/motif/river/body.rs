//! One body of water: squares that touch along their sides.

use crate::canvas::shapes::{Bank, bank, loops, polyline, segments};
use crate::geom::{BezPath, Point};
use crate::motif::C;
use crate::motif::site::Site;
use crate::rules::Side;
use std::collections::{BTreeMap, BTreeSet};

/// One body of water, in a space of its own: its upper left corner on (0, 0), as its player sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Body {
    /// Its squares: row, then column.
    pub cells: BTreeSet<(usize, usize)>,
    pub width: usize,
    pub height: usize,
    /// Whether it is seen from Black's side.
    pub turned: bool,
    /// Whose words stand on it.
    pub reader: Side,
}

/// Neighbouring squares of one row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Run {
    pub row: usize,
    /// Its leftmost column.
    pub start: usize,
    /// How many squares.
    pub len: usize,
}

/// Every body of water with its upper left corner on the board.
pub(super) fn bodies(site: &Site<'_>) -> Vec<(Body, Point)> {
    let mut left: BTreeSet<(usize, usize)> =
        site.squares().filter(|&(c, r)| site.water(c, r, 0, 0)).map(|(c, r)| (r, c)).collect();
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
        all.push(body(site, &cells));
    }
    all
}

fn body(site: &Site<'_>, cells: &BTreeSet<(usize, usize)>) -> (Body, Point) {
    let least = |of: fn(&(usize, usize)) -> usize| cells.iter().map(of).min().unwrap_or(0);
    let most = |of: fn(&(usize, usize)) -> usize| cells.iter().map(of).max().unwrap_or(0);
    let (top, left) = (least(|cell| cell.0), least(|cell| cell.1));
    let (height, width) = (most(|cell| cell.0) - top + 1, most(|cell| cell.1) - left + 1);
    // A river left of the middle, or on it, is White's to read.
    let reader = if 2 * left + width > site.columns { Side::Black } else { Side::White };
    let turned = site.style().turned && reader == Side::Black;
    let own = cells
        .iter()
        .map(|&(r, c)| match turned {
            true => (height - 1 - (r - top), width - 1 - (c - left)),
            false => (r - top, c - left),
        })
        .collect();
    (Body { cells: own, width, height, turned, reader }, Point::new(left as f64 * C, top as f64 * C))
}

impl Body {
    pub fn has(&self, row: usize, column: usize) -> bool {
        self.cells.contains(&(row, column))
    }

    /// The squares' own edges around it.
    pub fn edge(&self) -> BezPath {
        let corner = |&(x, y): &(usize, usize)| Point::new(x as f64 * C, y as f64 * C);
        let outlines = loops(&self.cells);
        outlines.iter().flat_map(|corners| polyline(&corners.iter().map(corner).collect::<Vec<_>>(), true)).collect()
    }

    /// Its shore: how far inside the squares' edges, how round, how far its waves swing and how long they are, in
    /// squares.
    pub fn shore(&self, inset: f64, radius: f64, swing: f64, wave: f64) -> BezPath {
        bank(&self.cells, Bank { side: C, inset: inset * C, radius: radius * C, swing: swing * C, wave: wave * C })
    }

    /// A name that equal bodies share, for those that are rectangles.
    pub fn name(&self, reader: &str) -> Option<String> {
        let is_rectangle = self.cells.len() == self.width * self.height;
        is_rectangle.then(|| format!("water-{}x{}{reader}", self.width, self.height))
    }

    /// The runs of squares, row by row.
    pub fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for &(row, column) in &self.cells {
            match runs.last_mut() {
                Some(run) if run.row == row && run.start + run.len == column => run.len += 1,
                _ => runs.push(Run { row, start: column, len: 1 }),
            }
        }
        runs
    }

    /// The run that carries the name: of those with room for two characters the one nearest to the middle.
    pub fn name_run(&self) -> Run {
        let count = self.cells.len() as f64;
        let middle =
            |of: fn(&(usize, usize)) -> usize| self.cells.iter().map(|cell| of(cell) as f64 + 0.5).sum::<f64>() / count;
        let (x, y) = (middle(|cell| cell.1), middle(|cell| cell.0));
        let off = |run: &Run| {
            let narrow = if run.len < 2 { 1000.0 } else { 0.0 };
            let (dx, dy) = (run.start as f64 + run.len as f64 / 2.0 - x, run.row as f64 + 0.5 - y);
            narrow + 0.5 * dx.abs() + dy.abs()
        };
        let runs = self.runs();
        runs.into_iter().min_by(|a, b| off(a).total_cmp(&off(b))).expect("a body of water has squares")
    }

    /// The squares' edges within the water, one path of straight lines that stop short of the shore by `short`. Edges
    /// that continue each other are one line.
    pub fn lines(&self, short: f64) -> BezPath {
        let surrounded = |x: usize, y: usize| {
            y > 0 && x > 0 && self.has(y - 1, x - 1) && self.has(y - 1, x) && self.has(y, x - 1) && self.has(y, x)
        };
        let mut lines: BTreeMap<(bool, usize, usize), usize> = BTreeMap::new();
        let mut add = |across: bool, fixed: usize, from: usize| {
            // A line goes on over a crossing with water all around it.
            let (x, y) = if across { (from, fixed) } else { (fixed, from) };
            let last = lines.iter_mut().find(|(key, to)| key.0 == across && key.1 == fixed && **to == from);
            match last {
                Some((_, to)) if surrounded(x, y) => *to = from + 1,
                _ => drop(lines.insert((across, fixed, from), from + 1)),
            }
        };
        for &(r, c) in &self.cells {
            if r > 0 && self.has(r - 1, c) {
                add(true, r, c);
            }
            if c > 0 && self.has(r, c - 1) {
                add(false, c, r);
            }
        }
        segments(lines.into_iter().map(|((across, fixed, from), to)| {
            let (from, to, fixed) = (from as f64 * C + short, to as f64 * C - short, fixed as f64 * C);
            let point = |along: f64| if across { Point::new(along, fixed) } else { Point::new(fixed, along) };
            (point(from), point(to))
        }))
    }
}
