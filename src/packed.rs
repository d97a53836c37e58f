//! What the program carries packed: `pack.rs` has packed it, behind its length.
//!
//! What a page's module carries is packed as a whole when it is sent, and lies in it as it is.

#[cfg(not(feature = "fetched-faces"))]
use flate2::{Decompress, FlushDecompress};

/// Bytes of the length.
#[cfg(not(feature = "fetched-faces"))]
const LENGTH: usize = size_of::<u32>();

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
