//! `shouqi referee moves`.

use super::args::Moves;
use super::exit::{Done, Failure};
use super::given::Given;
use super::json;
use super::screen;
use super::voice::Voice;
use crate::cli::out::eprintln;
use crate::rules::Square;
use crate::rules::notation::NotationFault;
use std::io::Write;

/// Lists the legal moves, one a line, sorted.
pub fn run(arguments: Moves) -> Result<Done, Failure> {
    let table = arguments.which.table()?;
    let voice = Voice::of(table.as_ref(), arguments.lang.as_deref())?;
    let given = Given::read(&arguments.which, table.as_ref(), &arguments.standing, &voice)?;
    let position = given.position();
    let from = arguments.from.as_deref().map(|text| square(text, &given)).transpose()?;
    let (mut moves, outcome, undecided) = match &given {
        Given::Game(game) => (game.moves(), game.outcome(), Vec::new()),
        Given::Bare(position) => (position.moves(), position.outcome(), position.open_clauses()),
    };
    moves.retain(|mv| from.is_none_or(|from| mv.from == from));
    let mut out = screen::stdout();
    let rules = position.rules();
    if arguments.json {
        let mut answer = serde_json::json!({
            "rules": format!("{} {}", rules.name(), rules.version()),
            "rules_hash": rules.hash().to_string(),
            "position": position.to_string(),
            "side": position.side().to_string().to_lowercase(),
            "moves": json::moves(&moves),
            "outcome": json::outcome(outcome),
        });
        if voice.was_asked_for() {
            answer["named"] = moves.iter().map(|&mv| voice.named(position, mv)).collect();
        }
        if !undecided.is_empty() {
            answer["undecided"] = json::clauses(rules, &undecided);
        }
        writeln!(out, "{answer}")?;
        return Ok(Done::Well);
    }
    for &mv in &moves {
        match voice.was_asked_for() {
            true => writeln!(out, "{}", voice.named(position, mv))?,
            false => writeln!(out, "{mv}")?,
        }
    }
    if let Some(outcome) = outcome {
        eprintln!("The game is over: {} ({}).", outcome.result(), outcome.termination.id());
    }
    for clause in undecided {
        eprintln!("Not ruled on: {} needs the moves before this position (--game FILE).", clause.id(rules));
    }
    Ok(Done::Well)
}

fn square(text: &str, given: &Given) -> Result<Square, Failure> {
    let board = given.position().rules().board();
    match Square::parse(text) {
        Some(square) if board.has(square) => Ok(square),
        _ => {
            let last = Square::new(board.files() - 1, board.rows() - 1);
            let fault =
                NotationFault::new(0..text.len(), format!("\"{}\" is no square of this board", text.escape_debug()))
                    .hint(format!("squares are a1 to {last}"));
            Err(Failure::argument("square", text, &fault))
        }
    }
}
