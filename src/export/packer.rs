//! zlib compression (RFC 1950), for PDF and PostScript.
//!
//! By default in Rust, by flate2. With the feature `libdeflate` by that C library: files are 2 % smaller, and building
//! needs a C compiler.

/// Compression effort.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Effort {
    /// For most streams, which take most of the time of writing a PDF. One level more takes four times as long for 2.5
    /// % less.
    Usual,
    /// For fonts, which are small.
    Faces,
}

#[cfg(not(feature = "libdeflate"))]
mod backend {
    use super::Effort;
    use flate2::{Compress, Compression, FlushCompress, Status};

    /// A compressor; reuse it, since it allocates a quarter of a megabyte.
    pub struct Packer(Compress);

    impl Packer {
        /// A compressor of this effort. The highest level gives larger output for this data.
        pub fn new(effort: Effort) -> Packer {
            let level = match effort {
                Effort::Usual | Effort::Faces => 8,
            };
            Packer(Compress::new(Compression::new(level), true))
        }

        /// The compressed bytes; `None` if they are more than `most`.
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

    /// A compressor; reuse it, since it allocates a quarter of a megabyte.
    pub struct Packer(Compressor);

    impl Packer {
        /// A compressor of this effort.
        pub fn new(effort: Effort) -> Packer {
            let level = match effort {
                Effort::Usual => 9,
                Effort::Faces => 11,
            };
            Packer(Compressor::new(CompressionLvl::new(level).expect("libdeflate has levels 1 to 12")))
        }

        /// The compressed bytes; `None` if they are more than `most`.
        pub fn pack(&mut self, bytes: &[u8], most: usize) -> Option<Vec<u8>> {
            let mut packed = vec![0; most];
            let length = self.0.zlib_compress(bytes, &mut packed).ok()?;
            packed.truncate(length);
            Some(packed)
        }
    }
}

pub(super) use backend::Packer;

/// Upper bound of the compressed size.
pub(super) fn most(bytes: &[u8]) -> usize {
    bytes.len() + bytes.len() / 1000 + 64
}
