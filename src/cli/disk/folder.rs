//! Folders: made, held while something is written into them, and rid of what a killed run left.

use super::failed;
use super::random_name::is_of_chance;
use crate::cli::exit::Failure;
use crate::cli::std_streams::eprintln;
use std::fs::{self, File, TryLockError};
use std::io::{ErrorKind, Result};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Who has waited so long for a folder is told so.
const SILENT: Duration = Duration::from_secs(2);
/// Who has waited so long goes away. Large tables take minutes to write.
const PATIENCE: Duration = Duration::from_secs(300);
/// How often one looks whether a folder is free.
const GLANCE: Duration = Duration::from_millis(5);

/// Refuses a place where a file stands, or has a file above it. `help` tells how to choose another.
///
/// # Errors
/// If no folder can be there.
pub fn expect_folder(place: &Path, help: &str) -> std::result::Result<(), Failure> {
    let is_there = |part: &&Path| fs::metadata(part).is_ok();
    match place.ancestors().find(is_there).filter(|nearest| !nearest.is_dir()) {
        Some(file) => {
            Err(Failure::Unreadable(format!("error: {} is a file, not a folder\n  help: {help}", file.display())))
        }
        None => Ok(()),
    }
}

/// Makes a folder, and those that it lies in. `help` tells how to choose another.
///
/// # Errors
/// If a file stands in the way, or the system does not allow it.
pub fn make_folder(place: &Path, help: &str) -> std::result::Result<(), Failure> {
    expect_folder(place, help)?;
    fs::create_dir_all(place).map_err(|why| failed(place, why))
}

/// A folder into which no other run of the program writes while this lives. The system lets go of it when the program
/// ends, however it ends.
pub struct Held<'f> {
    folder: &'f Path,
    /// None where the disk knows no locks.
    _lock: Option<File>,
}

/// Holds a folder that is there.
///
/// # Errors
/// If somebody else holds it for minutes, or it cannot be opened.
pub fn hold(folder: &Path) -> std::result::Result<Held<'_>, Failure> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let lock = open(folder).map_err(|why| failed(folder, why))?;
    let begun = Instant::now();
    let mut told = false;
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
                if !told && begun.elapsed() > SILENT {
                    told = true;
                    eprintln!("note: waiting for another program that writes into {}", folder.display());
                }
                sleep(GLANCE);
            }
        }
    }
}

/// What is locked: the folder itself, so that nothing lies about in it.
#[cfg(unix)]
fn open(folder: &Path) -> Result<File> {
    File::open(folder)
}

/// Where folders cannot be locked, a file in it.
#[cfg(not(unix))]
fn open(folder: &Path) -> Result<File> {
    File::options().create(true).truncate(false).write(true).open(folder.join(".lock"))
}

impl Held<'_> {
    /// Removes what a killed run has begun and nobody will finish. While the folder is held no other run is at it.
    pub fn sweep(&self) {
        let Ok(entries) = fs::read_dir(self.folder) else { return };
        for entry in entries.flatten() {
            let is_file = entry.file_type().is_ok_and(|found| found.is_file());
            if is_file && entry.file_name().to_str().is_some_and(is_of_chance) {
                // What cannot be removed harms nobody.
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}
