//! `shouqi analyze`.

use super::args::Analyze;
use super::clock::{Clock, interrupt};
use super::move_text::{MoveWriter, over};
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::input::Input;
use crate::cli::tablebase::EngineTables;
use crate::cli::terminal::{WIDTH, bold, grouped, wrap};
use crate::engine::{Endings, Iteration, Limits, SearchMode, Task, Variation, iterative_deepening};
use crate::rules::Game;
use crate::service::iteration_as_json;
use serde_json::json;
use std::io::Write;
use std::time::Duration;
use textwrap::core::display_width;

/// Time of the search if no limit is given.
const USUAL: Duration = Duration::from_secs(10);

/// Prints the result of each iteration, then the best move.
pub fn run(arguments: Analyze) -> Result<Done, Failure> {
    let (Input { game, .. }, voice) = arguments.game.input(arguments.lang.as_deref())?;
    let hand = MoveWriter(voice);
    let effort = &arguments.effort;
    let time = effort.time.or((effort.depth.is_none() && effort.nodes.is_none()).then_some(USUAL));
    let table = effort.power.transposition_table()?;
    let clock = Clock::start(time, &interrupt()?);
    let stop = || clock.is_up();
    let limits =
        Limits { depth: effort.depth.unwrap_or(u32::MAX), nodes: effort.nodes.unwrap_or(u64::MAX), stop: &stop };
    let tables = EngineTables::open(game.rules(), &arguments.table_args, effort.power.threads)?;
    let goes_on = game.outcome().is_none();
    let endings = EngineTables::near(tables.as_ref().filter(|_| goes_on), game.position(), time, &stop)?;
    let task = Task {
        game: &game,
        limits,
        threads: usize::from(effort.power.threads),
        lines: usize::from(arguments.lines),
        table: &table,
        endings: endings.as_ref().map(|endings| endings as &dyn Endings),
        root_moves: None,
        mode: SearchMode::Selective,
    };
    let mut out = escaped_output::stdout();
    if !arguments.json {
        writeln!(out, "Rules {} · {}\n", game.rules().signature(), game.position())?;
    }
    if let Some(outcome) = game.outcome() {
        if arguments.json {
            writeln!(
                out,
                "{}",
                json!({ "best": null, "outcome": crate::service::json::outcome(game.rules(), Some(outcome)) })
            )?;
        } else {
            writeln!(out, "{}", wrap(&over(&game, outcome, &hand.0.language), "", ""))?;
        }
        return Ok(Done::Well);
    }
    if !arguments.json {
        writeln!(out, "depth  score             nodes  seconds    M/s  line")?;
    }
    let mut broken = Ok(());
    let iteration = iterative_deepening(&task, &mut |iteration| {
        if broken.is_ok() {
            let written = match arguments.json {
                true => tell_machine(&mut out, iteration, &clock, &game),
                false => tell(&mut out, iteration, &clock, &game, &hand),
            };
            broken = written.and_then(|()| out.flush());
        }
    });
    broken?;
    tables.as_ref().map_or(Ok(()), EngineTables::check)?;
    let Some(best) = iteration.best() else { return Ok(Done::Well) };
    let best_move = hand.write(game.position(), best);
    if arguments.json {
        writeln!(out, "{}", json!({ "best": best.to_string(), "display": best_move }))?;
        return Ok(Done::Well);
    }
    writeln!(out, "\nBest for {}: {}", game.position().side(), bold(&best_move))?;
    if let Some(Variation { moves, .. }) = iteration.variations.first().filter(|variation| variation.moves.len() > 1) {
        writeln!(out, "{}", wrap(&hand.line(game.position(), moves).join(" "), "  ", "  "))?;
    }
    Ok(Done::Well)
}

fn tell(
    out: &mut impl Write,
    iteration: &Iteration,
    clock: &Clock,
    game: &Game,
    hand: &MoveWriter,
) -> std::io::Result<()> {
    let seconds = clock.seconds();
    for (place, variation) in iteration.variations.iter().enumerate() {
        let score = variation.score.to_string();
        let (thousands, speed) = (grouped(iteration.nodes.div_ceil(1000)), iteration.nodes as f64 / seconds / 1e6);
        let head = match place {
            0 => format!("{:5}  {score:13} {thousands:>9} k {seconds:8.2} {speed:6.2}  ", iteration.depth),
            _ => format!("       {score:13} {:28}  ", ""),
        };
        writeln!(out, "{head}{}", begun(&hand.line(game.position(), &variation.moves), WIDTH - head.len()))?;
    }
    Ok(())
}

/// A line of play cut to a width in columns: the first move, and as many of the others as fit.
fn begun(words: &[String], room: usize) -> String {
    let mut line = words.first().cloned().unwrap_or_default();
    for (place, word) in words.iter().enumerate().skip(1) {
        let more = if place + 1 < words.len() { 2 } else { 0 };
        if display_width(&line) + 1 + display_width(word) + more > room {
            line.push_str(" …");
            break;
        }
        line.push(' ');
        line.push_str(word);
    }
    line
}

fn tell_machine(out: &mut impl Write, iteration: &Iteration, clock: &Clock, game: &Game) -> std::io::Result<()> {
    let row = iteration_as_json(iteration, game, Some(clock.seconds()));
    writeln!(out, "{row}")
}
