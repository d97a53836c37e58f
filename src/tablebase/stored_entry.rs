//! Entries as they are stored: in one byte, or in two where lines of best play are long.

use std::fmt::Debug;
use std::ops::{BitOr, BitOrAssign, BitXor};

/// How wide the entries of a table are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryWidth {
    /// One byte: lines of up to some 220 plies, fewer where a side has many moves.
    Byte,
    /// Two bytes.
    Word,
}

/// An entry of one width. While a table is solved, undecided entries are counters that end at the greatest number.
pub(super) trait StoredEntry:
    Copy + Ord + Debug + Send + Sync + BitOr<Output = Self> + BitOrAssign + BitXor<Output = Self>
{
    /// A broken position while a table is solved. No update changes it.
    const ZERO: Self;
    /// A broken position of a solved table: two pieces on one square. While it is solved: the zero of the successor
    /// counter of undecided positions. A counter with `n` moves left is `n` less than this.
    const MOST: Self;

    /// The greatest that is not more than an entry.
    fn clamped(entry: u16) -> Self;

    /// The entry.
    fn get(self) -> u16;

    /// The sum, with wrap-around.
    fn plus(self, number: u8) -> Self;

    /// The difference, with wrap-around.
    fn minus(self, number: u8) -> Self;

    /// Itself where a mask is not 0, else [`MOST`](StoredEntry::MOST).
    fn where_set(self, mask: u8) -> Self;

    /// The places where some entries equal this one.
    fn places(self, entries: &[Self]) -> Vec<usize>;
}

impl StoredEntry for u8 {
    const ZERO: u8 = 0;
    const MOST: u8 = u8::MAX;

    #[inline]
    fn clamped(entry: u16) -> u8 {
        entry.min(u16::from(u8::MAX)) as u8
    }

    #[inline]
    fn get(self) -> u16 {
        u16::from(self)
    }

    #[inline]
    fn plus(self, number: u8) -> u8 {
        self.wrapping_add(number)
    }

    #[inline]
    fn minus(self, number: u8) -> u8 {
        self.wrapping_sub(number)
    }

    #[inline]
    fn where_set(self, mask: u8) -> u8 {
        if mask == 0 { u8::MAX } else { self }
    }

    fn places(self, entries: &[u8]) -> Vec<usize> {
        memchr::memchr_iter(self, entries).collect()
    }
}

impl StoredEntry for u16 {
    const ZERO: u16 = 0;
    const MOST: u16 = u16::MAX;

    #[inline]
    fn clamped(entry: u16) -> u16 {
        entry
    }

    #[inline]
    fn get(self) -> u16 {
        self
    }

    #[inline]
    fn plus(self, number: u8) -> u16 {
        self.wrapping_add(u16::from(number))
    }

    #[inline]
    fn minus(self, number: u8) -> u16 {
        self.wrapping_sub(u16::from(number))
    }

    #[inline]
    fn where_set(self, mask: u8) -> u16 {
        if mask == 0 { u16::MAX } else { self }
    }

    fn places(self, entries: &[u16]) -> Vec<usize> {
        entries.iter().enumerate().filter(|&(_, &entry)| entry == self).map(|(place, _)| place).collect()
    }
}

/// The entries of a table with one side to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Entries {
    /// In one byte each.
    Bytes(Vec<u8>),
    /// In two.
    Words(Vec<u16>),
}

impl Entries {
    /// None, of a width.
    pub fn none(width: EntryWidth) -> Entries {
        match width {
            EntryWidth::Byte => Entries::Bytes(Vec::new()),
            EntryWidth::Word => Entries::Words(Vec::new()),
        }
    }

    pub fn width(&self) -> EntryWidth {
        match self {
            Entries::Bytes(_) => EntryWidth::Byte,
            Entries::Words(_) => EntryWidth::Word,
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Entries::Bytes(entries) => entries.len(),
            Entries::Words(entries) => entries.len(),
        }
    }

    /// An entry that is not broken.
    #[inline]
    pub fn get(&self, at: usize) -> u16 {
        match self {
            Entries::Bytes(entries) => u16::from(entries[at]),
            Entries::Words(entries) => entries[at],
        }
    }
}

impl From<Vec<u8>> for Entries {
    fn from(entries: Vec<u8>) -> Entries {
        Entries::Bytes(entries)
    }
}

impl From<Vec<u16>> for Entries {
    fn from(entries: Vec<u16>) -> Entries {
        Entries::Words(entries)
    }
}

#[cfg(test)]
mod tests {
    use super::EntryWidth::{Byte, Word};
    use super::*;
    use crate::rules::{Side, preset_rules};
    use crate::tablebase::file::{Metric, PackedTable, ReadAt, read_table, verify_wdl, write_table};
    use crate::tablebase::{EndingClass, Material, Table, Tablebase};
    use std::ops::ControlFlow;
    use std::sync::Arc;

    fn solved(tables: &Tablebase, ending: &str, width: EntryWidth, threads: usize) -> Table {
        let material = Material::parse(ending, tables.rules()).expect("an ending");
        let class = EndingClass::of(tables.analysis(), &material);
        let subtable = |class: &EndingClass| tables.solve(&class.material, 1);
        let table = tables.solve_one(&class, threads, width, &subtable).expect("what it rests on can be solved");
        table.expect("its lines are short")
    }

    #[test]
    fn tables_of_bytes_and_of_words_are_the_same_but_for_their_width() {
        for (rules, ending, threads) in [("leiden", "RvE", 1), ("tierschach", "CvDW", 2), ("leiden", "RCvRC", 1)] {
            let rules = preset_rules(rules).expect("a shipped ruleset");
            let tables = Tablebase::new(&rules);
            let [narrow, wide] = [Byte, Word].map(|width| solved(&tables, ending, width, threads));
            assert_eq!((narrow.width(), wide.width()), (Byte, Word));
            assert_eq!(tables.statistics(&narrow), tables.statistics(&wide), "{ending}");
            assert!(narrow.count(Side::White).longest > 20, "{ending}");
            let subtable = |class: &EndingClass| tables.solve(&class.material, 1);
            assert_eq!(tables.verify_table(&wide, &subtable), Ok(None), "{ending}");
            // Their files of WDL are the same, too.
            let analysis = tables.analysis();
            let wdl = [&narrow, &wide].map(|table| write_table(analysis, table, Metric::Wdl, Vec::new()));
            assert_eq!(wdl[0], wdl[1], "{ending}");
            let file = write_table(analysis, &wide, Metric::Dtm, Vec::new());
            let (header, read) = read_table(&file, analysis).expect("what is written can be read");
            assert_eq!((header.width, &read.entries), (Word, &wide.entries), "{ending}");
            assert_eq!(verify_wdl(&wdl[0], analysis, &read), Ok(()));
        }
    }

    #[test]
    fn a_file_of_words_is_probed_as_one_of_bytes() {
        let rules = preset_rules("leiden").expect("a shipped ruleset");
        let tables = Tablebase::new(&rules);
        let table = solved(&tables, "CvDW", Word, 1);
        let file = write_table(tables.analysis(), &table, Metric::Dtm, Vec::new());
        let length = file.len() as u64;
        let read: ReadAt = Box::new(move |place, length| Ok(file[place as usize..][..length].to_vec()));
        let packed = PackedTable::open(tables.analysis(), length, read).expect("what is written can be opened");
        assert_eq!(packed.count(Side::Black), Some(table.count(Side::Black)));
        let asked = Tablebase::new(&rules);
        asked.insert_packed(packed);
        let mut number = 0;
        tables.insert(Arc::new(table));
        let material = Material::parse("CvDW", &rules).expect("an ending");
        let flow = tables.for_each_position(&material, Side::White, |position| {
            number += 1;
            if number % 97 == 0 {
                let setup = crate::rules::Setup {
                    pieces: position.pieces.to_vec(),
                    side: Side::White,
                    quiet: None,
                    move_number: None,
                };
                let placed = setup.check(&rules).expect("a legal position");
                assert_eq!(asked.probe(&placed), Some(position.value), "{placed}");
            }
            ControlFlow::<()>::Continue(())
        });
        assert!(flow.is_some() && number > 100_000);
    }
}
