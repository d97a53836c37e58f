//! A hash table of perft counts.

use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Counts of positions by key and depth, for [`PerftOptions::table`](super::PerftOptions::table). Lock-free: threads
/// share it by XOR-ing key and count (R. Hyatt and T. Mann, "A Lock-less Transposition Table Implementation for
/// Parallel Search Chess Engines", ICGA Journal 25(1), 2002).
///
/// Positions are identified by 64 bits: a count over millions of positions is wrong with a probability of about 1 in
/// 100,000, so authoritative counts are made without the table.
#[derive(Debug)]
pub struct CountTable {
    /// Key XOR count, and the count: an entry torn between two threads matches no key.
    entries: Vec<[AtomicU64; 2]>,
}

impl CountTable {
    /// A table of at most this number of bytes, and at least one entry.
    ///
    /// # Errors
    /// The memory could not be allocated.
    pub fn of_bytes(bytes: usize) -> Result<CountTable, TryReserveError> {
        let number = (bytes / size_of::<[AtomicU64; 2]>()).max(1);
        let number = if number.is_power_of_two() { number } else { number.next_power_of_two() / 2 };
        let mut entries = Vec::new();
        entries.try_reserve_exact(number)?;
        entries.resize_with(number, Default::default);
        Ok(CountTable { entries })
    }

    fn name(key: u64, depth: u32) -> u64 {
        (key ^ u64::from(depth).wrapping_mul(0x9e37_79b9_7f4a_7c15)).max(1)
    }

    fn entry(&self, name: u64) -> &[AtomicU64; 2] {
        // The lowest bit of a key is the side to move.
        &self.entries[(name >> 1) as usize & (self.entries.len() - 1)]
    }

    pub(super) fn get(&self, key: u64, depth: u32) -> Option<u64> {
        let name = CountTable::name(key, depth);
        let [mixed, count] = self.entry(name);
        let count = count.load(Relaxed);
        (mixed.load(Relaxed) ^ count == name).then_some(count)
    }

    pub(super) fn put(&self, key: u64, depth: u32, leaves: u64) {
        let name = CountTable::name(key, depth);
        let [mixed, count] = self.entry(name);
        mixed.store(name ^ leaves, Relaxed);
        count.store(leaves, Relaxed);
    }
}
