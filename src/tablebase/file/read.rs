//! A file made into a table again.

use super::block::{BLOCK, BlockFault, outcomes, unpack, without_holes};
use super::head::{Head, HeadFault, Metric};
use super::write::file_hash;
use crate::tablebase::layout::Layout;
use crate::tablebase::solve::SolveError;
use crate::tablebase::{Class, Survey, Table};
use std::fmt;

/// Why a file is not believed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileFault {
    /// Its head is not.
    Head(HeadFault),
    /// It belongs to another ruleset.
    OtherRules,
    /// It is of another class, or not laid out as this program does.
    OtherClass(String),
    /// It tells only who wins.
    NoPlies,
    /// It is shorter or longer than its head says.
    Length,
    /// One of its blocks is damaged.
    Block {
        /// Which, counted from 0.
        number: usize,
        /// What is wrong with it.
        fault: BlockFault,
    },
    /// It tells another winner than the file of plies.
    OtherOutcome,
    /// The hash over all of it is another.
    Hash,
    /// Its class cannot be counted.
    Class(SolveError),
    /// It cannot be read; why, in words.
    Unreadable(String),
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileFault::Head(fault) => write!(f, "{fault}"),
            FileFault::OtherRules => write!(f, "it belongs to another ruleset"),
            FileFault::OtherClass(name) => write!(f, "it is laid out as {name:?}"),
            FileFault::NoPlies => write!(f, "it tells only who wins"),
            FileFault::Length => write!(f, "its length is not the one that its head says"),
            FileFault::Block { number, fault } => write!(f, "block {number} is damaged: {fault}"),
            FileFault::OtherOutcome => write!(f, "it tells other winners than the file of plies"),
            FileFault::Hash => write!(f, "it is damaged: the hash over all of it does not hold"),
            FileFault::Class(error) => write!(f, "{error}"),
            FileFault::Unreadable(why) => f.write_str(why),
        }
    }
}

/// A file's head and its blocks, once its head and its length hold. The hash is not looked at.
///
/// # Errors
/// Why the file is not believed.
pub fn opened<'a>(file: &'a [u8], survey: &Survey) -> Result<(Head, &'a [u8]), FileFault> {
    let (head, begin) = Head::read(file).map_err(FileFault::Head)?;
    if head.rules != survey.rules().hash() {
        return Err(FileFault::OtherRules);
    }
    let packed: u64 = head.blocks.iter().map(|(length, _)| u64::from(*length)).sum();
    match file[begin..].len().checked_sub(blake3::OUT_LEN) {
        Some(length) if length as u64 == packed => {
            let blocks = &file[begin..begin + length];
            Ok((head, blocks))
        }
        _ => Err(FileFault::Length),
    }
}

/// Holds the hash at a file's end against the file.
///
/// # Errors
/// If it is another.
pub fn check_hash(file: &[u8]) -> Result<[u8; 32], FileFault> {
    let (body, hash) = file.split_last_chunk::<{ blake3::OUT_LEN }>().ok_or(FileFault::Length)?;
    if file_hash(body) == *hash { Ok(*hash) } else { Err(FileFault::Hash) }
}

/// Reads a table of plies whole, every block checked.
///
/// # Errors
/// Why the file is not believed.
pub fn read_table(file: &[u8], survey: &Survey) -> Result<(Head, Table), FileFault> {
    let (head, blocks) = opened(file, survey)?;
    if head.metric != Metric::Plies {
        return Err(FileFault::NoPlies);
    }
    let (class, layout) = class_of(&head, survey)?;
    let mut entries = unpacked(&head, blocks)?;
    for &mover in class.movers() {
        layout.dig_holes(&mut entries[mover.index()]);
    }
    Ok((head, Table { class, layout, entries }))
}

/// The class that a head is of, and how its entries are laid out.
pub(super) fn class_of(head: &Head, survey: &Survey) -> Result<(Class, Layout), FileFault> {
    let other = || FileFault::OtherClass(head.name.clone());
    let class = Class::named(&head.name, survey).map_err(|_| other())?;
    let too_large = || FileFault::Class(SolveError::TooLarge { class: class.name(survey) });
    let layout = Layout::of(survey, &class).ok_or_else(too_large)?;
    if layout.radices() != head.radices || class.movers() != head.movers() {
        return Err(other());
    }
    Ok((class, layout))
}

/// Every side's bytes, each block checked.
fn unpacked(head: &Head, blocks: &[u8]) -> Result<[Vec<u8>; 2], FileFault> {
    let mut bytes: [Vec<u8>; 2] = [Vec::new(), Vec::new()];
    let mut rest = blocks;
    for (number, &(length, sum)) in head.blocks.iter().enumerate() {
        let (side, within) = (number / head.blocks_a_side(), number % head.blocks_a_side());
        let (packed, behind) = rest.split_at_checked(length as usize).ok_or(FileFault::Length)?;
        rest = behind;
        let block = unpack(packed, sum, head.block_length(within));
        let block = block.map_err(|fault| FileFault::Block { number, fault })?;
        debug_assert!(block.len() <= BLOCK);
        bytes[side].extend_from_slice(&block);
    }
    Ok(bytes)
}

/// Holds a file of outcomes against the table of plies.
///
/// # Errors
/// Why the file is not believed.
pub fn check_outcomes(file: &[u8], survey: &Survey, table: &Table) -> Result<(), FileFault> {
    let (head, blocks) = opened(file, survey)?;
    if head.metric != Metric::Outcome || head.name != table.class.name(survey) {
        return Err(FileFault::OtherClass(head.name));
    }
    let told = unpacked(&head, blocks)?;
    let same =
        |&mover: &crate::rules::Side| told[mover.index()] == outcomes(&without_holes(&table.entries[mover.index()]));
    if table.class.movers() == head.movers() && table.class.movers().iter().all(same) {
        Ok(())
    } else {
        Err(FileFault::OtherOutcome)
    }
}
