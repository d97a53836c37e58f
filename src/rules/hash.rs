//! The hash of a ruleset.

use super::Placed;
use super::rule_spec::RuleSpec;
use super::switch::SWITCH_DEFINITIONS;
use super::{Leap, Permission};
use std::fmt::{self, Write};

/// A hash of a ruleset's meaning: board, kinds, set-up and resolved switches, so that two texts of the same game have
/// the same hash. Names, versions, notes and layout do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RulesHash([u8; 32]);

impl RulesHash {
    pub(super) fn of(spec: &RuleSpec, setup: &[Placed]) -> RulesHash {
        RulesHash(*blake3::hash(meaning(spec, setup).as_bytes()).as_bytes())
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The hash with these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> RulesHash {
        RulesHash(bytes)
    }

    /// The first six hexadecimal digits.
    pub fn short(self) -> String {
        self.to_string()[..6].to_owned()
    }
}

impl fmt::Display for RulesHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Everything that affects the game, in a fixed order.
fn meaning(spec: &RuleSpec, setup: &[Placed]) -> String {
    let mut text = format!("shouqi rules 1\n{}\n", spec.board.map());
    let set = |able: super::KindSet| able.iter().map(|kind| spec.kind(kind).letter).collect::<String>();
    for kind in &spec.kinds {
        let leaps = [Leap::Across, Leap::Along, Leap::BothRivers].map(|leap| kind.may(leap) as u8);
        let (letter, strength, swims) = (kind.letter, kind.strength, kind.swims as u8);
        let _ = writeln!(text, "{} {letter} {strength} {swims} {leaps:?}", kind.id);
    }
    let mut places: Vec<String> = setup
        .iter()
        .map(|placed| format!("{}{}{}", placed.piece.side.letter(), spec.kind(placed.piece.kind).letter, placed.square))
        .collect();
    places.sort();
    let _ = writeln!(text, "{}", places.join(" "));
    for definition in SWITCH_DEFINITIONS {
        let value = match definition.name {
            // Equivalent spellings are normalised.
            "leap-blockers" => set(spec.blockers()),
            "capture-out-of-water" => set(spec.capturers()),
            "den-enterers" => set(spec.kinds_that(|_| true).iter().filter(|&kind| spec.enters_den(kind)).collect()),
            _ => (definition.show)(&spec.switches, &spec.kinds),
        };
        let _ = writeln!(text, "{}={value}", definition.name);
    }
    let everyone = spec.kinds_that(|_| true);
    for attacker in everyone.iter() {
        for victim in everyone.iter() {
            let word = match spec.exception(attacker, victim) {
                None => continue,
                Some(Permission::NotOutOfWater) if spec.capturers().contains(attacker) => "not-out-of-water",
                // The restriction has no effect: this kind never captures from the river.
                Some(Permission::NotOutOfWater) if spec.takes_by_strength(attacker, victim) => continue,
                Some(Permission::Yes | Permission::NotOutOfWater) => "yes",
                Some(Permission::No) => "no",
            };
            let _ = writeln!(text, "{} {} {word}", spec.kind(attacker).letter, spec.kind(victim).letter);
        }
    }
    text
}
