//! Rulesets and records from the disk.

use super::exit::Failure;
use crate::diagnostics::Source;
use crate::rules::notation::MAX_RECORD_BYTES;
use crate::rules::{Library, MAX_SOURCE_BYTES};
use std::fs::File;
use std::io::Read;
use std::path::{Component, Path, PathBuf};

/// Rulesets in files. One that another extends must lie in the other's folder or below it.
pub struct Files;

impl Library for Files {
    fn read(&self, path: &str, beside: Option<&str>) -> Result<Source, String> {
        let place = match beside {
            None => PathBuf::from(path),
            Some(beside) => below(path, beside)?,
        };
        let text = read_bounded(&place, MAX_SOURCE_BYTES).map_err(|error| error.to_string())?;
        Ok(Source::new(place.to_string_lossy(), text))
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

/// The text of a record, from a file or, for `-`, from standard input.
pub fn read_record_text(path: &str) -> Result<Source, Failure> {
    let name = if path == "-" { "standard input" } else { path };
    let text = match path {
        "-" => bounded(std::io::stdin().lock(), MAX_RECORD_BYTES),
        path => read_bounded(Path::new(path), MAX_RECORD_BYTES),
    };
    text.map(|text| Source::new(name, text)).map_err(|error| Failure::File(format!("{name}: {error}")))
}

fn read_bounded(path: &Path, most: usize) -> std::io::Result<String> {
    bounded(File::open(path)?, most)
}

/// Reads at most `most` bytes; more is an error, so that nobody's terabyte is ever held in memory.
fn bounded(from: impl Read, most: usize) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    from.take(most as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > most {
        let message = format!("longer than {} KiB", most >> 10);
        return Err(std::io::Error::new(std::io::ErrorKind::FileTooLarge, message));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        std::io::Error::new(std::io::ErrorKind::InvalidData, format!("line {line} is not UTF-8 text"))
    })
}
