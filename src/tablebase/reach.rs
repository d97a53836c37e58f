//! One round backwards: what the ends at one distance tell the positions one quiet move before them.

use super::roads::{Entry, Retreat};
use super::setting::{Ground, Setting};
use super::solve::Limits;
use super::value::byte::{self, NONE_LEFT};
use crate::rules::Side;

/// The positions one quiet move before those with an entry.
pub(super) struct Reach<'a> {
    pub ground: &'a Ground<'a>,
    /// Their entries, from number `begin` on.
    pub before: &'a mut [u8],
    pub begin: usize,
    pub limits: Limits,
    /// The visited positions' entry.
    pub entry: u8,
    /// The longest line found.
    pub last: u8,
    /// By entry, the positions that have it, once they are listed.
    pub listed: Option<&'a mut Vec<Vec<usize>>>,
    /// The side that has moved.
    pub mover: Side,
}

impl Reach<'_> {
    /// Sets up some ends, one after the other, and does something with each. How many they were.
    #[inline]
    pub fn work_back(
        &mut self,
        setting: &mut Setting,
        ends: impl Iterator<Item = usize>,
        mut tell: impl FnMut(&mut Self, &mut Setting, usize),
    ) -> usize {
        let layout = self.ground.layout;
        let tail = setting.cells.len() - 1;
        let squares = &layout.slots[tail].squares;
        let (mut row_begin, mut row_end) = (0, 0);
        let mut visited = 0;
        for number in ends {
            visited += 1;
            if !(row_begin..row_end).contains(&number) {
                (0..tail).for_each(|slot| setting.take_off(slot));
                row_begin = number - number % squares.len();
                row_end = row_begin + squares.len();
                layout.cells(row_begin, &mut setting.cells);
                (0..tail).for_each(|slot| setting.put(slot, setting.cells[slot]));
            }
            setting.put(tail, squares[number - row_begin]);
            tell(self, setting, number);
            setting.take_off(tail);
        }
        (0..tail).for_each(|slot| setting.take_off(slot));
        visited
    }

    /// Goes back by every way of some animals.
    #[inline]
    pub fn visit(&mut self, setting: &mut Setting, number: usize, slots: &[usize]) {
        let ground = self.ground;
        for &slot in slots {
            for back in ground.roads.back(slot, setting.cells[slot]) {
                self.retreat(setting, number, slot, back);
            }
        }
    }

    /// Goes back by one way, if it is free.
    #[inline(always)]
    pub fn retreat(&mut self, setting: &mut Setting, number: usize, slot: usize, back: &Retreat) {
        let ground = self.ground;
        if setting.on[usize::from(back.from)] != 0 || ground.roads.is_stopped(back.stretch, &setting.on) {
            return;
        }
        let won = byte::is_win(self.entry);
        let way = (slot, back.from, setting.cells[slot]);
        match back.entry {
            Entry::Plain => self.tell(won, number.wrapping_add(back.adds), setting, way),
            Entry::Twins => {
                let moved = |at: usize| if at == slot { back.from } else { setting.cells[at] };
                let twin = ground.layout.number_mirrored(moved);
                self.tell(won, number.wrapping_add(back.adds), setting, way);
                self.tell(won, twin, setting, way);
            }
            Entry::Mirrored => {
                let moved = |at: usize| if at == slot { back.from } else { setting.cells[at] };
                let image = ground.layout.number(moved);
                self.tell(won, image, setting, way);
            }
        }
    }

    /// Tells an earlier position that one of its quiet moves leads here. Written without branches where half of the
    /// positions would go one way and half the other.
    #[inline(always)]
    fn tell(&mut self, won: bool, earlier: usize, setting: &mut Setting, way: (usize, u16, u16)) {
        let next = self.entry.wrapping_add(1);
        let known = &mut self.before[earlier - self.begin];
        let before = *known;
        if won {
            // A move of an undecided position that loses is struck off; after the last one it has lost.
            let left = before.wrapping_add(u8::from(before >= self.limits.undecided));
            *known = if left == NONE_LEFT { next } else { left };
            if left == self.limits.none_but_captures && left != before {
                self.loses(earlier, setting, way);
            }
        } else {
            // It wins, unless it wins sooner: it was a draw so far (0), undecided, or a slower win.
            *known = if before.wrapping_sub(1) > self.entry { next } else { before };
        }
        if let Some(listed) = &mut self.listed {
            let known = self.before[earlier - self.begin];
            if known != before && known < self.limits.undecided {
                listed[usize::from(known)].push(earlier);
            }
        }
    }

    /// All moves of an earlier position lose: the quiet ones after at most so many plies, perhaps captures later.
    #[cold]
    fn loses(&mut self, earlier: usize, setting: &mut Setting, (slot, from, to): (usize, u16, u16)) {
        setting.take_off(slot);
        setting.put(slot, from);
        let loss = self.ground.slowest_loss(setting, self.mover).max(self.entry + 1);
        setting.take_off(slot);
        setting.put(slot, to);
        self.before[earlier - self.begin] = loss;
        self.last = self.last.max(loss);
    }
}
