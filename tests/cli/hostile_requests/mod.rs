//! Requests of the worst kind: whatever comes, the service answers, or tells every fault with its place.

mod bombs;
mod corpora;
mod mutations;
mod names;

use crate::service::{Answered, message, read};
use serde_json::{Value, json};
use shouqi::diagnostics::needs_escape;
use shouqi::service::answer;

/// The most faults of a request.
const MOST_FAULTS: usize = 20_000;
/// The most characters of a sentence, with those that are written out.
const MOST_CHARACTERS: usize = 6 * 601;

/// The answer to any bytes, after a look at what every answer promises.
fn answered(request: &[u8]) -> Answered {
    let answered = read(&answer(request));
    match answered.head["faults"].as_array() {
        None => assert!(!answered.head["answer"].is_null(), "{}", answered.head),
        Some(faults) => {
            assert!(answered.head["answer"].is_null() && answered.files.is_empty(), "{}", answered.head);
            assert!((1..=MOST_FAULTS).contains(&faults.len()), "{} faults", faults.len());
            faults.iter().for_each(is_told);
        }
    }
    answered
}

/// A fault has a code and a sentence, and if it has a place, one in a text.
fn is_told(fault: &Value) {
    for (name, may_be_empty) in [("code", false), ("message", false), ("hint", true), ("file", true)] {
        let text = match &fault[name] {
            Value::Null if may_be_empty => continue,
            told => told.as_str().unwrap_or_else(|| panic!("no {name}: {fault}")),
        };
        assert!(may_be_empty || !text.trim().is_empty(), "{fault}");
        assert!(text.chars().count() <= MOST_CHARACTERS, "{name} is long: {:.500}", text);
        assert!(!text.contains(needs_escape), "{name} hides something: {text:?}");
    }
    if !fault["line"].is_null() {
        let at = |name: &str| fault[name].as_u64().unwrap_or_else(|| panic!("no {name}: {fault}"));
        assert!(at("line") >= 1 && at("column") >= 1 && at("start") <= at("end"), "{fault}");
    }
}

/// The answer to a question with files.
fn asked(name: &str, mut fields: Value, files: &[(&str, &[u8])]) -> Answered {
    fields["version"] = 1.into();
    fields["ask"] = name.into();
    answered(&message(fields, files))
}

/// The stickers of a theme with these lines, and the files it names.
fn stickers(lines: &str, files: &[(&str, &[u8])]) -> Answered {
    let text = format!("format = 1\nextends = \"pictures\"\n{lines}\n");
    let theme = json!({ "name": "theme.toml", "text": text });
    asked("make", json!({ "theme": theme, "parts": ["pieces"], "formats": ["svg"] }), files)
}

/// What is refused, in one text.
fn refused(answered: &Answered) -> String {
    let told = |fault: &Value| format!("{} {}", fault["message"], fault["hint"]);
    answered.faults().iter().map(told).collect::<Vec<_>>().join("\n")
}
