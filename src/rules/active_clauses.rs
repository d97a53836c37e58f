//! The active clauses of a ruleset, in the order of its printed sheet, and which of them covers a ban.

use super::exception_clauses::exception_clauses;
use super::rule_spec::RuleSpec;
use super::{
    BlockingSide, Clause, DenEnterers, EqualStrength, Leap, NoLegalMove, OwnDen, OwnTrap, Repetition, Rules, Terrain,
    TrapEffect, TrapWeakness, TrappedAttack, WhenAllCaptured,
};

impl Rules {
    /// Every clause of this ruleset's sheet, in order: a move that none of them forbids is legal.
    pub fn clauses(&self) -> Vec<Clause> {
        let spec = self.spec();
        let mut clauses = Vec::new();
        goal(spec, &mut clauses);
        clauses.extend([Clause::FirstMover, Clause::TakeTurns, Clause::MoveOneStep, Clause::OwnAnimal]);
        capturing(spec, &mut clauses);
        if spec.board.any(|terrain| terrain == Terrain::Water) {
            river(spec, &mut clauses);
            leaps(spec, &mut clauses);
        }
        if spec.board.any(|terrain| matches!(terrain, Terrain::Trap(_))) {
            traps(spec, &mut clauses);
        }
        dens(spec, &mut clauses);
        endings(spec, &mut clauses);
        clauses
    }
}

/// The clause of the ruleset's sheet that covers a ban: itself, or a more general sentence. For [`Clause::GameOver`]
/// pass the clause that ended the game.
pub fn cited(rules: &Rules, ban: Clause) -> Option<Clause> {
    let clauses = rules.clauses();
    let covers = |sentence: Clause| -> bool {
        use Clause::*;
        match (sentence, ban) {
            (MoveOneStep, OffBoard | NoAnimalThere | MustMove | NoDiagonal) | (TakeTurns, NotYourTurn) => true,
            (WaterNobody, WaterOnlySwimmers) => true,
            (NoCaptureAcrossEdge | NoCaptureAtRiver, NoCaptureIntoWater | NoCaptureOutOfWater) => true,
            (RiverIsShelter, NoCaptureIntoWater | NoCaptureInWater) => true,
            (NoCaptureFromRiver, NoCaptureOutOfWater | NoCaptureInWater) => true,
            (NoCaptureAtRiver, NoCaptureInWater) => true,
            (LeapBothWays | LeapAcross | LeapAlong, LeapWho | LeapDirection | LeapBothRivers) => true,
            (Clause::LeapBothRivers, LeapWho | LeapDirection) => true,
            (LeapBlockedByEnemy, LeapBlocked) => true,
            (CaptureWeakerOnly, CaptureEqualOrWeaker) => true,
            (TrappedMayNotCaptureAtAll, TrappedMayNotCapture) => true,
            (Takes(weak, strong), NeverTakes(attacker, victim)) => (weak, strong) == (victim, attacker),
            (NeitherTakes(a, b), NeverTakes(c, d)) => (a, b) == (c, d) || (a, b) == (d, c),
            // A clause that allows a move is looked up in the same way.
            (TrapWeakensEnemy | TrapWeakensAnyone | TrapWeakensOwner, TrapWeakens) => true,
            (LeapBlockedByEnemy | LeapOthersFree, LeapNotBlocked) => true,
            (NoCaptureAcrossEdge | NoCaptureIntoWater | NoCaptureOutOfWater | NoCaptureInWater, RiverCaptureFree)
            | (RiverIsShelter | NoCaptureFromRiver, RiverCaptureFree) => true,
            (TakeEachOther(a, b), Takes(c, d)) => (a, b) == (c, d) || (a, b) == (d, c),
            (Takes(a, b), TakeEachOther(c, d)) => (a, b) == (c, d),
            _ => false,
        }
    };
    let same = clauses.iter().copied().find(|&clause| clause == ban);
    same.or_else(|| clauses.iter().copied().find(|&clause| covers(clause)))
}

fn goal(spec: &RuleSpec, clauses: &mut Vec<Clause>) {
    if spec.switches.den_wins {
        clauses.push(Clause::WinByDen);
    }
    if spec.switches.all_captured == WhenAllCaptured::Wins {
        clauses.push(Clause::WinByCapturingAll);
    }
}

fn capturing(spec: &RuleSpec, clauses: &mut Vec<Clause>) {
    match spec.switches.equal_strength {
        EqualStrength::Captures => clauses.push(Clause::CaptureEqualOrWeaker),
        EqualStrength::Barred => clauses.push(Clause::CaptureWeakerOnly),
        EqualStrength::BothOut => clauses.extend([Clause::CaptureEqualOrWeaker, Clause::EqualBothOut]),
    }
    clauses.push(Clause::SeeLadder);
    clauses.extend(exception_clauses(spec));
}

/// Whether some animal may not capture one that its strength would let it capture.
fn is_spared_by_exception(spec: &RuleSpec) -> bool {
    spec.switches.exceptions.iter().any(|exception| spec.is_spared_by_exception(exception.attacker, exception.victim))
}

/// Whether some animal may capture one that its strength would not let it capture.
fn captures_by_exception(spec: &RuleSpec) -> bool {
    spec.switches.exceptions.iter().any(|exception| spec.captures_by_exception(exception.attacker, exception.victim))
}

fn river(spec: &RuleSpec, clauses: &mut Vec<Clause>) {
    if spec.swimmers().is_empty() {
        clauses.push(Clause::WaterNobody);
        return;
    }
    clauses.push(Clause::WaterOnlySwimmers);
    let capturers = spec.capturers();
    let switches = &spec.switches;
    clauses.push(match (switches.capture_into_water, !capturers.is_empty(), switches.capture_in_water) {
        (true, true, true) => Clause::RiverCaptureFree,
        (false, false, true) => Clause::NoCaptureAcrossEdge,
        (false, true, true) => Clause::NoCaptureIntoWater,
        (true, false, true) => Clause::NoCaptureOutOfWater,
        (true, true, false) => Clause::NoCaptureInWater,
        (false, true, false) => Clause::RiverIsShelter,
        (true, false, false) => Clause::NoCaptureFromRiver,
        (false, false, false) => Clause::NoCaptureAtRiver,
    });
    if !capturers.is_empty() && capturers != spec.swimmers() {
        clauses.push(Clause::OutOfWaterOnly);
    }
    clauses.extend(spec.land_only_captures().map(|(attacker, victim)| Clause::SafeFromRiver(attacker, victim)));
}

fn leaps(spec: &RuleSpec, clauses: &mut Vec<Clause>) {
    if spec.leapers().is_empty() {
        // Without facing banks there is nothing to forbid.
        if spec.board.has_opposite_banks() {
            clauses.push(Clause::LeapNone);
        }
        return;
    }
    let both = spec.kinds_that(|kind| kind.may(Leap::Across) && kind.may(Leap::Along));
    let across = spec.kinds_that(|kind| kind.may(Leap::Across) && !kind.may(Leap::Along));
    let along = spec.kinds_that(|kind| kind.may(Leap::Along) && !kind.may(Leap::Across));
    if !both.is_empty() {
        clauses.push(Clause::LeapBothWays);
    }
    if !across.is_empty() {
        clauses.push(if both.is_empty() { Clause::LeapAcross } else { Clause::LeapAcrossToo });
    }
    if !along.is_empty() {
        let first = both.is_empty() && across.is_empty();
        clauses.push(if first { Clause::LeapAlong } else { Clause::LeapAlongToo });
    }
    if !spec.leapers_by(Leap::BothRivers).is_empty() {
        clauses.push(Clause::LeapBothRivers);
    }
    if !spec.swimmers().is_empty() {
        let blockers = spec.blockers();
        match spec.switches.leap_blocked_by {
            BlockingSide::Either if !blockers.is_empty() => clauses.push(Clause::LeapBlocked),
            BlockingSide::Enemy if !blockers.is_empty() => clauses.push(Clause::LeapBlockedByEnemy),
            _ => clauses.push(Clause::LeapNotBlocked),
        }
        let some_block = spec.switches.leap_blocked_by != BlockingSide::Nobody && !blockers.is_empty();
        if some_block && blockers != spec.swimmers() {
            clauses.push(Clause::LeapOthersFree);
        }
    }
    clauses.push(if spec.switches.leap_captures { Clause::LeapCaptures } else { Clause::LeapNoCapture });
}

fn traps(spec: &RuleSpec, clauses: &mut Vec<Clause>) {
    let switches = &spec.switches;
    let weakness = match (switches.enemy_trap, switches.own_trap) {
        (TrapEffect::Weakens, OwnTrap::Harmless | OwnTrap::Shelters) => Clause::TrapWeakensEnemy,
        (TrapEffect::Weakens, OwnTrap::Weakens) => Clause::TrapWeakensAnyone,
        (TrapEffect::Harmless, OwnTrap::Weakens) => Clause::TrapWeakensOwner,
        (TrapEffect::Harmless, OwnTrap::Shelters) => {
            clauses.extend([Clause::OwnTrapShelters, Clause::EnemyTrapHarmless]);
            return;
        }
        (TrapEffect::Harmless, OwnTrap::Harmless) => {
            clauses.push(Clause::TrapsHarmless);
            return;
        }
    };
    clauses.push(weakness);
    if is_spared_by_exception(spec) {
        clauses.push(if switches.trap_overrides { Clause::TrapOverrides } else { Clause::TrapNoOverride });
    }
    if switches.trap_weakness == TrapWeakness::Permanent {
        clauses.push(Clause::TrapPermanent);
    }
    match weakness {
        Clause::TrapWeakensEnemy if switches.own_trap == OwnTrap::Shelters => clauses.push(Clause::OwnTrapShelters),
        Clause::TrapWeakensEnemy => clauses.push(Clause::OwnTrapHarmless),
        Clause::TrapWeakensOwner => clauses.push(Clause::EnemyTrapHarmless),
        _ => (),
    }
    clauses.push(match switches.trapped_attack {
        TrappedAttack::Full => Clause::TrappedCaptures,
        TrappedAttack::Zero if captures_by_exception(spec) => Clause::TrappedMayNotCapture,
        TrappedAttack::Zero => Clause::TrappedMayNotCaptureAtAll,
    });
}

fn dens(spec: &RuleSpec, clauses: &mut Vec<Clause>) {
    if !spec.board.any(|terrain| matches!(terrain, Terrain::Den(_))) {
        return;
    }
    if spec.switches.own_den == OwnDen::Barred {
        clauses.push(Clause::OwnDenBarred);
    }
    if matches!(spec.switches.den_enterers, DenEnterers::Only(_)) {
        clauses.push(Clause::DenOnly);
    }
}

fn endings(spec: &RuleSpec, clauses: &mut Vec<Clause>) {
    let switches = &spec.switches;
    clauses.push(match switches.no_legal_move {
        NoLegalMove::Loses => Clause::NoLegalMoveLoses,
        NoLegalMove::Draws => Clause::NoLegalMoveDraws,
    });
    if switches.all_captured == WhenAllCaptured::NoLegalMove {
        clauses.push(Clause::NoAnimalsLeft);
    }
    let repetition = match switches.repetition {
        Repetition::Free => None,
        Repetition::NoEarlierPosition => Some(Clause::NoEarlierPosition),
        Repetition::ThirdTimeBarred => Some(Clause::ThirdTimeBarred),
        Repetition::ThreefoldDraws => Some(Clause::ThreefoldDraws),
        Repetition::ThreefoldClaim => Some(Clause::ThreefoldClaim),
    };
    clauses.extend(repetition);
    if repetition.is_some() {
        clauses.push(Clause::SamePosition);
    }
    let limits = [
        (switches.same_square_limit.is_some(), Clause::SevenThree),
        (switches.few_squares_limit.is_some(), Clause::SeventeenFive),
        (switches.same_square_limit.is_some() || switches.few_squares_limit.is_some(), Clause::CountRestarts),
        (switches.turn_limit.is_some(), Clause::DrawAfterTurns),
        (switches.capture_limit.is_some(), Clause::DrawWithoutCapture),
    ];
    clauses.extend(limits.into_iter().filter(|(holds, _)| *holds).map(|(_, clause)| clause));
}
