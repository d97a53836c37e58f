//! `shouqi make --watch`: makes the set again whenever a file that it came from is saved.
//!
//! The files are looked at ten times a second instead of asking the system to tell: there are a handful of them, editors
//! save by renaming, and this works on every disk.

use super::super::dir::Dir;
use super::super::exit::{Done, Failure};
use crate::cli::std_streams::eprintln;
use crate::cli::terminal::dim;
use crate::diagnostics::Source;
use crate::files::FileProvider;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

/// How often files are looked at.
const LOOK: Duration = Duration::from_millis(100);
/// A file that is still being written is left alone for so long.
const SETTLE: Duration = Duration::from_millis(40);

/// When a file was saved last and how long it is; `None` if it is not there.
type Stamp = Option<(SystemTime, u64)>;

/// A file provider that remembers which files were taken from it.
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

    /// Whether a file has been saved since it was taken.
    fn changed(&self) -> bool {
        self.seen.borrow().iter().any(|(path, then)| stamp(path) != *then)
    }
}

fn stamp(path: &PathBuf) -> Stamp {
    let about = fs::metadata(path).ok()?;
    Some((about.modified().ok()?, about.len()))
}

impl FileProvider for Watched {
    fn text(&self, path: &str, beside: Option<&str>) -> Result<Source, String> {
        self.note(path, beside);
        Dir::current().text(path, beside)
    }

    fn bytes(&self, path: &str, beside: Option<&str>) -> Result<Vec<u8>, String> {
        self.note(path, beside);
        Dir::current().bytes(path, beside)
    }
}

/// Makes the set, and makes it again whenever one of its files is saved. Faults are told, and the watch goes on; it ends
/// when the program is stopped.
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
        let (took, files) =
            (begun.elapsed().as_secs_f64(), if files == 1 { "1 file" } else { &format!("{files} files") });
        eprintln!("{}", dim(&format!("{took:.2} s. Watching {files}; Ctrl-C ends.")));
        while !watched.changed() {
            sleep(LOOK);
        }
        sleep(SETTLE);
    }
}
