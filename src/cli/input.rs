//! Loads the input of the referee commands: rules, position, game record.

use super::args::{GameArgs, Which};
use super::dir::Dir;
use super::exit::Failure;
use super::input_files::{self, read_record_text};
use crate::cli::std_streams::eprintln;
use crate::language::Language;
use crate::rules::notation::{NamedRules, RulesetMismatch, read_position};
use crate::rules::{Game, Position, Rules, RulesError, Session, load};
use crate::rulesheet::say_refused;
use crate::service::{ReadRecord, RefereeLanguage, SetWording};
use std::path::Path;
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

/// The wording of a set, in the named language or in that of its sheet.
pub fn referee_language(table: Option<&SetWording>, asked: Option<&str>) -> Result<RefereeLanguage, Failure> {
    Ok(RefereeLanguage::new(table, asked.map(input_files::language).transpose()?))
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
        let voice = referee_language(table.as_ref(), lang)?;
        let start = match (&standing.position, &standing.game) {
            (None, Some(path)) => {
                let read = open_record(path, &voice)?;
                let rules = which.load_for(&read, table.as_ref(), &voice)?;
                return Ok((play_record(&read, &rules, &voice)?, voice));
            }
            (Some(text), _) => position(text, &which.load(table.as_ref())?, &voice.language)?,
            (None, None) => Position::start(&which.load(table.as_ref())?),
        };
        Ok((Session::new(Game::new(start)), voice))
    }
}

/// Reads a record; `-` is standard input.
pub fn open_record(path: &Path, voice: &RefereeLanguage) -> Result<ReadRecord, Failure> {
    Ok(ReadRecord::read(path, read_record_text(path)?, &voice.language)?)
}

/// Replays a record to its recorded end. A recorded claim that is not justified is reported on standard error, and the
/// game goes on.
pub fn play_record(read: &ReadRecord, rules: &Arc<Rules>, voice: &RefereeLanguage) -> Result<Session, Failure> {
    let (session, refused) = read.play(rules, voice)?;
    if let Some((claim, why)) = refused {
        let why = say_refused(session.game(), claim, &why, &voice.language);
        let claim = voice.say("replay-bad-claim", &[]);
        eprintln!("warning: {}", voice.language.joined(&[claim, why]));
    }
    Ok(session)
}
