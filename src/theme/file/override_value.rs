//! Parses the value of an override from the command line: with or without the quotes and brackets of TOML.

use crate::diagnostics::tree::{Raw, Spanned, parse};
use crate::diagnostics::{Fault, Locus, Source, SourceId};
use crate::theme::{KeyKind, KeySpec};
use std::ops::Range;

/// Parses a text of the command line as the type of its key. `start` is its offset in the source. `None`, and a fault,
/// if a quote or a bracket is not closed.
pub(super) fn parse_value(
    spec: &KeySpec,
    written: &str,
    start: usize,
    id: SourceId,
    faults: &mut Vec<Fault>,
) -> Option<Spanned> {
    let placed = |raw, range| Spanned { raw, at: Locus { source: id, range } };
    let Fragment { text, at } = Fragment { text: written, at: start }.trimmed();
    let whole = at..at + text.len();
    let mut unended = |range: Range<usize>, message: &str, hint: &str| {
        faults.push(Fault::new("setting-without-end", Locus { source: id, range }, message).hint(hint));
    };
    let is_list = matches!(spec.kind, KeyKind::Keywords(_) | KeyKind::Texts | KeyKind::Point);
    if is_list {
        let inside = match text.strip_prefix('[') {
            None => Fragment { text, at },
            Some(rest) => match rest.strip_suffix(']') {
                Some(inside) => Fragment { text: inside, at: at + 1 },
                None => {
                    unended(at..at + 1, "this list has no end", "close it with ]");
                    return None;
                }
            },
        };
        let mut items = Vec::new();
        for item in inside.items() {
            match item.unquoted() {
                Ok((text, range)) => {
                    let number = text.parse().ok().filter(|_| spec.kind == KeyKind::Point);
                    items.push(placed(number.map_or(Raw::Text(text), Raw::Float), range));
                }
                Err(quote) => {
                    unended(quote, "this quote has no end", "close it with the same quote, or leave both out");
                    return None;
                }
            }
        }
        return Some(placed(Raw::List(items), whole));
    }
    if spec.kind == KeyKind::Title && text.starts_with('{') {
        // Blanks before it make the offsets those of the command line.
        let line = format!("{}v={text}", " ".repeat(at.saturating_sub(2)));
        let table = parse(&Source::new("--set", line), id, faults);
        return table.into_iter().next().map(|entry| entry.value);
    }
    let (text, range) = match (Fragment { text, at }).unquoted() {
        Ok(unquoted) => unquoted,
        Err(quote) => {
            unended(quote, "this quote has no end", "close it with the same quote, or leave both out");
            return None;
        }
    };
    let raw = match spec.kind {
        KeyKind::Integer { .. } | KeyKind::Number { .. } => match (text.parse(), text.parse()) {
            (Ok(whole), _) => Raw::Int(whole),
            (_, Ok(number)) => Raw::Float(number),
            _ => Raw::Text(text),
        },
        KeyKind::Boolean => match text.as_str() {
            "true" | "yes" => Raw::Bool(true),
            "false" | "no" => Raw::Bool(false),
            _ => Raw::Text(text),
        },
        KeyKind::Format
        | KeyKind::Length { .. }
        | KeyKind::Colour
        | KeyKind::Keyword(_)
        | KeyKind::Keywords(_)
        | KeyKind::Texts
        | KeyKind::Text
        | KeyKind::Point
        | KeyKind::Font
        | KeyKind::Title
        | KeyKind::SentenceTable => Raw::Text(text),
    };
    Some(placed(raw, range))
}

/// A fragment of an override with its offset.
#[derive(Clone, Copy)]
struct Fragment<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Fragment<'t> {
    /// Without the blanks around it.
    fn trimmed(self) -> Fragment<'t> {
        let blank = self.text.len() - self.text.trim_start().len();
        Fragment { text: self.text.trim(), at: self.at + blank }
    }

    /// Its items between commas; a comma within quotes or at the end separates nothing.
    fn items(self) -> Vec<Fragment<'t>> {
        let (mut items, mut begin, mut quote) = (Vec::new(), 0, None);
        for (place, character) in self.text.char_indices() {
            match (quote, character) {
                (None, ',') => {
                    items.push(Fragment { text: &self.text[begin..place], at: self.at + begin }.trimmed());
                    begin = place + 1;
                }
                // An apostrophe within a word is not a quote.
                (None, '"' | '\'') if self.text[begin..place].trim().is_empty() => quote = Some(character),
                (Some(opened), character) if opened == character => quote = None,
                (None | Some(_), _) => (),
            }
        }
        let last = Fragment { text: &self.text[begin..], at: self.at + begin }.trimmed();
        if !last.text.is_empty() {
            items.push(last);
        }
        items
    }

    /// Its text without the quotes around it, and the range of that; or the range of a quote that is not closed.
    fn unquoted(self) -> Result<(String, Range<usize>), Range<usize>> {
        let Some(quote) = self.text.chars().next().filter(|first| ['"', '\''].contains(first)) else {
            return Ok((self.text.to_owned(), self.at..self.at + self.text.len()));
        };
        let inside = self.text[1..].strip_suffix(quote).ok_or(self.at..self.at + 1)?;
        // As in TOML: a backslash escapes only within double quotes.
        let text = match quote {
            '"' => inside.replace("\\\"", "\"").replace("\\\\", "\\"),
            _ => inside.to_owned(),
        };
        Ok((text, self.at + 1..self.at + 1 + inside.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::Sources;
    use crate::theme::file::overrides::find;

    fn read(setting: &str) -> Result<Raw, String> {
        let (name, written) = setting.split_once('=').expect("a setting");
        let mut sources = Sources::default();
        let id = sources.add_over(Source::new("--set", setting));
        let mut faults = Vec::new();
        let value = parse_value(find(name).expect("a key"), written, name.len() + 1, id, &mut faults);
        value.map(|value| value.raw).ok_or_else(|| faults[0].message.clone())
    }

    fn texts(setting: &str) -> Vec<String> {
        match read(setting) {
            Ok(Raw::List(items)) => items
                .into_iter()
                .map(|item| match item.raw {
                    Raw::Text(text) => text,
                    other => format!("{other:?}"),
                })
                .collect(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_list_is_the_same_with_and_without_brackets_and_quotes() {
        for written in
            ["picture,numeral", "[picture, numeral]", r#"["picture", "numeral"]"#, "[ 'picture','numeral', ]"]
        {
            assert_eq!(texts(&format!("face.show={written}")), ["picture", "numeral"], "{written}");
        }
        assert!(texts("board.labels=[]").is_empty() && texts("board.labels=").is_empty());
        assert_eq!(texts(r#"switches=["a,b", c]"#), ["a,b", "c"]);
    }

    #[test]
    fn a_text_is_the_same_with_and_without_quotes() {
        for written in ["Emma's game", r#""Emma's game""#, "  Emma's game "] {
            assert_eq!(read(&format!("title={written}")), Ok(Raw::Text("Emma's game".into())), "{written}");
        }
        assert_eq!(read(r#"title="a \"big\" cat""#), Ok(Raw::Text(r#"a "big" cat"#.into())));
        assert_eq!(read(r#"pieces.sets="3""#), Ok(Raw::Int(3)));
        assert_eq!(read("board.start='no'"), Ok(Raw::Bool(false)));
        assert!(matches!(read(r#"title={ en = "A", de = "B" }"#), Ok(Raw::Table(entries)) if entries.len() == 2));
    }

    #[test]
    fn what_is_unclosed_is_reported() {
        assert_eq!(read("face.show=[picture"), Err("this list has no end".into()));
        assert_eq!(read(r#"title="My game"#), Err("this quote has no end".into()));
        assert_eq!(read(r#"face.show=picture,"numeral"#), Err("this quote has no end".into()));
    }
}
