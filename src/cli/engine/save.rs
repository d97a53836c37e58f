//! Saving of games.

use crate::cli::disk::{self, Over};
use crate::cli::exit::Failure;
use crate::cli::referee_language::RefereeLanguage;
use crate::language::Argument;
use crate::rules::notation::Record;
use std::io::ErrorKind;
use std::path::Path;

/// Checks that a file may be written; overwriting must be requested.
pub fn may_write(path: &Path, force: bool, voice: &RefereeLanguage) -> Result<(), Failure> {
    if force || !disk::stands(path) { Ok(()) } else { Err(taken(path, voice)) }
}

fn taken(path: &Path, voice: &RefereeLanguage) -> Failure {
    let what = voice.say("save-taken", &[("file", Argument::Text(path.display().to_string()))]);
    Failure::File(format!("{what}\n  help: {}", voice.say("save-taken-help", &[])))
}

/// Writes a record to a file atomically; overwriting must be requested.
pub fn save(record: &Record, path: &Path, force: bool, voice: &RefereeLanguage) -> Result<(), Failure> {
    disk::write(path, record.to_string().as_bytes(), Over::if_forced(force)).map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => taken(path, voice),
        _ => disk::failed(path, why),
    })
}
