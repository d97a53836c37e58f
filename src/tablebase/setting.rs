//! One placement of a class's animals, and what each side can do there besides quiet moves.

use super::layout::Layout;
use super::roads::{LINKS, Link, Roads};
use super::table::Table;
use super::value::byte;
use crate::rules::Side;
use std::sync::Arc;

/// A class ready to be solved: its layout, its ways, and the tables that its captures lead to.
#[derive(Debug)]
pub(super) struct Ground<'a> {
    pub layout: &'a Layout,
    pub roads: &'a Roads,
    /// In the order of [`Roads::depends_on`].
    pub others: &'a [Arc<Table>],
    /// By side: the slots of its animals.
    pub slots: [Vec<usize>; 2],
}

/// Animals on their squares.
#[derive(Debug)]
pub(super) struct Setting {
    /// By slot.
    pub cells: Vec<u16>,
    /// By cell: 0 for nothing, else the slot plus 1.
    pub on: Vec<u8>,
}

impl Setting {
    #[inline]
    pub fn put(&mut self, slot: usize, cell: u16) {
        self.cells[slot] = cell;
        self.on[usize::from(cell)] = slot as u8 + 1;
    }

    #[inline]
    pub fn take_off(&mut self, slot: usize) {
        self.on[usize::from(self.cells[slot])] = 0;
    }

    /// Moves an animal to a free square. Where it was.
    pub fn step(&mut self, slot: usize, to: u16) -> u16 {
        let from = self.cells[slot];
        self.take_off(slot);
        self.put(slot, to);
        from
    }
}

/// What the side to move can do besides quiet moves, and how many of those it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Outlook {
    /// The entry of the fastest win by a move that changes the animals; 0 if there is none.
    pub win: u8,
    /// A move that changes the animals draws.
    pub draws: bool,
    /// The entry of the slowest loss by such a move; 0 if there is none.
    pub loss: u8,
    pub quiet: u8,
}

impl<'a> Ground<'a> {
    pub fn new(layout: &'a Layout, roads: &'a Roads, others: &'a [Arc<Table>]) -> Ground<'a> {
        let slots =
            Side::BOTH.map(|side| (0..layout.slots.len()).filter(|&slot| layout.slots[slot].side == side).collect());
        Ground { layout, roads, others, slots }
    }

    /// An empty board.
    pub fn setting(&self) -> Setting {
        Setting { cells: vec![0; self.layout.slots.len()], on: vec![0; self.roads.cells] }
    }

    /// The slot of the last animal.
    #[inline]
    pub fn tail(&self) -> usize {
        self.layout.slots.len() - 1
    }

    /// How many entries for one side to move tell of the first animal on one square; all where it is alone.
    pub fn part(&self) -> usize {
        match self.layout.slots.as_slice() {
            [first, _, ..] => first.weight,
            _ => self.layout.entries.max(1),
        }
    }

    /// The entry of the slowest loss by a move that changes the animals; all of them are known to lose.
    #[inline]
    pub fn slowest_loss(&self, setting: &mut Setting, side: Side) -> u8 {
        let mut slowest = 0;
        for &slot in &self.slots[side.index()] {
            let from = setting.cells[slot];
            for road in self.roads.from(slot, from) {
                let end = road.ends[usize::from(setting.on[usize::from(road.to)])];
                if end >= LINKS && !self.roads.is_stopped(road.stretch, &setting.on) {
                    setting.cells[slot] = road.to;
                    slowest = slowest.max(self.behind(end, &setting.cells).saturating_add(1));
                    setting.cells[slot] = from;
                }
            }
        }
        slowest
    }

    /// The entry of the position behind a link, seen by the side to move then.
    #[inline]
    pub fn behind(&self, end: u8, cells: &[u16]) -> u8 {
        match &self.roads.links[usize::from(end - LINKS)] {
            Link::Known(entry) => *entry,
            Link::Other { class, turned, mover, order } => {
                self.others[*class].entry(*turned, *mover, |place| cells[order[place]])
            }
        }
    }
}

impl Outlook {
    /// Adds a move to a position that is worth so much to the other side.
    #[inline]
    pub fn add(&mut self, entry: u8) {
        match entry {
            byte::DRAW | byte::STUCK_DRAW => self.draws = true,
            won if byte::is_win(won) => self.loss = self.loss.max(won.saturating_add(1)),
            lost => {
                let win = lost.saturating_add(1);
                self.win = if self.win == 0 { win } else { self.win.min(win) };
            }
        }
    }
}
