//! Reading: regular files only, and never more than can be used.

use crate::cli::utf8_text;
use std::fs::{File, FileType};
use std::io::{Error, ErrorKind, Read, Result};
use std::path::Path;

/// Opens a file for reading; also its length in bytes, as the open file has it. A link is followed.
///
/// # Errors
/// If it is not there, may not be read, or is no regular file: a pipe would make the program wait for ever, a device
/// has no end.
pub fn open(path: &Path) -> Result<(File, u64)> {
    // Opening alone may wait, or may set a device to work; so the name is asked first, and the open file once more,
    // for another may have taken the name meanwhile.
    regular(std::fs::metadata(path)?.file_type())?;
    let file = without_waiting(File::options().read(true)).open(path)?;
    let about = file.metadata()?;
    regular(about.file_type())?;
    Ok((file, about.len()))
}

/// The bytes of a file of at most `most` bytes.
///
/// # Errors
/// As [`open`] has them; a longer file is one, so that nobody's terabyte is ever held in memory.
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
/// As [`read`] has them, and if it is no UTF-8.
pub fn read_text(path: &Path, most: usize) -> Result<String> {
    text(read(path, most)?)
}

/// The text of a stream, such as standard input, of at most `most` bytes.
///
/// # Errors
/// As [`read_text`] has them.
pub fn read_stream(stream: impl Read, most: usize) -> Result<String> {
    text(bytes(stream, most)?)
}

/// A file may grow while it is read, and some have no length before.
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

/// What stands there instead of a file.
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

/// Opening waits for nobody, not even for the other end of a pipe.
#[cfg(unix)]
fn without_waiting(options: &mut std::fs::OpenOptions) -> &mut std::fs::OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    // `O_NONBLOCK`, which the standard library does not name.
    options.custom_flags(if cfg!(any(target_os = "linux", target_os = "android")) { 0o4000 } else { 4 })
}

#[cfg(not(unix))]
fn without_waiting(options: &mut std::fs::OpenOptions) -> &mut std::fs::OpenOptions {
    options
}
