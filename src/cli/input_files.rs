//! Language files, printer profiles and records named by the user, read from the disk or from standard input.

use super::disk;
use super::exit::Failure;
use crate::diagnostics::Source;
use crate::language::{LANGUAGES, Language, LanguageError, MAX_LANGUAGE_BYTES, is_path};
#[cfg(feature = "print")]
use crate::rules::MAX_SOURCE_BYTES;
use crate::rules::notation::MAX_RECORD_BYTES;
use std::path::Path;

/// The text of a language file.
pub fn language_text(path: &Path) -> Result<Source, Failure> {
    match disk::read_text(path, MAX_LANGUAGE_BYTES) {
        Ok(text) => Ok(Source::new(path.to_string_lossy(), text)),
        Err(error) => Err(disk::failed(path, error)),
    }
}

/// The text of a printer's profile.
#[cfg(feature = "print")]
pub fn printer_text(path: &Path) -> Result<Source, Failure> {
    match disk::read_text(path, MAX_SOURCE_BYTES) {
        Ok(text) => Ok(Source::new(path.to_string_lossy(), text)),
        Err(error) => Err(disk::failed(path, error)),
    }
}

/// The requested language: a shipped one by its tag, or a file.
pub fn language(name: &str) -> Result<Language, Failure> {
    // Tags are case-insensitive.
    let tag = LANGUAGES.iter().find(|tag| tag.eq_ignore_ascii_case(name)).unwrap_or(&name);
    match Language::shipped(tag) {
        Some(language) => Ok(language),
        None if is_path(name) => Ok(Language::read(language_text(Path::new(name))?)?),
        None => Err(LanguageError::Unknown { tag: name.to_owned() }.into()),
    }
}

/// The text of a record, from a file or, for `-`, from standard input.
pub fn read_record_text(path: &Path) -> Result<Source, Failure> {
    let is_stdin = path == Path::new("-");
    let name = if is_stdin { "standard input".into() } else { path.to_string_lossy() };
    let text = match is_stdin {
        true => disk::read_stream(std::io::stdin().lock(), MAX_RECORD_BYTES),
        false => disk::read_text(path, MAX_RECORD_BYTES),
    };
    text.map(|text| Source::new(name.clone(), text)).map_err(|error| Failure::File(format!("{name}: {error}")))
}
