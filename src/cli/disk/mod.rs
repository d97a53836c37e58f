//! All disk access: reading, writing, and locking of folders.
//!
//! Only regular files are opened, and only up to a length that the caller gives. A file is written completely or not at
//! all: to a temporary file with a random name, synced, then renamed.

mod appended;
mod folder;
mod random_name;
mod read;
mod write;

use crate::cli::exit::Failure;
pub use appended::{AppendedFile, Unopened};
pub use folder::{Held, expect_folder, hold, make_folder};
pub use read::{open, read, read_stream, read_text};
use std::path::Path;
pub use write::{Over, stands, write};
#[cfg(feature = "print")]
pub use write::{TemporaryFile, sync_folder};

/// A file or a folder that could not be read or written.
pub fn failed(path: &Path, why: impl std::fmt::Display) -> Failure {
    Failure::File(format!("{}: {why}", path.display()))
}
