//! `shouqi referee hint`.

use super::args::Hint;
use super::clock::{Clock, interrupt};
use super::move_text::{MoveWriter, over};
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::input::Input;
use crate::cli::tablebase::best_line;
use crate::cli::terminal::{bold, wrap};
use crate::engine::Limits;
use crate::rules::Move;
use crate::service::json;
use std::io::Write;

/// Prints a good move and its line of play.
pub fn run(arguments: Hint) -> Result<Done, Failure> {
    let (Input { game, .. }, voice) = arguments.game.input(arguments.lang.as_deref())?;
    let hand = MoveWriter(voice);
    let mut out = escaped_output::stdout();
    let outcome = game.outcome();
    if let Some(outcome) = outcome {
        match arguments.json {
            true => writeln!(
                out,
                "{}",
                serde_json::json!({ "best": null, "outcome": json::outcome(game.rules(), Some(outcome)) })
            )?,
            false => writeln!(out, "{}", over(&game, outcome, &hand.0.language))?,
        }
        return Ok(Done::Well);
    }
    let clock = Clock::start(Some(arguments.time), &interrupt()?);
    let stop = || clock.is_up();
    let limits = Limits { depth: u32::MAX, nodes: u64::MAX, stop: &stop };
    let iteration = best_line(&game, &arguments.table_args, Some(arguments.time), limits)?;
    let Some(variation) = iteration.variations.first() else { return Ok(Done::Well) };
    let words = hand.line(game.position(), &variation.moves);
    if arguments.json {
        let answer = serde_json::json!({
            "best": iteration.best().map(|mv| mv.to_string()),
            "display": words.first(),
            "score": json::score(variation.score),
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
