//! Wires from one row of lanes to the next: each goes up, to the side, and up again.

use crate::rules::Square;

/// Rows from a lane's end to the first row of sideways wires.
const FIRST: u8 = 1;
/// Rows from one sideways wire to the next.
const APART: u8 = 2;

/// A row of lanes that are brought elsewhere, in the same order.
pub(super) struct Bus {
    /// The row in which the lanes end.
    row: u8,
    /// By lane: its file, and the one to which it is brought.
    lanes: Vec<(u8, u8)>,
    /// By lane: which row of sideways wires it takes, counted from below.
    tracks: Vec<u8>,
}

impl Bus {
    /// Lanes that end in `row`.
    pub fn new(row: u8, lanes: Vec<(u8, u8)>) -> Bus {
        // Of lanes that go to the right together, the rightmost turns first; the leftmost of those that go to the left.
        let way = |&(from, to): &(u8, u8)| to.cmp(&from);
        let mut tracks = vec![0; lanes.len()];
        for lane in 1..lanes.len() {
            if way(&lanes[lane]).is_lt() && way(&lanes[lane - 1]).is_lt() {
                tracks[lane] = tracks[lane - 1] + 1;
            }
        }
        for lane in (1..lanes.len()).rev() {
            if way(&lanes[lane]).is_gt() && way(&lanes[lane - 1]).is_gt() {
                tracks[lane - 1] = tracks[lane] + 1;
            }
        }
        Bus { row, lanes, tracks }
    }

    /// The first row in which lanes are where they are brought, and can go on.
    pub fn end(&self) -> u8 {
        let highest = self.tracks.iter().max().copied().unwrap_or_default();
        self.row + FIRST + APART * highest + 1
    }

    /// The wire of a lane, up to the row `end`.
    pub fn wire(&self, lane: usize, end: u8) -> Vec<Square> {
        let (from, to) = self.lanes[lane];
        let turn = self.row + FIRST + APART * self.tracks[lane];
        let mut path: Vec<Square> = (self.row..=turn).map(|row| Square::new(from, row)).collect();
        let (least, most) = (from.min(to), from.max(to));
        let aside = (least..=most).map(|file| Square::new(file, turn));
        match from <= to {
            true => path.extend(aside.skip(1)),
            false => path.extend(aside.rev().skip(1)),
        }
        path.extend((turn + 1..=end).map(|row| Square::new(to, row)));
        path
    }
}
