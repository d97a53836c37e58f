//! Maps drawn as text, with the span of every character.

use crate::diagnostics::keys::WRONG_TYPE;
use crate::diagnostics::tree::{Raw, Spanned};
use crate::diagnostics::{Fault, Locus, Sources};
use crate::rules::{Board, File, Row};

/// A map: rows from the top, one character per square.
pub(super) struct TextMap {
    rows: Vec<Vec<char>>,
    /// Byte offset of each row's first character, if the text is verbatim in the file.
    starts: Vec<Option<usize>>,
    at: Locus,
}

impl TextMap {
    /// Parses a map. Faults: not a string, empty, rows of unequal length, too many rows or files.
    pub fn read(value: &Spanned, sources: &Sources, faults: &mut Vec<Fault>) -> Option<TextMap> {
        let Raw::Text(text) = &value.raw else {
            faults.push(
                Fault::new(
                    WRONG_TYPE,
                    value.at.clone(),
                    format!("the board expects a text, found {}", value.raw.sort()),
                )
                .hint("draw it between triple quotes, one line per row and one character per square"),
            );
            return None;
        };
        let written = &sources.get(value.at.source).text[value.at.range.clone()];
        // A string with escapes is not verbatim in the file; then spans cover the whole value.
        let body = written.find(text.as_str()).map(|offset| value.at.range.start + offset);
        let mut drawing = TextMap { rows: Vec::new(), starts: Vec::new(), at: value.at.clone() };
        let mut offset = 0;
        for line in text.split_inclusive('\n') {
            let row = line.trim_end_matches(['\n', '\r']);
            let indent = row.len() - row.trim_start().len();
            if !row.trim().is_empty() {
                drawing.rows.push(row.trim().chars().collect());
                drawing.starts.push(body.map(|body| body + offset + indent));
            }
            offset += line.len();
        }
        if drawing.rows.is_empty() {
            faults.push(
                Fault::new("empty-map", value.at.clone(), "this board has no squares")
                    .hint("draw one line per row and one character per square"),
            );
            return None;
        }
        let files = drawing.rows[0].len();
        if !Board::fits(files, drawing.rows.len()) {
            let plural = |count: usize| if count == 1 { "" } else { "s" };
            let rows = drawing.rows.len();
            let message = format!("this board has {files} file{} and {rows} row{}", plural(files), plural(rows));
            faults.push(Fault::new("board-too-large", value.at.clone(), message).hint(format!(
                "at most {} files, {} rows and {} squares",
                File::MOST,
                Row::MOST,
                Board::MOST_SQUARES
            )));
            return None;
        }
        let mut ragged = false;
        for (line, row) in drawing.rows.iter().enumerate().filter(|(_, row)| row.len() != files) {
            let message = format!("this row has {} squares, the top row {files}", row.len());
            let hint = match row.len() < files {
                true => format!("{} missing", files - row.len()),
                false => format!("{} too many", row.len() - files),
            };
            faults.push(Fault::new("ragged-map", drawing.row_place(line), message).hint(hint));
            ragged = true;
        }
        (!ragged).then_some(drawing)
    }

    pub fn files(&self) -> usize {
        self.rows[0].len()
    }

    pub fn row_count(&self) -> usize {
        self.rows.len()
    }

    pub fn at(&self) -> Locus {
        self.at.clone()
    }

    /// Every character with its file and row (0 is a, 0 is row 1) and its span, from the top left.
    pub fn squares(&self) -> impl Iterator<Item = (char, u8, u8, Locus)> + '_ {
        let top = self.rows.len() - 1;
        self.rows.iter().enumerate().flat_map(move |(line, row)| {
            row.iter()
                .enumerate()
                .map(move |(file, &letter)| (letter, file as u8, (top - line) as u8, self.place(line, file..file + 1)))
        })
    }

    fn row_place(&self, line: usize) -> Locus {
        self.place(line, 0..self.rows[line].len())
    }

    fn place(&self, line: usize, files: std::ops::Range<usize>) -> Locus {
        let bytes = |upto: usize| self.rows[line][..upto].iter().map(|c| c.len_utf8()).sum::<usize>();
        match self.starts[line] {
            Some(start) => {
                Locus { source: self.at.source, range: start + bytes(files.start)..start + bytes(files.end) }
            }
            None => self.at.clone(),
        }
    }
}
