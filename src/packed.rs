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
    let (mut bytes, rest) = room_for(packed);
    Decompress::new(true)
        .decompress_vec(rest, &mut bytes, FlushDecompress::Finish)
        .expect("it was packed by our own build");
    bytes
}

/// What was packed to be small.
#[cfg(all(feature = "print", not(feature = "fetched-faces")))]
pub fn unpacked_slowly(packed: &[u8]) -> Vec<u8> {
    use std::io::Read;
    let (mut bytes, rest) = room_for(packed);
    brotli_decompressor::Decompressor::new(rest, rest.len())
        .read_to_end(&mut bytes)
        .expect("it was packed by our own build");
    bytes
}

/// Room for what is unpacked, and what is behind the length.
#[cfg(not(feature = "fetched-faces"))]
fn room_for(packed: &[u8]) -> (Vec<u8>, &[u8]) {
    let (length, rest) = packed.split_first_chunk::<LENGTH>().expect("the length comes first");
    (Vec::with_capacity(u32::from_le_bytes(*length) as usize), rest)
}

/// What lies in a page's module.
#[cfg(feature = "fetched-faces")]
pub fn unpacked(bytes: &[u8]) -> Vec<u8> {
    bytes.to_vec()
}
