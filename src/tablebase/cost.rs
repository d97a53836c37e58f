//! What solving takes, told before it begins.

use super::class::Class;
use super::layout::Layout;
use super::survey::Survey;
use crate::rules::Rules;

/// Processor time for one entry, in nanoseconds, on a machine of 2024: solved, packed and written.
const NANOSECONDS_AN_ENTRY: f64 = 60.0;
/// What an entry takes on the disk, in bits: plies, and who wins.
const BITS_ON_DISK: f64 = 0.6 + 0.16;
/// What a small table costs beside its entries, in nanoseconds.
const NANOSECONDS_A_TABLE: f64 = 2e6;

/// What some tables take.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Cost {
    /// How many entries they have.
    pub entries: u64,
    /// Seconds of one processor.
    pub seconds: f64,
    /// Bytes on the disk.
    pub disk: u64,
    /// Bytes of memory while the largest is solved, without the tables that it rests on.
    pub memory: u64,
    /// Bytes of memory more while the largest is packed.
    pub packing: u64,
}

impl Cost {
    /// What some classes take, one after the other. `None` if one of them cannot be counted.
    pub fn of<'c>(survey: &Survey, classes: impl IntoIterator<Item = &'c Class>) -> Option<Cost> {
        let mut cost = Cost::default();
        for class in classes {
            let entries = Layout::of(survey, class)?.entries as u64;
            let kept = entries.checked_mul(class.movers().len() as u64)?;
            cost.entries = cost.entries.checked_add(kept)?;
            cost.seconds += kept as f64 * NANOSECONDS_AN_ENTRY / 1e9 + NANOSECONDS_A_TABLE / 1e9;
            // Both sides to move, and lists of the strips that are due.
            cost.memory = cost.memory.max(entries.checked_mul(9)? / 4);
            // One side's entries at a time.
            cost.packing = cost.packing.max(entries);
        }
        cost.disk = (cost.entries as f64 * BITS_ON_DISK / 8.0) as u64;
        Some(cost)
    }

    /// Less than any ending of two animals takes under a ruleset: told without looking the ruleset over.
    pub fn least(rules: &Rules) -> Cost {
        let squares = rules.board().squares().count() as u64;
        // Half of the board where it is mirrored, and water for no more than half of that.
        let entries = squares * squares / 4;
        let seconds = entries as f64 * NANOSECONDS_AN_ENTRY / 1e9 + NANOSECONDS_A_TABLE / 1e9;
        Cost { entries, seconds, ..Cost::default() }
    }
}
