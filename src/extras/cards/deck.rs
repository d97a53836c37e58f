//! The content of all cards: who captures whom, and the words in one or two languages.

use super::power;
use crate::canvas::resources::Resources;
use crate::extras::words::{Words, say_in};
use crate::language::{Argument, capital};
use crate::rules::{KindId, Rules};
use crate::rulesheet::Sheet;
use crate::theme::is_chinese;

/// All cards of a side.
#[derive(Debug, Clone)]
pub struct Deck {
    /// A card for each kind, the weakest first.
    pub cards: Vec<AnimalCard>,
    /// What stands before the animals that it captures, and before those that capture it.
    pub labels: [Vec<Words>; 2],
    /// How a quick duel is played: its name and its rules, in each language that has both.
    pub duel: Vec<(Words, Words)>,
}

/// The card of a kind.
#[derive(Debug, Clone)]
pub struct AnimalCard {
    /// The kind.
    pub kind: KindId,
    /// Its names: in the languages with letters, and those in characters that differ from its character.
    pub names: Vec<String>,
    /// Its Chinese character with the pinyin, if it has them.
    pub character: Option<(String, Option<String>)>,
    /// The kinds that it may capture on land outside traps, and those that may capture it, the weakest first.
    pub captures: [Vec<KindId>; 2],
    /// Both in words, for those who cannot see the pictures.
    pub captures_in_words: [String; 2],
    /// What the sheet says about it, with the number of the rule before the first.
    pub power: Vec<Words>,
    /// Something true about the living animal.
    pub facts: Vec<Words>,
}

/// The kinds that stand to a kind as asked.
fn kinds_that(kinds: &[KindId], holds: impl Fn(KindId) -> bool) -> Vec<KindId> {
    kinds.iter().copied().filter(|&other| holds(other)).collect()
}

impl Deck {
    /// The cards of the theme's rules. `spoken` has the proved sheets of its languages.
    pub fn of(resources: &mut Resources<'_>, spoken: &[Sheet]) -> Deck {
        let theme = resources.theme;
        let rules = &*theme.rules;
        let tags = if theme.cards.languages.is_empty() { &theme.languages } else { &theme.cards.languages };
        let sheets: Vec<&Sheet> =
            tags.iter().filter_map(|tag| spoken.iter().find(|sheet| sheet.language == *tag)).collect();
        let kinds: Vec<KindId> = rules.strongest_first().into_iter().rev().collect();
        let places = match sheets.first() {
            Some(sheet) => power::places(rules, sheet, &kinds),
            None => vec![None; kinds.len()],
        };
        let labels = ["card-captures", "card-captured-by"].map(|key| say_in(resources, tags, key, &[]));
        let card = |(&kind, place): (&KindId, Option<power::Place>)| {
            let captures = [
                kinds_that(&kinds, |other| rules.takes(kind, other)),
                kinds_that(&kinds, |other| rules.takes(other, kind)),
            ];
            let in_words = |side: usize| in_words(resources, tags, &labels[side], &captures[side]);
            AnimalCard {
                kind,
                captures_in_words: [0, 1].map(in_words),
                captures,
                character: character(resources, rules, kind),
                names: names(resources, tags, kind),
                power: place.map_or_else(Vec::new, |place| powers(&sheets, &place)),
                facts: facts(resources, tags, kind),
            }
        };
        let cards = kinds.iter().zip(places).map(card).collect();
        let count = [("kinds", Argument::Text(kinds.len().to_string()))];
        let titles = say_in(resources, tags, "duel", &[]);
        let texts = say_in(resources, tags, "duel-text", &count);
        let text_of = |title: &Words| texts.iter().find(|text| text.language == title.language).cloned();
        let duel = titles.into_iter().filter_map(|title| Some((title.clone(), text_of(&title)?))).collect();
        Deck { cards, labels, duel }
    }
}

/// “captures: rat, cat” in the first language.
fn in_words(resources: &mut Resources<'_>, tags: &[String], label: &[Words], kinds: &[KindId]) -> String {
    let theme = resources.theme;
    let Some(language) = resources.language(tags.first().map_or("en", String::as_str)) else { return String::new() };
    let names: Vec<String> = kinds.iter().map(|kind| language.animal(&theme.rules.kind(*kind).id)).collect();
    let label = label.first().map_or("", |words| words.text.as_str());
    format!("{label}: {}", names.join(", "))
}

/// The character on the pieces.
fn character(resources: &mut Resources<'_>, rules: &Rules, kind: KindId) -> Option<(String, Option<String>)> {
    let id = &rules.kind(kind).id;
    let characters = resources.animal_characters();
    let character = characters.character(id).filter(|text| is_chinese(text))?;
    Some((character, characters.pinyin(id)))
}

fn names(resources: &mut Resources<'_>, tags: &[String], kind: KindId) -> Vec<String> {
    let id = resources.theme.rules.kind(kind).id.clone();
    let character = resources.animal_characters().character(&id);
    let named = tags.iter().filter_map(|tag| Some(capital(&resources.language(tag)?.animal(&id))));
    let all: Vec<String> = named.collect();
    let others: Vec<String> = all.iter().filter(|name| Some(*name) != character.as_ref()).cloned().collect();
    let mut names = if others.is_empty() { all } else { others };
    names.dedup();
    names
}

fn powers(sheets: &[&Sheet], place: &power::Place) -> Vec<Words> {
    let said = sheets.iter().filter_map(|sheet| Some((sheet.language.clone(), power::said(sheet, place)?)));
    let words = said.enumerate().map(|(number, (language, (rule, text)))| {
        let text = match rule.filter(|_| number == 0) {
            Some(rule) => format!("§\u{a0}{rule}\u{2002}{text}"),
            None => text.to_owned(),
        };
        Words { language, text }
    });
    words.collect()
}

/// The theme's own fact in the first language, or the shipped one in all.
fn facts(resources: &mut Resources<'_>, tags: &[String], kind: KindId) -> Vec<Words> {
    let theme = resources.theme;
    let id = &theme.rules.kind(kind).id;
    match (theme.cards.facts.get(id), tags.first()) {
        (Some(own), _) if own.is_empty() => Vec::new(),
        (Some(own), Some(tag)) => vec![Words { language: tag.clone(), text: own.clone() }],
        _ => say_in(resources, tags, &format!("fact-{id}"), &[]),
    }
}
