//! The colour model of a JPEG by its markers, and the decoding of CMYK: the decoder does not distinguish the variants
//! of four channels.

use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// What the channels of a JPEG are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Coding {
    /// Greys.
    Greys,
    /// RGB, or three channels without a marker: programs differ in how they show it.
    Uncommon,
    /// YCbCr, by JFIF or by the Adobe marker: all programs show it alike.
    Common,
    /// CMYK as Adobe writes it, 0 for full ink, directly or as YCCK.
    Inks(Turned),
    /// Four channels without the Adobe marker: it is unknown whether 0 is full ink or none.
    Unmarked,
    /// Another number of channels.
    Other(usize),
}

/// The coding of the first three of four channels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Turned {
    /// As cyan, magenta and yellow.
    No,
    /// As YCC.
    Yes,
}

/// The coding by the markers before the first scan; `None` if there is no frame among them.
pub(super) fn coding(bytes: &[u8]) -> Option<Coding> {
    let (mut place, mut jfif, mut adobe, mut channels) = (2, false, None, None);
    while let Some(&[0xFF, mark]) = bytes.get(place..place + 2) {
        match mark {
            0xFF => place += 1,
            0x01 | 0xD0..=0xD8 => place += 2,
            // The first scan, or the end.
            0xD9 | 0xDA => break,
            _ => {
                let length = usize::from(u16::from_be_bytes([*bytes.get(place + 2)?, *bytes.get(place + 3)?]));
                let body = bytes.get(place + 4..place + 2 + length)?;
                match mark {
                    0xE0 => jfif |= body.starts_with(b"JFIF\0"),
                    0xEE if body.starts_with(b"Adobe") => adobe = body.get(11).copied(),
                    // Frames; the three left out are tables and extensions.
                    0xC0..=0xCF if !matches!(mark, 0xC4 | 0xC8 | 0xCC) => {
                        channels = body.get(6..).map(|rows| rows.chunks(3).map(|row| row[0]).collect::<Vec<u8>>());
                    }
                    _ => {}
                }
                place += 2 + length;
            }
        }
    }
    Some(match (channels?.as_slice(), adobe) {
        ([_], _) => Coding::Greys,
        ([_, _, _], Some(1)) => Coding::Common,
        ([_, _, _], None) if jfif => Coding::Common,
        ([_, _, _], _) => Coding::Uncommon,
        ([_, _, _, _], Some(2)) => Coding::Inks(Turned::Yes),
        ([_, _, _, _], Some(_)) => Coding::Inks(Turned::No),
        ([_, _, _, _], None) => Coding::Unmarked,
        (others, _) => Coding::Other(others.len()),
    })
}

/// The CMYK values, four bytes a pixel, 255 for full ink.
pub(super) fn inks(bytes: &[u8], turned: Turned) -> Result<Vec<u8>, String> {
    let space = match turned {
        Turned::No => ColorSpace::CMYK,
        Turned::Yes => ColorSpace::YCCK,
    };
    let mut inks = raw(bytes, space)?;
    for pixel in inks.chunks_exact_mut(4) {
        match turned {
            Turned::No => pixel[..3].iter_mut().for_each(|channel| *channel = 255 - *channel),
            // The RGB of this YCC are the inverted inks.
            Turned::Yes => {
                let [y, blue, red] = [f32::from(pixel[0]), f32::from(pixel[1]) - 128.0, f32::from(pixel[2]) - 128.0];
                let rgb = [y + 1.402 * red, y - 0.344_136 * blue - 0.714_136 * red, y + 1.772 * blue];
                pixel[..3].copy_from_slice(&rgb.map(|channel| channel.round() as u8));
            }
        }
        pixel[3] = 255 - pixel[3];
    }
    Ok(inks)
}

/// The channels as they are stored.
fn raw(bytes: &[u8], space: ColorSpace) -> Result<Vec<u8>, String> {
    let options = DecoderOptions::default()
        .set_strict_mode(false)
        .set_max_width(usize::MAX)
        .set_max_height(usize::MAX)
        .jpeg_set_out_colorspace(space);
    JpegDecoder::new_with_options(ZCursor::new(bytes), options).decode().map_err(|why| why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A JPEG's marks: a frame of these channels, after these marks.
    fn marks(before: &[&[u8]], channels: &[u8]) -> Vec<u8> {
        let rows: Vec<u8> = channels.iter().flat_map(|&name| [name, 0x11, 0]).collect();
        let frame = [&[0xFF, 0xC0, 0, (8 + rows.len()) as u8, 8, 0, 9, 0, 9, channels.len() as u8][..], &rows].concat();
        [&[0xFF, 0xD8][..], &before.concat(), &frame, &[0xFF, 0xDA]].concat()
    }

    const JFIF: &[u8] = b"\xFF\xE0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0";

    fn adobe(turned: u8) -> Vec<u8> {
        [b"\xFF\xEE\0\x0EAdobe\0\x64\0\0\0\0".as_slice(), &[turned]].concat()
    }

    #[test]
    fn the_marks_tell_what_channels_are() {
        /// The markers before the image data, the channels, and the coding.
        type Case<'a> = (&'a [&'a [u8]], &'a [u8], Coding);
        let cases: [Case<'_>; 10] = [
            (&[JFIF], &[1], Coding::Greys),
            (&[JFIF], &[1, 2, 3], Coding::Common),
            (&[&adobe(1)], &[1, 2, 3], Coding::Common),
            (&[&adobe(0)], b"RGB", Coding::Uncommon),
            (&[], b"RGB", Coding::Uncommon),
            (&[], &[1, 2, 3], Coding::Uncommon),
            (&[&adobe(0)], &[1, 2, 3, 4], Coding::Inks(Turned::No)),
            (&[JFIF, &adobe(2)], &[1, 2, 3, 4], Coding::Inks(Turned::Yes)),
            (&[JFIF], &[1, 2, 3, 4], Coding::Unmarked),
            (&[JFIF], &[1, 2], Coding::Other(2)),
        ];
        for (before, channels, coded) in cases {
            assert_eq!(coding(&marks(before, channels)), Some(coded), "{before:?} {channels:?}");
        }
        assert_eq!(coding(&[0xFF, 0xD8, 0xFF, 0xDA]), None);
    }

    #[test]
    fn no_mark_reaches_beyond_the_file() {
        let whole = marks(&[JFIF, &adobe(2)], &[1, 2, 3, 4]);
        for end in 0..whole.len() {
            let _ = coding(&whole[..end]);
        }
    }
}
