//! A rules sheet as Markdown (CommonMark, with GitHub's tables).

use super::sheet_text::{BETWEEN, Block, blocks};
use crate::rulesheet::{Ladder, Sheet};
use std::collections::BTreeMap;

/// Sheets one after the other. `pictures` maps a figure's id to its file; a figure without a file is replaced by its
/// description.
pub fn markdown(sheets: &[Sheet], pictures: &BTreeMap<String, String>) -> String {
    let pages: Vec<String> = sheets.iter().map(|sheet| page(sheet, pictures)).collect();
    pages.join("\n---\n\n")
}

fn page(sheet: &Sheet, pictures: &BTreeMap<String, String>) -> String {
    let mut parts: Vec<String> = Vec::new();
    // Blocks that belong to a rule are indented to it.
    let mut indent = 0;
    for block in blocks(sheet) {
        match &block {
            Block::Rule(number, _) => indent = number.to_string().len() + 2,
            Block::Figure(_) => (),
            Block::Title(_) | Block::Subtitle(_) | Block::Lead(_) | Block::Heading { .. } | Block::Paragraph(_) => {
                indent = 0;
            }
            Block::Ladder(..) | Block::QuickReferenceLine(..) | Block::Note(_) | Block::Signature(_) => indent = 0,
        }
        match block {
            Block::Title(text) => parts.push(format!("# {}", escaped(text))),
            Block::Subtitle(text) => parts.push(format!("**{}**", escaped(text))),
            Block::Lead(text) => parts.push(format!("*{}*", escaped(text))),
            Block::Heading { text, .. } => parts.push(format!("## {}", escaped(text))),
            Block::Rule(number, passage) => parts.push(format!("{number}. {}", opening(&passage.text()))),
            Block::Paragraph(passage) => parts.push(opening(&passage.text())),
            Block::Figure(picture) => {
                let figure = picture.figure;
                let (key, words) = (escaped(&figure.key), escaped(&figure.caption));
                let alternative = escaped(&figure.alternative);
                let mut lines = Vec::new();
                if let Some(file) = pictures.get(&figure.id) {
                    lines.push(format!("![{alternative}](<{}>)", target(file)));
                }
                match (key.is_empty(), words.is_empty()) {
                    (false, false) => lines.push(format!("**{key}**{}{words}", gap(picture.between))),
                    (false, true) => lines.push(format!("**{key}**")),
                    (true, false) => lines.push(opening(&figure.caption)),
                    (true, true) => (),
                }
                if !(alternative.is_empty() || pictures.contains_key(&figure.id)) {
                    lines.push(format!("*{alternative}*"));
                }
                parts.extend(lines.into_iter().map(|line| format!("{}{line}", " ".repeat(indent))));
            }
            Block::Ladder(_, ladder) => parts.push(table(ladder)),
            Block::QuickReferenceLine(label, text) => {
                let line = format!("- **{}** {}", escaped(label), escaped(text));
                match parts.last_mut().filter(|part| part.starts_with("- **")) {
                    Some(list) => list.push_str(&format!("\n{line}")),
                    None => parts.push(line),
                }
            }
            Block::Note(note) => parts.push(escaped(&note.marked())),
            Block::Signature(text) => parts.push(opening(text)),
        }
    }
    parts.join("\n\n") + "\n"
}

/// The separator after bold text. Without it, a full stop inside the bold text would keep the asterisks from closing
/// it.
fn gap(between: &str) -> &str {
    if between.is_empty() { "<!-- -->" } else { between }
}

fn table(ladder: &Ladder) -> String {
    let gifted = ladder.has_traits();
    let mut rows = match gifted {
        true => vec!["|   |   |   |".to_owned(), "|--:|:--|:--|".to_owned()],
        false => vec!["|   |   |".to_owned(), "|--:|:--|".to_owned()],
    };
    for rung in &ladder.rungs {
        let traits = if gifted { format!(" {} |", escaped(&rung.traits.join(BETWEEN))) } else { String::new() };
        rows.push(format!("| {} | {} |{traits}", rung.strength, escaped(&rung.name)));
    }
    rows.join("\n")
}

/// Text with markup characters escaped.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for character in text.trim().chars() {
        match character {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&' | '$' => {
                safe.extend(['\\', character])
            }
            _ if character.is_control() => safe.push(' '),
            _ => safe.push(character),
        }
    }
    safe
}

/// Text at the start of a line, where a number or a dash would start a list.
fn opening(text: &str) -> String {
    let safe = escaped(text);
    let digits = safe.chars().take_while(char::is_ascii_digit).count();
    match safe[digits..].chars().next() {
        Some('.' | ')') if digits > 0 => format!("{}\\{}", &safe[..digits], &safe[digits..]),
        Some('-' | '+' | '=') if digits == 0 => format!("\\{safe}"),
        _ => safe,
    }
}

/// A file name as a link target.
fn target(file: &str) -> String {
    let mut safe = String::new();
    for character in file.chars() {
        match character {
            '<' | '>' | '\\' => safe.extend(['\\', character]),
            '&' => safe.push_str("&amp;"),
            _ if character.is_control() => safe.push(' '),
            _ => safe.push(character),
        }
    }
    safe
}
