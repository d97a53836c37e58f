//! What stops an animal from getting to a square, whoever stands there. Only this file knows.

use super::board::{Cell, Direction, Lie};
use super::law::Law;
use super::{BlockingSide, Clause, KindId, Leap, OwnDen, Piece, Side, Terrain};

/// The clause that bars this kind from going to a square that lies so, on an empty board.
pub(super) fn bars_way(law: &Law, kind: KindId, lie: &Lie, to: Cell) -> Option<Clause> {
    match lie {
        Lie::Same => Some(Clause::MustMove),
        Lie::Beside => (law.board.is_water(to) && !law.kind(kind).swims).then_some(Clause::WaterOnlySwimmers),
        Lie::Diagonal => Some(Clause::NoDiagonal),
        Lie::Opposite(direction, river) => bars_leap(law, kind, *direction, !river.land.is_empty()),
        Lie::Apart => Some(Clause::MoveOneStep),
    }
}

fn bars_leap(law: &Law, kind: KindId, direction: Direction, both_rivers: bool) -> Option<Clause> {
    if law.leapers().is_empty() {
        return Some(Clause::LeapNone);
    }
    let able = law.kind(kind);
    if able.leaps.is_empty() {
        return Some(Clause::LeapWho);
    }
    if both_rivers {
        return (!able.may(Leap::BothRivers)).then_some(Clause::LeapBothRivers);
    }
    let leap = if direction.sideways() { Leap::Across } else { Leap::Along };
    (!able.may(leap)).then_some(Clause::LeapDirection)
}

/// The clause that bars a piece from a den.
pub(super) fn bars_den(law: &Law, piece: Piece, to: Cell) -> Option<Clause> {
    match law.board.at(to) {
        Terrain::Den(owner) if owner == piece.side => {
            (law.switches.own_den == OwnDen::Barred).then_some(Clause::OwnDenBarred)
        }
        Terrain::Den(_) => (!law.enters_den(piece.kind)).then_some(Clause::DenOnly),
        Terrain::Land | Terrain::Water | Terrain::Trap(_) => None,
    }
}

/// The clause by which a piece on a leap's way stops the leap of `leaper`'s animal.
pub(super) fn stops_leap(law: &Law, leaper: Side, in_way: Piece, on_water: bool) -> Option<Clause> {
    if !on_water {
        // Between two rivers the land must be empty.
        return Some(Clause::LeapBothRivers);
    }
    let stops = law.blockers().contains(in_way.kind)
        && match law.switches.leap_blocked_by {
            BlockingSide::Either => true,
            BlockingSide::Enemy => in_way.side != leaper,
            BlockingSide::Nobody => false,
        };
    stops.then_some(Clause::LeapBlocked)
}
