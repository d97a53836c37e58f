//! Overrides from the command line, as entries of a theme's tree.

use super::override_value::parse_value;
use crate::diagnostics::tree::{Entry, Raw, Spanned};
use crate::diagnostics::{Fault, Locus, Source, SourceId, Sources, nearest};
use crate::theme::{KeyKind, KeySpec, keys};

/// Overrides of a theme from the command line. Each replaces the value in the theme; those of `set` come last.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Overrides {
    /// `--rules`: a ruleset.
    pub rules: Option<String>,
    /// `--paper`: the name or the size of a paper.
    pub paper: Option<String>,
    /// `--lang`: one or two languages, with a comma between.
    pub lang: Option<String>,
    /// `--size`: the keyword of a size.
    pub size: Option<String>,
    /// `--label`: a label sheet.
    pub label: Option<String>,
    /// `--skip` or `--start-at`: the used labels of the first sheet, such as `1-6`.
    pub label_used: Option<String>,
    /// `--inks`: the inks the set is printed with.
    pub inks: Option<String>,
    /// `--profile`: the ICC profile of a press.
    pub profile: Option<String>,
    /// Values derived from other options, such as the square from `--discs`.
    pub derived: Vec<Derived>,
    /// `--set`: texts such as `board.square=30mm` or `face.show=picture,numeral`.
    pub set: Vec<String>,
    /// Only the wording of the rules is needed: the faces of the pieces are not checked, and no picture is read.
    pub words_only: bool,
}

/// A value derived from an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Derived {
    /// The option, such as `--discs`.
    pub option: &'static str,
    /// The key, such as `board.square`.
    pub path: &'static str,
    /// Its value, as a theme writes it.
    pub value: String,
}

impl Overrides {
    /// The entries, each with a source of its own.
    pub(super) fn entries(&self, sources: &mut Sources, faults: &mut Vec<Fault>) -> Vec<Entry> {
        let texts = [
            ("--rules", "rules", &self.rules),
            ("--paper", "paper.size", &self.paper),
            ("--lang", "languages", &self.lang),
            ("--size", "size", &self.size),
            ("--inks", "colours.inks", &self.inks),
            ("--profile", "colours.profile", &self.profile),
            ("--label", "pieces.label", &self.label),
            ("--skip", "pieces.label-used", &self.label_used),
        ];
        let texts = texts.into_iter().filter_map(|(option, path, text)| Some((option, path, text.as_ref()?)));
        let derived = self.derived.iter().map(|derived| (derived.option, derived.path, &derived.value));
        let mut entries = Vec::new();
        for (option, path, text) in texts.chain(derived) {
            let id = sources.add_over(Source::new(option, text.as_str()));
            let whole = Locus { source: id, range: 0..text.len() };
            if let Some(value) = find(path).and_then(|spec| parse_value(spec, text, 0, id, faults)) {
                entries.push(nested(path, &whole, value));
            }
        }
        for text in &self.set {
            let id = sources.add_over(Source::new("--set", text.as_str()));
            entries.extend(setting(text, id, faults));
        }
        entries
    }
}

/// The key with this path; `pictures.rat` is found as `pictures.<kind>`, `title.de` as `title`.
pub(super) fn find(path: &str) -> Option<&'static KeySpec> {
    let table = path.rsplit_once('.').map(|(table, _)| table);
    keys().iter().find(|spec| {
        let named = spec.path == path;
        let open = spec.is_open() && table == Some(spec.table());
        let per_language = spec.kind == KeyKind::Title && table == Some(spec.path);
        named || open || per_language
    })
}

fn setting(text: &str, id: SourceId, faults: &mut Vec<Fault>) -> Option<Entry> {
    let locus = |range| Locus { source: id, range };
    let Some((name, written)) = text.split_once('=') else {
        faults.push(
            Fault::new("set-without-value", locus(0..text.len()), "a setting has the form key=value")
                .hint("such as board.square=30mm or face.show=picture,numeral"),
        );
        return None;
    };
    let path = name.trim();
    let key_at = locus(0..name.len());
    if matches!(path, "extends" | "format") || path.starts_with("rules.") {
        faults.push(
            Fault::new("set-in-file", key_at, format!("{path} can only be set in a theme's file"))
                .hint("name the theme to start from instead"),
        );
        return None;
    }
    let Some(spec) = find(path) else {
        let hint = match nearest(path, keys().iter().map(|spec| spec.path)) {
            Some(near) => format!("did you mean {near}?"),
            None => elsewhere(path).unwrap_or_else(|| "write a key with its table, such as board.square".to_owned()),
        };
        faults.push(Fault::new("unknown-setting", key_at, format!("a theme has no key \"{path}\"")).hint(hint));
        return None;
    };
    let value = parse_value(spec, written, name.len() + 1, id, faults)?;
    Some(nested(path, &key_at, value))
}

/// A hint with the keys that have this last name, if there are any.
pub(super) fn elsewhere(path: &str) -> Option<String> {
    let name = path.rsplit('.').next().unwrap_or(path);
    let places: Vec<&str> = keys().iter().filter(|spec| spec.name() == name).map(|spec| spec.path).collect();
    match places[..] {
        [] => None,
        [place] => Some(format!("there is {place}")),
        [ref others @ .., last] => Some(format!("there are {} and {last}", others.join(", "))),
    }
}

/// The value under a dotted path as a table in a table.
fn nested(path: &str, key_at: &Locus, value: Spanned) -> Entry {
    let entry = |key: &str, value: Spanned| Entry { key: key.to_owned(), key_at: key_at.clone(), value };
    match path.split_once('.') {
        Some((first, rest)) => {
            let inner = nested(rest, key_at, value);
            entry(first, Spanned { raw: Raw::Table(vec![inner]), at: key_at.clone() })
        }
        None => entry(path, value),
    }
}
