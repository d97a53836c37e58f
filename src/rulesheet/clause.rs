//! The sentence of the rules sheet that states a clause.

use crate::language::{Argument, Language};
use crate::rules::{Clause, KindId, Leap, Permission, Rules, Side, TrapWeakness};

/// A clause as the sheet of this ruleset states it; `None` for the single bans that a sheet's sentence covers.
///
/// ```
/// use shouqi::{language::Language, rules::{preset_rules, Clause}, rulesheet::say_clause};
/// let rules = preset_rules("swimming-dogs").unwrap();
/// let sentence = say_clause(&rules, Clause::WaterOnlySwimmers, &Language::english());
/// assert_eq!(sentence.as_deref(), Some("Only rat, dog and wolf may enter the river."));
/// ```
pub fn say_clause(rules: &Rules, clause: Clause, language: &Language) -> Option<String> {
    let words = Words { rules, language };
    let sentence = language.say(&format!("clause-{}", key(rules, clause)), &words.arguments(clause))?;
    let mut letters = sentence.chars();
    let first = letters.next()?;
    Some(first.to_uppercase().chain(letters).collect())
}

/// The name of a clause's sentence: its id, or the pattern that all clauses between two kinds share.
fn key(rules: &Rules, clause: Clause) -> String {
    match clause {
        Clause::Takes(weak, strong) => match rules.exception(strong, weak) {
            Some(Permission::No) => "takes-stronger".to_owned(),
            _ => "take-each-other".to_owned(),
        },
        Clause::TakeEachOther(..) => "take-each-other".to_owned(),
        Clause::NeverTakes(..) => "never-takes".to_owned(),
        Clause::SafeFromRiver(..) => "safe-from-river".to_owned(),
        Clause::SamePosition if rules.switches().trap_weakness == TrapWeakness::Permanent => {
            "same-position-and-weakness".to_owned()
        }
        other => other.id(rules).into_owned(),
    }
}

/// The words that fill a sentence's places.
struct Words<'a> {
    rules: &'a Rules,
    language: &'a Language,
}

impl Words<'_> {
    fn arguments(&self, clause: Clause) -> Vec<(&'static str, Argument)> {
        let switches = self.rules.switches();
        let number = |name, number: Option<u32>| (name, Argument::Number(number.unwrap_or_default()));
        match clause {
            Clause::FirstMover => {
                let side = match switches.first_mover {
                    Side::White => "side-white",
                    Side::Black => "side-black",
                };
                vec![("side", Argument::Text(self.language.say(side, &[]).unwrap_or_default()))]
            }
            Clause::WaterOnlySwimmers => vec![("swimmers", self.the(self.that(|kind| kind.swims)))],
            Clause::OutOfWaterOnly => vec![("capturers", self.the(self.rules.capturers().iter().collect()))],
            Clause::LeapBothWays => vec![("leapers", self.leapers(|across, along| across && along))],
            Clause::LeapAcross | Clause::LeapAcrossToo => {
                vec![("leapers", self.leapers(|across, along| across && !along))]
            }
            Clause::LeapAlong | Clause::LeapAlongToo => {
                vec![("leapers", self.leapers(|across, along| along && !across))]
            }
            Clause::LeapBothRivers => {
                vec![("leapers", self.the(self.that(|kind| kind.may(Leap::BothRivers))))]
            }
            Clause::LeapBlocked | Clause::LeapBlockedByEnemy => vec![("blocker", self.a_blocker())],
            Clause::DenOnly => {
                let enterers = self.rules.kind_ids().filter(|&kind| self.rules.may_enter_den(kind));
                vec![("enterers", self.the(enterers.collect()))]
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
            Clause::Takes(weak, strong) | Clause::TakeEachOther(weak, strong) | Clause::SafeFromRiver(weak, strong) => {
                self.pair(weak, strong)
            }
            Clause::NeverTakes(strong, weak) => self.pair(weak, strong),
            Clause::TrapOverrides | Clause::TrapNoOverride => self.first_pair(Permission::No),
            Clause::TrappedMayNotCapture => self.first_pair(Permission::Yes),
            _ => Vec::new(),
        }
    }

    fn name(&self, kind: KindId) -> String {
        self.language.animal(&self.rules.kind(kind).id)
    }

    fn that(&self, able: impl Fn(&crate::rules::Kind) -> bool) -> Vec<KindId> {
        self.rules.kind_ids().filter(|&kind| able(self.rules.kind(kind))).collect()
    }

    fn leapers(&self, able: impl Fn(bool, bool) -> bool) -> Argument {
        self.the(self.that(|kind| able(kind.may(Leap::Across), kind.may(Leap::Along))))
    }

    /// One animal with its article, several bare: “the rat”, “rat, dog and wolf”.
    fn the(&self, kinds: Vec<KindId>) -> Argument {
        let names: Vec<String> = kinds.into_iter().map(|kind| self.name(kind)).collect();
        Argument::Text(match names.as_slice() {
            [] => String::new(),
            [only] => format!("the {only}"),
            [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
        })
    }

    /// “a rat”, “a rat or a dog”, or “an animal” where every swimmer blocks.
    fn a_blocker(&self) -> Argument {
        let blockers = self.rules.blockers();
        let all = blockers.len() > 1 && blockers.len() == self.that(|kind| kind.swims).len();
        let names: Vec<String> =
            blockers.iter().map(|kind| self.language.an_animal(&self.rules.kind(kind).id)).collect();
        Argument::Text(match names.as_slice() {
            _ if all => "an animal".to_owned(),
            [] => String::new(),
            [only] => only.clone(),
            [rest @ .., last] => format!("{} or {last}", rest.join(", ")),
        })
    }

    fn pair(&self, weak: KindId, strong: KindId) -> Vec<(&'static str, Argument)> {
        vec![("weak", Argument::Text(self.name(weak))), ("strong", Argument::Text(self.name(strong)))]
    }

    /// The first pair of kinds with such an exception: a stronger one that is barred, or a weaker one that may.
    fn first_pair(&self, permission: Permission) -> Vec<(&'static str, Argument)> {
        for exception in &self.rules.switches().exceptions {
            let (attacker, victim) = (exception.attacker, exception.victim);
            match (permission, self.rules.exception(attacker, victim)) {
                (Permission::No, Some(Permission::No)) => return self.pair(victim, attacker),
                (Permission::Yes, Some(Permission::Yes | Permission::NotOutOfWater)) => {
                    return self.pair(attacker, victim);
                }
                _ => (),
            }
        }
        Vec::new()
    }
}
