//! Why a request has no answer: faults of its texts with their places, or one sentence.

use crate::diagnostics::{Fault, Report, escaped};
use crate::language::LanguageError;
use crate::rules::RulesError;
use serde_json::{Value, json};

/// Why a request has no answer.
#[derive(Debug, Clone)]
pub(crate) enum Refusal {
    /// A theme, a ruleset or another text is wrong.
    Faulty(Vec<Report>),
    /// A file could not be read.
    Unread(String),
    /// Something else is wrong.
    Told {
        /// A stable code, such as `unknown-theme`.
        code: &'static str,
        /// The message.
        message: String,
    },
}

impl Refusal {
    /// A refusal in one sentence.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal::Told { code, message: message.into() }
    }

    /// A list of objects with `code`, `message` and, for a text, `hint`, its `file`, `line` and `column` (from 1, in
    /// characters), `start` and `end` (from 0, in UTF-16 units, as pages count).
    pub(super) fn as_json(&self) -> Value {
        match self {
            Refusal::Faulty(reports) => {
                let faults = reports.iter().flat_map(|report| report.faults().iter().map(move |fault| (report, fault)));
                faults.map(|(report, fault)| fault_as_json(report, fault)).collect()
            }
            Refusal::Unread(message) => json!([{ "code": "unreadable-file", "message": shown(message) }]),
            Refusal::Told { code, message } => json!([{ "code": code, "message": shown(message) }]),
        }
    }
}

/// A sentence in which a text of the request may be quoted: hidden characters are written out, and a long text ends
/// early.
fn shown(sentence: &str) -> String {
    /// Maximum number of characters.
    const MOST: usize = 600;
    match sentence.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", escaped(&sentence[..end])),
        None => escaped(sentence).into_owned(),
    }
}

fn fault_as_json(report: &Report, fault: &Fault) -> Value {
    let source = report.source(fault);
    let text = &source.text;
    let within = |at: usize| text.floor_char_boundary(at.min(text.len()));
    let (start, end) = (within(fault.locus.range.start), within(fault.locus.range.end));
    let before = &text[..start];
    let line = before.rfind('\n').map_or(0, |at| at + 1);
    let units = |text: &str| text.encode_utf16().count();
    json!({
        "code": fault.code,
        "message": shown(&fault.message),
        "hint": shown(&fault.hint),
        "file": shown(&source.name),
        "line": before.matches('\n').count() + 1,
        "column": before[line..].chars().count() + 1,
        "start": units(before),
        "end": units(before) + units(&text[start..end.max(start)]),
    })
}

impl From<RulesError> for Refusal {
    fn from(error: RulesError) -> Refusal {
        match error {
            RulesError::Faults(report) => Refusal::Faulty(vec![report]),
            RulesError::Unreadable { .. } => Refusal::Unread(error.to_string()),
            RulesError::Unknown { .. } => Refusal::new("unknown-ruleset", error.to_string()),
        }
    }
}

impl From<LanguageError> for Refusal {
    fn from(error: LanguageError) -> Refusal {
        match error {
            LanguageError::Faults(report) => Refusal::Faulty(vec![report]),
            LanguageError::Unknown { .. } => Refusal::new("unknown-language", error.to_string()),
        }
    }
}

/// Errors of the library that are one sentence each, with their codes.
macro_rules! told {
    ($($error:ty => $code:literal),+ $(,)?) => {
        $(impl From<$error> for Refusal {
            fn from(error: $error) -> Refusal {
                Refusal::new($code, error.to_string())
            }
        })+
    };
}

told! {
    crate::rulesheet::ProofError => "not-proved",
    crate::rulesheet::SheetError => "no-sheet",
}

#[cfg(feature = "print")]
mod print {
    use super::Refusal;
    use crate::theme::ThemeError;

    told! {
        crate::layout::LayoutError => "no-layout",
        crate::layout::Unmeasured => "unmeasured-paper",
        crate::export::WriteError => "not-written",
        crate::export::PdfError => "not-written",
    }

    impl From<ThemeError> for Refusal {
        fn from(error: ThemeError) -> Refusal {
            match error {
                ThemeError::Faults(reports) => Refusal::Faulty(reports),
                ThemeError::Unreadable { .. } => Refusal::Unread(error.to_string()),
                ThemeError::Unknown { .. } => Refusal::new("unknown-theme", error.to_string()),
            }
        }
    }
}
