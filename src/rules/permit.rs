//! Why a legal move that may surprise is allowed.

use super::board::Lie;
use super::capture::takes_both_out;
use super::judge::encounter;
use super::{Clause, EqualStrength, KindId, Leap, Move, Position, TrappedAttack};

impl Position {
    /// The clauses that allow what a legal move does: a leap, and of a capture always the one by which the two animals
    /// stand to each other. Empty for a plain step.
    pub fn permits(&self, mv: Move) -> Vec<Clause> {
        let rules = self.rules();
        let law = rules.law();
        let (Some(from), Some(to)) = (law.board.cell(mv.from), law.board.cell(mv.to)) else { return Vec::new() };
        let Some(mover) = self.piece_at(from) else { return Vec::new() };
        let lie = law.board.lie(from, to);
        let mut permits = Vec::new();
        if let Lie::Opposite(_, river) = &lie {
            permits.extend(self.leap_clause(mover.piece.kind, !river.land.is_empty()));
            if river.water.iter().any(|&cell| self.piece_at(cell).is_some()) {
                permits.push(Clause::LeapNotBlocked);
            }
        }
        let Some(victim) = self.piece_at(to) else { return permits };
        if matches!(lie, Lie::Opposite(..)) {
            permits.push(Clause::LeapCaptures);
        }
        let encounter = encounter(law, mover, victim, from, to, &lie);
        let (attacker, other) = (mover.piece.kind, victim.piece.kind);
        let by_strength = law.takes_by_strength(attacker, other);
        let spared = law.spares(attacker, other);
        permits.push(if encounter.victim_weak && (!by_strength || spared) {
            match (law.weakens(to, victim.piece.side), spared) {
                (_, true) => Clause::TrapOverrides,
                (true, false) => Clause::TrapWeakens,
                (false, false) => Clause::TrapPermanent,
            }
        } else if law.rises(attacker, other) {
            Clause::Takes(attacker, other)
        } else if law.rises(other, attacker) {
            Clause::TakeEachOther(other, attacker)
        } else if takes_both_out(law, &encounter) {
            Clause::EqualBothOut
        } else {
            match law.switches.equal_strength {
                EqualStrength::Barred => Clause::CaptureWeakerOnly,
                EqualStrength::Captures | EqualStrength::BothOut => Clause::CaptureEqualOrWeaker,
            }
        });
        if encounter.attacker_weak && law.switches.trapped_attack == TrappedAttack::Full {
            permits.push(Clause::TrappedCaptures);
        }
        if encounter.from_water || encounter.on_water {
            permits.push(Clause::RiverCaptureFree);
        }
        permits
    }

    /// The clause of the sheet by which a kind leaps.
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
        let law = self.rules().law();
        let (Some(from), Some(to)) = (law.board.cell(mv.from), law.board.cell(mv.to)) else { return false };
        let (Some(mover), Some(victim)) = (self.piece_at(from), self.piece_at(to)) else { return false };
        takes_both_out(law, &encounter(law, mover, victim, from, to, &law.board.lie(from, to)))
    }
}
