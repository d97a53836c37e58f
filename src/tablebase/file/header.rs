//! The header of a table file.

use super::block::{BLOCK, WDL_PER_BYTE, checksum};
use super::bytes::{ByteReader, push_text};
use super::error::HeaderError;
use crate::rules::{RulesHash, Side};
use crate::tablebase::{Counts, EntryWidth};

const MAGIC: &[u8; 8] = b"SHOUQITB";
/// The version of the format.
pub(super) const VERSION: u16 = 1;
/// Bytes of the checksum after a header.
const SUM: usize = 4;

/// The longest header, in bytes, without prefix and checksum. A million blocks fit into it.
pub const MAX_HEADER: usize = 16 << 20;

/// Bytes of the prefix, which says how long the header is: magic, version, length.
pub(super) const PREFIX: usize = MAGIC.len() + 2 + 4;

/// What a file stores, as its header begins.
const DTM_IN_BYTES: u8 = 0;
const WDL: u8 = 1;
const DTM_IN_WORDS: u8 = 2;

/// What a file stores for each position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Metric {
    /// Win, draw or loss, and the distance to the end in plies (as depth to mate, DTM).
    Dtm,
    /// Win, draw or loss only (WDL).
    Wdl,
}

impl Metric {
    /// The extension of files of this metric.
    pub fn extension(self) -> &'static str {
        match self {
            Metric::Dtm => "plies",
            Metric::Wdl => "wdl",
        }
    }

    /// The number of bytes of so many entries before compression, if a distance takes one byte.
    pub fn bytes(self, entries: usize) -> usize {
        match self {
            Metric::Dtm => entries,
            Metric::Wdl => entries.div_ceil(WDL_PER_BYTE),
        }
    }
}

/// A table that another depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dependency {
    /// Its class's name.
    pub name: String,
    /// The BLAKE3 hash of its file of distances.
    pub hash: [u8; 32],
}

/// The header of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableHeader {
    /// What is stored for each position.
    pub metric: Metric,
    /// How wide the entries of distances are. WDL is as short for either.
    pub width: EntryWidth,
    /// The ruleset.
    pub rules: RulesHash,
    /// The class's name.
    pub name: String,
    /// The radices of the index: how many squares there are for each piece, in the table's order.
    pub radices: Vec<u16>,
    /// The counts for each side to move that there are entries for, White first.
    pub counts: Vec<Counts>,
    /// The tables that it depends on.
    pub dependencies: Vec<Dependency>,
    /// By block: its compressed length and its checksum.
    pub blocks: Vec<(u32, u32)>,
}

impl TableHeader {
    /// The longest header, in bytes, with prefix and checksum.
    pub const LONGEST: usize = PREFIX + MAX_HEADER + SUM;

    /// Whether a file with these first bytes is a table, of whatever version.
    pub fn has_magic(front: &[u8]) -> bool {
        front.starts_with(MAGIC)
    }

    /// The number of entries for one side to move.
    pub fn entries(&self) -> Option<usize> {
        self.radices.iter().try_fold(1, |entries: usize, &radix| entries.checked_mul(usize::from(radix)))
    }

    /// The sides to move that there are entries for.
    pub fn movers(&self) -> &'static [Side] {
        &Side::BOTH[..self.counts.len()]
    }

    /// The length of block `number` of one side's entries before compression.
    pub(super) fn block_length(&self, number: usize) -> usize {
        let number = number % self.blocks_per_plane().max(1);
        self.plane_bytes().saturating_sub(number * BLOCK).min(BLOCK)
    }

    /// The number of blocks of one side's entries: those of the low bytes, then those of the high ones if there are any.
    pub(super) fn blocks_per_side(&self) -> usize {
        let planes = match (self.metric, self.width) {
            (Metric::Dtm, EntryWidth::Word) => 2,
            (Metric::Dtm, EntryWidth::Byte) | (Metric::Wdl, _) => 1,
        };
        planes * self.blocks_per_plane()
    }

    /// The number of blocks that hold a byte of each of one side's entries, or their WDL.
    pub(super) fn blocks_per_plane(&self) -> usize {
        self.plane_bytes().div_ceil(BLOCK)
    }

    fn plane_bytes(&self) -> usize {
        self.metric.bytes(self.entries().unwrap_or(0))
    }

    /// The bytes of the header, with its checksum at the end.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut body = Vec::new();
        body.push(match (self.metric, self.width) {
            (Metric::Dtm, EntryWidth::Byte) => DTM_IN_BYTES,
            (Metric::Dtm, EntryWidth::Word) => DTM_IN_WORDS,
            (Metric::Wdl, _) => WDL,
        });
        body.extend_from_slice(self.rules.bytes());
        push_text(&mut body, &self.name);
        body.push(self.radices.len() as u8);
        self.radices.iter().for_each(|radix| body.extend_from_slice(&radix.to_le_bytes()));
        body.push(self.counts.len() as u8);
        for Counts { wins, losses, draws, stalemates, longest } in &self.counts {
            [wins, losses, draws, stalemates]
                .into_iter()
                .for_each(|count| body.extend_from_slice(&count.to_le_bytes()));
            body.extend_from_slice(&longest.to_le_bytes());
        }
        body.extend_from_slice(&(self.dependencies.len() as u16).to_le_bytes());
        for dependencies in &self.dependencies {
            push_text(&mut body, &dependencies.name);
            body.extend_from_slice(&dependencies.hash);
        }
        body.extend_from_slice(&(self.blocks.len() as u32).to_le_bytes());
        for (length, sum) in &self.blocks {
            body.extend_from_slice(&length.to_le_bytes());
            body.extend_from_slice(&sum.to_le_bytes());
        }
        let mut header = MAGIC.to_vec();
        header.extend_from_slice(&VERSION.to_le_bytes());
        header.extend_from_slice(&(body.len() as u32).to_le_bytes());
        header.append(&mut body);
        let sum = checksum(&header);
        header.extend_from_slice(&sum.to_le_bytes());
        header
    }

    /// The length of a header, from its prefix.
    ///
    /// # Errors
    /// Why it is refused.
    pub(super) fn length(prefix: &[u8]) -> Result<usize, HeaderError> {
        let mut reader = ByteReader(prefix);
        if reader.take(MAGIC.len()) != Some(MAGIC.as_slice()) {
            return Err(HeaderError::NoTable);
        }
        match reader.u16() {
            Some(VERSION) => (),
            Some(other) => return Err(HeaderError::Version(other)),
            None => return Err(HeaderError::Malformed),
        }
        match reader.u32() {
            Some(length) if length as usize <= MAX_HEADER => Ok(PREFIX + length as usize + SUM),
            Some(_) | None => Err(HeaderError::Malformed),
        }
    }

    /// Reads the header of a file. Returns its length, too.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn read(file: &[u8]) -> Result<(TableHeader, usize), HeaderError> {
        let length = TableHeader::length(file)?;
        let header = file.get(..length).ok_or(HeaderError::Malformed)?;
        let (body, sum) = header.split_last_chunk::<SUM>().ok_or(HeaderError::Malformed)?;
        if checksum(body) != u32::from_le_bytes(*sum) {
            return Err(HeaderError::Checksum);
        }
        let header = TableHeader::read_body(&body[PREFIX..]).ok_or(HeaderError::Malformed)?;
        Ok((header, length))
    }

    fn read_body(body: &[u8]) -> Option<TableHeader> {
        let mut reader = ByteReader(body);
        let (metric, width) = match reader.u8()? {
            DTM_IN_BYTES => (Metric::Dtm, EntryWidth::Byte),
            DTM_IN_WORDS => (Metric::Dtm, EntryWidth::Word),
            WDL => (Metric::Wdl, EntryWidth::Byte),
            _ => return None,
        };
        let rules = RulesHash::from_bytes(reader.array()?);
        let name = reader.text()?;
        let radices = (0..reader.u8()?).map(|_| reader.u16()).collect::<Option<Vec<u16>>>()?;
        let sides = reader.u8()?;
        let counts = (0..sides).map(|_| {
            let [wins, losses, draws, stalemates] = [reader.u64()?, reader.u64()?, reader.u64()?, reader.u64()?];
            Some(Counts { wins, losses, draws, stalemates, longest: reader.u32()? })
        });
        let counts = counts.collect::<Option<Vec<Counts>>>()?;
        let dependencies = (0..reader.u16()?).map(|_| Some(Dependency { name: reader.text()?, hash: reader.array()? }));
        let dependencies = dependencies.collect::<Option<Vec<Dependency>>>()?;
        let blocks = (0..reader.u32()?).map(|_| Some((reader.u32()?, reader.u32()?)));
        let blocks = blocks.collect::<Option<Vec<(u32, u32)>>>()?;
        let header = TableHeader { metric, width, rules, name, radices, counts, dependencies, blocks };
        let sides = (1..=2).contains(&header.counts.len());
        let whole = header.entries().is_some() && header.blocks.len() == header.counts.len() * header.blocks_per_side();
        (reader.0.is_empty() && sides && whole).then_some(header)
    }
}
