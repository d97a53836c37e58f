//! Several threads that share the counting.

use super::CountTable;
use super::walk::Walk;
use crate::rules::set::SquareSet;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Less than this many plies are not worth sharing.
const WORTH_SHARING: u32 = 4;
/// Where there are fewer first moves than this, the work is shared out behind every second ply.
const FEW: usize = 256;

/// Who counts, and with what. The counts are the same for every crew.
#[derive(Clone, Copy)]
pub struct Crew<'a> {
    /// How many threads; none counts as one.
    pub threads: usize,
    /// Counts to remember. Not used where the count hangs on the line: as in the paper, with every leaf visited, or
    /// where a limit of the ruleset on turns lies within the depth.
    pub table: Option<&'a CountTable>,
    /// Told, from any thread, how many parts of the work are done and how many there are.
    pub report: Option<&'a (dyn Fn(usize, usize) + Sync)>,
}

impl Default for Crew<'_> {
    /// One thread, no table, no report.
    fn default() -> Self {
        Crew { threads: 1, table: None, report: None }
    }
}

impl fmt::Debug for Crew<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Crew").field("threads", &self.threads).field("table", &self.table.is_some()).finish()
    }
}

impl Crew<'_> {
    /// Counts a walk to a depth.
    pub(super) fn count<S: SquareSet>(&self, walk: Walk<'_, S>, depth: u32) -> u64 {
        let mut walk = walk.knowing(self.table, depth);
        if depth < WORTH_SHARING || self.threads < 2 && self.report.is_none() {
            return walk.count(depth);
        }
        let mut parts = walk.branches();
        let mut rest = depth - 1;
        if parts.len() < FEW {
            parts = parts.iter().flat_map(Walk::branches).collect();
            rest -= 1;
        }
        let next = AtomicUsize::new(0);
        let total = Mutex::new((0, 0));
        let work = || {
            while let Some(part) = parts.get(next.fetch_add(1, Relaxed)) {
                let leaves = part.clone().count(rest);
                let mut total = total.lock().unwrap_or_else(|broken| broken.into_inner());
                total.0 += leaves;
                total.1 += 1;
                if let Some(report) = self.report {
                    report(total.1, parts.len());
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads.min(parts.len()) {
                scope.spawn(work);
            }
            work();
        });
        total.into_inner().unwrap_or_else(|broken| broken.into_inner()).0
    }
}
