//! Reading: regular files only, with a maximum length.

use crate::cli::utf8_text;
use std::fs::{File, FileType};
use std::io::{Error, ErrorKind, Read, Result};
use std::path::Path;

/// Opens a file for reading; also returns its length in bytes, from the open file. Links are followed.
///
/// # Errors
/// If it does not exist, is not readable, or is not a regular file: a pipe would block, a device has no end.
pub fn open(path: &Path) -> Result<(File, u64)> {
    // Opening alone may block or start a device, so the path is checked first, and the open file again in case the path
    // was replaced meanwhile.
    regular(std::fs::metadata(path)?.file_type())?;
    let file = without_waiting(File::options().read(true)).open(path)?;
    let about = file.metadata()?;
    regular(about.file_type())?;
    Ok((file, about.len()))
}

/// The bytes of a file of at most `most` bytes.
///
/// # Errors
/// As [`open`]; and if the file is longer, so that memory use is bounded.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>> {
    let (file, length) = open(path)?;
    if length > most as u64 {
        return Err(too_long(most));
    }
    bytes(file, most)
}

/// The text of a file of at most `most` bytes.
///
/// # Errors
/// As [`read`]; and if it is not UTF-8.
pub fn read_text(path: &Path, most: usize) -> Result<String> {
    text(read(path, most)?)
}

/// The text of a stream, such as standard input, of at most `most` bytes.
///
/// # Errors
/// As [`read_text`].
pub fn read_stream(stream: impl Read, most: usize) -> Result<String> {
    text(bytes(stream, most)?)
}

/// A file may grow while it is read, and some report no length.
fn bytes(from: impl Read, most: usize) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(most as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > most { Err(too_long(most)) } else { Ok(bytes) }
}

fn too_long(most: usize) -> Error {
    Error::new(ErrorKind::FileTooLarge, format!("longer than {} KiB", most >> 10))
}

fn text(bytes: Vec<u8>) -> Result<String> {
    utf8_text::text(bytes).map_err(|why| Error::new(ErrorKind::InvalidData, why))
}

fn regular(found: FileType) -> Result<()> {
    if found.is_file() {
        return Ok(());
    }
    Err(Error::new(ErrorKind::InvalidInput, format!("this is {}, not a file", name(found))))
}

/// The kind of a file that is not regular.
#[cfg(unix)]
fn name(found: FileType) -> &'static str {
    use std::os::unix::fs::FileTypeExt;
    if found.is_dir() {
        "a folder"
    } else if found.is_fifo() {
        "a named pipe"
    } else if found.is_socket() {
        "a socket"
    } else {
        "a device"
    }
}

#[cfg(not(unix))]
fn name(found: FileType) -> &'static str {
    if found.is_dir() { "a folder" } else { "a device" }
}

/// Opens without blocking, even on a pipe.
#[cfg(unix)]
fn without_waiting(options: &mut std::fs::OpenOptions) -> &mut std::fs::OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    // `O_NONBLOCK`, which the standard library does not export.
    options.custom_flags(if cfg!(any(target_os = "linux", target_os = "android")) { 0o4000 } else { 4 })
}

#[cfg(not(unix))]
fn without_waiting(options: &mut std::fs::OpenOptions) -> &mut std::fs::OpenOptions {
    options
}
