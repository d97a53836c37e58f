//! A file's head: what it tells of, under which rules, and where its blocks lie.

use super::block::{BLOCK, OUTCOMES, checksum};
use super::bytes::{Reader, push_text};
use crate::rules::{RulesHash, Side};
use crate::tablebase::Counts;
use std::fmt;

const MAGIC: &[u8; 8] = b"SHOUQITB";
const VERSION: u16 = 1;
/// The checksum behind a head takes so many bytes.
const SUM: usize = 4;

/// A head may be this long, in bytes: a table of a million blocks has not been seen.
pub const MAX_HEAD: usize = 16 << 20;

/// From so many bytes at a file's front one knows how long its head is.
pub(super) const LEAD: usize = MAGIC.len() + 2 + 4;

/// What a file tells of each position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Metric {
    /// Who wins, and after how many plies.
    Plies,
    /// Who wins.
    Outcome,
}

impl Metric {
    /// How files of this sort end.
    pub fn ending(self) -> &'static str {
        match self {
            Metric::Plies => "plies",
            Metric::Outcome => "wdl",
        }
    }

    /// How many bytes so many entries make before they are packed.
    pub fn bytes(self, entries: usize) -> usize {
        match self {
            Metric::Plies => entries,
            Metric::Outcome => entries.div_ceil(OUTCOMES),
        }
    }
}

/// A table that another rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Used {
    /// Its class's name.
    pub name: String,
    /// The BLAKE3 hash of its file of plies.
    pub hash: [u8; 32],
}

/// The head of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// What is told of each position.
    pub metric: Metric,
    /// The ruleset.
    pub rules: RulesHash,
    /// The class's name.
    pub name: String,
    /// How many squares are counted for each animal, in the table's order.
    pub radices: Vec<u16>,
    /// For which sides to move there are entries, with their counts, White first.
    pub counts: Vec<Counts>,
    /// The tables it rests on.
    pub used: Vec<Used>,
    /// By block: its packed length and its checksum.
    pub blocks: Vec<(u32, u32)>,
}

/// Why a head is not believed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HeadFault {
    /// It does not begin as a table does.
    NoTable,
    /// A program of another version wrote it.
    Version(u16),
    /// It breaks off or says what cannot be.
    Damaged,
    /// Its checksum is another.
    Checksum,
}

impl fmt::Display for HeadFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeadFault::NoTable => write!(f, "this is no endgame table"),
            HeadFault::Version(found) => write!(f, "its format is {found}, this program reads {VERSION}"),
            HeadFault::Damaged => write!(f, "its head is damaged"),
            HeadFault::Checksum => write!(f, "its head is damaged: the checksum does not hold"),
        }
    }
}

impl Head {
    /// A head has so many bytes at most, its lead and its checksum with it.
    pub const LONGEST: usize = LEAD + MAX_HEAD + SUM;

    /// Whether a file with this front was written as a table, of whatever version.
    pub fn begins(front: &[u8]) -> bool {
        front.starts_with(MAGIC)
    }

    /// How many entries there are for one side to move.
    pub fn entries(&self) -> Option<usize> {
        self.radices.iter().try_fold(1, |entries: usize, &radix| entries.checked_mul(usize::from(radix)))
    }

    /// The sides to move that there are entries for.
    pub fn movers(&self) -> &'static [Side] {
        &Side::BOTH[..self.counts.len()]
    }

    /// How long block `number` of one side's entries is before it is packed.
    pub(super) fn block_length(&self, number: usize) -> usize {
        let bytes = self.metric.bytes(self.entries().unwrap_or(0));
        bytes.saturating_sub(number * BLOCK).min(BLOCK)
    }

    /// How many blocks one side's entries make.
    pub(super) fn blocks_a_side(&self) -> usize {
        self.metric.bytes(self.entries().unwrap_or(0)).div_ceil(BLOCK)
    }

    /// The head's bytes, its checksum at the end.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut body = Vec::new();
        body.push(self.metric as u8);
        body.extend_from_slice(self.rules.bytes());
        push_text(&mut body, &self.name);
        body.push(self.radices.len() as u8);
        self.radices.iter().for_each(|radix| body.extend_from_slice(&radix.to_le_bytes()));
        body.push(self.counts.len() as u8);
        for Counts { wins, losses, draws, stuck, longest } in &self.counts {
            [wins, losses, draws, stuck].into_iter().for_each(|count| body.extend_from_slice(&count.to_le_bytes()));
            body.extend_from_slice(&longest.to_le_bytes());
        }
        body.extend_from_slice(&(self.used.len() as u16).to_le_bytes());
        for used in &self.used {
            push_text(&mut body, &used.name);
            body.extend_from_slice(&used.hash);
        }
        body.extend_from_slice(&(self.blocks.len() as u32).to_le_bytes());
        for (length, sum) in &self.blocks {
            body.extend_from_slice(&length.to_le_bytes());
            body.extend_from_slice(&sum.to_le_bytes());
        }
        let mut head = MAGIC.to_vec();
        head.extend_from_slice(&VERSION.to_le_bytes());
        head.extend_from_slice(&(body.len() as u32).to_le_bytes());
        head.append(&mut body);
        let sum = checksum(&head);
        head.extend_from_slice(&sum.to_le_bytes());
        head
    }

    /// How long the head is whose first bytes these are.
    ///
    /// # Errors
    /// Why it is not believed.
    pub(super) fn length(lead: &[u8]) -> Result<usize, HeadFault> {
        let mut reader = Reader(lead);
        if reader.take(MAGIC.len()) != Some(MAGIC.as_slice()) {
            return Err(HeadFault::NoTable);
        }
        match reader.u16() {
            Some(VERSION) => (),
            Some(other) => return Err(HeadFault::Version(other)),
            None => return Err(HeadFault::Damaged),
        }
        match reader.u32() {
            Some(length) if length as usize <= MAX_HEAD => Ok(LEAD + length as usize + SUM),
            Some(_) | None => Err(HeadFault::Damaged),
        }
    }

    /// Reads a head from the front of a file; also how long it is.
    ///
    /// # Errors
    /// Why it is not believed.
    pub fn read(file: &[u8]) -> Result<(Head, usize), HeadFault> {
        let length = Head::length(file)?;
        let head = file.get(..length).ok_or(HeadFault::Damaged)?;
        let (body, sum) = head.split_last_chunk::<SUM>().ok_or(HeadFault::Damaged)?;
        if checksum(body) != u32::from_le_bytes(*sum) {
            return Err(HeadFault::Checksum);
        }
        let head = Head::read_body(&body[LEAD..]).ok_or(HeadFault::Damaged)?;
        Ok((head, length))
    }

    fn read_body(body: &[u8]) -> Option<Head> {
        let mut reader = Reader(body);
        let metric = match reader.u8()? {
            0 => Metric::Plies,
            1 => Metric::Outcome,
            _ => return None,
        };
        let rules = RulesHash::from_bytes(reader.array()?);
        let name = reader.text()?;
        let radices = (0..reader.u8()?).map(|_| reader.u16()).collect::<Option<Vec<u16>>>()?;
        let sides = reader.u8()?;
        let counts = (0..sides).map(|_| {
            let [wins, losses, draws, stuck] = [reader.u64()?, reader.u64()?, reader.u64()?, reader.u64()?];
            Some(Counts { wins, losses, draws, stuck, longest: reader.u32()? })
        });
        let counts = counts.collect::<Option<Vec<Counts>>>()?;
        let used = (0..reader.u16()?).map(|_| Some(Used { name: reader.text()?, hash: reader.array()? }));
        let used = used.collect::<Option<Vec<Used>>>()?;
        let blocks = (0..reader.u32()?).map(|_| Some((reader.u32()?, reader.u32()?)));
        let blocks = blocks.collect::<Option<Vec<(u32, u32)>>>()?;
        let head = Head { metric, rules, name, radices, counts, used, blocks };
        let sides = (1..=2).contains(&head.counts.len());
        let whole = head.entries().is_some() && head.blocks.len() == head.counts.len() * head.blocks_a_side();
        (reader.0.is_empty() && sides && whole).then_some(head)
    }
}
