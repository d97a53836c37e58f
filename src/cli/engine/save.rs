//! Where games are saved.

use crate::cli::disk::{self, Over};
use crate::cli::exit::Failure;
use crate::rules::notation::Record;
use std::io::ErrorKind;
use std::path::Path;

/// Whether a file may be written: over another only if that is wanted.
pub fn may_write(path: &str, force: bool) -> Result<(), Failure> {
    if force || !disk::stands(Path::new(path)) { Ok(()) } else { Err(taken(path)) }
}

fn taken(path: &str) -> Failure {
    let help = "choose another name, or begin with --force to let it be replaced";
    Failure::File(format!("{path} is there already\n  help: {help}"))
}

/// Writes a record to a file: whole or not at all, and over another only if that is wanted.
pub fn save(record: &Record, path: &str, force: bool) -> Result<(), Failure> {
    let place = Path::new(path);
    disk::write(place, record.to_string().as_bytes(), Over::if_forced(force)).map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => taken(path),
        _ => disk::failed(place, why),
    })
}
