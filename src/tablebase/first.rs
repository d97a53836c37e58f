//! The first look at a class: what every position's entry is before anything is known of its quiet moves.

use super::at_once::at_once;
use super::row::{Alone, Row};
use super::setting::{Ground, Setting};
use super::solve::Limits;
use crate::rules::Side;

/// Looks at every placement with either side to move; until then no entry is a position. The entry of the longest line
/// that is known then.
pub(super) fn first_look(ground: &Ground<'_>, limits: Limits, entries: &mut [Vec<u8>; 2], threads: usize) -> u8 {
    let [white, black] = entries;
    let part = ground.part();
    let parts = white.chunks_mut(part).zip(black.chunks_mut(part)).enumerate();
    let alone = Alone::of(ground);
    let last = at_once(threads, parts, |(rank, (white, black))| {
        let mut look =
            Look { ground, setting: ground.setting(), row: Row::new(ground, &alone, limits), entries: [white, black] };
        match ground.layout.slots.as_slice() {
            [first, _, ..] => {
                look.setting.put(0, first.squares[rank]);
                look.place(1, 0);
            }
            _ => look.place(0, 0),
        }
        look.row.longest()
    });
    last.into_iter().max().unwrap_or(0)
}

/// A part of a class that is looked at.
struct Look<'a> {
    ground: &'a Ground<'a>,
    setting: Setting,
    /// Its entries, by side to move.
    entries: [&'a mut [u8]; 2],
    row: Row<'a>,
}

impl Look<'_> {
    /// Puts the animal of a slot on each of its squares, and those behind it likewise, and looks at every row.
    fn place(&mut self, slot: usize, base: usize) {
        let layout = self.ground.layout;
        let animal = &layout.slots[slot];
        if slot == self.ground.tail() {
            for (side, entries) in Side::BOTH.into_iter().zip(&mut self.entries) {
                self.row.look(&mut self.setting, side, &mut entries[base..base + animal.squares.len()]);
            }
            return;
        }
        for (rank, &cell) in animal.squares.iter().enumerate() {
            if self.setting.on[usize::from(cell)] == 0 {
                self.setting.put(slot, cell);
                self.place(slot + 1, base + rank * animal.weight);
                self.setting.take_off(slot);
            }
        }
    }
}
