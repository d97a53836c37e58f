//! The transposition table: results of searched positions, by hash key.

use super::Score;
use super::search_path::CellMove;
use bytemuck::allocation::try_zeroed_slice_box;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// Entries of a bucket: one cache line.
const BUCKET: usize = 4;

/// A lock-free transposition table shared by threads: each entry stores its key XOR its data, so that an entry torn
/// between two writers matches no position (Hyatt and Mann, “A lockless transposition table implementation for parallel
/// search”, 2002).
#[derive(Debug)]
pub struct TranspositionTable {
    buckets: Box<[[StoredResult; BUCKET]]>,
    /// The generation: counts searches, so that entries of earlier ones are replaced first.
    age: AtomicU8,
}

/// A key XOR its data, and the data: 0 if there is none.
type StoredResult = [AtomicU64; 2];

/// The relation of a stored score to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// None: only the move is useful.
    None,
    /// A lower bound (fail high).
    Lower,
    /// An upper bound (fail low).
    Upper,
    /// Exact.
    Exact,
}

/// The stored result of one position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TableEntry {
    /// The best move, if one was found.
    pub step: Option<CellMove>,
    pub score: Score,
    pub depth: u8,
    pub bound: Bound,
}

impl TranspositionTable {
    /// A table of at most this number of bytes; `None` if they could not be allocated. The system gives memory that is zero
    /// when it is first used, so a large table is there at once.
    pub fn of_bytes(bytes: usize) -> Option<TranspositionTable> {
        let number = (bytes / size_of::<[StoredResult; BUCKET]>()).max(1);
        Some(TranspositionTable { buckets: try_zeroed_slice_box(number).ok()?, age: AtomicU8::new(0) })
    }

    /// Starts a new generation.
    pub(crate) fn new_search(&self) {
        self.age.store(self.age.load(Relaxed).wrapping_add(1) & 63, Relaxed);
    }

    fn bucket(&self, key: u64) -> &[StoredResult; BUCKET] {
        let place = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[place as usize]
    }

    pub(crate) fn get(&self, key: u64) -> Option<TableEntry> {
        self.bucket(key).iter().find_map(|[mixed, data]| {
            let data = data.load(Relaxed);
            (data != 0 && mixed.load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    pub(crate) fn put(&self, key: u64, stored: TableEntry) {
        let age = u64::from(self.age.load(Relaxed));
        let bucket = self.bucket(key);
        let priority = |[mixed, data]: &StoredResult| {
            let data = data.load(Relaxed);
            if data == 0 || mixed.load(Relaxed) ^ data == key {
                return -1;
            }
            i32::from(unpack(data).depth) - if data >> 58 == age { 0 } else { 64 }
        };
        if let Some([mixed, data]) = bucket.iter().min_by_key(|entry| priority(entry)) {
            let packed = pack(stored) | age << 58;
            mixed.store(key ^ packed, Relaxed);
            data.store(packed, Relaxed);
        }
    }

    /// Permille of entries of this search (UCI's `hashfull`).
    pub fn fullness(&self) -> u32 {
        let age = u64::from(self.age.load(Relaxed));
        let sample = &self.buckets[..self.buckets.len().min(1000 / BUCKET)];
        let entries = sample.iter().flatten().map(|[_, data]| data.load(Relaxed));
        let used = entries.filter(|data| *data != 0 && data >> 58 == age).count();
        (used * 1000 / (sample.len() * BUCKET)) as u32
    }
}

// Bits: score 0–15, from 16–27, to 28–39, whether there is a move 40, depth 41–48, bound 49–50, in use 51, age 58–63.
fn pack(stored: TableEntry) -> u64 {
    let TableEntry { step, score, depth, bound } = stored;
    let step = step.map_or(0, |step| 1 << 40 | u64::from(step.from) << 16 | u64::from(step.to) << 28);
    let bound = match bound {
        Bound::None => 0,
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    u64::from(score.0 as i16 as u16) | step | u64::from(depth) << 41 | bound << 49 | 1 << 51
}

fn unpack(data: u64) -> TableEntry {
    let cell = |shift: u32| (data >> shift & 0xfff) as u16;
    TableEntry {
        step: (data >> 40 & 1 == 1).then(|| CellMove { from: cell(16), to: cell(28) }),
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
