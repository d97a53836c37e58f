//! `shouqi rulesets`.

use super::args::{Rulesets, RulesetsWhat};
use super::escaped_output;
use super::exit::{Done, Failure};
use super::input::load_rules;
use super::picture;
use super::terminal::{WIDTH, bold, dim, padded, within, wrap};
use crate::diagnostics::Keyword;
use crate::language::Language;
use crate::rules::{Basis, Origin, PRESETS, Position, Rules, SwitchRow};
use crate::rulesheet::{mark, remark_on};
use crate::service::{ruleset_as_json, ruleset_head};
use std::io::Write;

/// Lists the shipped rulesets, or shows one.
pub fn run(arguments: Rulesets) -> Result<Done, Failure> {
    match arguments.what {
        None => list(arguments.json),
        Some(RulesetsWhat::Show { name, switches, json }) => {
            let rules = load_rules(&name, &switches)?;
            show(&rules, json || arguments.json)
        }
    }
}

fn list(as_json: bool) -> Result<Done, Failure> {
    let mut out = escaped_output::stdout();
    if !as_json {
        writeln!(out, "{}  the default comes first\n", bold("Shipped rulesets"))?;
    }
    for preset in PRESETS {
        let rules = load_rules(preset.name, &[])?;
        if as_json {
            writeln!(out, "{}", ruleset_head(&rules))?;
        } else {
            let hash = rules.hash().short();
            let title = rules.title().unwrap_or_default();
            writeln!(out, "  {} {} {}", padded(rules.name(), 18), dim(&hash), title)?;
        }
    }
    if !as_json {
        let words = "Rulesets with the same six digits play the same game. `shouqi rulesets show NAME` tells every \
                     switch; a file of your own is named by its path, such as ./house.toml.";
        writeln!(out, "\n{}", wrap(words, "", ""))?;
    }
    Ok(Done::Well)
}

fn show(rules: &std::sync::Arc<Rules>, as_json: bool) -> Result<Done, Failure> {
    let mut out = escaped_output::stdout();
    if as_json {
        writeln!(out, "{:#}", ruleset_as_json(rules))?;
        return Ok(Done::Well);
    }
    let title = rules.title().map_or_else(String::new, |title| format!("  {title}"));
    writeln!(out, "{}{title}", bold(&rules.signature()))?;
    if let Some(source) = rules.source() {
        writeln!(out, "{}", wrap(&format!("Source: {source}"), "", ""))?;
    }
    writeln!(out, "\n{}\n", picture::full_board(&Position::start(rules)))?;
    for row in rules.rows() {
        write_row(&mut out, rules, row)?;
    }
    write_marks(&mut out, rules)?;
    Ok(Done::Well)
}

/// A footnote mark for a value's basis. The sheet has the same marks.
fn sign(basis: Basis) -> String {
    mark(basis).map(|mark| format!(" {mark}")).unwrap_or_default()
}

const LABEL: usize = 41;

fn write_row(out: &mut impl Write, rules: &Rules, row: &SwitchRow) -> Result<(), Failure> {
    let sign = row.note.as_ref().map_or_else(String::new, |note| sign(note.basis));
    let from = match &row.origin {
        Origin::Ruleset(name) if name == rules.name() => String::new(),
        Origin::Ruleset(name) => format!("  (from {name})"),
        Origin::Override => "  (from --switch)".to_owned(),
        Origin::Nowhere => String::new(),
    };
    let indent = " ".repeat(LABEL + 2);
    let first = format!("  {}", padded(&row.label, LABEL));
    let room = WIDTH.saturating_sub(LABEL + 2);
    // An animal and its number stay on one line.
    let words = format!("{}{sign}", row.value);
    let words: Vec<String> = words.split(", ").map(|word| word.replace(' ', "\u{a0}")).collect();
    let words = words.join(", ");
    let lines: Vec<String> =
        textwrap::wrap(&words, within(room)).into_iter().map(|line| line.replace('\u{a0}', " ")).collect();
    let last = lines.last().map_or(0, |line| textwrap::core::display_width(line));
    let from = if last + from.len() <= room { from } else { format!("\n{indent}{}", from.trim_start()) };
    let text = lines.join(&format!("\n{indent}"));
    writeln!(out, "{first}{text}{}", dim(&from))?;
    if let Some(note) = row.note.as_ref().and_then(|note| note.text.as_ref()) {
        writeln!(out, "{}", dim(&wrap(note, "      ", "      ")))?;
    }
    Ok(())
}

fn write_marks(out: &mut impl Write, rules: &Rules) -> Result<(), Failure> {
    let used = |basis: Basis| rules.rows().iter().any(|row| row.note.as_ref().is_some_and(|n| n.basis == basis));
    let english = Language::english();
    let mut marks: Vec<String> = Vec::new();
    for &basis in Basis::VALUES {
        if let (true, Some(remark)) = (used(basis), remark_on(basis, &english)) {
            marks.push(format!("{} {remark}", sign(basis).trim()));
        }
    }
    if !marks.is_empty() {
        writeln!(out, "\n  {}", marks.join("\n  "))?;
    }
    Ok(())
}
