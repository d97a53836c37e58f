//! `shouqi make --watch`: makes the set again whenever one of its files is saved.
//!
//! The files are polled ten times a second instead of watched by the system: they are few, editors save by renaming,
//! and polling works on every file system.

use super::super::dir::Dir;
use super::super::exit::{Done, Failure};
use crate::cli::std_streams::eprintln;
use crate::cli::terminal::{counted, dim};
use crate::diagnostics::Source;
use crate::files::{FileError, FileProvider};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

/// Polling interval.
const LOOK: Duration = Duration::from_millis(100);
/// A file that changed less than this ago may still be written.
const SETTLE: Duration = Duration::from_millis(40);

/// Modification time and length of a file; `None` if it does not exist.
type Stamp = Option<(SystemTime, u64)>;

/// A file provider that records which files were read.
#[derive(Default)]
pub struct Watched {
    seen: RefCell<BTreeMap<PathBuf, Stamp>>,
}

impl Watched {
    fn note(&self, path: &str, beside: Option<&str>) {
        if let Ok(place) = Dir::resolve(path, beside) {
            let stamp = stamp(&place);
            self.seen.borrow_mut().entry(place).or_insert(stamp);
        }
    }

    /// Whether a recorded file has changed.
    fn changed(&self) -> bool {
        self.seen.borrow().iter().any(|(path, then)| stamp(path) != *then)
    }
}

fn stamp(path: &PathBuf) -> Stamp {
    let about = fs::metadata(path).ok()?;
    Some((about.modified().ok()?, about.len()))
}

impl FileProvider for Watched {
    fn text(&self, path: &str, beside: Option<&str>) -> Result<Source, FileError> {
        self.note(path, beside);
        Dir::current().text(path, beside)
    }

    fn bytes(&self, path: &str, beside: Option<&str>) -> Result<Vec<u8>, FileError> {
        self.note(path, beside);
        Dir::current().bytes(path, beside)
    }
}

/// Makes the set, and again whenever one of its files is saved. Faults are printed, and the watch goes on until the
/// program is stopped.
pub fn watch(make: impl Fn(&dyn FileProvider) -> Result<Done, Failure>) -> Result<Done, Failure> {
    loop {
        let watched = Watched::default();
        let begun = Instant::now();
        let outcome = make(&watched);
        let files = watched.seen.borrow().len();
        match outcome {
            Err(Failure::Closed) => return Err(Failure::Closed),
            Err(failure) if files == 0 => return Err(failure),
            Err(failure) => drop(failure.tell()),
            Ok(_) => (),
        }
        if files == 0 {
            let text = "error: a shipped theme does not change; --watch wants a theme of your own, such as emma.toml";
            return Err(Failure::Unreadable(text.to_owned()));
        }
        let (took, files) = (begun.elapsed().as_secs_f64(), counted(files, "file", "files"));
        eprintln!("{}", dim(&format!("{took:.2} s. Watching {files}; Ctrl-C ends.")));
        while !watched.changed() {
            sleep(LOOK);
        }
        sleep(SETTLE);
    }
}
