//! The journal of a table: one line for each event, each with a check that goes on from the line before. A line that was
//! not written whole, as when the power fails, is found at the end and left out; one that was changed is a fault.

use super::event::{Entry, Event};
use super::{Millis, Penalty, Press, Setting, TimeControl};
use crate::rules::Move;
use std::fmt::Write;

/// The first line.
const FIRST: &str = "shouqi table 1";
/// The check before the first line: where FNV-1a begins.
const BEGIN: u32 = 0x811c_9dc5;
/// The longest journal that is read, in bytes.
pub const LONGEST: usize = 8 << 20;

/// A journal that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Journal {
    /// The rules, as a record names them: `classic 1 (b4f73f)`.
    pub rules: String,
    /// The file of the rules, if they are not shipped.
    pub rules_file: Option<String>,
    /// The switches that are laid over the rules.
    pub switches: Vec<String>,
    /// The position from which the game goes on; `None` for the set-up.
    pub position: Option<String>,
    /// The moves that had been made from there before the table was set up.
    pub moves: Vec<Move>,
    /// What was agreed.
    pub setting: Setting,
    /// What happened.
    pub entries: Vec<Entry>,
    /// How it ends.
    pub tail: JournalTail,
}

/// How a journal ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JournalTail {
    /// The check of its last whole line, from which the next one goes on.
    pub check: u32,
    /// The bytes up to the end of that line.
    pub whole: usize,
    /// The bytes behind it: of a line that was not written whole.
    pub torn: usize,
}

impl JournalTail {
    /// That of a journal without a line.
    pub const EMPTY: JournalTail = JournalTail { check: BEGIN, whole: 0, torn: 0 };
}

/// Why a text is no journal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct JournalFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: &'static str,
}

/// FNV-1a over a line, going on from a check.
fn checked(check: u32, line: &str) -> u32 {
    line.bytes().fold(check, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// A line with its check.
fn sealed(check: u32, line: &str) -> (String, u32) {
    let check = checked(check, line);
    (format!("{line} ~{check:08x}\n"), check)
}

/// The first lines of a journal, and the check with which it goes on. Of `journal`, what was agreed is written.
pub fn journal_start(journal: &Journal) -> (String, u32) {
    let Setting { players, clocks, press, penalties } = &journal.setting;
    let mut lines = vec![FIRST.to_owned(), format!("rules {}", journal.rules)];
    let mut line = |name: &str, value: Option<String>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            lines.push(format!("{name} {value}"));
        }
    };
    line("rules-file", journal.rules_file.clone());
    line("switches", Some(journal.switches.join("; ")));
    line("position", journal.position.clone());
    line("moves", Some(journal.moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")));
    line("white", Some(players[0].clone()));
    line("black", Some(players[1].clone()));
    line("clocks", clocks.map(|[white, black]| format!("{white}, {black}")));
    line("press", (*press == Press::ByHand).then(|| "by hand".to_owned()));
    let list: Vec<String> = penalties.iter().map(Penalty::to_string).collect();
    line("penalties", Some(list.join(", ")));
    lines.push("begin".to_owned());
    let mut text = String::new();
    let mut check = BEGIN;
    for line in lines {
        let (sealed, next) = sealed(check, &line);
        text.push_str(&sealed);
        check = next;
    }
    (text, check)
}

/// The line of an event behind a journal that ends with this check, and the check after it.
///
/// ```
/// use shouqi::table::{journal_line, Entry, Event, Millis};
/// let (line, _) = journal_line(0, &Entry { at: Millis(1200), event: Event::Pause });
/// assert!(line.starts_with("1200 pause ~") && line.ends_with('\n'));
/// ```
pub fn journal_line(check: u32, entry: &Entry) -> (String, u32) {
    let mut line = String::new();
    write!(line, "{} {}", entry.at.0, entry.event).expect("memory takes every text");
    sealed(check, &line)
}

/// Reads a journal.
///
/// # Errors
/// If it is none, or if a line before the last was changed.
pub fn read_journal(text: &str) -> Result<Journal, JournalFault> {
    let fault = |line: usize, what: &'static str| JournalFault { line, what };
    if text.len() > LONGEST {
        return Err(fault(1, "the journal is too long"));
    }
    let setting = Setting::default();
    let tail = JournalTail::EMPTY;
    let (rules, entries) = (String::new(), Vec::new());
    let (switches, moves) = (Vec::new(), Vec::new());
    let mut journal = Journal { rules, rules_file: None, switches, position: None, moves, setting, entries, tail };
    let mut begun = false;
    for (place, line) in text.split_inclusive('\n').enumerate() {
        let number = place + 1;
        let is_last = journal.tail.whole + line.len() == text.len();
        let Some(own) = unsealed(journal.tail.check, line) else {
            if is_last && begun {
                journal.tail.torn = line.len();
                break;
            }
            return Err(fault(number, "this line is not as it was written"));
        };
        match (place, begun) {
            (0, _) if own != FIRST => {
                return Err(fault(number, "this is no journal of a table, or one of a later version"));
            }
            (0, _) => {}
            (_, false) if own == "begin" => begun = true,
            (_, false) => agreed(&mut journal, own).ok_or_else(|| fault(number, "this was not understood"))?,
            (_, true) => {
                let (at, event) = own.split_once(' ').unwrap_or((own, ""));
                let at = at.parse().map(Millis).map_err(|_| fault(number, "an event begins with its time"))?;
                let event = Event::read(event).ok_or_else(|| fault(number, "this event is unknown"))?;
                journal.entries.push(Entry { at, event });
            }
        }
        journal.tail =
            JournalTail { check: checked(journal.tail.check, own), whole: journal.tail.whole + line.len(), torn: 0 };
    }
    if begun { Ok(journal) } else { Err(fault(text.lines().count().max(1), "the journal ends before the game begins")) }
}

/// A line without its check, if that is right.
fn unsealed(check: u32, line: &str) -> Option<&str> {
    let (own, digits) = line.strip_suffix('\n')?.rsplit_once(" ~")?;
    (digits.len() == 8 && u32::from_str_radix(digits, 16).ok()? == checked(check, own)).then_some(own)
}

/// Reads a line of what was agreed.
fn agreed(journal: &mut Journal, line: &str) -> Option<()> {
    let (name, value) = line.split_once(' ')?;
    let value = value.to_owned();
    match name {
        "rules" => journal.rules = value,
        "rules-file" => journal.rules_file = Some(value),
        "switches" => journal.switches = value.split("; ").map(str::to_owned).collect(),
        "position" => journal.position = Some(value),
        "moves" => journal.moves = value.split(' ').map(|mv| mv.parse().ok()).collect::<Option<_>>()?,
        "white" => journal.setting.players[0] = value,
        "black" => journal.setting.players[1] = value,
        "clocks" => {
            let (white, black) = value.split_once(", ")?;
            journal.setting.clocks = Some([TimeControl::read(white)?, TimeControl::read(black)?]);
        }
        "press" if value == "by hand" => journal.setting.press = Press::ByHand,
        "penalties" => journal.setting.penalties = Penalty::read_list(&value)?,
        _ => return None,
    }
    Some(())
}
