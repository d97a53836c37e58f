//! A table left in its file: a block is read, checked and unpacked when one of its entries is asked for.

use super::block::{BLOCK, unpack};
use super::head::{Head, LEAD, Metric};
use super::read::{FileFault, class_of};
use crate::rules::Side;
use crate::tablebase::layout::Layout;
use crate::tablebase::{Class, Survey};
use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// So many unpacked blocks of a table are kept: 2 MB of them.
const KEPT: usize = 32;

/// Reads so many bytes of a file from a place on; what went wrong, in words.
pub type ReadAt = Box<dyn Fn(u64, usize) -> Result<Vec<u8>, String> + Send + Sync>;

/// A table of plies in its file.
pub struct PackedTable {
    class: Class,
    layout: Layout,
    head: Head,
    /// By block: where it begins in the file.
    places: Vec<u64>,
    read: ReadAt,
    /// The blocks asked for last, the very last in front.
    kept: Mutex<VecDeque<(usize, Arc<Vec<u8>>)>>,
}

impl PackedTable {
    /// Opens a file of so many bytes. Only its head and its length are looked at.
    ///
    /// # Errors
    /// Why the file is not believed.
    pub fn open(survey: &Survey, length: u64, read: ReadAt) -> Result<PackedTable, FileFault> {
        let at_most = |bytes: usize| usize::try_from(length).unwrap_or(usize::MAX).min(bytes);
        let lead = read(0, at_most(LEAD)).map_err(FileFault::Unreadable)?;
        let whole = read(0, at_most(Head::length(&lead).map_err(FileFault::Head)?)).map_err(FileFault::Unreadable)?;
        let (head, begin) = Head::read(&whole).map_err(FileFault::Head)?;
        if head.rules != survey.rules().hash() {
            return Err(FileFault::OtherRules);
        }
        let (class, layout) = class_of(&head, survey)?;
        let mut places = Vec::with_capacity(head.blocks.len());
        let mut place = begin as u64;
        for (packed, _) in &head.blocks {
            places.push(place);
            place += u64::from(*packed);
        }
        if place + blake3::OUT_LEN as u64 != length {
            return Err(FileFault::Length);
        }
        if head.metric != Metric::Plies {
            return Err(FileFault::NoPlies);
        }
        Ok(PackedTable { class, layout, head, places, read, kept: Mutex::default() })
    }

    /// The class.
    pub fn class(&self) -> &Class {
        &self.class
    }

    /// An entry for a placement given by the class's animals.
    pub(in crate::tablebase) fn entry(
        &self,
        turned: bool,
        mover: Side,
        cells: impl Fn(usize) -> u16,
    ) -> Result<u8, FileFault> {
        let number = if turned { self.layout.number_turned(cells) } else { self.layout.number(cells) };
        let block = mover.index() * self.head.blocks_a_side() + number / BLOCK;
        self.block(block)?.get(number % BLOCK).copied().ok_or(FileFault::Length)
    }

    fn block(&self, number: usize) -> Result<Arc<Vec<u8>>, FileFault> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = kept.iter().position(|(known, _)| *known == number)
            && let Some(found) = kept.remove(at)
        {
            let block = found.1.clone();
            kept.push_front(found);
            return Ok(block);
        }
        let (Some(&(length, sum)), Some(&place)) = (self.head.blocks.get(number), self.places.get(number)) else {
            return Err(FileFault::Length);
        };
        let packed = (self.read)(place, length as usize).map_err(FileFault::Unreadable)?;
        let unpacked = unpack(&packed, sum, self.head.block_length(number % self.head.blocks_a_side()));
        let block = Arc::new(unpacked.map_err(|fault| FileFault::Block { number, fault })?);
        kept.push_front((number, block.clone()));
        kept.truncate(KEPT);
        Ok(block)
    }
}

impl fmt::Debug for PackedTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PackedTable").field("head", &self.head).finish_non_exhaustive()
    }
}
