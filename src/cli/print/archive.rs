//! One archive of all files of a set.

use super::folder::Made;
use crate::cli::exit::Failure;
use std::io::{Cursor, Write};
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// Its name.
const NAME: &str = "set.zip";
/// What is packed already.
const PACKED: [&str; 2] = ["pdf", "png"];

/// The archive of these files, the same bytes for the same files.
pub fn of(files: &[Made]) -> Result<Made, Failure> {
    let bytes = packed(files).map_err(|why| Failure::Unreadable(format!("error: {NAME} cannot be made: {why}")))?;
    Ok(Made { name: NAME.to_owned(), bytes })
}

fn packed(files: &[Made]) -> ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for file in files {
        let is_packed = file.name.rsplit_once('.').is_some_and(|(_, ending)| PACKED.contains(&ending));
        let method = if is_packed { CompressionMethod::Stored } else { CompressionMethod::Deflated };
        // The earliest time that the format knows: no run differs from another.
        let options = SimpleFileOptions::default().compression_method(method).last_modified_time(DateTime::default());
        archive.start_file(file.name.as_str(), options)?;
        archive.write_all(&file.bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}
