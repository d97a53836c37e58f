//! A table that is kept: what happens at it is in the journal before it counts, and in the record after.

use super::autosave::Autosave;
use super::journal_file::JournalFile;
use crate::cli::exit::Failure;
use crate::rules::{Game, Move, Side};
use crate::service::RefereeLanguage;
use crate::table::{Event, Millis, Refused, Ruling, Table};
use std::time::Instant;

/// While a clock runs, its time is written down at least this often: a program that is killed loses no more of it.
const HEARTBEAT: Millis = Millis(30_000);

/// Why something did not happen at a table.
pub enum NotDone {
    /// The referee refuses it.
    Refused(Refused),
    /// It could not be written down, for this reason.
    Unwritten(std::io::Error),
}

/// A table with its journal, its record and a clock.
pub struct Host {
    table: Table,
    journal: Option<JournalFile>,
    record: Autosave,
    /// The time of the table when the program began.
    base: Millis,
    began: Instant,
    /// Moves that were taken back, the last one first to be made again.
    undone: Vec<Move>,
    /// Why the record could not be saved, if nobody has been told.
    unsaved: Option<Failure>,
}

impl Host {
    /// Goes on at a table.
    pub fn new(table: Table, journal: Option<JournalFile>, record: Autosave) -> Host {
        let base = table.last();
        Host { table, journal, record, base, began: Instant::now(), undone: Vec::new(), unsaved: None }
    }

    /// What stands.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.table.game()
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        self.game().position().side()
    }

    /// The time since the table was set up, without the time between two programs.
    pub fn now(&self) -> Millis {
        let passed = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        Millis(self.base.0.saturating_add(passed))
    }

    /// The journal, if there is one.
    pub fn journal(&self) -> Option<&JournalFile> {
        self.journal.as_ref()
    }

    /// The record.
    pub fn record(&mut self) -> (&mut Autosave, &Table) {
        (&mut self.record, &self.table)
    }

    /// Has something happen now. It counts only if it is in the journal.
    ///
    /// # Errors
    /// Why it does not happen; the table is as before.
    pub fn happen(&mut self, event: Event, voice: &RefereeLanguage) -> Result<Vec<Ruling>, NotDone> {
        let is_replayed = matches!(event, Event::Move(mv) if self.undone.last() == Some(&mv));
        let keeps_undone = is_replayed || matches!(event, Event::TakeBack | Event::Note(_) | Event::Pause | Event::Go);
        let taken = matches!(event, Event::TakeBack).then(|| self.game().plies().last().map(|ply| ply.mv)).flatten();
        let count = self.game().plies().len();
        let mut next = self.table.clone();
        let (entry, rulings) = next.happen(event, self.now()).map_err(NotDone::Refused)?;
        if let Some(journal) = &mut self.journal {
            journal.add(&entry).map_err(NotDone::Unwritten)?;
        }
        self.table = next;
        if !keeps_undone {
            self.undone.clear();
        } else if is_replayed {
            self.undone.pop();
        } else if self.game().plies().len() < count {
            self.undone.extend(taken);
        }
        self.unsaved = self.record.note(&self.table, voice).or(self.unsaved.take());
        Ok(rulings)
    }

    /// The move that was taken back last, if nothing else has happened since.
    pub fn undone(&self) -> Option<Move> {
        self.undone.last().copied()
    }

    /// Why the record could not be saved, once.
    pub fn take_unsaved(&mut self) -> Option<Failure> {
        self.unsaved.take()
    }

    /// Has the time pass: a flag may have fallen.
    ///
    /// # Errors
    /// If it could not be written down.
    pub fn pass_time(&mut self, voice: &RefereeLanguage) -> Result<Vec<Ruling>, NotDone> {
        let Some(clocks) = self.table.clocks().filter(|clocks| clocks.is_running()) else { return Ok(Vec::new()) };
        let now = self.now();
        let has_fallen = clocks.flag().is_some_and(|flag| flag <= now);
        let is_due = now.0 >= self.table.last().0 + HEARTBEAT.0;
        if has_fallen || is_due { self.happen(Event::Time, voice) } else { Ok(Vec::new()) }
    }
}
