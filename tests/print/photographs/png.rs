//! A writer of PNG in every form that the format has: the library that reads it writes only some.

use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write;

/// What a file is made of beside its rows.
#[derive(Default)]
pub struct PngStructure<'m> {
    /// Bits to a sample.
    pub depth: u8,
    /// The format's number for what samples are: 0 grey, 2 RGB, 3 places of a palette, 4 grey and opacity, 6 RGBA.
    pub samples: u8,
    /// Red, green, blue of each place.
    pub palette: &'m [u8],
    /// The palette's opacities, or the colour that shows nothing.
    pub see_through: &'m [u8],
    /// How the camera was held, as Exif counts it.
    pub held: Option<u8>,
}

/// Writes rows of samples as they are to lie in the file.
pub fn write(width: u32, height: u32, structure: &PngStructure<'_>, rows: impl Iterator<Item = Vec<u8>>) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::default());
    for row in rows {
        packer.write_all(&[0]).expect("memory takes all");
        packer.write_all(&row).expect("memory takes all");
    }
    let header =
        [&width.to_be_bytes()[..], &height.to_be_bytes(), &[structure.depth, structure.samples, 0, 0, 0]].concat();
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    chunk(&mut file, b"IHDR", &header);
    if let Some(held) = structure.held {
        chunk(&mut file, b"eXIf", &exif(held));
    }
    if !structure.palette.is_empty() {
        chunk(&mut file, b"PLTE", structure.palette);
    }
    if !structure.see_through.is_empty() {
        chunk(&mut file, b"tRNS", structure.see_through);
    }
    chunk(&mut file, b"IDAT", &packer.finish().expect("memory takes all"));
    chunk(&mut file, b"IEND", &[]);
    file
}

/// Exif with one entry: orientation (0x0112), one short.
pub fn exif(held: u8) -> Vec<u8> {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, held, 0, 0, 0, 0, 0, 0].into()
}

fn chunk(file: &mut Vec<u8>, name: &[u8; 4], data: &[u8]) {
    let body = [name.as_slice(), data].concat();
    file.extend((data.len() as u32).to_be_bytes());
    file.extend(&body);
    file.extend(crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&body).to_be_bytes());
}
