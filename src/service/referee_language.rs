//! The language of the referee: its messages, the names of the sides, and the custom sentences of the set.

use crate::language::{Argument, Language, SideName, spellings_with};
use crate::rules::notation::{Spellings, names_no_animal};
use crate::rules::{Clause, Game, Move, Outcome, Position, Rules, Side};
use crate::rulesheet::{CustomSentence, JudgedMove, number, say_claimed, say_clause, say_end};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// The set named by `--theme`: its rules, names and wording.
#[cfg_attr(not(feature = "print"), allow(dead_code, reason = "without the print stack there are no themes"))]
pub(crate) struct SetWording {
    /// Its ruleset.
    pub rules: Arc<Rules>,
    /// The names of the sides, White first.
    pub side_names: [SideName; 2],
    /// The languages of its sheet and of its words on board and pieces, with its names of the sides: the first is the
    /// referee's, moves may be written in all. At least one.
    pub languages: Vec<Rc<Language>>,
    /// Its custom sentences, by language.
    pub wording: BTreeMap<String, Vec<CustomSentence>>,
}

/// The language and wording of the referee's messages.
pub(crate) struct RefereeLanguage {
    /// The language, with the set's names of the sides.
    pub language: Rc<Language>,
    /// The languages of the set, whose names of animals are accepted, too.
    others: Vec<Rc<Language>>,
    /// The set's custom sentences in that language.
    own: Vec<CustomSentence>,
    /// Whether the language was given as an argument.
    asked: bool,
}

#[cfg(feature = "print")]
impl SetWording {
    /// The rules, names and wording of a theme.
    ///
    /// # Errors
    /// If a language of the theme cannot be read.
    pub fn of(theme: crate::theme::Theme) -> Result<SetWording, super::Refusal> {
        let languages = super::rules_sheet::spoken(&theme)?.into_iter().map(Rc::new).collect();
        Ok(SetWording { rules: theme.rules.clone(), side_names: theme.side_names(), languages, wording: theme.wording })
    }
}

impl RefereeLanguage {
    /// The wording of a set, in the language that was asked for, else in that of the set's sheet, else in English.
    pub fn new(table: Option<&SetWording>, asked: Option<Language>) -> RefereeLanguage {
        let is_asked = asked.is_some();
        let named = asked.map(|language| match table {
            Some(table) => language.with_side_names(table.side_names),
            None => language,
        });
        let of_set = || table.and_then(|table| table.languages.first()).cloned();
        let language = named.map(Rc::new).or_else(of_set).unwrap_or_else(|| Rc::new(Language::english()));
        let others = table.map(|table| table.languages.clone()).unwrap_or_default();
        let own = table.and_then(|table| table.wording.get(language.tag())).cloned().unwrap_or_default();
        RefereeLanguage { language, others, own, asked: is_asked }
    }

    /// English, without a set.
    pub fn english() -> RefereeLanguage {
        RefereeLanguage::new(None, None)
    }

    /// Whether the user named the language himself.
    pub fn was_asked_for(&self) -> bool {
        self.asked
    }

    /// The sentence of a clause as on the set's sheet.
    pub fn clause(&self, rules: &Rules, clause: Clause) -> Option<String> {
        self.own(rules, clause).map(str::to_owned).or_else(|| say_clause(rules, clause, &self.language))
    }

    /// The sentences of a ruleset's sheet, with their numbers.
    pub fn sentences(&self, rules: &Rules) -> Vec<NumberedSentence> {
        let clauses = rules.clauses().into_iter();
        clauses.filter_map(|clause| Some((number(rules, clause), self.clause(rules, clause)?))).collect()
    }

    /// The set's custom sentence of a clause.
    pub fn own(&self, rules: &Rules, clause: Clause) -> Option<&str> {
        let id = clause.id(rules);
        let own = self.own.iter().find(|own| own.after.is_none() && own.id == id);
        own.map(|own| own.text.as_str())
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> String {
        self.language.side(side)
    }

    /// Accepted names of animals in moves: those of the rules, of this language, of the set's languages, and of every
    /// shipped one.
    pub fn spellings(&self, rules: &Rules) -> Spellings {
        let languages = std::iter::once(&self.language).chain(&self.others);
        spellings_with(rules, languages.map(Rc::as_ref))
    }

    /// Those that it takes to read one move: of two squares, none of a language.
    pub fn spellings_for(&self, text: &str, rules: &Rules) -> Spellings {
        if names_no_animal(text) { Spellings::of(rules) } else { self.spellings(rules) }
    }

    /// A move with the animal's name: `Elefant a3-b3`.
    pub fn named(&self, position: &Position, mv: Move) -> String {
        named_move(&self.language, position, mv)
    }

    /// A message of the language.
    ///
    /// # Panics
    /// Never: a test formats every message in every language.
    pub fn say(&self, key: &str, arguments: &[(&'static str, Argument)]) -> String {
        self.language.say(key, arguments).unwrap_or_else(|| key.to_owned())
    }
}

/// A sentence of a sheet, with its number if it has one.
pub(crate) type NumberedSentence = (Option<u32>, String);

/// The sentences that another sheet lacks.
pub(crate) fn lacking_in<'s>(other: &[NumberedSentence], own: &'s [NumberedSentence]) -> Vec<&'s NumberedSentence> {
    own.iter().filter(|(_, text)| other.iter().all(|(_, known)| known != text)).collect()
}

/// How a game has ended, in one sentence; `None` for a bare position, whose last move is unknown.
pub(crate) fn say_ended(game: &Game, outcome: Outcome, language: &Language) -> Option<String> {
    say_claimed(game, language).or_else(|| {
        let mut before = game.clone();
        let mv = before.take_back()?;
        Some(say_end(JudgedMove { position: before.position(), mv, language }, outcome))
    })
}

/// A move with the animal's name in a language: `Elefant a3-b3`.
pub(crate) fn named_move(language: &Language, position: &Position, mv: Move) -> String {
    let Some(placed) = position.at(mv.from) else { return mv.to_string() };
    let name = language.animal(&position.rules().kind(placed.piece.kind).id);
    let sign = if position.at(mv.to).is_some() { "x" } else { "-" };
    format!("{name} {}{sign}{}", mv.from, mv.to)
}
