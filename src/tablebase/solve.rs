//! Solving a class: once forwards for what is plain to see, then backwards from every end.
//!
//! An undecided position counts its quiet moves that are not known to lose, down from [`NONE_LEFT`] in its own entry, or
//! from a number below it if it has captures that lose, which may be the slowest loss.
//! Ends are visited in the order of their distance. Every quiet move into a lost position wins; every quiet move into
//! a won one is struck off the mover's count, and when the last has gone the mover has lost. Captures, and whatever
//! else changes the animals, are looked up in other tables beforehand.

use super::at_once::at_once;
use super::class::Class;
use super::first::first_look;
use super::layout::Layout;
use super::reach::Reach;
use super::roads::{Entry, Retreat, Roads};
use super::setting::{Ground, Setting};
use super::strip::Cut;
use super::survey::Survey;
use super::table::Table;
use super::tail::Tail;
use super::value::byte::{self, DRAW, HOLE, NO_POSITION, NONE_LEFT};
use crate::rules::Side;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// Why a class cannot be solved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SolveError {
    /// It has more positions than this machine can count.
    TooLarge {
        /// The class's name.
        class: String,
    },
    /// A line of best play is longer than an entry can tell.
    TooLong {
        /// The class's name.
        class: String,
        /// The most plies that an entry of this class can tell.
        most: u32,
    },
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::TooLarge { class } => write!(f, "{class} has more positions than can be counted"),
            SolveError::TooLong { class, most } => {
                write!(f, "{class} has lines of best play longer than the {most} plies that its table can tell")
            }
        }
    }
}

impl std::error::Error for SolveError {}

/// Not even eight animals with leaps in all directions have so many moves.
const MOST_MOVES: usize = 100;

/// So many strips at a time are gone through for those that are due: their list takes 8 MB at most.
const LISTED: usize = 1 << 20;

/// What the numbers of undecided entries mean in a class.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// No quiet move is left, but there are captures, all of which lose.
    pub none_but_captures: u8,
    /// From this entry on a position is undecided.
    pub undecided: u8,
    /// A capture draws, and nothing is known to win. Lines of best play end before.
    pub draw: u8,
}

/// A class with everything but its entries.
pub(super) struct Task {
    pub class: Class,
    pub layout: Layout,
    pub roads: Roads,
}

impl Task {
    pub fn new(survey: &Survey, class: &Class) -> Result<Task, SolveError> {
        let too_large = || SolveError::TooLarge { class: class.name(survey) };
        let layout = Layout::of(survey, class).ok_or_else(too_large)?;
        let roads = Roads::of(survey, class, &layout);
        Ok(Task { class: class.clone(), layout, roads })
    }

    /// Solves it. `others` are the tables it depends on, in their order.
    pub fn solve(self, survey: &Survey, others: &[Arc<Table>], threads: usize) -> Result<Table, SolveError> {
        let ground = Ground::new(&self.layout, &self.roads, others);
        // A single animal has no rows to share out.
        let threads = if self.layout.slots.len() > 1 { threads } else { 1 };
        let most_moves = self.roads.most_moves.into_iter().max().unwrap_or(0).min(MOST_MOVES) as u8;
        let undecided = NONE_LEFT - 1 - 2 * most_moves;
        let limits = Limits { none_but_captures: NONE_LEFT - 1 - most_moves, undecided, draw: undecided - 1 };
        let mut entries = [vec![NO_POSITION; self.layout.entries], vec![NO_POSITION; self.layout.entries]];
        let last = first_look(&ground, limits, &mut entries, threads).max(byte::WIN_AT_ONCE);
        let arrivals = if threads > 1 { arrivals(&self.layout, &self.roads) } else { Vec::new() };
        let cut = Cut::of(&self.layout);
        // Nothing is known of the strips yet: the first round looks at all.
        let soonest = [0; 2].map(|_| vec![byte::STUCK_LOSS; cut.strips(self.layout.entries)]);
        let mut solving = Solving {
            setting: ground.setting(),
            ground,
            cut,
            tail: Tail::of(&self.layout, &self.roads),
            entries,
            soonest,
            limits,
            last,
            threads,
            arrivals,
        };
        solving.settle();
        if solving.last >= limits.draw {
            let most = u32::from(limits.draw) - 3;
            return Err(SolveError::TooLong { class: self.class.name(survey), most });
        }
        let mut entries = solving.entries;
        if self.class.is_its_own_twin {
            entries[1] = Vec::new();
        }
        Ok(Table { class: self.class, layout: self.layout, entries })
    }
}

/// The first animal's ways back, by the square they lead back to, each with the square that it is on before. Squares
/// are told by their ranks.
fn arrivals(layout: &Layout, roads: &Roads) -> Vec<Vec<(usize, Retreat)>> {
    let Some(first) = layout.slots.first() else { return Vec::new() };
    let mut arrivals = vec![Vec::new(); first.squares.len()];
    for (rank, &cell) in first.squares.iter().enumerate() {
        for back in roads.back(0, cell) {
            let earlier = match back.entry {
                Entry::Plain | Entry::Twins => back.from,
                Entry::Mirrored => layout.mirror[usize::from(back.from)],
            };
            if let Some(earlier) = first.rank(earlier) {
                arrivals[earlier].push((rank, *back));
            }
        }
    }
    arrivals
}

/// A class half solved.
struct Solving<'a> {
    ground: Ground<'a>,
    setting: Setting,
    cut: Cut,
    tail: Tail,
    /// By mover.
    entries: [Vec<u8>; 2],
    /// By mover and strip: no entry that is still to be visited is less.
    soonest: [Vec<u8>; 2],
    limits: Limits,
    /// The longest line found; entries that say more make the table void.
    last: u8,
    threads: usize,
    /// See [`arrivals`]; empty for one thread.
    arrivals: Vec<Vec<(usize, Retreat)>>,
}

impl Solving<'_> {
    /// Works back from every end, the nearest first.
    fn settle(&mut self) {
        let mut entry = byte::STUCK_LOSS;
        let strips = self.cut.strips(self.ground.layout.entries);
        while entry <= self.last && self.last < self.limits.draw {
            for mover in Side::BOTH {
                for begin in (0..strips).step_by(LISTED) {
                    let due = self.due(entry, mover, begin..strips.min(begin + LISTED));
                    if !due.is_empty() {
                        // Whoever can move there wins or loses one ply later; whether anybody can is not asked each time.
                        self.last = self.last.max(entry + 1);
                        self.work_back(entry, mover, &due);
                    }
                }
            }
            entry += 1;
        }
        for entries in &mut self.entries {
            for known in entries {
                let ends = if *known >= self.limits.draw { DRAW } else { *known };
                *known = if *known == NO_POSITION { HOLE } else { ends };
            }
        }
    }

    /// Those of some strips in which a position has an entry.
    fn due(&mut self, entry: u8, mover: Side, strips: Range<usize>) -> Vec<usize> {
        let (entries, soonest) = (&self.entries[mover.index()], &mut self.soonest[mover.index()]);
        let begin = strips.start;
        let mut due: Vec<usize> = memchr::memchr_iter(entry, &soonest[strips]).map(|at| begin + at).collect();
        due.retain(|&strip| {
            // The position that it was noted for may have come to an earlier end since.
            let (is_due, next) = self.cut.has_and_next(entries, strip, entry);
            soonest[strip] = next;
            is_due
        });
        due
    }

    /// Visits the positions with an entry in some strips, and tells it to the positions one quiet move before.
    fn work_back(&mut self, entry: u8, mover: Side, strips: &[usize]) {
        let ends = std::mem::take(&mut self.entries[mover.index()]);
        match self.threads {
            0 | 1 => self.work_back_alone(entry, !mover, (strips, &ends)),
            _ => self.work_back_at_once(entry, !mover, (strips, &ends)),
        }
        self.entries[mover.index()] = ends;
    }

    fn work_back_alone(&mut self, entry: u8, earlier: Side, ends: (&[usize], &[u8])) {
        let Solving { ground, setting, cut, tail, entries, soonest, limits, last, .. } = self;
        let (before, soonest) = (&mut entries[earlier.index()], &mut soonest[earlier.index()]);
        let (limits, slots) = (*limits, &ground.slots[earlier.index()]);
        let mut reach =
            Reach { ground, cut, tail, before, soonest, begin: 0, limits, entry, last: *last, mover: earlier };
        reach.work_back(setting, ends, |reach, setting, ends| reach.visit(setting, ends, slots));
        *last = reach.last;
    }

    /// The same with several threads. Each tells the positions in which the first animal stands on one square: what
    /// the other animals' ways back lead to from ends with that square, and what the first animal's lead to from others.
    fn work_back_at_once(&mut self, entry: u8, earlier: Side, (strips, ends): (&[usize], &[u8])) {
        let Solving { ground, cut, tail, entries, soonest, limits, last, threads, arrivals, .. } = self;
        let part = ground.part();
        let a_part = cut.strips(part);
        let on = |rank: usize| {
            let begin = strips.partition_point(|&strip| strip < rank * a_part);
            let count = strips[begin..].partition_point(|&strip| strip < (rank + 1) * a_part);
            (&strips[begin..begin + count], ends)
        };
        let others: Vec<usize> = ground.slots[earlier.index()].iter().copied().filter(|&slot| slot != 0).collect();
        let first_moves = ground.slots[earlier.index()].contains(&0);
        let soonest = soonest[earlier.index()].chunks_mut(a_part);
        let parts = entries[earlier.index()].chunks_mut(part).zip(soonest).enumerate();
        let (limits, longest) = (*limits, *last);
        let done = at_once(*threads, parts, |(rank, (before, soonest))| {
            let mut setting = ground.setting();
            let begin = rank * part / cut.row;
            let mut reach =
                Reach { ground, cut, tail, before, soonest, begin, limits, entry, last: longest, mover: earlier };
            reach.work_back(&mut setting, on(rank), |reach, setting, ends| reach.visit(setting, ends, &others));
            for (other, back) in arrivals[rank].iter().filter(|_| first_moves) {
                reach.work_back(&mut setting, on(*other), |reach, setting, ends| {
                    reach.retreat(setting, ends, 0, back);
                });
            }
            reach.last
        });
        self.last = done.into_iter().fold(self.last, u8::max);
    }
}
