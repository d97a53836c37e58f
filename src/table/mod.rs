//! A table with a referee: a game with its clocks, claims, offers and offences, beside a real board or in place of one.
//!
//! In go events, each with the time that somebody tells; out come the state of the table, rulings and refusals. Nothing
//! here reads a clock, a file or a keyboard. Every event that is accepted is a line of a journal, from which the table
//! is rebuilt as it was; a record in PGN keeps the game, its clocks and its claims.

mod clocks;
mod duration;
mod event;
mod journal;
mod penalty;
mod pgn;
mod rebuild;
mod setting;
mod sitting;
mod time_control;

pub use clocks::{Clocks, TimeLeft};
pub use duration::Millis;
pub use event::{Entry, Event, LONGEST_TEXT, plain_text};
pub use journal::{
    Journal, JournalFault, JournalTail, LONGEST as LONGEST_JOURNAL, journal_line, journal_start, read_journal,
};
pub use penalty::{FORMS as PENALTY_FORMS, Penalty};
pub use pgn::PgnFault;
pub use setting::{Press, Setting};
pub use sitting::{Refused, Ruling, Table, TableEnding};
pub use time_control::{Bonus, FORMS as TIME_CONTROL_FORMS, TimeControl};
