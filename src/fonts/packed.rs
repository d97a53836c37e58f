//! A face that the program carries packed: a set needs a few of them.

use std::sync::OnceLock;

/// A font file, unpacked when it is first read.
pub struct PackedFile {
    packed: &'static [u8],
    unpack: fn(&[u8]) -> Vec<u8>,
    bytes: OnceLock<Vec<u8>>,
    /// Font units per em.
    pub units_per_em: u16,
    /// Its PostScript name.
    pub postscript_name: &'static str,
}

impl PackedFile {
    /// A file with what is known of it before it is unpacked.
    pub const fn new(
        packed: &'static [u8],
        unpack: fn(&[u8]) -> Vec<u8>,
        units_per_em: u16,
        postscript_name: &'static str,
    ) -> PackedFile {
        PackedFile { packed, unpack, bytes: OnceLock::new(), units_per_em, postscript_name }
    }

    /// The file.
    pub fn bytes(&'static self) -> &'static [u8] {
        self.bytes.get_or_init(|| (self.unpack)(self.packed))
    }
}
