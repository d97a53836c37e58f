//! The journal on the disk: one line for each event, written and synced before the event counts.

use crate::cli::disk::{folder, sync_folder};
use crate::cli::exit::Failure;
use crate::service::RefereeLanguage;
use crate::table::{Entry, Journal, LONGEST_JOURNAL, journal_line, journal_start, read_journal};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Result, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The ending of a journal's name.
pub const EXTENSION: &str = "journal";

/// An open journal. Another program that opens it is refused until this one has ended.
pub struct JournalFile {
    file: File,
    path: PathBuf,
    /// The check of the last line.
    check: u32,
    /// The bytes of the whole lines: what is behind them was not written whole.
    length: u64,
}

impl JournalFile {
    /// Begins a journal in a file that does not exist, or that may be overwritten.
    ///
    /// # Errors
    /// If it exists, is in use, or cannot be written.
    pub fn begin(path: &Path, journal: &Journal, force: bool, voice: &RefereeLanguage) -> Outcome<JournalFile> {
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true);
        let opened = match force {
            true => options.create(true).truncate(false).open(path),
            false => options.create_new(true).open(path),
        };
        let file = opened.map_err(|why| match why.kind() {
            std::io::ErrorKind::AlreadyExists => {
                let file = [("file", path.display().to_string().into())];
                let [what, help] = ["table-journal-taken", "table-journal-taken-help"].map(|key| voice.say(key, &file));
                Failure::File(format!("{what}\n  help: {help}"))
            }
            _ => failed(path, &why, voice),
        })?;
        lock(&file, path, voice)?;
        let (text, check) = journal_start(journal);
        let mut own = JournalFile { file, path: path.to_owned(), check, length: 0 };
        own.write(text.as_bytes()).map_err(|why| failed(path, &why, voice))?;
        // A new file's name is on the disk when its folder is.
        sync_folder(folder(path));
        Ok(own)
    }

    /// Opens a journal to go on with it. What was not written whole is cut off.
    ///
    /// # Errors
    /// If it cannot be read, is in use, or is no journal.
    pub fn resume(path: &Path, voice: &RefereeLanguage) -> Outcome<(JournalFile, Journal)> {
        let opened = OpenOptions::new().read(true).write(true).open(path);
        let mut file = opened.map_err(|why| failed(path, &why, voice))?;
        if !file.metadata().is_ok_and(|about| about.is_file()) {
            return Err(failed(path, &std::io::ErrorKind::InvalidInput.into(), voice));
        }
        lock(&file, path, voice)?;
        let mut bytes = Vec::new();
        let limit = LONGEST_JOURNAL as u64 + 1;
        (&mut file).take(limit).read_to_end(&mut bytes).map_err(|why| failed(path, &why, voice))?;
        // A line that was not written whole may end within a character.
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let text = String::from_utf8_lossy(&bytes[..whole]);
        let journal = read_journal(&text).map_err(|fault| {
            let place = [("file", path.display().to_string().into()), ("line", (fault.line as u32).into())];
            Failure::Unreadable(format!("error: {}", voice.say("table-journal-fault", &place)))
        })?;
        let length = journal.tail.whole as u64;
        file.set_len(length).map_err(|why| failed(path, &why, voice))?;
        Ok((JournalFile { file, path: path.to_owned(), check: journal.tail.check, length }, journal))
    }

    /// Adds an event. It is on the disk when this returns.
    ///
    /// # Errors
    /// If it could not be written: the journal is as before.
    pub fn add(&mut self, entry: &Entry) -> Result<()> {
        let (line, check) = journal_line(self.check, entry);
        self.write(line.as_bytes())?;
        self.check = check;
        Ok(())
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes behind the last whole line, over what may have remained of a line that could not be written.
    fn write(&mut self, bytes: &[u8]) -> Result<()> {
        let end = self.length + bytes.len() as u64;
        let file = &mut self.file;
        let written = file
            .seek(SeekFrom::Start(self.length))
            .and_then(|_| file.write_all(bytes))
            .and_then(|()| file.set_len(end))
            .and_then(|()| file.sync_data());
        match written {
            Ok(()) => {
                self.length = end;
                Ok(())
            }
            Err(why) => {
                // If even this fails, a reader finds a line that was not written whole, and leaves it out.
                let _ = self.file.set_len(self.length);
                Err(why)
            }
        }
    }
}

/// What a command cannot go on without.
type Outcome<T> = std::result::Result<T, Failure>;

fn lock(file: &File, path: &Path, voice: &RefereeLanguage) -> Outcome<()> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => {
            let file = [("file", path.display().to_string().into())];
            Err(Failure::File(voice.say("table-journal-in-use", &file)))
        }
        // Some file systems have no locks.
        Err(TryLockError::Error(why)) if why.kind() == std::io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(why)) => Err(failed(path, &why, voice)),
    }
}

fn failed(path: &Path, why: &std::io::Error, voice: &RefereeLanguage) -> Failure {
    let parts = [("file", path.display().to_string().into()), ("why", why.to_string().into())];
    Failure::File(voice.say("table-journal-failed", &parts))
}
