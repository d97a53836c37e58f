//! One step of retrograde analysis: the frontier of one distance updates its predecessors by quiet moves.

use super::lane::{LANE_WIDTH, Lane, LaneGrid, apply_losses, apply_wins, set_bits};
use super::last_piece_unmoves::LastPieceUnmoves;
use super::placement::{Placement, SolverTables};
use super::stored_entry::StoredEntry;
use super::thresholds::Thresholds;
use super::unmoves::{Unmove, UnmoveTarget};
use super::value::entry::is_win;
use crate::rules::Side;

/// Propagation from the positions with one entry to their predecessors, or to a partition of those.
pub(super) struct Propagation<'a, E> {
    pub tables: &'a SolverTables<'a>,
    pub lane_grid: &'a LaneGrid,
    pub last_piece: &'a LastPieceUnmoves,
    /// The predecessors' entries, from row `first_row` on.
    pub predecessors: &'a mut [E],
    /// By lane of those: a lower bound of the decided entries that are not expanded yet.
    pub next_due: &'a mut [E],
    pub first_row: usize,
    pub thresholds: Thresholds<E>,
    /// The entry of the frontier.
    pub entry: E,
    /// The entry of the longest distance found.
    pub longest: E,
    /// The side that made the moves taken back.
    pub mover: Side,
}

/// The frontier positions of a lane: those with the entry. The last piece is not on the board.
pub(super) struct FrontierLane {
    row: usize,
    /// The rank of the lane's first entry in its row.
    rank: usize,
    mask: Lane,
}

/// The cell from which a piece other than the last came.
#[derive(Clone, Copy)]
struct UnmoveOrigin {
    slot: usize,
    cell: u16,
}

impl<E: StoredEntry> Propagation<'_, E> {
    /// Sets up all pieces but the last for some lanes, one after the other, and calls `apply` with the frontier of
    /// each.
    #[inline]
    pub fn for_each_lane(
        &mut self,
        placement: &mut Placement,
        (lanes, entries): (&[usize], &[E]),
        mut apply: impl FnMut(&mut Self, &mut Placement, &FrontierLane),
    ) {
        let last_slot = placement.cells.len() - 1;
        // The first row with the same squares of all pieces but the last two.
        let mut first = usize::MAX;
        for &lane in lanes {
            let (row, rank) = self.lane_grid.place(lane);
            let before_last = last_slot.checked_sub(1).map(|slot| (slot, &self.tables.index.slots[slot].squares));
            let at = row.checked_sub(first);
            match before_last.and_then(|(slot, squares)| Some((slot, squares.get(at?)?))) {
                // Only the last piece but one stands elsewhere than before.
                Some((slot, &square)) => {
                    placement.step(slot, square);
                }
                None => {
                    (0..last_slot).for_each(|slot| placement.take_off(slot));
                    self.tables.index.decode(row * self.lane_grid.row_length, &mut placement.cells);
                    (0..last_slot).for_each(|slot| placement.put(slot, placement.cells[slot]));
                    first = before_last.map_or(row, |(_, squares)| row - row % squares.len());
                }
            }
            let mask = self.lane_grid.mask_equal(entries, lane, self.entry);
            apply(self, placement, &FrontierLane { row, rank, mask });
        }
        (0..last_slot).for_each(|slot| placement.take_off(slot));
    }

    /// Applies every unmove of some pieces.
    #[inline]
    pub fn apply_unmoves(&mut self, placement: &mut Placement, frontier: &FrontierLane, slots: &[usize]) {
        let tables = self.tables;
        for &slot in slots {
            if slot + 1 == placement.cells.len() {
                self.apply_last_piece_unmoves(placement, frontier);
                continue;
            }
            for unmove in tables.move_tables.unmoves(slot, placement.cells[slot]) {
                self.apply_unmove(placement, frontier, slot, unmove);
            }
        }
    }

    /// Applies one unmove of a piece other than the last, unless another piece is in its way.
    #[inline]
    pub fn apply_unmove(&mut self, placement: &mut Placement, frontier: &FrontierLane, slot: usize, unmove: &Unmove) {
        if placement.on[usize::from(unmove.from)] != 0 || self.tables.move_tables.is_blocked(unmove.path, &placement.on)
        {
            return;
        }
        let origin = UnmoveOrigin { slot, cell: unmove.from };
        if unmove.path == 0 {
            self.apply_to_lane(placement, frontier, unmove, origin);
        } else {
            self.apply_to_lane(placement, &self.unblocked(frontier, unmove.path), unmove, origin);
        }
    }

    /// The frontier positions in which the last piece does not block a leap.
    fn unblocked(&self, frontier: &FrontierLane, path: u16) -> FrontierLane {
        let FrontierLane { row, rank, mut mask } = *frontier;
        let last_slot = self.tables.last_slot();
        for &(cell, blockers) in self.tables.move_tables.path(path) {
            let at = self.tables.index.slots[last_slot].rank(cell).and_then(|other| other.checked_sub(rank));
            if blockers >> (last_slot + 1) & 1 == 1
                && let Some(there) = at.and_then(|at| mask.get_mut(at))
            {
                *there = 0;
            }
        }
        FrontierLane { row, rank, mask }
    }

    #[inline(always)]
    fn apply_to_lane(
        &mut self,
        placement: &mut Placement,
        frontier: &FrontierLane,
        unmove: &Unmove,
        origin: UnmoveOrigin,
    ) {
        if unmove.target != UnmoveTarget::Mirrored {
            let row = frontier.row.wrapping_add(unmove.row_offset);
            self.update_lane(placement, (row, frontier.rank), &frontier.mask, Some(origin));
        }
        if unmove.target != UnmoveTarget::Direct {
            self.update_mirror_images(placement, frontier, origin);
        }
    }

    /// Applies every unmove of the last piece.
    fn apply_last_piece_unmoves(&mut self, placement: &mut Placement, frontier: &FrontierLane) {
        let (tables, slot) = (self.tables, placement.cells.len() - 1);
        let (place, won) = ((frontier.row, frontier.rank), is_win(self.entry.get()));
        // Steps from a square with another piece lead from broken positions, whose entries do not change.
        let steps = if won {
            self.last_piece.count_steps(frontier.rank, &frontier.mask)
        } else {
            self.last_piece.step_origins(frontier.rank, &frontier.mask)
        };
        self.update_lane(placement, place, &steps, None);
        for (at, unmoves) in self.last_piece.others(frontier.rank, &frontier.mask) {
            for unmove in unmoves {
                if tables.move_tables.is_blocked(unmove.path, &placement.on) {
                    continue;
                }
                let cell = unmove.from;
                if unmove.target != UnmoveTarget::Mirrored {
                    let rank = (frontier.rank + at).wrapping_add(unmove.index_offset);
                    self.update(placement, frontier.row, rank, cell);
                }
                if unmove.target != UnmoveTarget::Direct {
                    // It is the only piece.
                    self.update(placement, frontier.row, tables.index.encode_mirrored(|_| cell), cell);
                }
            }
        }
        debug_assert_eq!(placement.on.iter().filter(|&&on| on != 0).count(), slot);
    }

    /// Updates the positions of a lane; `moves` says how many quiet moves of each lead to the frontier.
    #[inline(always)]
    fn update_lane(
        &mut self,
        placement: &mut Placement,
        (row, rank): (usize, usize),
        moves: &Lane,
        origin: Option<UnmoveOrigin>,
    ) {
        let row = row - self.first_row;
        let begin = row * self.lane_grid.row_length + rank;
        let next = self.entry.plus(1);
        let changed = if is_win(self.entry.get()) {
            let (lost, conversions) = apply_wins(self.predecessors, begin, moves, next, self.thresholds);
            if conversions {
                self.resolve_conversions(placement, (row, rank), origin);
            }
            lost
        } else {
            apply_losses(self.predecessors, begin, moves, next)
        };
        if changed {
            let next_due = &mut self.next_due[row * self.lane_grid.lanes_per_row + rank / LANE_WIDTH];
            *next_due = next.min(*next_due);
        }
    }

    /// Decides those positions of a lane that have nothing left but losing conversions.
    #[cold]
    fn resolve_conversions(
        &mut self,
        placement: &mut Placement,
        (row, rank): (usize, usize),
        origin: Option<UnmoveOrigin>,
    ) {
        let squares = &self.tables.index.slots[placement.cells.len() - 1].squares;
        let to = origin.map(|UnmoveOrigin { slot, cell }| (slot, placement.step(slot, cell)));
        for (at, &cell) in squares.iter().enumerate().skip(rank).take(LANE_WIDTH) {
            if self.predecessors[row * self.lane_grid.row_length + at] == self.thresholds.only_conversions_left {
                self.resolve_loss(placement, (row, at), cell);
            }
        }
        if let Some((slot, to)) = to {
            placement.step(slot, to);
        }
    }

    /// Updates the mirror images of the positions that an unmove leads to.
    fn update_mirror_images(&mut self, placement: &mut Placement, frontier: &FrontierLane, origin: UnmoveOrigin) {
        let (index, last_slot) = (self.tables.index, placement.cells.len() - 1);
        let to = placement.step(origin.slot, origin.cell);
        for at in set_bits(&frontier.mask) {
            let cell = index.slots[last_slot].squares[frontier.rank + at];
            let image = index.encode_mirrored(|slot| if slot == last_slot { cell } else { placement.cells[slot] });
            self.update(placement, image / self.lane_grid.row_length, image % self.lane_grid.row_length, cell);
        }
        placement.step(origin.slot, to);
    }

    /// Updates one position, of which one quiet move leads to the frontier. The last piece was on `cell`. Written
    /// without branches where half of the positions would go one way and half the other.
    #[inline(always)]
    fn update(&mut self, placement: &mut Placement, row: usize, rank: usize, cell: u16) {
        let row = row - self.first_row;
        let next = self.entry.plus(1);
        let known = &mut self.predecessors[row * self.lane_grid.row_length + rank];
        let before = *known;
        let mut conversions = false;
        if is_win(self.entry.get()) {
            // One successor less is undecided; at zero the position is lost.
            let left = before.plus(u8::from(before >= self.thresholds.undecided));
            *known = if left == E::MOST { next } else { left };
            conversions = left == self.thresholds.only_conversions_left && left != before;
        } else {
            // It wins, unless it wins sooner.
            *known = before.min(next);
        }
        if *known == next {
            let next_due = &mut self.next_due[row * self.lane_grid.lanes_per_row + rank / LANE_WIDTH];
            *next_due = next.min(*next_due);
        }
        if conversions {
            self.resolve_loss(placement, (row, rank), cell);
        }
    }

    /// Decides a position whose moves all lose: the quiet ones within the frontier's distance, conversions perhaps
    /// later. The other pieces are set up as they were; the last was on `cell`.
    #[cold]
    fn resolve_loss(&mut self, placement: &mut Placement, (row, rank): (usize, usize), cell: u16) {
        let last_slot = placement.cells.len() - 1;
        placement.put(last_slot, cell);
        let slowest = self.tables.slowest_losing_conversion(placement, self.mover);
        let loss = E::clamped(slowest).max(self.entry.plus(1));
        placement.take_off(last_slot);
        self.predecessors[row * self.lane_grid.row_length + rank] = loss;
        let next_due = &mut self.next_due[row * self.lane_grid.lanes_per_row + rank / LANE_WIDTH];
        *next_due = loss.min(*next_due);
        self.longest = self.longest.max(loss);
    }
}
