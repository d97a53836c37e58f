//! Games that nobody asked to save: journals with numbers, among the settings of the user.

use super::journal_file::EXTENSION;
use crate::cli::disk::make_folder;
use crate::cli::exit::Failure;
use crate::cli::settings_folder::settings_folder;
use std::fs;
use std::path::{Path, PathBuf};

/// Their folder in that of the settings.
const FOLDER: &str = "tables";

/// Where the next one is to be kept.
///
/// # Errors
/// If there can be no folder for it.
pub fn next() -> Result<PathBuf, Failure> {
    let folder = settings_folder(None)?.join(FOLDER);
    make_folder(&folder, "--save FILE keeps the game elsewhere")?;
    Ok(folder.join(format!("{}.{EXTENSION}", last_number(&folder).map_or(1, |last| last + 1))))
}

/// The last one; `None` if there is none.
///
/// # Errors
/// If this system names no folder for settings.
pub fn last() -> Result<Option<PathBuf>, Failure> {
    let folder = settings_folder(None)?.join(FOLDER);
    Ok(last_number(&folder).map(|last| folder.join(format!("{last}.{EXTENSION}"))))
}

fn last_number(folder: &Path) -> Option<u64> {
    let names = fs::read_dir(folder).ok()?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names.filter_map(|name| name.strip_suffix(".journal")?.parse().ok()).max()
}
