//! Shipped rulesets without a library.

use super::{Library, RulesError, load};
use crate::diagnostics::Source;
use crate::rules::{Rules, preset};
use std::sync::Arc;

/// A shipped ruleset, read and checked; `None` if there is none of this name.
///
/// # Panics
/// Never for a shipped ruleset: a test reads them all.
pub fn preset_rules(name: &str) -> Option<Arc<Rules>> {
    preset(name)?;
    match load(name, &[], &OnlyShipped) {
        Ok(rules) => Some(Arc::new(rules)),
        Err(RulesError::Faults(report)) => panic!("the shipped ruleset {name} is wrong:\n{report}"),
        Err(error) => panic!("the shipped ruleset {name} is wrong: {error}"),
    }
}

/// A library without files.
struct OnlyShipped;

impl Library for OnlyShipped {
    fn read(&self, _: &str, _: Option<&str>) -> Result<Source, String> {
        Err("a shipped ruleset reads no file".to_owned())
    }
}
