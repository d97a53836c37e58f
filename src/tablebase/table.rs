//! The table of a class, and counts of its values.

use super::class::EndingClass;
use super::index::PositionIndex;
use super::stored_entry::{Entries, EntryWidth, StoredEntry};
use super::value::entry;
use crate::rules::Side;
use std::sync::OnceLock;

/// The values of all positions of a class.
#[derive(Debug)]
pub struct Table {
    pub(super) class: EndingClass,
    pub(super) index: PositionIndex,
    /// By side to move: an entry for each placement. None for Black where the class is self-symmetric.
    pub(super) entries: [Entries; 2],
    /// By side to move: its counts, once they are asked.
    counts: [OnceLock<Counts>; 2],
}

/// How many positions are won, lost and drawn (WDL) for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Counts {
    /// The side to move wins.
    pub wins: u64,
    /// The side to move loses. Positions in which it has no move are not counted here.
    pub losses: u64,
    /// Neither wins. Positions in which the side to move has no move are not counted here.
    pub draws: u64,
    /// The side to move has no move.
    pub stalemates: u64,
    /// The most plies to the end of a won or lost position.
    pub longest: u32,
}

/// The counts of a complete set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SetCounts {
    /// All positions, as the side to move sees them.
    pub all: Counts,
    /// Those with a weaker side, as it sees them, whoever is to move.
    pub weaker: Counts,
}

impl Counts {
    /// Positions in which the side to move has a move, as counted in J. N. van Rijn and J. K. Vis, "Complexity and
    /// Retrograde Analysis of the Game Dou Shou Qi".
    pub fn positions(&self) -> u64 {
        self.wins + self.losses + self.draws
    }

    /// The same positions as seen by the side that is not to move.
    pub fn seen_by_opponent(self) -> Counts {
        Counts { wins: self.losses, losses: self.wins, ..self }
    }

    /// Adds as many positions as some endings with these counts have; nothing for none.
    pub(super) fn add_times(&mut self, other: &Counts, endings: u64) {
        if endings > 0 {
            self.wins += other.wins * endings;
            self.losses += other.losses * endings;
            self.draws += other.draws * endings;
            self.stalemates += other.stalemates * endings;
            self.longest = self.longest.max(other.longest);
        }
    }

    /// The counts with each number of positions changed.
    pub(super) fn map(self, change: impl Fn(u64) -> u64) -> Counts {
        let Counts { wins, losses, draws, stalemates, longest } = self;
        let [wins, losses, draws, stalemates] = [wins, losses, draws, stalemates].map(change);
        Counts { wins, losses, draws, stalemates, longest }
    }
}

impl Table {
    /// The table of a class with these entries.
    pub(super) fn new(class: EndingClass, index: PositionIndex, entries: [Entries; 2]) -> Table {
        Table { class, index, entries, counts: Default::default() }
    }

    /// The class.
    pub fn class(&self) -> &EndingClass {
        &self.class
    }

    /// The entry of a placement, given by the cell of each slot.
    #[inline]
    pub(super) fn entry(&self, sides_swapped: bool, mover: Side, cells: impl Fn(usize) -> u16) -> u16 {
        let at = if sides_swapped { self.index.encode_swapped(cells) } else { self.index.encode(cells) };
        self.entries[mover.index()].get(at)
    }

    /// How wide its entries are.
    pub fn width(&self) -> EntryWidth {
        self.entries[0].width()
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.iter().map(Entries::len).sum()
    }

    /// Whether it has no entries, because a piece has no square to stand on.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether these are the counts of its entries, White to move first.
    pub fn counts_are(&self, counts: &[Counts]) -> bool {
        self.class.movers().iter().map(|&mover| self.count(mover)).eq(counts.iter().copied())
    }

    /// Counts the positions with a side to move, with mirror images; pieces of one kind are told apart.
    pub fn count(&self, mover: Side) -> Counts {
        // A self-symmetric class has as many positions with either side to move.
        let mover = if self.class.is_self_symmetric { Side::White } else { mover };
        *self.counts[mover.index()].get_or_init(|| self.counted(mover))
    }

    fn counted(&self, mover: Side) -> Counts {
        match &self.entries[mover.index()] {
            Entries::Bytes(entries) => self.tallied(entries),
            Entries::Words(entries) => self.tallied(entries),
        }
    }

    fn tallied<E: StoredEntry>(&self, entries: &[E]) -> Counts {
        let mut counts = Counts::default();
        let Some(first) = self.index.slots.first() else { return counts };
        let different = usize::from(E::MOST.get()) + 1;
        for (block, &cell) in entries.chunks(first.weight).zip(&first.squares) {
            let mut tallies = [0; 4].map(|_| vec![0u64; different]);
            // Neighbouring entries are often equal: four tallies avoid waiting for the sum before.
            for four in block.chunks(tallies.len()) {
                four.iter().zip(&mut tallies).for_each(|(&entry, tally)| tally[usize::from(entry.get())] += 1);
            }
            for entry in 0..E::MOST.get() {
                let met: u64 = tallies.iter().map(|tally| tally[usize::from(entry)]).sum();
                let number = met * self.index.multiplicity(cell);
                match entry {
                    _ if number == 0 => continue,
                    stalemate if entry::is_stalemate(stalemate) => counts.stalemates += number,
                    drawn if entry::is_draw(drawn) => counts.draws += number,
                    won if entry::is_win(won) => counts.wins += number,
                    _ => counts.losses += number,
                }
                if entry > entry::STALEMATE_LOSS {
                    counts.longest = counts.longest.max(u32::from(entry) - 2);
                }
            }
        }
        counts
    }
}
