//! Recompresses the cross-reference stream at the end of a file: lopdf writes it uncompressed.
//!
//! Each row is stored as its difference from the row above (PNG predictor Up), since offsets grow slowly.

use super::super::packer::{Effort, Packer};
use super::error::PdfError;
use memchr::memmem;

/// The tokens before the table's offset, its length, and its bytes.
const PLACE: &[u8] = b"\nstartxref\n";
const LENGTH: &[u8] = b"/Length ";
const BYTES: &[u8] = b">>stream\n";
/// The token before its field widths.
const WIDTHS: &[u8] = b"/W[";
/// The predictor Up of PNG.
const UP: u8 = 2;

/// The file with its table compressed, unless it would become longer.
pub(super) fn packed(file: Vec<u8>) -> Result<Vec<u8>, PdfError> {
    let fault = || PdfError::File("it has no table of its objects".to_owned());
    let (length, bytes) = find(&file).ok_or_else(fault)?;
    let columns = columns(&file[..length]).ok_or_else(fault)?;
    let table = &file[bytes.0..bytes.1];
    let filter = format!("/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns {columns}>>");
    let most = table.len().saturating_sub(filter.len());
    let Some(packed) = Packer::new(Effort::Usual).pack(&differences(table, columns), most) else {
        return Ok(file);
    };
    let head = format!("{filter}/Length {}>>stream\n", packed.len());
    Ok([&file[..length], head.as_bytes(), &packed, &file[bytes.1..]].concat())
}

/// Bytes per row: the sum of the field widths, `/W[1 4 2]`.
fn columns(head: &[u8]) -> Option<usize> {
    let widths = &head[memmem::rfind(head, WIDTHS)? + WIDTHS.len()..];
    let widths = std::str::from_utf8(&widths[..memchr::memchr(b']', widths)?]).ok()?;
    let sum = widths.split_ascii_whitespace().map(|width| width.parse::<usize>().ok()).sum::<Option<usize>>()?;
    (sum > 0).then_some(sum)
}

/// Every row as its difference from the row above, preceded by the filter byte.
fn differences(table: &[u8], columns: usize) -> Vec<u8> {
    let mut above = vec![0; columns];
    let mut filtered = Vec::with_capacity(table.len() + table.len() / columns + 1);
    for row in table.chunks(columns) {
        filtered.push(UP);
        filtered.extend(row.iter().zip(&above).map(|(byte, above)| byte.wrapping_sub(*above)));
        above[..row.len()].copy_from_slice(row);
    }
    filtered
}

/// The start of the table's length, and the range of its bytes. It is the last object of the file.
fn find(file: &[u8]) -> Option<(usize, (usize, usize))> {
    let start = number(&file[memmem::rfind(file, PLACE)? + PLACE.len()..])?;
    let length = start + memmem::find(file.get(start..)?, LENGTH)?;
    let bytes = length + memmem::find(&file[length..], BYTES)? + BYTES.len();
    let end = bytes + number(&file[length + LENGTH.len()..])?;
    (end <= file.len()).then_some((length, (bytes, end)))
}

/// The number at the start of a text.
fn number(text: &[u8]) -> Option<usize> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&text[..digits]).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::packed;

    #[test]
    fn a_table_is_packed_and_all_around_it_stays() {
        let table = [7; 210];
        let head = b"%PDF-1.7\nobjects\n";
        let tail = format!("\nendstream \nendobj\n\nstartxref\n{}\n%%EOF", head.len());
        let start = &b"9 0 obj\n<</Type/XRef/W[1 4 2]/Length 210>>stream\n"[..];
        let before = [head, start, &table, tail.as_bytes()].concat();
        let after = packed(before.clone()).expect("a table");
        assert!(after.len() < before.len() - 100);
        let words = "/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 7>>/Length ";
        let start = format!("%PDF-1.7\nobjects\n9 0 obj\n<</Type/XRef/W[1 4 2]{words}");
        assert!(after.starts_with(start.as_bytes()));
        assert!(after.ends_with(tail.as_bytes()));
    }

    #[test]
    fn rows_are_stored_as_their_differences() {
        assert_eq!(super::differences(&[1, 0, 9, 1, 0, 20, 2], 3), [2, 1, 0, 9, 2, 0, 0, 11, 2, 1]);
    }

    #[test]
    fn a_table_that_packing_makes_longer_stays_as_it_is() {
        let before = b"9 0 obj\n<</Type/XRef/W[1 1 1]/Length 3>>stream\nabc\nendstream\nstartxref\n0\n%%EOF".to_vec();
        assert_eq!(packed(before.clone()), Ok(before));
    }

    #[test]
    fn a_file_without_a_table_is_no_file() {
        for file in
            [&b"%PDF-1.7"[..], b"\nstartxref\n", b"\nstartxref\n99999\n%%EOF", b"/Length 99>>stream\n\nstartxref\n0\n"]
        {
            assert!(packed(file.to_vec()).is_err());
        }
    }
}
