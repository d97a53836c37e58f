//! What exceptions make of two kinds of animal. Only this file knows which sentence each pair gets.

use super::law::Law;
use super::{Clause, KindId, Permission};

impl Law {
    /// Every attacker that may capture some victim on land, but not from the river, with that victim.
    pub fn shunned(&self) -> impl Iterator<Item = (KindId, KindId)> {
        let capturers = self.capturers();
        let pairs = self.switches.exceptions.iter().map(|exception| (exception.attacker, exception.victim));
        pairs.filter(move |&(attacker, victim)| {
            self.exception(attacker, victim) == Some(Permission::NotOutOfWater) && capturers.contains(attacker)
        })
    }

    /// Whether at most one attacker is kept off this victim while it is in the river.
    pub fn sole_shunner(&self, victim: KindId) -> bool {
        self.shunned().filter(|&(_, shunned)| shunned == victim).count() <= 1
    }
}

/// The clauses of all pairs of kinds between which not strength alone decides, in the ruleset's order.
pub(super) fn between_kinds(law: &Law) -> Vec<Clause> {
    let mut pairs: Vec<(KindId, KindId)> = Vec::new();
    for exception in &law.switches.exceptions {
        let (a, b) = (exception.attacker, exception.victim);
        if !pairs.contains(&(a, b)) && !pairs.contains(&(b, a)) {
            pairs.push((a, b));
        }
    }
    pairs.into_iter().filter_map(|(a, b)| between(law, a, b)).collect()
}

/// The one clause that tells how two kinds capture each other; `None` where their strengths tell it already.
fn between(law: &Law, a: KindId, b: KindId) -> Option<Clause> {
    let equal = law.kind(a).strength == law.kind(b).strength;
    let (weak, strong) = if law.kind(a).strength <= law.kind(b).strength { (a, b) } else { (b, a) };
    let changed = |attacker, victim| law.takes(attacker, victim) != law.takes_by_strength(attacker, victim);
    if !changed(weak, strong) && !changed(strong, weak) {
        return None;
    }
    Some(match (law.takes(weak, strong), law.takes(strong, weak)) {
        // Both are said outright, or neither is the stronger: the sentence belongs to both.
        (true, true) if equal || said(law, strong, weak) => Clause::TakeEachOther(weak, strong),
        (true, true) => Clause::Takes(weak, strong),
        // What is left of the usual order is not said again: a ban among equals that may otherwise capture each
        // other, a permission among equals that otherwise may not.
        (true, false) if equal && law.spares(strong, weak) => Clause::NeverTakes(strong, weak),
        (true, false) => Clause::Takes(weak, strong),
        (false, true) if law.spares(weak, strong) => Clause::NeverTakes(weak, strong),
        (false, true) => Clause::Takes(strong, weak),
        (false, false) if equal => Clause::NeitherTakes(weak, strong),
        (false, false) => Clause::NeverTakes(strong, weak),
    })
}

/// Whether the ruleset says outright, and without reserve, that the stronger takes the weaker.
fn said(law: &Law, strong: KindId, weak: KindId) -> bool {
    let named = |attacker, victim| law.switches.exceptions.iter().any(|e| (e.attacker, e.victim) == (attacker, victim));
    named(strong, weak) && law.exception(strong, weak).is_none()
}
