//! The solved positions of a class.

use super::class::Class;
use super::layout::Layout;
use super::value::byte;
use crate::rules::Side;

/// What every position of a class is worth.
#[derive(Debug)]
pub struct Table {
    pub(super) class: Class,
    pub(super) layout: Layout,
    /// By side to move, an entry a placement; nothing for Black where the class is its own twin.
    pub(super) entries: [Vec<u8>; 2],
}

/// How many positions are won, lost and drawn for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// The side to move wins.
    pub wins: u64,
    /// The side to move loses. Positions in which it has no move are not counted here.
    pub losses: u64,
    /// Neither wins. Positions in which the side to move has no move are not counted here.
    pub draws: u64,
    /// The side to move has no move.
    pub stuck: u64,
    /// The most plies to the end of a won or lost position.
    pub longest: u32,
}

impl Counts {
    /// Positions in which the side to move has a move: the paper counts these.
    pub fn positions(&self) -> u64 {
        self.wins + self.losses + self.draws
    }

    pub(super) fn add(&mut self, other: &Counts) {
        self.wins += other.wins;
        self.losses += other.losses;
        self.draws += other.draws;
        self.stuck += other.stuck;
        self.longest = self.longest.max(other.longest);
    }

    /// The counts of so many endings alike.
    pub(super) fn times(self, by: u64) -> Counts {
        let Counts { wins, losses, draws, stuck, longest } = self;
        Counts { wins: wins * by, losses: losses * by, draws: draws * by, stuck: stuck * by, longest }
    }

    /// The counts where every position was counted so many times.
    pub(super) fn divided(self, by: u64) -> Counts {
        let Counts { wins, losses, draws, stuck, longest } = self;
        Counts { wins: wins / by, losses: losses / by, draws: draws / by, stuck: stuck / by, longest }
    }
}

impl Table {
    /// The class.
    pub fn class(&self) -> &Class {
        &self.class
    }

    /// An entry for a placement given by the class's animals.
    #[inline]
    pub(super) fn entry(&self, turned: bool, mover: Side, cells: impl Fn(usize) -> u16) -> u8 {
        let number = if turned { self.layout.number_turned(cells) } else { self.layout.number(cells) };
        self.entries[mover.index()][number]
    }

    /// How many entries it holds.
    pub fn len(&self) -> usize {
        self.entries.iter().map(Vec::len).sum()
    }

    /// Whether no animal has a square to stand on.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether its entries count up to these counts, White to move first.
    pub fn counts_are(&self, counts: &[Counts]) -> bool {
        self.class.movers().iter().map(|&mover| self.count(mover)).eq(counts.iter().copied())
    }

    /// The positions with a side to move, mirror images with them, the animals of a sort told apart.
    pub(super) fn count(&self, mover: Side) -> Counts {
        // A class that is its own twin has as many positions with either side to move.
        let mover = if self.class.is_its_own_twin { Side::White } else { mover };
        let mut counts = Counts::default();
        let Some(first) = self.layout.slots.first() else { return counts };
        for (block, &cell) in self.entries[mover.index()].chunks(first.weight).zip(&first.squares) {
            let mut tallies = [[0u64; 256]; 4];
            // Entries side by side are often the same: a sum need not wait for the one before.
            for four in block.chunks(tallies.len()) {
                four.iter().zip(&mut tallies).for_each(|(&entry, tally)| tally[usize::from(entry)] += 1);
            }
            for entry in 0..=byte::HOLE {
                let met: u64 = tallies.iter().map(|tally| tally[usize::from(entry)]).sum();
                let number = met * self.layout.stands_for(cell);
                match entry {
                    _ if number == 0 => continue,
                    byte::HOLE => continue,
                    stuck if byte::is_stuck(stuck) => counts.stuck += number,
                    byte::DRAW => counts.draws += number,
                    won if byte::is_win(won) => counts.wins += number,
                    _ => counts.losses += number,
                }
                if entry > byte::STUCK_LOSS {
                    counts.longest = counts.longest.max(u32::from(entry) - 2);
                }
            }
        }
        counts
    }
}
