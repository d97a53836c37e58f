//! The rules of the game, once: everything else asks here.
//!
//! Flows in: a ruleset (TOML text, shipped or a user's), positions, moves and records as text.
//! Flows out: [`Rules`] (checked), [`Position`] (checked), [`Verdict`]s that name every [`Clause`] a move
//! breaks, move lists, [`Outcome`]s, [`Session`]s, counts.
//!
//! How one truth is kept: `reach` and `capture` hold the only functions that know what is forbidden.
//! [`judge`] asks them about one move and reports what they say; `tables` asks them once about every
//! move there is on the board and keeps the answers, and the move generator reads only those.

mod between;
mod board;
mod capture;
mod claim;
mod clause;
mod code;
mod compare;
mod compiler;
mod field;
mod file;
mod game;
mod hash;
mod in_force;
mod judge;
mod kind;
mod law;
mod list;
mod message;
mod mobility;
pub mod notation;
mod outcome;
mod past;
mod perft;
mod permit;
mod piece;

mod position;
mod preset;
mod reach;
mod repetition;
mod ruleset;
mod session;
mod set;
mod setup;
mod side;
mod square;
mod state;
mod steps;
mod switch;
mod tables;
mod verdict;

/// The compiled rules, for the rooms that play millions of moves.
pub(crate) mod compiled {
    pub(crate) use super::code::Code;
    pub(crate) use super::field::{Decided, Field, Undo};
    pub(crate) use super::set::SquareSet;
    pub(crate) use super::state::{OnField, Tabled};
    pub(crate) use super::tables::Tables;
}

pub(crate) use board::Cell;
pub use board::{Board, Terrain};
pub use claim::{Claim, NoClaim};
pub use clause::Clause;
pub use compare::{Difference, MoveDifference, compare_moves, compare_switches, under};
pub use file::{MAX_SOURCE_BYTES, RulesError, load, preset_rules};
pub use game::{Game, Ply};
pub use hash::RulesHash;
pub use in_force::cited;
pub use judge::judge;
pub use kind::{Kind, KindId, KindSet, Leap};
pub use list::{Basis, Note, Origin, SwitchRow};
pub use message::{Message, Part};
pub(crate) use mobility::{Figure, Landing, Mobility, Way};
pub use outcome::{Outcome, Termination};
pub use past::work_done;
pub use perft::{CountTable, Crew, Perft};
pub use piece::Piece;
pub use position::{MOST_COUNTED, Position, Unmake};
pub use preset::{PRESETS, Preset, preset};
pub use ruleset::Rules;
pub use session::{Ending, Session};
pub use setup::{Placed, Setup, SetupFault};
pub use side::Side;
pub use square::{File, Move, Row, Square};
pub use switch::{
    Blockers, BlockingSide, Capturers, DenEnterers, EqualStrength, Exception, Limit, NoLegalMove, OwnDen, OwnTrap,
    Permission, Repetition, Switches, TrapEffect, TrapWeakness, TrappedAttack, WhenAllCaptured,
};
pub use verdict::{Verdict, Violation};
