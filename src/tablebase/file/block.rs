//! Blocks of entries, packed.

use crate::tablebase::value::byte;
use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};
use std::fmt;

/// A block holds so many bytes before it is packed; the last may hold fewer.
pub const BLOCK: usize = 64 << 10;

/// How hard to pack, from 1 to 9: from here on a little smaller takes much longer.
const LEVEL: u32 = 5;

/// Entries of which only the winner is kept, in one byte.
pub(super) const OUTCOMES: usize = 5;

/// Why a block is not believed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlockFault {
    /// Its checksum is another.
    Checksum,
    /// It cannot be unpacked to its length.
    Packing,
}

impl fmt::Display for BlockFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BlockFault::Checksum => "its checksum does not hold",
            BlockFault::Packing => "it cannot be unpacked",
        })
    }
}

/// CRC-32C.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    static TABLE: crc::Crc<u32, crc::Table<16>> = crc::Crc::<u32, crc::Table<16>>::new(&crc::CRC_32_ISCSI);
    TABLE.checksum(bytes)
}

/// Packs a block.
pub(super) fn pack(block: &[u8]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(block.len() / 2 + 1024);
    let mut compress = Compress::new(Compression::new(LEVEL), false);
    loop {
        let at = usize::try_from(compress.total_in()).unwrap_or(block.len());
        match compress.compress_vec(&block[at..], &mut packed, FlushCompress::Finish) {
            Ok(Status::StreamEnd) | Err(_) => return packed,
            Ok(Status::Ok | Status::BufError) => packed.reserve(packed.len().max(1024)),
        }
    }
}

/// Unpacks a block of a known length.
pub(super) fn unpack(packed: &[u8], sum: u32, length: usize) -> Result<Vec<u8>, BlockFault> {
    if checksum(packed) != sum {
        return Err(BlockFault::Checksum);
    }
    // A byte of room beyond the length, so that a block that is longer is found out.
    let mut block = Vec::with_capacity(length + 1);
    match Decompress::new(false).decompress_vec(packed, &mut block, FlushDecompress::Finish) {
        Ok(Status::StreamEnd) if block.len() == length => Ok(block),
        Ok(Status::StreamEnd | Status::Ok | Status::BufError) | Err(_) => Err(BlockFault::Packing),
    }
}

/// Holes repeat the entry before them: nobody asks for them, and so they cost nothing.
pub(super) fn without_holes(entries: &[u8]) -> Vec<u8> {
    let mut told = entries.to_vec();
    let mut done = 0;
    while let Some(at) = memchr::memchr(byte::HOLE, &told[done..]) {
        let (before, rest) = told.split_at_mut(done + at);
        let holes = rest.iter().take_while(|&&entry| entry == byte::HOLE).count();
        rest[..holes].fill(before.last().copied().unwrap_or(byte::DRAW));
        done += at + holes;
    }
    told
}

/// Who wins, five entries a byte: 0 nobody, 1 the side to move, 2 the other.
pub(super) fn outcomes(entries: &[u8]) -> Vec<u8> {
    let digit = |entry: u8| match entry {
        byte::DRAW | byte::STUCK_DRAW => 0,
        won if byte::is_win(won) => 1,
        _ => 2u8,
    };
    // Not even the largest is more than a byte: the compiler need not look.
    let byte = |sum: u8, entry: u8| sum.wrapping_mul(3).wrapping_add(digit(entry));
    let (fives, rest) = entries.as_chunks::<OUTCOMES>();
    let mut told = Vec::with_capacity(fives.len() + 1);
    told.extend(fives.iter().map(|&[a, b, c, d, e]| [e, d, c, b, a].into_iter().fold(0, byte)));
    if !rest.is_empty() {
        told.push(rest.iter().rev().copied().fold(0, byte));
    }
    told
}
