//! Sets up a table: a new one, or one whose journal goes on.

use super::args::SittingArgs;
use super::autosave::Autosave;
use super::chair::{Chair, Player};
use super::conduct::Conduct;
use super::host::Host;
use super::journal_file::{EXTENSION, JournalFile};
use super::kept_games;
use super::level::Level;
use super::opponent::Opponent;
use crate::cli::dir::Dir;
use crate::cli::exit::Failure;
use crate::cli::input::{beside_record, load_rules, position, referee_language};
use crate::cli::tablebase::EngineTables;
use crate::rules::notation::{NamedRules, Record};
use crate::rules::{Game, Position, Rules, Session, load};
use crate::service::RefereeLanguage;
use crate::table::{Event, Journal, Press, Setting, Table, plain_text};
use clap::ValueEnum;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// How the program signs records: its name, its version and its level.
const SIGNATURE: &str = concat!("shouqi ", env!("CARGO_PKG_VERSION"), " (");

/// The table of the arguments. `persons` are the sides that people play; `is_kept` says whether a game without `--save`
/// is kept, too.
pub fn conduct(arguments: &SittingArgs, persons: [bool; 2], is_kept: bool) -> Result<Conduct, Failure> {
    let (host, voice) = match &arguments.resume {
        Some(file) => resumed(arguments, file.as_deref())?,
        None => begun(arguments, persons, is_kept)?,
    };
    let rules = host.game().rules().clone();
    let tables = EngineTables::open(&rules, &arguments.table_args, arguments.power.threads)?.map(Arc::new);
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64);
    let mood = arguments.seed.unwrap_or(clock);
    let player = |level: Level, mood: u64| -> Result<Player, Failure> {
        let opponent = Opponent::new(level.strength(), &arguments.power, mood, tables.as_ref())?;
        Ok(Player { opponent, level })
    };
    let [white, black] = host.table().setting().players.each_ref().map(|name| level_of(name));
    let chair = |level: Option<Level>| {
        level.map_or(Ok(Chair::Person), |level| player(level, mood).map(|player| Chair::Program(Box::new(player))))
    };
    let chairs = [chair(white)?, chair(black)?];
    Ok(Conduct::new(host, voice, chairs, player(Level::Strong, 0)?))
}

/// How the program signs as a player.
fn signature(level: Level) -> String {
    let level = level.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned());
    format!("{SIGNATURE}{level})")
}

/// The level of the program, if a name is how it signs, in this version or another.
fn level_of(name: &str) -> Option<Level> {
    let (_, level) = name.strip_prefix("shouqi ")?.strip_suffix(')')?.rsplit_once(" (")?;
    Level::from_str(level, false).ok()
}

fn begun(arguments: &SittingArgs, persons: [bool; 2], is_kept: bool) -> Result<(Host, RefereeLanguage), Failure> {
    let (session, voice) = arguments.game.session(arguments.lang.as_deref())?;
    let rules = session.game().rules().clone();
    let record = Autosave::new(arguments.save.clone(), arguments.force, &rules, &voice)?;
    let names = [&arguments.white, &arguments.black];
    let player = |place: usize| match (persons[place], names[place]) {
        (false, _) => Ok(signature(arguments.level)),
        (true, None) => Ok(String::new()),
        (true, Some(name)) => plain_text(name)
            .filter(|name| level_of(name).is_none())
            .ok_or_else(|| Failure::Unreadable("error: a name expects a line of text of its own".to_owned())),
    };
    let setting = Setting {
        players: [player(0)?, player(1)?],
        clocks: arguments.clock.map(|controls| controls.0),
        press: if arguments.press { Press::ByHand } else { Press::WithMove },
        penalties: arguments.penalties.clone().map(|penalties| penalties.0).unwrap_or_default(),
    };
    let (table, first) = Table::begin(setting, &session);
    let journal = match (&arguments.save, is_kept) {
        (Some(file), _) => Some(begin_journal(&file.with_extension(EXTENSION), arguments.force, &table, &voice)?),
        (None, true) => Some(begin_journal(&kept_games::next()?, false, &table, &voice)?),
        (None, false) => None,
    };
    let mut host = Host::new(table, journal, record);
    for event in first {
        // They are what the record tells, so only a full disk can refuse them, and the next event says so.
        let _ = host.happen(event, &voice);
    }
    Ok((host, voice))
}

fn begin_journal(path: &Path, force: bool, table: &Table, voice: &RefereeLanguage) -> Result<JournalFile, Failure> {
    let rules = table.game().rules();
    let absolute = || fs::canonicalize(rules.file()?).ok()?.into_os_string().into_string().ok();
    let file = beside_record(rules, path, voice).unwrap_or_else(|_| absolute());
    let signature = NamedRules::of_rules(rules, None).signature();
    JournalFile::begin(path, &Journal::of_new(table, signature, file), force, voice)
}

/// Goes on with a game; its clocks stand.
fn resumed(arguments: &SittingArgs, file: Option<&Path>) -> Result<(Host, RefereeLanguage), Failure> {
    let which = &arguments.game.which;
    let set = which.table()?;
    let voice = referee_language(set.as_ref(), arguments.lang.as_deref())?;
    let path = match file {
        Some(file) => file.with_extension(EXTENSION),
        None => kept_games::last()?
            .ok_or_else(|| Failure::Unreadable(format!("error: {}", voice.say("table-nothing-kept", &[]))))?,
    };
    let (journal_file, journal) = JournalFile::resume(&path, &voice)?;
    let rules = match (&set, &which.rules) {
        (Some(set), _) => set.rules.clone(),
        (None, Some(asked)) => load_rules(asked, &which.switches)?,
        (None, None) => rules_of(&journal, &path)?,
    };
    let signature = NamedRules::of_rules(&rules, None).signature();
    if signature != journal.rules {
        let both = [("then", journal.rules.as_str().into()), ("now", signature.into())];
        return Err(Failure::Unreadable(format!("error: {}", voice.say("play-other-rules", &both))));
    }
    let start = match &journal.position {
        Some(text) => position(text, &rules, &voice.language)?,
        None => Position::start(&rules),
    };
    let table = journal.table(Session::new(Game::new(start))).map_err(|_| {
        let file = [("file", path.display().to_string().into())];
        Failure::Unreadable(format!("error: {}", voice.say("table-journal-impossible", &file)))
    })?;
    let saved = path.with_extension("pgn");
    let record = Autosave::new(saved.exists().then_some(saved), true, &rules, &voice)?;
    let is_running = table.clocks().is_some_and(|clocks| clocks.is_running());
    let mut host = Host::new(table, Some(journal_file), record);
    if is_running {
        // Nobody knows how much time has passed since.
        let _ = host.happen(Event::Pause, &voice);
    }
    Ok((host, voice))
}

/// The rules that a journal names.
fn rules_of(journal: &Journal, path: &Path) -> Result<Arc<Rules>, Failure> {
    let mut record = Record::default();
    record.set_tag("Rules", journal.rules.clone());
    let named = NamedRules::of_record(&record);
    let name = named.as_ref().map_or("", |named| named.name.as_str());
    match &journal.rules_file {
        Some(file) if Path::new(file).is_absolute() => load_rules(file, &journal.switches),
        Some(file) => Ok(Arc::new(load(file, &journal.switches, &Dir::of_record(path))?)),
        None => load_rules(name, &journal.switches),
    }
}
