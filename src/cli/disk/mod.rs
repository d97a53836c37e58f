//! All disk access: reading, writing, and locking of folders.
//!
//! Only regular files are opened, and only up to a length that the caller gives. A file is written completely or not at
//! all: to a temporary file with a random name, synced, then renamed.

mod folder;
mod random_name;
mod read;
mod write;

use crate::cli::exit::Failure;
pub use folder::{Held, expect_folder, hold, make_folder};
pub use read::{open, read, read_stream, read_text};
use std::path::Path;
#[cfg(feature = "print")]
pub use write::TemporaryFile;
pub use write::{Over, folder, stands, sync_folder, write};

/// A file or a folder that could not be read or written.
pub fn failed(path: &Path, why: impl std::fmt::Display) -> Failure {
    Failure::File(format!("{}: {why}", path.display()))
}
