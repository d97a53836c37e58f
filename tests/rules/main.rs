//! The rules: clauses, switches, presets, counts of lines of play, and laws that hold under any ruleset.

mod clauses;
mod mutation;
mod perft;
mod presets;
mod proof;
mod properties;
mod sources;
#[path = "../support/mod.rs"]
mod support;
mod switches;
