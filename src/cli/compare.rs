//! `shouqi referee compare`.

use super::args::{Compare, Which};
use super::exit::{Done, Failure};
use super::given::{Given, load_rules};
use super::json;
use super::terminal::{bold, columns, padded, within};
use crate::rules::notation::display_move;
use crate::rules::{Difference, Game, Move, MoveDifference, Position, Rules, compare_moves, compare_switches, under};
use std::io::Write;
use std::sync::Arc;

/// Shows the switches in which two rulesets differ and the moves on which they part.
pub fn run(arguments: Compare) -> Result<Done, Failure> {
    let [left, right] = arguments.rules.as_slice() else {
        return Err(Failure::Unreadable(
            "error: two rulesets are compared: write --rules twice\n  \
             such as: shouqi referee compare --rules classic --rules tierschach"
                .to_owned(),
        ));
    };
    let (left, right) = (load_rules(left, &arguments.switches)?, load_rules(right, &arguments.switches)?);
    let (a, b) = standings(&arguments, &left, &right)?;
    let switches = compare_switches(&left, &right);
    let moves = compare_moves(&a.moves, &b.moves);
    let mut out = anstream::stdout().lock();
    if arguments.json {
        let differences: Vec<_> = switches
            .iter()
            .map(|d| serde_json::json!({ "name": d.name, "label": d.label, "left": d.left, "right": d.right }))
            .collect();
        let answer = serde_json::json!({
            "left": left.signature(),
            "right": right.signature(),
            "same_game": left.hash() == right.hash(),
            "switches": differences,
            "position": a.position.to_string(),
            "both": json::moves(&moves.both),
            "only_left": json::moves(&moves.only_left),
            "only_right": json::moves(&moves.only_right),
        });
        writeln!(out, "{answer}")?;
        return Ok(Done::Well);
    }
    write_switches(&mut out, &left, &right, &switches)?;
    write_moves(&mut out, &left, &right, &a, &b, &moves, arguments.standing.position.is_some())?;
    Ok(Done::Well)
}

/// A position under one of the rulesets, and the moves legal there.
struct Stand {
    position: Position,
    moves: Vec<Move>,
}

fn standings(arguments: &Compare, left: &Arc<Rules>, right: &Arc<Rules>) -> Result<(Stand, Stand), Failure> {
    let of_game = |game: Game| Stand { position: game.position().clone(), moves: game.moves() };
    if let Some(path) = &arguments.standing.game {
        let read = super::given::ReadRecord::open(path)?;
        return Ok((of_game(read.play(left)?), of_game(read.play(right)?)));
    }
    let rules = Some(arguments.rules[0].clone());
    let switches = arguments.switches.clone();
    let which = Which {
        rules,
        #[cfg(feature = "print")]
        theme: None,
        switches,
    };
    let given = Given::read(&which, None, &arguments.standing)?;
    let position = given.position().clone();
    let other = under(&position, right).map_err(|why| {
        Failure::Unreadable(format!("error: this position cannot stand under {}: {why}", right.name()))
    })?;
    let stand = |position: Position| Stand { moves: position.moves(), position };
    Ok((stand(position), stand(other)))
}

const LABEL: usize = 40;
const VALUE: usize = 19;

fn write_switches(
    out: &mut impl Write,
    left: &Rules,
    right: &Rules,
    differences: &[Difference],
) -> Result<(), Failure> {
    if left.hash() == right.hash() {
        writeln!(out, "{} and {} play the same game.", left.signature(), right.signature())?;
    }
    if differences.is_empty() {
        writeln!(out, "They differ in no switch.")?;
        return Ok(());
    }
    writeln!(out, "{}{}{}", padded("", LABEL), bold(&padded(left.name(), VALUE + 1)), bold(right.name()))?;
    for difference in differences {
        let value = |value: &Option<String>| value.clone().unwrap_or_else(|| "not mentioned".to_owned());
        let (a, b) = (value(&difference.left), value(&difference.right));
        let (a, b) = match difference.name.as_str() {
            "strength" => strengths(left, right),
            "setup" => ("see its board".to_owned(), "see its board".to_owned()),
            _ => (a, b),
        };
        write_cells(out, &difference.label, &a, &b)?;
    }
    Ok(())
}

/// Only the kinds whose strengths differ.
fn strengths(left: &Rules, right: &Rules) -> (String, String) {
    let of = |rules: &Rules, other: &Rules| {
        let differ = |kind: &&crate::rules::Kind| {
            other.kinds().iter().find(|o| o.id == kind.id).is_none_or(|o| o.strength != kind.strength)
        };
        let words: Vec<String> =
            rules.kinds().iter().filter(differ).map(|kind| format!("{} {}", kind.id, kind.strength)).collect();
        words.join(", ")
    };
    (of(left, right), of(right, left))
}

fn write_cells(out: &mut impl Write, label: &str, a: &str, b: &str) -> Result<(), Failure> {
    let lines = |text: &str, width: usize| -> Vec<String> {
        text.lines().flat_map(|line| textwrap::wrap(line, within(width))).map(|line| line.into_owned()).collect()
    };
    let (label, a, b) = (lines(label, LABEL - 3), lines(a, VALUE), lines(b, VALUE));
    for line in 0..label.len().max(a.len()).max(b.len()) {
        let cell = |lines: &[String]| lines.get(line).cloned().unwrap_or_default();
        let text =
            format!("{}{}{}", padded(&format!("  {}", cell(&label)), LABEL), padded(&cell(&a), VALUE + 1), cell(&b));
        writeln!(out, "{}", text.trim_end())?;
    }
    Ok(())
}

fn write_moves(
    out: &mut impl Write,
    left: &Rules,
    right: &Rules,
    a: &Stand,
    b: &Stand,
    moves: &MoveDifference,
    named: bool,
) -> Result<(), Failure> {
    let place = if named { "In this position" } else { "From here" };
    let place = if a.position.ply() == 0 && !named { "From the starting position" } else { place };
    writeln!(out)?;
    if moves.only_left.is_empty() && moves.only_right.is_empty() {
        writeln!(out, "{place} they allow the same {} moves.", moves.both.len())?;
        return Ok(());
    }
    writeln!(out, "{place} both allow {} moves.", moves.both.len())?;
    for (rules, stand, only) in [(left, a, &moves.only_left), (right, b, &moves.only_right)] {
        if !only.is_empty() {
            let words: Vec<String> = only.iter().map(|&mv| display_move(&stand.position, mv)).collect();
            let lead = padded(&format!("  only {} allows   ", rules.name()), 30);
            writeln!(out, "{}", columns(&words, &lead, &" ".repeat(30)))?;
        }
    }
    Ok(())
}
