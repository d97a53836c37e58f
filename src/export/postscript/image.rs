//! Images: stored once, compressed and in ASCII, and decoded wherever they are drawn. A JPEG is stored as it is; in
//! grey or CMYK if the press takes these.

use super::super::packer::{self, Effort, Packer};
use super::code::{Code, LINE};
use crate::scene::{Image, OutputCondition, PictureId, Pixels, Raster};

/// Appends an image's pixels as a reusable stream, and the procedure that draws them over the unit square, y down.
pub(super) fn define(code: &mut Code, id: PictureId, raster: &Raster, press: &OutputCondition) {
    let (number, columns, rows) = (id.0, raster.width, raster.height);
    let pixels = press.pixels(raster);
    let (space, channels) = match pixels {
        Pixels::Grey(_) => ("DeviceGray", 1),
        Pixels::Rgb(_) => ("DeviceRGB", 3),
        Pixels::Inks(_) => ("DeviceCMYK", 4),
    };
    let (lines, unpacked) = match (&raster.jpeg, &pixels) {
        (Some(jpeg), Pixels::Rgb(_)) => (ascii85(jpeg), format!("D{number}/DCTDecode filter")),
        _ => {
            let lines = ascii85(&packed(&differences(&pixels, columns)));
            let rows = format!("<</Predictor 2/Colors {channels}/Columns {columns}>>");
            (lines, format!("D{number}{rows}/FlateDecode filter"))
        }
    };
    data(code, &format!("D{number}"), &lines);
    let bare = raster.bare.as_deref().map(|bare| ascii85(&packed(bare)));
    if let Some(lines) = &bare {
        data(code, &format!("B{number}"), lines);
    }
    code.line(&format!("/I{number}{{false setoverprint/{space} setcolorspace D{number} 0 setfileposition"));
    let place = format!("/Width {columns}/Height {rows}/ImageMatrix[{columns} 0 0 {rows} 0 0]");
    let pixels = format!("<</ImageType 1{place}");
    let meaning = format!("/BitsPerComponent 8/Decode[{}]/DataSource", ["0 1"; 4][..channels].join(" "));
    if bare.is_some() {
        code.line(&format!("B{number} 0 setfileposition<</ImageType 3/InterleaveType 3/DataDict"));
        code.line(&pixels);
        code.line(&meaning);
        code.line(&format!("{unpacked}>>/MaskDict"));
        code.line(&format!("<</ImageType 1{place}/BitsPerComponent 1/Decode[0 1]/DataSource"));
        code.line(&format!("B{number}/FlateDecode filter>>>>image}}bind def"));
    } else {
        code.line(&pixels);
        code.line(&meaning);
        code.line(&format!("{unpacked}>>image}}bind def"));
    }
}

/// Appends bytes as a reusable stream.
fn data(code: &mut Code, name: &str, lines: &[String]) {
    code.line(&format!("%%BeginData: {} ASCII Lines", lines.len() + 2));
    code.line(&format!("/{name} currentfile/ASCII85Decode filter/ReusableStreamDecode filter"));
    lines.iter().for_each(|line| code.line(line));
    code.line("~>def");
    code.line("%%EndData");
}

/// Compressed bytes.
fn packed(bytes: &[u8]) -> Vec<u8> {
    Packer::new(Effort::Usual).pack(bytes, packer::most(bytes)).expect("no bytes grow more than the packer says")
}

/// Appends an image in its frame. The caller saves the graphics state.
pub(super) fn show(code: &mut Code, image: &Image) {
    let frame = image.frame;
    if frame.width() <= 0.0 || frame.height() <= 0.0 {
        return;
    }
    code.point(frame.origin());
    code.token("T");
    code.number(frame.width());
    code.number(frame.height());
    code.token("scale");
    code.token(&format!("I{}", image.picture.0));
}

/// Each channel's difference from the pixel to its left (TIFF predictor), which compresses better.
fn differences(pixels: &Pixels<'_>, columns: u32) -> Vec<u8> {
    let (mut differences, step) = (pixels.bytes().to_vec(), usize::from(pixels.channels()));
    for row in differences.chunks_mut(step * columns.max(1) as usize) {
        for place in (step..row.len()).rev() {
            row[place] = row[place].wrapping_sub(row[place - step]);
        }
    }
    differences
}

/// Bytes as lines of ASCII base 85, without the end marker. No line begins with a percent sign, which could be taken
/// for a comment.
fn ascii85(bytes: &[u8]) -> Vec<String> {
    let mut digits = String::with_capacity(bytes.len() / 4 * 5 + 5);
    for group in bytes.chunks(4) {
        let mut word = [0; 4];
        word[..group.len()].copy_from_slice(group);
        let mut value = u32::from_be_bytes(word);
        if value == 0 && group.len() == 4 {
            digits.push('z');
            continue;
        }
        let mut five = [0_u8; 5];
        for digit in five.iter_mut().rev() {
            *digit = b'!' + (value % 85) as u8;
            value /= 85;
        }
        digits.extend(five[..=group.len()].iter().map(|&digit| char::from(digit)));
    }
    let mut lines = Vec::new();
    let mut rest = digits.as_str();
    while !rest.is_empty() {
        let (line, after) = rest.split_at(rest.len().min(LINE));
        lines.push(if line.starts_with('%') { format!(" {line}") } else { line.to_owned() });
        rest = after;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::ascii85;

    #[test]
    fn bytes_have_the_known_encoding() {
        assert_eq!(ascii85(b"Man "), ["9jqo^"]);
        assert_eq!(ascii85(b"\0\0\0\0sure."), ["zF*2M7/c"]);
    }
}
