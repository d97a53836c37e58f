//! The solver of a class: a forward pass, then retrograde analysis by increasing distance.
//!
//! The entry of an undecided position is its successor counter: its quiet moves that are not known to lose, counted
//! down from the greatest number, or from a lower number if it has conversions that lose, since one of those may be the
//! slowest loss. The frontier of each distance is expanded by unmoves: a predecessor of a lost position wins; a
//! predecessor of a won position loses one from its counter, and is lost at zero. Conversions are looked up in the
//! subtables by the forward pass. What is still undecided at the end is drawn.
//!
//! Every quiet move is followed once forwards and once backwards, so time is linear in positions times moves. Memory is
//! one entry for each position and side to move, and one for each lane: bytes, or twice as much where a line of best play
//! is longer than bytes can count.

use super::class::EndingClass;
use super::index::PositionIndex;
use super::initial_pass::initial_pass;
use super::lane::LaneGrid;
use super::last_piece_unmoves::LastPieceUnmoves;
use super::move_tables::MoveTables;
use super::placement::{Placement, SolverTables};
use super::propagate::Propagation;
use super::ruleset_analysis::RulesetAnalysis;
use super::stored_entry::{Entries, EntryWidth, StoredEntry};
use super::table::Table;
use super::thresholds::Thresholds;
use super::unmoves::{Unmove, first_piece_unmoves};
use super::value::entry;
use crate::rules::{Side, parallel_map};
use std::ops::Range;
use std::sync::Arc;

/// Why a class cannot be solved.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// It has more positions than this machine can count.
    #[error("{class} has more positions than can be counted")]
    TooLarge {
        /// The class's name.
        class: String,
    },
    /// A line of best play is longer than an entry can store.
    #[error("{class} has lines of best play longer than the {most} plies that its entries can store")]
    TooLong {
        /// The class's name.
        class: String,
        /// The most plies that an entry of this class can store.
        most: u32,
    },
}

/// An upper bound of moves in one position: not even eight pieces with leaps in all directions have so many.
const MOST_MOVES: usize = 100;

/// So many lanes at a time are scanned for the frontier: the work queue takes 8 MB at most.
const LANES_PER_SCAN: usize = 1 << 20;

/// A class with all its tables but the entries.
pub(super) struct SolveTask {
    pub class: EndingClass,
    pub index: PositionIndex,
    pub move_tables: MoveTables,
}

impl SolveTask {
    pub fn new(analysis: &RulesetAnalysis, class: &EndingClass) -> Result<SolveTask, SolveError> {
        let too_large = || SolveError::TooLarge { class: class.name(analysis) };
        let index = PositionIndex::new(analysis, class).ok_or_else(too_large)?;
        let move_tables = MoveTables::new(analysis, class, &index);
        Ok(SolveTask { class: class.clone(), index, move_tables })
    }

    /// Solves the class with entries of a width. `subtables` are the tables it depends on, in the order of
    /// [`MoveTables::depends_on`].
    pub fn solve(
        self,
        analysis: &RulesetAnalysis,
        subtables: &[Arc<Table>],
        threads: usize,
        width: EntryWidth,
    ) -> Result<Table, SolveError> {
        let entries = match width {
            EntryWidth::Byte => self.solved::<u8>(subtables, threads).map(|entries| entries.map(Entries::from)),
            EntryWidth::Word => self.solved::<u16>(subtables, threads).map(|entries| entries.map(Entries::from)),
        };
        let too_long = |most: u16| SolveError::TooLong { class: self.class.name(analysis), most: u32::from(most) };
        let mut entries = entries.map_err(too_long)?;
        if self.class.is_self_symmetric {
            entries[1] = Entries::none(width);
        }
        Ok(Table::new(self.class, self.index, entries))
    }

    /// The entries, or the most plies that one can store if there are longer lines.
    fn solved<E: StoredEntry>(&self, subtables: &[Arc<Table>], threads: usize) -> Result<[Vec<E>; 2], u16> {
        let tables = SolverTables::new(&self.index, &self.move_tables, subtables);
        // A single piece makes one partition.
        let threads = if self.index.slots.len() > 1 { threads } else { 1 };
        let most_moves = self.move_tables.most_moves.into_iter().max().unwrap_or(0).min(MOST_MOVES) as u8;
        let only_conversions_left = E::MOST.minus(1).minus(most_moves);
        let undecided = only_conversions_left.minus(most_moves);
        let thresholds = Thresholds { only_conversions_left, undecided, draw: undecided.minus(1) };
        let mut entries = [0; 2].map(|_| vec![E::ZERO; self.index.entries]);
        let longest = initial_pass(&tables, thresholds, &mut entries, threads).max(E::clamped(entry::WIN_IN_ONE));
        let first_piece_unmoves = match threads {
            0 | 1 => Vec::new(),
            _ => first_piece_unmoves(&self.index, |cell| self.move_tables.unmoves(0, cell).to_vec()),
        };
        let lane_grid = LaneGrid::new(&self.index);
        // Nothing is known of the lanes yet: the first scan looks at all.
        let first_due = E::clamped(entry::STALEMATE_LOSS);
        let next_due = [0; 2].map(|_| vec![first_due; lane_grid.lanes(self.index.entries)]);
        let mut solver = RetrogradeSolver {
            placement: tables.empty_placement(),
            tables,
            lane_grid,
            last_piece: LastPieceUnmoves::new(&self.index, &self.move_tables),
            entries,
            next_due,
            thresholds,
            longest,
            threads,
            first_piece_unmoves,
        };
        solver.run();
        if solver.longest >= thresholds.draw { Err(thresholds.draw.get() - 3) } else { Ok(solver.entries) }
    }
}

/// The state of solving one class.
struct RetrogradeSolver<'a, E> {
    tables: SolverTables<'a>,
    placement: Placement,
    lane_grid: LaneGrid,
    last_piece: LastPieceUnmoves,
    /// By side to move.
    entries: [Vec<E>; 2],
    /// By side to move and lane: a lower bound of the lane's decided entries that are not expanded yet.
    next_due: [Vec<E>; 2],
    thresholds: Thresholds<E>,
    /// The entry of the longest distance found. If it reaches `thresholds.draw`, the table cannot store its distances.
    longest: E,
    threads: usize,
    /// See [`first_piece_unmoves`]; empty for one thread.
    first_piece_unmoves: Vec<Vec<(usize, Unmove)>>,
}

impl<E: StoredEntry> RetrogradeSolver<'_, E> {
    /// Expands the frontier of each distance, the shortest first, until no further position is decided.
    fn run(&mut self) {
        let mut entry = E::clamped(entry::STALEMATE_LOSS);
        let lanes = self.lane_grid.lanes(self.tables.index.entries);
        while entry <= self.longest && self.longest < self.thresholds.draw {
            for mover in Side::BOTH {
                for begin in (0..lanes).step_by(LANES_PER_SCAN) {
                    let queue = self.frontier_lanes(entry, mover, begin..lanes.min(begin + LANES_PER_SCAN));
                    if !queue.is_empty() {
                        // Predecessors are decided one ply later. Whether there are any is not checked each time.
                        self.longest = self.longest.max(entry.plus(1));
                        self.propagate(entry, mover, &queue);
                    }
                }
            }
            entry = entry.plus(1);
        }
        for entries in &mut self.entries {
            for known in entries {
                let decided = if *known >= self.thresholds.draw { E::clamped(entry::DRAW) } else { *known };
                *known = if *known == E::ZERO { E::MOST } else { decided };
            }
        }
    }

    /// The work queue: those of some lanes in which a position has an entry.
    fn frontier_lanes(&mut self, entry: E, mover: Side, lanes: Range<usize>) -> Vec<usize> {
        let (entries, next_due) = (&self.entries[mover.index()], &mut self.next_due[mover.index()]);
        let begin = lanes.start;
        let mut queue = entry.places(&next_due[lanes]);
        queue.retain_mut(|lane| {
            *lane += begin;
            let lane = *lane;
            // The position that the lane was queued for may have been decided at a shorter distance since.
            let (is_due, next) = self.lane_grid.contains_and_next(entries, lane, entry);
            next_due[lane] = next;
            is_due
        });
        queue
    }

    /// Updates the predecessors, by quiet moves, of the positions of some lanes that have an entry.
    fn propagate(&mut self, entry: E, mover: Side, queue: &[usize]) {
        let entries = std::mem::take(&mut self.entries[mover.index()]);
        match self.threads {
            0 | 1 => self.propagate_single(entry, !mover, (queue, &entries)),
            _ => self.propagate_parallel(entry, !mover, (queue, &entries)),
        }
        self.entries[mover.index()] = entries;
    }

    fn propagate_single(&mut self, entry: E, mover: Side, frontier: (&[usize], &[E])) {
        let RetrogradeSolver { tables, placement, lane_grid, last_piece, thresholds, .. } = self;
        let slots = &tables.slots[mover.index()];
        let mut propagation = Propagation {
            tables,
            lane_grid,
            last_piece,
            predecessors: &mut self.entries[mover.index()],
            next_due: &mut self.next_due[mover.index()],
            first_row: 0,
            thresholds: *thresholds,
            entry,
            longest: self.longest,
            mover,
        };
        propagation.for_each_lane(placement, frontier, |propagation, placement, lane| {
            propagation.apply_unmoves(placement, lane, slots);
        });
        self.longest = propagation.longest;
    }

    /// The same with several threads. Each updates the positions that have the first piece on one square: from frontier
    /// positions with that square by the other pieces' unmoves, from others by the first piece's.
    fn propagate_parallel(&mut self, entry: E, mover: Side, (queue, frontier): (&[usize], &[E])) {
        let RetrogradeSolver { tables, lane_grid, last_piece, threads, first_piece_unmoves, .. } = self;
        let size = tables.partition_size();
        let lanes_per_partition = lane_grid.lanes(size);
        let with_first_on = |rank: usize| {
            let begin = queue.partition_point(|&lane| lane < rank * lanes_per_partition);
            let count = queue[begin..].partition_point(|&lane| lane < (rank + 1) * lanes_per_partition);
            (&queue[begin..begin + count], frontier)
        };
        let others: Vec<usize> = tables.slots[mover.index()].iter().copied().filter(|&slot| slot != 0).collect();
        let first_moves = tables.slots[mover.index()].contains(&0);
        let next_due = self.next_due[mover.index()].chunks_mut(lanes_per_partition);
        let partitions = self.entries[mover.index()].chunks_mut(size).zip(next_due).enumerate();
        let (thresholds, longest) = (self.thresholds, self.longest);
        let done = parallel_map(*threads, partitions, |(rank, (predecessors, next_due))| {
            let mut placement = tables.empty_placement();
            let mut propagation = Propagation {
                tables,
                lane_grid,
                last_piece,
                predecessors,
                next_due,
                first_row: rank * size / lane_grid.row_length,
                thresholds,
                entry,
                longest,
                mover,
            };
            propagation.for_each_lane(&mut placement, with_first_on(rank), |propagation, placement, lane| {
                propagation.apply_unmoves(placement, lane, &others);
            });
            for (other, unmove) in first_piece_unmoves[rank].iter().filter(|_| first_moves) {
                propagation.for_each_lane(&mut placement, with_first_on(*other), |propagation, placement, lane| {
                    propagation.apply_unmove(placement, lane, 0, unmove);
                });
            }
            propagation.longest
        });
        self.longest = done.into_iter().fold(self.longest, E::max);
    }
}
