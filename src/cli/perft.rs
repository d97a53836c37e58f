//! `shouqi perft`.

use super::args::PerftArgs;
use super::exit::{Done, Failure};
use super::input;
use super::progress::Progress;
use super::side_by_side::processors;
use super::terminal::grouped;
use crate::language::Language;
use crate::rules::{CountTable, Move, Perft, PerftOptions, Position};
use std::io::Write;
use std::time::Instant;

/// Counts every depth up to the requested one, a line each.
pub fn run(arguments: PerftArgs) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let position = match &arguments.position {
        Some(text) => input::position(text, &rules, &Language::english())?,
        None => Position::start(&rules),
    };
    let perft = Perft { stop_at_repetition: arguments.as_in_paper, visit_leaves: arguments.visit };
    let room =
        |megabytes: u32| CountTable::of_bytes((megabytes as usize) << 20).map_err(|_| Failure::no_room(megabytes));
    let table = arguments.hash.map(room).transpose()?;
    let threads = arguments.threads.map_or_else(processors, usize::from);
    let mut out = std::io::stdout().lock();
    if arguments.divide {
        let parts = with_progress(|report| {
            let options = PerftOptions { threads, table: table.as_ref(), report: Some(report) };
            perft.divide_with(&position, arguments.depth, &options)
        });
        return divide(&parts, &arguments, &mut out);
    }
    if !arguments.json {
        let counted = if arguments.as_in_paper { " · counted as in the paper" } else { "" };
        writeln!(out, "Rules {}{counted}\n", rules.signature())?;
        writeln!(out, "depth            leaves     seconds   M leaves/s")?;
    }
    for depth in 1..=arguments.depth {
        let begun = Instant::now();
        let leaves = with_progress(|report| {
            let options = PerftOptions { threads, table: table.as_ref(), report: Some(report) };
            perft.count_with(&position, depth, &options)
        });
        let seconds = begun.elapsed().as_secs_f64();
        let rate = leaves as f64 / seconds.max(1e-9);
        if arguments.json {
            let row = serde_json::json!({ "depth": depth, "leaves": leaves, "seconds": seconds });
            writeln!(out, "{row}")?;
        } else {
            writeln!(out, "{depth:5}  {:>16}  {seconds:10.3}  {:11.1}", grouped(leaves), rate / 1e6)?;
        }
        out.flush()?;
    }
    Ok(Done::Well)
}

/// Counts with a progress bar.
fn with_progress<T>(count: impl FnOnce(&(dyn Fn(usize, usize) + Sync)) -> T) -> T {
    let progress = Progress::new(0, "  [{bar:20}]  {pos} of {len} parts  {elapsed}", false);
    count(&|done, parts| progress.set(done as u64, Some(parts as u64), ""))
}

/// Writes the leaf count after each first move.
fn divide(parts: &[(Move, u64)], arguments: &PerftArgs, out: &mut impl Write) -> Result<Done, Failure> {
    let total: u64 = parts.iter().map(|(_, leaves)| leaves).sum();
    if arguments.json {
        let moves: serde_json::Map<String, serde_json::Value> =
            parts.iter().map(|(mv, leaves)| (mv.to_string(), (*leaves).into())).collect();
        writeln!(out, "{}", serde_json::json!({ "depth": arguments.depth, "moves": moves, "leaves": total }))?;
        return Ok(Done::Well);
    }
    for (mv, leaves) in parts {
        writeln!(out, "{:6} {:>16}", mv.to_string(), grouped(*leaves))?;
    }
    writeln!(out, "{:6} {:>16}", parts.len(), grouped(total))?;
    Ok(Done::Well)
}
