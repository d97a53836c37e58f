//! Text strings and names of PDF.

use lopdf::{Object, StringFormat};

/// A text string.
pub(super) fn text(text: &str) -> Object {
    let bytes = match text.is_ascii() {
        true => text.as_bytes().to_vec(),
        // UTF-16, big-endian, with a byte order mark.
        false => [0xFE, 0xFF].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect(),
    };
    Object::String(bytes, StringFormat::Literal)
}

/// A name.
pub(super) fn name(name: &str) -> Object {
    Object::Name(name.as_bytes().to_vec())
}
