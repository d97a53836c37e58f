//! Packs bytes as zlib does, which PDF and PostScript unpack.

use flate2::{Compress, Compression, FlushCompress, Status};

/// A packer; make one and keep it, for it fills a quarter of a megabyte.
pub(super) struct Packer(Compress);

impl Packer {
    /// That works so hard, 0 to 9.
    pub(super) fn new(effort: u32) -> Packer {
        Packer(Compress::new(Compression::new(effort), true))
    }

    /// The bytes, packed; `None` if that takes more than `most` bytes.
    pub(super) fn pack(&mut self, bytes: &[u8], most: usize) -> Option<Vec<u8>> {
        let mut packed = Vec::with_capacity(most);
        self.0.reset();
        let status = self.0.compress_vec(bytes, &mut packed, FlushCompress::Finish).ok()?;
        (status == Status::StreamEnd && packed.len() <= most).then_some(packed)
    }
}

/// What packed bytes take at the most.
pub(super) fn most(bytes: &[u8]) -> usize {
    bytes.len() + bytes.len() / 1000 + 64
}
