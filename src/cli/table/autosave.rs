//! Saves a game to its file after every change.

use crate::cli::disk::{self, Over};
use crate::cli::exit::Failure;
use crate::cli::input::beside_record;
use crate::rules::Rules;
use crate::rules::notation::{NamedRules, Record};
use crate::service::RefereeLanguage;
use crate::table::Table;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Saves a game: to the file of `--save` after every change, elsewhere on request.
pub struct Autosave {
    /// The file of `--save`.
    file: Option<PathBuf>,
    force: bool,
    /// The file to which this game was last saved.
    saved: Option<PathBuf>,
    /// Whether there are unsaved changes.
    changed: bool,
    /// Whether a failure to write was already reported.
    warned: bool,
}

impl Autosave {
    /// What prevents saving is reported before the game, not after it. The file of a game that goes on may be overwritten.
    ///
    /// # Errors
    /// If the file exists, or cannot name the rules.
    pub fn new(
        file: Option<PathBuf>,
        may_overwrite: bool,
        rules: &Rules,
        voice: &RefereeLanguage,
    ) -> Result<Autosave, Failure> {
        if let Some(file) = &file {
            if !may_overwrite && disk::stands(file) {
                return Err(taken(file, voice));
            }
            beside_record(rules, file, voice)?;
        }
        Ok(Autosave { file, force: may_overwrite, saved: None, changed: false, warned: false })
    }

    /// Notes a change and saves it, so that no move is lost when the program ends. The game goes on after a write error,
    /// and only the first one is returned.
    pub fn note(&mut self, table: &Table, voice: &RefereeLanguage) -> Option<Failure> {
        self.changed = true;
        let file = self.file.clone()?;
        let failure = self.save(table, &file, voice).err()?;
        (!std::mem::replace(&mut self.warned, true)).then_some(failure)
    }

    /// Saves the game to a file. An earlier save of the same game may be overwritten.
    pub fn save(&mut self, table: &Table, file: &Path, voice: &RefereeLanguage) -> Result<(), Failure> {
        let rules = table.game().rules();
        let named = NamedRules::of_rules(rules, beside_record(rules, file, voice)?);
        let own = self.saved.as_deref() == Some(file);
        let record = table.record(&named).to_string();
        disk::write(file, record.as_bytes(), Over::if_forced(self.force || own)).map_err(|why| match why.kind() {
            ErrorKind::AlreadyExists => taken(file, voice),
            _ => disk::failed(file, why),
        })?;
        self.saved = Some(file.to_owned());
        self.changed = false;
        Ok(())
    }

    /// Saves unsaved changes at the end. Returns the file of `--save`, if there is one.
    pub fn finish(&mut self, table: &Table, voice: &RefereeLanguage) -> Result<Option<PathBuf>, Failure> {
        if let Some(file) = self.file.clone()
            && (self.changed || self.saved.as_deref() != Some(&file))
        {
            self.save(table, &file, voice)?;
        }
        Ok(self.file.clone())
    }

    /// Whether there are moves that were never saved.
    pub fn is_unsaved(&self) -> bool {
        self.changed
    }

    /// The record to print, and how to name its rules if it cannot name their file itself.
    pub fn shown(&self, table: &Table, voice: &RefereeLanguage) -> (Record, Option<String>) {
        let rules = table.game().rules();
        match beside_record(rules, Path::new("-"), voice) {
            Ok(file) => (table.record(&NamedRules::of_rules(rules, file)), None),
            Err(_) => (table.record(&NamedRules::of_rules(rules, None)), rules.file().map(str::to_owned)),
        }
    }
}

/// Overwriting must be requested.
fn taken(path: &Path, voice: &RefereeLanguage) -> Failure {
    let what = voice.say("save-taken", &[("file", path.display().to_string().into())]);
    Failure::File(format!("{what}\n  help: {}", voice.say("save-taken-help", &[])))
}
