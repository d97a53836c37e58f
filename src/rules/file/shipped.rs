//! Shipped rulesets.

use super::{RulesError, load};
use crate::files::NoFiles;
use crate::rules::{Rules, preset};
use std::sync::Arc;

/// A shipped ruleset, parsed and checked; `None` if there is none of this name.
///
/// # Panics
/// Never for a shipped ruleset: a test loads them all.
pub fn preset_rules(name: &str) -> Option<Arc<Rules>> {
    preset(name)?;
    match load(name, &[], &NoFiles) {
        Ok(rules) => Some(Arc::new(rules)),
        Err(RulesError::Faults(report)) => panic!("the shipped ruleset {name} is wrong:\n{report}"),
        Err(error) => panic!("the shipped ruleset {name} is wrong: {error}"),
    }
}
