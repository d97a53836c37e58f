//! Which piece states are interchangeable: equivalence classes by movement, and by who captures whom where.

use crate::rules::{Landing, MoveLists, PieceState, Rules, Side};
use std::collections::BTreeMap;

pub(super) fn piece_states(move_lists: &MoveLists) -> impl Iterator<Item = PieceState> + use<> {
    0..move_lists.piece_states.len() as PieceState
}

pub(super) fn cells(move_lists: &MoveLists) -> impl Iterator<Item = u16> + use<> {
    0..move_lists.cells as u16
}

/// Numbers for equivalence classes, in the order in which they are met.
struct ClassNumbers<T>(BTreeMap<T, u16>);

impl<T: Ord> ClassNumbers<T> {
    fn of(&mut self, what: T) -> u16 {
        let next = self.0.len() as u16;
        *self.0.entry(what).or_insert(next)
    }
}

/// Figures that move, block leaps and win alike share a number.
pub(super) fn movement_classes(move_lists: &MoveLists, rules: &Rules) -> Vec<u16> {
    let mut numbers = ClassNumbers(BTreeMap::new());
    let ways = |piece_state, cell| -> Vec<(u16, Vec<(u16, bool)>)> {
        move_lists.moves(piece_state, cell).iter().map(|way| (way.to, way.path.clone())).collect()
    };
    piece_states(move_lists)
        .map(|piece_state| {
            let side = move_lists.piece_states[usize::from(piece_state)].0.side;
            let stops = |leaper| [false, true].map(|water| move_lists.blocks(leaper, water, piece_state));
            // A piece state that a trap may weaken for good has a class of its own: what it becomes counts, too.
            let changes = cells(move_lists).any(|cell| move_lists.becomes(piece_state, cell) != piece_state);
            let changed = changes && rules.kinds().len() > 1;
            let walks: Vec<_> = cells(move_lists)
                .map(|cell| {
                    (move_lists.may_stand(piece_state, cell), move_lists.wins(side, cell), ways(piece_state, cell))
                })
                .collect();
            numbers.of((changed.then_some(piece_state), Side::BOTH.map(stops), walks))
        })
        .collect()
}

/// Pairs of attacker and victim share a number if their captures are the same, now and once a trap has weakened either
/// for good. Indexed by attacker, then victim.
pub(super) fn capture_relations(move_lists: &MoveLists) -> Vec<u16> {
    let now = meetings(move_lists);
    let all = move_lists.piece_states.len();
    let of = |attacker: PieceState, victim: PieceState| now[usize::from(attacker) * all + usize::from(victim)];
    let later: Vec<PieceState> = piece_states(move_lists)
        .map(|piece_state| {
            let mut becomes = cells(move_lists).map(|cell| move_lists.becomes(piece_state, cell));
            becomes.find(|&other| other != piece_state).unwrap_or(piece_state)
        })
        .collect();
    let mut numbers = ClassNumbers(BTreeMap::new());
    let mut capture_relations = Vec::with_capacity(now.len());
    for attacker in piece_states(move_lists) {
        for victim in piece_states(move_lists) {
            let (weak_attacker, weak_victim) = (later[usize::from(attacker)], later[usize::from(victim)]);
            capture_relations.push(numbers.of([
                of(attacker, victim),
                of(weak_attacker, victim),
                of(attacker, weak_victim),
                of(weak_attacker, weak_victim),
            ]));
        }
    }
    capture_relations
}

/// The same for the pairs as they are now.
fn meetings(move_lists: &MoveLists) -> Vec<u16> {
    let mut numbers = ClassNumbers(BTreeMap::new());
    let mut capture_relations = Vec::with_capacity(move_lists.piece_states.len() * move_lists.piece_states.len());
    for attacker in piece_states(move_lists) {
        for victim in piece_states(move_lists) {
            let mut meetings: Vec<(u16, u16, u8)> = Vec::new();
            let stands = cells(move_lists).filter(|&from| move_lists.may_stand(attacker, from));
            for (from, way) in
                stands.flat_map(|from| move_lists.moves(attacker, from).iter().map(move |way| (from, way)))
            {
                let lands = match move_lists.landing(way, victim) {
                    Landing::Barred => continue,
                    Landing::Captures => 0,
                    Landing::BothOut => 1,
                };
                if move_lists.may_stand(victim, way.to) {
                    meetings.push((from, way.to, lands));
                }
            }
            meetings.sort_unstable();
            capture_relations.push(numbers.of(meetings));
        }
    }
    capture_relations
}
