//! Integers (little-endian) and texts in a row of bytes.

/// Reads from the front of some bytes. Every method returns `None` when too few are left.
pub struct ByteReader<'a>(pub &'a [u8]);

impl<'a> ByteReader<'a> {
    pub fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub fn u8(&mut self) -> Option<u8> {
        self.array::<1>().map(|[byte]| byte)
    }

    pub fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    pub fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    pub fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }

    /// A text of at most 255 bytes after its length.
    pub fn text(&mut self) -> Option<String> {
        let length = self.u8()?;
        String::from_utf8(self.take(usize::from(length))?.to_vec()).ok()
    }
}

/// Writes a text of at most 255 bytes after its length.
pub fn push_text(bytes: &mut Vec<u8>, text: &str) {
    let length = u8::try_from(text.len()).unwrap_or(u8::MAX);
    bytes.push(length);
    bytes.extend_from_slice(&text.as_bytes()[..usize::from(length)]);
}
