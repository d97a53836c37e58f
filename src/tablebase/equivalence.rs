//! Which figures are interchangeable: equivalence classes by movement, and by who captures whom where.

use crate::rules::{Figure, Landing, Mobility, Rules, Side};
use std::collections::BTreeMap;

pub(super) fn figures(mobility: &Mobility) -> impl Iterator<Item = Figure> + use<> {
    0..mobility.figures.len() as Figure
}

pub(super) fn cells(mobility: &Mobility) -> impl Iterator<Item = u16> + use<> {
    0..mobility.cells as u16
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
pub(super) fn movement_classes(mobility: &Mobility, rules: &Rules) -> Vec<u16> {
    let mut numbers = ClassNumbers(BTreeMap::new());
    let ways = |figure, cell| -> Vec<(u16, Vec<(u16, bool)>)> {
        mobility.ways(figure, cell).iter().map(|way| (way.to, way.path.clone())).collect()
    };
    figures(mobility)
        .map(|figure| {
            let side = mobility.figures[usize::from(figure)].0.side;
            let stops = |leaper| [false, true].map(|water| mobility.stops(leaper, water, figure));
            // A figure that a trap may weaken for good has a class of its own: what it becomes counts, too.
            let changes = cells(mobility).any(|cell| mobility.becomes(figure, cell) != figure);
            let changed = changes && rules.kinds().len() > 1;
            let walks: Vec<_> = cells(mobility)
                .map(|cell| (mobility.stands(figure, cell), mobility.wins(side, cell), ways(figure, cell)))
                .collect();
            numbers.of((changed.then_some(figure), Side::BOTH.map(stops), walks))
        })
        .collect()
}

/// Pairs of attacker and victim share a number if their captures are the same, now and once a trap has weakened either
/// for good. Indexed by attacker, then victim.
pub(super) fn capture_relations(mobility: &Mobility) -> Vec<u16> {
    let now = meetings(mobility);
    let all = mobility.figures.len();
    let of = |attacker: Figure, victim: Figure| now[usize::from(attacker) * all + usize::from(victim)];
    let later: Vec<Figure> = figures(mobility)
        .map(|figure| {
            let mut becomes = cells(mobility).map(|cell| mobility.becomes(figure, cell));
            becomes.find(|&other| other != figure).unwrap_or(figure)
        })
        .collect();
    let mut numbers = ClassNumbers(BTreeMap::new());
    let mut capture_relations = Vec::with_capacity(now.len());
    for attacker in figures(mobility) {
        for victim in figures(mobility) {
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
fn meetings(mobility: &Mobility) -> Vec<u16> {
    let mut numbers = ClassNumbers(BTreeMap::new());
    let mut capture_relations = Vec::with_capacity(mobility.figures.len() * mobility.figures.len());
    for attacker in figures(mobility) {
        for victim in figures(mobility) {
            let mut meetings: Vec<(u16, u16, u8)> = Vec::new();
            let stands = cells(mobility).filter(|&from| mobility.stands(attacker, from));
            for (from, way) in stands.flat_map(|from| mobility.ways(attacker, from).iter().map(move |way| (from, way)))
            {
                let lands = match mobility.landing(way, victim) {
                    Landing::Barred => continue,
                    Landing::Captures => 0,
                    Landing::BothOut => 1,
                };
                if mobility.stands(victim, way.to) {
                    meetings.push((from, way.to, lands));
                }
            }
            meetings.sort_unstable();
            capture_relations.push(numbers.of(meetings));
        }
    }
    capture_relations
}
