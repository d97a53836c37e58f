//! One placement of a class's pieces, and what the moves that change the material lead to.

use super::index::PositionIndex;
use super::move_tables::{Conversion, FIRST_CONVERSION, MoveTables};
use super::table::Table;
use crate::rules::Side;
use std::sync::Arc;

/// The read-only tables that solving and verifying a class need.
#[derive(Debug)]
pub(super) struct SolverTables<'a> {
    pub index: &'a PositionIndex,
    pub move_tables: &'a MoveTables,
    /// The solved tables that conversions lead to, in the order of [`MoveTables::depends_on`].
    pub subtables: &'a [Arc<Table>],
    /// By side: the slots of its pieces.
    pub slots: [Vec<usize>; 2],
}

/// Pieces on their squares.
#[derive(Debug)]
pub(super) struct Placement {
    /// By slot: the cell of its piece.
    pub cells: Vec<u16>,
    /// By cell: 0 if it is empty, else the slot of its piece plus 1.
    pub on: Vec<u8>,
}

impl Placement {
    #[inline]
    pub fn put(&mut self, slot: usize, cell: u16) {
        self.cells[slot] = cell;
        self.on[usize::from(cell)] = slot as u8 + 1;
    }

    #[inline]
    pub fn take_off(&mut self, slot: usize) {
        self.on[usize::from(self.cells[slot])] = 0;
    }

    /// Moves a piece to an empty cell. Returns the cell it came from.
    pub fn step(&mut self, slot: usize, to: u16) -> u16 {
        let from = self.cells[slot];
        self.take_off(slot);
        self.put(slot, to);
        from
    }
}

impl<'a> SolverTables<'a> {
    pub fn new(index: &'a PositionIndex, move_tables: &'a MoveTables, subtables: &'a [Arc<Table>]) -> SolverTables<'a> {
        let slots =
            Side::BOTH.map(|side| (0..index.slots.len()).filter(|&slot| index.slots[slot].side == side).collect());
        SolverTables { index, move_tables, subtables, slots }
    }

    /// An empty board.
    pub fn empty_placement(&self) -> Placement {
        Placement { cells: vec![0; self.index.slots.len()], on: vec![0; self.move_tables.cells] }
    }

    /// The slot of the last piece, the lowest digit of the index.
    #[inline]
    pub fn last_slot(&self) -> usize {
        self.index.slots.len() - 1
    }

    /// How many entries of one side to move have the first piece on one square. They are a unit of work for one thread;
    /// a single piece makes one unit.
    pub fn partition_size(&self) -> usize {
        match self.index.slots.as_slice() {
            [first, _, ..] => first.weight,
            _ => self.index.entries.max(1),
        }
    }

    /// The entry of the slowest loss by a conversion. All conversions of the position must be known to lose.
    #[inline]
    pub fn slowest_losing_conversion(&self, placement: &mut Placement, side: Side) -> u16 {
        let mut slowest = 0;
        for &slot in &self.slots[side.index()] {
            let from = placement.cells[slot];
            for mv in self.move_tables.from(slot, from) {
                let result = mv.results[usize::from(placement.on[usize::from(mv.to)])];
                if result >= FIRST_CONVERSION && !self.move_tables.is_blocked(mv.path, &placement.on) {
                    placement.cells[slot] = mv.to;
                    slowest = slowest.max(self.conversion_entry(result, &placement.cells).saturating_add(1));
                    placement.cells[slot] = from;
                }
            }
        }
        slowest
    }

    /// The entry of the position after a conversion, seen by the side to move then.
    #[inline]
    pub fn conversion_entry(&self, result: u8, cells: &[u16]) -> u16 {
        match &self.move_tables.conversions[usize::from(result - FIRST_CONVERSION)] {
            Conversion::Decided(entry) => *entry,
            Conversion::Subtable { class, sides_swapped, mover, order } => {
                self.subtables[*class].entry(*sides_swapped, *mover, |slot| cells[order[slot]])
            }
        }
    }
}
