//! The clauses that allow a surprising legal move.

use super::board::Displacement;
use super::capture_bans::takes_both_out;
use super::judge::encounter;
use super::{Clause, EqualStrength, KindId, Leap, Move, Position, TrappedAttack};

impl Position {
    /// The clauses that allow a legal move: those of a leap, and for a capture the one that decides between the two
    /// kinds. Empty for a plain step.
    pub fn allowing_clauses(&self, mv: Move) -> Vec<Clause> {
        let rules = self.rules();
        let spec = rules.spec();
        let (Some(from), Some(to)) = (spec.board.cell(mv.from), spec.board.cell(mv.to)) else { return Vec::new() };
        let Some(mover) = self.piece_at(from) else { return Vec::new() };
        let displacement = spec.board.displacement(from, to);
        let mut clauses = Vec::new();
        if let Displacement::AcrossRiver(_, river) = &displacement {
            clauses.extend(self.leap_clause(mover.piece.kind, !river.land.is_empty()));
            if river.water.iter().any(|&cell| self.piece_at(cell).is_some()) {
                clauses.push(Clause::LeapNotBlocked);
            }
        }
        let Some(victim) = self.piece_at(to) else { return clauses };
        if matches!(displacement, Displacement::AcrossRiver(..)) {
            clauses.push(Clause::LeapCaptures);
        }
        let encounter = encounter(spec, mover, victim, from, to, &displacement);
        let (attacker, other) = (mover.piece.kind, victim.piece.kind);
        let by_strength = spec.takes_by_strength(attacker, other);
        let spared = spec.is_spared_by_exception(attacker, other);
        clauses.push(if encounter.victim_weak && (!by_strength || spared) {
            match (spec.weakens(to, victim.piece.side), spared) {
                (_, true) => Clause::TrapOverrides,
                (true, false) => Clause::TrapWeakens,
                (false, false) => Clause::TrapPermanent,
            }
        } else if spec.captures_by_exception(attacker, other) {
            Clause::Takes(attacker, other)
        } else if spec.captures_by_exception(other, attacker) {
            Clause::TakeEachOther(other, attacker)
        } else if takes_both_out(spec, &encounter) {
            Clause::EqualBothOut
        } else {
            match spec.switches.equal_strength {
                EqualStrength::Barred => Clause::CaptureWeakerOnly,
                EqualStrength::Captures | EqualStrength::BothOut => Clause::CaptureEqualOrWeaker,
            }
        });
        if encounter.attacker_weak && spec.switches.trapped_attack == TrappedAttack::Full {
            clauses.push(Clause::TrappedCaptures);
        }
        if encounter.from_water || encounter.on_water {
            clauses.push(Clause::RiverCaptureFree);
        }
        clauses
    }

    /// The clause that allows a kind's leap.
    fn leap_clause(&self, kind: KindId, both_rivers: bool) -> Option<Clause> {
        let able = self.rules().kind(kind);
        let wanted: &[Clause] = match (both_rivers, able.may(Leap::Across), able.may(Leap::Along)) {
            (true, ..) => &[Clause::LeapBothRivers],
            (false, true, true) => &[Clause::LeapBothWays],
            (false, true, false) => &[Clause::LeapAcross, Clause::LeapAcrossToo],
            (false, false, _) => &[Clause::LeapAlong, Clause::LeapAlongToo],
        };
        self.rules().clauses().into_iter().find(|clause| wanted.contains(clause))
    }

    /// Whether a legal move takes the mover off the board together with its victim.
    pub fn takes_both_out(&self, mv: Move) -> bool {
        let spec = self.rules().spec();
        let (Some(from), Some(to)) = (spec.board.cell(mv.from), spec.board.cell(mv.to)) else { return false };
        let (Some(mover), Some(victim)) = (self.piece_at(from), self.piece_at(to)) else { return false };
        takes_both_out(spec, &encounter(spec, mover, victim, from, to, &spec.board.displacement(from, to)))
    }
}
