//! Packed twins of files, which web servers send in their place: `NAME.gz` and `NAME.br`.

use super::made;
use crate::cli::print::folder::Made;
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, GzBuilder};
use std::io::Write;

/// A file this short is sent in one packet anyway.
const SHORTEST: usize = 512;
/// Endings of files that are packed already.
const PACKED: &[&str] = &[".png"];
/// Hundredths of the file that a twin must save.
const LEAST_GAIN: usize = 5;

/// The twins of a file, by gzip and by brotli.
pub fn of(file: &Made) -> Vec<Made> {
    if file.bytes.len() < SHORTEST || PACKED.iter().any(|ending| file.name.ends_with(ending)) {
        return Vec::new();
    }
    let twins = [("gz", gzip(&file.bytes)), ("br", brotli(file))];
    let gains = |packed: &Vec<u8>| packed.len() * 100 <= file.bytes.len() * (100 - LEAST_GAIN);
    let twin = |(ending, packed): (&str, Option<Vec<u8>>)| {
        Some(made(format!("{}.{ending}", file.name), packed.filter(gains)?))
    };
    twins.into_iter().filter_map(twin).collect()
}

/// Without a name and a time, so that the same file gives the same twin.
fn gzip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut writer = GzBuilder::new().write(Vec::new(), Compression::best());
    writer.write_all(bytes).ok()?;
    writer.finish().ok()
}

fn brotli(file: &Made) -> Option<Vec<u8>> {
    // The best packs a font a fourteenth shorter, and takes five times as long.
    let quality = if file.name.ends_with(".ttf") { 9 } else { 11 };
    // The largest window that all browsers know.
    let params = BrotliEncoderParams { quality, lgwin: 24, size_hint: file.bytes.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut file.bytes.as_slice(), &mut packed, &params).ok()?;
    Some(packed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn twins_unpack_to_the_file() {
        let text: String = (0..2000).map(|number| format!("line {}\n", number % 97)).collect();
        let twins = of(&made("a.js", text.clone()));
        assert_eq!(twins.iter().map(|twin| twin.name.as_str()).collect::<Vec<_>>(), ["a.js.gz", "a.js.br"]);
        let (mut by_gzip, mut by_brotli) = (Vec::new(), Vec::new());
        flate2::read::GzDecoder::new(&twins[0].bytes[..]).read_to_end(&mut by_gzip).expect("gzip");
        brotli::Decompressor::new(&twins[1].bytes[..], 4096).read_to_end(&mut by_brotli).expect("brotli");
        assert!(by_gzip == text.as_bytes() && by_brotli == text.as_bytes());
        assert!(of(&made("a.png", text)).is_empty() && of(&made("a.js", "short")).is_empty());
    }
}
