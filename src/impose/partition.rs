//! Divides a line of squares among sheets: always between two squares, and beside a river rather than through it.

use crate::rules::{File, Row};
use std::collections::BTreeMap;
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

/// One axis of a board: its squares, and the space they and the frame take, in millimetres.
#[derive(Clone, Copy)]
pub struct BoardAxis<'s> {
    /// Number of squares.
    pub cells: usize,
    /// The side of a square.
    pub square: f64,
    /// The frame's width at both ends.
    pub band: f64,
    /// The width of a tab; 0 for sheets edge to edge.
    pub tab: f64,
    /// The usable length of a sheet.
    pub room: f64,
    /// For each line between two squares, from the first: the number of water squares that a cut there splits.
    pub seams: &'s [usize],
}

/// The cost of a division, compared lexicographically: split water squares, then unevenness.
type Cost = (usize, usize);
/// Memoised best divisions: by the first remaining square, whether a tab is due, and the number of remaining parts.
type KnownDivisions = BTreeMap<(usize, bool, usize), Option<(Cost, Vec<usize>)>>;

impl BoardAxis<'_> {
    /// The fewest parts that fit; among these the ones that split the least water, then the most even ones, larger
    /// parts first. Each joint has its tab on the part that has space for it.
    pub fn parts(self) -> Option<Vec<BoardPart>> {
        let lengths = (1..=self.cells).find_map(|count| {
            let (_, lengths) = self.best(0, false, count, &mut KnownDivisions::new())?;
            Some(lengths)
        })?;
        Some(self.with_tabs(&lengths))
    }

    /// The best lengths of `left` more parts from square `start`, the first of which has a tab at its start if it is
    /// `owed`.
    fn best(self, start: usize, owed: bool, left: usize, known: &mut KnownDivisions) -> Option<(Cost, Vec<usize>)> {
        if let Some(found) = known.get(&(start, owed, left)) {
            return found.clone();
        }
        let rest = self.cells - start;
        let mut best: Option<(Cost, Vec<usize>)> = None;
        let lengths = if left == 1 { rest..=rest } else { 1..=rest.saturating_sub(left - 1) };
        for length in lengths.rev() {
            let Some(owes) = self.tab_owed(start, length, owed) else { continue };
            let end = start + length;
            let mut cost = (0, length * length);
            let mut lengths = vec![length];
            if end < self.cells {
                let Some((more, rest)) = self.best(end, owes, left - 1, known) else { continue };
                let parted = self.seams.get(end - 1).copied().unwrap_or(0);
                cost = (more.0 + parted, cost.1 + more.1);
                lengths.extend(rest);
            }
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, lengths));
            }
        }
        known.insert((start, owed, left), best.clone());
        best
    }

    /// Whether the part after these squares must have the tab between both; `None` if they do not fit at all.
    fn tab_owed(self, start: usize, length: usize, owed: bool) -> Option<bool> {
        let end = start + length;
        let frames = usize::from(start == 0) + usize::from(end == self.cells);
        let tab = if owed { self.tab } else { 0.0 };
        let needed = length as f64 * self.square + frames as f64 * self.band + tab;
        // With a small tolerance: 7 × 36 mm and two bands may add up to the length exactly.
        let fits = |needed: f64| needed <= self.room + 1e-6;
        fits(needed).then(|| end < self.cells && self.tab > 0.0 && !fits(needed + self.tab))
    }

    /// Parts of lengths that fit, with their tabs.
    fn with_tabs(self, lengths: &[usize]) -> Vec<BoardPart> {
        let (mut start, mut owed) = (0, false);
        let mut parts = Vec::with_capacity(lengths.len());
        for &length in lengths {
            let owes = self.tab_owed(start, length, owed).unwrap_or(false);
            let end = start + length;
            let behind = end < self.cells && self.tab > 0.0 && !owes;
            parts.push(BoardPart { cells: start..end, tab: Tab { before: owed, behind } });
            (start, owed) = (end, owes);
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(cells: usize, room: f64, tab: f64, seams: &[usize]) -> Vec<usize> {
        let line = BoardAxis { cells, square: 10.0, band: 2.0, tab, room, seams };
        line.parts().map_or(Vec::new(), |parts| parts.iter().map(|part| part.cells.len()).collect())
    }

    #[test]
    fn even_parts_are_best_where_there_is_no_water() {
        assert_eq!(lengths(9, 80.0, 5.0, &[]), [5, 4]);
        assert_eq!(lengths(9, 40.0, 5.0, &[]), [3, 3, 3]);
        assert_eq!(lengths(10, 40.0, 5.0, &[]), [3, 4, 3], "the middle part has no frame, and its neighbour the tab");
    }

    #[test]
    fn a_river_is_not_parted_if_no_more_sheets_are_needed_for_that() {
        let river = [0, 0, 0, 4, 4, 0, 0, 0];
        assert_eq!(lengths(9, 61.0, 5.0, &river), [5, 4], "six squares and the frame do not fit");
        assert_eq!(lengths(9, 62.0, 5.0, &river), [6, 3]);
        assert_eq!(lengths(9, 40.0, 5.0, &river), [3, 3, 3]);
    }

    #[test]
    fn each_joint_has_one_tab_and_a_butt_joint_none() {
        for tab in [0.0, 5.0] {
            let line = BoardAxis { cells: 9, square: 10.0, band: 2.0, tab, room: 37.0, seams: &[] };
            let parts = line.parts().expect("three squares fit");
            for pair in parts.windows(2) {
                let tabs = usize::from(pair[0].tab.behind) + usize::from(pair[1].tab.before);
                assert_eq!(tabs, usize::from(tab > 0.0), "{parts:?}");
            }
        }
    }

    #[test]
    fn a_square_that_is_larger_than_the_sheet_has_no_parts() {
        assert!(lengths(9, 9.0, 5.0, &[]).is_empty());
    }
}
