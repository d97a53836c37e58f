//! Endgame tables: every position of a few animals, solved to the end.
//!
//! Flows in: a checked ruleset, and which animals are left. Flows out: what each position is worth under best play
//! and after how many plies it ends, best moves and lines, counts. Every rule comes from the compiled tables of
//! [`rules`](crate::rules): any ruleset, any board, any animals.
//!
//! From the rules to an entry: a [`Survey`] finds in which mirrors the board looks the same and which animals are
//! alike; a [`Class`] is an ending up to those; its `layout` numbers the placements, its `roads` are the ways to and
//! fro; `solve` fills the entries.

mod at_once;
mod check;
mod class;
mod cost;
pub mod file;
mod first;
mod layout;
mod material;
mod mine;
mod reach;
mod roads;
mod row;
mod set;
mod setting;
mod solve;
mod store;
mod strip;
mod survey;
mod table;
mod tail;
mod untold;
mod value;
mod walk;

pub use class::Class;
pub use cost::Cost;
pub use material::{Man, Material};
pub use mine::{Findings, Parity};
pub use set::CompleteSet;
pub use solve::SolveError;
pub use store::{Damage, Prospect, Tablebase};
pub use survey::Survey;
pub use table::{Counts, Table};
pub use untold::{holds_in_games, limit_within, untold};
pub use value::Value;
pub use walk::Met;
