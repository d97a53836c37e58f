//! A sheet of paper divided into equal parts, with marks where it is cut.

use crate::canvas::error::LayoutError;
use crate::canvas::shapes::segments;
use crate::extras::extra::ExtraFacts;
use crate::geom::{Point, Rect, Size};
use crate::impose::cut_lines::cut_line;
use crate::scene::Item;
use crate::theme::{Machine, Orientation, PAPERS, Paper, Theme};
use std::ops::RangeInclusive;

/// The length of a mark at the edge of the paper, and of each arm of one in the middle, in millimetres.
const MARK: (f64, f64) = (7.0, 3.0);
/// What home printers print: marks keep so far from the edge of the paper.
const PRINTED: f64 = 4.25;
/// The most parts in a row.
const MOST: usize = 8;

/// A part of a sheet: its finished size, in millimetres.
#[derive(Debug, Clone)]
pub struct CellSize {
    /// Its width.
    pub width: RangeInclusive<f64>,
    /// Its height.
    pub height: RangeInclusive<f64>,
}

/// A sheet in equal parts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cells {
    /// The paper as it lies, in millimetres.
    pub media: Size,
    /// How many parts are side by side.
    pub columns: usize,
    /// How many parts are below each other.
    pub rows: usize,
}

/// The paper that sheets to read are printed on: the theme's, or beside a laser's panel that of the rules. It lies as its
/// parts ask; the orientation of the theme is that of its board.
pub fn paper(theme: &Theme, facts: &ExtraFacts<'_>) -> Paper {
    match (theme.cutter.machine, facts.rules) {
        (Machine::Laser, Some(sheet)) => Paper {
            name: theme.paper.name_of(sheet),
            short: sheet.min_side(),
            long: sheet.max_side(),
            orientation: Orientation::Auto,
            margin: theme.paper.margin,
        },
        _ => theme.paper.clone(),
    }
}

impl CellSize {
    /// The most parts of this size that a sheet of these sides is divided into; `None` if it is smaller than one. One
    /// that has no such parts, but is larger, is a part as a whole.
    fn most(&self, (short, long): (f64, f64)) -> Option<Cells> {
        let media = [Size::new(short, long), Size::new(long, short)];
        let all = media.into_iter().flat_map(|media| {
            let counts = (1..=MOST).flat_map(|columns| (1..=MOST).map(move |rows| (columns, rows)));
            counts.map(move |(columns, rows)| Cells { media, columns, rows })
        });
        let fits =
            |cells: &Cells| self.width.contains(&cells.size().width) && self.height.contains(&cells.size().height);
        let most = all.filter(fits).reduce(|most, next| if next.count() > most.count() { next } else { most });
        most.or_else(|| self.one((short, long)))
    }

    /// A sheet as one part; `None` if it is smaller.
    fn one(&self, (short, long): (f64, f64)) -> Option<Cells> {
        let wide = self.width.start() > self.height.start();
        let media = if wide { Size::new(long, short) } else { Size::new(short, long) };
        let fits = media.width >= *self.width.start() && media.height >= *self.height.start();
        fits.then_some(Cells { media, columns: 1, rows: 1 })
    }

    /// A sheet in parts of this size, or as one part in large print; an error that names a paper that would do.
    pub fn divide(&self, paper: &Paper, part: &'static str, whole: bool) -> Result<Cells, LayoutError> {
        let sides = (paper.short, paper.long);
        let found = if whole { self.one(sides) } else { self.most(sides) };
        found.ok_or_else(|| {
            let enough = PAPERS.iter().filter(|(_, short, long)| self.most((*short, *long)).is_some());
            let enough = enough.min_by(|one, other| (one.1 * one.2).total_cmp(&(other.1 * other.2)));
            let size = Size::new(*self.width.start(), *self.height.start());
            LayoutError::PartTooLarge { part, size, paper: paper.name.clone(), enough: enough.map(|paper| paper.0) }
        })
    }
}

impl Cells {
    /// How many parts there are.
    pub fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// The size of a part.
    pub fn size(&self) -> Size {
        Size::new(self.media.width / self.columns as f64, self.media.height / self.rows as f64)
    }

    /// The parts, row by row.
    pub fn rects(&self) -> impl Iterator<Item = Rect> + use<> {
        let (size, columns) = (self.size(), self.columns);
        (0..self.count()).map(move |place| {
            let (column, row) = ((place % columns) as f64, (place / columns) as f64);
            Rect::from_origin_size((column * size.width, row * size.height), size)
        })
    }

    /// Marks between the parts: at the edges of the paper, within its margin, and where two cuts cross.
    pub fn marks(&self, margin: f64) -> Option<Item> {
        let (size, Size { width, height }) = (self.size(), self.media);
        let near = margin.max(PRINTED);
        let across: Vec<f64> = (1..self.columns).map(|column| column as f64 * size.width).collect();
        let down: Vec<f64> = (1..self.rows).map(|row| row as f64 * size.height).collect();
        let ends = |length: f64, between: &[f64]| -> Vec<(f64, f64)> {
            let edges = [(near, near + MARK.0), (length - near - MARK.0, length - near)];
            edges.into_iter().chain(between.iter().map(|at| (at - MARK.1, at + MARK.1))).collect()
        };
        let mut lines = Vec::new();
        for &x in &across {
            lines.extend(ends(height, &down).into_iter().map(|(from, to)| (Point::new(x, from), Point::new(x, to))));
        }
        for &y in &down {
            lines.extend(ends(width, &across).into_iter().map(|(from, to)| (Point::new(from, y), Point::new(to, y))));
        }
        (!lines.is_empty()).then(|| cut_line(segments(lines)))
    }
}
