//! Languages and records named by the user, read from the disk or from standard input.

use super::disk;
use super::exit::Failure;
use crate::diagnostics::Source;
use crate::language::{LANGUAGES, Language, LanguageError, MAX_LANGUAGE_BYTES, is_path};
use crate::rules::notation::MAX_RECORD_BYTES;
use std::path::Path;

/// The text of a language file.
pub fn language_text(path: &Path) -> Result<Source, Failure> {
    source(path, MAX_LANGUAGE_BYTES)
}

/// The text of a file of at most `most` bytes.
pub fn source(path: &Path, most: usize) -> Result<Source, Failure> {
    let text = disk::read_text(path, most).map_err(|error| disk::failed(path, error))?;
    Ok(Source::new(path.to_string_lossy(), text))
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
    if path != Path::new("-") {
        return source(path, MAX_RECORD_BYTES);
    }
    let name = "standard input";
    match disk::read_stream(std::io::stdin().lock(), MAX_RECORD_BYTES) {
        Ok(text) => Ok(Source::new(name, text)),
        Err(error) => Err(disk::failed(Path::new(name), error)),
    }
}
