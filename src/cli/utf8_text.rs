//! Decodes the text of a file: UTF-8, with or without a byte order mark; UTF-16 is refused with a hint.

/// The byte order mark of UTF-8.
const MARK: &[u8] = b"\xef\xbb\xbf";
/// The byte order marks of UTF-16.
const WIDE_MARKS: [&[u8]; 2] = [b"\xff\xfe", b"\xfe\xff"];
/// How to save a text as UTF-8.
const HELP: &str = "save it as UTF-8 (in Notepad: Save as, Encoding: UTF-8)";

/// Decodes UTF-8 and removes a byte order mark; the error says what the bytes are instead, and what to do.
pub fn text(mut bytes: Vec<u8>) -> Result<String, String> {
    if bytes.starts_with(MARK) {
        bytes.drain(..MARK.len());
    }
    if is_wide(&bytes) {
        return Err(format!("this text is written in UTF-16; {HELP}"));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        format!("line {line} is not UTF-8 text; {HELP}")
    })
}

/// Whether it is UTF-16: by its byte order mark, or because every other byte at the start is zero.
fn is_wide(bytes: &[u8]) -> bool {
    let begin = &bytes[..bytes.len().min(64) & !1];
    let zeros = |first: usize| begin.iter().skip(first).step_by(2).all(|&byte| byte == 0);
    WIDE_MARKS.iter().any(|mark| bytes.starts_with(mark)) || (begin.len() >= 4 && (zeros(0) != zeros(1)))
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn a_mark_before_the_text_is_left_out() {
        assert_eq!(text(b"\xef\xbb\xbfrat = Rott\r\n".to_vec()), Ok("rat = Rott\r\n".to_owned()));
    }

    #[test]
    fn other_encodings_are_named_with_what_helps() {
        for mark in [true, false] {
            let units = mark.then_some(0xfeff).into_iter().chain("rat = Rott\n".encode_utf16());
            for bytes in
                [units.clone().flat_map(u16::to_le_bytes).collect(), units.flat_map(u16::to_be_bytes).collect()]
            {
                let said = text(bytes).expect_err("this is UTF-16");
                assert!(said.contains("UTF-16") && said.contains("save it as UTF-8"), "{said}");
            }
        }
        let said = text(b"a = b\nl\xf6we = L\n".to_vec()).expect_err("this is Windows-1252");
        assert!(said.starts_with("line 2 is not UTF-8") && said.contains("save it as UTF-8"), "{said}");
        assert_eq!(text(Vec::new()), Ok(String::new()));
    }
}
