//! The questions of the tour.

use super::custom::Custom;
use crate::cli::escaped_output;
use crate::cli::exit::Failure;
use crate::cli::print::args::ThemeArgs;
use crate::cli::print::words_of_a_set::{list, words_for};
use crate::cli::terminal::wrap;
use crate::cli::typed_line::typed_line;
use crate::language::LANGUAGES;
use crate::theme::{THEMES, shipped_theme};
use std::io::Write;

/// A question, and what becomes of its answer.
pub struct Question {
    /// The question.
    words: fn() -> String,
    /// The answer that is taken if none is given.
    pub usual: fn(&Custom) -> String,
    /// Makes the answer an option of the set.
    pub put: fn(&mut ThemeArgs, &str),
}

/// Discs, paper, language.
pub const QUESTIONS: [Question; 3] = [
    Question {
        words: || "How large are your discs, across, in millimetres? From 20 to 40 is common.".to_owned(),
        usual: |_| "30".to_owned(),
        put: |look, answer| {
            let is_bare = answer.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
            look.discs = Some(if is_bare { format!("{answer}mm") } else { answer.to_owned() });
        },
    },
    Question {
        words: || "Which paper does the printer hold: A4, Letter, A3, or another?".to_owned(),
        usual: |custom| custom.paper().to_owned(),
        put: |look, answer| look.paper = Some(answer.to_owned()),
    },
    Question {
        words: || {
            format!("Which language are the rules in? One of {}; or two, such as de,zh-Hant.", LANGUAGES.join(", "))
        },
        usual: |custom| custom.language().to_owned(),
        put: |look, answer| {
            let tags: Vec<&str> = answer.split([',', ' ']).filter(|tag| !tag.is_empty()).collect();
            look.set = match (&tags[..], shipped_theme(THEMES[0].name)) {
                ([one], Some(theme)) => words_for(&theme, one),
                (tags, _) => {
                    ["languages", "sheet.languages"].map(|key| format!("{key}={}", list(tags.iter().copied()))).into()
                }
            };
        },
    },
];

/// Asks until an answer can be used: what `put` makes of it. `None` if the input has ended.
pub fn asked<T>(
    question: &Question,
    custom: &Custom,
    put: impl Fn(&str) -> Result<T, Failure>,
) -> Result<Option<T>, Failure> {
    let usual = (question.usual)(custom);
    let mut out = escaped_output::stdout();
    writeln!(out, "{}", wrap(&(question.words)(), "", ""))?;
    loop {
        write!(out, "[{usual}] ")?;
        out.flush()?;
        let Some(line) = typed_line()? else {
            writeln!(out)?;
            return Ok(None);
        };
        let answer = if line.trim().is_empty() { &usual } else { line.trim() };
        match put(answer) {
            Ok(put) => {
                writeln!(out)?;
                return Ok(Some(put));
            }
            Err(failure) => drop(failure.tell()),
        }
    }
}
