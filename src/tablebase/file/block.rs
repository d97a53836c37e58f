//! Blocks of entries: compression, checksums, and packing of WDL.

use super::error::BlockError;
use super::header::Metric;
use crate::tablebase::stored_entry::{Entries, StoredEntry};
use crate::tablebase::value::entry;
use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

/// Bytes of a block before compression; the last may have fewer.
pub const BLOCK: usize = 64 << 10;

/// Level of deflate, from 1 to 9. Higher levels take much longer and gain little.
const LEVEL: u32 = 5;

/// Entries in one byte when only win, draw or loss is stored: 3^5 < 256.
pub(super) const WDL_PER_BYTE: usize = 5;

/// CRC-32C.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    static TABLE: crc::Crc<u32, crc::Table<16>> = crc::Crc::<u32, crc::Table<16>>::new(&crc::CRC_32_ISCSI);
    TABLE.checksum(bytes)
}

/// Compresses a block.
pub(super) fn compress(block: &[u8]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(block.len() / 2 + 1024);
    let mut deflate = Compress::new(Compression::new(LEVEL), false);
    loop {
        let at = usize::try_from(deflate.total_in()).unwrap_or(block.len());
        match deflate.compress_vec(&block[at..], &mut packed, FlushCompress::Finish) {
            Ok(Status::StreamEnd) | Err(_) => return packed,
            Ok(Status::Ok | Status::BufError) => packed.reserve(packed.len().max(1024)),
        }
    }
}

/// Decompresses a block of a known length.
pub(super) fn decompress(packed: &[u8], sum: u32, length: usize) -> Result<Vec<u8>, BlockError> {
    if checksum(packed) != sum {
        return Err(BlockError::Checksum);
    }
    // One byte more than the length, so that a longer block is detected.
    let mut block = Vec::with_capacity(length + 1);
    match Decompress::new(false).decompress_vec(packed, &mut block, FlushDecompress::Finish) {
        Ok(Status::StreamEnd) if block.len() == length => Ok(block),
        Ok(Status::StreamEnd | Status::Ok | Status::BufError) | Err(_) => Err(BlockError::Compression),
    }
}

/// The blocks of some entries, before compression: of entries of two bytes first the low bytes, then the high ones.
pub(super) fn blocks_of(entries: &Entries, metric: Metric) -> Box<dyn Iterator<Item = Vec<u8>> + '_> {
    match (entries, metric) {
        (Entries::Bytes(entries), Metric::Dtm) => Box::new(filled_chunks(entries, BLOCK)),
        (Entries::Words(entries), Metric::Dtm) => Box::new((0..2).flat_map(|plane| {
            let byte = move |entry: &u16| entry.to_le_bytes()[plane];
            filled_chunks(entries, BLOCK).map(move |chunk| chunk.iter().map(byte).collect())
        })),
        (Entries::Bytes(entries), Metric::Wdl) => Box::new(wdl_blocks(entries)),
        (Entries::Words(entries), Metric::Wdl) => Box::new(wdl_blocks(entries)),
    }
}

fn wdl_blocks<E: StoredEntry>(entries: &[E]) -> impl Iterator<Item = Vec<u8>> {
    filled_chunks(entries, BLOCK * WDL_PER_BYTE).map(|chunk| pack_wdl(&chunk))
}

/// The entries in chunks. Broken positions get the entry before them: they are never probed, and runs of equal entries
/// compress well.
fn filled_chunks<E: StoredEntry>(entries: &[E], length: usize) -> impl Iterator<Item = Vec<E>> {
    let mut before = E::clamped(entry::DRAW);
    entries.chunks(length).map(move |chunk| {
        let filled = chunk.iter().map(|&entry| {
            before = if entry == E::MOST { before } else { entry };
            before
        });
        filled.collect()
    })
}

/// Win, draw or loss, five entries in a byte as digits to base 3: 0 a draw, 1 a win, 2 a loss of the side to move.
fn pack_wdl<E: StoredEntry>(entries: &[E]) -> Vec<u8> {
    let digit = |entry: E| match entry.get() {
        drawn if entry::is_draw(drawn) => 0,
        won if entry::is_win(won) => 1,
        _ => 2u8,
    };
    // The largest sum fits into a byte, so no overflow check is needed.
    let byte = |sum: u8, entry: E| sum.wrapping_mul(3).wrapping_add(digit(entry));
    let (fives, rest) = entries.as_chunks::<WDL_PER_BYTE>();
    let mut packed = Vec::with_capacity(fives.len() + 1);
    packed.extend(fives.iter().map(|&[a, b, c, d, e]| [e, d, c, b, a].into_iter().fold(0, byte)));
    if !rest.is_empty() {
        packed.push(rest.iter().rev().copied().fold(0, byte));
    }
    packed
}
