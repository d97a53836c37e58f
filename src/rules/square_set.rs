//! Bitboards: sets of squares in one machine word where the board fits, in several words on larger boards.

use super::piece_code::MovementGroup;
use std::fmt::Debug;

/// The element type of an array with one entry per cell.
pub(crate) trait CellValue: Copy + Debug + PartialEq + Send + Sync + 'static {}

impl<T: Copy + Debug + PartialEq + Send + Sync + 'static> CellValue for T {}

/// A bitboard of a board's cells, and the arrays for boards of its size.
pub(crate) trait SquareSet: Copy + Eq + Debug + Send + Sync + 'static {
    /// Number of cells.
    const CAPACITY: usize;
    /// Masks an index to within [`Cells`](SquareSet::Cells), so that bounds checks are eliminated.
    const MASK: u16;
    /// One entry per cell. Its length is a power of two, so that a masked index needs no check.
    type Cells<T: CellValue>: Clone + Debug + PartialEq + Send + Sync;
    /// One bitboard per group of animals.
    type Groups: Clone + Debug + PartialEq + Send + Sync;

    const EMPTY: Self;

    /// An array with the value for each cell; cells beyond the set's capacity get `rest`.
    fn cells<T: CellValue>(rest: T, value: impl FnMut(usize) -> T) -> Self::Cells<T>;
    fn cell<T: CellValue>(cells: &Self::Cells<T>, cell: u16) -> T;
    fn set_cell<T: CellValue>(cells: &mut Self::Cells<T>, cell: u16, value: T);

    /// Empty sets for this number of groups.
    fn groups(number: usize) -> Self::Groups;
    fn group(groups: &Self::Groups, group: MovementGroup) -> Self;
    fn group_mut(groups: &mut Self::Groups, group: MovementGroup) -> &mut Self;

    fn of(cell: u16) -> Self;
    /// Adds a cell, or removes it if it is in the set.
    fn toggle(&mut self, cell: u16);
    fn has(self, cell: u16) -> bool;
    fn is_empty(self) -> bool;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn without(self, other: Self) -> Self;
    /// Shifts every cell's number up by `by`, which is less than 64.
    fn up(self, by: u32) -> Self;
    /// Shifts every cell's number down by `by`, which is less than 64.
    fn down(self, by: u32) -> Self;
    /// The sum of the sizes of four sets.
    fn count_all(sets: [Self; 4]) -> u32;
    fn for_each(self, visit: impl FnMut(u16));
}

impl SquareSet for u64 {
    const CAPACITY: usize = 64;
    const MASK: u16 = 63;
    type Cells<T: CellValue> = [T; 64];
    type Groups = [u64; MovementGroup::MOST];
    const EMPTY: u64 = 0;

    fn cells<T: CellValue>(_: T, value: impl FnMut(usize) -> T) -> [T; 64] {
        std::array::from_fn(value)
    }
    #[inline(always)]
    fn cell<T: CellValue>(cells: &[T; 64], cell: u16) -> T {
        cells[usize::from(cell) & 63]
    }
    #[inline(always)]
    fn set_cell<T: CellValue>(cells: &mut [T; 64], cell: u16, value: T) {
        cells[usize::from(cell) & 63] = value;
    }
    fn groups(_: usize) -> [u64; MovementGroup::MOST] {
        [0; MovementGroup::MOST]
    }
    #[inline(always)]
    fn group(groups: &[u64; MovementGroup::MOST], group: MovementGroup) -> u64 {
        groups[group.index() & (MovementGroup::MOST - 1)]
    }
    #[inline(always)]
    fn group_mut(groups: &mut [u64; MovementGroup::MOST], group: MovementGroup) -> &mut u64 {
        &mut groups[group.index() & (MovementGroup::MOST - 1)]
    }
    #[inline(always)]
    fn of(cell: u16) -> u64 {
        1 << (cell & 63)
    }
    #[inline(always)]
    fn toggle(&mut self, cell: u16) {
        *self ^= 1 << (cell & 63);
    }
    #[inline(always)]
    fn has(self, cell: u16) -> bool {
        self >> (cell & 63) & 1 == 1
    }
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == 0
    }
    #[inline(always)]
    fn and(self, other: u64) -> u64 {
        self & other
    }
    #[inline(always)]
    fn or(self, other: u64) -> u64 {
        self | other
    }
    #[inline(always)]
    fn without(self, other: u64) -> u64 {
        self & !other
    }
    #[inline(always)]
    fn up(self, by: u32) -> u64 {
        self << (by & 63)
    }
    #[inline(always)]
    fn down(self, by: u32) -> u64 {
        self >> (by & 63)
    }
    #[inline(always)]
    fn count_all(sets: [u64; 4]) -> u32 {
        sets.map(u64::count_ones).into_iter().sum()
    }
    #[inline(always)]
    fn for_each(mut self, mut visit: impl FnMut(u16)) {
        while self != 0 {
            visit(self.trailing_zeros() as u16);
            self &= self - 1;
        }
    }
}

/// `N` words, the lowest cells first, over a board of at most `64 * N` cells; `CELLS` is the next power of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wide<const N: usize, const CELLS: usize>([u64; N]);

impl<const N: usize, const CELLS: usize> Wide<N, CELLS> {
    #[inline(always)]
    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Wide(std::array::from_fn(|word| join(self.0[word], other.0[word])))
    }

    /// Up by less than 64. A shift by 64 would overflow: the carry is shifted in two parts.
    #[inline(always)]
    fn raised(self, by: u32) -> Self {
        let words = &self.0;
        Wide(std::array::from_fn(|word| {
            let carry = if word > 0 { words[word - 1] >> 1 >> (63 - by) } else { 0 };
            words[word] << by | carry
        }))
    }

    /// Down by less than 64.
    #[inline(always)]
    fn lowered(self, by: u32) -> Self {
        let words = &self.0;
        Wide(std::array::from_fn(|word| {
            let carry = if word + 1 < N { words[word + 1] << 1 << (63 - by) } else { 0 };
            words[word] >> by | carry
        }))
    }

    /// Few boards have rows of 64 squares and more.
    #[cold]
    fn up_a_word(self) -> Self {
        Wide(std::array::from_fn(|word| if word > 0 { self.0[word - 1] } else { 0 }))
    }

    #[cold]
    fn down_a_word(self) -> Self {
        Wide(std::array::from_fn(|word| if word + 1 < N { self.0[word + 1] } else { 0 }))
    }
}

impl<const N: usize, const CELLS: usize> SquareSet for Wide<N, CELLS> {
    const CAPACITY: usize = 64 * N;
    const MASK: u16 = CELLS as u16 - 1;
    type Cells<T: CellValue> = [T; CELLS];
    /// Heap-allocated by the number of groups: the maximum would be much to copy.
    type Groups = Vec<Self>;
    const EMPTY: Self = Wide([0; N]);

    fn cells<T: CellValue>(rest: T, mut value: impl FnMut(usize) -> T) -> [T; CELLS] {
        std::array::from_fn(|cell| if cell < Self::CAPACITY { value(cell) } else { rest })
    }
    #[inline(always)]
    fn cell<T: CellValue>(cells: &[T; CELLS], cell: u16) -> T {
        cells[usize::from(cell) & (CELLS - 1)]
    }
    #[inline(always)]
    fn set_cell<T: CellValue>(cells: &mut [T; CELLS], cell: u16, value: T) {
        cells[usize::from(cell) & (CELLS - 1)] = value;
    }
    fn groups(number: usize) -> Vec<Self> {
        vec![Self::EMPTY; number]
    }
    #[inline(always)]
    fn group(groups: &Vec<Self>, group: MovementGroup) -> Self {
        groups[group.index()]
    }
    #[inline(always)]
    fn group_mut(groups: &mut Vec<Self>, group: MovementGroup) -> &mut Self {
        &mut groups[group.index()]
    }
    #[inline(always)]
    fn of(cell: u16) -> Self {
        let mut words = [0; N];
        words[usize::from(cell) / 64] = 1 << (cell & 63);
        Wide(words)
    }
    #[inline(always)]
    fn toggle(&mut self, cell: u16) {
        self.0[usize::from(cell) / 64] ^= 1 << (cell & 63);
    }
    #[inline(always)]
    fn has(self, cell: u16) -> bool {
        self.0[usize::from(cell) / 64] >> (cell & 63) & 1 == 1
    }
    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
    #[inline(always)]
    fn up(self, by: u32) -> Self {
        if by < u64::BITS { self.raised(by) } else { self.up_a_word().raised(by - u64::BITS) }
    }
    #[inline(always)]
    fn down(self, by: u32) -> Self {
        if by < u64::BITS { self.lowered(by) } else { self.down_a_word().lowered(by - u64::BITS) }
    }
    #[inline(always)]
    fn count_all([a, b, c, d]: [Self; 4]) -> u32 {
        (0..N).map(|word| u64::count_all([a.0[word], b.0[word], c.0[word], d.0[word]])).sum()
    }
    #[inline(always)]
    fn for_each(self, mut visit: impl FnMut(u16)) {
        for (word, &bits) in self.0.iter().enumerate() {
            bits.for_each(|cell| visit(64 * word as u16 + cell));
        }
    }
}
