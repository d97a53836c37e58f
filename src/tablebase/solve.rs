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
use super::survey::Survey;
use super::table::Table;
use super::value::byte::{self, DRAW, HOLE, NONE_LEFT};
use crate::rules::Side;
use std::fmt;
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

/// Once fewer than one entry in so many is an end at one distance, ends are kept in lists instead of looked for.
const FEW: usize = 512;
/// And fewer than one in so many that are known to end later: a place in a list takes eight times as much as an entry.
const FEW_WAITING: usize = 64;

/// What the numbers of undecided entries mean in a class.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// No quiet move is left, but there are captures, all of which lose.
    pub none_but_captures: u8,
    /// From this entry on a position is undecided.
    pub undecided: u8,
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
        let limits =
            Limits { none_but_captures: NONE_LEFT - 1 - most_moves, undecided: NONE_LEFT - 1 - 2 * most_moves };
        let mut entries = [vec![DRAW; self.layout.entries], vec![DRAW; self.layout.entries]];
        let last = first_look(&ground, limits, &mut entries, threads).max(byte::STUCK_LOSS);
        let arrivals = if threads > 1 { arrivals(&self.layout, &self.roads) } else { Vec::new() };
        let mut solving =
            Solving { setting: ground.setting(), ground, entries, limits, listed: None, last, threads, arrivals };
        solving.settle();
        if solving.last >= limits.undecided {
            let most = u32::from(limits.undecided) - 3;
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
    entries: [Vec<u8>; 2],
    limits: Limits,
    /// By mover and entry: the positions that have, or had, that entry, once they are few.
    listed: Option<[Vec<Vec<usize>>; 2]>,
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
        while entry <= self.last && self.last < self.limits.undecided {
            let ends = Side::BOTH.map(|mover| match self.take_listed(entry, mover) {
                Some(ends) => self.work_back(entry, mover, ends.into_iter()),
                None => self.work_back_from_all(entry, mover),
            });
            if ends != [0, 0] {
                // Whoever can move there wins or loses one ply later; whether anybody can is not asked each time.
                self.last = self.last.max(entry + 1);
            }
            let few = |count: usize, part: usize| count <= self.ground.layout.entries / part;
            if self.listed.is_none() && few(ends.into_iter().sum(), FEW) && few(self.waiting(entry), FEW_WAITING) {
                self.list(entry);
            }
            entry += 1;
        }
        for entries in &mut self.entries {
            let open = |entry: &&mut u8| **entry >= self.limits.undecided && **entry != HOLE;
            entries.iter_mut().filter(open).for_each(|entry| *entry = DRAW);
        }
    }

    /// How many positions are known to end farther off than `entry`.
    fn waiting(&self, entry: u8) -> usize {
        let waits = |known: &&u8| **known > entry && **known < self.limits.undecided;
        self.entries.iter().map(|entries| entries.iter().filter(waits).count()).sum()
    }

    /// From here on, ends are few: lists those farther off than `entry`.
    fn list(&mut self, entry: u8) {
        let undecided = self.limits.undecided;
        let listed = Side::BOTH.map(|mover| {
            let mut lists: Vec<Vec<usize>> = vec![Vec::new(); usize::from(undecided)];
            for (number, &known) in self.entries[mover.index()].iter().enumerate() {
                if known > entry && known < undecided {
                    lists[usize::from(known)].push(number);
                }
            }
            lists
        });
        self.listed = Some(listed);
    }

    /// The listed positions that have an entry, if they are listed.
    fn take_listed(&mut self, entry: u8, mover: Side) -> Option<Vec<usize>> {
        let mut ends = std::mem::take(&mut self.listed.as_mut()?[mover.index()][usize::from(entry)]);
        // A slower win may have become a faster one since.
        ends.retain(|&number| self.entries[mover.index()][number] == entry);
        Some(ends)
    }

    /// Visits every position with an entry, found by looking at all. How many they were.
    fn work_back_from_all(&mut self, entry: u8, mover: Side) -> usize {
        let ends = std::mem::take(&mut self.entries[mover.index()]);
        let visited = match self.threads {
            0 | 1 => self.work_back(entry, mover, memchr::memchr_iter(entry, &ends)),
            _ => self.work_back_at_once(entry, !mover, &ends),
        };
        self.entries[mover.index()] = ends;
        visited
    }

    /// Visits positions with an entry, and tells it to the positions one quiet move before. How many they were.
    fn work_back(&mut self, entry: u8, mover: Side, ends: impl Iterator<Item = usize>) -> usize {
        let Solving { ground, setting, entries, limits, listed, last, .. } = self;
        let earlier = (!mover).index();
        let mut reach = Reach {
            ground,
            before: &mut entries[earlier],
            begin: 0,
            limits: *limits,
            entry,
            last: *last,
            listed: listed.as_mut().map(|listed| &mut listed[earlier]),
            mover: !mover,
        };
        let slots = &ground.slots[earlier];
        let visited = reach.work_back(setting, ends, |reach, setting, number| reach.visit(setting, number, slots));
        *last = reach.last;
        visited
    }

    /// The same with several threads. Each tells the positions in which the first animal stands on one square: what
    /// the other animals' ways back lead to from ends with that square, and what the first animal's lead to from others.
    fn work_back_at_once(&mut self, entry: u8, earlier: Side, ends: &[u8]) -> usize {
        let Solving { ground, entries, limits, last, threads, arrivals, .. } = self;
        let part = ground.part();
        let ends_on =
            |rank: usize| memchr::memchr_iter(entry, &ends[rank * part..][..part]).map(move |at| rank * part + at);
        let others: Vec<usize> = ground.slots[earlier.index()].iter().copied().filter(|&slot| slot != 0).collect();
        let first_moves = ground.slots[earlier.index()].contains(&0);
        let parts = entries[earlier.index()].chunks_mut(part).enumerate();
        let done = at_once(*threads, parts, |(rank, before)| {
            let mut setting = ground.setting();
            let begin = rank * part;
            let mut reach =
                Reach { ground, before, begin, limits: *limits, entry, last: *last, listed: None, mover: earlier };
            let visited = reach.work_back(&mut setting, ends_on(rank), |reach, setting, number| {
                reach.visit(setting, number, &others);
            });
            for (other, back) in arrivals[rank].iter().filter(|_| first_moves) {
                reach.work_back(&mut setting, ends_on(*other), |reach, setting, number| {
                    reach.retreat(setting, number, 0, back);
                });
            }
            (visited, reach.last)
        });
        self.last = done.iter().map(|(_, last)| *last).fold(self.last, u8::max);
        done.iter().map(|(visited, _)| visited).sum()
    }
}
