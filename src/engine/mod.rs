//! Looks for good moves under any ruleset.
//!
//! Flows in: a game (its past counts), limits, a table to remember positions in. Flows out: [`Thought`]s, one a depth,
//! with a score and a line of play for each of the best moves. What is legal, what ends a game and who takes whom is
//! asked of the compiled rules; nothing here names an animal or a square.
//!
//! With one thread the same question gets the same answer.

mod deepen;
mod endings;
mod expand;
mod judge;
mod knowledge;
mod line;
mod means;
mod memory;
mod order;
mod pursuit;
mod quiet;
mod recall;
mod score;
mod search;
mod solved;
mod standing;

pub use deepen::{Task, Thought, Variation, think};
pub use endings::{Ending, Endings, Fate};
pub use judge::Evaluation;
pub use means::{Limits, Means};
pub use memory::Memory;
pub use score::Score;
pub use solved::Solved;

/// No line is followed further than this many plies from where the search begins.
pub(crate) const MOST_PLIES: usize = 200;
