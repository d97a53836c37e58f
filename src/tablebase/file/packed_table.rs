//! A table that stays in its file: a block is read, checked and decompressed when one of its entries is probed.

use super::block::{BLOCK, decompress};
use super::error::{ReadError, TableFileError};
use super::header::{Metric, PREFIX, TableHeader};
use super::read::class_of;
use crate::rules::Side;
use crate::tablebase::index::PositionIndex;
use crate::tablebase::{Counts, EndingClass, EntryWidth, RulesetAnalysis};
use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Size of the cache in decompressed blocks of one table: 2 MB.
const CACHED_BLOCKS: usize = 32;

/// Reads bytes of a file: the offset, and how many.
pub type ReadAt = Box<dyn Fn(u64, usize) -> Result<Vec<u8>, ReadError> + Send + Sync>;

/// A table of distances in its file.
pub struct PackedTable {
    class: EndingClass,
    index: PositionIndex,
    header: TableHeader,
    /// By block: its offset in the file.
    offsets: Vec<u64>,
    read: ReadAt,
    /// The blocks used last, the most recent first (LRU).
    cache: Mutex<VecDeque<(usize, Arc<Vec<u8>>)>>,
}

impl PackedTable {
    /// Opens a file of so many bytes. Only its header and its length are checked.
    ///
    /// # Errors
    /// Why the file is refused.
    pub fn open(analysis: &RulesetAnalysis, length: u64, read: ReadAt) -> Result<PackedTable, TableFileError> {
        let at_most = |bytes: usize| usize::try_from(length).unwrap_or(usize::MAX).min(bytes);
        let prefix = read(0, at_most(PREFIX)).map_err(TableFileError::Unreadable)?;
        let whole = read(0, at_most(TableHeader::length(&prefix).map_err(TableFileError::Header)?))
            .map_err(TableFileError::Unreadable)?;
        let (header, begin) = TableHeader::read(&whole).map_err(TableFileError::Header)?;
        if header.rules != analysis.rules().hash() {
            return Err(TableFileError::OtherRules);
        }
        let (class, index) = class_of(&header, analysis)?;
        let mut offsets = Vec::with_capacity(header.blocks.len());
        let mut offset = begin as u64;
        for (packed, _) in &header.blocks {
            offsets.push(offset);
            offset += u64::from(*packed);
        }
        if offset + blake3::OUT_LEN as u64 != length {
            return Err(TableFileError::Length);
        }
        if header.metric != Metric::Dtm {
            return Err(TableFileError::NoDistances);
        }
        Ok(PackedTable { class, index, header, offsets, read, cache: Mutex::default() })
    }

    /// The class.
    pub fn class(&self) -> &EndingClass {
        &self.class
    }

    /// The counts of the positions with a side to move, as its header has them.
    pub fn count(&self, mover: Side) -> Option<Counts> {
        // A self-symmetric class has as many positions with either side to move.
        self.header.counts.get(if self.class.is_self_symmetric { 0 } else { mover.index() }).copied()
    }

    /// The entry of a placement, given by the cell of each slot.
    pub(in crate::tablebase) fn entry(
        &self,
        sides_swapped: bool,
        mover: Side,
        cells: impl Fn(usize) -> u16,
    ) -> Result<u16, TableFileError> {
        let at = if sides_swapped { self.index.encode_swapped(cells) } else { self.index.encode(cells) };
        let block = mover.index() * self.header.blocks_per_side() + at / BLOCK;
        let byte = |block: usize| self.block(block)?.get(at % BLOCK).copied().ok_or(TableFileError::Length);
        let high = match self.header.width {
            EntryWidth::Byte => 0,
            EntryWidth::Word => byte(block + self.header.blocks_per_plane())?,
        };
        Ok(u16::from_le_bytes([byte(block)?, high]))
    }

    fn block(&self, number: usize) -> Result<Arc<Vec<u8>>, TableFileError> {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = cache.iter().position(|(known, _)| *known == number)
            && let Some(found) = cache.remove(at)
        {
            let block = found.1.clone();
            cache.push_front(found);
            return Ok(block);
        }
        let (Some(&(length, sum)), Some(&offset)) = (self.header.blocks.get(number), self.offsets.get(number)) else {
            return Err(TableFileError::Length);
        };
        let packed = (self.read)(offset, length as usize).map_err(TableFileError::Unreadable)?;
        let block = decompress(&packed, sum, self.header.block_length(number % self.header.blocks_per_side()));
        let block = Arc::new(block.map_err(|error| TableFileError::Block { number, error })?);
        cache.push_front((number, block.clone()));
        cache.truncate(CACHED_BLOCKS);
        Ok(block)
    }
}

impl fmt::Debug for PackedTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PackedTable").field("header", &self.header).finish_non_exhaustive()
    }
}
