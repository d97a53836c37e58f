//! The sentence of the rules sheet that states a clause.

use super::board_facts::BoardFacts;
use crate::language::{Argument, Arguments, Language};
use crate::rules::{Clause, KindId, Leap, NoLegalMove, Rules};
use std::borrow::Cow;

/// A clause as the sheet of this ruleset states it; `None` for the single bans that a sentence of the sheet covers, and
/// if the language lacks the sentence.
///
/// ```
/// use shouqi::{language::Language, rules::{preset_rules, Clause}, rulesheet::say_clause};
/// let rules = preset_rules("swimming-dogs").expect("a shipped ruleset");
/// let sentence = say_clause(&rules, Clause::WaterOnlySwimmers, &Language::english());
/// assert_eq!(sentence.as_deref(), Some("Only the rat, the dog and the wolf may enter the river."));
/// ```
pub fn say_clause(rules: &Rules, clause: Clause, language: &Language) -> Option<String> {
    let mut arguments = arguments(rules, clause);
    arguments.extend(BoardFacts::of(rules.board()).arguments());
    language.say(&format!("clause-{}", key(rules, clause)), &arguments)
}

/// The id of a clause's message: its own id, or the common one of clauses between two kinds.
pub(super) fn key(rules: &Rules, clause: Clause) -> String {
    let switches = rules.switches();
    let facts = BoardFacts::of(rules.board());
    let fixed = match clause {
        Clause::NeverTakes(strong, weak) if rules.are_equal(weak, strong) => "never-takes-equal",
        Clause::WinByCapturingAll if !switches.den_wins => "win-by-capturing-all-only",
        Clause::SamePosition if rules.weakness_lasts() => "same-position-and-weakness",
        // In a river of one square no two animals meet, and it has no length.
        Clause::RiverCaptureFree | Clause::NoCaptureInWater if !facts.is_water_wide() => "river-capture-at-bank",
        Clause::NoCaptureAcrossEdge if !facts.is_water_wide() => "no-capture-at-river",
        Clause::LeapBothWays if !facts.is_water_wide() => "leap-both-ways-pond",
        Clause::CountRestarts if facts.traps() == 0 => "count-restarts-without-traps",
        Clause::NoAnimalsLeft if switches.no_legal_move == NoLegalMove::Draws => "no-animals-left-draws",
        Clause::LeapBlocked if every_swimmer_blocks(rules) => "leap-blocked-by-any",
        Clause::LeapBlockedByEnemy if every_swimmer_blocks(rules) => "leap-blocked-by-any-enemy",
        Clause::OwnTrapShelters if rules.weakness_lasts() => "own-trap-shelters-even-weak",
        Clause::TrapOverrides if spared(rules).len() > 1 => "trap-overrides-several",
        Clause::TrapNoOverride if spared(rules).len() > 1 => "trap-no-override-several",
        Clause::TrappedMayNotCapture => match risen(rules)[..] {
            [] | [_] => "trapped-may-not-capture",
            ref pairs if pairs.iter().any(|&(weak, strong)| rules.are_equal(weak, strong)) => {
                "trapped-may-not-capture-several-equal"
            }
            _ => "trapped-may-not-capture-several",
        },
        other => return common_id(rules, other).into_owned(),
    };
    fixed.to_owned()
}

/// The id of a clause: the common one of clauses between two kinds.
pub(super) fn common_id(rules: &Rules, clause: Clause) -> Cow<'static, str> {
    let common = match clause {
        Clause::Takes(weak, strong) => match (rules.takes(strong, weak), rules.are_equal(weak, strong)) {
            (true, _) => "take-each-other",
            (false, true) => "takes-equal",
            (false, false) => "takes-stronger",
        },
        Clause::TakeEachOther(..) => "take-each-other",
        Clause::NeverTakes(..) => "never-takes",
        Clause::NeitherTakes(..) => "neither-takes",
        Clause::SafeFromRiver(..) => "safe-from-river",
        other => return other.id(rules),
    };
    Cow::Borrowed(common)
}

/// The two kinds of a clause: the weaker and the stronger, and of two equals the spared one and the one that spares it.
pub(super) fn pair(clause: Clause) -> Option<[KindId; 2]> {
    match clause {
        Clause::Takes(a, b)
        | Clause::TakeEachOther(a, b)
        | Clause::NeitherTakes(a, b)
        | Clause::NeverTakes(b, a)
        | Clause::SafeFromRiver(a, b) => Some([a, b]),
        _ => None,
    }
}

/// Whether there are several swimmers and all of them block: the sheet then says animals, not kinds.
fn every_swimmer_blocks(rules: &Rules) -> bool {
    let blockers = rules.blockers();
    blockers.len() > 1 && blockers.len() == rules.kinds().iter().filter(|kind| kind.swims).count()
}

/// The pairs of kinds in which an exception bars the second from the first, though its strength would allow it.
fn spared(rules: &Rules) -> Vec<(KindId, KindId)> {
    let named = rules.switches().exceptions.iter().map(|exception| (exception.victim, exception.attacker));
    named.filter(|&(victim, attacker)| rules.is_spared_by_exception(attacker, victim)).collect()
}

/// The pairs of kinds in which the first may capture the second by exception.
fn risen(rules: &Rules) -> Vec<(KindId, KindId)> {
    let named = rules.switches().exceptions.iter().map(|exception| (exception.attacker, exception.victim));
    named.filter(|&(attacker, victim)| rules.captures_by_exception(attacker, victim)).collect()
}

/// The arguments of a message.
fn arguments(rules: &Rules, clause: Clause) -> Arguments {
    let words = ClauseWords { rules };
    let switches = rules.switches();
    let number = |name, number: Option<u32>| (name, Argument::Number(number.unwrap_or_default()));
    match clause {
        Clause::WaterOnlySwimmers => vec![("swimmers", words.all(|kind| kind.swims))],
        Clause::OutOfWaterOnly => vec![("capturers", Argument::All(words.ids(rules.capturers().iter())))],
        Clause::LeapBothWays => vec![("leapers", words.leapers(|across, along| across && along))],
        Clause::LeapAcross | Clause::LeapAcrossToo => {
            vec![("leapers", words.leapers(|across, along| across && !along))]
        }
        Clause::LeapAlong | Clause::LeapAlongToo => vec![("leapers", words.leapers(|across, along| along && !across))],
        Clause::LeapBothRivers => vec![("leapers", words.all(|kind| kind.may(Leap::BothRivers)))],
        Clause::LeapBlocked | Clause::LeapBlockedByEnemy => {
            vec![("blockers", Argument::Any(words.ids(rules.blockers().iter())))]
        }
        Clause::DenOnly => {
            let enterers = rules.kind_ids().filter(|&kind| rules.may_enter_den(kind));
            vec![("enterers", Argument::All(words.ids(enterers)))]
        }
        Clause::SevenThree => {
            let limit = switches.same_square_limit;
            vec![number("turns", limit.map(|l| l.turns)), number("times", limit.map(|l| l.count))]
        }
        Clause::SeventeenFive => {
            let limit = switches.few_squares_limit;
            vec![number("turns", limit.map(|l| l.turns)), number("squares", limit.map(|l| l.count))]
        }
        Clause::DrawAfterTurns => vec![number("n", switches.turn_limit)],
        Clause::DrawWithoutCapture => vec![number("n", switches.capture_limit)],
        Clause::TrapOverrides | Clause::TrapNoOverride => words.only(&spared(rules)),
        Clause::TrappedMayNotCapture => words.only(&risen(rules)),
        Clause::FirstMover => vec![("side", Argument::Side(switches.first_mover))],
        _ => words.pair(pair(clause)),
    }
}

/// A ruleset's animals, as arguments.
struct ClauseWords<'a> {
    rules: &'a Rules,
}

impl ClauseWords<'_> {
    fn id(&self, kind: KindId) -> String {
        self.rules.kind(kind).id.clone()
    }

    fn ids(&self, kinds: impl Iterator<Item = KindId>) -> Vec<String> {
        kinds.map(|kind| self.id(kind)).collect()
    }

    fn all(&self, able: impl Fn(&crate::rules::Kind) -> bool) -> Argument {
        Argument::All(self.ids(self.rules.kind_ids().filter(|&kind| able(self.rules.kind(kind)))))
    }

    fn leapers(&self, able: impl Fn(bool, bool) -> bool) -> Argument {
        self.all(|kind| able(kind.may(Leap::Across), kind.may(Leap::Along)))
    }

    fn pair(&self, pair: Option<[KindId; 2]>) -> Arguments {
        let animals = pair.into_iter().flatten().map(|kind| Argument::Animal(self.id(kind)));
        ["weak", "strong"].into_iter().zip(animals).collect()
    }

    /// The only pair of kinds with such an exception; a sentence about several names none.
    fn only(&self, pairs: &[(KindId, KindId)]) -> Arguments {
        self.pair(if let [(weak, strong)] = *pairs { Some([weak, strong]) } else { None })
    }
}
