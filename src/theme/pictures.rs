//! A picture of the user's own, told by its content and not by its name.

use crate::art::{self, Drawing};

/// Reads an SVG, PNG or JPEG file. The error says what is wrong with it, and what would be right.
pub(super) fn read_picture(bytes: &[u8]) -> Result<Drawing, (String, String)> {
    let read = match sort(bytes) {
        Sort::Drawing => art::read_svg(bytes),
        Sort::Pixels => art::read_pixels(bytes),
        Sort::Other(what) => return Err((format!("it is {what}"), "save it as PNG, JPEG or SVG".to_owned())),
        Sort::Empty => return Err(("it is empty".to_owned(), "save it again".to_owned())),
    };
    read.map_err(|error| (error.what().to_owned(), error.right().to_owned()))
}

/// What a file's content looks like.
enum Sort {
    Drawing,
    Pixels,
    Other(&'static str),
    Empty,
}

/// How files of known sorts begin.
const BEGINNINGS: [(&[u8], &str); 9] = [
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

fn sort(bytes: &[u8]) -> Sort {
    if bytes.is_empty() {
        return Sort::Empty;
    }
    if bytes.starts_with(b"\x89PNG") || bytes.starts_with(b"\xff\xd8\xff") {
        return Sort::Pixels;
    }
    if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        return Sort::Other("a WebP picture");
    }
    if bytes.get(4..8) == Some(b"ftyp") {
        return Sort::Other("a HEIC or AVIF picture");
    }
    if let Some((_, what)) = BEGINNINGS.iter().find(|(beginning, _)| bytes.starts_with(beginning)) {
        return Sort::Other(what);
    }
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match text.iter().find(|byte| !byte.is_ascii_whitespace()) {
        Some(b'<') => Sort::Drawing,
        _ => Sort::Other("no picture that is known here"),
    }
}
