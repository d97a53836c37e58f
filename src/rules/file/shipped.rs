//! Shipped rulesets.

use super::{RulesError, load};
use crate::files::NoFiles;
use crate::rules::{Rules, preset};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A shipped ruleset, parsed and checked once; `None` if there is none of this name.
///
/// # Panics
/// Never for a shipped ruleset: a test loads them all.
pub fn preset_rules(name: &str) -> Option<Arc<Rules>> {
    static KNOWN: Mutex<BTreeMap<&str, Arc<Rules>>> = Mutex::new(BTreeMap::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let preset = preset(name)?;
    if let Some(rules) = known().get(preset.name) {
        return Some(rules.clone());
    }
    match load(name, &[], &NoFiles) {
        Ok(rules) => Some(known().entry(preset.name).or_insert(Arc::new(rules)).clone()),
        Err(RulesError::Faults(report)) => panic!("the shipped ruleset {name} is wrong:\n{report}"),
        Err(error) => panic!("the shipped ruleset {name} is wrong: {error}"),
    }
}
