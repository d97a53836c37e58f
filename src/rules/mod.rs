//! The rules of the game.
//!
//! Input: a ruleset (TOML, shipped or a user's), positions, moves and records as text. Output: [`Rules`] (checked),
//! [`Position`] (checked), [`Verdict`]s that name every [`Clause`] a move violates, move lists, [`Outcome`]s,
//! [`Session`]s, perft counts.
//!
//! Single source of truth: only `movement_bans` and `capture_bans` decide what is illegal. [`judge`] calls them for one
//! move; `rule_tables` calls them once for every possible move and stores the results, and the move generator reads
//! only those tables.
//!
//! | part | duty |
//! |---|---|
//! | `square`, `side`, `kind`, `piece`, `board` | the basic types |
//! | `file`, `preset`, `switch`, `switch_rows`, `compare`, `hash` | rulesets: reading, shipped ones, switches,
//! differences, hash |
//! | `ruleset`, `rule_spec` | the checked ruleset, and the part that decides about moves |
//! | `clause`, `active_clauses`, `exception_clauses`, `allowing_clauses` | clauses by name, those of a ruleset, those that allow a move |
//! | `movement_bans`, `capture_bans`, `judge`, `verdict` | legality of one move, with the clauses it violates |
//! | `rule_tables`, `compiler`, `piece_code`, `square_set`, `sized_state`, `board_state`, `step_set` | compiled rules and move generator on bitboards |
//! | `move_lists` | the moves of every piece as plain lists, for retrograde analysis |
//! | `setup`, `position`, `outcome` | unchecked and checked positions, ends of games |
//! | `game`, `session`, `repetition`, `position_history`, `claim` | games with their history, offers and claims |
//! | `perft` | counts of the move tree |
//! | `parallel` | work shared by threads |
//! | [`notation`] | positions, moves and records as text |
//! | `message` | messages for all languages |

mod active_clauses;
mod allowing_clauses;
mod board;
mod board_state;
mod capture_bans;
mod claim;
mod clause;
mod compare;
mod compiler;
mod exception_clauses;
mod file;
mod game;
mod hash;
mod judge;
mod kind;
mod message;
mod move_lists;
mod movement_bans;
pub mod notation;
mod outcome;
mod parallel;
mod perft;
mod piece;
mod piece_code;
mod position;
mod position_history;
mod preset;
mod repetition;
mod rule_spec;
mod rule_tables;
mod ruleset;
mod session;
mod setup;
mod side;
mod sized_state;
mod square;
mod square_set;
mod step_set;
mod switch;
mod switch_rows;
mod verdict;

/// The compiled rules, for code that makes millions of moves.
pub(crate) mod compiled {
    pub(crate) use super::board_state::{BoardState, GameDecision, Undo};
    pub(crate) use super::piece_code::PieceCode;
    pub(crate) use super::rule_tables::RuleTables;
    pub(crate) use super::sized_state::{SizedState, TabledState, any_width};
    pub(crate) use super::square_set::SquareSet;
}

pub use active_clauses::cited;
pub(crate) use board::Cell;
pub use board::{Board, Terrain};
pub use claim::{Claim, ClaimError};
pub use clause::Clause;
pub use compare::{Difference, MoveDifference, compare_moves, compare_switches, with_rules};
#[cfg(feature = "gadget")]
pub(crate) use file::{LocalFile, read_local};
pub use file::{MAX_SOURCE_BYTES, RulesError, load, preset_rules};
pub use game::{Game, Ply};
pub use hash::RulesHash;
pub use judge::judge;
pub use kind::{Kind, KindId, KindSet, Leap};
pub use message::{Argument, Message};
pub(crate) use move_lists::{Landing, ListedMove, MoveLists, PieceState};
pub use outcome::{Outcome, Termination, result_of};
pub(crate) use parallel::parallel_map;
pub use perft::{CountTable, Perft, PerftOptions};
pub use piece::Piece;
pub use position::{MOST_COUNTED, Position, Unmake};
pub use preset::{PRESETS, Preset, preset};
pub use ruleset::Rules;
pub use session::{Ending, Session};
pub use setup::{Placed, Setup, SetupFault};
pub use side::Side;
pub use square::{File, Move, ParseMoveError, ParseSquareError, Row, Square};
pub use switch::{
    Blockers, BlockingSide, Capturers, DenEnterers, EqualStrength, Exception, Limit, NoLegalMove, OwnDen, OwnTrap,
    Permission, Repetition, Switches, TrapEffect, TrapWeakness, TrappedAttack, WhenAllCaptured,
};
pub use switch_rows::{Basis, Note, Origin, SwitchRow};
pub use verdict::{Verdict, Violation};
