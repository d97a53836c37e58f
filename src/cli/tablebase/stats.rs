//! `shouqi tablebase stats`.

use super::args::Stats;
use super::probe::ignored_clauses;
use super::table_store::{TableStore, material, missing_table};
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{dim, grouped, wrap};
use crate::rules::Side;
use crate::service::RefereeLanguage;
use crate::tablebase::{CompleteSet, Counts, Material};
use std::io::Write;

/// Prints counts, in the layout of the paper's second table.
pub fn run(arguments: Stats) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let store = TableStore::open(&rules, &arguments.from);
    let analysis = store.tables.analysis().clone();
    let ending = arguments.material.as_deref().map(|text| material(text, &rules)).transpose()?;
    let mut out = escaped_output::stdout();
    if let Some(material) = &ending {
        store.want(std::slice::from_ref(material))?;
    }
    if !arguments.json {
        writeln!(out, "Rules {}\n", rules.signature())?;
        writeln!(
            out,
            "{:>8} {:>14} {:>14} {:>14} {:>13} {:>7}",
            if arguments.material.is_some() { "to move" } else { "pieces" },
            "positions",
            "wins",
            "losses",
            "draws",
            "longest"
        )?;
    }
    let mut stalemates = 0;
    if let Some(material) = &ending {
        for mover in Side::BOTH {
            let counts = store.tables.count(material, mover).ok_or_else(missing_table)?;
            write_row(&mut out, &mover.to_string(), &counts, arguments.json)?;
            stalemates += counts.stalemates;
        }
    } else {
        for pieces in 2..=usize::from(arguments.pieces) {
            let set = CompleteSet::of(&analysis, pieces);
            let materials: Vec<Material> = set.classes.iter().map(|(class, _)| class.material.clone()).collect();
            store.want(&materials)?;
            // Where the sides are not symmetric, Black to move has counts of its own.
            let movers = if analysis.is_side_symmetric() { &Side::BOTH[..1] } else { &Side::BOTH };
            for &mover in movers {
                let counts = store.tables.count_set(&set, mover).ok_or_else(missing_table)?;
                let label = if movers.len() == 1 { pieces.to_string() } else { format!("{pieces} {mover}") };
                write_row(&mut out, &label, &counts, arguments.json)?;
                stalemates += counts.stalemates;
            }
        }
    }
    if !arguments.json {
        let mut notes = Vec::new();
        if arguments.material.is_none() {
            let mover = if analysis.is_side_symmetric() { ", White to move" } else { "" };
            notes.push(format!(
                "At most one of each kind a side, nobody in a den that ends the game{mover}. Lengths in plies."
            ));
        }
        if stalemates > 0 {
            notes
                .push(format!("{} positions are left out in which the side to move has no move.", grouped(stalemates)));
        }
        notes.extend(ignored_clauses(&rules, &RefereeLanguage::english()));
        if !notes.is_empty() {
            writeln!(out, "\n{}", dim(&wrap(&notes.join(" "), "", "")))?;
        }
    }
    Ok(Done::Well)
}

fn write_row(out: &mut impl Write, label: &str, counts: &Counts, as_json: bool) -> Result<(), Failure> {
    let Counts { wins, losses, draws, stalemates, longest } = *counts;
    let positions = counts.positions();
    if as_json {
        let row = serde_json::json!({
            "of": label, "positions": positions, "wins": wins, "losses": losses, "draws": draws,
            "longest": longest, "without_moves": stalemates,
        });
        writeln!(out, "{row}")?;
    } else {
        let [positions, wins, losses, draws] = [positions, wins, losses, draws].map(grouped);
        writeln!(out, "{label:>8} {positions:>14} {wins:>14} {losses:>14} {draws:>13} {longest:>7}")?;
    }
    out.flush()?;
    Ok(())
}
