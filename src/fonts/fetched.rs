//! Faces that the program does not carry: pages in browsers fetch those that a text needs.
//!
//! A page shows most of them itself, and then has them already. Until a face is given, a small one stands in its place;
//! whoever uses that is told so by [`lacking`], throws the result away, gives the face and begins again.

use super::face::{Face, FontError};
use super::shipped::FILE_NAMES;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The files that were given, in the order of [`FILE_NAMES`].
static FILES: [OnceLock<Vec<u8>>; FILE_NAMES.len()] = [const { OnceLock::new() }; FILE_NAMES.len()];
/// The faces that were used and are not there, a bit for each.
static LACKING: AtomicU32 = AtomicU32::new(0);
const _: () = assert!(FILE_NAMES.len() <= u32::BITS as usize);

/// The files of `fonts` that were used since this was last asked, and are not there.
pub fn lacking() -> Vec<&'static str> {
    let lacking = LACKING.swap(0, Ordering::Relaxed);
    FILE_NAMES.iter().enumerate().filter(|(place, _)| lacking >> place & 1 == 1).map(|(_, name)| *name).collect()
}

/// Gives a file of `fonts` for all sets that are made from now on. The first that is given stays.
///
/// # Errors
/// If it is no font. A name that no shipped face has changes nothing.
pub fn give(file_name: &str, bytes: Vec<u8>) -> Result<(), FontError> {
    Face::new(file_name, bytes.as_slice().to_vec().into())?;
    if let Some(place) = FILE_NAMES.iter().position(|name| *name == file_name) {
        FILES[place].get_or_init(|| bytes);
    }
    Ok(())
}

/// Whether a face was used that is not there.
pub(super) fn any_lacking() -> bool {
    LACKING.load(Ordering::Relaxed) != 0
}

/// How many faces were given.
pub(super) fn given() -> usize {
    FILES.iter().filter(|file| file.get().is_some()).count()
}

/// The face at this place among the shipped ones, if it was given.
pub(super) fn file(place: usize) -> Option<&'static [u8]> {
    FILES[place].get().map(Vec::as_slice)
}

/// Notes that a face was used which is not there.
pub(super) fn used(place: usize) {
    LACKING.fetch_or(1 << place, Ordering::Relaxed);
}
