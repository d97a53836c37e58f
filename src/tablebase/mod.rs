//! Endgame tablebases by retrograde analysis.
//!
//! For an ending, that is for the pieces that are left, every position is solved: who wins under best play and after
//! how many plies (distance to the end of the game, as "depth to mate" is in chess). Input: a checked ruleset and the
//! material. Output: probes, best moves, lines of best play, counts and statistics. All rules come from the compiled
//! tables of [`rules`](crate::rules), so every ruleset, board and set of pieces is supported.
//!
//! Method: retrograde analysis (T. Ströhlein, "Untersuchungen über kombinatorische Spiele", 1970; K. Thompson,
//! "Retrograde Analysis of Certain Endgames", ICCA Journal 9(3), 1986). Positions are indexed by ranking; each keeps a
//! counter of successors that are not yet decided; the solver runs over the frontier of each distance and applies
//! unmoves. As in the Nalimov and Syzygy tables of chess, captures lead into the tables of endings with fewer pieces,
//! mirror images and exchanged sides are stored once, and files hold compressed blocks. Time and memory are linear in
//! the number of positions: at most the product of the squares of each piece, for each side to move.
//!
//! | part | duty |
//! |---|---|
//! | `ruleset_analysis`, `symmetry`, `equivalence` | what all tables of a ruleset share: moves, symmetries of the board, interchangeable kinds |
//! | `material` | the pieces of an ending, `CDPvWT` |
//! | `class` | endings that have the same values up to names of kinds and sides; one table each |
//! | `complete_set` | all classes of so many pieces |
//! | `index` | ranking and unranking: placement ↔ number of an entry |
//! | `value`, `stored_entry` | value of a position, its code, and that in one byte or two |
//! | `move_tables`, `unmoves` | moves of each piece with their results, and the unmove generator |
//! | `placement` | a placement on a board, and what moves that change the material lead to |
//! | `initial_pass`, `initial_row` | forward pass: successor counters, immediate wins, conversions |
//! | `retrograde`, `propagate` | the solver: frontier by distance, unmoves, counters |
//! | `lane`, `last_piece_unmoves` | 64 entries at a time, in a form that compiles to vector instructions |
//! | `table`, `table_store`, `probe`, `enumerate` | solved tables, solving on demand, probing, all positions in order |
//! | `verify` | self-check of a table |
//! | `statistics`, `parity` | draws, longest wins, zugzwang, parity |
//! | `estimate` | time, memory and disk that tables take |
//! | `history_rules` | clauses that tables ignore, because they depend on earlier moves |
//! | [`mod@file`] | tables as bytes |

mod class;
mod complete_set;
mod enumerate;
mod equivalence;
mod estimate;
pub mod file;
mod history_rules;
mod index;
mod initial_pass;
mod initial_row;
mod lane;
mod last_piece_unmoves;
mod material;
mod move_tables;
mod parity;
mod placement;
mod probe;
mod propagate;
mod retrograde;
mod ruleset_analysis;
mod statistics;
mod stored_entry;
mod symmetry;
mod table;
mod table_store;
mod thresholds;
mod unmoves;
mod value;
mod verify;

pub use class::{ClassNameError, EndingClass};
pub use complete_set::{CompleteSet, Members};
pub use enumerate::VisitedPosition;
pub use estimate::CostEstimate;
pub use history_rules::{history_rules, limit_within, values_hold_in_games};
pub use material::{Man, Material, MaterialError};
pub use parity::Parity;
pub use probe::ProbedMove;
pub use retrograde::SolveError;
pub use ruleset_analysis::RulesetAnalysis;
pub use statistics::EndingStatistics;
pub use stored_entry::EntryWidth;
pub use table::{Counts, SetCounts, Table};
pub use table_store::{CorruptTable, SolveEffort, Tablebase};
pub use value::Value;
