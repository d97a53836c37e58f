//! The ruleset that a record names.

use super::Record;
use crate::rules::Rules;

/// Digits of a hash that are shown, and the minimum that is accepted.
const FEWEST_DIGITS: usize = 6;
/// Maximum number of digits of a hash.
const MOST_DIGITS: usize = 64;

/// The ruleset that a record names: in the tag `Rules` by name, version and hash, such as `house 2 (4f9c2a)`, and in
/// the tag `RulesFile` by the path of its file, relative to the record's folder.
///
/// ```
/// use shouqi::rules::{notation::{NamedRules, read_record}, preset_rules};
/// let record = read_record("[Rules \"classic 1 (b4f73f)\"]\n\n1. a3a4 *").expect("a record");
/// let named = NamedRules::of_record(&record).expect("a named ruleset");
/// assert_eq!((named.name.as_str(), named.version), ("classic", Some(1)));
/// assert_eq!(named.difference(&preset_rules("classic").expect("a shipped ruleset")), None);
/// assert!(named.difference(&preset_rules("leiden").expect("a shipped ruleset")).is_some());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NamedRules {
    /// Its name, which is not its file's name.
    pub name: String,
    /// Its version.
    pub version: Option<u32>,
    /// The first digits of its hash, including all overrides.
    pub fingerprint: Option<String>,
    /// Its file, relative to the record's folder; `None` for a shipped ruleset.
    pub file: Option<String>,
}

/// How a ruleset differs from the one that a record names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulesetMismatch {
    /// The game differs.
    Game,
    /// The game is the same; name or version differ.
    Title,
    /// Name or version differ; the record has no hash to compare.
    Unknown,
}

impl NamedRules {
    /// How a record names these rules. `file` is the path of their file relative to the record's folder.
    pub fn of_rules(rules: &Rules, file: Option<String>) -> NamedRules {
        NamedRules {
            name: rules.name().to_owned(),
            version: Some(rules.version()),
            fingerprint: Some(rules.hash().short()),
            file,
        }
    }

    /// The ruleset that a record names, if any.
    pub fn of_record(record: &Record) -> Option<NamedRules> {
        let file = record.tag("RulesFile").map(str::trim).filter(|file| !file.is_empty()).map(str::to_owned);
        let Some(text) = record.tag("Rules").map(str::trim).filter(|text| !text.is_empty()) else {
            return file.map(|file| NamedRules { file: Some(file), ..NamedRules::default() });
        };
        // A path may contain spaces.
        let end = match text.find(".toml") {
            Some(at) => at + ".toml".len(),
            None => text.find(char::is_whitespace).unwrap_or(text.len()),
        };
        let (name, rest) = text.split_at(end);
        let version = rest.split_whitespace().next().and_then(|word| word.parse().ok());
        let in_brackets = rest.rsplit_once('(').and_then(|(_, rest)| rest.trim_end().strip_suffix(')'));
        let digits = |text: &&str| {
            (FEWEST_DIGITS..=MOST_DIGITS).contains(&text.len()) && text.chars().all(|c| c.is_ascii_hexdigit())
        };
        let fingerprint = in_brackets.map(str::trim).filter(digits).map(str::to_ascii_lowercase);
        Some(NamedRules { name: name.to_owned(), version, fingerprint, file })
    }

    /// The name to load it by: its file, or its name.
    pub fn key(&self) -> &str {
        self.file.as_deref().unwrap_or(&self.name)
    }

    /// How these rules differ from the ones named; `None` if they agree in everything recorded.
    pub fn difference(&self, rules: &Rules) -> Option<RulesetMismatch> {
        let same_game = self.fingerprint.as_ref().map(|digits| rules.hash().to_string().starts_with(digits));
        // In old records a path is in place of the name.
        let named = self.name.is_empty() || self.name.contains(['/', '.']) || self.name == rules.name();
        let same_title = named && self.version.is_none_or(|version| version == rules.version());
        match (same_game, same_title) {
            (Some(false), _) => Some(RulesetMismatch::Game),
            (_, true) => None,
            (Some(true), false) => Some(RulesetMismatch::Title),
            (None, false) => Some(RulesetMismatch::Unknown),
        }
    }

    /// Writes it into a record, replacing earlier tags.
    pub fn write(&self, record: &mut Record) {
        record.set_tag("Rules", self.signature());
        match &self.file {
            Some(file) => record.set_tag("RulesFile", file),
            None => record.remove_tag("RulesFile"),
        }
    }

    /// `house 2 (4f9c2a)`, as far as recorded.
    pub fn signature(&self) -> String {
        let version = self.version.map(|version| format!(" {version}")).unwrap_or_default();
        let fingerprint = self.fingerprint.as_ref().map(|digits| format!(" ({digits})")).unwrap_or_default();
        format!("{}{version}{fingerprint}", self.name).trim().to_owned()
    }
}
