//! What the program carries packed: `pack.rs` has packed it, behind its length.
//!
//! What a page's module carries is packed as a whole when it is sent, and lies in it as it is.

#[cfg(not(feature = "fetched-faces"))]
use flate2::{Decompress, FlushDecompress};
use std::borrow::Cow;

/// Bytes of the length.
#[cfg(not(feature = "fetched-faces"))]
const LENGTH: usize = size_of::<u32>();

/// A text that the program carries.
#[derive(Debug)]
pub enum ShippedText {
    /// As it is.
    Plain(&'static str),
    /// Packed by `pack.rs`, to be unpacked fast.
    Packed(&'static [u8]),
}

impl ShippedText {
    /// The text.
    ///
    /// # Panics
    /// Never: tests read every text.
    pub fn text(&self) -> Cow<'static, str> {
        match *self {
            ShippedText::Plain(text) => text.into(),
            ShippedText::Packed(packed) => {
                String::from_utf8(unpacked(packed)).expect("what is packed as a text is UTF-8").into()
            }
        }
    }
}

/// A text that `pack.rs` has packed, by its path without its ending.
macro_rules! packed_text {
    ($($path:tt),+) => {
        $crate::packed::ShippedText::Packed(include_bytes!(concat!(env!("OUT_DIR"), $($path),+, ".packed")))
    };
}
pub(crate) use packed_text;

/// What was packed to be unpacked fast.
///
/// # Panics
/// Never, and neither does [`unpacked_slowly`]: tests unpack everything.
#[cfg(not(feature = "fetched-faces"))]
pub fn unpacked(packed: &[u8]) -> Vec<u8> {
    let (length, rest) = parts(packed);
    let mut bytes = Vec::with_capacity(length);
    Decompress::new(true)
        .decompress_vec(rest, &mut bytes, FlushDecompress::Finish)
        .expect("it was packed by our own build");
    bytes
}

/// What was packed to be small.
#[cfg(all(feature = "print", not(feature = "fetched-faces")))]
pub fn unpacked_slowly(packed: &[u8]) -> Vec<u8> {
    let (length, rest) = parts(packed);
    let mut bytes = vec![0; length];
    let done = brotli_decompressor::brotli_decode(rest, &mut bytes);
    assert!(done.decoded_size == length, "it was packed by our own build");
    bytes
}

/// The length of what is unpacked, and what is behind it.
#[cfg(not(feature = "fetched-faces"))]
fn parts(packed: &[u8]) -> (usize, &[u8]) {
    let (length, rest) = packed.split_first_chunk::<LENGTH>().expect("the length comes first");
    (u32::from_le_bytes(*length) as usize, rest)
}

/// What lies in a page's module.
#[cfg(feature = "fetched-faces")]
pub fn unpacked(bytes: &[u8]) -> Vec<u8> {
    bytes.to_vec()
}
