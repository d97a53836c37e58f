//! Rulesets, themes, what lies beside them, and records from the disk.

use super::disk;
use super::exit::Failure;
use crate::diagnostics::Source;
use crate::language::{LANGUAGES, Language, LanguageError, MAX_LANGUAGE_BYTES, is_path};
use crate::rules::notation::MAX_RECORD_BYTES;
use crate::rules::{Library, MAX_SOURCE_BYTES};
use std::path::{Component, Path, PathBuf};

/// Rulesets in files. One that another extends must lie in the other's folder or below it.
pub struct Files;

impl Library for Files {
    fn read(&self, path: &str, beside: Option<&str>) -> Result<Source, String> {
        source(path, beside)
    }
}

/// Rulesets in one folder and below it: all that a record or a question may name besides the shipped ones. Its text may
/// come from anybody, and opens no other file.
pub struct Folder {
    /// A file in the folder, which need not be there; `None` opens nothing.
    beside: Option<String>,
    /// What is to be done where a file cannot be had.
    help: &'static str,
}

impl Folder {
    /// What a record may name: the files beside it. For `-`, standard input, those in the folder of the process.
    pub fn of_record(record: &str) -> Folder {
        let beside = if record == "-" { "standard input" } else { record };
        let help = "a record names shipped rulesets and files beside it; --rules FILE names any other";
        Folder { beside: Some(beside.to_owned()), help }
    }

    /// The folder of a record, which is never nameless.
    pub fn place_of_record(record: &str) -> PathBuf {
        match Path::new(record).parent() {
            Some(folder) if record != "-" && !folder.as_os_str().is_empty() => folder.to_owned(),
            _ => PathBuf::from("."),
        }
    }

    /// What a question may name: the files in this folder.
    pub fn of_questions(folder: Option<&str>) -> Folder {
        let beside = folder.map(|folder| Path::new(folder).join("*").to_string_lossy().into_owned());
        let help = "a question names shipped rulesets, and files in the folder that --rules-dir DIR opens";
        Folder { beside, help }
    }
}

impl Library for Folder {
    fn read(&self, path: &str, beside: Option<&str>) -> Result<Source, String> {
        let read = match (&self.beside, beside) {
            (None, _) => Err("not opened".to_owned()),
            (Some(_), _) if !path.ends_with(".toml") => Err("a ruleset's file ends in .toml".to_owned()),
            (Some(folder), beside) => source(path, Some(beside.unwrap_or(folder))),
        };
        read.map_err(|why| format!("{why}\n  help: {}", self.help))
    }
}

#[cfg(feature = "print")]
impl crate::theme::Shelf for Files {
    fn text(&self, path: &str, beside: Option<&str>) -> Result<Source, String> {
        source(path, beside)
    }

    fn bytes(&self, path: &str, beside: Option<&str>) -> Result<Vec<u8>, String> {
        let read = || disk::read(&Files::place(path, beside)?, crate::theme::MAX_FILE_BYTES);
        read().map_err(|error: std::io::Error| error.to_string())
    }

    fn rulesets(&self) -> &dyn Library {
        self
    }
}

/// The text of a ruleset or a theme.
fn source(path: &str, beside: Option<&str>) -> Result<Source, String> {
    let read = || {
        let place = Files::place(path, beside)?;
        let text = disk::read_text(&place, MAX_SOURCE_BYTES)?;
        Ok(Source::new(place.to_string_lossy(), text))
    };
    read().map_err(|error: std::io::Error| error.to_string())
}

impl Files {
    /// Where a file lies that the user named, or that another file names.
    pub fn place(path: &str, beside: Option<&str>) -> std::io::Result<PathBuf> {
        match beside {
            None => Ok(PathBuf::from(path)),
            Some(beside) => below(path, beside).map_err(std::io::Error::other),
        }
    }
}

/// The place of a ruleset that another extends.
fn below(path: &str, beside: &str) -> Result<PathBuf, String> {
    let outside = || format!("lies outside the folder of {beside}; only files beside it or below are followed");
    let relative = Path::new(path);
    let tame = |part: Component<'_>| matches!(part, Component::Normal(_) | Component::CurDir);
    if !relative.components().all(tame) {
        return Err(outside());
    }
    let folder = Path::new(beside).parent().unwrap_or(Path::new(""));
    let place = folder.join(relative.strip_prefix("./").unwrap_or(relative));
    // A link inside the folder may still lead out of it.
    let real = |path: &Path| std::fs::canonicalize(if path.as_os_str().is_empty() { Path::new(".") } else { path });
    match (real(&place), real(folder)) {
        (Ok(real_place), Ok(real_folder)) if !real_place.starts_with(&real_folder) => Err(outside()),
        _ => Ok(place),
    }
}

/// The text of a language file.
pub fn language_text(path: &str) -> Result<Source, Failure> {
    match disk::read_text(Path::new(path), MAX_LANGUAGE_BYTES) {
        Ok(text) => Ok(Source::new(path, text)),
        Err(error) => Err(disk::failed(Path::new(path), error)),
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

/// The language that a user asks for: a shipped one by its tag, or a file.
pub fn language(name: &str) -> Result<Language, Failure> {
    // Tags are the same in capitals and small letters.
    let tag = LANGUAGES.iter().find(|tag| tag.eq_ignore_ascii_case(name)).unwrap_or(&name);
    match Language::shipped(tag) {
        Some(language) => Ok(language),
        None if is_path(name) => Ok(Language::read(language_text(name)?)?),
        None => Err(LanguageError::Unknown { tag: name.to_owned() }.into()),
    }
}

/// The text of a record, from a file or, for `-`, from standard input.
pub fn read_record_text(path: &str) -> Result<Source, Failure> {
    let name = if path == "-" { "standard input" } else { path };
    let text = match path {
        "-" => disk::read_stream(std::io::stdin().lock(), MAX_RECORD_BYTES),
        path => disk::read_text(Path::new(path), MAX_RECORD_BYTES),
    };
    text.map(|text| Source::new(name, text)).map_err(|error| Failure::File(format!("{name}: {error}")))
}
