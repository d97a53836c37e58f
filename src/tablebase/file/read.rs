//! Reading and checking whole table files.

use super::block::{BLOCK, blocks_of, decompress};
use super::error::TableFileError;
use super::header::{Metric, TableHeader};
use super::write::file_hash;
use crate::tablebase::index::PositionIndex;
use crate::tablebase::retrograde::SolveError;
use crate::tablebase::stored_entry::{Entries, StoredEntry};
use crate::tablebase::{EndingClass, EntryWidth, RulesetAnalysis, Table};

/// Splits a file into its header and its compressed blocks. The header and the length are checked, the hash is not.
///
/// # Errors
/// Why the file is refused.
pub fn split_file<'a>(file: &'a [u8], analysis: &RulesetAnalysis) -> Result<(TableHeader, &'a [u8]), TableFileError> {
    let (header, begin) = TableHeader::read(file).map_err(TableFileError::Header)?;
    if header.rules != analysis.rules().hash() {
        return Err(TableFileError::OtherRules);
    }
    let packed: u64 = header.blocks.iter().map(|(length, _)| u64::from(*length)).sum();
    match file[begin..].len().checked_sub(blake3::OUT_LEN) {
        Some(length) if length as u64 == packed => {
            let blocks = &file[begin..begin + length];
            Ok((header, blocks))
        }
        _ => Err(TableFileError::Length),
    }
}

/// Verifies the hash at the end of a file, and returns it.
///
/// # Errors
/// If it does not match.
pub fn verify_hash(file: &[u8]) -> Result<[u8; 32], TableFileError> {
    let (body, hash) = file.split_last_chunk::<{ blake3::OUT_LEN }>().ok_or(TableFileError::Length)?;
    if file_hash(body) == *hash { Ok(*hash) } else { Err(TableFileError::Hash) }
}

/// Reads a whole table of distances. Every block is checked.
///
/// # Errors
/// Why the file is refused.
pub fn read_table(file: &[u8], analysis: &RulesetAnalysis) -> Result<(TableHeader, Table), TableFileError> {
    let (header, blocks) = split_file(file, analysis)?;
    if header.metric != Metric::Dtm {
        return Err(TableFileError::NoDistances);
    }
    let (class, index) = class_of(&header, analysis)?;
    let entries = decompressed(&header, blocks)?.map(|bytes| match header.width {
        EntryWidth::Byte => Entries::Bytes(marked(bytes, &index)),
        EntryWidth::Word => Entries::Words(marked(words(&bytes), &index)),
    });
    Ok((header, Table::new(class, index, entries)))
}

/// The entries with the broken ones as such.
fn marked<E: StoredEntry>(mut entries: Vec<E>, index: &PositionIndex) -> Vec<E> {
    if !entries.is_empty() {
        index.mark_broken(&mut entries);
    }
    entries
}

/// Entries of two bytes, from all low bytes and all high ones.
fn words(bytes: &[u8]) -> Vec<u16> {
    let (low, high) = bytes.split_at(bytes.len() / 2);
    low.iter().zip(high).map(|(&low, &high)| u16::from_le_bytes([low, high])).collect()
}

/// The class of a header, and its index.
pub(super) fn class_of(
    header: &TableHeader,
    analysis: &RulesetAnalysis,
) -> Result<(EndingClass, PositionIndex), TableFileError> {
    let other = || TableFileError::OtherClass(header.name.clone());
    let class = EndingClass::named(&header.name, analysis).map_err(|_| other())?;
    let too_large = || TableFileError::Class(SolveError::TooLarge { class: class.name(analysis) });
    let index = PositionIndex::new(analysis, &class).ok_or_else(too_large)?;
    if index.radices() != header.radices || class.movers() != header.movers() {
        return Err(other());
    }
    Ok((class, index))
}

/// The decompressed bytes by side to move. Every block is checked.
fn decompressed(header: &TableHeader, blocks: &[u8]) -> Result<[Vec<u8>; 2], TableFileError> {
    let mut bytes: [Vec<u8>; 2] = [Vec::new(), Vec::new()];
    let mut rest = blocks;
    for (number, &(length, sum)) in header.blocks.iter().enumerate() {
        let (side, within) = (number / header.blocks_per_side(), number % header.blocks_per_side());
        let (packed, after) = rest.split_at_checked(length as usize).ok_or(TableFileError::Length)?;
        rest = after;
        let block = decompress(packed, sum, header.block_length(within));
        let block = block.map_err(|error| TableFileError::Block { number, error })?;
        debug_assert!(block.len() <= BLOCK);
        bytes[side].extend_from_slice(&block);
    }
    Ok(bytes)
}

/// Verifies a file of WDL against the table of distances.
///
/// # Errors
/// Why the file is refused.
pub fn verify_wdl(file: &[u8], analysis: &RulesetAnalysis, table: &Table) -> Result<(), TableFileError> {
    let (header, blocks) = split_file(file, analysis)?;
    if header.metric != Metric::Wdl || header.name != table.class.name(analysis) {
        return Err(TableFileError::OtherClass(header.name));
    }
    let stored = decompressed(&header, blocks)?;
    let same = |mover: &crate::rules::Side| {
        let mut stored = stored[mover.index()].chunks(BLOCK);
        blocks_of(&table.entries[mover.index()], Metric::Wdl).all(|block| stored.next() == Some(&block))
            && stored.next().is_none()
    };
    if table.class.movers() == header.movers() && table.class.movers().iter().all(same) {
        Ok(())
    } else {
        Err(TableFileError::OtherWdl)
    }
}
