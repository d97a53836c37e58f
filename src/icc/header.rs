//! Reads and checks the header and the tag table of an ICC profile (ICC.1, clause 7), before anything else is read.

use super::ProfileError;

/// The maximum size of a profile, in bytes. Those of printing presses have 0.5 to 3 MB.
pub const MAX_BYTES: usize = 8 << 20;

/// The length of the header, in bytes; the number of tags follows it.
const HEADER_BYTES: usize = 128;
/// The length of an entry of the tag table (signature, offset, size), in bytes.
const TAG_ENTRY: usize = 12;
/// The maximum number of tags.
const MAX_TAGS: usize = 200;

/// The header of a profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Header {
    /// The device class, such as `prtr`.
    pub(super) class: [u8; 4],
    /// The colour space of the device, such as `CMYK`.
    pub(super) space: [u8; 4],
}

/// The bytes of the profile and its header, after both are checked.
pub(super) fn read_header(bytes: &[u8]) -> Result<(&[u8], Header), ProfileError> {
    const RIGHT: &str =
        "an ICC profile ends in .icc or .icm; ask the print shop for theirs, or take it from the maker's site";
    if bytes.len() > MAX_BYTES {
        let message = format!("this file has {:.0} MiB", bytes.len() as f64 / f64::from(1 << 20));
        return Err(ProfileError::new(message, format!("at most {} MiB are read", MAX_BYTES >> 20)));
    }
    if bytes.len() < HEADER_BYTES + 4 || four(bytes, 36) != *b"acsp" {
        return Err(ProfileError::new("this is not an ICC profile", RIGHT));
    }
    let size = number(bytes, 0);
    if size > bytes.len() || size < HEADER_BYTES + 4 {
        let message = format!("this profile is truncated: its header says {size} bytes, and it has {}", bytes.len());
        return Err(ProfileError::new(message, "copy it again"));
    }
    let profile = &bytes[..size];
    let version = profile[8];
    if !matches!(version, 2 | 4) {
        let message = format!("this profile is of version {version}");
        return Err(ProfileError::new(message, "versions 2 and 4 are read; print shops give one of these"));
    }
    let tags = number(profile, HEADER_BYTES);
    let table = profile.get(HEADER_BYTES + 4..).unwrap_or_default();
    let rows = table.get(..tags.min(MAX_TAGS + 1) * TAG_ENTRY).unwrap_or_default();
    let within = |row: &[u8]| {
        let (offset, length) = (number(row, 4), number(row, 8));
        offset.checked_add(length).is_some_and(|end| end <= size)
    };
    if tags == 0 || tags > MAX_TAGS || rows.is_empty() || !rows.chunks_exact(TAG_ENTRY).all(within) {
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
