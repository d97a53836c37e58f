//! The journal of a new table, and the table of a journal.

use super::event::Event;
use super::journal::{Journal, JournalTail};
use super::{Setting, Table};
use crate::rules::{Ending, Position, Session, Side};

impl Table {
    /// A table at which a game goes on, and what must happen at it first: the end that the game has had besides its
    /// moves, and an offer that is open, which belong into the journal.
    pub fn begin(setting: Setting, session: &Session) -> (Table, Vec<Event>) {
        let mut game = session.game().clone();
        let claimed = game.claimed();
        if claimed.is_some() {
            game.withdraw_claim();
        }
        let mut first: Vec<Event> = claimed.map(Event::Claim).into_iter().collect();
        match session.ending() {
            Some(Ending::Resigned(side)) => first.push(Event::Resign(side)),
            Some(Ending::Agreed) => first.extend([Event::Offer(Side::White), Event::Accept(Side::Black)]),
            Some(Ending::Ruled(_)) => {}
            None => first.extend(session.offered().map(Event::Offer)),
        }
        (Table::new(setting, Session::new(game)), first)
    }
}

impl Journal {
    /// The journal of a table at which nothing has happened yet. `rules` is how a record names its rules, `file` their
    /// file if they are not shipped.
    pub fn of_new(table: &Table, rules: String, file: Option<String>) -> Journal {
        let game = table.game();
        let (start, of_rules) = (game.start(), game.rules());
        Journal {
            rules,
            rules_file: file,
            switches: of_rules.overrides().to_vec(),
            position: (*start != Position::start(of_rules)).then(|| start.to_string()),
            moves: game.plies().iter().map(|ply| ply.mv).collect(),
            setting: table.setting().clone(),
            entries: Vec::new(),
            tail: JournalTail::EMPTY,
        }
    }

    /// The table, from a session at the journal's position.
    ///
    /// # Errors
    /// The number of the first event that cannot have happened, from 1; 0 if one of the moves before them cannot.
    pub fn table(&self, mut start: Session) -> Result<Table, usize> {
        for &mv in &self.moves {
            start.play(mv).map_err(|_| 0_usize)?;
        }
        let mut table = Table::new(self.setting.clone(), start);
        for (place, entry) in self.entries.iter().enumerate() {
            table.repeat(entry).map_err(|_| place + 1)?;
        }
        Ok(table)
    }
}
