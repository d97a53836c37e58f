//! Reads values of each type, within the bounds of their keys.

use super::colour::read_colour;
use super::length::{LengthFault, beyond, read_length, without_unit};
use super::reader::ThemeReader;
use crate::diagnostics::keys::WRONG_TYPE;
use crate::diagnostics::tree::{Raw, Spanned};
use crate::diagnostics::{Keyword, Locus, offer};
use crate::fonts::FaceId;
use crate::scene::Colour;
use crate::theme::KeyKind;

/// The type of a field that is read from a key.
#[diagnostic::on_unimplemented(
    message = "no value of a theme is read as `{Self}`",
    note = "end the key's row with `=> EXPRESSION`, or implement `KeyValue`"
)]
pub(in crate::theme) trait KeyValue {
    /// Reads the value of a key; a wrong one is a fault, and a substitute is returned.
    fn read(reader: &mut ThemeReader<'_>, path: &str) -> Self;
}

impl KeyValue for bool {
    fn read(reader: &mut ThemeReader<'_>, path: &str) -> bool {
        reader.boolean(path)
    }
}

impl KeyValue for u32 {
    fn read(reader: &mut ThemeReader<'_>, path: &str) -> u32 {
        reader.integer(path)
    }
}

impl KeyValue for f64 {
    fn read(reader: &mut ThemeReader<'_>, path: &str) -> f64 {
        match reader.spec(path).kind.unit() {
            Some(_) => reader.length(path),
            None => reader.number(path),
        }
    }
}

impl KeyValue for Colour {
    fn read(reader: &mut ThemeReader<'_>, path: &str) -> Colour {
        reader.colour(path)
    }
}

impl KeyValue for FaceId {
    fn read(reader: &mut ThemeReader<'_>, path: &str) -> FaceId {
        reader.face(path).unwrap_or(reader.faces.substitute)
    }
}

impl<K: Keyword> KeyValue for K {
    fn read(reader: &mut ThemeReader<'_>, path: &str) -> K {
        reader.keyword(path)
    }
}

impl<'a> ThemeReader<'a> {
    /// A length in millimetres.
    pub fn length(&mut self, path: &str) -> f64 {
        let KeyKind::Length { least, most } = self.spec(path).kind else { return 0.0 };
        let read = self.find_value(path).and_then(|value| {
            let length = match &value.raw {
                Raw::Text(text) => read_length(path, text, (least, most)),
                Raw::Int(number) => Err(without_unit(path, &number.to_string())),
                Raw::Float(number) => Err(without_unit(path, &number.to_string())),
                other => return self.wrong_type(path, "a length", other, &value.at, "such as \"20mm\""),
            };
            length.map_err(|LengthFault { code, message, hint }| self.fault(code, &value.at, message, hint)).ok()
        });
        self.or_invalid(path, read).unwrap_or(least)
    }

    fn within(&mut self, bounds: (f64, f64), number: f64, at: &Locus, says: impl Fn() -> String) -> Option<f64> {
        let Some(hint) = beyond(bounds, number) else { return Some(number) };
        self.refuse("out-of-range", at, says(), hint)
    }

    /// A number, which may have a fraction.
    pub fn number(&mut self, path: &str) -> f64 {
        let KeyKind::Number { least, most } = self.spec(path).kind else { return 0.0 };
        let read = self.find_value(path).and_then(|value| {
            let number = match &value.raw {
                Raw::Int(number) => *number as f64,
                Raw::Float(number) => *number,
                other => return self.wrong_type(path, "a number", other, &value.at, "write it without quotes"),
            };
            self.within((least, most), number, &value.at, || format!("{path} expects a number from {least} to {most}"))
        });
        self.or_invalid(path, read).unwrap_or(least)
    }

    /// An integer.
    pub fn integer(&mut self, path: &str) -> u32 {
        let KeyKind::Integer { least, most } = self.spec(path).kind else { return 0 };
        let read = self.find_value(path).and_then(|value| {
            let number = match &value.raw {
                Raw::Int(number) => *number,
                other => {
                    return self.wrong_type(path, "an integer", other, &value.at, &format!("such as {}", least.max(1)));
                }
            };
            let bounds = (f64::from(least), f64::from(most));
            self.within(bounds, number as f64, &value.at, || {
                format!("{path} expects an integer from {least} to {most}")
            })
            .map(|number| number as u32)
        });
        self.or_invalid(path, read).unwrap_or(least)
    }

    /// True or false.
    pub fn boolean(&mut self, path: &str) -> bool {
        let read = self.find_value(path).and_then(|value| match &value.raw {
            Raw::Bool(yes) => Some(*yes),
            other => self.wrong_type(path, "true or false", other, &value.at, "write true or false, without quotes"),
        });
        self.or_invalid(path, read).unwrap_or_default()
    }

    /// A colour.
    pub fn colour(&mut self, path: &str) -> Colour {
        let read = self.find_value(path).and_then(|value| match &value.raw {
            Raw::Text(text) => match read_colour(text) {
                Ok(colour) => Some(colour),
                Err((message, hint)) => self.refuse("no-colour", &value.at, message, hint),
            },
            other => self.wrong_type(path, "a colour", other, &value.at, "such as \"#A32A22\" or \"crimson\""),
        });
        self.or_invalid(path, read).unwrap_or(Colour::BLACK)
    }

    /// One keyword of a list, as its value.
    pub fn keyword<K: Keyword>(&mut self, path: &str) -> K {
        self.one_of(path, K::NAMES).and_then(K::from_keyword).unwrap_or(K::VALUES[0])
    }

    /// One keyword of a list.
    pub fn one_of<'w>(&mut self, path: &str, names: &[&'w str]) -> Option<&'w str> {
        let read = self.find_value(path).and_then(|value| self.keyword_of(path, value, names));
        self.or_invalid(path, read)
    }

    /// Several keywords of a list, none twice.
    pub fn keywords<'w>(&mut self, path: &str, names: &[&'w str]) -> Vec<(&'w str, Locus)> {
        let mut found: Vec<(&str, Locus)> = Vec::new();
        let items = self.list(path);
        let mut whole = items.is_some();
        for item in items.unwrap_or_default() {
            match self.keyword_of(path, item, names) {
                Some(word) if found.iter().any(|(other, _)| *other == word) => {
                    self.fault("twice", &item.at, format!("\"{word}\" is in {path} twice"), "remove one of them");
                    whole = false;
                }
                Some(word) => found.push((word, item.at.clone())),
                None => whole = false,
            }
        }
        if !whole {
            self.mark_invalid(path);
        }
        found
    }

    fn keyword_of<'w>(&mut self, path: &str, value: &Spanned, names: &[&'w str]) -> Option<&'w str> {
        let Raw::Text(word) = &value.raw else {
            return self.wrong_type(path, "one keyword", &value.raw, &value.at, &offer(None, names));
        };
        let found = names.iter().find(|name| *name == word).copied();
        if found.is_none() {
            let message = format!("\"{word}\" is not a value of {path}");
            self.fault("unknown-word", &value.at, message, offer(Some(word), names));
        }
        found
    }

    /// A list's items.
    pub fn list(&mut self, path: &str) -> Option<&'a [Spanned]> {
        let read = self.find_value(path).and_then(|value| match &value.raw {
            Raw::List(items) => Some(items.as_slice()),
            Raw::Text(text) => {
                let hint = format!("write [\"{text}\"]");
                self.wrong_type(path, "a list", &value.raw, &value.at, &hint)
            }
            other => self.wrong_type(path, "a list", other, &value.at, "write it in [ and ]"),
        });
        self.or_invalid(path, read)
    }

    /// A list's texts.
    pub fn texts(&mut self, path: &str) -> Vec<(&'a str, &'a Locus)> {
        let items = self.list(path).unwrap_or_default();
        let each = format!("an item of {path}");
        let texts: Vec<_> = items.iter().filter_map(|item| self.text_of(&each, item)).collect();
        if texts.len() < items.len() {
            self.mark_invalid(path);
        }
        texts
    }

    /// A text.
    pub fn text(&mut self, path: &str) -> Option<(&'a str, &'a Locus)> {
        let read = self.find_value(path).and_then(|value| self.text_of(path, value));
        self.or_invalid(path, read)
    }

    /// The text of a value.
    pub fn text_of(&mut self, path: &str, value: &'a Spanned) -> Option<(&'a str, &'a Locus)> {
        match &value.raw {
            Raw::Text(text) => Some((text.as_str(), &value.at)),
            other => self.wrong_type(path, "a text", other, &value.at, "write it in quotes"),
        }
    }

    fn wrong_type<T>(&mut self, path: &str, wanted: &str, found: &Raw, at: &Locus, hint: &str) -> Option<T> {
        self.refuse(WRONG_TYPE, at, format!("{path} expects {wanted}, found {}", found.sort()), hint)
    }

    /// A value that was read; the key without one is invalid.
    pub fn or_invalid<T>(&mut self, path: &str, read: Option<T>) -> Option<T> {
        if read.is_none() {
            self.mark_invalid(path);
        }
        read
    }
}
