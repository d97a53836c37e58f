//! Reads custom pictures; the file type is detected from the content, not from the name.

use crate::art::{self, Drawing};

/// Reads an SVG, PNG or JPEG file. The error is a message and a hint.
pub(super) fn read_picture(bytes: &[u8]) -> Result<Drawing, (String, String)> {
    let read = match file_type(bytes) {
        FileType::Drawing => art::read_svg(bytes),
        FileType::Pixels => art::read_pixels(bytes),
        FileType::Other(what) => return Err((format!("it is {what}"), "save it as PNG, JPEG or SVG".to_owned())),
        FileType::Empty => return Err(("it is empty".to_owned(), "save it again".to_owned())),
    };
    read.map_err(|error| (error.what().to_owned(), error.right().to_owned()))
}

/// The file type by content.
enum FileType {
    Drawing,
    Pixels,
    Other(&'static str),
    Empty,
}

/// The magic numbers of file types that are not supported.
const UNSUPPORTED_MAGIC: [(&[u8], &str); 9] = [
    (b"GIF8", "a GIF picture"),
    (b"II*\0", "a TIFF picture"),
    (b"MM\0*", "a TIFF picture"),
    (b"BM", "a BMP picture"),
    (b"%PDF", "a PDF document"),
    (b"\x1f\x8b", "a packed file"),
    (b"PK\x03\x04", "a packed file"),
    (b"8BPS", "a Photoshop file"),
    (b"%!PS", "a PostScript file"),
];

fn file_type(bytes: &[u8]) -> FileType {
    if bytes.is_empty() {
        return FileType::Empty;
    }
    if bytes.starts_with(b"\x89PNG") || bytes.starts_with(b"\xff\xd8\xff") {
        return FileType::Pixels;
    }
    if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        return FileType::Other("a WebP picture");
    }
    if bytes.get(4..8) == Some(b"ftyp") {
        return FileType::Other("a HEIC or AVIF picture");
    }
    if let Some((_, what)) = UNSUPPORTED_MAGIC.iter().find(|(beginning, _)| bytes.starts_with(beginning)) {
        return FileType::Other(what);
    }
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match text.iter().find(|byte| !byte.is_ascii_whitespace()) {
        Some(b'<') => FileType::Drawing,
        _ => FileType::Other("no picture that is known here"),
    }
}
