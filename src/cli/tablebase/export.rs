//! `shouqi tablebase export`.

use super::args::{Export, Mover, Only};
use super::probe::outcome;
use super::table_store::{TableStore, material};
use crate::cli::exit::{Done, Failure};
use crate::rules::{Placed, Position, Rules, Setup, Side};
use crate::tablebase::{Value, VisitedPosition};
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Writes a line per position: position, outcome for the side to move, best move, plies to the end.
pub fn run(arguments: Export) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let material = material(&arguments.material, &rules)?;
    let store = TableStore::open(&rules, &arguments.from);
    store.want(std::slice::from_ref(&material))?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    let movers: &[Side] = match arguments.mover {
        Mover::White => &[Side::White],
        Mover::Black => &[Side::Black],
        Mover::Both => &Side::BOTH,
    };
    for &mover in movers {
        let flow = store.tables.for_each_position(&material, mover, |met| {
            if !is_wanted(&arguments, met) {
                return ControlFlow::Continue(());
            }
            match line(&store, &rules, mover, met, arguments.json).and_then(|line| Ok(writeln!(out, "{line}")?)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(failure) => ControlFlow::Break(failure),
            }
        });
        match flow {
            Some(ControlFlow::Continue(())) => (),
            Some(ControlFlow::Break(failure)) => return Err(failure),
            None => return Err(store.lacking()),
        }
    }
    out.flush()?;
    Ok(Done::Well)
}

fn is_wanted(arguments: &Export, met: &VisitedPosition<'_>) -> bool {
    let outcome = match arguments.only {
        None => true,
        Some(Only::Wins) => matches!(met.value, Value::Win(_)),
        Some(Only::Losses) => matches!(met.value, Value::Loss(_)),
        Some(Only::Draws) => met.value == Value::Draw,
    };
    outcome && met.value.plies().unwrap_or(0) >= arguments.at_least
}

/// The position of some pieces.
pub fn position(rules: &Arc<Rules>, side: Side, pieces: &[Placed]) -> Option<Position> {
    Setup { pieces: pieces.to_vec(), side, quiet: None, move_number: None }.check(rules).ok()
}

fn line(
    store: &TableStore,
    rules: &Arc<Rules>,
    mover: Side,
    met: &VisitedPosition<'_>,
    json: bool,
) -> Result<String, Failure> {
    let position = position(rules, mover, met.pieces).ok_or_else(|| store.lacking())?;
    let best = store.tables.probe_moves(&position).ok_or_else(|| store.lacking())?;
    // Tables do not depend on the counters.
    let text = position.to_string();
    let placement = text.split(' ').take(2).collect::<Vec<&str>>().join(" ");
    let best = best.first().map(|best| best.mv.to_string());
    let (outcome, plies) = (outcome(met.value), met.value.plies());
    if json {
        let line = serde_json::json!({ "position": placement, "outcome": outcome, "best": best, "plies": plies });
        return Ok(line.to_string());
    }
    let plies = plies.map_or_else(|| "-".to_owned(), |plies| plies.to_string());
    Ok(format!("{placement} {outcome} {} {plies}", best.as_deref().unwrap_or("-")))
}
