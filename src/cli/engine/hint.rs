//! `shouqi referee hint`.

use super::args::Hint;
use super::clock::{Clock, interrupt};
use super::move_text::{MoveWriter, game, over, score};
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::input::Input;
use crate::cli::json;
use crate::cli::referee_language::RefereeLanguage;
use crate::cli::tablebase::EngineTables;
use crate::cli::terminal::{bold, wrap};
use crate::engine::{Endings, Limits, Task, TranspositionTable, iterative_deepening};
use crate::rules::Move;
use std::io::Write;

/// Size of the transposition table in megabytes.
const MEMORY: u32 = 32;

/// Prints a good move and its line of play.
pub fn run(arguments: Hint) -> Result<Done, Failure> {
    let table = arguments.which.table()?;
    let voice = RefereeLanguage::of(table.as_ref(), arguments.lang.as_deref())?;
    let game = game(Input::read(&arguments.which, table.as_ref(), &arguments.standing, &voice)?);
    let hand = MoveWriter(voice);
    let mut out = escaped_output::stdout();
    let outcome = game.outcome();
    if let Some(outcome) = outcome {
        match arguments.json {
            true => writeln!(out, "{}", serde_json::json!({ "best": null, "outcome": json::outcome(Some(outcome)) }))?,
            false => writeln!(out, "{}", over(&game, outcome, &hand.0.language))?,
        }
        return Ok(Done::Well);
    }
    let clock = Clock::start(Some(arguments.time), &interrupt()?);
    let stop = || clock.is_up();
    let table = TranspositionTable::of_bytes((MEMORY as usize) << 20).map_err(|_| Failure::no_room(MEMORY))?;
    let limits = Limits { depth: u32::MAX, nodes: u64::MAX, stop: &stop };
    let tables = EngineTables::open(game.rules(), &arguments.table_args, 1)?;
    let endings = match &tables {
        Some(tables) => tables.endings(tables.prepare(game.position(), Some(arguments.time), &stop)?),
        None => None,
    };
    let endings = endings.as_ref().map(|endings| endings as &dyn Endings);
    let task = Task { endings, ..Task::best_line(&game, limits, &table) };
    let iteration = iterative_deepening(&task, &mut |_| ());
    tables.as_ref().map_or(Ok(()), EngineTables::check)?;
    let Some(variation) = iteration.variations.first() else { return Ok(Done::Well) };
    let words = hand.line(game.position(), &variation.moves);
    if arguments.json {
        let answer = serde_json::json!({
            "best": iteration.best().map(|mv| mv.to_string()),
            "display": words.first(),
            "score": score(variation.score),
            "depth": iteration.depth,
            "moves": variation.moves.iter().map(Move::to_string).collect::<Vec<_>>(),
        });
        writeln!(out, "{answer}")?;
        return Ok(Done::Well);
    }
    let side = hand.0.side(game.position().side());
    let what = match (variation.score.wins_in(), variation.score.loses_in()) {
        (Some(plies), _) => format!("{side} wins in {plies} plies"),
        (_, Some(plies)) => format!("{side} loses in {plies} plies at best"),
        _ => format!("an estimate of {} for {side}, seen {} plies deep", variation.score, iteration.depth),
    };
    writeln!(out, "{}   {what}", bold(words.first().map_or("", String::as_str)))?;
    if words.len() > 1 {
        writeln!(out, "\n{}", wrap(&words.join(" "), "  ", "  "))?;
    }
    Ok(Done::Well)
}
