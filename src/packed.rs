//! What the program carries packed: `pack.rs` has packed it, behind its length.

use flate2::{Decompress, FlushDecompress};

/// Bytes of the length.
const LENGTH: usize = size_of::<u32>();

/// What was packed.
///
/// # Panics
/// Never: a test unpacks everything.
pub fn unpacked(packed: &[u8]) -> Vec<u8> {
    let (length, rest) = packed.split_first_chunk::<LENGTH>().expect("the length comes first");
    let mut bytes = Vec::with_capacity(u32::from_le_bytes(*length) as usize);
    Decompress::new(true)
        .decompress_vec(rest, &mut bytes, FlushDecompress::Finish)
        .expect("it was packed by our own build");
    bytes
}
