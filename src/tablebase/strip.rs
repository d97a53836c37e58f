//! Strips: entries that lie side by side and are told a thing all at once.
//!
//! While all animals but the last stay where they are, its squares make a row of entries. When another animal goes
//! back, the whole row goes back with it. Rows are cut into strips short enough to be worked on without a loop: a
//! handful of instructions each where a single entry takes as many.

use super::layout::Layout;
use super::solve::Limits;
use super::value::byte::{NO_POSITION, NONE_LEFT};

/// The most entries of a strip.
pub(super) const WIDTH: usize = 64;

/// A byte for each entry of a strip, and of what lies behind it if that is shorter.
pub(super) type Strip = [u8; WIDTH];

/// Of a strip in which nothing is known to end.
pub(super) const NEVER: u8 = u8::MAX;

/// How a class's entries are cut into strips.
#[derive(Debug)]
pub(super) struct Cut {
    /// Entries of a row.
    pub row: usize,
    /// Strips of a row; all but the last have the whole width.
    pub a_row: usize,
    /// Which bytes belong to the last strip of a row.
    last: Strip,
}

impl Cut {
    pub fn of(layout: &Layout) -> Cut {
        let row = layout.slots.last().map_or(1, |slot| slot.squares.len()).max(1);
        let a_row = row.div_ceil(WIDTH);
        let last = std::array::from_fn(|at| if (a_row - 1) * WIDTH + at < row { 0xff } else { 0 });
        Cut { row, a_row, last }
    }

    /// How many strips so many entries make.
    pub fn strips(&self, entries: usize) -> usize {
        entries / self.row * self.a_row
    }

    /// The row and the first rank of a strip.
    #[inline]
    pub fn place(&self, strip: usize) -> (usize, usize) {
        if self.a_row == 1 { (strip, 0) } else { (strip / self.a_row, strip % self.a_row * WIDTH) }
    }

    /// The entries of a strip that are the same as `entry`: 1 for each, else 0.
    #[inline]
    pub fn marks(&self, entries: &[u8], strip: usize, entry: u8) -> Strip {
        let (row, rank) = self.place(strip);
        let (window, own) = (window(entries, row * self.row + rank), self.own(rank));
        std::array::from_fn(|at| u8::from(window[at] == entry) & own[at])
    }

    /// Whether an entry is in a strip, and the least behind it.
    #[inline]
    pub fn has_and_next(&self, entries: &[u8], strip: usize, entry: u8) -> (bool, u8) {
        let (row, rank) = self.place(strip);
        let (window, own) = (window(entries, row * self.row + rank), self.own(rank));
        let (mut has, mut next) = (0, NEVER);
        for (&known, &own) in window.iter().zip(&own) {
            has |= if known == entry { own } else { 0 };
            next = next.min(if known > entry { known | !own } else { NEVER });
        }
        (has != 0, next)
    }

    #[inline]
    fn own(&self, rank: usize) -> Strip {
        if rank + WIDTH < self.row { [0xff; WIDTH] } else { self.last }
    }
}

/// The entries from one on.
#[inline]
fn window(entries: &[u8], begin: usize) -> Strip {
    let rest = &entries[begin..];
    rest.first_chunk().copied().unwrap_or_else(|| {
        let mut window = [NO_POSITION; WIDTH];
        window[..rest.len()].copy_from_slice(rest);
        window
    })
}

/// Works on the entries from one on, of which there may be few.
#[inline]
fn on_window<R>(entries: &mut [u8], begin: usize, work: impl FnOnce(&mut Strip) -> R) -> R {
    let rest = &mut entries[begin..];
    if let Some(window) = rest.first_chunk_mut() {
        return work(window);
    }
    let mut window = [NO_POSITION; WIDTH];
    window[..rest.len()].copy_from_slice(rest);
    let result = work(&mut window);
    rest.copy_from_slice(&window[..rest.len()]);
    result
}

/// Tells the marked entries from one on that a quiet move leads to a lost position: they win with the entry `next`,
/// unless they win sooner. Whether that was news.
#[inline]
pub(super) fn tell_lost(entries: &mut [u8], begin: usize, marks: &Strip, next: u8) -> bool {
    on_window(entries, begin, |window| {
        let mut news = 0;
        for (known, &mark) in window.iter_mut().zip(marks) {
            let now = (*known).min(next | mark.wrapping_sub(1));
            news |= now ^ *known;
            *known = now;
        }
        news != 0
    })
}

/// Tells the entries from one on how many quiet moves lead to won positions: an undecided one has so many moves less,
/// and has lost with the entry `next` when none is left. Whether one has lost, and whether one has nothing left but
/// captures that lose.
#[inline]
pub(super) fn tell_won(entries: &mut [u8], begin: usize, moves: &Strip, next: u8, limits: Limits) -> (bool, bool) {
    on_window(entries, begin, |window| {
        let (mut lost, mut captures) = (0, 0);
        for (known, &moves) in window.iter_mut().zip(moves) {
            let left = known.wrapping_add(if *known >= limits.undecided { moves } else { 0 });
            let none_left = if left == NONE_LEFT { 0xff } else { 0u8 };
            lost |= none_left;
            captures |= if left == limits.none_but_captures { 0xff } else { 0u8 };
            *known = left.min(next | !none_left);
        }
        (lost != 0, captures != 0)
    })
}

/// Some places of a strip, the first first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Places(u64);

impl Places {
    /// Those of the bits.
    pub fn of(bits: u64) -> Places {
        Places(bits)
    }

    /// Those that are among others, too.
    pub fn only(self, others: u64) -> Places {
        Places(self.0 & others)
    }
}

impl Iterator for Places {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let at = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        (at < WIDTH).then_some(at)
    }
}

/// The places of the marks in a strip.
#[inline]
pub(super) fn bits(marks: &Strip) -> Places {
    let (words, _) = marks.as_chunks::<8>();
    let words = words.iter().enumerate().map(|(at, word)| {
        // The lowest bits of eight bytes, side by side.
        (u64::from_le_bytes(*word).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * at)
    });
    Places(words.fold(0, |all, some| all | some))
}

/// By eight bits: a byte for each.
const BYTES: [[u8; 8]; 256] = {
    let mut all = [[0; 8]; 256];
    let mut at = 0;
    while at < 256 * 8 {
        all[at / 8][at % 8] = ((at / 8) >> (at % 8)) as u8 & 1;
        at += 1;
    }
    all
};

/// The marks of some places of a strip.
#[inline]
pub(super) fn bytes(places: u64) -> Strip {
    let mut marks = [0; WIDTH];
    let (words, _) = marks.as_chunks_mut::<8>();
    for (word, eight) in words.iter_mut().zip(places.to_le_bytes()) {
        *word = BYTES[usize::from(eight)];
    }
    marks
}
