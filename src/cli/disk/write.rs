//! Atomic writing: a file is written completely, or its old content stays.

use super::random_name::name_of_chance;
use std::fs::{self, File};
use std::io::{ErrorKind, Result, Write};
use std::path::{Path, PathBuf};

/// Number of random names to try; a collision is already very unlikely.
const TRIES: usize = 100;

/// What may be overwritten.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Over {
    /// Nothing: an existing file stays.
    Nothing,
    /// Anything but a folder. A link is replaced, its target unchanged.
    Anything,
}

impl Over {
    /// Overwrite if forced.
    pub fn if_forced(force: bool) -> Over {
        if force { Over::Anything } else { Over::Nothing }
    }
}

/// A file that is on the disk under a temporary name. Removed on drop.
pub struct TemporaryFile {
    /// Its temporary name.
    now: PathBuf,
    /// Its final name.
    path: PathBuf,
}

impl TemporaryFile {
    /// Writes and syncs the bytes under a random temporary name in the file's folder. The temporary file is created
    /// exclusively, so nothing existing is overwritten and no link is followed.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn new(path: &Path, bytes: &[u8]) -> Result<TemporaryFile> {
        let (draft, mut file) = TemporaryFile::begin(path)?;
        if let Ok(old) = fs::symlink_metadata(path)
            && old.is_file()
        {
            // Keep the permissions of the file that is replaced. Not every file system has them.
            let _ = file.set_permissions(old.permissions());
        }
        file.write_all(bytes)?;
        file.sync_all()?;
        Ok(draft)
    }

    /// Creates an empty temporary file.
    fn begin(path: &Path) -> Result<(TemporaryFile, File)> {
        for _ in 0..TRIES {
            let now = folder(path).join(name_of_chance());
            match File::options().write(true).create_new(true).open(&now) {
                Ok(file) => return Ok((TemporaryFile { now, path: path.to_owned() }, file)),
                Err(why) if why.kind() == ErrorKind::AlreadyExists => (),
                Err(why) => return Err(why),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// The final path.
    #[cfg(feature = "print")]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Renames the file to its final name.
    ///
    /// # Errors
    /// [`ErrorKind::AlreadyExists`] if the name is taken and overwriting is not allowed; or why it cannot be renamed.
    pub fn put(self, over: Over) -> Result<()> {
        match over {
            Over::Anything => fs::rename(&self.now, &self.path),
            Over::Nothing => self.put_beside(),
        }
    }

    /// Renames without overwriting: a hard link fails if the name exists, then the temporary name is removed.
    fn put_beside(self) -> Result<()> {
        match fs::hard_link(&self.now, &self.path) {
            Err(why) if why.kind() != ErrorKind::AlreadyExists => {
                // This file system has no hard links: create the name exclusively, then rename over it.
                drop(File::create_new(&self.path)?);
                fs::rename(&self.now, &self.path).inspect_err(|_| drop(fs::remove_file(&self.path)))
            }
            linked => linked,
        }
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        // After the rename there is no file of the temporary name.
        let _ = fs::remove_file(&self.now);
    }
}

/// Writes and syncs a file completely or not at all.
///
/// # Errors
/// As [`TemporaryFile::new`] and [`TemporaryFile::put`].
pub fn write(path: &Path, bytes: &[u8], over: Over) -> Result<()> {
    if over == Over::Nothing && stands(path) {
        // Checked before anything is written.
        return Err(ErrorKind::AlreadyExists.into());
    }
    TemporaryFile::new(path, bytes)?.put(over)?;
    sync_folder(folder(path));
    Ok(())
}

/// Whether a name exists, even as a dangling link.
pub fn stands(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Syncs a folder after a rename. Where the system does not allow that, the names reach the disk later.
pub fn sync_folder(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// The folder of a file.
fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}
