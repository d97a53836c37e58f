//! The [`FileProvider`] of the program: files on the disk.

use super::disk;
use crate::diagnostics::Source;
use crate::files::{FileError, FileProvider};
use crate::rules::MAX_SOURCE_BYTES;
use std::path::{Component, Path, PathBuf};

/// Files on the disk. A file named by another file must be in that file's folder or below it.
#[derive(Debug, Clone)]
pub struct Dir {
    scope: Scope,
}

/// Which files a [`Dir`] provides.
#[derive(Debug, Clone)]
enum Scope {
    /// Every file named by the user, relative to the current directory.
    CurrentDir,
    /// Rulesets in one folder or below it. Records and batch queries may be untrusted: they open no other files.
    Rulesets {
        /// The folder, which need not exist; `None` provides nothing.
        base: Option<String>,
        /// The hint for a file that is not provided.
        help: &'static str,
    },
}

impl Dir {
    /// Every file named by the user, relative to the current directory.
    pub fn current() -> Dir {
        Dir { scope: Scope::CurrentDir }
    }

    /// The rulesets that a record may name: those in its folder or below it. For `-`, standard input, the folder is the
    /// current directory.
    pub fn of_record(record: &Path) -> Dir {
        let base = if record == Path::new("-") { "standard input".into() } else { record.to_string_lossy() };
        let help = "a record can name shipped rulesets and files in its folder; --rules FILE names any other";
        Dir { scope: Scope::Rulesets { base: Some(base.into_owned()), help } }
    }

    /// The rulesets that a batch query may name: those in this folder or below it; none without a folder.
    pub fn of_questions(folder: Option<&str>) -> Dir {
        let base = folder.map(|folder| Path::new(folder).join("*").to_string_lossy().into_owned());
        let help = "a question names shipped rulesets, and files in the folder that --rules-dir DIR opens";
        Dir { scope: Scope::Rulesets { base, help } }
    }

    /// The folder of a record, never empty.
    pub fn folder_of_record(record: &Path) -> PathBuf {
        match record.parent() {
            Some(folder) if record != Path::new("-") && !folder.as_os_str().is_empty() => folder.to_owned(),
            _ => PathBuf::from("."),
        }
    }

    /// The path of a file named by the user, or by the file `base`.
    pub fn resolve(path: &str, base: Option<&str>) -> std::io::Result<PathBuf> {
        match base {
            None => Ok(PathBuf::from(path)),
            Some(base) => below(path, base),
        }
    }
}

impl FileProvider for Dir {
    fn text(&self, path: &str, base: Option<&str>) -> Result<Source, FileError> {
        let (folder, help) = match &self.scope {
            Scope::CurrentDir => return read_source(path, base),
            Scope::Rulesets { base, help } => (base, help),
        };
        let read = match folder {
            None => Err("not opened".into()),
            Some(_) if !path.ends_with(".toml") => Err("a ruleset's file ends in .toml".into()),
            Some(folder) => read_source(path, Some(base.unwrap_or(folder))),
        };
        read.map_err(|why| format!("{why}\n  help: {help}").into())
    }

    fn bytes(&self, path: &str, base: Option<&str>) -> Result<Vec<u8>, FileError> {
        match &self.scope {
            #[cfg(feature = "print")]
            Scope::CurrentDir => {
                let read = || disk::read(&Dir::resolve(path, base)?, crate::theme::MAX_FILE_BYTES);
                read().map_err(|error: std::io::Error| error.to_string().into())
            }
            #[cfg(not(feature = "print"))]
            Scope::CurrentDir => self.text(path, base).map(|source| source.text.into_owned().into_bytes()),
            Scope::Rulesets { .. } => self.text(path, base).map(|source| source.text.into_owned().into_bytes()),
        }
    }
}

/// The text of a ruleset or a theme.
fn read_source(path: &str, base: Option<&str>) -> Result<Source, FileError> {
    let read = || {
        let resolved = Dir::resolve(path, base)?;
        let text = disk::read_text(&resolved, MAX_SOURCE_BYTES)?;
        Ok(Source::new(name(&resolved), text))
    };
    read().map_err(|error: std::io::Error| error.to_string().into())
}

/// What a file is called, with `/` on every system: themes name files so, and one file has one name.
fn name(path: &Path) -> String {
    let name = path.to_string_lossy();
    if cfg!(windows) { name.replace('\\', "/") } else { name.into_owned() }
}

/// The path of a file named by the file `base`: in the folder of `base` or below it.
fn below(path: &str, base: &str) -> std::io::Result<PathBuf> {
    let outside = || {
        let why = format!("lies outside the folder of {base}; only files in it or below are read");
        std::io::Error::other(why)
    };
    let relative = Path::new(path);
    let tame = |part: Component<'_>| matches!(part, Component::Normal(_) | Component::CurDir);
    if !relative.components().all(tame) {
        return Err(outside());
    }
    let folder = Path::new(base).parent().unwrap_or(Path::new(""));
    let joined = folder.join(relative.strip_prefix("./").unwrap_or(relative));
    // A symbolic link in the folder may point out of it.
    let real = |path: &Path| std::fs::canonicalize(if path.as_os_str().is_empty() { Path::new(".") } else { path });
    match (real(&joined), real(folder)) {
        (Ok(real_path), Ok(real_folder)) if !real_path.starts_with(&real_folder) => Err(outside()),
        _ => Ok(joined),
    }
}
