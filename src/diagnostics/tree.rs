//! A TOML document as a tree of values with spans.

use super::{Fault, Locus, Source, SourceId};
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// The code of a syntax error.
pub(crate) const NOT_TOML: &str = "toml";

/// A value without interpretation.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Raw {
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(String),
    List(Vec<Spanned>),
    Table(Vec<Entry>),
    /// A date, or a number out of range: never valid.
    Other(&'static str),
}

/// A value and its span.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Spanned {
    pub raw: Raw,
    pub at: Locus,
}

/// A key, its value, and the spans of both.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Entry {
    pub key: String,
    pub key_at: Locus,
    pub value: Spanned,
}

impl Raw {
    /// The type of the value, for messages.
    pub fn sort(&self) -> &'static str {
        match self {
            Raw::Bool(_) => "true or false",
            Raw::Int(_) => "a number",
            Raw::Float(_) => "a decimal number",
            Raw::Text(_) => "a text",
            Raw::List(_) => "a list",
            Raw::Table(_) => "a table",
            Raw::Other(sort) => sort,
        }
    }
}

/// Parses a TOML document; every syntax error becomes a fault.
pub(crate) fn parse(source: &Source, id: SourceId, faults: &mut Vec<Fault>) -> Vec<Entry> {
    let (document, errors) = DeTable::parse_recoverable(&source.text);
    for error in errors {
        let range = error.span().unwrap_or(0..0);
        let hint = match error.message() {
            message if message.contains("duplicate") => "duplicate key",
            message if message.contains("must be quoted") => "write it between quotes",
            _ => "invalid TOML",
        };
        faults.push(Fault::new(NOT_TOML, Locus { source: id, range }, error.message().trim()).hint(hint));
    }
    entries(document.get_ref(), id)
}

fn entries(table: &DeTable<'_>, id: SourceId) -> Vec<Entry> {
    table
        .iter()
        .map(|(key, value)| Entry {
            key: key.get_ref().to_string(),
            key_at: Locus { source: id, range: key.span() },
            value: placed(value.get_ref(), value.span(), id),
        })
        .collect()
}

fn placed(value: &DeValue<'_>, range: Range<usize>, id: SourceId) -> Spanned {
    let raw = match value {
        DeValue::String(text) => Raw::Text(text.to_string()),
        DeValue::Integer(number) => match i64::from_str_radix(&number.as_str().replace('_', ""), number.radix()) {
            Ok(number) => Raw::Int(number),
            Err(_) => Raw::Other("a number out of range"),
        },
        DeValue::Boolean(value) => Raw::Bool(*value),
        DeValue::Float(number) => match number.as_str().replace('_', "").parse() {
            Ok(number) => Raw::Float(number),
            Err(_) => Raw::Other("a decimal number"),
        },
        DeValue::Datetime(_) => Raw::Other("a date"),
        DeValue::Array(items) => Raw::List(items.iter().map(|item| placed(item.get_ref(), item.span(), id)).collect()),
        DeValue::Table(table) => Raw::Table(entries(table, id)),
    };
    Spanned { raw, at: Locus { source: id, range } }
}

/// The same values with the spans of another source, which has the same text.
pub(crate) fn placed_in(entries: &[Entry], id: SourceId) -> Vec<Entry> {
    let at = |locus: &Locus| Locus { source: id, range: locus.range.clone() };
    let entry = |entry: &Entry| Entry {
        key: entry.key.clone(),
        key_at: at(&entry.key_at),
        value: value_placed_in(&entry.value, id),
    };
    entries.iter().map(entry).collect()
}

fn value_placed_in(value: &Spanned, id: SourceId) -> Spanned {
    let raw = match &value.raw {
        Raw::List(items) => Raw::List(items.iter().map(|item| value_placed_in(item, id)).collect()),
        Raw::Table(entries) => Raw::Table(placed_in(entries, id)),
        other => other.clone(),
    };
    Spanned { raw, at: Locus { source: id, range: value.at.range.clone() } }
}

/// Merges `over` over `base`: tables are merged by key, other values are replaced. Keys keep the base's order. Where
/// `one_thing` is true for a table's path, the whole table is replaced.
pub(crate) fn lay_over(base: &mut Vec<Entry>, over: Vec<Entry>, one_thing: fn(&[&str]) -> bool) {
    join(base, over, &mut Vec::new(), one_thing);
}

fn join(base: &mut Vec<Entry>, over: Vec<Entry>, path: &mut Vec<String>, one_thing: fn(&[&str]) -> bool) {
    for entry in over {
        path.push(entry.key.clone());
        let whole = one_thing(&path.iter().map(String::as_str).collect::<Vec<_>>());
        match base.iter_mut().find(|old| old.key == entry.key) {
            Some(old) => match (&mut old.value.raw, entry.value.raw) {
                (Raw::Table(below), Raw::Table(above)) if !whole => join(below, above, path, one_thing),
                (_, raw) => *old = Entry { value: Spanned { raw, at: entry.value.at }, ..entry },
            },
            None => base.push(entry),
        }
        path.pop();
    }
}
