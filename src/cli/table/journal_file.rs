//! The journal on the disk: one line for each event, written and synced before the event counts.

use crate::cli::disk::{AppendedFile, Unopened};
use crate::cli::exit::Failure;
use crate::service::RefereeLanguage;
use crate::table::{Entry, Journal, LONGEST_JOURNAL, journal_line, journal_start, read_journal};
use std::path::{Path, PathBuf};

/// The ending of a journal's name.
pub const EXTENSION: &str = "journal";

/// An open journal.
pub struct JournalFile {
    file: AppendedFile,
    path: PathBuf,
    /// The check of the last line.
    check: u32,
}

impl JournalFile {
    /// Begins a journal. An old one is overwritten if `force` allows it.
    ///
    /// # Errors
    /// If it exists, is in use, or cannot be written.
    pub fn begin(path: &Path, journal: &Journal, force: bool, voice: &RefereeLanguage) -> Result<JournalFile, Failure> {
        let (text, check) = journal_start(journal);
        let file = AppendedFile::begin(path, text.as_bytes(), force).map_err(|why| failed(path, why, voice))?;
        Ok(JournalFile { file, path: path.to_owned(), check })
    }

    /// Opens a journal to go on with it. A line that was not written whole is cut off.
    ///
    /// # Errors
    /// If it cannot be read, is in use, or is no journal.
    pub fn resume(path: &Path, voice: &RefereeLanguage) -> Result<(JournalFile, Journal), Failure> {
        let opened = AppendedFile::resume(path, LONGEST_JOURNAL as u64 + 1);
        let (mut file, bytes) = opened.map_err(|why| failed(path, why, voice))?;
        // Such a line may end within a character.
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let journal = read_journal(&String::from_utf8_lossy(&bytes[..whole])).map_err(|fault| {
            let place = [("file", path.display().to_string().into()), ("line", (fault.line as u32).into())];
            Failure::Unreadable(format!("error: {}", voice.say("table-journal-fault", &place)))
        })?;
        file.cut(journal.tail.whole as u64).map_err(|why| failed(path, Unopened::Denied(why), voice))?;
        Ok((JournalFile { file, path: path.to_owned(), check: journal.tail.check }, journal))
    }

    /// Adds an event. It is on the disk when this returns.
    ///
    /// # Errors
    /// If it could not be written: the journal is as before.
    pub fn add(&mut self, entry: &Entry) -> std::io::Result<()> {
        let (line, check) = journal_line(self.check, entry);
        self.file.add(line.as_bytes())?;
        self.check = check;
        Ok(())
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

fn failed(path: &Path, why: Unopened, voice: &RefereeLanguage) -> Failure {
    let file = ("file", path.display().to_string().into());
    match why {
        Unopened::Taken => {
            let [what, help] = ["table-journal-taken", "table-journal-taken-help"]
                .map(|key| voice.say(key, std::slice::from_ref(&file)));
            Failure::File(format!("{what}\n  help: {help}"))
        }
        Unopened::InUse => Failure::File(voice.say("table-journal-in-use", &[file])),
        Unopened::Denied(why) => {
            Failure::File(voice.say("table-journal-failed", &[file, ("why", why.to_string().into())]))
        }
    }
}
