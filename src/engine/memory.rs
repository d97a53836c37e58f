//! What is remembered of positions that were searched: the transposition table.

use super::Score;
use super::line::Step;
use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// Entries that share a place: one line of a processor's cache.
const BUCKET: usize = 4;

/// Remembers positions. Threads share it without waiting for each other; an entry that two of them wrote half and half
/// fits no position.
#[derive(Debug)]
pub struct Memory {
    buckets: Vec<[Entry; BUCKET]>,
    /// Counts searches, so that entries of earlier ones give way first.
    age: AtomicU8,
}

#[derive(Debug, Default)]
struct Entry {
    mixed: AtomicU64,
    data: AtomicU64,
}

/// What a remembered score says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Nothing: only the move is remembered.
    None,
    /// The score is at least this.
    Lower,
    /// At most this.
    Upper,
    /// This.
    Exact,
}

/// What is remembered of one position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Remembered {
    /// The best move, if one was found.
    pub step: Option<Step>,
    pub score: Score,
    pub depth: u8,
    pub bound: Bound,
}

impl Memory {
    /// A memory of at most so many bytes.
    ///
    /// # Errors
    /// There is no room for it.
    pub fn of_bytes(bytes: usize) -> Result<Memory, TryReserveError> {
        let number = (bytes / size_of::<[Entry; BUCKET]>()).max(1);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(number)?;
        buckets.resize_with(number, Default::default);
        Ok(Memory { buckets, age: AtomicU8::new(0) })
    }

    /// A new search begins.
    pub(crate) fn grow_older(&self) {
        self.age.store(self.age.load(Relaxed).wrapping_add(1) & 63, Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Entry; BUCKET] {
        let place = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[place as usize]
    }

    pub(crate) fn get(&self, key: u64) -> Option<Remembered> {
        self.bucket(key).iter().find_map(|entry| {
            let data = entry.data.load(Relaxed);
            (data != 0 && entry.mixed.load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    pub(crate) fn put(&self, key: u64, remembered: Remembered) {
        let age = u64::from(self.age.load(Relaxed));
        let bucket = self.bucket(key);
        let worth = |entry: &Entry| {
            let data = entry.data.load(Relaxed);
            if data == 0 || entry.mixed.load(Relaxed) ^ data == key {
                return -1;
            }
            i32::from(unpack(data).depth) - if data >> 58 == age { 0 } else { 64 }
        };
        if let Some(entry) = bucket.iter().min_by_key(|entry| worth(entry)) {
            let data = pack(remembered) | age << 58;
            entry.mixed.store(key ^ data, Relaxed);
            entry.data.store(data, Relaxed);
        }
    }

    /// How full it is with what this search found, in thousandths.
    pub fn fullness(&self) -> u32 {
        let age = u64::from(self.age.load(Relaxed));
        let sample = &self.buckets[..self.buckets.len().min(1000 / BUCKET)];
        let entries = sample.iter().flatten().map(|entry| entry.data.load(Relaxed));
        let used = entries.filter(|data| *data != 0 && data >> 58 == age).count();
        (used * 1000 / (sample.len() * BUCKET)) as u32
    }
}

// Bits: score 0–15, from 16–27, to 28–39, whether there is a move 40, depth 41–48, bound 49–50, in use 51, age 58–63.
fn pack(remembered: Remembered) -> u64 {
    let Remembered { step, score, depth, bound } = remembered;
    let step = step.map_or(0, |step| 1 << 40 | u64::from(step.from) << 16 | u64::from(step.to) << 28);
    let bound = match bound {
        Bound::None => 0,
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    u64::from(score.0 as i16 as u16) | step | u64::from(depth) << 41 | bound << 49 | 1 << 51
}

fn unpack(data: u64) -> Remembered {
    let cell = |shift: u32| (data >> shift & 0xfff) as u16;
    Remembered {
        step: (data >> 40 & 1 == 1).then(|| Step { from: cell(16), to: cell(28) }),
        score: Score(i32::from(data as u16 as i16)),
        depth: (data >> 41) as u8,
        bound: match data >> 49 & 3 {
            0 => Bound::None,
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        },
    }
}
