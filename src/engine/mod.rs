//! Search for the best moves under any ruleset: alpha-beta with iterative deepening.
//!
//! Input: a game (its past counts), limits, a transposition table. Output: [`Iteration`]s, one for each depth, with a score
//! and a principal variation for each of the best moves. What is legal, what ends a game and who captures whom comes from the
//! compiled rules; nothing here names an animal or a square. With one thread, the same question gets the same answer.
//!
//! | part | duty |
//! |---|---|
//! | `iterative_deepening`, `limits` | the driver: depths, threads, when to stop |
//! | `search`, `search_moves` | alpha-beta: futility margins, null move, null-window search, late-move pruning and reductions |
//! | `quiescence` | quiescence search with delta pruning |
//! | `move_ordering` | hash move, captures, killers, countermoves, history |
//! | `transposition_table`, `probe` | the transposition table and its probes |
//! | `search_path` | repetitions on the path |
//! | `evaluation`, `eval_params`, `eval_state`, `pursuit` | static evaluation: parameters from the ruleset, incremental state, pursuit bonus |
//! | `endings`, `table_endings` | known endings: tablebase probes |
//! | `score` | scores |

mod endings;
mod eval_params;
mod eval_state;
mod evaluation;
mod iterative_deepening;
mod limits;
mod move_ordering;
mod probe;
mod pursuit;
mod quiescence;
mod score;
mod search;
mod search_moves;
mod search_path;
mod table_endings;
mod transposition_table;

pub use endings::{Ending, Endings, Wdl};
pub use evaluation::Evaluation;
pub use iterative_deepening::{Iteration, Task, Variation, iterative_deepening};
pub use limits::{Limits, SearchMode};
pub use score::Score;
pub use table_endings::TableEndings;
pub use transposition_table::TranspositionTable;

/// No line is searched further than this many plies from the root.
pub(crate) const MAX_PLY: usize = 200;
