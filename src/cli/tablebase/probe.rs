//! `shouqi tablebase probe` and `line`.

use super::args::Probe;
use super::table_store::TableStore;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{bold, columns, dim, wrap};
use crate::cli::{input, json, picture};
use crate::language::{Argument, Language};
use crate::rules::{Move, Position, Rules, Side};
use crate::tablebase::{ProbedMove, Value, history_rules};
use std::io::Write;

/// The value of a position in words: `White wins in 9 plies`. The mover's name comes first.
pub fn words(value: Value, [mover, other]: &[String; 2]) -> String {
    let plies = |plies: u32| if plies == 1 { "1 ply".to_owned() } else { format!("{plies} plies") };
    match value {
        Value::Win(number) => format!("{mover} wins in {}", plies(number)),
        Value::Loss(0) => format!("{other} has won"),
        Value::Loss(number) => format!("{other} wins in {}", plies(number)),
        Value::Draw => "Draw".to_owned(),
    }
}

/// The names of the side to move and of the other one, as in the notation of moves.
fn plain_names(position: &Position) -> [String; 2] {
    [position.side(), !position.side()].map(|side: Side| side.to_string())
}

/// `win`, `loss` or `draw`.
pub fn outcome(value: Value) -> &'static str {
    match value {
        Value::Win(_) => "win",
        Value::Loss(_) => "loss",
        Value::Draw => "draw",
    }
}

/// The value of a position, and of every move.
pub fn probe(arguments: Probe) -> Result<Done, Failure> {
    let (store, position) = ask(&arguments)?;
    let (Some(value), Some(prospects)) = (store.tables.probe(&position), store.tables.probe_moves(&position)) else {
        return Err(store.lacking());
    };
    let mut out = escaped_output::stdout();
    if arguments.json {
        let moves: Vec<serde_json::Value> = prospects.iter().map(move_json).collect();
        let mut answer = head(&position, value);
        answer["moves"] = moves.into();
        writeln!(out, "{answer}")?;
        return Ok(Done::Well);
    }
    writeln!(out, "{}\n\n{}\n", bold(&words(value, &plain_names(&position))), picture::full_board(&position))?;
    for alike in prospects.chunk_by(|a, b| a.value == b.value) {
        let moves: Vec<String> = alike.iter().map(|prospect| prospect.mv.to_string()).collect();
        let label = match alike[0].value {
            Value::Win(plies) => format!("  wins in {plies:<4}"),
            Value::Loss(plies) => format!("  loses in {plies:<3}"),
            Value::Draw => "  draws       ".to_owned(),
        };
        writeln!(out, "{}", columns(&moves, &format!("{label} "), &" ".repeat(label.len() + 1)))?;
    }
    footing(&mut out, &position, &Language::english())?;
    Ok(Done::Well)
}

/// Best play to the end.
pub fn line(arguments: Probe) -> Result<Done, Failure> {
    let (store, position) = ask(&arguments)?;
    let (Some(value), Some(line)) = (store.tables.probe(&position), store.tables.best_line(&position)) else {
        return Err(store.lacking());
    };
    let mut out = escaped_output::stdout();
    if arguments.json {
        let mut answer = head(&position, value);
        answer["line"] = json::moves(&line);
        writeln!(out, "{answer}")?;
        return Ok(Done::Well);
    }
    writeln!(out, "{}\n\n{}\n", bold(&words(value, &plain_names(&position))), picture::full_board(&position))?;
    if line.is_empty() && value == Value::Draw {
        writeln!(out, "  Neither side can win; a drawn line has no end.")?;
    } else {
        writeln!(out, "{}", columns(&numbered(&position, &line), "  ", "  "))?;
        let end = line.iter().fold(position.clone(), |position, &mv| position.after(mv));
        writeln!(out, "\n{}", picture::full_board(&end))?;
    }
    footing(&mut out, &position, &Language::english())?;
    Ok(Done::Well)
}

fn ask(arguments: &Probe) -> Result<(TableStore, Position), Failure> {
    let rules = arguments.which.ruleset()?;
    let position = input::position(&arguments.position, &rules, &Language::english())?;
    let store = TableStore::open(&rules, &arguments.from);
    store.want_for(&position)?;
    Ok((store, position))
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
pub fn footing(out: &mut impl Write, position: &Position, language: &Language) -> Result<(), Failure> {
    let rules = position.rules();
    let say = |key: &str, place: &'static str, words: String| {
        language.say(key, &[(place, Argument::Text(words))]).unwrap_or_else(|| key.to_owned())
    };
    writeln!(out, "\n{}", dim(&format!("  {}", say("word-rules", "rules", rules.signature()))))?;
    if let Some(note) = ignored_clauses(rules, language) {
        writeln!(out, "{}", dim(&wrap(&note, "  ", "  ")))?;
    }
    Ok(())
}

/// A note on the clauses that tables ignore; `None` if there are none.
pub fn ignored_clauses(rules: &Rules, language: &Language) -> Option<String> {
    let ids: Vec<String> = history_rules(rules).into_iter().map(|clause| clause.id(rules).into_owned()).collect();
    let clauses = [("clauses", Argument::Text(ids.join(", ")))];
    (!ids.is_empty()).then(|| language.say("tables-untold", &clauses).unwrap_or_else(|| "tables-untold".to_owned()))
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
