//! A file that grows by whole pieces, each on the disk before the next: for what must not be lost.

use super::write::{Over, stands, write};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Error, ErrorKind, Read, Result, Seek, SeekFrom, Write};
use std::path::Path;

/// An open file that grows. Another program that opens it so is refused until this one has ended.
pub struct AppendedFile {
    file: File,
    /// The bytes of the whole pieces: what is behind them was not written whole.
    length: u64,
}

/// Why a file cannot be opened to grow.
#[derive(Debug)]
pub enum Unopened {
    /// A new file was wanted, and it exists.
    Taken,
    /// Another program writes into it.
    InUse,
    /// The system denies it.
    Denied(Error),
}

impl From<Error> for Unopened {
    fn from(why: Error) -> Unopened {
        if why.kind() == ErrorKind::AlreadyExists { Unopened::Taken } else { Unopened::Denied(why) }
    }
}

impl AppendedFile {
    /// Begins a file with its first piece: whole, or not at all. An old one is replaced if `force` allows it and nobody
    /// writes into it.
    ///
    /// # Errors
    /// If it exists, is in use, or cannot be written.
    pub fn begin(path: &Path, first: &[u8], force: bool) -> std::result::Result<AppendedFile, Unopened> {
        if force && stands(path) {
            locked(File::open(path)?)?;
        }
        write(path, first, Over::if_forced(force))?;
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        Ok(AppendedFile { file: locked(file)?, length: first.len() as u64 })
    }

    /// Opens a file to go on with it, and reads it up to a limit.
    ///
    /// # Errors
    /// If it is in use, is no file, or cannot be read.
    pub fn resume(path: &Path, limit: u64) -> std::result::Result<(AppendedFile, Vec<u8>), Unopened> {
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        if !file.metadata()?.is_file() {
            return Err(Unopened::Denied(ErrorKind::InvalidInput.into()));
        }
        let mut own = AppendedFile { file: locked(file)?, length: 0 };
        let mut bytes = Vec::new();
        (&mut own.file).take(limit).read_to_end(&mut bytes)?;
        own.length = bytes.len() as u64;
        Ok((own, bytes))
    }

    /// Cuts off what is behind this many bytes.
    ///
    /// # Errors
    /// If the system denies it.
    pub fn cut(&mut self, length: u64) -> Result<()> {
        self.file.set_len(length)?;
        self.length = length;
        Ok(())
    }

    /// Adds a piece, which is on the disk when this returns.
    ///
    /// # Errors
    /// If it could not be written: the file is as before.
    pub fn add(&mut self, piece: &[u8]) -> Result<()> {
        let end = self.length + piece.len() as u64;
        let file = &mut self.file;
        // Over what may have remained of a piece that could not be written.
        let written = file
            .seek(SeekFrom::Start(self.length))
            .and_then(|_| file.write_all(piece))
            .and_then(|()| file.set_len(end))
            .and_then(|()| file.sync_data());
        match written {
            Ok(()) => self.length = end,
            // If even this fails, a reader finds a piece that was not written whole.
            Err(_) => drop(self.file.set_len(self.length)),
        }
        written
    }
}

fn locked(file: File) -> std::result::Result<File, Unopened> {
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Unopened::InUse),
        // Some file systems have no locks.
        Err(TryLockError::Error(why)) if why.kind() == ErrorKind::Unsupported => Ok(file),
        Err(TryLockError::Error(why)) => Err(Unopened::Denied(why)),
    }
}
