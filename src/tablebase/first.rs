//! The first look at a class: what every position's entry is before anything is known of its quiet moves.

use super::at_once::at_once;
use super::setting::{Ground, Outlook, Setting};
use super::solve::Limits;
use super::value::byte::{self, DRAW, HOLE, NONE_LEFT};
use crate::rules::Side;

/// Looks at every placement with either side to move. The entry of the longest line that is known then.
pub(super) fn first_look(ground: &Ground<'_>, limits: Limits, entries: &mut [Vec<u8>; 2], threads: usize) -> u8 {
    let [white, black] = entries;
    let part = ground.part();
    let parts = white.chunks_mut(part).zip(black.chunks_mut(part)).enumerate();
    let last = at_once(threads, parts, |(rank, (white, black))| {
        let mut look = Look { ground, setting: ground.setting(), entries: [white, black], limits, last: 0 };
        match ground.layout.slots.as_slice() {
            [first, _, ..] => {
                look.setting.put(0, first.squares[rank]);
                look.place(1, 0);
            }
            _ => look.place(0, 0),
        }
        look.last
    });
    last.into_iter().max().unwrap_or(0)
}

/// A part of a class that is looked at.
struct Look<'a> {
    ground: &'a Ground<'a>,
    setting: Setting,
    /// Its entries, by side to move.
    entries: [&'a mut [u8]; 2],
    limits: Limits,
    /// The longest line so far.
    last: u8,
}

impl Look<'_> {
    /// Puts the animal of a slot on each of its squares, and those behind it likewise, and looks at every placement.
    fn place(&mut self, slot: usize, base: usize) {
        let layout = self.ground.layout;
        if slot + 1 == layout.slots.len() {
            self.place_last(base);
            return;
        }
        let animal = &layout.slots[slot];
        for (rank, &cell) in animal.squares.iter().enumerate() {
            let base = base + rank * animal.weight;
            if self.setting.on[usize::from(cell)] != 0 {
                self.fill(base, animal.weight);
                continue;
            }
            self.setting.put(slot, cell);
            self.place(slot + 1, base);
            self.setting.take_off(slot);
        }
    }

    /// Puts the last animal on each of its squares. What the others can do is looked at once; where the last one is
    /// in nobody's way that still holds.
    fn place_last(&mut self, base: usize) {
        let layout = self.ground.layout;
        let slot = layout.slots.len() - 1;
        let own = layout.slots[slot].side;
        let without = Side::BOTH.map(|side| self.ground.outlook_without(&mut self.setting, side, slot));
        self.ground.mark_reach(&mut self.setting, slot);
        for (rank, &cell) in layout.slots[slot].squares.iter().enumerate() {
            let number = base + rank;
            if self.setting.on[usize::from(cell)] != 0 {
                self.fill(number, 1);
                continue;
            }
            let in_the_way = self.setting.is_marked(cell);
            self.setting.put(slot, cell);
            for side in Side::BOTH {
                let outlook = match without[side.index()] {
                    Some(outlook) if !in_the_way && (side != own || outlook.win == byte::WIN_AT_ONCE) => outlook,
                    Some(outlook) if !in_the_way => self.ground.outlook_of(&mut self.setting, slot, outlook),
                    _ => self.ground.outlook(&mut self.setting, side),
                };
                self.entries[side.index()][number] = self.first_entry(outlook);
            }
            self.setting.take_off(slot);
        }
    }

    /// What a position's entry is before anything is known of its quiet moves.
    #[inline]
    fn first_entry(&mut self, outlook: Outlook) -> u8 {
        let entry = match outlook {
            Outlook { win: 0, draws: true, .. } => return DRAW,
            Outlook { win: 0, loss: 0, quiet: 0, .. } => return self.ground.roads.stuck,
            Outlook { win: 0, quiet: 0, loss, .. } => loss,
            Outlook { win: 0, loss: 0, quiet, .. } => return NONE_LEFT - quiet,
            Outlook { win: 0, quiet, .. } => return self.limits.none_but_captures - quiet,
            Outlook { win, .. } => win,
        };
        self.last = self.last.max(entry);
        entry
    }

    /// Two animals stand on one square.
    fn fill(&mut self, begin: usize, count: usize) {
        self.entries.iter_mut().for_each(|entries| entries[begin..begin + count].fill(HOLE));
    }
}
