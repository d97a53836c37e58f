//! Packs bytes as zlib does, which PDF and PostScript unpack.

use libdeflater::{CompressionLvl, Compressor};

/// A packer; make one and keep it, for it fills a quarter of a megabyte.
pub(super) struct Packer(Compressor);

impl Packer {
    /// That works so hard, 1 to 12.
    ///
    /// # Panics
    /// If `effort` is another number.
    pub(super) fn new(effort: i32) -> Packer {
        Packer(Compressor::new(CompressionLvl::new(effort).expect("an effort from 1 to 12")))
    }

    /// The bytes, packed; `None` if that takes more than `most` bytes.
    pub(super) fn pack(&mut self, bytes: &[u8], most: usize) -> Option<Vec<u8>> {
        let mut packed = vec![0; most];
        let length = self.0.zlib_compress(bytes, &mut packed).ok()?;
        packed.truncate(length);
        Some(packed)
    }
}

/// What packed bytes take at the most.
pub(super) fn most(bytes: &[u8]) -> usize {
    bytes.len() + bytes.len() / 1000 + 64
}
