//! What decides about moves: board, kinds and switches, with queries.

use super::board::Cell;
use super::{
    Blockers, Board, Capturers, DenEnterers, EqualStrength, Kind, KindId, KindSet, Leap, OwnDen, OwnTrap, Permission,
    Side, Switches, Terrain, TrapEffect, TrapWeakness,
};
use std::cmp::Ordering;

/// What decides about moves: the board, the kinds and the switches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RuleSpec {
    pub board: Board,
    pub kinds: Vec<Kind>,
    pub switches: Switches,
}

impl RuleSpec {
    pub fn kind(&self, kind: KindId) -> &Kind {
        &self.kinds[kind.index()]
    }

    pub fn kinds_that(&self, able: impl Fn(&Kind) -> bool) -> KindSet {
        (0..self.kinds.len() as u8).map(KindId).filter(|&kind| able(self.kind(kind))).collect()
    }

    /// Every kind that may enter water.
    pub fn swimmers(&self) -> KindSet {
        self.kinds_that(|kind| kind.swims)
    }

    /// Every kind that may leap.
    pub fn leapers(&self) -> KindSet {
        self.kinds_that(|kind| !kind.leaps.is_empty())
    }

    /// Every kind that may leap in this way.
    pub fn leapers_by(&self, leap: Leap) -> KindSet {
        self.kinds_that(|kind| kind.may(leap))
    }

    /// The animals that block a leap when swimming in its path: the named ones that can swim.
    pub fn blockers(&self) -> KindSet {
        match self.switches.leap_blockers {
            Blockers::Swimmers => self.swimmers(),
            Blockers::Only(set) => set.and(self.swimmers()),
        }
    }

    /// The animals that may capture from the river onto land: the named ones that can swim.
    pub fn capturers(&self) -> KindSet {
        match self.switches.capture_out_of_water {
            Capturers::Everyone => self.swimmers(),
            Capturers::Nobody => KindSet::NOBODY,
            Capturers::Only(set) => set.and(self.swimmers()),
        }
    }

    /// Whether the kind may enter the enemy den.
    pub fn enters_den(&self, kind: KindId) -> bool {
        match self.switches.den_enterers {
            DenEnterers::Everyone => true,
            DenEnterers::Only(set) => set.contains(kind),
        }
    }

    /// Whether a piece of `side` is weak while on a square.
    pub fn weakens(&self, cell: Cell, side: Side) -> bool {
        self.weakens_on(self.board.at(cell), side)
    }

    /// Whether a piece of `side` is weak while on this terrain.
    pub fn weakens_on(&self, terrain: Terrain, side: Side) -> bool {
        match terrain {
            Terrain::Trap(owner) if owner == side => self.switches.own_trap == OwnTrap::Weakens,
            Terrain::Trap(_) => self.switches.enemy_trap == TrapEffect::Weakens,
            Terrain::Land | Terrain::Water | Terrain::Den(_) => false,
        }
    }

    /// Whether a piece of `side` cannot be captured while on this terrain.
    pub fn shelters_on(&self, terrain: Terrain, side: Side) -> bool {
        terrain == Terrain::Trap(side) && self.switches.own_trap == OwnTrap::Shelters
    }

    /// Whether weakness is permanent, so that a position must store it.
    pub fn remembers_weakness(&self) -> bool {
        self.switches.trap_weakness == TrapWeakness::Permanent
            && (self.switches.enemy_trap == TrapEffect::Weakens || self.switches.own_trap == OwnTrap::Weakens)
            && self.board.any(|terrain| matches!(terrain, Terrain::Trap(_)))
    }

    /// Whether a piece of `side` may be on a square at all.
    pub fn may_stand(&self, kind: KindId, side: Side, cell: Cell) -> bool {
        match self.board.at(cell) {
            Terrain::Water => self.kind(kind).swims,
            Terrain::Den(owner) if owner == side => self.switches.own_den == OwnDen::Open,
            Terrain::Den(_) => self.enters_den(kind),
            Terrain::Land | Terrain::Trap(_) => true,
        }
    }

    /// Whether strength alone lets one kind capture another.
    pub fn takes_by_strength(&self, attacker: KindId, victim: KindId) -> bool {
        match self.kind(attacker).strength.cmp(&self.kind(victim).strength) {
            Ordering::Greater => true,
            Ordering::Equal => self.switches.equal_strength != EqualStrength::Barred,
            Ordering::Less => false,
        }
    }

    /// Whether one kind may capture another on land, without traps.
    pub fn takes(&self, attacker: KindId, victim: KindId) -> bool {
        match self.exception(attacker, victim) {
            None => self.takes_by_strength(attacker, victim),
            Some(permission) => permission != Permission::No,
        }
    }

    /// Whether one kind may capture another only by an exception: their strengths would not allow it.
    pub fn captures_by_exception(&self, attacker: KindId, victim: KindId) -> bool {
        self.takes(attacker, victim) && !self.takes_by_strength(attacker, victim)
    }

    /// Whether an exception forbids one kind to capture another though their strengths would allow it.
    pub fn is_spared_by_exception(&self, attacker: KindId, victim: KindId) -> bool {
        !self.takes(attacker, victim) && self.takes_by_strength(attacker, victim)
    }

    /// The exception for one kind capturing another, where it differs from their strengths.
    pub fn exception(&self, attacker: KindId, victim: KindId) -> Option<Permission> {
        let named = self.switches.exceptions.iter().find(|e| (e.attacker, e.victim) == (attacker, victim))?.permission;
        let by_strength = self.takes_by_strength(attacker, victim);
        match named {
            Permission::No if !by_strength => None,
            Permission::Yes if by_strength => None,
            other => Some(other),
        }
    }
}
