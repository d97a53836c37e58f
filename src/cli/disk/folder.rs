//! Folders: created, locked while they are written, and cleaned of temporary files of killed runs.

use super::failed;
use super::random_name::is_of_chance;
use crate::cli::exit::Failure;
use crate::cli::std_streams::eprintln;
use std::fs::{self, File, TryLockError};
use std::io::{ErrorKind, Result};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// After this wait for a lock a message is printed.
const SILENT: Duration = Duration::from_secs(2);
/// After this wait for a lock the program gives up. Large tables take minutes to write.
const PATIENCE: Duration = Duration::from_secs(300);
/// Polling interval for a lock.
const GLANCE: Duration = Duration::from_millis(5);

/// Refuses a folder path that is a file or lies below a file. `help` suggests an alternative.
///
/// # Errors
/// If no folder can be created there.
pub fn expect_folder(place: &Path, help: &str) -> std::result::Result<(), Failure> {
    let is_there = |part: &&Path| fs::metadata(part).is_ok();
    match place.ancestors().find(is_there).filter(|nearest| !nearest.is_dir()) {
        Some(file) => {
            Err(Failure::Unreadable(format!("error: {} is a file, not a folder\n  help: {help}", file.display())))
        }
        None => Ok(()),
    }
}

/// Creates a folder and its parents. `help` suggests an alternative.
///
/// # Errors
/// If a file has that name, or the system denies it.
pub fn make_folder(place: &Path, help: &str) -> std::result::Result<(), Failure> {
    expect_folder(place, help)?;
    fs::create_dir_all(place).map_err(|why| failed(place, why))
}

/// An exclusive lock on a folder against other runs of the program, released on drop. The system releases it when the
/// process ends, even when killed.
pub struct Held<'f> {
    folder: &'f Path,
    /// `None` where the file system has no locks.
    _lock: Option<File>,
}

/// Locks an existing folder.
///
/// # Errors
/// If another process holds the lock for minutes, or the folder cannot be opened.
pub fn hold(folder: &Path) -> std::result::Result<Held<'_>, Failure> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let lock = open(folder).map_err(|why| failed(folder, why))?;
    let begun = Instant::now();
    let mut announced = false;
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(Held { folder, _lock: Some(lock) }),
            Err(TryLockError::Error(why)) if why.kind() == ErrorKind::Unsupported => {
                return Ok(Held { folder, _lock: None });
            }
            Err(TryLockError::Error(why)) => return Err(failed(folder, why)),
            Err(TryLockError::WouldBlock) if begun.elapsed() > PATIENCE => {
                return Err(failed(folder, "another program holds this folder, and does not let go of it"));
            }
            Err(TryLockError::WouldBlock) => {
                if !announced && begun.elapsed() > SILENT {
                    announced = true;
                    eprintln!("note: waiting for another program that writes into {}", folder.display());
                }
                sleep(GLANCE);
            }
        }
    }
}

/// The folder itself is locked, so that no lock file is left in it.
#[cfg(unix)]
fn open(folder: &Path) -> Result<File> {
    File::open(folder)
}

/// Where folders cannot be locked, a hidden file in the folder. It stays: if it were removed, one that waits for it and one
/// that makes it anew would both hold a lock.
#[cfg(windows)]
fn open(folder: &Path) -> Result<File> {
    use std::os::windows::fs::OpenOptionsExt;
    /// `FILE_ATTRIBUTE_HIDDEN`.
    const HIDDEN: u32 = 2;
    File::options().create(true).truncate(false).write(true).attributes(HIDDEN).open(folder.join(".lock"))
}

impl Held<'_> {
    /// Removes temporary files of killed runs. The folder is locked, so no other run is using them.
    pub fn sweep(&self) {
        let Ok(entries) = fs::read_dir(self.folder) else { return };
        for entry in entries.flatten() {
            let is_file = entry.file_type().is_ok_and(|found| found.is_file());
            if is_file && entry.file_name().to_str().is_some_and(is_of_chance) {
                // A file that cannot be removed does no harm.
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}
