//! Reads the languages of the animal cards and the theme's own facts.

use super::reader::ThemeReader;
use crate::diagnostics::keys::WRONG_VALUE;
use crate::language::is_path;
use crate::rules::Rules;
use std::collections::BTreeMap;

/// The maximum length of a fact in characters: more does not fit on a card.
const MAX_CHARACTERS: usize = 160;

impl ThemeReader<'_> {
    /// `cards.languages`: two shipped ones at most. None where the languages of the set were chosen later.
    pub fn card_languages(&mut self) -> Vec<String> {
        const KEY: &str = "cards.languages";
        let (files, shipped): (Vec<String>, Vec<String>) =
            self.language_names(KEY, 0).into_iter().partition(|name| is_path(name));
        for file in files {
            let at = self.locus_of(KEY);
            let hint = "cards speak a language of one's own if languages names its file and this list is empty";
            self.fault("unknown-language", &at, format!("{KEY} takes shipped languages, found the file {file}"), hint);
        }
        if self.is_over("languages", KEY) { Vec::new() } else { shipped }
    }

    /// `cards.facts`: by the id of the kind.
    pub fn card_facts(&mut self, rules: Option<&Rules>) -> BTreeMap<String, String> {
        let mut facts = BTreeMap::new();
        for entry in self.table("cards.facts") {
            if !self.kind_of("cards.facts", entry, rules) {
                continue;
            }
            let path = format!("cards.facts.{}", entry.key);
            let Some((text, at)) = self.text_of(&path, &entry.value) else { continue };
            if text.chars().count() > MAX_CHARACTERS || text.chars().any(char::is_control) {
                let hint = format!("one sentence of at most {MAX_CHARACTERS} characters, or \"\" for none");
                self.fault(WRONG_VALUE, at, format!("{path} cannot be printed on a card"), hint);
            }
            facts.insert(entry.key.clone(), text.trim().to_owned());
        }
        facts
    }
}
