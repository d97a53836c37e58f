//! `shouqi`: make a Dou Shou Qi (Jungle, Animal Chess) set, and play it without quarrels.
//!
//! The rooms of the house, and who may look into which, are held by `tests/architecture.rs`.

#[cfg(feature = "cli")]
pub mod cli;
pub mod diagnostics;
pub mod language;
pub mod rules;
pub mod rulesheet;
