//! Options of a perft count: threads, table, progress.

use super::CountTable;
use super::walk::PerftWalk;
use crate::rules::parallel_map;
use crate::rules::square_set::SquareSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

/// Shallower counts are not shared among threads.
const WORTH_SHARING: u32 = 4;
/// With fewer first moves than this, the work is divided after two plies.
const FEW_MOVES: usize = 256;

/// The resources of a perft count: by default one thread, no table, no report. The result does not depend on them.
#[derive(Clone, Copy, Default)]
pub struct PerftOptions<'a> {
    /// Number of threads; 0 counts as 1.
    pub threads: usize,
    /// A hash table. Not used where a count depends on the line: with repetitions counted, with every leaf visited, or
    /// where a limit of the ruleset on turns is within the depth.
    pub table: Option<&'a CountTable>,
    /// Called from any thread, by one at a time, with the number of finished parts, which grows by one, and of all.
    pub report: Option<&'a (dyn Fn(usize, usize) + Sync)>,
}

impl fmt::Debug for PerftOptions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PerftOptions").field("threads", &self.threads).field("table", &self.table.is_some()).finish()
    }
}

impl PerftOptions<'_> {
    /// Counts the leaf nodes at a depth.
    pub(super) fn count<S: SquareSet>(&self, walk: PerftWalk<'_, S>, depth: u32) -> u64 {
        let mut walk = walk.with_table(self.table, depth);
        if depth < WORTH_SHARING || self.threads < 2 && self.report.is_none() {
            return walk.count(depth);
        }
        let mut parts = walk.branches();
        let mut rest = depth - 1;
        if parts.len() < FEW_MOVES {
            parts = parts.iter().flat_map(PerftWalk::branches).collect();
            rest -= 1;
        }
        let done = Mutex::new(0);
        let counts = parallel_map(self.threads, parts.iter(), |part| {
            let leaves = part.clone().count(rest);
            if let Some(report) = self.report {
                let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                *done += 1;
                report(*done, parts.len());
            }
            leaves
        });
        counts.into_iter().sum()
    }
}
