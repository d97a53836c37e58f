//! A window on a board: which cells, and on which sides the board continues.

use crate::geom::{Insets, Point, Rect};
use crate::rules::{Board, Row, Square, Terrain};

/// A part of a board, its cells counted from the upper left one: column, then row downwards.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window<'b> {
    board: &'b Board,
    /// File and row (as the board counts) of the lower left cell.
    corner: (u8, u8),
    pub columns: usize,
    pub rows: usize,
    /// Extension of lines, in cells.
    overrun: f64,
    /// Whether it could be anywhere: then the board has no edges.
    anywhere: bool,
    /// Whether a line closes it where the board continues, as one picture of several.
    pub closed: bool,
}

/// Width of the bar along an actual edge of the board, in cells.
pub(super) const EDGE: f64 = 0.075;

impl<'b> Window<'b> {
    /// The part between two corners, clipped to the board.
    pub fn new(board: &'b Board, from: Square, to: Square, overrun: f64) -> Window<'b> {
        let (last_file, last_row) = (board.files() - 1, board.rows() - 1);
        let file = from.file.0.min(to.file.0).min(last_file);
        let row = from.row.0.min(to.row.0).min(last_row);
        let columns = usize::from(from.file.0.max(to.file.0).min(last_file) - file) + 1;
        let rows = usize::from(from.row.0.max(to.row.0).min(last_row) - row) + 1;
        Window { board, corner: (file, row), columns, rows, overrun, anywhere: false, closed: false }
    }

    /// The same window, restricted to a range of rows.
    pub fn rows_between(self, low: Row, high: Row) -> Window<'b> {
        let rows = usize::from(high.0.saturating_sub(low.0)) + 1;
        Window { corner: (self.corner.0, low.0), rows, ..self }
    }

    /// The same window, as if inside a larger board.
    pub fn anywhere(self) -> Window<'b> {
        Window { anywhere: true, ..self }
    }

    /// The same window, closed by a line up to whose outer side lines extend.
    pub fn closed(self, overrun: f64) -> Window<'b> {
        Window { overrun, closed: true, ..self }
    }

    /// The lowest and the highest row.
    pub fn row_range(&self) -> (Row, Row) {
        (Row(self.corner.1), Row(self.corner.1 + (self.rows - 1) as u8))
    }

    /// Whether the board ends at the left, the top, the right and the bottom.
    pub fn ends(&self) -> [bool; 4] {
        let (file, row) = (usize::from(self.corner.0), usize::from(self.corner.1));
        let right = file + self.columns == usize::from(self.board.files());
        let top = row + self.rows == usize::from(self.board.rows());
        [file == 0, top, right, row == 0].map(|ends| ends && !self.anywhere)
    }

    /// Extension of lines and bars beyond the cells: by a bar at an actual edge of the board.
    pub fn margins(&self) -> Insets {
        self.extension(EDGE)
    }

    /// Extension of lines beyond the cells, by this much where the board ends.
    fn extension(&self, at_edge: f64) -> Insets {
        let [left, top, right, bottom] = self.ends().map(|ends| if ends { at_edge } else { self.overrun });
        Insets::new(left, top, right, bottom)
    }

    /// All cells.
    pub fn field(&self) -> Rect {
        Rect::new(0.0, 0.0, self.columns as f64, self.rows as f64)
    }

    /// All cells, and the extensions beside them: nothing beyond an actual edge of the board.
    pub fn seen(&self) -> Rect {
        self.field() + self.extension(0.0)
    }

    /// The square of a cell.
    pub fn square(&self, column: usize, row: usize) -> Square {
        Square::new(self.corner.0 + column as u8, self.corner.1 + (self.rows - 1 - row) as u8)
    }

    /// The cell of a square; `None` if it is not visible.
    pub fn cell(&self, square: Square) -> Option<(usize, usize)> {
        let column = usize::from(square.file.0.checked_sub(self.corner.0)?);
        let up = usize::from(square.row.0.checked_sub(self.corner.1)?);
        (column < self.columns && up < self.rows).then(|| (column, self.rows - 1 - up))
    }

    /// The centre of a square; `None` if it is not visible.
    pub fn middle(&self, square: Square) -> Option<Point> {
        let (column, row) = self.cell(square)?;
        Some(Point::new(column as f64 + 0.5, row as f64 + 0.5))
    }

    /// Column and row of every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
    }

    pub fn terrain(&self, column: usize, row: usize) -> Terrain {
        self.board.terrain(self.square(column, row)).unwrap_or(Terrain::Land)
    }

    /// Whether a cell of water belongs to a river in the right half of the board, which faces the far player.
    pub fn faces_far(&self, column: usize, row: usize) -> bool {
        let Square { file, row } = self.square(column, row);
        let wet = |file: u8| self.board.terrain(Square::new(file, row.0)) == Some(Terrain::Water);
        let first = (0..=file.0).rev().take_while(|&file| wet(file)).last().unwrap_or(file.0);
        let last = (file.0..self.board.files()).take_while(|&file| wet(file)).last().unwrap_or(file.0);
        u16::from(first) + u16::from(last) + 1 > u16::from(self.board.files())
    }

    /// Whether a cell is water. In the margin around the window a cell counts as water where water continues, so that a
    /// shore just outside is not drawn.
    pub fn wet(&self, column: isize, row: isize) -> bool {
        let inside = |place: isize, count: usize| place.clamp(0, count as isize - 1) as usize;
        let (near_column, near_row) = (inside(column, self.columns), inside(row, self.rows));
        if self.terrain(near_column, near_row) != Terrain::Water {
            return false;
        }
        let (file, up) = (isize::from(self.corner.0 as i8) + column, self.rows as isize - 1 - row);
        let row = isize::from(self.corner.1 as i8) + up;
        let (Ok(file), Ok(row)) = (u8::try_from(file), u8::try_from(row)) else { return false };
        self.board.terrain(Square::new(file, row)) == Some(Terrain::Water)
    }
}
