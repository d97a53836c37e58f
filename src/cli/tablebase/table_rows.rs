//! `shouqi tablebase stats --by-table`: the counts of each table, and its file.

use super::count_rows::{OF_TABLES, heads, line};
use super::folder::{Folder, Hash};
use super::table_store::TableStore;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{dim, grouped, wrap};
use crate::rules::Side;
use crate::tablebase::{CompleteSet, Counts, Material, Members};
use serde_json::json;
use std::collections::BTreeMap;
use std::io::Write;

/// Prints a row for each table of the sets of up to so many pieces and each side to move that it has entries for.
pub fn run(store: &TableStore, pieces: usize, as_json: bool) -> Result<Done, Failure> {
    let analysis = store.tables.analysis();
    let mut out = escaped_output::stdout();
    if !as_json {
        writeln!(out, "Rules {}\n\n{}", analysis.rules().signature(), heads(OF_TABLES, "table", "longest"))?;
    }
    let listed = store.folder.as_ref().map_or_else(|| Ok(BTreeMap::new()), Folder::list)?;
    for set in (2..=pieces).map(|pieces| CompleteSet::of(analysis, pieces)) {
        let materials: Vec<Material> = set.classes.iter().map(|(class, _)| class.material.clone()).collect();
        store.want_counts(&materials)?;
        for (class, members) in &set.classes {
            for &mover in class.movers() {
                let counts = store.counts(class, mover)?;
                let name = class.name(analysis);
                if as_json {
                    let hash = listed.get(&name).map(|[plies, _]| plies);
                    writeln!(out, "{}", json_row(&name, mover, &counts, members, hash))?;
                } else {
                    let letter = if mover == Side::White { "w" } else { "b" };
                    writeln!(out, "{}", row(&format!("{name} {letter}"), &counts))?;
                }
            }
        }
        out.flush()?;
    }
    if !as_json {
        let note = "A table serves all endings that differ from it in the names of the animals, in the colours or in \
                    left and right. Mirror images are counted. Lengths in plies. --json adds the endings that each \
                    serves, and the hash of its file.";
        writeln!(out, "\n{}", dim(&wrap(note, "", "")))?;
    }
    Ok(Done::Well)
}

fn row(of: &str, counts: &Counts) -> String {
    let [positions, wins, losses, draws] = [counts.positions(), counts.wins, counts.losses, counts.draws].map(grouped);
    line(OF_TABLES, [of, &positions, &wins, &losses, &draws, &counts.longest.to_string()])
}

/// A line of JSON. The hash is that of the file of distances, BLAKE3.
fn json_row(name: &str, mover: Side, counts: &Counts, members: &Members, hash: Option<&Hash>) -> String {
    let Counts { wins, losses, draws, stalemates, longest } = *counts;
    let hash = hash.map(|hash| blake3::Hash::from_bytes(*hash).to_hex().to_string());
    let row = json!({
        "table": name, "to_move": mover.to_string(), "positions": counts.positions(), "wins": wins,
        "losses": losses, "draws": draws, "longest": longest, "without_moves": stalemates,
        "endings": members.all.iter().sum::<u64>(), "blake3": hash,
    });
    row.to_string()
}
