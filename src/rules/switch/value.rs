//! Values of switches as a ruleset writes them.

use super::{Blockers, Capturers, DenEnterers, Limit};
use crate::diagnostics::tree::Raw;
use crate::diagnostics::{Keyword, did_you_mean, nearest, offer, quoted};
use crate::rules::{Kind, KindId, KindSet, Side};

/// The names of a ruleset's kinds, for switches that refer to kinds.
pub(crate) type Kinds = [Kind];

/// Why a value is not one of its switch. The text says what is expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SwitchValueError {
    /// Not one of these words; with the string that was written instead, if it was one.
    #[error("{}", offer(.1.as_deref(), .0))]
    NoKeyword(&'static [&'static str], Option<String>),
    /// Not a boolean.
    #[error("write true or false")]
    NoBoolean,
    /// Not `"none"` or a number of moves within the limit.
    #[error("write \"none\" or a number of moves from 1 to {MOST_MOVES}")]
    NoMoveLimit,
    /// Not `"none"` or a limit on shuttling.
    #[error("write \"none\" or two numbers such as \"7/3\", the first not the smaller, at most 1000")]
    NoShuttleLimit,
    /// A list with something else than strings.
    #[error("write the kinds as texts, such as [\"rat\"]")]
    NoStrings,
    /// Not one of these words or a list of kinds.
    #[error("write {} or a list of kinds, such as [\"rat\"]", quoted(.0))]
    NoKinds(&'static [&'static str]),
    /// An unknown kind, with the words that are valid instead of a list, and the nearest valid name.
    #[error("{}", unknown_kind(.0, .1, .2.as_deref()))]
    UnknownKind(String, &'static [&'static str], Option<String>),
    /// An empty list; the text names the alternative.
    #[error("{0}")]
    NoMembers(&'static str),
}

fn unknown_kind(name: &str, words: &[&str], near: Option<&str>) -> String {
    let words = quoted(words);
    did_you_mean(near, format!("\"{name}\" is not a kind of this ruleset; write {words} or a list of kinds"))
}

/// A value that can be parsed from a ruleset and formatted.
pub(crate) trait SwitchValue: Sized {
    /// The words that a ruleset may write for it, beside numbers and lists of kinds.
    const WORDS: &'static [&'static str];
    /// Parses it; the error says what is expected.
    fn read(raw: &Raw, kinds: &Kinds) -> Result<Self, SwitchValueError>;
    /// The value as a ruleset writes it.
    fn show(&self, kinds: &Kinds) -> String;
}

impl<K: Keyword> SwitchValue for K {
    const WORDS: &'static [&'static str] = K::NAMES;

    fn read(raw: &Raw, _: &Kinds) -> Result<K, SwitchValueError> {
        match raw {
            Raw::Text(word) => K::from_keyword(word).ok_or_else(|| one_of(raw, K::NAMES)),
            other => Err(one_of(other, K::NAMES)),
        }
    }

    fn show(&self, _: &Kinds) -> String {
        self.keyword().to_owned()
    }
}

fn one_of(raw: &Raw, words: &'static [&'static str]) -> SwitchValueError {
    let written = match raw {
        Raw::Text(word) => Some(word.clone()),
        _ => None,
    };
    SwitchValueError::NoKeyword(words, written)
}

impl SwitchValue for bool {
    const WORDS: &'static [&'static str] = &["yes", "no"];

    fn read(raw: &Raw, _: &Kinds) -> Result<bool, SwitchValueError> {
        match raw {
            Raw::Bool(value) => Ok(*value),
            Raw::Text(word) if matches!(word.as_str(), "yes" | "true") => Ok(true),
            Raw::Text(word) if matches!(word.as_str(), "no" | "false") => Ok(false),
            _ => Err(SwitchValueError::NoBoolean),
        }
    }
    fn show(&self, _: &Kinds) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }
}

impl SwitchValue for Side {
    const WORDS: &'static [&'static str] = &["white", "black"];

    fn read(raw: &Raw, _: &Kinds) -> Result<Side, SwitchValueError> {
        match raw {
            Raw::Text(word) if word == "white" => Ok(Side::White),
            Raw::Text(word) if word == "black" => Ok(Side::Black),
            other => Err(one_of(other, Side::WORDS)),
        }
    }
    fn show(&self, _: &Kinds) -> String {
        self.to_string().to_lowercase()
    }
}

/// A limit on the number of moves.
const MOST_MOVES: u32 = 100_000;

impl SwitchValue for Option<u32> {
    const WORDS: &'static [&'static str] = &["none"];

    fn read(raw: &Raw, _: &Kinds) -> Result<Option<u32>, SwitchValueError> {
        let wanted = || SwitchValueError::NoMoveLimit;
        match raw {
            Raw::Text(word) if word == "none" => Ok(None),
            Raw::Text(digits) => {
                digits.parse().ok().filter(|n| (1..=MOST_MOVES).contains(n)).map(Some).ok_or_else(wanted)
            }
            Raw::Int(n) => u32::try_from(*n).ok().filter(|n| (1..=MOST_MOVES).contains(n)).map(Some).ok_or_else(wanted),
            _ => Err(wanted()),
        }
    }
    fn show(&self, _: &Kinds) -> String {
        self.map_or("none".to_owned(), |n| n.to_string())
    }
}

impl SwitchValue for Option<Limit> {
    const WORDS: &'static [&'static str] = &["none"];

    fn read(raw: &Raw, _: &Kinds) -> Result<Option<Limit>, SwitchValueError> {
        let wanted = || SwitchValueError::NoShuttleLimit;
        match raw {
            Raw::Text(word) if word == "none" => Ok(None),
            Raw::Text(text) => {
                let (turns, count) = text.split_once('/').ok_or_else(wanted)?;
                let turns: u32 = turns.parse().map_err(|_| wanted())?;
                let count: u32 = count.parse().map_err(|_| wanted())?;
                if count == 0 || count > turns || turns > 1000 {
                    Err(wanted())
                } else {
                    Ok(Some(Limit { turns, count }))
                }
            }
            _ => Err(wanted()),
        }
    }
    fn show(&self, _: &Kinds) -> String {
        self.map_or("none".to_owned(), |limit| format!("{}/{}", limit.turns, limit.count))
    }
}

/// Parses a list of kinds, or `rat, dog` in one string.
fn kind_set(raw: &Raw, kinds: &Kinds, words: &'static [&'static str]) -> Result<KindSet, SwitchValueError> {
    let names: Vec<&str> = match raw {
        Raw::Text(text) => text.split(',').map(str::trim).collect(),
        Raw::List(items) => items
            .iter()
            .map(|item| match &item.raw {
                Raw::Text(text) => Some(text.as_str()),
                _ => None,
            })
            .collect::<Option<_>>()
            .ok_or(SwitchValueError::NoStrings)?,
        _ => return Err(SwitchValueError::NoKinds(words)),
    };
    names
        .into_iter()
        .map(|name| {
            kinds.iter().position(|kind| kind.id == name).map(|place| KindId(place as u8)).ok_or_else(|| {
                let known = kinds.iter().map(|kind| kind.id.as_str()).chain(words.iter().copied());
                SwitchValueError::UnknownKind(name.to_owned(), words, nearest(name, known).map(str::to_owned))
            })
        })
        .collect()
}

fn show_kinds(set: KindSet, kinds: &Kinds) -> String {
    set.iter().map(|kind| kinds[kind.index()].id.as_str()).collect::<Vec<_>>().join(", ")
}

impl SwitchValue for Capturers {
    const WORDS: &'static [&'static str] = &["everyone", "nobody"];

    fn read(raw: &Raw, kinds: &Kinds) -> Result<Capturers, SwitchValueError> {
        match raw {
            Raw::Text(word) if word == "everyone" => Ok(Capturers::Everyone),
            Raw::Text(word) if word == "nobody" => Ok(Capturers::Nobody),
            Raw::List(items) if items.is_empty() => Err(SwitchValueError::NoMembers("write \"nobody\"")),
            other => kind_set(other, kinds, Self::WORDS).map(Capturers::Only),
        }
    }
    fn show(&self, kinds: &Kinds) -> String {
        match self {
            Capturers::Everyone => "everyone".to_owned(),
            Capturers::Nobody => "nobody".to_owned(),
            Capturers::Only(set) => show_kinds(*set, kinds),
        }
    }
}

impl SwitchValue for Blockers {
    const WORDS: &'static [&'static str] = &["swimmers"];

    fn read(raw: &Raw, kinds: &Kinds) -> Result<Blockers, SwitchValueError> {
        match raw {
            Raw::Text(word) if word == "swimmers" => Ok(Blockers::Swimmers),
            Raw::List(items) if items.is_empty() => {
                Err(SwitchValueError::NoMembers("write leap-blocked-by = \"nobody\" instead"))
            }
            other => kind_set(other, kinds, Self::WORDS).map(Blockers::Only),
        }
    }
    fn show(&self, kinds: &Kinds) -> String {
        match self {
            Blockers::Swimmers => "swimmers".to_owned(),
            Blockers::Only(set) => show_kinds(*set, kinds),
        }
    }
}

impl SwitchValue for DenEnterers {
    const WORDS: &'static [&'static str] = &["everyone"];

    fn read(raw: &Raw, kinds: &Kinds) -> Result<DenEnterers, SwitchValueError> {
        match raw {
            Raw::Text(word) if word == "everyone" => Ok(DenEnterers::Everyone),
            Raw::List(items) if items.is_empty() => {
                Err(SwitchValueError::NoMembers("write \"everyone\" or at least one kind"))
            }
            other => kind_set(other, kinds, Self::WORDS).map(DenEnterers::Only),
        }
    }
    fn show(&self, kinds: &Kinds) -> String {
        match self {
            DenEnterers::Everyone => "everyone".to_owned(),
            DenEnterers::Only(set) => show_kinds(*set, kinds),
        }
    }
}
