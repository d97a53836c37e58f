//! The output folder of a set. No file of the user is overwritten, and no file is left incomplete.
//!
//! A manifest in the folder lists the files that the program wrote, their theme, and a hash of each. A file with an
//! unchanged hash may be replaced by a new version of the same set; any other file may not. The folder is locked while
//! it is checked and written.

use super::super::exit::Failure;
use crate::cli::disk::{self, Over, TemporaryFile};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::{ErrorKind, Read};
use std::path::{Component, Path};

/// The name of the manifest.
const LIST: &str = ".made-by-shouqi";
/// Maximum number of files named in an error.
const NAMED: usize = 2;
/// Maximum length of a manifest in bytes; a longer file is not ours.
const LONGEST_LIST: usize = 16 << 20;
/// Maximum length of an output file in bytes; a longer file is not ours and is not hashed.
const LONGEST_FILE: u64 = 4 << 30;
/// Block size for hashing, in bytes.
const PIECE: usize = 64 << 10;

/// A file to write.
pub struct Made {
    /// Its name within the folder, or its path below it, with `/`.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

impl Made {
    /// Its path, for a summary.
    pub fn path(&self, folder: &Path) -> String {
        shown(folder, &self.name)
    }

    /// Its path and length, for a summary as JSON.
    pub fn as_json(&self, folder: &Path) -> Value {
        json!({ "path": self.path(folder), "bytes": self.bytes.len() })
    }
}

/// The path of a name in a folder.
pub fn shown(folder: &Path, name: &str) -> String {
    format!("{}/{name}", folder.display().to_string().trim_end_matches('/'))
}

/// How a refusal speaks of what is written.
pub struct Wording {
    /// The option that names another folder.
    pub option: &'static str,
    /// Where files come from that are not replaced.
    pub origin: &'static str,
}

impl Wording {
    fn elsewhere(&self) -> String {
        format!("{} writes somewhere else", self.option)
    }
}

/// Writes the files for `theme` into `folder`, all or none. When another theme's set is overwritten by force, its own
/// unchanged files are removed: two sets are never mixed.
pub fn write(folder: &Path, theme: &str, files: &[Made], force: bool) -> Result<(), Failure> {
    let wording = Wording { option: "-o NAME", origin: "from another theme or changed since" };
    write_worded(folder, theme, files, force, &wording)
}

/// The same of files that are not of a theme, and may lie in folders below; `theme` then names the version of them all.
pub fn write_worded(folder: &Path, theme: &str, files: &[Made], force: bool, wording: &Wording) -> Result<(), Failure> {
    let place = folder;
    disk::make_folder(place, &wording.elsewhere())?;
    let held = disk::hold(place)?;
    held.sweep();
    let below = folders_below(files);
    let old = Manifest::read(place);
    expect_own(place, theme, files, force, wording)?;
    for name in below {
        let below = place.join(name);
        disk::make_folder(&below, &wording.elsewhere())?;
        disk::hold(&below)?.sweep();
    }
    let list = Made { name: LIST.into(), bytes: old.followed_by(theme, files).into_bytes() };
    let draft = |file: &Made| {
        let path = place.join(&file.name);
        TemporaryFile::new(&path, &file.bytes).map_err(|why| disk::failed(&path, why))
    };
    // Temporary files that are not renamed in the end are removed.
    let drafts = files.iter().map(draft).collect::<Result<Vec<TemporaryFile>, Failure>>()?;
    let list = draft(&list)?;
    drafts.into_iter().try_for_each(put)?;
    old.outlived(place, theme, files)
        .try_for_each(|path| fs::remove_file(&path).map_err(|why| disk::failed(&path, why)))?;
    put(list)?;
    disk::sync_folder(place);
    Ok(())
}

/// Refuses to write where something is in the way. [`write_worded`] asks this itself; it is asked before long work, too.
///
/// # Errors
/// If a file of the user would be replaced, or a folder, or a link that stands for a folder.
pub fn expect_own(folder: &Path, theme: &str, files: &[Made], force: bool, wording: &Wording) -> Result<(), Failure> {
    disk::expect_folder(folder, &wording.elsewhere())?;
    let strangers = || Manifest::read(folder).strangers(folder, theme, files);
    let mut in_the_way = if force { folders(folder, files) } else { strangers() };
    let below = folders_below(files).into_iter();
    in_the_way.extend(below.filter(|name| is_no_folder(folder, name)).map(str::to_owned));
    match in_the_way.is_empty() {
        true => Ok(()),
        false => Err(Failure::Unreadable(refusal(folder, &in_the_way, force, wording))),
    }
}

fn put(draft: TemporaryFile) -> Result<(), Failure> {
    let path = draft.path().to_owned();
    draft.put(Over::Anything).map_err(|why| disk::failed(&path, why))
}

/// The files of earlier runs.
struct Manifest {
    theme: Option<String>,
    /// Hash and name of each.
    lines: Vec<String>,
}

impl Manifest {
    /// The manifest of a folder; empty if it does not exist or is invalid.
    fn read(place: &Path) -> Manifest {
        let text = disk::read_text(&place.join(LIST), LONGEST_LIST).unwrap_or_default();
        let mut lines = text.lines();
        let theme = lines.next().and_then(|line| line.strip_prefix("theme ")).map(str::to_owned);
        Manifest { theme, lines: lines.map(str::to_owned).collect() }
    }

    fn is_of(&self, theme: &str) -> bool {
        self.theme.as_deref() == Some(theme)
    }

    /// The manifest after writing these files. Entries of other files of the same set are kept, such as those of
    /// another format.
    fn followed_by(&self, theme: &str, files: &[Made]) -> String {
        let kept = self.lines.iter().filter(|line| self.is_of(theme) && !about(line, files)).cloned();
        let new = files.iter().map(|file| format!("{} {}", blake3::hash(&file.bytes).to_hex(), file.name));
        let lines: Vec<String> = [format!("theme {theme}")].into_iter().chain(kept).chain(new).collect();
        lines.join("\n") + "\n"
    }

    /// Existing files that would be replaced and are not this theme's own, unchanged.
    fn strangers(&self, place: &Path, theme: &str, files: &[Made]) -> Vec<String> {
        let known = |name: &str, print: &str| self.is_of(theme) && self.has(name, print);
        let is_ours = |file: &Made| match fingerprint(&place.join(&file.name)) {
            Ok(print) => *print == *blake3::hash(&file.bytes).to_hex() || known(&file.name, &print),
            // Anything unreadable, such as a folder, is not ours either.
            Err(why) => why.kind() == ErrorKind::NotFound,
        };
        let list = place.join(LIST);
        let no_list = disk::stands(&list) && disk::read_text(&list, LONGEST_LIST).is_err();
        let strangers = files.iter().filter(|file| !is_ours(file)).map(|file| file.name.clone());
        strangers.chain(no_list.then(|| LIST.to_owned())).collect()
    }

    /// Unchanged files of another theme that are not written anew.
    fn outlived(&self, place: &Path, theme: &str, files: &[Made]) -> impl Iterator<Item = std::path::PathBuf> {
        let lines = self.lines.iter().filter(|line| !self.is_of(theme) && !about(line, files));
        lines.filter_map(|line| {
            let (print, name) = line.split_once(' ')?;
            // A forged manifest must not name paths outside its folder, and a link must not lead there.
            let is_inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
            let is_inside = is_inside && !parents(name).any(|parent| is_no_folder(place, parent));
            let path = place.join(name);
            (is_inside && *fingerprint(&path).ok()? == *print).then_some(path)
        })
    }

    fn has(&self, name: &str, print: &str) -> bool {
        self.lines.iter().any(|line| line.split_once(' ') == Some((print, name)))
    }
}

/// Whether an entry of the manifest is about one of these files.
fn about(line: &str, files: &[Made]) -> bool {
    line.split_once(' ').is_some_and(|(_, name)| files.iter().any(|file| file.name == name))
}

/// The folders below the first in which a file lies, outermost first.
fn parents(name: &str) -> impl Iterator<Item = &str> {
    name.match_indices('/').map(|(end, _)| &name[..end])
}

/// The folders below in which files lie, each before those that it holds.
fn folders_below(files: &[Made]) -> BTreeSet<&str> {
    files.iter().flat_map(|file| parents(&file.name)).collect()
}

/// Whether a name is taken by what is no folder, such as a link to one.
fn is_no_folder(place: &Path, name: &str) -> bool {
    fs::symlink_metadata(place.join(name)).is_ok_and(|found| !found.is_dir())
}

/// Names of files that exist as folders, which are never replaced.
fn folders(place: &Path, files: &[Made]) -> Vec<String> {
    let names = files.iter().map(|file| file.name.as_str()).chain([LIST]);
    let is_folder = |name: &&str| fs::symlink_metadata(place.join(name)).is_ok_and(|found| found.is_dir());
    names.filter(is_folder).map(str::to_owned).collect()
}

/// The hash of a file, read in blocks.
fn fingerprint(path: &Path) -> std::io::Result<String> {
    let (mut file, length) = disk::open(path)?;
    if length > LONGEST_FILE {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let mut hasher = blake3::Hasher::new();
    let mut piece = vec![0; PIECE];
    loop {
        match file.read(&mut piece)? {
            0 => return Ok(hasher.finalize().to_hex().to_string()),
            read => hasher.update(&piece[..read]),
        };
    }
}

fn refusal(folder: &Path, in_the_way: &[String], force: bool, wording: &Wording) -> String {
    let (origin, elsewhere) = (wording.origin, wording.elsewhere());
    let folder = folder.display();
    let named = in_the_way.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    let more = match in_the_way.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    if force {
        let plural = if in_the_way.len() == 1 { "a folder" } else { "folders" };
        return format!("error: {folder}/ holds {plural} called {named}{more}\n  help: {elsewhere}");
    }
    format!(
        "error: {folder}/ already holds {named}{more}, {origin}\n  \
         help: --force replaces them, {elsewhere}"
    )
}
