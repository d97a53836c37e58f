//! The roles of a scene, and the kinds that fill them by traits.

use super::scenes::SceneFault;
use crate::rules::{EqualStrength, KindId, Leap, Permission, Rules};

/// A trait that a scene requires of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trait {
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
    /// The first or the second animal of the clause.
    Named(usize),
    Stronger(char),
    Weaker(char),
    Equal(char),
    /// There is no exception between the two.
    Plain(char),
    /// There is no exception for this one capturing the other.
    Unspoken(char),
    /// May capture the other by an exception, against the order of strength.
    Excepted(char),
    /// May not capture the other, although its strength would allow it.
    Spares(char),
    Other(char),
    Same(char),
    /// May capture the other on land.
    Beats(char),
    /// May capture the other on land, and no exception forbids it from the river.
    BeatsAnywhere(char),
}

/// The kind of each role, by its letter.
pub(super) type Assignment = Vec<(char, KindId)>;

impl Trait {
    /// Parses `dry stronger B`; the error names the word that is no trait.
    pub fn read_all(words: &[&str]) -> Result<Vec<Trait>, SceneFault> {
        let mut traits = Vec::new();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let mut of = || {
                let letter = words.next().and_then(|word| word.chars().next());
                letter.ok_or_else(|| SceneFault::invalid(word, "names no animal"))
            };
            traits.push(match word {
                "swims" => Trait::Swims,
                "dry" => Trait::Dry,
                "leaps-across" => Trait::May(Leap::Across),
                "leaps-along" => Trait::May(Leap::Along),
                "leaps-both-rivers" => Trait::May(Leap::BothRivers),
                "not-across" => Trait::MayNot(Leap::Across),
                "not-along" => Trait::MayNot(Leap::Along),
                "not-both-rivers" => Trait::MayNot(Leap::BothRivers),
                "leaps" => Trait::Leaps,
                "never-leaps" => Trait::NeverLeaps,
                "blocks" => Trait::Blocks,
                "never-blocks" => Trait::NeverBlocks,
                "captures-out" => Trait::CapturesOut,
                "never-captures-out" => Trait::NeverCapturesOut,
                "enters-den" => Trait::EntersDen,
                "stays-out-of-den" => Trait::StaysOutOfDen,
                "first" => Trait::Named(0),
                "second" => Trait::Named(1),
                "stronger" => Trait::Stronger(of()?),
                "weaker" => Trait::Weaker(of()?),
                "equal" => Trait::Equal(of()?),
                "plain" => Trait::Plain(of()?),
                "unspoken" => Trait::Unspoken(of()?),
                "excepted" => Trait::Excepted(of()?),
                "spares" => Trait::Spares(of()?),
                "other" => Trait::Other(of()?),
                "same" => Trait::Same(of()?),
                "beats" => Trait::Beats(of()?),
                "beats-anywhere" => Trait::BeatsAnywhere(of()?),
                _ => return Err(SceneFault::invalid(word, "is not a trait")),
            });
        }
        Ok(traits)
    }

    /// Whether a kind has the trait. Relations to an unfilled role are checked when that one is filled.
    fn suits(self, rules: &Rules, named: &[KindId], kind: KindId, assignment: &Assignment) -> bool {
        let able = rules.kind(kind);
        let with = |letter: char, holds: &dyn Fn(KindId) -> bool| {
            assignment.iter().find(|(known, _)| *known == letter).is_none_or(|&(_, other)| holds(other))
        };
        let strength = |kind: KindId| rules.kind(kind).strength;
        let exception = |a, b| rules.exception(a, b);
        let beats = |other| {
            // If equals remove each other, neither beats the other.
            let both_out = rules.switches().equal_strength == EqualStrength::BothOut;
            rules.takes(kind, other) && !(both_out && strength(kind) == strength(other))
        };
        match self {
            Trait::Swims => able.swims,
            Trait::Dry => !able.swims,
            Trait::May(leap) => able.may(leap),
            Trait::MayNot(leap) => !able.may(leap),
            Trait::Leaps => !able.leaps.is_empty(),
            Trait::NeverLeaps => able.leaps.is_empty(),
            Trait::Blocks => rules.blockers().contains(kind),
            Trait::NeverBlocks => !rules.blockers().contains(kind),
            Trait::CapturesOut => rules.capturers().contains(kind),
            Trait::NeverCapturesOut => !rules.capturers().contains(kind),
            Trait::EntersDen => rules.may_enter_den(kind),
            Trait::StaysOutOfDen => !rules.may_enter_den(kind),
            Trait::Named(place) => named.get(place) == Some(&kind),
            Trait::Stronger(other) => with(other, &|other| strength(kind) > strength(other)),
            Trait::Weaker(other) => with(other, &|other| strength(kind) < strength(other)),
            Trait::Equal(other) => with(other, &|other| strength(kind) == strength(other)),
            Trait::Plain(other) => {
                with(other, &|other| exception(kind, other).is_none() && exception(other, kind).is_none())
            }
            Trait::Unspoken(other) => with(other, &|other| exception(kind, other).is_none()),
            Trait::Excepted(other) => with(other, &|other| rules.captures_by_exception(kind, other)),
            Trait::Spares(other) => with(other, &|other| rules.is_spared_by_exception(kind, other)),
            Trait::Other(other) => with(other, &|other| kind != other),
            Trait::Same(other) => with(other, &|other| kind == other),
            Trait::Beats(other) => with(other, &beats),
            Trait::BeatsAnywhere(other) => {
                with(other, &|other| beats(other) && exception(kind, other) != Some(Permission::NotOutOfWater))
            }
        }
    }
}

/// A role in a scene.
#[derive(Debug, Clone)]
pub(super) struct Role {
    pub letter: char,
    pub traits: Vec<Trait>,
    /// Whether every suitable kind gets an example; otherwise one.
    pub each: bool,
    /// Preferred kinds, best first.
    pub prefer: Vec<String>,
}

/// All assignments: each suitable kind for roles marked `each`, the first suitable one for others.
pub(super) fn assignments(rules: &Rules, named: &[KindId], roles: &[Role]) -> Vec<Assignment> {
    let (each, one): (Vec<&Role>, Vec<&Role>) = roles.iter().partition(|role| role.each);
    let mut whole: Vec<Assignment> = vec![Vec::new()];
    for role in each {
        whole = whole
            .into_iter()
            .flat_map(|assignment| {
                suitable(rules, named, role, &assignment).into_iter().map(move |kind| with(&assignment, role, kind))
            })
            .collect();
    }
    whole.into_iter().filter_map(|assignment| complete(rules, named, roles, &one, assignment)).collect()
}

fn with(assignment: &Assignment, role: &Role, kind: KindId) -> Assignment {
    let mut assignment = assignment.clone();
    assignment.push((role.letter, kind));
    assignment
}

/// All suitable kinds for a role, the preferred ones first, then in the ruleset's order.
fn suitable(rules: &Rules, named: &[KindId], role: &Role, assignment: &Assignment) -> Vec<KindId> {
    let mut kinds: Vec<KindId> = role.prefer.iter().filter_map(|id| rules.kind_named(id)).collect();
    kinds.extend(rules.kind_ids().filter(|kind| !kinds.contains(kind)).collect::<Vec<_>>());
    kinds.retain(|&kind| role.traits.iter().all(|wanted| wanted.suits(rules, named, kind, assignment)));
    kinds
}

/// Fills the remaining roles by backtracking, so that all relations hold.
fn complete(
    rules: &Rules,
    named: &[KindId],
    roles: &[Role],
    rest: &[&Role],
    assignment: Assignment,
) -> Option<Assignment> {
    let Some((role, rest)) = rest.split_first() else {
        return fits(rules, named, roles, &assignment).then_some(assignment);
    };
    let kinds = suitable(rules, named, role, &assignment);
    kinds.into_iter().find_map(|kind| complete(rules, named, roles, rest, with(&assignment, role, kind)))
}

fn fits(rules: &Rules, named: &[KindId], roles: &[Role], assignment: &Assignment) -> bool {
    roles.iter().all(|role| {
        let kind = assignment.iter().find(|(letter, _)| *letter == role.letter);
        kind.is_none_or(|&(_, kind)| role.traits.iter().all(|wanted| wanted.suits(rules, named, kind, assignment)))
    })
}
