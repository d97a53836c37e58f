//! A figure as a picture of its true size.

use super::page::twips;
use super::text::escaped;
use crate::export::figure_page::trimmed_png;
use crate::export::png::PngError;
use crate::scene::Document;

/// Resolution of pictures, in pixels per inch.
const DPI: f64 = 300.0;

/// Hexadecimal digits per line.
const DIGITS: usize = 128;

/// Page `page` as a picture with its name and alternative text; scaled down only if wider than `widest`, in twips.
///
/// # Errors
/// If it would have too many pixels.
pub fn picture(document: &Document, page: usize, name: &str, words: &str, widest: u32) -> Result<String, PngError> {
    let png = trimmed_png(document, page, DPI)?;
    let trim = document.pages[page].trim;
    let scale = (f64::from(widest) / f64::from(twips(trim.width()))).min(1.0);
    let [width, height] = [trim.width(), trim.height()].map(|mm| twips(mm * scale));
    let [columns, rows] = [trim.width(), trim.height()].map(|mm| (mm / 25.4 * DPI).round().max(1.0));
    let property = |key: &str, value: &str| format!("{{\\sp{{\\sn {key}}}{{\\sv {}}}}}", escaped(value));
    let properties = property("wzName", name) + &property("wzDescription", words);
    Ok(format!(
        "{{\\*\\shppict{{\\pict{{\\*\\picprop{properties}}}\\picw{columns}\\pich{rows}\\picwgoal{width}\\pichgoal{height}\
         \\pngblip\n{}}}}}",
        hexadecimal(&png)
    ))
}

fn hexadecimal(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 16] = b"0123456789abcdef";
    let mut digits = String::with_capacity(bytes.len() * 2 + bytes.len() / 32);
    for (place, byte) in bytes.iter().enumerate() {
        if place > 0 && place % (DIGITS / 2) == 0 {
            digits.push('\n');
        }
        digits.extend([byte >> 4, byte & 15].map(|four| char::from(SIGNS[usize::from(four)])));
    }
    digits
}
