//! Custom sentences for the rules sheet, `[rules.text.de]`. Their claims about moves are proved by examples.

use super::reader::ThemeReader;
use crate::diagnostics::keys::{MISSING_KEY, UNKNOWN_KEY, WRONG_TYPE};
use crate::diagnostics::tree::{Entry, Raw, Spanned};
use crate::diagnostics::{Fault, Locus, did_you_mean, nearest, one_of};
use crate::rules::Rules;
use crate::rulesheet::{CustomSentence, ProofError, prove_one};
use crate::theme::CustomLanguages;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The key of the sentences in the tree: no TOML file can contain it.
pub(super) const WORDING: &str = "\0words";
/// The keys of a table `[rules]`.
const RULES_KEYS: [&str; 2] = ["ruleset", "text"];
/// The keys of a custom sentence.
const SENTENCE_KEYS: [&str; 4] = ["text", "after", "examples", "claims"];
/// The keys of an example.
const EXAMPLE_KEYS: [&str; 4] = ["position", "before", "move", "verdict"];
/// The maximum length of a sentence, in characters.
const MAX_CHARACTERS: usize = 600;
/// The most sentences in a language, and the most examples for each.
const MAX_SENTENCES: usize = 200;

/// Splits a table `[rules]` into the name of the ruleset and the custom sentences, so that a theme may bring sentences
/// for the ruleset of the theme that it extends.
pub(super) fn unfold(entries: Vec<Entry>, faults: &mut Vec<Fault>) -> Vec<Entry> {
    let mut unfolded = Vec::with_capacity(entries.len());
    for entry in entries {
        match entry {
            Entry { key, value: Spanned { raw: Raw::Table(inner), .. }, .. } if key == "rules" => {
                for within in inner {
                    match within.key.as_str() {
                        "ruleset" => unfolded.push(Entry { key: "rules".to_owned(), ..within }),
                        "text" => unfolded.push(Entry { key: WORDING.to_owned(), ..within }),
                        other => faults.push(unknown("[rules]", other, &within.key_at, &RULES_KEYS)),
                    }
                }
            }
            other => unfolded.push(other),
        }
    }
    unfolded
}

fn unknown(table: &str, key: &str, at: &Locus, known: &[&str]) -> Fault {
    Fault::new(UNKNOWN_KEY, at.clone(), format!("{table} has no key \"{key}\"")).hint(one_of(key, known))
}

impl ThemeReader<'_> {
    /// The custom sentences by language, each proved.
    pub fn wording(&mut self, rules: &Arc<Rules>, own: &CustomLanguages) -> BTreeMap<String, Vec<CustomSentence>> {
        let mut wording = BTreeMap::new();
        let languages = match self.find_value(WORDING) {
            Some(Spanned { raw: Raw::Table(languages), .. }) => languages.as_slice(),
            Some(other) => {
                let (at, sort) = (other.at.clone(), other.raw.sort());
                self.fault(
                    WRONG_TYPE,
                    &at,
                    format!("rules.text expects a table, found {sort}"),
                    "write [rules.text.de]",
                );
                return wording;
            }
            None => return wording,
        };
        for language in languages {
            self.check_language_tag(&language.key, &language.key_at, own);
            let Raw::Table(sentences) = &language.value.raw else {
                let message = format!("the sentences of a language are a table; found {}", language.value.raw.sort());
                self.fault(WRONG_TYPE, &language.value.at, message, "write [rules.text.de]");
                continue;
            };
            let own =
                sentences.iter().take(MAX_SENTENCES).filter_map(|sentence| self.sentence(sentence, rules)).collect();
            wording.insert(language.key.clone(), own);
        }
        wording
    }

    fn sentence(&mut self, entry: &Entry, rules: &Arc<Rules>) -> Option<CustomSentence> {
        let id = &entry.key;
        let Raw::Table(parts) = &entry.value.raw else {
            let hint = "such as { text = \"…\", examples = [ … ] }, or claims = false after the text";
            let message = format!("a sentence is a table; found {}", entry.value.raw.sort());
            return self.refuse(WRONG_TYPE, &entry.value.at, message, hint);
        };
        for part in parts.iter().filter(|part| !SENTENCE_KEYS.contains(&part.key.as_str())) {
            self.push_fault(unknown("a sentence", &part.key, &part.key_at, &SENTENCE_KEYS));
        }
        let clauses: Vec<String> = rules.clauses().into_iter().map(|clause| clause.id(rules).into_owned()).collect();
        let after = self.part(parts, "after");
        let named = after.as_ref().map_or((id.as_str(), &entry.key_at), |(name, at)| (name.as_str(), at));
        if !clauses.iter().any(|clause| clause == named.0) {
            let hint = did_you_mean(
                nearest(named.0, clauses.iter().map(String::as_str)),
                "`shouqi rules --annotate` prints the ids; a new sentence names the clause before it: after = \"…\"",
            );
            let message = format!("{} has no clause \"{}\"", rules.name(), named.0);
            self.fault("unknown-clause", named.1, message, hint);
        }
        let (text, at) = match self.part(parts, "text") {
            Some(text) => text,
            None => return self.refuse(MISSING_KEY, &entry.key_at, format!("{id} has no text"), "write text = \"…\""),
        };
        let bad = text.trim().is_empty() || text.chars().count() > MAX_CHARACTERS || text.chars().any(char::is_control);
        if bad {
            let hint = format!("one paragraph of at most {MAX_CHARACTERS} characters");
            self.fault("sentence", &at, format!("the text of {id} cannot be printed"), hint);
        }
        let proved = self.examples(id, parts, &entry.key_at, rules);
        Some(CustomSentence { id: id.clone(), after: after.map(|(name, _)| name), text, proved })
    }

    /// The text of a part of a sentence.
    fn part(&mut self, parts: &[Entry], key: &str) -> Option<(String, Locus)> {
        let entry = parts.iter().find(|part| part.key == key)?;
        match &entry.value.raw {
            Raw::Text(text) => Some((text.clone(), entry.value.at.clone())),
            other => {
                let message = format!("{key} expects a text, found {}", other.sort());
                self.refuse(WRONG_TYPE, &entry.value.at, message, "write it in quotes")
            }
        }
    }

    /// Plays the examples of a sentence; returns how many hold.
    fn examples(&mut self, id: &str, parts: &[Entry], at: &Locus, rules: &Arc<Rules>) -> usize {
        let find = |key: &str| parts.iter().find(|part| part.key == key).map(|part| &part.value);
        let claims = match find("claims").map(|value| (&value.raw, &value.at)) {
            None => true,
            Some((Raw::Bool(claims), _)) => *claims,
            Some((other, at)) => {
                let message = format!("claims expects true or false, found {}", other.sort());
                self.fault(WRONG_TYPE, at, message, "claims = false is for sentences that say nothing about moves");
                return 0;
            }
        };
        let examples = match find("examples") {
            None if claims => {
                let hint = "add examples = [{ position = \"…\", move = \"d2d1\", verdict = \"own-den-barred\" }], or \
                            claims = false if it says nothing about what is allowed";
                self.fault("unproved-sentence", at, format!("nothing proves what {id} claims"), hint);
                return 0;
            }
            None => return 0,
            Some(Spanned { raw: Raw::List(examples), .. }) => examples,
            Some(other) => {
                let message = format!("examples expects a list, found {}", other.raw.sort());
                self.fault(WRONG_TYPE, &other.at, message, "examples = [{ … }]");
                return 0;
            }
        };
        if examples.is_empty() && claims {
            self.fault(
                "unproved-sentence",
                at,
                format!("nothing proves what {id} claims"),
                "give at least one example",
            );
        }
        examples.iter().take(MAX_SENTENCES).filter(|example| self.example(example, rules)).count()
    }

    /// Plays one example; returns whether it holds.
    fn example(&mut self, example: &Spanned, rules: &Arc<Rules>) -> bool {
        let Raw::Table(parts) = &example.raw else {
            let hint = "{ position = \"…\", move = \"d2d1\", verdict = \"own-den-barred\" }";
            self.fault(WRONG_TYPE, &example.at, format!("an example is a table; found {}", example.raw.sort()), hint);
            return false;
        };
        for part in parts.iter().filter(|part| !EXAMPLE_KEYS.contains(&part.key.as_str())) {
            self.push_fault(unknown("an example", &part.key, &part.key_at, &EXAMPLE_KEYS));
        }
        let before: Vec<String> = match parts.iter().find(|part| part.key == "before").map(|part| &part.value.raw) {
            Some(Raw::List(moves)) => moves
                .iter()
                .filter_map(|mv| match &mv.raw {
                    Raw::Text(text) => Some(text.clone()),
                    _ => None,
                })
                .collect(),
            _ => Vec::new(),
        };
        let before: Vec<&str> = before.iter().map(String::as_str).collect();
        let named = ["position", "move", "verdict"].map(|key| (key, self.part(parts, key)));
        for (key, _) in named.iter().filter(|(_, value)| value.is_none()) {
            self.fault(MISSING_KEY, &example.at, format!("this example has no {key}"), format!("write {key} = \"…\""));
        }
        let [(_, Some((position, _))), (_, Some((mv, _))), (_, Some((verdict, at)))] = named else { return false };
        match prove_one(rules, &position, &before, &mv, &verdict) {
            Ok(()) => true,
            Err(ProofError::Failed(failures)) => {
                let found = failures.first().map_or_else(String::new, |failure| failure.found.clone());
                let message = format!("under {} {mv} is not \"{verdict}\"", rules.name());
                self.fault("wrong-claim", &at, message, format!("the judge says \"{found}\""));
                false
            }
            Err(other) => {
                self.fault("unreadable-example", &example.at, other.to_string(), "a position, moves and a verdict");
                false
            }
        }
    }
}
