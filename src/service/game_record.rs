//! The record of a game: its text becomes a session, or faults with their places.

use super::referee_language::RefereeLanguage;
use super::refusal::Refusal;
use crate::diagnostics::{Fault, Locus, Report, Source, Sources};
use crate::language::Language;
use crate::rules::notation::{NotationFault, Record, RecordReplay, ReplayStep, Spellings, read_position, read_record};
use crate::rules::{Claim, ClaimError, Game, Message, Position, Rules, Session};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

/// A game as recorded, and a recorded claim that is not justified.
pub(crate) type Played = (Session, Option<(Claim, ClaimError)>);

/// A record with its source text.
pub(crate) struct ReadRecord {
    /// Its file; `-` is standard input.
    pub path: PathBuf,
    source: Source,
    /// Its content.
    pub record: Record,
    /// The language of its faults.
    language: Rc<Language>,
}

impl ReadRecord {
    /// Reads the text of a record. `language` is that of its faults.
    pub fn read(path: &Path, source: Source, language: &Rc<Language>) -> Result<ReadRecord, Refusal> {
        let language = language.clone();
        match read_record(&source.text) {
            Ok(record) => Ok(ReadRecord { path: path.to_owned(), source, record, language }),
            Err(fault) => Err(faulty(source, "unreadable-record", &fault, &language)),
        }
    }

    /// A fault with a place in the record.
    pub fn fault(&self, code: &'static str, fault: &NotationFault) -> Refusal {
        faulty(self.source.clone(), code, fault, &self.language)
    }

    /// The first position of the game: the set-up, or the one in the tag `FEN`.
    pub fn start(&self, rules: &Arc<Rules>) -> Result<Game, Refusal> {
        let Some(text) = self.record.tag("FEN") else { return Ok(Game::new(Position::start(rules))) };
        match read_position(text, rules) {
            Ok(position) => Ok(Game::new(position)),
            Err(fault) => {
                let range = self.place_of(text, &fault);
                Err(self.fault("unreadable-position", &NotationFault { range, ..fault }))
            }
        }
    }

    /// Replays the record to its recorded end; its moves must be legal. With it a recorded claim that is not justified:
    /// the game goes on. Moves may use the animal names of `voice`.
    pub fn play(&self, rules: &Arc<Rules>, voice: &RefereeLanguage) -> Result<Played, Refusal> {
        let spellings = voice.spellings(rules);
        let mut walk = RecordReplay::new(&self.record, &spellings, self.start(rules)?);
        while let Some(step) = walk.step() {
            match step {
                ReplayStep::Held(_) => (),
                ReplayStep::Unreadable(fault) => return Err(self.fault("unreadable-move", &fault)),
                ReplayStep::Illegal(..) => {
                    let range = self.record.moves[walk.written().len()].range.clone();
                    let what = Message::new("record-illegal-move").with("rules", rules.signature());
                    let fault = NotationFault::new(range, what).hint("hint-replay-tells");
                    return Err(self.fault("illegal-move", &fault));
                }
            }
        }
        self.apply_ending(walk.finish().0, &spellings)
    }

    /// The game after the moves, ended as recorded; with it a recorded claim that is not justified.
    pub fn apply_ending(&self, game: Game, spellings: &Spellings) -> Result<Played, Refusal> {
        self.record.apply_ending(game, spellings).map_err(|fault| {
            let range = self.place_of(self.record.tag("ClaimedMove").unwrap_or_default(), &fault);
            self.fault("unreadable-move", &NotationFault { range, ..fault })
        })
    }

    /// The place of a fault within the value of a tag; `None` if the value has escapes.
    fn place_of(&self, value: &str, fault: &NotationFault) -> Range<usize> {
        match self.source.text.find(value) {
            Some(at) => at + fault.range.start..at + fault.range.end,
            None => 0..0,
        }
    }
}

/// A fault of a text that is no record, such as a position.
pub(super) fn faulty_text(name: &'static str, text: &str, fault: &NotationFault, language: &Language) -> Refusal {
    faulty(Source::new(name, text), "unreadable", fault, language)
}

/// A fault of a text.
pub(super) fn faulty(source: Source, code: &'static str, fault: &NotationFault, language: &Language) -> Refusal {
    let count = language.say("record-faults", &[("file", source.name.clone().into())]);
    let mut sources = Sources::default();
    let id = sources.add(source);
    let locus = Locus { source: id, range: fault.range.clone() };
    let fault = Fault::new(code, locus, language.tell(&fault.what)).hint(language.advice(fault));
    let report = Report::new(sources, vec![fault]);
    Refusal::Faulty(vec![match count {
        Some(count) => report.counted(count),
        None => report,
    }])
}
