//! The forward pass: the first entry of every position, before the values of quiet moves are known.

use super::initial_row::{LastPieceMoves, RowInitializer};
use super::placement::{Placement, SolverTables};
use super::stored_entry::StoredEntry;
use super::thresholds::Thresholds;
use crate::rules::{Side, parallel_map};

/// Sets the entry of every position for either side to move; all entries are broken before. Returns the entry of the
/// longest distance found.
pub(super) fn initial_pass<E: StoredEntry>(
    tables: &SolverTables<'_>,
    thresholds: Thresholds<E>,
    entries: &mut [Vec<E>; 2],
    threads: usize,
) -> E {
    let [white, black] = entries;
    let size = tables.partition_size();
    let partitions = white.chunks_mut(size).zip(black.chunks_mut(size)).enumerate();
    let last_moves = LastPieceMoves::new(tables);
    let longest = parallel_map(threads, partitions, |(rank, (white, black))| {
        let mut pass = InitialPass {
            tables,
            placement: tables.empty_placement(),
            row: RowInitializer::new(tables, &last_moves, thresholds),
            entries: [white, black],
        };
        match tables.index.slots.as_slice() {
            [first, _, ..] => {
                pass.placement.put(0, first.squares[rank]);
                pass.place(1, 0);
            }
            _ => pass.place(0, 0),
        }
        pass.row.longest()
    });
    longest.into_iter().max().unwrap_or(E::ZERO)
}

/// The pass over one partition.
struct InitialPass<'a, E> {
    tables: &'a SolverTables<'a>,
    placement: Placement,
    /// The entries of the partition, by side to move.
    entries: [&'a mut [E]; 2],
    row: RowInitializer<'a, E>,
}

impl<E: StoredEntry> InitialPass<'_, E> {
    /// Puts the piece of a slot on each of its squares, and those of later slots likewise, and initializes every row.
    fn place(&mut self, slot: usize, base: usize) {
        let index = self.tables.index;
        let piece = &index.slots[slot];
        if slot == self.tables.last_slot() {
            for (side, entries) in Side::BOTH.into_iter().zip(&mut self.entries) {
                self.row.initialize(&mut self.placement, side, &mut entries[base..base + piece.squares.len()]);
            }
            return;
        }
        for (rank, &cell) in piece.squares.iter().enumerate() {
            if self.placement.on[usize::from(cell)] == 0 {
                self.placement.put(slot, cell);
                self.place(slot + 1, base + rank * piece.weight);
                self.placement.take_off(slot);
            }
        }
    }
}
