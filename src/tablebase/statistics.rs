//! Statistics of a table: counts, the longest win, zugzwang.

use super::class::{CanonicalForm, EndingClass};
use super::stored_entry::{Entries, StoredEntry};
use super::table::{Counts, Table};
use super::table_store::Tablebase;
use super::value::{Value, entry};
use crate::rules::{Placed, Side};
use std::borrow::Cow;

/// The statistics of the ending that a class is named after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndingStatistics {
    /// The counts with White, and with Black to move.
    pub counts: [Counts; 2],
    /// A position with the longest distance, its side to move, and its value.
    pub longest: Option<(Vec<Placed>, Side, Value)>,
    /// Full-point mutual zugzwangs: whoever is to move loses.
    pub full_point_zugzwangs: u64,
    /// Half-point mutual zugzwangs: one side loses if it is to move, and the position is drawn if the other is.
    pub half_point_zugzwangs: u64,
    /// One of those, of full points if there is one.
    pub zugzwang: Option<Vec<Placed>>,
}

/// Neighbouring entries that are counted together: no more than a byte can count.
const COUNTED_TOGETHER: usize = 192;

impl Tablebase {
    /// The statistics of a table.
    pub fn statistics(&self, table: &Table) -> EndingStatistics {
        match &table.entries {
            [Entries::Bytes(white), Entries::Bytes(black)] => self.statistics_of(table, [white, black]),
            [Entries::Words(white), Entries::Words(black)] => self.statistics_of(table, [white, black]),
            _ => unreachable!("both sides have entries of one width"),
        }
    }

    fn statistics_of<E: StoredEntry>(&self, table: &Table, entries: [&[E]; 2]) -> EndingStatistics {
        let (class, index) = (table.class(), &table.index);
        let arrangements = class.material.arrangements();
        let counts = Side::BOTH.map(|mover| table.count(mover).map(|count| count / arrangements));
        let most = counts.iter().map(|counts| counts.longest).max().unwrap_or(0);
        let entry = u16::try_from(most).unwrap_or(u16::MAX).saturating_add(entry::STALEMATE_LOSS);
        let longest = class.movers().iter().find_map(|&mover| {
            let at = entries[mover.index()].iter().position(|found| found.get() == entry)?;
            Some((self.pieces_at(table, at), mover, entry::value(entry)))
        });
        let black_to_move = CanonicalForm::of(self.analysis(), &class.piece_states, Side::Black);
        let [mut full, mut half] = [Zugzwangs::default(); 2];
        let partition = index.slots.first().map_or(1, |first| first.weight.max(1));
        for (rank, white) in entries[0].chunks(partition).enumerate() {
            let begin = rank * partition;
            let black = match entries[1].get(begin..begin + white.len()) {
                Some(black) => Cow::Borrowed(black),
                None => Cow::Owned(other_to_move(table, &black_to_move, (begin, white))),
            };
            let multiplicity = index.slots.first().map_or(1, |first| index.multiplicity(first.squares[rank]));
            full.add(begin, white, &black, multiplicity, |own, other| entry::is_loss(own) & entry::is_loss(other));
            half.add(begin, white, &black, multiplicity, |own, other| {
                entry::is_loss(own) & entry::is_draw(other) | entry::is_draw(own) & entry::is_loss(other)
            });
        }
        EndingStatistics {
            counts,
            longest,
            full_point_zugzwangs: full.number / arrangements,
            half_point_zugzwangs: half.number / arrangements,
            zugzwang: full.first.or(half.first).map(|at| self.pieces_at(table, at)),
        }
    }

    fn pieces_at(&self, table: &Table, index: usize) -> Vec<Placed> {
        let class: &EndingClass = table.class();
        let mut cells = vec![0; class.piece_states.len()];
        table.index.decode(index, &mut cells);
        self.placed(class, &cells)
    }
}

/// The entries of a self-symmetric class with Black to move.
fn other_to_move<E: StoredEntry>(table: &Table, form: &CanonicalForm, (begin, white): (usize, &[E])) -> Vec<E> {
    let mut cells = vec![0; table.index.slots.len()];
    let entry = |(at, &white): (usize, &E)| {
        if white == E::MOST {
            return E::MOST;
        }
        table.index.decode(begin + at, &mut cells);
        E::clamped(table.entry(form.sides_swapped, form.mover, |digit| cells[form.order[digit]]))
    };
    white.iter().enumerate().map(entry).collect()
}

/// Zugzwangs of one sort: their number, and the index of the first.
#[derive(Debug, Clone, Copy, Default)]
struct Zugzwangs {
    number: u64,
    first: Option<usize>,
}

impl Zugzwangs {
    /// Counts those among some placements, given their entries with either side to move.
    fn add<E: StoredEntry>(
        &mut self,
        begin: usize,
        white: &[E],
        black: &[E],
        multiplicity: u64,
        is_one: impl Fn(u16, u16) -> bool + Copy,
    ) {
        let chunks = white.chunks(COUNTED_TOGETHER).zip(black.chunks(COUNTED_TOGETHER));
        for (number, (white, black)) in chunks.enumerate() {
            let pairs = || white.iter().zip(black).map(|(white, black)| is_one(white.get(), black.get()));
            let found = pairs().fold(0u8, |sum, is_one| sum.wrapping_add(u8::from(is_one)));
            self.number += u64::from(found) * multiplicity;
            if found > 0 && self.first.is_none() {
                let at = pairs().position(|is_one| is_one);
                self.first = at.map(|at| begin + number * COUNTED_TOGETHER + at);
            }
        }
    }
}
