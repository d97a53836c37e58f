//! `shouqi tablebase probe` and `line`.

use super::args::Probe;
use super::table_store::TableStore;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{bold, columns, counted, dim, wrap};
use crate::cli::{input, picture};
use crate::language::Language;
use crate::rules::{Move, Position, Rules};
use crate::service::RefereeLanguage;
use crate::service::json;
use crate::tablebase::{ProbedMove, Value, history_rules};
use std::io::Write;

/// The value of a position in words: `White wins in 9 plies`.
fn words(position: &Position, value: Value) -> String {
    let (mover, other) = (position.side(), !position.side());
    let plies = |plies: u32| counted(plies as usize, "ply", "plies");
    match value {
        Value::Win(number) => format!("{mover} wins in {}", plies(number)),
        Value::Loss(0) => format!("{other} has won"),
        Value::Loss(number) => format!("{other} wins in {}", plies(number)),
        Value::Draw => "Draw".to_owned(),
    }
}

/// `win`, `loss` or `draw`.
pub fn outcome(value: Value) -> &'static str {
    match value {
        Value::Win(_) => "win",
        Value::Loss(_) => "loss",
        Value::Draw => "draw",
    }
}

/// The value of a position, and of every move, or best play to the end.
pub fn run(arguments: Probe, as_line: bool) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let position = input::position(&arguments.position, &rules, &Language::english())?;
    let store = TableStore::open(&rules, &arguments.from);
    store.want_for(&position)?;
    let value = store.tables.probe(&position).ok_or_else(|| store.lacking())?;
    let moves = store.tables.probe_moves(&position).ok_or_else(|| store.lacking())?;
    let line = as_line.then(|| store.tables.best_line(&position).ok_or_else(|| store.lacking())).transpose()?;
    let mut out = escaped_output::stdout();
    if arguments.json {
        let mut answer = head(&position, value);
        match &line {
            Some(line) => answer["line"] = json::moves(line),
            None => answer["moves"] = moves.iter().map(move_json).collect(),
        }
        writeln!(out, "{answer}")?;
        return Ok(Done::Well);
    }
    writeln!(out, "{}\n\n{}\n", bold(&words(&position, value)), picture::full_board(&position))?;
    match &line {
        Some(line) => write_line(&mut out, &position, value, line)?,
        None => write_moves(&mut out, &moves)?,
    }
    footing(&mut out, &position, &RefereeLanguage::english())?;
    Ok(Done::Well)
}

/// The moves, those of the same value in one paragraph.
fn write_moves(out: &mut impl Write, moves: &[ProbedMove]) -> Result<(), Failure> {
    for alike in moves.chunk_by(|a, b| a.value == b.value) {
        let moves: Vec<String> = alike.iter().map(|probed| probed.mv.to_string()).collect();
        let label = match alike[0].value {
            Value::Win(plies) => format!("  wins in {plies:<4}"),
            Value::Loss(plies) => format!("  loses in {plies:<3}"),
            Value::Draw => "  draws       ".to_owned(),
        };
        writeln!(out, "{}", columns(&moves, &format!("{label} "), &" ".repeat(label.len() + 1)))?;
    }
    Ok(())
}

fn write_line(out: &mut impl Write, position: &Position, value: Value, line: &[Move]) -> Result<(), Failure> {
    if line.is_empty() && value == Value::Draw {
        return Ok(writeln!(out, "  Neither side can win; a drawn line has no end.")?);
    }
    writeln!(out, "{}", columns(&numbered(position, line), "  ", "  "))?;
    let end = line.iter().fold(position.clone(), |position, &mv| position.after(mv));
    Ok(writeln!(out, "\n{}", picture::full_board(&end))?)
}

/// `1. d2d3 e9e8`, separated by two spaces, with move numbers.
pub fn numbered(position: &Position, line: &[Move]) -> Vec<String> {
    let first = usize::from(position.side() != position.rules().switches().first_mover);
    let mut words: Vec<String> = Vec::new();
    for (place, mv) in line.iter().enumerate() {
        match ((place + first) % 2, words.last_mut()) {
            (1, Some(last)) => last.push_str(&format!(" {mv}")),
            (1, None) => words.push(format!("1… {mv}")),
            (_, _) => words.push(format!("{}. {mv}", (place + first) / 2 + 1)),
        }
    }
    words
}

/// The ruleset, and what its tables do not take into account.
pub fn footing(out: &mut impl Write, position: &Position, voice: &RefereeLanguage) -> Result<(), Failure> {
    let rules = position.rules();
    let signature = voice.say("word-rules", &[("rules", rules.signature().into())]);
    writeln!(out, "\n{}", dim(&format!("  {signature}")))?;
    if let Some(note) = ignored_clauses(rules, voice) {
        writeln!(out, "{}", dim(&wrap(&note, "  ", "  ")))?;
    }
    Ok(())
}

/// A note on the clauses that tables ignore; `None` if there are none.
pub fn ignored_clauses(rules: &Rules, voice: &RefereeLanguage) -> Option<String> {
    let ids: Vec<String> = history_rules(rules).into_iter().map(|clause| clause.id(rules).into_owned()).collect();
    (!ids.is_empty()).then(|| voice.say("tables-untold", &[("clauses", ids.join(", ").into())]))
}

fn head(position: &Position, value: Value) -> serde_json::Value {
    let rules = position.rules();
    serde_json::json!({
        "rules": format!("{} {}", rules.name(), rules.version()),
        "rules_hash": rules.hash().to_string(),
        "position": position.to_string(),
        "side": position.side().to_string().to_lowercase(),
        "outcome": outcome(value),
        "plies": value.plies(),
        "untold": json::clauses(rules, &history_rules(rules)),
    })
}

fn move_json(prospect: &ProbedMove) -> serde_json::Value {
    let ProbedMove { mv, value } = prospect;
    serde_json::json!({ "move": mv.to_string(), "outcome": outcome(*value), "plies": value.plies() })
}
