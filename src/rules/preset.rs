//! The rulesets that are shipped.

use super::file::{Library, load};
use super::{Rules, RulesError};
use crate::diagnostics::Source;
use std::sync::Arc;

/// A shipped ruleset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! presets {
    ($($name:literal,)+) => {
        /// Every shipped ruleset, the default first, then those of the source documents.
        pub const PRESETS: &[Preset] = &[$(
            Preset { name: $name, text: include_str!(concat!("../../templates/rulesets/", $name, ".toml")) },
        )+];
    };
}

presets! {
    "classic",
    "swimming-dogs",
    "no-repeats",
    "tierschach",
    "leiden",
    "leiden-tables",
    "wikipedia-en",
    "wikipedia-zh",
    "ludii",
    "codingame",
    "ancientchess",
    "playlah",
    "third-time-barred",
}

/// The shipped ruleset with this name.
pub fn preset(name: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.name == name)
}

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
