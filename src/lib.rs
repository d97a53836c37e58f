//! `shouqi`: make a Dou Shou Qi (Jungle, Animal Chess) set, and play it without quarrels.
//!
//! The rooms of the house, and who may look into which, are held by `tests/architecture.rs`.

#[cfg(feature = "print")]
pub mod art;
#[cfg(feature = "print")]
mod assembly;
#[cfg(feature = "print")]
mod canvas;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "print")]
mod compose;
pub mod diagnostics;
pub mod engine;
#[cfg(feature = "print")]
pub mod export;
pub mod files;
#[cfg(feature = "print")]
pub mod fonts;
#[cfg(feature = "print")]
pub mod geom;
#[cfg(feature = "print")]
pub mod icc;
#[cfg(feature = "print")]
mod impose;
pub mod language;
#[cfg(feature = "print")]
pub mod layout;
#[cfg(feature = "print")]
mod motif;
#[cfg(feature = "print")]
pub mod preflight;
#[cfg(feature = "print")]
pub mod render;
pub mod rules;
pub mod rulesheet;
#[cfg(feature = "print")]
pub mod scene;
pub mod tablebase;
#[cfg(feature = "print")]
pub mod theme;
#[cfg(feature = "print")]
pub mod typeset;
