//! What stops one animal from capturing another. Only this file knows.

use super::law::Law;
use super::{Clause, EqualStrength, KindId, Permission, TrappedAttack};

/// One animal about to land on another, with all that can decide it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Encounter {
    pub attacker: KindId,
    pub victim: KindId,
    /// The attacker starts in water.
    pub from_water: bool,
    /// The victim stands in water.
    pub on_water: bool,
    pub by_leap: bool,
    /// The attacker is weak, by the trap it stands in or for good.
    pub attacker_weak: bool,
    /// The victim is weak, by the trap it stands in or for good.
    pub victim_weak: bool,
    /// The victim stands in a trap that shelters it.
    pub victim_sheltered: bool,
}

/// Every clause that bars the capture; none if it is allowed.
pub(super) fn bars_capture(law: &Law, encounter: &Encounter) -> Vec<Clause> {
    let mut bars = Vec::new();
    if encounter.victim_sheltered {
        bars.push(Clause::OwnTrapShelters);
    }
    bars.extend(bars_at_river(law, encounter));
    // Where nobody leaps at all, that is what the referee says of a leap.
    if encounter.by_leap && !law.switches.leap_captures && !law.leapers().is_empty() {
        bars.push(Clause::LeapNoCapture);
    }
    bars.extend(bars_between(law, encounter, bars.is_empty()));
    bars
}

/// Bans on places, whatever the animals.
fn bars_at_river(law: &Law, encounter: &Encounter) -> Option<Clause> {
    match (encounter.from_water, encounter.on_water) {
        (false, false) => None,
        (true, true) => (!law.switches.capture_in_water).then_some(Clause::NoCaptureInWater),
        (false, true) => (!law.switches.capture_into_water).then_some(Clause::NoCaptureIntoWater),
        (true, false) => {
            let capturers = law.capturers();
            if capturers.is_empty() {
                Some(Clause::NoCaptureOutOfWater)
            } else {
                (!capturers.contains(encounter.attacker)).then_some(Clause::OutOfWaterOnly)
            }
        }
    }
}

/// Bans between two kinds, strengths and weakness. `place_allows`: no ban on the place stands already.
fn bars_between(law: &Law, encounter: &Encounter, place_allows: bool) -> Option<Clause> {
    let Encounter { attacker, victim, victim_weak, .. } = *encounter;
    match law.exception(attacker, victim) {
        Some(Permission::No) => {
            return match (victim_weak, law.switches.trap_overrides) {
                (true, true) => None,
                (true, false) => Some(Clause::TrapNoOverride),
                (false, _) => Some(Clause::NeverTakes(attacker, victim)),
            };
        }
        Some(permission) if !victim_weak => {
            let climbs_out = encounter.from_water && !encounter.on_water;
            if permission == Permission::NotOutOfWater && climbs_out && place_allows {
                return Some(Clause::SafeFromRiver(attacker, victim));
            }
            // A word that only narrows what strength allows anyway allows nothing itself.
            if law.rises(attacker, victim) {
                return None;
            }
        }
        Some(_) | None => (),
    }
    if encounter.attacker_weak && law.switches.trapped_attack == TrappedAttack::Zero {
        return (!victim_weak).then_some(Clause::TrappedMayNotCapture);
    }
    if victim_weak {
        return None;
    }
    let (own, other) = (law.kind(attacker).strength, law.kind(victim).strength);
    if own < other {
        return Some(Clause::CaptureEqualOrWeaker);
    }
    (own == other && law.switches.equal_strength == EqualStrength::Barred).then_some(Clause::CaptureWeakerOnly)
}

/// Whether an allowed capture takes the attacker off the board, too.
pub(super) fn takes_both_out(law: &Law, encounter: &Encounter) -> bool {
    law.switches.equal_strength == EqualStrength::BothOut
        && !encounter.victim_weak
        && law.kind(encounter.attacker).strength == law.kind(encounter.victim).strength
}
