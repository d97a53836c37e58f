//! Writing: a file is there whole, or it is as it was before.

use super::random_name::name_of_chance;
use std::fs::{self, File};
use std::io::{ErrorKind, Result, Write};
use std::path::{Path, PathBuf};

/// So many names of chance are tried; that even one is taken has never been seen.
const TRIES: usize = 100;

/// What may be written over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Over {
    /// Nothing: a file that is there stays.
    Nothing,
    /// Whatever has the name, but a folder. A link is replaced, and what it leads to stays as it is.
    Anything,
}

impl Over {
    /// Over anything if it was said that it shall be so.
    pub fn if_forced(force: bool) -> Over {
        if force { Over::Anything } else { Over::Nothing }
    }
}

/// A file that is on the disk already, but not yet under its name. Dropped, it is gone.
pub struct Draft {
    /// The name that chance gave it.
    now: PathBuf,
    /// The name that it is to have.
    path: PathBuf,
}

impl Draft {
    /// Writes the bytes of a file into its folder, to the disk, under a name of chance. It never writes into what has
    /// that name, a link neither: the file is made, or another name is tried.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn new(path: &Path, bytes: &[u8]) -> Result<Draft> {
        let (draft, mut file) = Draft::begin(path)?;
        if let Ok(old) = fs::symlink_metadata(path)
            && old.is_file()
        {
            // Who may read the old one may read the new one. Not every disk knows of that.
            let _ = file.set_permissions(old.permissions());
        }
        file.write_all(bytes)?;
        file.sync_all()?;
        Ok(draft)
    }

    /// An empty one.
    fn begin(path: &Path) -> Result<(Draft, File)> {
        for _ in 0..TRIES {
            let now = folder(path).join(name_of_chance());
            match File::options().write(true).create_new(true).open(&now) {
                Ok(file) => return Ok((Draft { now, path: path.to_owned() }, file)),
                Err(why) if why.kind() == ErrorKind::AlreadyExists => (),
                Err(why) => return Err(why),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// Where it is going to stand.
    #[cfg(feature = "print")]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives it its name.
    ///
    /// # Errors
    /// [`ErrorKind::AlreadyExists`] if the name is taken and nothing may be written over; or why it cannot be renamed.
    pub fn put(self, over: Over) -> Result<()> {
        match over {
            Over::Anything => fs::rename(&self.now, &self.path),
            Over::Nothing => self.put_beside(),
        }
    }

    /// Gives it a name that nothing has. A second name for a file is only made if it is free; the first one goes.
    fn put_beside(self) -> Result<()> {
        match fs::hard_link(&self.now, &self.path) {
            Err(why) if why.kind() != ErrorKind::AlreadyExists => {
                // This disk knows no second names: the name is taken first, and then written over.
                drop(File::create_new(&self.path)?);
                fs::rename(&self.now, &self.path).inspect_err(|_| drop(fs::remove_file(&self.path)))
            }
            linked => linked,
        }
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // Once it was renamed there is nothing of this name, and nobody else gets it.
        let _ = fs::remove_file(&self.now);
    }
}

/// Writes a file so that it is there whole, and on the disk, or not at all.
///
/// # Errors
/// As [`Draft::new`] and [`Draft::put`] have them.
pub fn write(path: &Path, bytes: &[u8], over: Over) -> Result<()> {
    if over == Over::Nothing && stands(path) {
        // Told before anything is written.
        return Err(ErrorKind::AlreadyExists.into());
    }
    Draft::new(path, bytes)?.put(over)?;
    settle(folder(path));
    Ok(())
}

/// Whether something has this name, be it a link that leads nowhere.
pub fn stands(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Brings a folder's new names to the disk. Not every system lets folders be synced, and where it does not the names
/// come by themselves, only later.
pub fn settle(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// The folder that a file lies in.
fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}
