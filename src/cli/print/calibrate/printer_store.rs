//! Printer profiles on the disk: one file per printer, in the configuration folder.

use super::super::super::exit::Failure;
use super::args::{ConfigArgs, PrinterArgs};
use crate::cli::disk::{self, Over};
use crate::cli::input_files;
use crate::cli::settings_folder::settings_folder;
use crate::diagnostics::{did_you_mean, nearest};
use crate::layout;
use crate::rules::MAX_SOURCE_BYTES;
use crate::scene::Document;
use crate::theme::printer::{Profile, read_profile};
use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Maximum number of characters of a name.
const LONGEST: usize = 60;

/// The folder of printers.
pub struct PrinterStore {
    folder: PathBuf,
}

impl PrinterStore {
    /// The folder of the arguments, or the system's.
    pub fn open(kept: &ConfigArgs) -> Result<PrinterStore, Failure> {
        Ok(PrinterStore { folder: settings_folder(kept.folder.as_deref().map(Path::new))?.join("printers") })
    }

    /// The file of a printer.
    pub fn place(&self, name: &str) -> Result<PathBuf, Failure> {
        let plain = |c: char| c.is_alphanumeric() || "-_.".contains(c);
        if name.is_empty() || name.starts_with('.') || name.chars().count() > LONGEST || !name.chars().all(plain) {
            return Err(Failure::Unreadable(format!(
                "error: \"{}\" is not a printer name; use letters, digits, - and _",
                name.escape_debug()
            )));
        }
        Ok(self.folder.join(format!("{name}.toml")))
    }

    /// The profile of a printer; empty if there is none.
    pub fn find(&self, name: &str) -> Result<Option<Profile>, Failure> {
        let place = self.place(name)?;
        if !disk::stands(&place) {
            return Ok(None);
        }
        Ok(Some(read_profile(name, input_files::source(&place, MAX_SOURCE_BYTES)?)?))
    }

    /// The profile of a printer that must exist.
    pub fn get(&self, name: &str) -> Result<Profile, Failure> {
        if let Some(profile) = self.find(name)? {
            return Ok(profile);
        }
        let names = self.names()?;
        let all = match names.is_empty() {
            true => "none was measured yet".to_owned(),
            false => format!("there are {}", names.join(", ")),
        };
        let hint = did_you_mean(nearest(name, names.iter().map(String::as_str)), all);
        Err(Failure::Unreadable(format!(
            "error: no printer is called \"{name}\"; {hint}\n  \
             help: `shouqi calibrate` makes the page to measure one with"
        )))
    }

    /// Every printer, by name.
    pub fn names(&self) -> Result<Vec<String>, Failure> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(why) => return Err(disk::failed(&self.folder, why)),
        };
        let mut names = Vec::new();
        for entry in entries {
            let path = entry.map_err(|why| disk::failed(&self.folder, why))?.path();
            if path.extension().is_some_and(|ending| ending == "toml")
                && let Some(name) = path.file_stem().and_then(|stem| stem.to_str())
                && !name.starts_with('.')
            {
                names.push(name.to_owned());
            }
        }
        names.sort();
        Ok(names)
    }

    /// Changes the profile of a printer atomically, with the folder locked. Returns the path of its file.
    pub fn change(
        &self,
        name: &str,
        change: impl FnOnce(Option<Profile>) -> Result<Profile, Failure>,
    ) -> Result<PathBuf, Failure> {
        let place = self.place(name)?;
        disk::make_folder(&self.folder, "--config DIR names another folder for settings")?;
        let held = disk::hold(&self.folder)?;
        held.sweep();
        let profile = change(self.find(name)?)?;
        disk::write(&place, profile.text().as_bytes(), Over::Anything).map_err(|why| disk::failed(&place, why))?;
        Ok(place)
    }
}

/// A document corrected for the selected printer, or unchanged without one.
pub fn fitted<'d>(asked: &PrinterArgs, document: &'d Document) -> Result<Cow<'d, Document>, Failure> {
    let Some(name) = &asked.printer else { return Ok(Cow::Borrowed(document)) };
    let profile = PrinterStore::open(&asked.kept)?.get(name)?;
    let mut fitted = document.clone();
    layout::printed_by(&mut fitted, &profile).map_err(|error| {
        let paper = if error.paper.contains(' ') { format!("\"{}\"", error.paper) } else { error.paper.clone() };
        Failure::Unreadable(format!(
            "error: {error}\n  help: `shouqi calibrate --paper {paper}` makes the page to measure it with"
        ))
    })?;
    Ok(Cow::Owned(fitted))
}

/// A note for pages that are corrected for one printer.
pub fn reminder(asked: &PrinterArgs) -> Option<String> {
    let name = asked.printer.as_ref()?;
    Some(format!("Drawn for the printer \"{name}\": on another one its sizes will be wrong."))
}
