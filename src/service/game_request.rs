//! The game of a request: its rules, its language, where it stands.

use super::files::RequestFiles;
use super::game_record::{ReadRecord, faulty};
use super::referee_language::{RefereeLanguage, SetWording};
use super::refusal::Refusal;
use super::rules_request::RulesRequest;
use super::standing::Standing;
#[cfg(feature = "print")]
use super::theme_request::ThemeRequest;
use crate::diagnostics::Source;
use crate::language::{LANGUAGES, Language, LanguageError};
use crate::rules::notation::{NamedRules, NotationFault, Spellings, read_move, read_position};
use crate::rules::{Game, Message, Move, Position, Rules, Session};
use serde::Deserialize;
use std::path::Path;
use std::sync::Arc;

/// A game: that of a record, or the moves made from a position.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct GameRequest {
    /// The ruleset: that of the theme, of the record, or the default one if it is left out.
    rules: Option<RulesRequest>,
    /// The set that is played with: its rules, its names of the sides, its own sentences.
    #[cfg(feature = "print")]
    theme: Option<ThemeRequest>,
    /// A position, in place of the set-up.
    position: Option<String>,
    /// A record, in place of a position.
    record: Option<String>,
    /// The moves made from there.
    moves: Vec<String>,
    /// The language of every sentence: that of the set's sheet, or English if it is left out.
    lang: Option<String>,
}

/// A game that was read.
pub(super) struct RequestGame {
    /// The game, with what the players did besides moves.
    pub session: Session,
    /// Whether it is a bare position, whose earlier moves are unknown.
    pub is_bare: bool,
    /// The language of every sentence.
    pub voice: RefereeLanguage,
    /// How moves may be written.
    spellings: Spellings,
}

/// The name of a record in faults.
const RECORD: &str = "game.pgn";

impl GameRequest {
    /// Whether it begins with the set-up, and no move was made.
    pub fn is_from_the_set_up(&self) -> bool {
        self.position.is_none() && self.record.is_none() && self.moves.is_empty()
    }

    /// Begins with a position.
    pub fn begin_at(&mut self, position: Option<String>) {
        self.position = position;
    }

    /// The game.
    pub fn read(self, files: RequestFiles<'_>) -> Result<RequestGame, Refusal> {
        let table = self.table(files.clone())?;
        let asked = self.lang.as_deref().map(shipped_language).transpose()?;
        let voice = RefereeLanguage::new(table.as_ref(), asked);
        let (session, is_bare) = match (&self.record, &self.position) {
            (Some(_), Some(_)) => {
                return Err(Refusal::new("wrong-field", "a game has a record or a position, not both"));
            }
            (Some(text), None) => {
                let read = ReadRecord::read(Path::new(RECORD), Source::new(RECORD, text.as_str()), &voice.language)?;
                let rules = self.rules_of(table.as_ref(), Some(&read), files)?;
                (read.play(&rules, &voice)?.0, false)
            }
            (None, Some(text)) => {
                let rules = self.rules_of(table.as_ref(), None, files)?;
                let wrong = |fault| unreadable("position", "unreadable-position", text, &fault, &voice);
                (Session::new(Game::new(read_position(text, &rules).map_err(wrong)?)), self.moves.is_empty())
            }
            (None, None) => {
                let rules = self.rules_of(table.as_ref(), None, files)?;
                (Session::new(Game::new(Position::start(&rules))), false)
            }
        };
        let spellings = voice.spellings(session.game().rules());
        let mut game = RequestGame { session, is_bare, voice, spellings };
        self.moves.iter().try_for_each(|text| game.play(text))?;
        Ok(game)
    }

    #[cfg(feature = "print")]
    fn table(&self, files: RequestFiles<'_>) -> Result<Option<SetWording>, Refusal> {
        self.theme.clone().map(|theme| SetWording::of(theme.load_words(files)?)).transpose()
    }

    #[cfg(not(feature = "print"))]
    fn table(&self, _: RequestFiles<'_>) -> Result<Option<SetWording>, Refusal> {
        Ok(None)
    }

    /// The ruleset: the one asked for, else that of the set, else the one that the record names.
    fn rules_of(
        &self,
        table: Option<&SetWording>,
        read: Option<&ReadRecord>,
        files: RequestFiles<'_>,
    ) -> Result<Arc<Rules>, Refusal> {
        match (self.rules.clone(), table, read) {
            (Some(rules), ..) => rules.load(files),
            (None, Some(table), _) => Ok(table.rules.clone()),
            (None, None, Some(read)) => {
                let switches = read.record.switches();
                let named = NamedRules::of_record(&read.record);
                RulesRequest::named(named.as_ref().map(NamedRules::key), switches)?.load(files)
            }
            (None, None, None) => RulesRequest::default().load(files),
        }
    }
}

impl RequestGame {
    /// The game, for a judge.
    pub fn standing(&self) -> Standing<'_> {
        Standing { game: self.session.game(), is_bare: self.is_bare }
    }

    /// Its rules.
    pub fn rules(&self) -> &Arc<Rules> {
        self.session.game().rules()
    }

    /// Reads a move, as a player writes it.
    pub fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        self.read_move_in(text, self.session.game().position())
    }

    /// Reads a move in a later position of the game.
    pub fn read_move_in(&self, text: &str, position: &Position) -> Result<Move, Refusal> {
        read_move(text, position, &self.spellings)
            .map_err(|fault| unreadable("move", "unreadable-move", text, &fault, &self.voice))
    }

    /// Makes a move.
    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let mv = self.read_move(text)?;
        self.session.play(mv).map_err(|_| {
            let what = Message::new("record-illegal-move").with("rules", self.rules().signature());
            let fault = NotationFault::new(0..text.len(), what).hint("hint-replay-tells");
            unreadable("move", "illegal-move", text, &fault, &self.voice)
        })
    }
}

/// A fault of a text of the request.
fn unreadable(name: &str, code: &'static str, text: &str, fault: &NotationFault, voice: &RefereeLanguage) -> Refusal {
    faulty(Source::new(name, text), code, fault, &voice.language)
}

/// A shipped language by its tag, in any case of letters.
pub(super) fn shipped_language(tag: &str) -> Result<Language, Refusal> {
    shipped(tag, Language::shipped)
}

/// What `find` has of a shipped language by its tag, in any case of letters.
pub(super) fn shipped<T>(tag: &str, find: fn(&str) -> Option<T>) -> Result<T, Refusal> {
    let known = LANGUAGES.iter().find(|known| known.eq_ignore_ascii_case(tag));
    Ok(known.and_then(|known| find(known)).ok_or_else(|| LanguageError::Unknown { tag: tag.to_owned() })?)
}
