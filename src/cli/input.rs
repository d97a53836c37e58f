//! Loads the input of the referee commands: rules, position, game record.

use super::args::{GameArgs, Which};
use super::dir::Dir;
use super::exit::Failure;
use super::input_files::read_record_text;
use super::referee_language::{RefereeLanguage, SetWording};
use crate::cli::std_streams::eprintln;
use crate::diagnostics::{Fault, Locus, Report, Source, Sources};
use crate::language::Language;
use crate::rules::notation::{
    NamedRules, NotationFault, Record, RecordReplay, ReplayStep, RulesetMismatch, Spellings, read_position, read_record,
};
use crate::rules::{Claim, ClaimError, Game, Message, Position, Rules, RulesError, Session, load};
use crate::rulesheet::say_refused;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

/// The default ruleset.
pub const DEFAULT_RULES: &str = "classic";

/// The set of a theme that an argument names, with another ruleset if one is given.
#[cfg(feature = "print")]
pub fn set_wording(theme: Option<&str>, ruleset: Option<&str>) -> Result<Option<SetWording>, Failure> {
    theme.map(|theme| super::print::table(theme, ruleset)).transpose()
}

/// Themes need the feature `print`.
#[cfg(not(feature = "print"))]
pub fn set_wording(_: Option<&str>, _: Option<&str>) -> Result<Option<SetWording>, Failure> {
    Ok(None)
}

impl Which {
    /// The set named by `--theme`.
    pub fn table(&self) -> Result<Option<SetWording>, Failure> {
        set_wording(self.theme.as_deref(), self.rules.as_deref())
    }

    /// The ruleset of the arguments, or of the theme.
    pub fn load(&self, table: Option<&SetWording>) -> Result<Arc<Rules>, Failure> {
        match table {
            Some(table) => Ok(table.rules.clone()),
            None => load_rules(self.rules.as_deref().unwrap_or(DEFAULT_RULES), &self.switches),
        }
    }

    /// The same, for a command that uses nothing else of the theme.
    pub fn ruleset(&self) -> Result<Arc<Rules>, Failure> {
        self.load(self.table()?.as_ref())
    }

    /// The ruleset of the arguments, or of the theme, or the one that the record names. Warns on standard error if the
    /// record was played by another ruleset of the same name.
    pub fn load_for(
        &self,
        read: &ReadRecord,
        table: Option<&SetWording>,
        voice: &RefereeLanguage,
    ) -> Result<Arc<Rules>, Failure> {
        if let Some(table) = table {
            return Ok(table.rules.clone());
        }
        let named = match &self.rules {
            // Switches in a record apply to the ruleset that the record names.
            Some(asked) => return load_rules(asked, &self.switches),
            None => NamedRules::of_record(&read.record),
        };
        let switches: Vec<String> = read.record.switches().into_iter().chain(self.switches.iter().cloned()).collect();
        let Some(named) = named else { return load_rules(DEFAULT_RULES, &switches) };
        let folder = Dir::of_record(&read.path);
        let rules = match load(named.key(), &switches, &folder) {
            Ok(rules) => rules,
            // A custom ruleset without a file beside the record.
            Err(RulesError::Unknown { nearest: None, .. }) if named.fingerprint.is_some() => {
                return Err(Failure::Unreadable(unknown(&named, voice)));
            }
            Err(error) => return Err(error.into()),
        };
        match named.difference(&rules) {
            Some(difference) if self.switches.is_empty() => warn(&named, &rules, difference, voice),
            _ => (),
        }
        Ok(Arc::new(rules))
    }
}

/// No ruleset has the name given in the record.
fn unknown(named: &NamedRules, voice: &RefereeLanguage) -> String {
    let what = voice.say("rules-unknown", &[("rules", named.signature().into())]);
    format!("error: {what}\n  help: {}", voice.say("rules-unknown-help", &[]))
}

/// Warns that a record was played by a ruleset that differs from the one its name means now.
fn warn(named: &NamedRules, rules: &Rules, difference: RulesetMismatch, voice: &RefereeLanguage) {
    let key = match difference {
        RulesetMismatch::Game => "rules-differ-game",
        RulesetMismatch::Title => "rules-differ-title",
        RulesetMismatch::Unknown => "rules-differ-unknown",
    };
    let both = [("then", named.signature().into()), ("now", rules.signature().into())];
    eprintln!("warning: {}", voice.say(key, &both));
}

/// A shipped ruleset or a file, with overridden switches.
pub fn load_rules(name: &str, switches: &[String]) -> Result<Arc<Rules>, Failure> {
    Ok(Arc::new(load(name, switches, &Dir::current())?))
}

/// How a record at this path names its ruleset file: relative to its folder; `None` for a shipped ruleset. `-` stands
/// for the current directory.
///
/// # Errors
/// If the file is not in the record's folder or below it: it would not be found from there.
pub fn beside_record(rules: &Rules, record: &Path, voice: &RefereeLanguage) -> Result<Option<String>, Failure> {
    let Some(file) = rules.file() else { return Ok(None) };
    let folder = Dir::folder_of_record(record);
    // A record that is not written yet has a folder, too.
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    let inner = real(Path::new(file)).zip(real(&folder)).and_then(|(file, folder)| {
        let inner = file.strip_prefix(folder).ok()?;
        inner.iter().map(|part| part.to_str()).collect::<Option<Vec<_>>>().map(|parts| parts.join("/"))
    });
    match inner.filter(|inner| inner.ends_with(".toml")) {
        Some(inner) => Ok(Some(inner)),
        None => {
            let both = [("folder", folder.display().to_string().into()), ("file", file.into())];
            let [what, help] = ["rules-not-beside", "rules-not-beside-help"].map(|key| voice.say(key, &both));
            Err(Failure::Unreadable(format!("error: {what}\n  help: {help}")))
        }
    }
}

/// Parses a position.
pub fn position(text: &str, rules: &Arc<Rules>, language: &Language) -> Result<Position, Failure> {
    read_position(text, rules).map_err(|fault| Failure::argument("unreadable-position", text, &fault, language))
}

/// The starting point of a command.
pub struct Input {
    pub game: Game,
    /// Whether it is a bare position, whose earlier moves are unknown.
    pub is_bare: bool,
}

impl GameArgs {
    /// The starting point, and the language of the output. Without arguments it is the set-up, whose history is empty.
    pub fn input(&self, lang: Option<&str>) -> Result<(Input, RefereeLanguage), Failure> {
        let (session, voice) = self.session(lang)?;
        Ok((Input { game: session.into_game(), is_bare: self.standing.position.is_some() }, voice))
    }

    /// The game to continue, ended as its record says, and the language of the output.
    pub fn session(&self, lang: Option<&str>) -> Result<(Session, RefereeLanguage), Failure> {
        let GameArgs { which, standing } = self;
        let table = which.table()?;
        let voice = RefereeLanguage::of(table.as_ref(), lang)?;
        let start = match (&standing.position, &standing.game) {
            (None, Some(path)) => {
                let read = ReadRecord::open(path, &voice)?;
                let rules = which.load_for(&read, table.as_ref(), &voice)?;
                return Ok((read.play(&rules, &voice)?, voice));
            }
            (Some(text), _) => position(text, &which.load(table.as_ref())?, &voice.language)?,
            (None, None) => Position::start(&which.load(table.as_ref())?),
        };
        Ok((Session::new(Game::new(start)), voice))
    }
}

/// A record with its source text.
pub struct ReadRecord {
    /// Its file; `-` is standard input.
    pub path: PathBuf,
    source: Source,
    /// Its content.
    pub record: Record,
    /// The language of its faults.
    language: Rc<Language>,
}

impl ReadRecord {
    /// Reads a record; `-` is standard input.
    pub fn open(path: &Path, voice: &RefereeLanguage) -> Result<ReadRecord, Failure> {
        let source = read_record_text(path)?;
        let language = voice.language.clone();
        match read_record(&source.text) {
            Ok(record) => Ok(ReadRecord { path: path.to_owned(), source, record, language }),
            Err(fault) => Err(faulty(source, "unreadable-record", &fault, &language)),
        }
    }

    /// A fault with a place in the record.
    pub fn fault(&self, code: &'static str, fault: &NotationFault) -> Failure {
        faulty(self.source.clone(), code, fault, &self.language)
    }

    /// The first position of the game: the set-up, or the one in the tag `FEN`.
    pub fn start(&self, rules: &Arc<Rules>) -> Result<Game, Failure> {
        let Some(text) = self.record.tag("FEN") else { return Ok(Game::new(Position::start(rules))) };
        match read_position(text, rules) {
            Ok(position) => Ok(Game::new(position)),
            Err(fault) => {
                let range = self.place_of(text, &fault);
                Err(self.fault("unreadable-position", &NotationFault { range, ..fault }))
            }
        }
    }

    /// Replays the record to its recorded end; its moves must be legal. A recorded claim that is not justified is
    /// reported on standard error, and the game goes on. Moves may use the animal names of `voice`.
    pub fn play(&self, rules: &Arc<Rules>, voice: &RefereeLanguage) -> Result<Session, Failure> {
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
        let (session, refused) = self.apply_ending(walk.finish().0, &spellings)?;
        if let Some((claim, why)) = refused {
            let why = say_refused(session.game(), claim, &why, &voice.language);
            let claim = voice.say("replay-bad-claim", &[]);
            eprintln!("warning: {}", voice.language.joined(&[claim, why]));
        }
        Ok(session)
    }

    /// The game after the moves, ended as recorded; with it a recorded claim that is not justified.
    pub fn apply_ending(
        &self,
        game: Game,
        spellings: &Spellings,
    ) -> Result<(Session, Option<(Claim, ClaimError)>), Failure> {
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

fn faulty(source: Source, code: &'static str, fault: &NotationFault, language: &Language) -> Failure {
    let count = language.say("record-faults", &[("file", source.name.clone().into())]);
    let mut sources = Sources::default();
    let id = sources.add(source);
    let locus = Locus { source: id, range: fault.range.clone() };
    let fault = Fault::new(code, locus, language.tell(&fault.what)).hint(language.advice(fault));
    let report = Report::new(sources, vec![fault]);
    Failure::Faulty(vec![match count {
        Some(count) => report.counted(count),
        None => report,
    }])
}
