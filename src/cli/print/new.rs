//! `shouqi new`: writes a starter theme.

use super::super::exit::{Done, Failure};
use super::args::New;
use super::starter_theme::beginning;
use crate::cli::disk::{self, Over};
use crate::cli::escaped_output;
use crate::diagnostics::one_of;
use crate::theme::{THEMES, shipped_theme};
use std::io::{ErrorKind, Write};
use std::path::Path;

/// Writes the theme.
pub fn run(new: New) -> Result<Done, Failure> {
    let Some(base) = shipped_theme(&new.from) else {
        let names: Vec<&str> = THEMES.iter().map(|theme| theme.name).collect();
        let hint = one_of(&new.from, &names);
        return Err(Failure::Unreadable(format!("error: no shipped theme is called \"{}\"; {hint}", new.from)));
    };
    let ThemeFile { stem, file } = ThemeFile::named(&new.name)?;
    write(&file, &beginning(&stem, &file, &base, true), new.force)?;
    let mut out = escaped_output::stdout();
    writeln!(out, "{file} is yours. Change it, then:\n\n  shouqi check {file}\n  shouqi make {file}")?;
    Ok(Done::Well)
}

/// A theme that is to be written.
pub struct ThemeFile {
    /// Its name.
    pub stem: String,
    /// Where it is written.
    pub file: String,
}

impl ThemeFile {
    /// That of a name, with its ending or without.
    ///
    /// # Errors
    /// If it is no name of a theme.
    pub fn named(name: &str) -> Result<ThemeFile, Failure> {
        let file = if name.ends_with(".toml") { name.to_owned() } else { format!("{name}.toml") };
        let stem = Path::new(&file).file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        // The name is quoted in TOML.
        if stem.is_empty() || stem.starts_with('.') || stem.contains(['"', '\\']) || stem.chars().any(char::is_control)
        {
            return Err(Failure::Unreadable(format!("error: \"{}\" is not a theme name", stem.escape_debug())));
        }
        Ok(ThemeFile { stem, file })
    }
}

/// Writes the text of a theme.
///
/// # Errors
/// If the file cannot be written, or is there and not to be replaced.
pub fn write(file: &str, text: &str, force: bool) -> Result<(), Failure> {
    let place = Path::new(file);
    disk::write(place, text.as_bytes(), Over::if_forced(force)).map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => is_there(file),
        _ => disk::failed(place, why),
    })
}

/// That a file is not replaced.
pub fn is_there(file: &str) -> Failure {
    Failure::Unreadable(format!("error: {file} is there already\n  help: --force replaces it"))
}
