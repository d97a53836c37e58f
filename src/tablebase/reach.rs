//! One round backwards: what the ends at one distance tell the positions one quiet move before them.

use super::roads::{Entry, Retreat};
use super::setting::{Ground, Setting};
use super::solve::Limits;
use super::strip::{Cut, Strip, WIDTH, bits, tell_lost, tell_won};
use super::tail::Tail;
use super::value::byte::{self, NONE_LEFT};
use crate::rules::Side;

/// The positions one quiet move before those with an entry.
pub(super) struct Reach<'a> {
    pub ground: &'a Ground<'a>,
    pub cut: &'a Cut,
    pub tail: &'a Tail,
    /// Their entries, from row `begin` on.
    pub before: &'a mut [u8],
    /// By strip of those: no entry to be visited is less.
    pub soonest: &'a mut [u8],
    pub begin: usize,
    pub limits: Limits,
    /// The visited positions' entry.
    pub entry: u8,
    /// The longest line found.
    pub last: u8,
    /// The side that has moved.
    pub mover: Side,
}

/// The positions of a strip that have the visited entry. The last animal is not set up.
pub(super) struct Ends {
    row: usize,
    /// The square of the last animal at the strip's beginning.
    rank: usize,
    marks: Strip,
}

/// Where an animal that is not the last was before.
#[derive(Clone, Copy)]
struct From {
    slot: usize,
    cell: u16,
}

impl Reach<'_> {
    /// Sets up all animals but the last for some strips, one after the other, and does something with the ends of each.
    #[inline]
    pub fn work_back(
        &mut self,
        setting: &mut Setting,
        (strips, ends): (&[usize], &[u8]),
        mut tell: impl FnMut(&mut Self, &mut Setting, &Ends),
    ) {
        let tail = setting.cells.len() - 1;
        // The first row with the same squares of all animals but the last two.
        let mut first = usize::MAX;
        for &strip in strips {
            let (row, rank) = self.cut.place(strip);
            let before_last = tail.checked_sub(1).map(|slot| (slot, &self.ground.layout.slots[slot].squares));
            let at = row.checked_sub(first);
            match before_last.and_then(|(slot, squares)| Some((slot, squares.get(at?)?))) {
                // Only the last but one stands elsewhere than before.
                Some((slot, &square)) => {
                    setting.step(slot, square);
                }
                None => {
                    (0..tail).for_each(|slot| setting.take_off(slot));
                    self.ground.layout.cells(row * self.cut.row, &mut setting.cells);
                    (0..tail).for_each(|slot| setting.put(slot, setting.cells[slot]));
                    first = before_last.map_or(row, |(_, squares)| row - row % squares.len());
                }
            }
            tell(self, setting, &Ends { row, rank, marks: self.cut.marks(ends, strip, self.entry) });
        }
        (0..tail).for_each(|slot| setting.take_off(slot));
    }

    /// Goes back by every way of some animals.
    #[inline]
    pub fn visit(&mut self, setting: &mut Setting, ends: &Ends, slots: &[usize]) {
        let ground = self.ground;
        for &slot in slots {
            if slot + 1 == setting.cells.len() {
                self.visit_last(setting, ends);
                continue;
            }
            for back in ground.roads.back(slot, setting.cells[slot]) {
                self.retreat(setting, ends, slot, back);
            }
        }
    }

    /// Goes back by one way of an animal that is not the last, if it is free.
    #[inline]
    pub fn retreat(&mut self, setting: &mut Setting, ends: &Ends, slot: usize, back: &Retreat) {
        if setting.on[usize::from(back.from)] != 0 || self.ground.roads.is_stopped(back.stretch, &setting.on) {
            return;
        }
        let from = From { slot, cell: back.from };
        if back.stretch == 0 {
            self.go_back(setting, ends, back, from);
        } else {
            self.go_back(setting, &self.unstopped(ends, back.stretch), back, from);
        }
    }

    /// The ends in which the last animal does not stop a leap.
    fn unstopped(&self, ends: &Ends, stretch: u16) -> Ends {
        let Ends { row, rank, mut marks } = *ends;
        let tail = self.ground.layout.slots.len() - 1;
        for &(cell, stops) in self.ground.roads.stretch(stretch) {
            let at = self.ground.layout.slots[tail].rank(cell).and_then(|other| other.checked_sub(rank));
            if stops >> (tail + 1) & 1 == 1
                && let Some(mark) = at.and_then(|at| marks.get_mut(at))
            {
                *mark = 0;
            }
        }
        Ends { row, rank, marks }
    }

    #[inline(always)]
    fn go_back(&mut self, setting: &mut Setting, ends: &Ends, back: &Retreat, from: From) {
        if back.entry != Entry::Mirrored {
            let row = ends.row.wrapping_add(back.rows);
            self.tell_strip(setting, (row, ends.rank), &ends.marks, Some(from));
        }
        if back.entry != Entry::Plain {
            self.tell_images(setting, ends, from);
        }
    }

    /// Goes back by every way of the last animal.
    fn visit_last(&mut self, setting: &mut Setting, ends: &Ends) {
        let (ground, slot) = (self.ground, setting.cells.len() - 1);
        let (place, won) = ((ends.row, ends.rank), byte::is_win(self.entry));
        // Where another animal stands is no position, and what is told there is not heard.
        let steps =
            if won { self.tail.steps(ends.rank, &ends.marks) } else { self.tail.squares(ends.rank, &ends.marks) };
        self.tell_strip(setting, place, &steps, None);
        for (at, ways) in self.tail.far(ends.rank, &ends.marks) {
            for back in ways {
                if ground.roads.is_stopped(back.stretch, &setting.on) {
                    continue;
                }
                let cell = back.from;
                if back.entry != Entry::Mirrored {
                    self.tell(setting, ends.row, (ends.rank + at).wrapping_add(back.adds), cell);
                }
                if back.entry != Entry::Plain {
                    // It is the only animal.
                    self.tell(setting, ends.row, ground.layout.number_mirrored(|_| cell), cell);
                }
            }
        }
        debug_assert_eq!(setting.on.iter().filter(|&&on| on != 0).count(), slot);
    }

    /// Tells the positions of a strip how many of their quiet moves lead to ends.
    #[inline(always)]
    fn tell_strip(&mut self, setting: &mut Setting, (row, rank): (usize, usize), moves: &Strip, from: Option<From>) {
        let row = row - self.begin;
        let begin = row * self.cut.row + rank;
        let next = self.entry + 1;
        let news = if byte::is_win(self.entry) {
            let (news, captures) = tell_won(self.before, begin, moves, next, self.limits);
            if captures {
                self.look_for_losses(setting, (row, rank), from);
            }
            news
        } else {
            tell_lost(self.before, begin, moves, next)
        };
        if news {
            let soonest = &mut self.soonest[row * self.cut.a_row + rank / WIDTH];
            *soonest = next.min(*soonest);
        }
    }

    /// Of a strip's positions, those that have nothing left but captures have lost.
    #[cold]
    fn look_for_losses(&mut self, setting: &mut Setting, (row, rank): (usize, usize), from: Option<From>) {
        let squares = &self.ground.layout.slots[setting.cells.len() - 1].squares;
        let to = from.map(|From { slot, cell }| (slot, setting.step(slot, cell)));
        for (at, &cell) in squares.iter().enumerate().skip(rank).take(WIDTH) {
            if self.before[row * self.cut.row + at] == self.limits.none_but_captures {
                self.loses(setting, (row, at), cell);
            }
        }
        if let Some((slot, to)) = to {
            setting.step(slot, to);
        }
    }

    /// Tells the mirror images of the positions that the ends come from.
    fn tell_images(&mut self, setting: &mut Setting, ends: &Ends, from: From) {
        let (layout, tail) = (self.ground.layout, setting.cells.len() - 1);
        let to = setting.step(from.slot, from.cell);
        for at in bits(&ends.marks) {
            let cell = layout.slots[tail].squares[ends.rank + at];
            let image = layout.number_mirrored(|slot| if slot == tail { cell } else { setting.cells[slot] });
            self.tell(setting, image / self.cut.row, image % self.cut.row, cell);
        }
        setting.step(from.slot, to);
    }

    /// Tells an earlier position that one of its quiet moves leads to an end. The last animal was on `cell`. Written
    /// without branches where half of the positions would go one way and half the other.
    #[inline(always)]
    fn tell(&mut self, setting: &mut Setting, row: usize, rank: usize, cell: u16) {
        let row = row - self.begin;
        let next = self.entry + 1;
        let known = &mut self.before[row * self.cut.row + rank];
        let before = *known;
        let mut captures = false;
        if byte::is_win(self.entry) {
            // A move of an undecided position that loses is struck off; after the last one it has lost.
            let left = before.wrapping_add(u8::from(before >= self.limits.undecided));
            *known = if left == NONE_LEFT { next } else { left };
            captures = left == self.limits.none_but_captures && left != before;
        } else {
            // It wins, unless it wins sooner.
            *known = before.min(next);
        }
        if *known == next {
            let soonest = &mut self.soonest[row * self.cut.a_row + rank / WIDTH];
            *soonest = next.min(*soonest);
        }
        if captures {
            self.loses(setting, (row, rank), cell);
        }
    }

    /// All moves of an earlier position lose: the quiet ones after at most so many plies, perhaps captures later. The
    /// other animals are set up as they were; the last was on `cell`.
    #[cold]
    fn loses(&mut self, setting: &mut Setting, (row, rank): (usize, usize), cell: u16) {
        let tail = setting.cells.len() - 1;
        setting.put(tail, cell);
        let loss = self.ground.slowest_loss(setting, self.mover).max(self.entry + 1);
        setting.take_off(tail);
        self.before[row * self.cut.row + rank] = loss;
        let soonest = &mut self.soonest[row * self.cut.a_row + rank / WIDTH];
        *soonest = loss.min(*soonest);
        self.last = self.last.max(loss);
    }
}
