//! Who plays in a scene: animals found by what they can do.

use crate::rules::{EqualStrength, KindId, Leap, Permission, Rules};

/// What a scene wants of an animal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gift {
    Swims,
    Dry,
    May(Leap),
    MayNot(Leap),
    Leaps,
    NeverLeaps,
    Blocks,
    NeverBlocks,
    CapturesOut,
    NeverCapturesOut,
    EntersDen,
    StaysOutOfDen,
    /// The first or the second animal that the clause names.
    Named(usize),
    Stronger(char),
    Weaker(char),
    Equal(char),
    /// No exception stands between the two.
    Plain(char),
    /// The ruleset says nothing of this one capturing the other.
    Unspoken(char),
    /// May capture the other by an exception, against the order of strength.
    Excepted(char),
    /// May not capture the other, although its strength would allow it.
    Spares(char),
    Other(char),
    Same(char),
    /// May capture the other on land.
    Beats(char),
    /// May capture the other on land, and no word says that it may not do so from the river.
    BeatsAnywhere(char),
}

/// A scene's animal, by its letter there.
pub(super) type Cast = Vec<(char, KindId)>;

impl Gift {
    /// Reads `dry stronger B`; the error is the word that means nothing.
    pub fn read_all(words: &[&str]) -> Result<Vec<Gift>, String> {
        let mut gifts = Vec::new();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let mut of = || {
                let letter = words.next().and_then(|word| word.chars().next());
                letter.ok_or_else(|| format!("`{word}` names no animal"))
            };
            gifts.push(match word {
                "swims" => Gift::Swims,
                "dry" => Gift::Dry,
                "leaps-across" => Gift::May(Leap::Across),
                "leaps-along" => Gift::May(Leap::Along),
                "leaps-both-rivers" => Gift::May(Leap::BothRivers),
                "not-across" => Gift::MayNot(Leap::Across),
                "not-along" => Gift::MayNot(Leap::Along),
                "not-both-rivers" => Gift::MayNot(Leap::BothRivers),
                "leaps" => Gift::Leaps,
                "never-leaps" => Gift::NeverLeaps,
                "blocks" => Gift::Blocks,
                "never-blocks" => Gift::NeverBlocks,
                "captures-out" => Gift::CapturesOut,
                "never-captures-out" => Gift::NeverCapturesOut,
                "enters-den" => Gift::EntersDen,
                "stays-out-of-den" => Gift::StaysOutOfDen,
                "first" => Gift::Named(0),
                "second" => Gift::Named(1),
                "stronger" => Gift::Stronger(of()?),
                "weaker" => Gift::Weaker(of()?),
                "equal" => Gift::Equal(of()?),
                "plain" => Gift::Plain(of()?),
                "unspoken" => Gift::Unspoken(of()?),
                "excepted" => Gift::Excepted(of()?),
                "spares" => Gift::Spares(of()?),
                "other" => Gift::Other(of()?),
                "same" => Gift::Same(of()?),
                "beats" => Gift::Beats(of()?),
                "beats-anywhere" => Gift::BeatsAnywhere(of()?),
                _ => return Err(format!("`{word}` is no gift of an animal")),
            });
        }
        Ok(gifts)
    }

    /// Whether a kind has it. What it says of an animal that is not cast yet is left for that one's turn.
    fn suits(self, rules: &Rules, named: &[KindId], kind: KindId, cast: &Cast) -> bool {
        let able = rules.kind(kind);
        let with = |letter: char, holds: &dyn Fn(KindId) -> bool| {
            cast.iter().find(|(known, _)| *known == letter).is_none_or(|&(_, other)| holds(other))
        };
        let strength = |kind: KindId| rules.kind(kind).strength;
        let exception = |a, b| rules.exception(a, b);
        let beats = |other| {
            // Where equals go together, nobody beats the other.
            let both_out = rules.switches().equal_strength == EqualStrength::BothOut;
            rules.takes(kind, other) && !(both_out && strength(kind) == strength(other))
        };
        match self {
            Gift::Swims => able.swims,
            Gift::Dry => !able.swims,
            Gift::May(leap) => able.may(leap),
            Gift::MayNot(leap) => !able.may(leap),
            Gift::Leaps => !able.leaps.is_empty(),
            Gift::NeverLeaps => able.leaps.is_empty(),
            Gift::Blocks => rules.blockers().contains(kind),
            Gift::NeverBlocks => !rules.blockers().contains(kind),
            Gift::CapturesOut => rules.capturers().contains(kind),
            Gift::NeverCapturesOut => !rules.capturers().contains(kind),
            Gift::EntersDen => rules.may_enter_den(kind),
            Gift::StaysOutOfDen => !rules.may_enter_den(kind),
            Gift::Named(place) => named.get(place) == Some(&kind),
            Gift::Stronger(other) => with(other, &|other| strength(kind) > strength(other)),
            Gift::Weaker(other) => with(other, &|other| strength(kind) < strength(other)),
            Gift::Equal(other) => with(other, &|other| strength(kind) == strength(other)),
            Gift::Plain(other) => {
                with(other, &|other| exception(kind, other).is_none() && exception(other, kind).is_none())
            }
            Gift::Unspoken(other) => with(other, &|other| exception(kind, other).is_none()),
            Gift::Excepted(other) => with(other, &|other| rules.captures_by_exception(kind, other)),
            Gift::Spares(other) => with(other, &|other| rules.is_spared_by_exception(kind, other)),
            Gift::Other(other) => with(other, &|other| kind != other),
            Gift::Same(other) => with(other, &|other| kind == other),
            Gift::Beats(other) => with(other, &beats),
            Gift::BeatsAnywhere(other) => {
                with(other, &|other| beats(other) && exception(kind, other) != Some(Permission::NotOutOfWater))
            }
        }
    }
}

/// A part in a scene.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub letter: char,
    pub gifts: Vec<Gift>,
    /// Every animal that suits it plays it once; otherwise one does.
    pub each: bool,
    /// Who plays it if it can, best first.
    pub prefer: Vec<String>,
}

/// Every casting: each animal for the parts that want each, and the first that suits for the others.
pub(super) fn casts(rules: &Rules, named: &[KindId], parts: &[Part]) -> Vec<Cast> {
    let (each, one): (Vec<&Part>, Vec<&Part>) = parts.iter().partition(|part| part.each);
    let mut whole: Vec<Cast> = vec![Vec::new()];
    for part in each {
        whole = whole
            .into_iter()
            .flat_map(|cast| suitable(rules, named, part, &cast).into_iter().map(move |kind| with(&cast, part, kind)))
            .collect();
    }
    whole.into_iter().filter_map(|cast| complete(rules, named, parts, &one, cast)).collect()
}

fn with(cast: &Cast, part: &Part, kind: KindId) -> Cast {
    let mut cast = cast.clone();
    cast.push((part.letter, kind));
    cast
}

/// Every kind that suits a part, the preferred ones first, then in the ruleset's order.
fn suitable(rules: &Rules, named: &[KindId], part: &Part, cast: &Cast) -> Vec<KindId> {
    let mut kinds: Vec<KindId> = part.prefer.iter().filter_map(|id| rules.kind_named(id)).collect();
    kinds.extend(rules.kind_ids().filter(|kind| !kinds.contains(kind)).collect::<Vec<_>>());
    kinds.retain(|&kind| part.gifts.iter().all(|gift| gift.suits(rules, named, kind, cast)));
    kinds
}

/// Casts the rest, so that in the end everybody suits everybody.
fn complete(rules: &Rules, named: &[KindId], parts: &[Part], rest: &[&Part], cast: Cast) -> Option<Cast> {
    let Some((part, rest)) = rest.split_first() else { return fits(rules, named, parts, &cast).then_some(cast) };
    let kinds = suitable(rules, named, part, &cast);
    kinds.into_iter().find_map(|kind| complete(rules, named, parts, rest, with(&cast, part, kind)))
}

fn fits(rules: &Rules, named: &[KindId], parts: &[Part], cast: &Cast) -> bool {
    parts.iter().all(|part| {
        let kind = cast.iter().find(|(letter, _)| *letter == part.letter);
        kind.is_none_or(|&(_, kind)| part.gifts.iter().all(|gift| gift.suits(rules, named, kind, cast)))
    })
}
