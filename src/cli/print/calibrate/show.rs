//! Lists printers, and shows the calibration of one.

use super::super::super::exit::{Done, Failure};
use super::args::{ListPrinters, ShowPrinter};
use super::printer_store::PrinterStore;
use crate::cli::escaped_output;
use crate::cli::terminal::{bold, padded, wrap};
use crate::geom::plain;
use crate::service::printer_as_json;
use crate::theme::printer::{Distortion, Profile};
use serde_json::Value;
use std::io::Write;

/// Lists the printers, each with its papers.
pub fn list(list: &ListPrinters) -> Result<Done, Failure> {
    let shelf = PrinterStore::open(&list.kept)?;
    let names = shelf.names()?;
    let printers: Vec<Profile> = names.iter().map(|name| shelf.get(name)).collect::<Result<_, _>>()?;
    let mut out = escaped_output::stdout();
    if list.json {
        writeln!(out, "{}", printers.iter().map(printer_as_json).collect::<Value>())?;
        return Ok(Done::Well);
    }
    if printers.is_empty() {
        let words = "No printer was measured yet. `shouqi calibrate` makes the page to measure one with.";
        writeln!(out, "{}", wrap(words, "", ""))?;
    }
    let width = names.iter().map(|name| textwrap::core::display_width(name)).max().unwrap_or(0) + 2;
    for printer in &printers {
        let papers: Vec<&str> = printer.papers().iter().map(|paper| paper.paper.as_str()).collect();
        writeln!(out, "  {}{}", padded(&printer.name, width), papers.join(", "))?;
    }
    Ok(Done::Well)
}

/// Shows one printer in full.
pub fn show(show: &ShowPrinter) -> Result<Done, Failure> {
    let printer = PrinterStore::open(&show.kept)?.get(&show.name)?;
    let mut out = escaped_output::stdout();
    if show.json {
        writeln!(out, "{}", printer_as_json(&printer))?;
        return Ok(Done::Well);
    }
    writeln!(out, "{}", bold(&printer.name))?;
    let width = printer.papers().iter().map(|paper| paper.paper.len()).max().unwrap_or(0) + 2;
    for paper in printer.papers() {
        let first = format!("  {}", padded(&paper.paper, width));
        writeln!(out, "{}", wrap(&effect(&paper.distortion), &first, &" ".repeat(width + 2)))?;
    }
    Ok(Done::Well)
}

/// The effect on a page: “corner 0.4 mm right, 0.6 mm up; 99.72 % wide, 100 % high”.
pub fn effect(distortion: &Distortion) -> String {
    let (offset, scale) = (distortion.offset(), distortion.scale());
    let shift = |mm: f64, more: &str, less: &str| {
        let way = if mm < 0.0 { less } else { more };
        format!("{} mm {way}", plain(mm.abs()))
    };
    format!(
        "corner {}, {}; {} % wide, {} % high",
        shift(offset.x, "right", "left"),
        shift(offset.y, "down", "up"),
        plain(scale.x * 100.0),
        plain(scale.y * 100.0)
    )
}
