//! The rules in words: the sheet that is printed, what the referee says of a move, and what its ruling rests on.
//!
//! Flows in: a ruleset, verdicts of the rules core and a language. Flows out: a proved [`Sheet`], and sentences that
//! cite it.

mod basis;
mod build;
mod claims;
mod clause;
mod figure;
mod glance;
mod lie;
mod order;
mod own;
mod pictures;
mod proof;
mod sheet;
mod wording;

pub use basis::{rests_on, states};
pub use build::SheetError;
pub use claims::{say_claimed, say_open_claims, say_refused};
pub use clause::say_clause;
pub use figure::{Arrow, Figure, Ladder, LadderArrow, Rung, View};
pub use order::{Group, groups, number, on_sheet};
pub use own::OwnSentence;
pub use pictures::SETUP;
pub use proof::{Example, Expected, Failure, Proof, ProofError, ShownScene, Skipped, Then, prove, prove_one};
pub use sheet::{FootNote, Glance, GlanceLine, Rule, Section, Sentence, Sheet, SpecialSquares, Topic, mark};
pub use wording::{Scene, remark, remark_on, say_end, say_permit, say_violation};
