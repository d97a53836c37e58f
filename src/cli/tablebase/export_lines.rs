//! The lines of `shouqi tablebase export`, in every format.
//!
//! No cell of the two formats of CSV (RFC 4180) needs quotes: positions, moves and numbers have neither commas nor
//! quotes. Their lines end in CR LF.

use super::args::{Export, ExportFormat, Mover};
use super::export::position;
use super::features::FeatureTable;
use super::probe::outcome;
use super::table_store::TableStore;
use crate::cli::exit::Failure;
use crate::rules::{Rules, Side};
use crate::tablebase::{Material, VisitedPosition};
use std::sync::Arc;

/// How positions are written.
pub struct ExportLines {
    rules: Arc<Rules>,
    format: Format,
}

enum Format {
    Text,
    Json,
    Csv,
    Features(FeatureTable),
}

/// A position and what is told of it.
struct Told {
    position: String,
    outcome: &'static str,
    plies: Option<u32>,
    best: Option<String>,
}

impl ExportLines {
    /// The lines that the arguments ask for. An error if the endings do not have the same columns.
    pub fn new(arguments: &Export, rules: &Arc<Rules>, endings: &[Material]) -> Result<ExportLines, Failure> {
        let format = match arguments.format {
            _ if arguments.json => Format::Json,
            ExportFormat::Text => Format::Text,
            ExportFormat::Csv => Format::Csv,
            ExportFormat::Features => {
                Format::Features(FeatureTable::of(rules, endings, arguments.mover == Mover::Both)?)
            }
        };
        Ok(ExportLines { rules: rules.clone(), format })
    }

    /// The header row; empty where the format has none.
    pub fn header(&self) -> String {
        match &self.format {
            Format::Text | Format::Json => String::new(),
            Format::Csv => "position,mover,outcome,plies,best_move\r\n".to_owned(),
            Format::Features(features) => format!("{}\r\n", features.header()),
        }
    }

    /// The line of a position, with its end.
    pub fn line(&self, store: &TableStore, mover: Side, met: &VisitedPosition<'_>) -> Result<String, Failure> {
        let told = || self.told(store, mover, met);
        let or = |text: Option<String>, missing: &str| text.unwrap_or_else(|| missing.to_owned());
        Ok(match &self.format {
            Format::Text => {
                let Told { position, outcome, plies, best } = told()?;
                let plies = plies.map(|plies| plies.to_string());
                format!("{position} {outcome} {} {}\n", or(best, "-"), or(plies, "-"))
            }
            Format::Json => {
                let Told { position, outcome, plies, best } = told()?;
                let line =
                    serde_json::json!({ "position": position, "outcome": outcome, "best": best, "plies": plies });
                format!("{line}\n")
            }
            Format::Csv => {
                let Told { position, outcome, plies, best } = told()?;
                let mover = mover.to_string().to_lowercase();
                let plies = plies.map(|plies| plies.to_string());
                format!("{position},{mover},{outcome},{},{}\r\n", or(plies, ""), or(best, ""))
            }
            Format::Features(features) => format!("{}\r\n", features.row(mover, met)),
        })
    }

    fn told(&self, store: &TableStore, mover: Side, met: &VisitedPosition<'_>) -> Result<Told, Failure> {
        let position = position(&self.rules, mover, met.pieces).ok_or_else(|| store.lacking())?;
        let best = store.tables.probe_moves(&position).ok_or_else(|| store.lacking())?;
        // Tables do not depend on the counters.
        let text = position.to_string();
        let placement = text.split(' ').take(2).collect::<Vec<&str>>().join(" ");
        let best = best.first().map(|best| best.mv.to_string());
        Ok(Told { position: placement, outcome: outcome(met.value), plies: met.value.plies(), best })
    }
}
