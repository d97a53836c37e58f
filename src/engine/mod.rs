//! Search for the best moves under any ruleset: alpha-beta with iterative deepening.
//!
//! Input: a game with its history, limits, a transposition table. Output: [`Iteration`]s, one per depth, with a score
//! and a principal variation for each of the best moves. Legality, ends of games and captures come from the compiled
//! rules; nothing here depends on particular animals or squares. With one thread the result is deterministic.
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

pub use endings::Endings;
pub use evaluation::Evaluation;
pub use iterative_deepening::{Iteration, Task, Variation, iterative_deepening};
pub use limits::{Limits, SearchMode};
pub use score::Score;
pub use table_endings::TableEndings;
pub use transposition_table::TranspositionTable;

/// Maximum distance of a node from the root, in plies.
pub(crate) const MAX_PLY: usize = 200;
