//! A face that the program does not carry: pages in browsers fetch it when a text needs it.
//!
//! The face for rules in Chinese and Japanese is larger than everything else of a page together, and most sets are made
//! without it. Until it is given, [`SHIPPED`](super::SHIPPED) has a small face in its place; whoever sets text with that
//! is told so by [`lacking`], throws the result away, gives the face and begins again.

use super::face::{Face, FontError};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// The name of the face among the shipped ones.
pub(super) const NAME: &str = "kai";

static FACE: OnceLock<Vec<u8>> = OnceLock::new();
static LACKING: AtomicBool = AtomicBool::new(false);

/// Whether the face was used since this was last asked, and is not there.
pub fn lacking() -> bool {
    LACKING.swap(false, Ordering::Relaxed)
}

/// Gives the face, a file of `fonts`, for all sets that are made from now on. The first that is given stays.
///
/// # Errors
/// If it is no font.
pub fn give(bytes: Vec<u8>) -> Result<(), FontError> {
    Face::new(NAME, bytes.as_slice().to_vec().into())?;
    FACE.get_or_init(|| bytes);
    Ok(())
}

/// The face, if it is there.
pub(super) fn given() -> Option<&'static [u8]> {
    FACE.get().map(Vec::as_slice)
}

/// Notes that a face was used; tells of it if it is the one that is not there.
pub(super) fn used(name: &str) {
    if name == NAME && FACE.get().is_none() {
        LACKING.store(true, Ordering::Relaxed);
    }
}
