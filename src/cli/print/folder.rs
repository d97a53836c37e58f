//! The folder that a set is written into. Nothing of the user's is lost, and nothing is left half written.
//!
//! A list in the folder says which files the program wrote, for which theme, with a fingerprint of each. A file that
//! still has its fingerprint may be replaced by a new version of the same set; any other file may not.

use super::super::exit::Failure;
use std::fs;
use std::path::{Path, PathBuf};

/// The list of what the program wrote.
const LIST: &str = ".made-by-shouqi";
/// How many files an error names.
const NAMED: usize = 2;

/// A file to write.
pub struct Made {
    /// Its name in the folder.
    pub name: String,
    /// What stands in it.
    pub bytes: Vec<u8>,
}

/// Writes the files for `theme` into `folder`, all or none.
pub fn write(folder: &str, theme: &str, files: &[Made], force: bool) -> Result<(), Failure> {
    let place = Path::new(folder);
    let fail = |path: &Path, why: std::io::Error| Failure::File(format!("{}: {why}", path.display()));
    if !force {
        let strangers = strangers(place, theme, files);
        if !strangers.is_empty() {
            return Err(Failure::Unreadable(refusal(folder, &strangers)));
        }
    }
    fs::create_dir_all(place).map_err(|why| fail(place, why))?;
    let mut list = format!("theme {theme}\n");
    for line in kept(place, theme, files) {
        list.push_str(&format!("{line}\n"));
    }
    for file in files {
        list.push_str(&format!("{} {}\n", blake3::hash(&file.bytes).to_hex(), file.name));
    }
    let list = Made { name: LIST.into(), bytes: list.into_bytes() };
    let mut written: Vec<(PathBuf, PathBuf)> = Vec::new();
    let outcome = files.iter().chain([&list]).try_for_each(|file| {
        let (part, whole) = (place.join(format!(".{}.part", file.name)), place.join(&file.name));
        written.push((part.clone(), whole));
        fs::write(&part, &file.bytes).map_err(|why| fail(&part, why))
    });
    let outcome = outcome.and_then(|()| {
        written.iter().try_for_each(|(part, whole)| fs::rename(part, whole).map_err(|why| fail(whole, why)))
    });
    if outcome.is_err() {
        for (part, _) in &written {
            // It may never have been made; what matters is that none is left.
            let _ = fs::remove_file(part);
        }
    }
    outcome
}

/// The lines of the old list about other files of the same set, such as those of another format.
fn kept(place: &Path, theme: &str, files: &[Made]) -> Vec<String> {
    let list = fs::read_to_string(place.join(LIST)).unwrap_or_default();
    let mut lines = list.lines();
    if lines.next() != Some(&format!("theme {theme}")) {
        return Vec::new();
    }
    let rewritten = |line: &str| files.iter().any(|file| line.ends_with(&format!(" {}", file.name)));
    lines.filter(|line| !rewritten(line)).map(str::to_owned).collect()
}

/// The files that would be replaced and are not this theme's own, unchanged.
fn strangers(place: &Path, theme: &str, files: &[Made]) -> Vec<String> {
    let list = fs::read_to_string(place.join(LIST)).unwrap_or_default();
    let same_theme = list.lines().next() == Some(&format!("theme {theme}"));
    let known = |name: &str, hash: &str| list.lines().any(|line| line == format!("{hash} {name}"));
    let mut strangers = Vec::new();
    for file in files {
        let path = place.join(&file.name);
        // Whatever stands there and cannot be read, such as a folder, is not ours either.
        let ours = match fs::read(&path) {
            Ok(bytes) => bytes == file.bytes || (same_theme && known(&file.name, &blake3::hash(&bytes).to_hex())),
            Err(why) => why.kind() == std::io::ErrorKind::NotFound,
        };
        if !ours {
            strangers.push(file.name.clone());
        }
    }
    strangers
}

fn refusal(folder: &str, strangers: &[String]) -> String {
    let named = strangers.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    let more = match strangers.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!(
        "error: {folder}/ already holds {named}{more}, from another theme or changed since\n  \
         help: --force replaces them, -o NAME writes somewhere else"
    )
}
