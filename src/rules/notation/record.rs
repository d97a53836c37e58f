//! Records of games, modelled on chess's PGN.
//!
//! Tags, then moves with numbers, comments and marks, then the result. Variations in parentheses are skipped.

use super::NotationFault;
use crate::diagnostics::{Keyword, keywords};
use crate::rules::{Message, Side};
use std::fmt::{self, Write};
use std::ops::Range;

/// Maximum length of a record in bytes.
pub const MAX_RECORD_BYTES: usize = 4 << 20;
/// The seven required tags, in order.
const ROSTER: &[&str] = &["Event", "Site", "Date", "Round", "White", "Black", "Result"];
/// Lines of moves are wrapped at this column.
const LINE: usize = 80;

keywords! {
    /// The recorded result.
    #[derive(Default)]
    pub enum RecordResult {
        /// `1-0`.
        White = "1-0",
        /// `0-1`.
        Black = "0-1",
        /// `1/2-1/2`.
        Draw = "1/2-1/2",
        /// `*`: not finished or unknown.
        #[default]
        Open = "*",
    }
}

impl RecordResult {
    /// As written in a record.
    pub fn word(self) -> &'static str {
        self.keyword()
    }

    /// The result of a game with this winner, or a draw.
    pub fn of(winner: Option<Side>) -> RecordResult {
        match winner {
            Some(Side::White) => RecordResult::White,
            Some(Side::Black) => RecordResult::Black,
            None => RecordResult::Draw,
        }
    }

    /// The losing side.
    pub fn loser(self) -> Option<Side> {
        match self {
            RecordResult::White => Some(Side::Black),
            RecordResult::Black => Some(Side::White),
            RecordResult::Draw | RecordResult::Open => None,
        }
    }

    fn from_word(word: &str) -> Option<RecordResult> {
        let plain = if word == "½-½" { "1/2-1/2" } else { word };
        RecordResult::from_keyword(plain)
    }
}

/// One move of a record, as written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RecordMove {
    /// The move's text without its number and marks.
    pub text: String,
    /// Marks after it, such as `!?` or `$3`.
    pub marks: Vec<String>,
    /// Comments after it, without braces, white space collapsed.
    pub comments: Vec<String>,
    /// The span of the text in the record; empty for a record that was not parsed.
    pub range: Range<usize>,
}

/// A record as written: its moves are not yet checked against any rules.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Record {
    /// Tags in order, such as `("White", "Emma")`.
    pub tags: Vec<(String, String)>,
    /// Comments before the first move.
    pub preface: Vec<String>,
    /// The moves.
    pub moves: Vec<RecordMove>,
    /// The result after the moves.
    pub result: RecordResult,
}

impl Record {
    /// The value of a tag; names are case-insensitive.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// Removes a tag.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.retain(|(tag, _)| !tag.eq_ignore_ascii_case(name));
    }

    /// Sets a tag, in place if it exists.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        match self.tags.iter_mut().find(|(tag, _)| tag.eq_ignore_ascii_case(name)) {
            Some((_, old)) => *old = value.into(),
            None => self.tags.push((name.to_owned(), value.into())),
        }
    }

    /// The switches of the tag `RuleSwitches`, each `name=value`, separated by semicolons.
    pub fn switches(&self) -> Vec<String> {
        let words = self.tag("RuleSwitches").unwrap_or_default().split(';');
        words.map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect()
    }
}

impl fmt::Display for Record {
    /// The canonical form: the seven tags first, moves numbered, lines of at most 80 columns.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &name in ROSTER {
            let missing = match name {
                "Date" => "????.??.??",
                "Result" => self.result.word(),
                _ => "?",
            };
            write_tag(f, name, self.tag(name).unwrap_or(missing))?;
        }
        for (name, value) in self.tags.iter().filter(|(name, _)| !ROSTER.iter().any(|r| r.eq_ignore_ascii_case(name))) {
            write_tag(f, name, value)?;
        }
        f.write_char('\n')?;
        let mut lines = LineWrapper { text: String::new(), column: 0 };
        self.preface.iter().for_each(|comment| lines.comment(comment));
        let mut numbered = false;
        let black_begins = self.black_begins();
        for (ply, mv) in self.moves.iter().enumerate() {
            let ply = ply + usize::from(black_begins);
            match (ply % 2 == 0, numbered) {
                (true, _) => lines.word(&format!("{}.", ply / 2 + 1)),
                (false, false) => lines.word(&format!("{}...", ply / 2 + 1)),
                (false, true) => (),
            }
            lines.word(&mv.text);
            mv.marks.iter().for_each(|mark| lines.word(mark));
            mv.comments.iter().for_each(|comment| lines.comment(comment));
            numbered = mv.comments.is_empty();
        }
        lines.word(self.result.word());
        f.write_str(&lines.text)?;
        f.write_char('\n')
    }
}

impl Record {
    /// Whether the tag `FEN` gives the first move to the side that would otherwise move second.
    fn black_begins(&self) -> bool {
        self.tag("FEN").and_then(|fen| fen.split_whitespace().nth(1)).is_some_and(|side| side != "w")
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for letter in value.chars() {
        match letter {
            '"' | '\\' => write!(f, "\\{letter}")?,
            c if c.is_control() => f.write_char(' ')?,
            c => f.write_char(c)?,
        }
    }
    f.write_str("\"]\n")
}

struct LineWrapper {
    text: String,
    column: usize,
}

impl LineWrapper {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && self.column + 1 + width >= LINE {
            self.text.push('\n');
            self.column = 0;
        }
        if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += width;
    }

    fn comment(&mut self, comment: &str) {
        if comment.contains('}') {
            // A brace would end the comment; a comment to the end of the line may contain it.
            self.text.push_str(&format!("{}; {comment}\n", if self.column > 0 { " " } else { "" }));
            self.column = 0;
            return;
        }
        let words: Vec<&str> = comment.split_whitespace().collect();
        match words.as_slice() {
            [] => self.word("{}"),
            [only] => self.word(&format!("{{{only}}}")),
            [first, middle @ .., last] => {
                self.word(&format!("{{{first}"));
                middle.iter().for_each(|word| self.word(word));
                self.word(&format!("{last}}}"));
            }
        }
    }
}

/// Parses a record. Its moves are split, not judged.
///
/// # Errors
/// The first fault, with its span.
pub fn read_record(text: &str) -> Result<Record, NotationFault> {
    if text.len() > MAX_RECORD_BYTES {
        return Err(NotationFault::new(0..0, "record-too-long")
            .hint(Message::new("hint-at-most").with("count", (MAX_RECORD_BYTES >> 20) as u32)));
    }
    let mut reader =
        RecordReader { text, at: if text.starts_with('\u{feff}') { 3 } else { 0 }, record: Record::default() };
    while reader.item()? {}
    Ok(reader.record)
}

/// The closing delimiter.
fn close(mark: &str) -> Message {
    Message::new("hint-close").with("mark", mark)
}

struct RecordReader<'a> {
    text: &'a str,
    at: usize,
    record: Record,
}

impl<'a> RecordReader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Parses the next token; `false` at the end of the record.
    fn item(&mut self) -> Result<bool, NotationFault> {
        self.at = self.text.len() - self.rest().trim_start().len();
        let Some(first) = self.rest().chars().next() else { return Ok(false) };
        match first {
            '[' if self.record.moves.is_empty() => self.tag().map(|()| true),
            '{' => {
                let comment = self.comment()?;
                self.keep_comment(comment);
                Ok(true)
            }
            ';' => {
                let line = self.line();
                self.keep_comment(&line[1..]);
                Ok(true)
            }
            '%' if self.at == 0 || self.text.as_bytes()[self.at - 1] == b'\n' => {
                self.line();
                Ok(true)
            }
            '(' => self.variation().map(|()| true),
            '[' => Err(NotationFault::new(self.at..self.at + 1, "record-late-tag").hint("hint-move-up")),
            ')' | '}' | ']' => Err(NotationFault::new(
                self.at..self.at + 1,
                Message::new("record-closes-nothing").with("mark", first.to_string()),
            )
            .hint("hint-leave-out")),
            _ => self.word(),
        }
    }

    fn line(&mut self) -> &'a str {
        let line = self.rest().split('\n').next().unwrap_or_default();
        self.at += line.len();
        line
    }

    /// The text between the brace here and the closing one.
    fn comment(&mut self) -> Result<&'a str, NotationFault> {
        let inside = &self.rest()[1..];
        let Some(length) = inside.find('}') else {
            return Err(NotationFault::new(self.at..self.at + 1, "record-open-comment").hint(close("}")));
        };
        self.at += length + 2;
        Ok(&inside[..length])
    }

    fn keep_comment(&mut self, comment: &str) {
        let comment = comment.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.record.moves.last_mut() {
            Some(mv) => mv.comments.push(comment),
            None => self.record.preface.push(comment),
        }
    }

    /// Skips a variation, with nested ones.
    fn variation(&mut self) -> Result<(), NotationFault> {
        let start = self.at;
        let mut depth = 0_usize;
        let mut in_comment = false;
        for (offset, letter) in self.rest().char_indices() {
            match letter {
                '}' => in_comment = false,
                '{' => in_comment = true,
                '(' if !in_comment => depth += 1,
                ')' if !in_comment => depth -= 1,
                _ => (),
            }
            if depth == 0 {
                self.at += offset + 1;
                return Ok(());
            }
        }
        Err(NotationFault::new(start..start + 1, "record-open-variation").hint(close(")")))
    }

    fn tag(&mut self) -> Result<(), NotationFault> {
        let start = self.at;
        let line_end = start + self.rest().split('\n').next().unwrap_or_default().trim_end().len();
        let fault = || NotationFault::new(start..line_end, "record-no-tag").hint("hint-tag");
        let inside = &self.rest()[1..];
        let name_length = inside.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(inside.len());
        let name = &inside[..name_length];
        let after = inside[name_length..].trim_start();
        if name.is_empty() || !after.starts_with('"') {
            return Err(fault());
        }
        let mut value = String::new();
        let mut letters = after[1..].char_indices();
        let end = loop {
            match letters.next() {
                Some((_, '\\')) => value.extend(letters.next().map(|(_, letter)| letter)),
                Some((offset, '"')) => break offset + 2,
                Some((_, '\n')) | None => return Err(fault()),
                Some((_, letter)) => value.push(letter),
            }
        };
        let closing = after[end..].trim_start();
        if !closing.starts_with(']') {
            return Err(fault());
        }
        if self.record.tag(name).is_some() {
            return Err(NotationFault::new(start..line_end, Message::new("record-tag-twice").with("tag", name))
                .hint("hint-once"));
        }
        self.record.tags.push((name.to_owned(), value.replace(char::is_control, " ")));
        self.at = self.text.len() - closing.len() + 1;
        Ok(())
    }

    /// A move number, a move, a mark, or the result. Only white space may follow the result.
    fn word(&mut self) -> Result<bool, NotationFault> {
        let start = self.at;
        let length = self.rest().find(|c: char| c.is_whitespace() || "{}();[]".contains(c));
        let length = length.unwrap_or(self.rest().len());
        let word = &self.rest()[..length];
        self.at += length;
        // Marks follow a move, numbers precede it; the rest is a move, the result, or empty.
        let bare = word.trim_end_matches(['!', '?']);
        let mut text = bare;
        while !text.is_empty() {
            let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
            if !rest.is_empty() && !rest.starts_with(['.', '…']) {
                break;
            }
            text = rest.trim_start_matches(['.', '…']);
        }
        if let Some(result) = RecordResult::from_word(text) {
            self.record.result = result;
            return self.end();
        }
        let mark = &word[bare.len()..];
        let at = start + bare.len() - text.len();
        if text.is_empty() || text.starts_with('$') {
            let mark = &self.text[at..start + length];
            if let (Some(mv), false) = (self.record.moves.last_mut(), mark.is_empty()) {
                mv.marks.push(mark.to_owned());
            }
            return Ok(true);
        }
        if text.starts_with('%') {
            return Err(NotationFault::new(at..at + 1, "record-percent").hint("hint-leave-out"));
        }
        let marks = if mark.is_empty() { Vec::new() } else { vec![mark.to_owned()] };
        let range = at..at + text.len();
        self.record.moves.push(RecordMove { text: text.to_owned(), marks, comments: Vec::new(), range });
        Ok(true)
    }

    fn end(&mut self) -> Result<bool, NotationFault> {
        let rest = self.rest().trim_start();
        if !rest.is_empty() && !rest.starts_with(['{', ';', '%']) {
            let at = self.text.len() - rest.len();
            let length = rest.chars().next().map_or(0, char::len_utf8);
            let hint = match rest.starts_with('[') {
                true => "hint-one-record",
                false => "hint-result-last",
            };
            return Err(NotationFault::new(at..at + length, "record-goes-on").hint(Message::new(hint)));
        }
        Ok(true)
    }
}
