//! Capture bans: what forbids one piece to capture another. This is the only place that decides it.

use super::rule_spec::RuleSpec;
use super::{Clause, EqualStrength, KindId, Permission, TrappedAttack};

/// A capture to be judged, with everything that it depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Encounter {
    pub attacker: KindId,
    pub victim: KindId,
    /// The attacker starts in water.
    pub from_water: bool,
    /// The victim stands in water.
    pub on_water: bool,
    pub by_leap: bool,
    /// The attacker is weak, by its trap or permanently.
    pub attacker_weak: bool,
    /// The victim is weak, by its trap or permanently.
    pub victim_weak: bool,
    /// The victim is in a trap that protects it.
    pub victim_sheltered: bool,
}

/// Every clause that forbids the capture; none if it is legal.
pub(super) fn capture_bans(spec: &RuleSpec, encounter: &Encounter) -> impl Iterator<Item = Clause> {
    let shelter_ban = encounter.victim_sheltered.then_some(Clause::OwnTrapShelters);
    let river_ban = river_ban(spec, encounter);
    // If no animal may leap, that is the clause reported for any leap.
    let leap_ban = (encounter.by_leap && !spec.switches.leap_captures && !spec.leapers().is_empty())
        .then_some(Clause::LeapNoCapture);
    let place_allows = shelter_ban.or(river_ban).or(leap_ban).is_none();
    [shelter_ban, river_ban, leap_ban, kind_ban(spec, encounter, place_allows)].into_iter().flatten()
}

/// Bans by terrain, independent of the pieces.
fn river_ban(spec: &RuleSpec, encounter: &Encounter) -> Option<Clause> {
    match (encounter.from_water, encounter.on_water) {
        (false, false) => None,
        (true, true) => (!spec.switches.capture_in_water).then_some(Clause::NoCaptureInWater),
        (false, true) => (!spec.switches.capture_into_water).then_some(Clause::NoCaptureIntoWater),
        (true, false) => {
            let capturers = spec.capturers();
            if capturers.is_empty() {
                Some(Clause::NoCaptureOutOfWater)
            } else {
                (!capturers.contains(encounter.attacker)).then_some(Clause::OutOfWaterOnly)
            }
        }
    }
}

/// Bans by kind, strength and weakness. `place_allows`: there is no ban by terrain.
fn kind_ban(spec: &RuleSpec, encounter: &Encounter, place_allows: bool) -> Option<Clause> {
    let Encounter { attacker, victim, victim_weak, .. } = *encounter;
    match spec.exception(attacker, victim) {
        Some(Permission::No) => {
            return match (victim_weak, spec.switches.trap_overrides) {
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
            // An exception that only restricts what strength allows does not allow anything itself.
            if spec.captures_by_exception(attacker, victim) {
                return None;
            }
        }
        Some(_) | None => (),
    }
    if encounter.attacker_weak && spec.switches.trapped_attack == TrappedAttack::Zero {
        return (!victim_weak).then_some(Clause::TrappedMayNotCapture);
    }
    if victim_weak {
        return None;
    }
    let (own, other) = (spec.kind(attacker).strength, spec.kind(victim).strength);
    if own < other {
        return Some(Clause::CaptureEqualOrWeaker);
    }
    (own == other && spec.switches.equal_strength == EqualStrength::Barred).then_some(Clause::CaptureWeakerOnly)
}

/// Whether a legal capture removes the attacker, too.
pub(super) fn takes_both_out(spec: &RuleSpec, encounter: &Encounter) -> bool {
    spec.switches.equal_strength == EqualStrength::BothOut
        && !encounter.victim_weak
        && spec.kind(encounter.attacker).strength == spec.kind(encounter.victim).strength
}
