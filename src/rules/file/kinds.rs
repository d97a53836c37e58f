//! Parses the kinds of animals.

use crate::diagnostics::keys::{MISSING_KEY, WRONG_TYPE, WRONG_VALUE, get, refuse_unknown};
use crate::diagnostics::tree::{Entry, Raw, Spanned};
use crate::diagnostics::{Fault, Keyword, Locus, did_you_mean, nearest};
use crate::rules::switch::split_exception;
use crate::rules::{Kind, KindId, Leap};

/// A kind with the spans of its properties, for faults found later with the board.
pub(super) struct ParsedKind {
    pub kind: Kind,
    pub name_at: Locus,
    pub leaps_at: Vec<Locus>,
    /// The source texts of its strength, swimming and leaps.
    pub strength_from: Locus,
    pub swims_from: Locus,
    pub leaps_from: Locus,
}

const PROPERTIES: [&str; 4] = ["letter", "strength", "swims", "leaps"];
const WEAKEST: i64 = 0;
const STRONGEST: i64 = 99;
const LONGEST_NAME: usize = 20;

/// The kinds marked `"absent"`, though an extended ruleset has them.
pub(super) fn absent(entries: &[Entry]) -> impl Iterator<Item = &Entry> {
    entries.iter().filter(|entry| matches!(&entry.value.raw, Raw::Text(word) if word == "absent"))
}

/// Parses every kind that is not `"absent"`, in order.
pub(super) fn read_kinds(entries: &[Entry], faults: &mut Vec<Fault>) -> Vec<ParsedKind> {
    let mut animals: Vec<ParsedKind> = Vec::new();
    let left_out: Vec<&str> = absent(entries).map(|entry| entry.key.as_str()).collect();
    for entry in entries.iter().filter(|entry| !left_out.contains(&entry.key.as_str())) {
        let properties = match &entry.value.raw {
            Raw::Table(properties) => properties,
            other => {
                let message = format!("a kind expects a table of its properties, found {}", other.sort());
                faults.push(Fault::new(WRONG_TYPE, entry.value.at.clone(), message).hint(
                    "such as { letter = \"R\", strength = 1, swims = true }, or \"absent\" to leave out an inherited kind",
                ));
                continue;
            }
        };
        refuse_unknown(properties, "a kind", &PROPERTIES, faults);
        check_name(entry, faults);
        let letter = letter(entry, properties, faults);
        let strength = strength(entry, properties, faults);
        let swims = match get(properties, "swims") {
            None => false,
            Some(Spanned { raw: Raw::Bool(swims), .. }) => *swims,
            Some(Spanned { raw: Raw::Text(word), .. }) if word == "yes" || word == "no" => word == "yes",
            Some(value) => {
                faults.push(wrong(value, "swims is true or false", "write true or false"));
                false
            }
        };
        let (leaps, leaps_at) = leaps(properties, faults);
        if let Some(twin) = animals.iter().find(|animal| animal.kind.letter == letter && letter != '?') {
            let at = get(properties, "letter").map_or(entry.key_at.clone(), |value| value.at.clone());
            let message = format!("{} and {} have the same letter {letter}", twin.kind.id, entry.key);
            faults.push(Fault::new("letter-twice", at, message).hint("every kind needs a letter of its own"));
        }
        if animals.len() == KindId::MOST {
            faults.push(
                Fault::new("too-many-kinds", entry.key_at.clone(), "there are too many kinds")
                    .hint(format!("at most {}, one for each letter", KindId::MOST)),
            );
            return animals;
        }
        let from = |key: &str| get(properties, key).map_or(entry.value.at.clone(), |value| value.at.clone());
        animals.push(ParsedKind {
            kind: Kind { id: entry.key.clone(), letter, strength, swims, leaps },
            name_at: entry.key_at.clone(),
            leaps_at,
            strength_from: from("strength"),
            swims_from: from("swims"),
            leaps_from: from("leaps"),
        });
    }
    animals
}

fn wrong(value: &Spanned, message: &str, hint: &str) -> Fault {
    Fault::new(WRONG_VALUE, value.at.clone(), message).hint(hint)
}

fn check_name(entry: &Entry, faults: &mut Vec<Fault>) {
    let name = &entry.key;
    let plain = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if !plain || name.len() > LONGEST_NAME || split_exception(&format!("-{name}-")).is_some() {
        let message = "a kind's name is lower-case letters, digits and hyphens";
        faults.push(
            Fault::new("kind-name", entry.key_at.clone(), message)
                .hint(format!("such as \"rat\"; at most {LONGEST_NAME} characters, without the word \"takes\"")),
        );
    }
}

fn letter(entry: &Entry, properties: &[Entry], faults: &mut Vec<Fault>) -> char {
    let hint = "write one capital letter from A to Z";
    match get(properties, "letter") {
        None => {
            faults.push(
                Fault::new(MISSING_KEY, entry.key_at.clone(), format!("{} has no letter", entry.key))
                    .hint("add letter = \"…\", one capital letter from A to Z"),
            );
            '?'
        }
        Some(value) => match &value.raw {
            Raw::Text(text) if text.len() == 1 && text.as_bytes()[0].is_ascii_uppercase() => text.as_bytes()[0] as char,
            _ => {
                faults.push(wrong(value, "this is not a valid letter for positions and moves", hint));
                '?'
            }
        },
    }
}

fn strength(entry: &Entry, properties: &[Entry], faults: &mut Vec<Fault>) -> u8 {
    match get(properties, "strength") {
        None => {
            faults.push(
                Fault::new(MISSING_KEY, entry.key_at.clone(), format!("{} has no strength", entry.key))
                    .hint(format!("add strength = a number from {WEAKEST} to {STRONGEST}")),
            );
            1
        }
        Some(Spanned { raw: Raw::Int(number), .. }) if (WEAKEST..=STRONGEST).contains(number) => *number as u8,
        Some(value) => {
            faults.push(wrong(
                value,
                "this is not a valid strength",
                &format!("write a number from {WEAKEST} to {STRONGEST}"),
            ));
            1
        }
    }
}

fn leaps(properties: &[Entry], faults: &mut Vec<Fault>) -> (Vec<Leap>, Vec<Locus>) {
    let hint = "write a list with any of \"across\", \"along\", \"both-rivers\", or []";
    let mut leaps = Vec::new();
    let mut places = Vec::new();
    let words: Vec<(&str, &Locus)> = match get(properties, "leaps") {
        None => Vec::new(),
        Some(Spanned { raw: Raw::Text(text), .. }) if text == "none" || text.is_empty() => Vec::new(),
        Some(Spanned { raw: Raw::Text(text), at }) => text.split(',').map(|word| (word.trim(), at)).collect(),
        Some(Spanned { raw: Raw::List(items), at }) => {
            let mut words = Vec::new();
            for item in items {
                match &item.raw {
                    Raw::Text(word) => words.push((word.as_str(), &item.at)),
                    _ => faults.push(Fault::new(WRONG_VALUE, at.clone(), "these are not valid leaps").hint(hint)),
                }
            }
            words
        }
        Some(value) => {
            faults.push(wrong(value, "these are not valid leaps", hint));
            Vec::new()
        }
    };
    for (word, at) in words {
        match Leap::from_keyword(word) {
            Some(leap) if leaps.contains(&leap) => {
                let message = format!("duplicate \"{word}\"");
                faults.push(Fault::new(WRONG_VALUE, at.clone(), message).hint("once is enough"));
            }
            Some(leap) => {
                leaps.push(leap);
                places.push(at.clone());
            }
            None => {
                let near = nearest(word, Leap::NAMES.iter().copied());
                let fault = Fault::new(WRONG_VALUE, at.clone(), format!("there is no leap \"{word}\""));
                faults.push(fault.hint(did_you_mean(near, hint)));
            }
        }
    }
    (leaps, places)
}
