//! Sets of squares: one machine word where the board fits it, several words behind the same code where it does not.

use super::tables::Code;
use std::fmt::Debug;

/// A set of a board's cells, and an array with one entry a cell.
pub(super) trait SquareSet: Copy + Eq + Debug + Send + Sync + 'static {
    /// How many cells it can hold.
    const CAPACITY: usize;
    /// What stands on each cell. Its length is a power of two, so that a masked index needs no check.
    type Codes: Clone + Debug + PartialEq + Send + Sync;

    const EMPTY: Self;

    fn codes() -> Self::Codes;
    fn code(codes: &Self::Codes, cell: u16) -> Code;
    fn set_code(codes: &mut Self::Codes, cell: u16, code: Code);

    fn of(cell: u16) -> Self;
    fn has(self, cell: u16) -> bool;
    fn is_empty(self) -> bool;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    fn without(self, other: Self) -> Self;
    /// Every cell's number larger by `by`, which is less than 64.
    fn up(self, by: u32) -> Self;
    /// Every cell's number smaller by `by`, which is less than 64.
    fn down(self, by: u32) -> Self;
    fn count(self) -> u32;
    fn for_each(self, visit: impl FnMut(u16));
}

impl SquareSet for u64 {
    const CAPACITY: usize = 64;
    type Codes = [Code; 64];
    const EMPTY: u64 = 0;

    fn codes() -> [Code; 64] {
        [Code::EMPTY; 64]
    }
    #[inline(always)]
    fn code(codes: &[Code; 64], cell: u16) -> Code {
        codes[usize::from(cell) & 63]
    }
    #[inline(always)]
    fn set_code(codes: &mut [Code; 64], cell: u16, code: Code) {
        codes[usize::from(cell) & 63] = code;
    }
    #[inline(always)]
    fn of(cell: u16) -> u64 {
        1 << (cell & 63)
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
    fn xor(self, other: u64) -> u64 {
        self ^ other
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
    fn count(self) -> u32 {
        self.count_ones()
    }
    #[inline(always)]
    fn for_each(mut self, mut visit: impl FnMut(u16)) {
        while self != 0 {
            visit(self.trailing_zeros() as u16);
            self &= self - 1;
        }
    }
}

/// `N` words, the lowest cells first, over a board of at most `64 * N` cells; `CODES` is the next power of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Wide<const N: usize, const CODES: usize>([u64; N]);

impl<const N: usize, const CODES: usize> Wide<N, CODES> {
    #[inline(always)]
    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Wide(std::array::from_fn(|word| join(self.0[word], other.0[word])))
    }
}

impl<const N: usize, const CODES: usize> SquareSet for Wide<N, CODES> {
    const CAPACITY: usize = 64 * N;
    type Codes = [Code; CODES];
    const EMPTY: Self = Wide([0; N]);

    fn codes() -> [Code; CODES] {
        [Code::EMPTY; CODES]
    }
    #[inline(always)]
    fn code(codes: &[Code; CODES], cell: u16) -> Code {
        codes[usize::from(cell) & (CODES - 1)]
    }
    #[inline(always)]
    fn set_code(codes: &mut [Code; CODES], cell: u16, code: Code) {
        codes[usize::from(cell) & (CODES - 1)] = code;
    }
    #[inline(always)]
    fn of(cell: u16) -> Self {
        let mut words = [0; N];
        words[usize::from(cell) / 64] = 1 << (cell & 63);
        Wide(words)
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
    fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
    #[inline(always)]
    fn up(self, by: u32) -> Self {
        let words = &self.0;
        // A shift by 64 would be no shift at all: the carry goes over in two.
        Wide(std::array::from_fn(|word| {
            let carry = if word > 0 { words[word - 1] >> 1 >> (63 - by) } else { 0 };
            words[word] << by | carry
        }))
    }
    #[inline(always)]
    fn down(self, by: u32) -> Self {
        let words = &self.0;
        Wide(std::array::from_fn(|word| {
            let carry = if word + 1 < N { words[word + 1] << 1 << (63 - by) } else { 0 };
            words[word] >> by | carry
        }))
    }
    #[inline(always)]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    #[inline(always)]
    fn for_each(self, mut visit: impl FnMut(u16)) {
        for (word, &bits) in self.0.iter().enumerate() {
            bits.for_each(|cell| visit(64 * word as u16 + cell));
        }
    }
}
