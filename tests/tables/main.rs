//! Endgame tables: what they say, their files, and games that are played by them.

mod endings;
mod five_pieces;
mod formulas;
mod gadgets;
mod gadgets_as_endings;
mod house_rules;
#[path = "../support/mod.rs"]
mod support;
mod tablebase;
mod whole_boards;
