//! Clauses for pairs of kinds with exceptions to the order of strength.

use super::rule_spec::RuleSpec;
use super::{Clause, KindId, Permission};

impl RuleSpec {
    /// Every pair of attacker and victim whose capture is allowed on land, but not from the river.
    pub fn land_only_captures(&self) -> impl Iterator<Item = (KindId, KindId)> {
        let capturers = self.capturers();
        let pairs = self.switches.exceptions.iter().map(|exception| (exception.attacker, exception.victim));
        pairs.filter(move |&(attacker, victim)| {
            self.exception(attacker, victim) == Some(Permission::NotOutOfWater) && capturers.contains(attacker)
        })
    }

    /// Whether at most one attacker has such a restriction for this victim.
    pub fn is_sole_land_only_attacker(&self, victim: KindId) -> bool {
        self.land_only_captures().filter(|&(_, spared)| spared == victim).count() <= 1
    }
}

/// The clauses of all pairs of kinds with exceptions, in the order of the ruleset.
pub(super) fn exception_clauses(spec: &RuleSpec) -> Vec<Clause> {
    let mut pairs: Vec<(KindId, KindId)> = Vec::new();
    for exception in &spec.switches.exceptions {
        let (a, b) = (exception.attacker, exception.victim);
        if !pairs.contains(&(a, b)) && !pairs.contains(&(b, a)) {
            pairs.push((a, b));
        }
    }
    pairs.into_iter().filter_map(|(a, b)| exception_clause(spec, a, b)).collect()
}

/// The clause on captures between two kinds; `None` if their strengths decide.
fn exception_clause(spec: &RuleSpec, a: KindId, b: KindId) -> Option<Clause> {
    let equal = spec.kind(a).strength == spec.kind(b).strength;
    let (weak, strong) = if spec.kind(a).strength <= spec.kind(b).strength { (a, b) } else { (b, a) };
    let changed = |attacker, victim| spec.takes(attacker, victim) != spec.takes_by_strength(attacker, victim);
    if !changed(weak, strong) && !changed(strong, weak) {
        return None;
    }
    Some(match (spec.takes(weak, strong), spec.takes(strong, weak)) {
        // Both directions are explicit, or the kinds are equal: the clause covers both.
        (true, true) if equal || is_stated(spec, strong, weak) => Clause::TakeEachOther(weak, strong),
        (true, true) => Clause::Takes(weak, strong),
        // The default needs no clause, except a ban among equals that may otherwise capture each other, or a permission
        // among equals that otherwise may not.
        (true, false) if equal && spec.is_spared_by_exception(strong, weak) => Clause::NeverTakes(strong, weak),
        (true, false) => Clause::Takes(weak, strong),
        (false, true) if spec.is_spared_by_exception(weak, strong) => Clause::NeverTakes(weak, strong),
        (false, true) => Clause::Takes(strong, weak),
        (false, false) if equal => Clause::NeitherTakes(weak, strong),
        (false, false) => Clause::NeverTakes(strong, weak),
    })
}

/// Whether the ruleset explicitly and without restriction lets the stronger capture the weaker.
fn is_stated(spec: &RuleSpec, strong: KindId, weak: KindId) -> bool {
    let named =
        |attacker, victim| spec.switches.exceptions.iter().any(|e| (e.attacker, e.victim) == (attacker, victim));
    named(strong, weak) && spec.exception(strong, weak).is_none()
}
