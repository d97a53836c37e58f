//! Position index of a class: ranking and unranking of placements.
//!
//! The index of a placement is a number in mixed radix. Each digit is the rank of one piece's square among the squares
//! on which that piece may stand; the last piece is the lowest digit. Where the board is mirror-symmetric, the first
//! piece is kept on the left half or the middle file, as the king's triangle is in chess tables. Placements with two
//! pieces on one square have an index, too; such entries are called broken.

use super::class::EndingClass;
use super::ruleset_analysis::RulesetAnalysis;
use super::stored_entry::StoredEntry;
use crate::rules::Side;

/// The rank of a cell on which the piece may not stand.
const NOT_INDEXED: u16 = u16::MAX;

/// One piece of a class, a digit of the index.
#[derive(Debug)]
pub(super) struct Slot {
    pub side: Side,
    /// The cells on which it may stand, in order. The first piece's end at the middle file where the board is
    /// mirror-symmetric.
    pub squares: Vec<u16>,
    /// By cell: its place in `squares`.
    rank: Vec<u16>,
    /// The weight of the digit: how many entries lie between one square and the next.
    pub weight: usize,
}

/// The index of a class.
#[derive(Debug)]
pub(super) struct PositionIndex {
    pub slots: Vec<Slot>,
    /// Entries for one side to move.
    pub entries: usize,
    /// By cell: its mirror image; empty where the board is not mirror-symmetric.
    pub mirror: Vec<u16>,
    as_given: IndexTable,
    sides_swapped: Option<IndexTable>,
}

/// Sums of digits, tabulated.
#[derive(Debug)]
struct IndexTable {
    cells: usize,
    /// By cell: whether the placement is mirrored when the first piece is there.
    right_half: Vec<bool>,
    /// As given and mirrored, by slot and cell: rank times weight.
    digits: [Vec<usize>; 2],
}

/// The indices of placements that differ in the square of one piece.
#[derive(Debug, Clone, Copy)]
pub(super) struct MovedIndex<'a> {
    /// The index without that piece.
    rest: usize,
    /// By cell: the piece's digit.
    digits: &'a [usize],
}

/// The index of a placement, and of those in which one piece stands elsewhere.
#[derive(Debug, Clone, Copy)]
pub(super) struct Neighbours<'a> {
    table: &'a IndexTable,
    version: usize,
    index: usize,
}

impl PositionIndex {
    /// `None` if the number of entries is larger than an index.
    pub fn new(analysis: &RulesetAnalysis, class: &EndingClass) -> Option<PositionIndex> {
        let move_lists = &analysis.move_lists;
        let mirror = analysis.mirror.clone().unwrap_or_default();
        let file = |cell: u16| usize::from(cell) % move_lists.files;
        let is_right_half = |cell: u16| mirror.get(usize::from(cell)).is_some_and(|&image| file(image) < file(cell));
        let right_half: Vec<bool> = (0..move_lists.cells as u16).map(is_right_half).collect();
        let mut slots: Vec<Slot> = Vec::new();
        let mut entries: usize = 1;
        for (place, &piece_state) in class.piece_states.iter().enumerate() {
            let counted = |cell: &u16| {
                move_lists.may_stand(piece_state, *cell) && !(place == 0 && right_half[usize::from(*cell)])
            };
            let squares: Vec<u16> = (0..move_lists.cells as u16).filter(counted).collect();
            let mut rank = vec![NOT_INDEXED; move_lists.cells];
            for (number, &cell) in squares.iter().enumerate() {
                rank[usize::from(cell)] = number as u16;
            }
            entries = entries.checked_mul(squares.len())?;
            slots.push(Slot { side: analysis.side(piece_state), squares, rank, weight: 0 });
        }
        let mut weight = 1;
        for slot in slots.iter_mut().rev() {
            slot.weight = weight;
            weight *= slot.squares.len().max(1);
        }
        let as_given = IndexTable::new(&slots, move_lists.cells, &right_half, &mirror, &|cell| cell);
        let sides_swapped = analysis.sides_swapped.as_ref().map(|sides_swapped| {
            IndexTable::new(&slots, move_lists.cells, &right_half, &mirror, &|cell| sides_swapped[usize::from(cell)])
        });
        Some(PositionIndex { slots, entries, mirror, as_given, sides_swapped })
    }

    /// The index of a placement, given by the cell of each slot.
    #[inline]
    pub fn encode(&self, cells: impl Fn(usize) -> u16) -> usize {
        self.as_given.encode(self.slots.len(), cells)
    }

    /// The index of a placement after the sides are exchanged.
    #[inline]
    pub fn encode_swapped(&self, cells: impl Fn(usize) -> u16) -> usize {
        self.sides_swapped.as_ref().unwrap_or(&self.as_given).encode(self.slots.len(), cells)
    }

    /// The neighbours of a placement, with the sides exchanged or not.
    #[inline]
    pub fn neighbours(&self, sides_swapped: bool, cells: impl Fn(usize) -> u16) -> Neighbours<'_> {
        let table = self.sides_swapped.as_ref().filter(|_| sides_swapped).unwrap_or(&self.as_given);
        let version = table.version(self.slots.len(), &cells);
        Neighbours { table, version, index: table.sum(version, self.slots.len(), cells) }
    }

    /// The index of the mirror image of a placement, whichever half the first piece is on.
    #[inline]
    pub fn encode_mirrored(&self, cells: impl Fn(usize) -> u16) -> usize {
        self.as_given.sum(1, self.slots.len(), cells)
    }

    pub fn is_middle_file(&self, cell: u16) -> bool {
        self.mirror.get(usize::from(cell)) == Some(&cell)
    }

    pub fn is_right_half(&self, cell: u16) -> bool {
        self.as_given.right_half[usize::from(cell)]
    }

    /// The cells of the placement with an index.
    pub fn decode(&self, index: usize, cells: &mut [u16]) {
        let mut rest = index;
        for (slot, cell) in self.slots.iter().zip(cells) {
            *cell = slot.squares[rest / slot.weight];
            rest %= slot.weight;
        }
    }

    /// The radix of each digit: how many squares there are for each piece.
    pub fn radices(&self) -> Vec<u16> {
        self.slots.iter().map(|slot| slot.squares.len() as u16).collect()
    }

    /// Marks the entries of broken positions.
    pub fn mark_broken<E: StoredEntry>(&self, entries: &mut [E]) {
        let mut taken = Vec::new();
        self.mark_broken_from(0, 0, &mut taken, entries);
    }

    fn mark_broken_from<E: StoredEntry>(&self, slot: usize, base: usize, taken: &mut Vec<u16>, entries: &mut [E]) {
        let Some(piece) = self.slots.get(slot) else { return };
        for &cell in taken.iter() {
            if let Some(rank) = piece.rank(cell) {
                let begin = base + rank * piece.weight;
                entries[begin..begin + piece.weight].fill(E::MOST);
            }
        }
        if slot + 1 == self.slots.len() {
            return;
        }
        for (rank, &cell) in piece.squares.iter().enumerate() {
            if !taken.contains(&cell) {
                taken.push(cell);
                self.mark_broken_from(slot + 1, base + rank * piece.weight, taken, entries);
                taken.pop();
            }
        }
    }

    /// How many placements an entry stands for: one, or two where the mirror image is not stored.
    pub fn multiplicity(&self, first: u16) -> u64 {
        if self.mirror.is_empty() || self.is_middle_file(first) { 1 } else { 2 }
    }
}

impl Slot {
    /// The place of a cell among its squares.
    pub fn rank(&self, cell: u16) -> Option<usize> {
        let rank = self.rank[usize::from(cell)];
        (rank != NOT_INDEXED).then_some(usize::from(rank))
    }
}

impl IndexTable {
    fn new(slots: &[Slot], cells: usize, right_half: &[bool], mirror: &[u16], seen: &dyn Fn(u16) -> u16) -> IndexTable {
        let digits = [false, true].map(|mirrored| {
            let digit = |slot: &Slot, cell: u16| {
                let cell = if mirrored && !mirror.is_empty() { mirror[usize::from(seen(cell))] } else { seen(cell) };
                slot.rank(cell).map_or(0, |rank| rank * slot.weight)
            };
            slots.iter().flat_map(|slot| (0..cells as u16).map(move |cell| digit(slot, cell))).collect()
        });
        let right_half = (0..cells as u16).map(|cell| right_half[usize::from(seen(cell))]).collect();
        IndexTable { cells, right_half, digits }
    }

    #[inline]
    fn encode(&self, slots: usize, cells: impl Fn(usize) -> u16) -> usize {
        self.sum(self.version(slots, &cells), slots, cells)
    }

    /// 1 if the placement is mirrored.
    #[inline]
    fn version(&self, slots: usize, cells: impl Fn(usize) -> u16) -> usize {
        usize::from(slots > 0 && self.right_half[usize::from(cells(0))])
    }

    #[inline]
    fn sum(&self, version: usize, slots: usize, cells: impl Fn(usize) -> u16) -> usize {
        (0..slots).fold(0, |sum: usize, slot| {
            sum.wrapping_add(self.digits[version][slot * self.cells + usize::from(cells(slot))])
        })
    }
}

impl<'a> Neighbours<'a> {
    /// Those after moves of a piece other than the first. `None` for the first, which may have the placement mirrored.
    #[inline]
    pub fn of_moves(&self, slot: usize, from: u16) -> Option<MovedIndex<'a>> {
        let cells = self.table.cells;
        let digits = &self.table.digits[self.version][slot * cells..(slot + 1) * cells];
        (slot > 0).then(|| MovedIndex { rest: self.index.wrapping_sub(digits[usize::from(from)]), digits })
    }
}

impl MovedIndex<'_> {
    /// The index with the piece on a cell.
    #[inline]
    pub fn to(&self, cell: u16) -> usize {
        self.rest.wrapping_add(self.digits[usize::from(cell)])
    }
}
