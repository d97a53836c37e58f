//! The rules in words: what the referee says of a move, and what its ruling rests on.
//!
//! Flows in: verdicts of the rules core and a language. Flows out: sentences.

mod basis;
mod clause;
mod wording;

pub use basis::rests_on;
pub use clause::say_clause;
pub use wording::{Scene, remark, say_end, say_permit, say_violation};
