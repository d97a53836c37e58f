//! How the referee speaks: in which language, with which names for the sides, and in whose sentences.

use super::exit::Failure;
use super::library;
use crate::language::{Language, SideName};
use crate::rules::{Clause, Rules};
use crate::rulesheet::{OwnSentence, say_clause};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the referee speaks where neither the command line nor a set says otherwise.
const USUAL: &str = "en";

/// The set that lies on the table: what its theme says of the rules and how its sheet tells them.
#[cfg_attr(not(feature = "print"), allow(dead_code, reason = "without the print stack there are no themes"))]
pub struct Table {
    /// The ruleset that it is played by.
    pub rules: Arc<Rules>,
    /// What the sides are called, White first.
    pub called: [SideName; 2],
    /// The language of its sheet, the first of them if there are two, calling the sides so.
    pub language: Language,
    /// Sentences of its own, by language.
    pub wording: BTreeMap<String, Vec<OwnSentence>>,
}

/// Who says what the referee has to say.
pub struct Voice {
    /// The language, which calls the sides as the set does.
    pub language: Language,
    /// Sentences of the set's own in that language.
    own: Vec<OwnSentence>,
}

impl Voice {
    /// The voice of the set on the table, in the language that was asked for or in that of its sheet.
    pub fn of(table: Option<Table>, asked: Option<&str>) -> Result<Voice, Failure> {
        let Some(table) = table else {
            return Ok(Voice { language: library::language(asked.unwrap_or(USUAL))?, own: Vec::new() });
        };
        let language = match asked {
            Some(asked) => library::language(asked)?.calling(table.called),
            None => table.language,
        };
        let own = table.wording.get(language.tag()).cloned().unwrap_or_default();
        Ok(Voice { language, own })
    }

    /// English, as the set on the table speaks it.
    pub fn english(table: Option<Table>) -> Result<Voice, Failure> {
        Voice::of(table, Some(USUAL))
    }

    /// What a clause says, to the letter of the set's sheet.
    pub fn clause(&self, rules: &Rules, clause: Clause) -> Option<String> {
        let id = clause.id(rules);
        let own = self.own.iter().find(|own| own.after.is_none() && own.id == id);
        own.map(|own| own.text.clone()).or_else(|| say_clause(rules, clause, &self.language))
    }
}
