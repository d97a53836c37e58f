//! The table of what can be asked, and the one function that answers.

use super::message;
use super::refusal::Refusal;
use super::request::{Answer, Request, VERSION};
use crate::diagnostics::did_you_mean;
use serde_json::json;

/// Something that can be asked.
struct Ask {
    /// Its name, the `ask` of a request.
    name: &'static str,
    /// What answers it.
    answer: fn(Request<'_>) -> Result<Answer, Refusal>,
}

/// Everything that can be asked, in the order of the reference.
const ASKS: &[Ask] = &[
    #[cfg(feature = "print")]
    Ask { name: "about", answer: super::about::about },
    #[cfg(feature = "print")]
    Ask { name: "themes", answer: super::about::themes },
    #[cfg(feature = "print")]
    Ask { name: "keys", answer: super::theme_settings::keys },
    #[cfg(feature = "print")]
    Ask { name: "theme", answer: super::theme_settings::theme },
    #[cfg(feature = "print")]
    Ask { name: "edit", answer: super::theme_edit::edit },
    #[cfg(feature = "print")]
    Ask { name: "make", answer: super::make::make },
    #[cfg(feature = "print")]
    Ask { name: "picture", answer: super::picture::picture },
    #[cfg(feature = "print")]
    Ask { name: "check", answer: super::check::check },
    #[cfg(feature = "print")]
    Ask { name: "labels", answer: super::labels::labels },
    #[cfg(feature = "print")]
    Ask { name: "calibrate", answer: super::calibrate::calibrate },
    #[cfg(feature = "print")]
    Ask { name: "printer", answer: super::printer::printer },
    Ask { name: "rulesets", answer: super::ruleset::rulesets },
    Ask { name: "rules", answer: super::ruleset::rules },
    Ask { name: "compare", answer: super::ruleset::compare },
    Ask { name: "session", answer: super::judge::session },
    Ask { name: "judge", answer: super::judge::judge },
    Ask { name: "table", answer: super::table::table },
    Ask { name: "analyze", answer: super::analysis::analyze },
];

/// The names of everything that can be asked.
pub fn asks() -> impl Iterator<Item = &'static str> {
    ASKS.iter().map(|ask| ask.name)
}

/// Answers a request. Whatever the bytes are, the answer is a message: one with `answer`, or one with `faults`.
///
/// ```
/// use shouqi::service::answer;
/// let head = br#"{"version":1,"ask":"nothing"}"#;
/// let request = [&(head.len() as u32).to_le_bytes()[..], head].concat();
/// let answer = String::from_utf8(answer(&request)[4..].to_vec()).expect("an answer without files is text");
/// assert!(answer.contains("\"faults\""));
/// ```
pub fn answer(request: &[u8]) -> Vec<u8> {
    match answered(request) {
        Ok(Answer { head, files }) => message::joined(json!({ "version": VERSION, "answer": head }), &files),
        Err(refusal) => message::joined(json!({ "version": VERSION, "faults": refusal.as_json() }), &[]),
    }
}

fn answered(request: &[u8]) -> Result<Answer, Refusal> {
    let request = Request::read(request)?;
    match ASKS.iter().find(|ask| ask.name == request.ask) {
        Some(ask) => (ask.answer)(request),
        None => Err(unknown(&request.ask)),
    }
}

fn unknown(name: &str) -> Refusal {
    let near = crate::diagnostics::nearest(name, asks());
    let names = asks().collect::<Vec<_>>().join(", ");
    let name: String = name.chars().take(40).collect();
    let message = format!("nothing called \"{}\" can be asked; {}", name.escape_debug(), did_you_mean(near, names));
    Refusal::new("unknown-ask", message)
}
