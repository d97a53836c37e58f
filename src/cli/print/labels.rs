//! `shouqi labels`: lists label sheets, and those that suit a piece.

use super::super::exit::{Done, Failure};
use super::args::{LabelsArgs, ShapeName};
use super::derived_sizes::PIECE;
use super::option_fault::Written;
use crate::cli::escaped_output;
use crate::cli::terminal::{WIDTH, bold, dim, padded, within, wrap};
use crate::diagnostics::{Keyword, nearest};
use crate::geom::plain;
use crate::service::{LabelQuery, label_as_json};
use crate::theme::{LabelShape, LabelSheet, PAPERS};
use serde_json::Value;
use std::io::Write;

/// Columns of a row after the sheet's name.
const FIGURES: usize = 47;

/// Lists the sheets, the least wasteful first.
pub fn run(labels: LabelsArgs) -> Result<Done, Failure> {
    let stickers = labels.stickers as usize;
    let piece = labels.fits.as_deref().map(length).transpose()?;
    let paper = labels.paper.as_deref().map(paper).transpose()?;
    let shape = labels.shape.map(|shape| match shape {
        ShapeName::Disc => LabelShape::Disc,
        ShapeName::Square => LabelShape::Square,
    });
    let found = LabelQuery { piece, paper, shape }.found();
    let mut out = escaped_output::stdout();
    if labels.json {
        let rows: Vec<Value> = found.iter().map(|sheet| label_as_json(sheet)).collect();
        writeln!(out, "{}", Value::from(rows))?;
    } else if found.is_empty() {
        writeln!(out, "{}", wrap(&nothing(piece), "", "  "))?;
    } else {
        write!(out, "{}", text(&found, stickers, piece.is_some()))?;
    }
    Ok(Done::Well)
}

/// The message when no sheet suits.
fn nothing(piece: Option<f64>) -> String {
    match piece {
        Some(piece) => format!(
            "No known sheet has labels of {} to {} mm on such paper. Stickers can be cut from a whole sheet of \
             sticker paper instead, or write the sheet you have into a label file of your own.",
            plain(LabelQuery::least(piece)),
            plain(piece)
        ),
        None => "No known sheet is like that.".to_owned(),
    }
}

/// A table, and a drawing of the first sheet where a piece was asked for.
fn text(found: &[&LabelSheet], stickers: usize, drawn: bool) -> String {
    let names: Vec<String> = found.iter().map(|sheet| sheet.names().collect::<Vec<_>>().join(" = ")).collect();
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let width = longest.min(WIDTH - "  ".len() - FIGURES);
    let mut lines = vec![bold(&format!("  {}  paper   shape    size     labels       waste", padded("sheet", width)))];
    for (sheet, name) in found.iter().zip(&names) {
        let size = format!("{} mm", plain(sheet.size));
        let grid = format!("{} × {} = {}", sheet.columns, sheet.rows, sheet.count());
        let waste = format!("{:.0} %", 100.0 * sheet.waste());
        let row = format!("{:<6}  {:<6}  {size:>8}  {grid:>12}  {waste:>5}", sheet.paper, sheet.shape.keyword());
        let named = textwrap::wrap(name, within(width).subsequent_indent("  "));
        let mut named = named.iter();
        lines.push(format!("  {}  {row}", padded(named.next().map_or("", |line| line), width)));
        lines.extend(named.map(|line| format!("  {line}")));
    }
    lines.push(String::new());
    if let (true, Some(first)) = (drawn, found.first()) {
        lines.extend(drawing(first, stickers));
        lines.push(String::new());
    }
    lines.push(dim("Waste: the part of the paper that is no label."));
    // Square stickers are for square pieces.
    let square =
        if found.iter().all(|sheet| sheet.shape == LabelShape::Square) { " --set pieces.shape=square" } else { "" };
    lines.push(dim(&format!("Print on one with: shouqi make --label \"NAME\"{square} [--start-at N]")));
    lines.join("\n") + "\n"
}

/// The labels of a sheet as circles or squares, the used ones filled.
fn drawing(sheet: &LabelSheet, stickers: usize) -> Vec<String> {
    let (full, free) = match sheet.shape {
        LabelShape::Disc => ("●", "○"),
        LabelShape::Square => ("■", "□"),
    };
    let (count, sheets) = (sheet.count(), stickers.div_ceil(sheet.count()));
    let taken = match sheets {
        1 => format!("{stickers} of {count} labels"),
        _ => format!("{stickers} stickers take {sheets} sheets of {count} labels"),
    };
    let mut lines = vec![format!("  {}: {taken}", sheet.name)];
    for row in 0..sheet.rows {
        let labels = (0..sheet.columns).map(|column| row * sheet.columns + column);
        let marks: Vec<&str> = labels.map(|place| if place < stickers { full } else { free }).collect();
        lines.push(format!("    {}", marks.join(" ")));
    }
    lines
}

fn length(text: &str) -> Result<f64, Failure> {
    Ok(Written { option: "--fits", text }.length(PIECE)?)
}

fn paper(text: &str) -> Result<&'static str, Failure> {
    let names = || PAPERS.iter().map(|(name, ..)| *name);
    names().find(|name| name.eq_ignore_ascii_case(text.trim())).ok_or_else(|| {
        let hint = match nearest(text, names()).filter(|_| text.len() > 3) {
            Some(near) => format!("did you mean {near}?"),
            None => format!("possible are {}", names().collect::<Vec<_>>().join(", ")),
        };
        let message = format!("no paper is called \"{text}\"");
        Written { option: "--paper", text }.fault("unknown-paper", message, hint).into()
    })
}
