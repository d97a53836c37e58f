//! `shouqi tablebase export`.

use super::args::{Export, Mover, Only};
use super::export_lines::ExportLines;
use super::table_store::{TableStore, material};
use crate::cli::exit::{Done, Failure};
use crate::rules::{Placed, Position, Rules, Setup, Side};
use crate::tablebase::{CompleteSet, Material, Value, VisitedPosition};
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Writes a line per position of some endings.
pub fn run(arguments: Export) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let store = TableStore::open(&rules, &arguments.from);
    let endings = match arguments.pieces {
        Some(pieces) => CompleteSet::endings(store.tables.analysis(), usize::from(pieces)),
        None => arguments.materials.iter().map(|text| material(text, &rules)).collect::<Result<Vec<Material>, _>>()?,
    };
    let lines = ExportLines::new(&arguments, &rules, &endings)?;
    store.want(&endings)?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    write!(out, "{}", lines.header())?;
    let movers: &[Side] = match arguments.mover {
        Mover::White => &[Side::White],
        Mover::Black => &[Side::Black],
        Mover::Both => &Side::BOTH,
    };
    for (material, &mover) in endings.iter().flat_map(|material| movers.iter().map(move |mover| (material, mover))) {
        let flow = store.tables.for_each_position(material, mover, |met| {
            if !is_wanted(&arguments, met) {
                return ControlFlow::Continue(());
            }
            match lines.line(&store, mover, met).and_then(|line| Ok(write!(out, "{line}")?)) {
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
