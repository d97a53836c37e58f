//! The one door to the user's files: what is read, what is written, and a folder that is held meanwhile.
//!
//! Only regular files are opened, and only up to a length that the caller names. A file is written whole or not at all:
//! under a name of chance that nobody else has, and renamed when it is on the disk.

mod folder;
mod random_name;
mod read;
mod write;

use crate::cli::exit::Failure;
pub use folder::{Held, expect_folder, hold, make_folder};
pub use read::{open, read, read_stream, read_text};
use std::path::Path;
#[cfg(feature = "print")]
pub use write::{Draft, settle};
pub use write::{Over, stands, write};

/// A file or a folder that could not be read or written.
pub fn failed(path: &Path, why: impl std::fmt::Display) -> Failure {
    Failure::File(format!("{}: {why}", path.display()))
}
