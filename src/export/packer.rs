//! Packs bytes as zlib does (RFC 1950), which PDF and PostScript unpack.
//!
//! By default in Rust, by flate2. With the feature `libdeflate` the C library of that name does it: files are a fiftieth
//! shorter, and building needs a C compiler.

/// How hard it is worked for a shorter result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Effort {
    /// For what a file has much of: much of the time that a PDF takes is spent here. One step more takes four times as
    /// long, for streams that are one byte in forty shorter.
    Usual,
    /// For faces: their bytes are few.
    Faces,
}

#[cfg(not(feature = "libdeflate"))]
mod backend {
    use super::Effort;
    use flate2::{Compress, Compression, FlushCompress, Status};

    /// A packer; make one and keep it, for it fills a quarter of a megabyte.
    pub struct Packer(Compress);

    impl Packer {
        /// One that works so hard. The highest level finds longer matches and worse ones to begin with: what it packs is
        /// longer.
        pub fn new(effort: Effort) -> Packer {
            let level = match effort {
                Effort::Usual | Effort::Faces => 8,
            };
            Packer(Compress::new(Compression::new(level), true))
        }

        /// The bytes, packed; `None` if that takes more than `most` bytes.
        pub fn pack(&mut self, bytes: &[u8], most: usize) -> Option<Vec<u8>> {
            let mut packed = Vec::with_capacity(most);
            self.0.reset();
            match self.0.compress_vec(bytes, &mut packed, FlushCompress::Finish) {
                Ok(Status::StreamEnd) => Some(packed),
                Ok(Status::Ok | Status::BufError) | Err(_) => None,
            }
        }
    }
}

#[cfg(feature = "libdeflate")]
mod backend {
    use super::Effort;
    use libdeflater::{CompressionLvl, Compressor};

    /// A packer; make one and keep it, for it fills a quarter of a megabyte.
    pub struct Packer(Compressor);

    impl Packer {
        /// One that works so hard.
        pub fn new(effort: Effort) -> Packer {
            let level = match effort {
                Effort::Usual => 9,
                Effort::Faces => 11,
            };
            Packer(Compressor::new(CompressionLvl::new(level).expect("libdeflate has levels 1 to 12")))
        }

        /// The bytes, packed; `None` if that takes more than `most` bytes.
        pub fn pack(&mut self, bytes: &[u8], most: usize) -> Option<Vec<u8>> {
            let mut packed = vec![0; most];
            let length = self.0.zlib_compress(bytes, &mut packed).ok()?;
            packed.truncate(length);
            Some(packed)
        }
    }
}

pub(super) use backend::Packer;

/// What packed bytes take at the most.
pub(super) fn most(bytes: &[u8]) -> usize {
    bytes.len() + bytes.len() / 1000 + 64
}
