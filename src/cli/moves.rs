//! `shouqi referee moves`.

use super::args::Moves;
use super::escaped_output;
use super::exit::{Done, Failure};
use super::input::Input;
use crate::cli::std_streams::eprintln;
use crate::rules::notation::NotationFault;
use crate::rules::{Message, Position, Square};
use crate::service::{RefereeLanguage, json, position_as_json};
use std::io::Write;

/// Lists the legal moves, one a line, sorted.
pub fn run(arguments: Moves) -> Result<Done, Failure> {
    let (Input { game, is_bare }, voice) = arguments.game.input(arguments.lang.as_deref())?;
    let position = game.position();
    let from = arguments.from.as_deref().map(|text| square(text, position, &voice)).transpose()?;
    let outcome = game.outcome();
    let undecided = if is_bare { position.open_clauses() } else { Vec::new() };
    let mut moves = game.moves();
    moves.retain(|mv| from.is_none_or(|from| mv.from == from));
    let mut out = escaped_output::stdout();
    let rules = position.rules();
    if arguments.json {
        let mut answer = position_as_json(&game, &moves);
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
        let parts = [("result", outcome.result().into()), ("how", outcome.termination.id().into())];
        eprintln!("{}", voice.say("moves-over", &parts));
    }
    for clause in undecided {
        eprintln!("{}", voice.say("moves-undecided", &[("clause", clause.id(rules).into_owned().into())]));
    }
    Ok(Done::Well)
}

fn square(text: &str, position: &Position, voice: &RefereeLanguage) -> Result<Square, Failure> {
    let board = position.rules().board();
    match Square::parse(text) {
        Some(square) if board.has(square) => Ok(square),
        _ => {
            let last = Square::new(board.files() - 1, board.rows() - 1);
            let fault = NotationFault::new(
                0..text.len(),
                Message::new("square-not-here").with("text", text.escape_debug().to_string()),
            )
            .hint(Message::new("hint-squares").with("square", last));
            Err(Failure::argument("unreadable-square", text, &fault, &voice.language))
        }
    }
}
