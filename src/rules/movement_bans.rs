//! Movement bans: what keeps a piece from reaching a square, whatever its occupant. This is the only place that decides
//! it.

use super::board::{Cell, Direction, Displacement};
use super::rule_spec::RuleSpec;
use super::{BlockingSide, Clause, KindId, Leap, OwnDen, Piece, Side, Terrain};

/// The clause that forbids a kind a displacement on an empty board.
pub(super) fn movement_ban(spec: &RuleSpec, kind: KindId, displacement: &Displacement, to: Cell) -> Option<Clause> {
    match displacement {
        Displacement::Same => Some(Clause::MustMove),
        Displacement::Adjacent => {
            (spec.board.is_water(to) && !spec.kind(kind).swims).then_some(Clause::WaterOnlySwimmers)
        }
        Displacement::Diagonal => Some(Clause::NoDiagonal),
        Displacement::AcrossRiver(direction, river) => leap_ban(spec, kind, *direction, !river.land.is_empty()),
        Displacement::Other => Some(Clause::MoveOneStep),
    }
}

fn leap_ban(spec: &RuleSpec, kind: KindId, direction: Direction, both_rivers: bool) -> Option<Clause> {
    if spec.leapers().is_empty() {
        return Some(Clause::LeapNone);
    }
    let able = spec.kind(kind);
    if able.leaps.is_empty() {
        return Some(Clause::LeapWho);
    }
    if both_rivers {
        return (!able.may(Leap::BothRivers)).then_some(Clause::LeapBothRivers);
    }
    let leap = if direction.sideways() { Leap::Across } else { Leap::Along };
    (!able.may(leap)).then_some(Clause::LeapDirection)
}

/// The clause that forbids a piece a den.
pub(super) fn den_ban(spec: &RuleSpec, piece: Piece, to: Cell) -> Option<Clause> {
    match spec.board.at(to) {
        Terrain::Den(owner) if owner == piece.side => {
            (spec.switches.own_den == OwnDen::Barred).then_some(Clause::OwnDenBarred)
        }
        Terrain::Den(_) => (!spec.enters_den(piece.kind)).then_some(Clause::DenOnly),
        Terrain::Land | Terrain::Water | Terrain::Trap(_) => None,
    }
}

/// The clause by which a piece in the path blocks a leap of side `leaper`.
pub(super) fn leap_blocking_clause(spec: &RuleSpec, leaper: Side, in_way: Piece, on_water: bool) -> Option<Clause> {
    if !on_water {
        // Between two rivers the land must be empty.
        return Some(Clause::LeapBothRivers);
    }
    let stops = spec.blockers().contains(in_way.kind)
        && match spec.switches.leap_blocked_by {
            BlockingSide::Either => true,
            BlockingSide::Enemy => in_way.side != leaper,
            BlockingSide::Nobody => false,
        };
    stops.then_some(Clause::LeapBlocked)
}
