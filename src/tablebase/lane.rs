//! Lanes: up to 64 neighbouring entries that are updated together.
//!
//! The squares of the last piece, with all other pieces fixed, make a row of neighbouring entries. An unmove of another
//! piece moves the whole row at once. Rows are divided into lanes of a fixed width, so that each update is a loop
//! without branches over 64 bytes, which the compiler turns into a few vector instructions.

use super::index::PositionIndex;
use super::stored_entry::StoredEntry;
use super::thresholds::Thresholds;

/// Entries of a full lane.
pub(super) const LANE_WIDTH: usize = 64;

/// A byte for each entry of a lane. In a shorter lane, at the end of a row, the rest belongs to the next row.
pub(super) type Lane = [u8; LANE_WIDTH];

/// How the entries of a class are divided into rows and lanes.
#[derive(Debug)]
pub(super) struct LaneGrid {
    /// Entries of a row.
    pub row_length: usize,
    /// Lanes of a row; all but the last are full.
    pub lanes_per_row: usize,
    /// 0xff for the bytes that belong to the last lane of a row.
    last: Lane,
}

impl LaneGrid {
    pub fn new(index: &PositionIndex) -> LaneGrid {
        let row_length = index.slots.last().map_or(1, |slot| slot.squares.len()).max(1);
        let lanes_per_row = row_length.div_ceil(LANE_WIDTH);
        let last = std::array::from_fn(|at| if (lanes_per_row - 1) * LANE_WIDTH + at < row_length { 0xff } else { 0 });
        LaneGrid { row_length, lanes_per_row, last }
    }

    /// How many lanes so many entries make.
    pub fn lanes(&self, entries: usize) -> usize {
        entries / self.row_length * self.lanes_per_row
    }

    /// The row of a lane, and the rank of its first entry in that row.
    #[inline]
    pub fn place(&self, lane: usize) -> (usize, usize) {
        if self.lanes_per_row == 1 {
            (lane, 0)
        } else {
            (lane / self.lanes_per_row, lane % self.lanes_per_row * LANE_WIDTH)
        }
    }

    /// 1 for each entry of a lane that equals `entry`, else 0.
    #[inline]
    pub fn mask_equal<E: StoredEntry>(&self, entries: &[E], lane: usize, entry: E) -> Lane {
        let (row, rank) = self.place(lane);
        let (window, own) = (window(entries, row * self.row_length + rank), self.own(rank));
        std::array::from_fn(|at| u8::from(window[at] == entry) & own[at])
    }

    /// Whether a lane contains an entry, and its least entry above that, or the greatest number.
    #[inline]
    pub fn contains_and_next<E: StoredEntry>(&self, entries: &[E], lane: usize, entry: E) -> (bool, E) {
        let (row, rank) = self.place(lane);
        let (window, own) = (window(entries, row * self.row_length + rank), self.own(rank));
        let (mut has, mut next) = (0, E::MOST);
        for (&known, &own) in window.iter().zip(&own) {
            has |= if known == entry { own } else { 0 };
            next = next.min(if known > entry { known.where_set(own) } else { E::MOST });
        }
        (has != 0, next)
    }

    #[inline]
    fn own(&self, rank: usize) -> Lane {
        if rank + LANE_WIDTH < self.row_length { [0xff; LANE_WIDTH] } else { self.last }
    }
}

/// The lane that begins at an entry, filled up at the end of the table.
#[inline]
fn window<E: StoredEntry>(entries: &[E], begin: usize) -> [E; LANE_WIDTH] {
    let rest = &entries[begin..];
    rest.first_chunk().copied().unwrap_or_else(|| {
        let mut window = [E::ZERO; LANE_WIDTH];
        window[..rest.len()].copy_from_slice(rest);
        window
    })
}

/// Updates the lane that begins at an entry, which may be cut short by the end of the table.
#[inline]
fn on_window<E: StoredEntry, R>(entries: &mut [E], begin: usize, update: impl FnOnce(&mut [E; LANE_WIDTH]) -> R) -> R {
    let rest = &mut entries[begin..];
    if let Some(window) = rest.first_chunk_mut() {
        return update(window);
    }
    let mut window = [E::ZERO; LANE_WIDTH];
    window[..rest.len()].copy_from_slice(rest);
    let result = update(&mut window);
    rest.copy_from_slice(&window[..rest.len()]);
    result
}

/// Predecessors of lost positions: the entries in the mask win with the entry `next`, unless they win sooner. Returns
/// whether an entry changed.
#[inline]
pub(super) fn apply_losses<E: StoredEntry>(entries: &mut [E], begin: usize, mask: &Lane, next: E) -> bool {
    on_window(entries, begin, |window| {
        let mut changed = E::ZERO;
        for (known, &mask) in window.iter_mut().zip(mask) {
            let now = (*known).min(next.where_set(mask));
            changed |= now ^ *known;
            *known = now;
        }
        changed != E::ZERO
    })
}

/// Predecessors of won positions: `moves` says how many quiet moves of each entry lead to one. The successor counter of
/// an undecided entry goes down by as many; at zero the position is lost with the entry `next`. Returns whether one is
/// lost, and whether one has nothing left but conversions that lose.
#[inline]
pub(super) fn apply_wins<E: StoredEntry>(
    entries: &mut [E],
    begin: usize,
    moves: &Lane,
    next: E,
    thresholds: Thresholds<E>,
) -> (bool, bool) {
    on_window(entries, begin, |window| {
        let (mut lost, mut conversions) = (0, 0);
        for (known, &moves) in window.iter_mut().zip(moves) {
            let left = known.plus(if *known >= thresholds.undecided { moves } else { 0 });
            let none_left = if left == E::MOST { 0xff } else { 0u8 };
            lost |= none_left;
            conversions |= if left == thresholds.only_conversions_left { 0xff } else { 0u8 };
            *known = left.min(next.where_set(none_left));
        }
        (lost != 0, conversions != 0)
    })
}

/// The positions of the set bits of a lane's bitmap, in ascending order.
#[derive(Debug, Clone, Copy)]
pub(super) struct SetBits(u64);

impl SetBits {
    /// Those of a bitmap.
    pub fn of(bits: u64) -> SetBits {
        SetBits(bits)
    }

    /// Those that are set in another bitmap, too.
    pub fn and(self, others: u64) -> SetBits {
        SetBits(self.0 & others)
    }
}

impl Iterator for SetBits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let at = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        (at < LANE_WIDTH).then_some(at)
    }
}

/// A mask of bytes as a bitmap.
#[inline]
pub(super) fn set_bits(mask: &Lane) -> SetBits {
    let (words, _) = mask.as_chunks::<8>();
    let words = words.iter().enumerate().map(|(at, word)| {
        // One multiplication gathers the lowest bits of eight bytes.
        (u64::from_le_bytes(*word).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * at)
    });
    SetBits(words.fold(0, |all, some| all | some))
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

/// A bitmap as a mask of bytes.
#[inline]
pub(super) fn expand_bits(bitmap: u64) -> Lane {
    let mut mask = [0; LANE_WIDTH];
    let (words, _) = mask.as_chunks_mut::<8>();
    for (word, eight) in words.iter_mut().zip(bitmap.to_le_bytes()) {
        *word = BYTES[usize::from(eight)];
    }
    mask
}
