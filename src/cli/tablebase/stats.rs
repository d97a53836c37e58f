//! `shouqi tablebase stats`.

use super::args::Stats;
use super::count_rows::{CountRow, OF_SETS, heads};
use super::probe::ignored_clauses;
use super::table_rows;
use super::table_store::{TableStore, material, missing_table};
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{bold, dim, grouped, wrap};
use crate::rules::{Rules, Side};
use crate::service::RefereeLanguage;
use crate::tablebase::{CompleteSet, Material};
use std::io::Write;

/// Prints counts and shares, in the layout of the paper's second table.
pub fn run(arguments: Stats) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let store = TableStore::open(&rules, &arguments.from);
    let ending = arguments.material.as_deref().map(|text| material(text, &rules)).transpose()?;
    let mut out = escaped_output::stdout();
    let of = if ending.is_some() { "to move" } else { "pieces" };
    if arguments.by_table {
        return table_rows::run(&store, usize::from(arguments.pieces), arguments.json);
    }
    if let Some(material) = &ending {
        store.want(std::slice::from_ref(material))?;
    }
    if !arguments.json {
        writeln!(out, "Rules {}\n\n{}", rules.signature(), heads(OF_SETS, of, "longest"))?;
    }
    let mut rows = Vec::new();
    let mut tell = |row: CountRow| -> Result<(), Failure> {
        // A large set takes a minute: what is counted is shown at once.
        writeln!(out, "{}", if arguments.json { row.json() } else { row.lines() })?;
        out.flush()?;
        rows.push(row);
        Ok(())
    };
    match &ending {
        Some(material) => count_ending(&store, &rules, material, &mut tell)?,
        None => count_sets(&store, usize::from(arguments.pieces), &mut tell)?,
    }
    if arguments.json {
        return Ok(Done::Well);
    }
    if rows.iter().any(|row| row.weaker.positions() > 0) {
        writeln!(out, "\n{}\n{}", bold("The weaker side"), heads(OF_SETS, of, "holds"))?;
        for row in &rows {
            writeln!(out, "{}", row.weaker_lines())?;
        }
    }
    let mut notes = Vec::new();
    if ending.is_none() {
        let mover = if store.tables.analysis().is_side_symmetric() { ", White to move" } else { "" };
        notes.push(format!("At most one of each kind a side, nobody in a den that ends the game{mover}."));
    }
    notes.push("Lengths in plies.".to_owned());
    notes.push(match ending.as_ref().map(|material| material.weaker_side(&rules)) {
        Some(None) => "Both sides are equally strong.".to_owned(),
        Some(Some(side)) => format!("{side} is the weaker side: {WEAKER}. It holds where it wins or draws."),
        None => format!("The weaker side has {WEAKER}; equals are left out. It holds where it wins or draws."),
    });
    let stalemates: u64 = rows.iter().map(|row| row.all.stalemates).sum();
    if stalemates > 0 {
        notes.push(format!("{} positions are left out in which the side to move has no move.", grouped(stalemates)));
    }
    notes.extend(ignored_clauses(&rules, &RefereeLanguage::english()));
    writeln!(out, "\n{}", dim(&wrap(&notes.join(" "), "", "")))?;
    Ok(Done::Well)
}

/// What makes a side the weaker one.
const WEAKER: &str = "fewer animals, or as many with a lower sum of strengths";

/// A row for each side to move.
fn count_ending(
    store: &TableStore,
    rules: &Rules,
    material: &Material,
    tell: &mut impl FnMut(CountRow) -> Result<(), Failure>,
) -> Result<(), Failure> {
    for mover in Side::BOTH {
        let all = store.tables.count(material, mover).ok_or_else(missing_table)?;
        let weaker = material.weaker_side(rules).map(|side| if side == mover { all } else { all.seen_by_opponent() });
        tell(CountRow { of: mover.to_string(), all, weaker: weaker.unwrap_or_default() })?;
    }
    Ok(())
}

/// A row for each number of pieces.
fn count_sets(
    store: &TableStore,
    most: usize,
    tell: &mut impl FnMut(CountRow) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let analysis = store.tables.analysis();
    for pieces in 2..=most {
        let set = CompleteSet::of(analysis, pieces);
        let materials: Vec<Material> = set.classes.iter().map(|(class, _)| class.material.clone()).collect();
        store.want_counts(&materials)?;
        // Where the sides are not symmetric, Black to move has counts of its own.
        let movers = if analysis.is_side_symmetric() { &Side::BOTH[..1] } else { &Side::BOTH };
        for &mover in movers {
            let counts = set.count(mover, &|class, side| store.counts(class, side))?;
            let of = if movers.len() == 1 { pieces.to_string() } else { format!("{pieces} {mover}") };
            tell(CountRow { of, all: counts.all, weaker: counts.weaker })?;
        }
    }
    Ok(())
}
