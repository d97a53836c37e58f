//! A fingerprint of a game.

use super::Placed;
use super::law::Law;
use super::switch::SPECS;
use super::{Leap, Permission};
use std::fmt::{self, Write};

/// A fingerprint of what a ruleset means: its board, kinds, set-up and switches, each resolved, so that two texts
/// that play the same game have the same hash. Names, versions, notes and layout do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RulesHash([u8; 32]);

impl RulesHash {
    pub(super) fn of(law: &Law, setup: &[Placed]) -> RulesHash {
        RulesHash(*blake3::hash(meaning(law, setup).as_bytes()).as_bytes())
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The fingerprint with these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> RulesHash {
        RulesHash(bytes)
    }

    /// The first six digits, for people.
    pub fn short(self) -> String {
        self.to_string()[..6].to_owned()
    }
}

impl fmt::Display for RulesHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Everything that can change a game, in one fixed order.
fn meaning(law: &Law, setup: &[Placed]) -> String {
    let mut text = format!("shouqi rules 1\n{}\n", law.board.map());
    let set = |able: super::KindSet| able.iter().map(|kind| law.kind(kind).letter).collect::<String>();
    for kind in &law.kinds {
        let leaps = [Leap::Across, Leap::Along, Leap::BothRivers].map(|leap| kind.may(leap) as u8);
        let (letter, strength, swims) = (kind.letter, kind.strength, kind.swims as u8);
        let _ = writeln!(text, "{} {letter} {strength} {swims} {leaps:?}", kind.id);
    }
    let mut places: Vec<String> = setup
        .iter()
        .map(|placed| format!("{}{}{}", placed.piece.side.letter(), law.kind(placed.piece.kind).letter, placed.square))
        .collect();
    places.sort();
    let _ = writeln!(text, "{}", places.join(" "));
    for spec in SPECS {
        let value = match spec.name {
            // Written in many ways, meant in one.
            "leap-blockers" => set(law.blockers()),
            "capture-out-of-water" => set(law.capturers()),
            "den-enterers" => set(law.kinds_that(|_| true).iter().filter(|&kind| law.enters_den(kind)).collect()),
            _ => (spec.show)(&law.switches, &law.kinds),
        };
        let _ = writeln!(text, "{}={value}", spec.name);
    }
    let everyone = law.kinds_that(|_| true);
    for attacker in everyone.iter() {
        for victim in everyone.iter() {
            let word = match law.exception(attacker, victim) {
                None => continue,
                Some(Permission::NotOutOfWater) if law.capturers().contains(attacker) => "not-out-of-water",
                // It narrows nothing: this one never captures from the river.
                Some(Permission::NotOutOfWater) if law.takes_by_strength(attacker, victim) => continue,
                Some(Permission::Yes | Permission::NotOutOfWater) => "yes",
                Some(Permission::No) => "no",
            };
            let _ = writeln!(text, "{} {} {word}", law.kind(attacker).letter, law.kind(victim).letter);
        }
    }
    text
}
