//! The door that every profile comes through: its header and its table of tags, measured (ICC.1, clause 7).

use super::ProfileError;

/// The most bytes a profile may have. Those of presses have half a megabyte to three.
pub const MOST_BYTES: usize = 8 << 20;

/// The header, in bytes; the number of tags follows it.
const HEADER: usize = 128;
/// A row of the table of tags: name, offset, size.
const ROW: usize = 12;
/// More tags than this no profile has.
const MOST_TAGS: usize = 200;

/// What a header says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Header {
    /// What sort of device it describes, such as `prtr`.
    pub(super) class: [u8; 4],
    /// What its numbers are, such as `CMYK`.
    pub(super) space: [u8; 4],
}

/// The bytes that belong to the profile, and what its header says.
pub(super) fn enter(bytes: &[u8]) -> Result<(&[u8], Header), ProfileError> {
    const RIGHT: &str =
        "an ICC profile ends in .icc or .icm; ask the print shop for theirs, or take it from the maker's site";
    if bytes.len() > MOST_BYTES {
        let message = format!("this file has {:.0} MiB", bytes.len() as f64 / f64::from(1 << 20));
        return Err(ProfileError::new(
            message,
            format!("at most {} MiB are read; no profile is longer", MOST_BYTES >> 20),
        ));
    }
    if bytes.len() < HEADER + 4 || four(bytes, 36) != *b"acsp" {
        return Err(ProfileError::new("this is no ICC profile", RIGHT));
    }
    let size = number(bytes, 0);
    if size > bytes.len() || size < HEADER + 4 {
        let message = format!("this profile is cut short: it says {size} bytes and has {}", bytes.len());
        return Err(ProfileError::new(message, "copy it again"));
    }
    let profile = &bytes[..size];
    let version = profile[8];
    if !matches!(version, 2 | 4) {
        let message = format!("this profile is of version {version}");
        return Err(ProfileError::new(message, "versions 2 and 4 are read; print shops give one of these"));
    }
    let tags = number(profile, HEADER);
    let table = profile.get(HEADER + 4..).unwrap_or_default();
    let rows = table.get(..tags.min(MOST_TAGS + 1) * ROW).unwrap_or_default();
    let within = |row: &[u8]| {
        let (offset, length) = (number(row, 4), number(row, 8));
        offset.checked_add(length).is_some_and(|end| end <= size)
    };
    if tags == 0 || tags > MOST_TAGS || rows.is_empty() || !rows.chunks_exact(ROW).all(within) {
        return Err(ProfileError::new("this profile's table of contents is broken", "copy it again"));
    }
    Ok((profile, Header { class: four(profile, 12), space: four(profile, 16) }))
}

/// Four letters of a header as text, for a message.
pub(super) fn letters(four: [u8; 4]) -> String {
    four.iter()
        .map(|&byte| if byte.is_ascii_graphic() { char::from(byte) } else { ' ' })
        .collect::<String>()
        .trim()
        .into()
}

fn four(bytes: &[u8], at: usize) -> [u8; 4] {
    std::array::from_fn(|place| bytes.get(at + place).copied().unwrap_or_default())
}

fn number(bytes: &[u8], at: usize) -> usize {
    u32::from_be_bytes(four(bytes, at)) as usize
}
