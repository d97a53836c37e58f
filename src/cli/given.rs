//! The rules, the position and the game that a command's arguments mean.

use super::args::{Standing, Which};
use super::exit::Failure;
use super::library::{Files, read_record_text};
use super::voice::{Table, Voice};
use crate::diagnostics::{Fault, Locus, Report, Source, Sources};
use crate::rules::notation::{NotationFault, Record, read_move, read_position, read_record};
use crate::rules::{Game, Position, Rules, load};
use std::sync::Arc;

/// What is judged under when nobody says otherwise.
pub const DEFAULT_RULES: &str = "classic";

impl Which {
    /// The set that was named by its theme.
    #[cfg(feature = "print")]
    pub fn table(&self) -> Result<Option<Table>, Failure> {
        self.theme.as_deref().map(|theme| super::print::table(theme, self.rules.as_deref())).transpose()
    }

    /// Without the print stack there are no themes.
    #[cfg(not(feature = "print"))]
    pub fn table(&self) -> Result<Option<Table>, Failure> {
        Ok(None)
    }

    /// The ruleset that was asked for, or that of the set on the table.
    pub fn load(&self, table: Option<&Table>) -> Result<Arc<Rules>, Failure> {
        match table {
            Some(table) => Ok(table.rules.clone()),
            None => load_rules(self.rules.as_deref().unwrap_or(DEFAULT_RULES), &self.switches),
        }
    }

    /// The same, for a command to which nothing else of the set matters.
    pub fn ruleset(&self) -> Result<Arc<Rules>, Failure> {
        self.load(self.table()?.as_ref())
    }

    /// The ruleset that was asked for, or that of the set on the table, or the one that a record names.
    pub fn load_for(&self, record: &Record, table: Option<&Table>) -> Result<Arc<Rules>, Failure> {
        if let Some(table) = table {
            return Ok(table.rules.clone());
        }
        let named = record.tag("Rules").and_then(|tag| tag.split_whitespace().next());
        let switches = match self.rules {
            // Switches in a record belong to the rules that it names.
            Some(_) => self.switches.clone(),
            None => record.switches().into_iter().chain(self.switches.iter().cloned()).collect(),
        };
        load_rules(self.rules.as_deref().or(named).unwrap_or(DEFAULT_RULES), &switches)
    }
}

/// A shipped ruleset or a file, with switches over it.
pub fn load_rules(name: &str, switches: &[String]) -> Result<Arc<Rules>, Failure> {
    Ok(Arc::new(load(name, switches, &Files)?))
}

/// The position that a text means.
pub fn position(text: &str, rules: &Arc<Rules>) -> Result<Position, Failure> {
    read_position(text, rules).map_err(|fault| Failure::argument("position", text, &fault))
}

/// Where a command is to begin: a bare position, or a game with its past.
pub enum Given {
    /// Nothing is known of the moves before.
    Bare(Box<Position>),
    /// Everything is known.
    Game(Box<Game>),
}

impl Given {
    /// Reads it. Without arguments it is the set-up, whose past is known: there is none.
    pub fn read(which: &Which, table: Option<&Table>, standing: &Standing, voice: &Voice) -> Result<Given, Failure> {
        match (&standing.position, &standing.game) {
            (Some(text), _) => Ok(Given::Bare(Box::new(position(text, &which.load(table)?)?))),
            (None, Some(path)) => {
                let read = ReadRecord::open(path)?;
                let rules = which.load_for(&read.record, table)?;
                Ok(Given::Game(Box::new(read.play(&rules, voice)?)))
            }
            (None, None) => Ok(Given::Game(Box::new(Game::new(Position::start(&which.load(table)?))))),
        }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        match self {
            Given::Bare(position) => position,
            Given::Game(game) => game.position(),
        }
    }
}

/// A record with the text it was read from.
pub struct ReadRecord {
    source: Source,
    /// What it says.
    pub record: Record,
}

impl ReadRecord {
    /// Reads a record; `-` is standard input.
    pub fn open(path: &str) -> Result<ReadRecord, Failure> {
        let source = read_record_text(path)?;
        match read_record(&source.text) {
            Ok(record) => Ok(ReadRecord { source, record }),
            Err(fault) => Err(faulty(source, "unreadable-record", &fault)),
        }
    }

    /// A fault at a place of the record.
    pub fn fault(&self, code: &'static str, fault: &NotationFault) -> Failure {
        faulty(self.source.clone(), code, fault)
    }

    /// The game's first position: the set-up, or the one in the tag `FEN`.
    pub fn start(&self, rules: &Arc<Rules>) -> Result<Game, Failure> {
        let Some(text) = self.record.tag("FEN") else { return Ok(Game::new(Position::start(rules))) };
        match read_position(text, rules) {
            Ok(position) => Ok(Game::new(position)),
            Err(fault) => {
                // The tag's value may be escaped; its place in the file is the value itself where it is not.
                let at = self.source.text.find(text).unwrap_or(0);
                let range = at + fault.range.start..at + fault.range.end;
                Err(self.fault("unreadable-position", &NotationFault { range, ..fault }))
            }
        }
    }

    /// Plays the record through; it must hold. Its moves may name animals as `voice` does.
    pub fn play(&self, rules: &Arc<Rules>, voice: &Voice) -> Result<Game, Failure> {
        let mut game = self.start(rules)?;
        let spellings = voice.spellings(rules);
        for written in &self.record.moves {
            let range = written.range.clone();
            let shifted = |fault: NotationFault| NotationFault {
                range: range.start + fault.range.start..range.start + fault.range.end,
                ..fault
            };
            let mv = read_move(&written.text, game.position(), &spellings)
                .map_err(|fault| self.fault("unreadable-move", &shifted(fault)))?;
            if game.play(mv).is_err() {
                let message = format!("this move is illegal under {}", rules.signature());
                let hint = "`shouqi referee replay` tells why";
                return Err(self.fault("illegal-move", &NotationFault::new(range, message).hint(hint)));
            }
        }
        Ok(game)
    }
}

fn faulty(source: Source, code: &'static str, fault: &NotationFault) -> Failure {
    let mut sources = Sources::default();
    let id = sources.add(source);
    let locus = Locus { source: id, range: fault.range.clone() };
    let fault = Fault::new(code, locus, fault.message.clone()).hint(fault.hint.clone());
    Failure::Faulty(vec![Report::new(sources, vec![fault])])
}
