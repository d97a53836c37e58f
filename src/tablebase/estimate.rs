//! Estimates of time, memory and disk that tables take, before they are solved.

use super::class::EndingClass;
use super::index::PositionIndex;
use super::ruleset_analysis::RulesetAnalysis;
use crate::rules::Rules;

/// Processor time to solve, compress and write one entry, in nanoseconds, on a machine of 2024.
const NANOSECONDS_AN_ENTRY: f64 = 60.0;
/// Size of an entry on disk, in bits: distances, and WDL.
const BITS_ON_DISK: f64 = 0.6 + 0.16;
/// Processor time of a table beside its entries, in nanoseconds.
const NANOSECONDS_A_TABLE: f64 = 2e6;

/// The estimate for some tables.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct CostEstimate {
    /// Number of entries.
    pub entries: u64,
    /// Processor time, in seconds.
    pub seconds: f64,
    /// Size on disk, in bytes.
    pub disk: u64,
    /// Memory while the largest is solved, compressed and written, without the tables that it depends on, in bytes.
    pub memory: u64,
    /// Entries of the largest with one side to move.
    pub largest: u64,
}

impl CostEstimate {
    /// The estimate for some classes, one after the other. `None` if one of them cannot be counted.
    pub fn of<'c>(
        analysis: &RulesetAnalysis,
        classes: impl IntoIterator<Item = &'c EndingClass>,
    ) -> Option<CostEstimate> {
        let mut estimate = CostEstimate::default();
        for class in classes {
            let entries = PositionIndex::new(analysis, class)?.entries as u64;
            let kept = entries.checked_mul(class.movers().len() as u64)?;
            estimate.entries = estimate.entries.checked_add(kept)?;
            estimate.seconds += kept as f64 * NANOSECONDS_AN_ENTRY / 1e9 + NANOSECONDS_A_TABLE / 1e9;
            // Both sides to move, and first the work queue, then the files.
            estimate.memory = estimate.memory.max(entries.checked_mul(9)? / 4);
            estimate.largest = estimate.largest.max(entries);
        }
        estimate.disk = (estimate.entries as f64 * BITS_ON_DISK / 8.0) as u64;
        Some(estimate)
    }

    /// A lower bound for every ending of two pieces under a ruleset. It needs no analysis of the ruleset.
    pub fn lower_bound(rules: &Rules) -> CostEstimate {
        let squares = rules.board().squares().count() as u64;
        // Half of the board where it is mirrored, and water for no more than half of that.
        let entries = squares * squares / 4;
        let seconds = entries as f64 * NANOSECONDS_AN_ENTRY / 1e9 + NANOSECONDS_A_TABLE / 1e9;
        CostEstimate { entries, seconds, ..CostEstimate::default() }
    }
}
