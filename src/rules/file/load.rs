//! Locates a ruleset, resolves what it extends, applies overrides, and checks the result.

use super::check::{Scope, check};
use crate::diagnostics::extends::{Link, follow};
use crate::diagnostics::tree::{Entry, Raw, Spanned, lay_over};
use crate::diagnostics::{Fault, Locus, Report, Source, SourceId, Sources, did_you_mean, listed_or_file, nearest};
use crate::files::FileProvider;
use crate::rules::switch::{SWITCH_DEFINITIONS, split_exception};
use crate::rules::{PRESETS, Rules, preset};

/// Maximum length of a ruleset's text in bytes: three times what the largest board needs.
pub const MAX_SOURCE_BYTES: usize = 1 << 16;

/// Keys of one ruleset that are not inherited.
const OWN_KEYS: [&str; 6] = ["format", "name", "version", "title", "source", "extends"];

/// Why rules could not be loaded.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RulesError {
    /// No shipped ruleset has this name.
    #[error("no ruleset is called \"{}\"; {}", name.escape_debug(), did_you_mean(*nearest, listed_or_file("shouqi rulesets", name)))]
    Unknown {
        /// The requested name.
        name: String,
        /// The nearest valid name.
        nearest: Option<&'static str>,
    },
    /// The file provider could not read a file.
    #[error("{path}: {why}")]
    Unreadable {
        /// The file's path.
        path: String,
        /// The provider's error.
        why: String,
    },
    /// The ruleset is invalid.
    #[error("{0}")]
    Faults(Report),
}

/// Whether a name is a path, not a shipped ruleset.
fn is_path(name: &str) -> bool {
    name.contains(['/', '\\']) || name.ends_with(".toml")
}

/// Loads the ruleset `name` (a shipped one, or a path that `files` provides) with the overrides `switches`, each
/// written `name=value`, such as `own-trap=weakens` or `dog.strength=4`.
///
/// ```
/// use shouqi::rules::{self, RulesError};
/// use shouqi::files::NoFiles;
/// let changed = ["dog.strength=4".into(), "wolf.strength=3".into()];
/// let rules = rules::load("classic", &changed, &NoFiles).expect("a ruleset");
/// assert_eq!(rules.kind_named("dog").map(|kind| rules.kind(kind).strength), Some(4));
/// assert!(matches!(rules::load("clasic", &[], &NoFiles), Err(RulesError::Unknown { nearest: Some("classic"), .. })));
/// ```
pub fn load(name: &str, switches: &[String], files: &dyn FileProvider) -> Result<Rules, RulesError> {
    let mut sources = Sources::default();
    let mut faults = Vec::new();
    let first = open(name, None, files)?;
    let file = preset(name).is_none().then(|| first.name.clone());
    let tree = merged(first, switches, files, &mut sources, &mut faults);
    // After an unreadable text or base, missing values are not faults of their own.
    match check(&tree.entries, Scope::Game, &sources, tree.broken, &mut faults) {
        Some(rules) if faults.is_empty() => Ok(match file {
            Some(file) => rules.read_from(file),
            None => rules,
        }),
        _ => Err(RulesError::Faults(Report::new(sources, faults))),
    }
}

/// The tree of a ruleset with everything that it extends and overrides.
pub(super) struct Merged {
    pub entries: Vec<Entry>,
    /// Whether a text or a base could not be read.
    pub broken: bool,
}

/// Merges a ruleset's text over what it extends, and switches over both.
pub(super) fn merged(
    first: Source,
    switches: &[String],
    files: &dyn FileProvider,
    sources: &mut Sources,
    faults: &mut Vec<Fault>,
) -> Merged {
    let open_base =
        |base: &str, beside: &str, at: Locus| open(base, Some(beside), files).map_err(|error| no_base(error, at));
    let chain = follow(first, "ruleset", &open_base, sources, faults);
    let broken = !faults.is_empty();
    let mut tree = Vec::new();
    for (depth, Link { mut entries, .. }) in chain.into_iter().enumerate().rev() {
        if depth > 0 {
            // A ruleset inherits the rules of the game, not the name.
            entries.retain(|entry| !OWN_KEYS.contains(&entry.key.as_str()));
        }
        lay_over(&mut tree, entries, is_note);
    }
    for switch in switches {
        let id = sources.add_over(Source::new("--switch", switch.as_str()));
        if let Some(entry) = switch_entry(switch, id, faults) {
            lay_over(&mut tree, vec![entry], is_note);
        }
    }
    Merged { entries: tree, broken }
}

fn open(name: &str, beside: Option<&str>, files: &dyn FileProvider) -> Result<Source, RulesError> {
    if let Some(preset) = preset(name) {
        return Ok(Source::shipped(preset.name, preset.text));
    }
    if !is_path(name) {
        let nearest = nearest(name, PRESETS.iter().map(|preset| preset.name));
        return Err(RulesError::Unknown { name: name.to_owned(), nearest });
    }
    let unreadable = |why: String| RulesError::Unreadable { path: name.to_owned(), why };
    let source = files.text(name, beside).map_err(|error| unreadable(error.to_string()))?;
    if source.text.len() > MAX_SOURCE_BYTES {
        return Err(unreadable(format!("longer than {} KiB; no ruleset is", MAX_SOURCE_BYTES >> 10)));
    }
    Ok(source)
}

/// A note is merged as one value, though written as a table.
fn is_note(path: &[&str]) -> bool {
    matches!(path, ["notes", _])
}

fn no_base(error: RulesError, at: Locus) -> Fault {
    match error {
        RulesError::Unknown { name, nearest } => {
            let otherwise = "a shipped ruleset, or a file in the same folder, such as \"./house.toml\"";
            Fault::new("unknown-ruleset", at, format!("no ruleset is called \"{name}\""))
                .hint(did_you_mean(nearest, otherwise))
        }
        other => {
            Fault::new("unreadable-base", at, "the ruleset this one extends cannot be read").hint(other.to_string())
        }
    }
}

/// `name=value` as an entry of the tree, below `switches` or `kinds`.
fn switch_entry(text: &str, id: SourceId, faults: &mut Vec<Fault>) -> Option<Entry> {
    let locus = |range| Locus { source: id, range };
    let Some((name, value)) = text.split_once('=') else {
        faults.push(
            Fault::new("switch-without-value", locus(0..text.len()), "a switch is written name=value")
                .hint("such as own-trap=weakens or dog.strength=4"),
        );
        return None;
    };
    let name_at = locus(0..name.len());
    let value_at = locus(name.len() + 1..text.len());
    let raw = match (value.parse::<i64>(), value.parse::<bool>()) {
        (Ok(number), _) => Raw::Int(number),
        (_, Ok(truth)) => Raw::Bool(truth),
        _ => Raw::Text(value.to_owned()),
    };
    let entry = |key: &str, value: Spanned| Entry { key: key.to_owned(), key_at: name_at.clone(), value };
    let table = |entry: Entry| Spanned { raw: Raw::Table(vec![entry]), at: name_at.clone() };
    let value = Spanned { raw, at: value_at };
    if let Some((kind, property)) = name.split_once('.') {
        return Some(entry("kinds", table(entry(kind, table(entry(property, value))))));
    }
    if SWITCH_DEFINITIONS.iter().any(|definition| definition.name == name) || split_exception(name).is_some() {
        return Some(entry("switches", table(entry(name, value))));
    }
    let near = nearest(name, SWITCH_DEFINITIONS.iter().map(|definition| definition.name));
    let hint = did_you_mean(near, "`shouqi rulesets show classic` lists them");
    faults.push(Fault::new("unknown-switch", name_at, format!("there is no switch \"{name}\"")).hint(hint));
    None
}
