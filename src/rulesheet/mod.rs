//! The rules in words: the printed sheet, the referee's messages, and the basis of a verdict.
//!
//! Input: a ruleset, verdicts of the module `rules`, and a language. Output: a proved [`Sheet`], and sentences that
//! cite it.
//!
//! | part | duty |
//! |---|---|
//! | `sheet`, `figure` | the sheet and its pictures as data |
//! | `build`, `rule_order`, `clause` | sections and numbered rules, the sentence of each clause |
//! | `quick_reference` | the ladder of strength and the lines beside it |
//! | `figure_words` | captions and alternative texts |
//! | `board_facts` | what sentences depend on of a board: numbers of dens, traps, rivers |
//! | `switch_basis` | which switches decide or state a clause, and what they rest on |
//! | `custom_sentences` | a user's own sentences and captions |
//! | `wording`, `claims` | sentences on violations, permissions, endings, claims |
//! | `proof` | examples of every clause, generated for a board and played by the judge |

mod board_facts;
mod build;
mod claims;
mod clause;
mod custom_sentences;
mod figure;
mod figure_words;
mod proof;
mod quick_reference;
mod rule_order;
mod sheet;
mod switch_basis;
mod wording;

pub use build::SheetError;
pub use claims::{say_claimed, say_open_claims, say_refused};
pub use clause::say_clause;
pub use custom_sentences::CustomSentence;
pub use figure::{Arrow, Figure, Ladder, LadderArrow, Rung, View};
pub use figure_words::SETUP;
pub use proof::{
    Example, Expected, FailedExample, OtherVerdict, Proof, ProofError, ShownScene, Skipped, Then, prove, prove_one,
};
pub use rule_order::{RuleGroup, groups, number, on_sheet};
pub use sheet::{
    FootNote, QuickReference, QuickReferenceLine, Rule, Section, Sentence, Sheet, SpecialSquares, Topic, mark,
};
pub use switch_basis::{deciding_switches, stated_switches};
pub use wording::{JudgedMove, remark, remark_on, say_end, say_permit, say_violation};
