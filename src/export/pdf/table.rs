//! The table at a file's end that tells where its objects are, packed: the library leaves it as it is.

use super::super::packer::Packer;
use super::PdfError;
use super::finish::EFFORT;
use memchr::memmem;

/// What stands before the place of the table, before its length, and before its bytes.
const PLACE: &[u8] = b"\nstartxref\n";
const LENGTH: &[u8] = b"/Length ";
const BYTES: &[u8] = b">>stream\n";

/// The file with its table packed, unless that would make it longer.
pub(super) fn packed(file: Vec<u8>) -> Result<Vec<u8>, PdfError> {
    let (length, bytes) = find(&file).ok_or_else(|| PdfError::File("it has no table of its objects".to_owned()))?;
    let table = &file[bytes.0..bytes.1];
    let filter = "/Filter/FlateDecode";
    let Some(packed) = Packer::new(EFFORT).pack(table, table.len().saturating_sub(filter.len())) else {
        return Ok(file);
    };
    let head = format!("{filter}/Length {}>>stream\n", packed.len());
    Ok([&file[..length], head.as_bytes(), &packed, &file[bytes.1..]].concat())
}

/// Where the word for the table's length begins, and where its bytes do and end. It is the last object of the file.
fn find(file: &[u8]) -> Option<(usize, (usize, usize))> {
    let start = number(&file[memmem::rfind(file, PLACE)? + PLACE.len()..])?;
    let length = start + memmem::find(file.get(start..)?, LENGTH)?;
    let bytes = length + memmem::find(&file[length..], BYTES)? + BYTES.len();
    let end = bytes + number(&file[length + LENGTH.len()..])?;
    (end <= file.len()).then_some((length, (bytes, end)))
}

/// The number that a text begins with.
fn number(text: &[u8]) -> Option<usize> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&text[..digits]).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::packed;

    #[test]
    fn a_table_is_packed_and_all_around_it_stays() {
        let table = [7; 200];
        let head = b"%PDF-1.7\nobjects\n";
        let tail = format!("\nendstream \nendobj\n\nstartxref\n{}\n%%EOF", head.len());
        let before = [head, &b"9 0 obj\n<</Type/XRef/Length 200>>stream\n"[..], &table, tail.as_bytes()].concat();
        let after = packed(before.clone()).expect("a table");
        assert!(after.len() < before.len() - 100);
        assert!(after.starts_with(b"%PDF-1.7\nobjects\n9 0 obj\n<</Type/XRef/Filter/FlateDecode/Length "));
        assert!(after.ends_with(tail.as_bytes()));
    }

    #[test]
    fn a_table_that_packing_makes_longer_stays_as_it_is() {
        let before = b"9 0 obj\n<</Type/XRef/Length 3>>stream\nabc\nendstream\nstartxref\n0\n%%EOF".to_vec();
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
