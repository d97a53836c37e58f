//! `shouqi gadget matrix`.

use super::args::Matrix;
use super::open;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::input::load_rules;
use crate::cli::side_by_side::side_by_side;
use crate::cli::terminal::{bold, counted, dim, green, padded, red, wrap, wrap_whole};
use crate::gadget::{
    GADGETS, Gadget, HouseRules, Outcome, as_in_ruleset, as_in_rulesets, decide, moves_alike, other_words,
};
use crate::rules::Rules;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;

/// What is not shown.
const FOOT: &str = "A gadget whose claims all hold may still be of no use: what they say is a reconstruction from a \
                    proof's words. Of rulesets, the words of the switches are taken; the gadget's board, its animals \
                    and their strengths stay.";

/// What became of a gadget's claims under house rules.
enum Cell {
    /// The gadget is played like that as it is, or its animals move alike.
    Same,
    /// Names of the claims that fall, and of those that are undecided.
    Decided { fallen: Vec<String>, undecided: Vec<String> },
}

impl Cell {
    /// Without the claims that are undecided already as the gadget is.
    fn news(self, as_it_is: &Cell) -> Cell {
        match (self, as_it_is) {
            (Cell::Decided { fallen, undecided }, Cell::Decided { undecided: known, .. }) => {
                let undecided = undecided.into_iter().filter(|claim| !known.contains(claim)).collect();
                Cell::Decided { fallen, undecided }
            }
            (cell, _) => cell,
        }
    }
}

/// A row of the table: what is the same for all gadgets, by its name.
struct Row {
    name: String,
    /// For each gadget the switches that are laid over it.
    switches: Vec<Vec<String>>,
}

/// Decides the claims of every gadget under each of the house rules.
pub fn run(arguments: &Matrix) -> Result<Done, Failure> {
    let names: Vec<String> = match arguments.gadgets.is_empty() {
        true => GADGETS.iter().map(|gadget| gadget.name.to_owned()).collect(),
        false => arguments.gadgets.clone(),
    };
    let gadgets: Vec<Gadget> = names.iter().map(|name| open(name, &[])).collect::<Result<_, Failure>>()?;
    let mut out = escaped_output::stdout();
    let as_it_is = decided(&gadgets, arguments.states);
    let parts = [("Switches", switch_rows(arguments, &gadgets)), ("Rulesets", ruleset_rows(arguments, &gadgets)?)];
    if !arguments.json {
        write_heading(&mut out, &gadgets, &as_it_is)?;
    }
    for (heading, rows) in parts.iter().filter(|(_, rows)| !rows.is_empty()) {
        if !arguments.json {
            writeln!(out, "\n{}", bold(heading))?;
        }
        let mut alike = Vec::new();
        for row in rows {
            let cells = cells(&names, &gadgets, row, arguments.states)?;
            if arguments.json {
                write_json(&mut out, row, &gadgets, &cells, &as_it_is)?;
            } else if cells.iter().all(|cell| matches!(cell, Cell::Same)) {
                alike.push(row.name.as_str());
            } else {
                let news: Vec<Cell> = cells.into_iter().zip(&as_it_is).map(|(cell, known)| cell.news(known)).collect();
                write_row(&mut out, row, &gadgets, &news)?;
            }
            out.flush()?;
        }
        if !alike.is_empty() {
            writeln!(
                out,
                "{}",
                wrap_whole(&format!("No animal moves otherwise with {}.", alike.join(", ")), "  ", "    ")
            )?;
        }
    }
    if !arguments.json {
        writeln!(out, "\n{}", dim(&wrap(FOOT, "", "")))?;
    }
    Ok(Done::Well)
}

/// The switches that are asked for, or every other word of every switch of some gadget.
fn switch_rows(arguments: &Matrix, gadgets: &[Gadget]) -> Vec<Row> {
    let row = |name: &str| Row { name: name.to_owned(), switches: vec![vec![name.to_owned()]; gadgets.len()] };
    if !arguments.switches.is_empty() || !arguments.rulesets.is_empty() {
        return arguments.switches.iter().map(|name| row(name)).collect();
    }
    let mut rows: Vec<Row> = Vec::new();
    for HouseRules { name, .. } in gadgets.iter().flat_map(other_words) {
        if rows.iter().all(|row| row.name != name) {
            rows.push(row(&name));
        }
    }
    rows
}

/// The rulesets that are asked for, or all.
fn ruleset_rows(arguments: &Matrix, gadgets: &[Gadget]) -> Result<Vec<Row>, Failure> {
    let wanted = &arguments.rulesets;
    if wanted.is_empty() && !arguments.switches.is_empty() {
        return Ok(Vec::new());
    }
    let rulesets: Vec<(&String, Arc<Rules>)> =
        wanted.iter().map(|name| Ok((name, load_rules(name, &[])?))).collect::<Result<_, Failure>>()?;
    let mut rows: BTreeMap<usize, Row> = BTreeMap::new();
    for gadget in gadgets {
        let houses = match wanted.is_empty() {
            true => as_in_rulesets(gadget),
            false => rulesets.iter().map(|(name, rules)| as_in_ruleset(gadget, name, rules)).collect(),
        };
        for (place, HouseRules { name, switches }) in houses.into_iter().enumerate() {
            rows.entry(place).or_insert_with(|| Row { name, switches: Vec::new() }).switches.push(switches);
        }
    }
    Ok(rows.into_values().collect())
}

/// What becomes of each gadget. Those whose animals move alike are not decided again.
fn cells(names: &[String], gadgets: &[Gadget], row: &Row, states: u32) -> Result<Vec<Cell>, Failure> {
    let changed: Vec<Option<Gadget>> = names
        .iter()
        .zip(gadgets)
        .zip(&row.switches)
        .map(|((name, gadget), switches)| {
            let changed = open(name, switches)?;
            Ok((!moves_alike(gadget, &changed)).then_some(changed))
        })
        .collect::<Result<_, Failure>>()?;
    let others: Vec<Gadget> = changed.iter().flatten().cloned().collect();
    let mut decided = decided(&others, states).into_iter();
    Ok(changed.iter().map(|changed| changed.as_ref().and_then(|_| decided.next()).unwrap_or(Cell::Same)).collect())
}

fn decided(gadgets: &[Gadget], states: u32) -> Vec<Cell> {
    side_by_side(gadgets, |gadget| {
        let (mut fallen, mut undecided) = (Vec::new(), Vec::new());
        for claim in &gadget.claims {
            match decide(gadget, claim, states as usize).outcome {
                Outcome::Holds(_) => {}
                Outcome::Refuted(..) => fallen.push(claim.name.clone()),
                Outcome::Undecided => undecided.push(claim.name.clone()),
            }
        }
        Cell::Decided { fallen, undecided }
    })
}

fn write_heading(out: &mut impl Write, gadgets: &[Gadget], cells: &[Cell]) -> Result<(), Failure> {
    let claims: usize = gadgets.iter().map(|gadget| gadget.claims.len()).sum();
    let words = format!("As they are: {}; {}", counted(claims, "claim", "claims"), in_words(gadgets, cells));
    writeln!(out, "{}", wrap_whole(&words, "", "  "))?;
    Ok(())
}

fn write_row(out: &mut impl Write, row: &Row, gadgets: &[Gadget], cells: &[Cell]) -> Result<(), Failure> {
    let words = in_words(gadgets, cells);
    let is_fallen = cells.iter().any(|cell| matches!(cell, Cell::Decided { fallen, .. } if !fallen.is_empty()));
    let name = padded(&row.name, 30);
    let shown = if is_fallen { red(&name) } else { green(&name) };
    let indent = " ".repeat(33);
    let text = wrap_whole(&words, &indent, &indent);
    writeln!(out, "  {shown} {}", text.trim_start())?;
    Ok(())
}

/// Which claims fall, by gadget, and which are undecided.
fn in_words(gadgets: &[Gadget], cells: &[Cell]) -> String {
    let mut parts = Vec::new();
    for (gadget, cell) in gadgets.iter().zip(cells) {
        let Cell::Decided { fallen, undecided } = cell else { continue };
        let unsure = undecided.iter().map(|claim| format!("{claim} undecided"));
        let all: Vec<String> = fallen.iter().cloned().chain(unsure).collect();
        if !all.is_empty() {
            parts.push(format!("{}: {}", gadget.name(), all.join(", ")));
        }
    }
    if parts.is_empty() { "every claim holds".to_owned() } else { parts.join("; ") }
}

/// A line for each claim.
fn write_json(
    out: &mut impl Write,
    row: &Row,
    gadgets: &[Gadget],
    cells: &[Cell],
    as_it_is: &[Cell],
) -> Result<(), Failure> {
    for (place, gadget) in gadgets.iter().enumerate() {
        let (cell, alike) = match &cells[place] {
            Cell::Same => (&as_it_is[place], true),
            other => (other, false),
        };
        let Cell::Decided { fallen, undecided } = cell else { continue };
        for claim in &gadget.claims {
            let outcome = match () {
                () if fallen.contains(&claim.name) => "refuted",
                () if undecided.contains(&claim.name) => "undecided",
                () => "holds",
            };
            let line = serde_json::json!({
                "house_rules": row.name, "gadget": gadget.name(), "claim": claim.name, "outcome": outcome,
                "moves_alike": alike,
            });
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}
