//! Exit codes and failures.

use super::std_streams::{eprint, eprintln};
use crate::diagnostics::{Palette, Report};
use crate::language::Language;
use crate::rules::RulesError;
use crate::rules::notation::NotationFault;
use crate::service::Refusal;
use std::io;

/// The result of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Done {
    /// Exit code 0: done; the move is legal, the record is valid.
    Well,
    /// Exit code 1: the move is illegal, the record is invalid.
    Illegal,
    /// Exit code 1: a set has warnings with `--strict`; tables are valid but incomplete.
    Warned,
    /// Exit code 2: a set has faults, all printed on standard output.
    Faulty,
}

/// Exit code of success.
pub const WELL: u8 = 0;
/// Exit code of a negative result.
const NOT_SO: u8 = 1;
/// Exit code of invalid input.
pub const WRONG: u8 = 2;
/// Exit code of an I/O error.
pub const UNWRITTEN: u8 = 3;

impl Done {
    /// Its exit code.
    pub fn code(self) -> u8 {
        match self {
            Done::Well => WELL,
            Done::Illegal | Done::Warned => NOT_SO,
            Done::Faulty => WRONG,
        }
    }
}

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// Exit code 2: a ruleset, position, move, record or argument is invalid, or a set has faults and was not written.
    /// The text is printed as it is.
    Unreadable(String),
    /// Exit code 2: a theme, a ruleset or a record has faults with places.
    Faulty(Vec<Report>),
    /// Exit code 3: a file could not be read or written.
    File(String),
    /// Standard output was closed, as by `| head`: nothing is printed.
    Closed,
}

impl Failure {
    /// Prints the failure on standard error and returns its exit code.
    pub fn tell(self) -> u8 {
        match self {
            Failure::Unreadable(text) => {
                eprintln!("{text}");
                WRONG
            }
            Failure::Faulty(reports) => {
                // The stream removes the colours if they are off.
                for report in reports {
                    eprint!("{}", report.render(Palette::Ansi));
                }
                WRONG
            }
            Failure::File(text) => {
                eprintln!("error: {text}");
                UNWRITTEN
            }
            Failure::Closed => WELL,
        }
    }

    /// The failure in one line, for JSON output.
    pub fn text(&self) -> String {
        match self {
            Failure::Unreadable(text) | Failure::File(text) => text.split_whitespace().collect::<Vec<_>>().join(" "),
            Failure::Faulty(_) => "something that was given is faulty".to_owned(),
            Failure::Closed => "standard output is closed".to_owned(),
        }
    }

    /// The failure in lines, for a screen.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Failure::Unreadable(text) | Failure::File(text) => {
                text.lines().map(|line| line.trim().to_owned()).collect()
            }
            Failure::Faulty(_) | Failure::Closed => vec![self.text()],
        }
    }

    /// A table of this size in megabytes could not be allocated.
    pub fn no_room(megabytes: u32) -> Failure {
        let help = "a smaller table is slower and finds the same, such as --hash 256";
        Failure::Unreadable(format!("error: --hash {megabytes} (megabytes) cannot be allocated\n  help: {help}"))
    }

    /// A fault in an argument: what is wrong, by the message `key`, the argument, a caret, a hint.
    pub fn argument(key: &str, text: &str, fault: &NotationFault, language: &Language) -> Failure {
        let (why, hint) = (language.tell(&fault.what), language.advice(fault));
        let mut shown = language.say(key, &[("why", why.clone().into())]).unwrap_or(why);
        let one_line = !text.is_empty() && text.len() <= 400 && !text.chars().any(char::is_control);
        if one_line {
            let width = |part: &str| textwrap::core::display_width(part);
            let start = width(&text[..fault.range.start]);
            let carets = "^".repeat(width(&text[fault.range.clone()]).max(1));
            shown.push_str(&format!("\n  {text}\n  {}{carets} {}", " ".repeat(start), hint));
            shown.truncate(shown.trim_end().len());
        } else if !hint.is_empty() {
            shown.push_str(&format!("\n  {hint}"));
        }
        Failure::Unreadable(shown)
    }
}

impl From<Report> for Failure {
    fn from(report: Report) -> Failure {
        Failure::Faulty(vec![report])
    }
}

impl From<RulesError> for Failure {
    fn from(error: RulesError) -> Failure {
        match error {
            RulesError::Faults(report) => report.into(),
            RulesError::Unreadable { .. } => Failure::File(error.to_string()),
            RulesError::Unknown { .. } => Failure::Unreadable(format!("error: {error}")),
        }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        match refusal {
            Refusal::Faulty(reports) => Failure::Faulty(reports),
            Refusal::Unread(message) => Failure::File(message),
            Refusal::Told { message, .. } => Failure::Unreadable(format!("error: {message}")),
        }
    }
}

impl From<io::Error> for Failure {
    /// For errors of standard input and output; file errors carry the file's name.
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::File(error.to_string()),
        }
    }
}
