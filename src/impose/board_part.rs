//! A part of a board: a stretch of files or of rows that lies on one sheet.

use crate::rules::{File, Row};
use std::ops::Range;

/// A range of files or rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardPart {
    /// Its range, from 0 at a1.
    pub cells: Range<usize>,
    /// The ends with a tab that is glued under the neighbour.
    pub tab: Tab,
}

impl BoardPart {
    /// Its files by letters: `a–d`.
    pub fn files(&self) -> String {
        span(&self.cells, |file| File(file).to_string())
    }

    /// Its rows by numbers: `1–5`.
    pub fn rows(&self) -> String {
        span(&self.cells, |row| Row(row).to_string())
    }
}

fn span(cells: &Range<usize>, name: impl Fn(u8) -> String) -> String {
    let (first, last) = (name(cells.start as u8), name(cells.end.saturating_sub(1) as u8));
    if first == last { first } else { format!("{first}–{last}") }
}

/// The ends of a part with a tab.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tab {
    /// The end at the lower letter or number.
    pub before: bool,
    /// The end at the higher letter or number.
    pub behind: bool,
}
