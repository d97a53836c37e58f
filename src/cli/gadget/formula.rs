//! `shouqi gadget formula`.

use super::args::Formula as Arguments;
use crate::cli::disk;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{bold, counted, wrap};
use crate::diagnostics::Source;
use crate::gadget::{Formula, FormulaGame, FormulaOutcome, MAX_FORMULA_BYTES, read_formula, variable_name};
use crate::rules::Side;
use std::io::Write;
use std::path::Path;

/// Solves the game on a formula, whoever begins.
pub fn run(arguments: &Arguments) -> Result<Done, Failure> {
    let formula = read(&arguments.file)?;
    let solved = Side::BOTH.map(|first| {
        let mut game = FormulaGame::new(&formula, first);
        (first, game.outcome(), game.positions())
    });
    let mut out = escaped_output::stdout();
    if arguments.json {
        for (first, outcome, positions) in solved {
            let taken: Vec<String> = outcome.winning.iter().map(|&variable| variable_name(variable)).collect();
            let answer = serde_json::json!({
                "formula": formula.to_string(),
                "first": first,
                "winner": outcome.winner,
                "winning": taken,
                "positions": positions,
            });
            writeln!(out, "{answer}")?;
        }
        return Ok(Done::Well);
    }
    writeln!(out, "{}\n", bold(&wrap(&formula.to_string(), "", "  ")))?;
    for (first, outcome, _) in &solved {
        writeln!(out, "{}", wrap(&sentence(*first, outcome, formula.variables()), "  ", "  "))?;
    }
    let positions: usize = solved.iter().map(|(_, _, positions)| positions).sum();
    let words = format!(
        "White and Black take variables in turn; White\u{2019}s become true, Black\u{2019}s false, and White wants the \
         formula to be true. This is the game that the boards of the proof play; `shouqi gadget build` makes one. {} solved.",
        counted(positions, "position", "positions")
    );
    writeln!(out, "\n{}", wrap(&words, "", ""))?;
    Ok(Done::Well)
}

/// The formula of a file.
pub(super) fn read(path: &Path) -> Result<Formula, Failure> {
    let text = disk::read_text(path, MAX_FORMULA_BYTES).map_err(|error| disk::failed(path, error))?;
    let source = Source::new(path.display().to_string(), text);
    read_formula(source).map_err(|report| Failure::Faulty(vec![report]))
}

/// How a game ends that this side begins.
fn sentence(first: Side, outcome: &FormulaOutcome, variables: usize) -> String {
    let names: Vec<String> = outcome.winning.iter().map(|&variable| variable_name(variable)).collect();
    let winner = outcome.winner;
    match names.split_last() {
        None => format!("{first} first: {winner} wins, whatever is taken first"),
        Some(_) if names.len() == variables => format!("{first} first: {winner} wins, taking any of them"),
        Some((one, [])) => format!("{first} first: {winner} wins, taking {one}"),
        Some((last, others)) => format!("{first} first: {winner} wins, taking {} or {last}", others.join(", ")),
    }
}
