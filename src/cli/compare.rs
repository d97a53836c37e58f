//! `shouqi referee compare`.

use super::args::Compare;
use super::escaped_output;
use super::exit::{Done, Failure};
use super::input::{load_rules, play_record, referee_language, set_wording};
use super::terminal::{bold, columns, padded, within, wrap};
use crate::rules::notation::display_move;
use crate::rules::{Difference, Game, Move, Position, Rules, compare_moves, compare_switches, with_rules};
use crate::service::{RefereeLanguage, comparison_as_json, lacking_in};
use std::io::Write;
use std::sync::Arc;

/// Shows the switches that differ between two rulesets, and moves that only one of them allows.
pub fn run(arguments: Compare) -> Result<Done, Failure> {
    let table = set_wording(arguments.theme.as_deref(), None)?;
    let voice = referee_language(table.as_ref(), arguments.lang.as_deref())?;
    let (left, right) = match (arguments.rules.as_slice(), &table) {
        ([left, right], _) => (load_rules(left, &arguments.switches)?, load_rules(right, &arguments.switches)?),
        ([right], Some(table)) => (table.rules.clone(), load_rules(right, &arguments.switches)?),
        ([] | [_] | [_, _, ..], _) => {
            return Err(Failure::Unreadable(
                "error: two rulesets are compared: write --rules twice\n  \
                 such as: shouqi referee compare --rules classic --rules tierschach"
                    .to_owned(),
            ));
        }
    };
    let (a, b) = standings(&arguments, &voice, &left, &right)?;
    let switches = compare_switches(&left, &right);
    let moves = compare_moves(&a.moves, &b.moves);
    let mut out = escaped_output::stdout();
    if arguments.json {
        let answer = comparison_as_json(&left, &right, &switches, &a.position, &moves);
        writeln!(out, "{answer}")?;
        return Ok(Done::Well);
    }
    let sides = [(&*left, &a, &moves.only_left), (&*right, &b, &moves.only_right)];
    if table.is_some() || voice.was_asked_for() {
        write_sentences(&mut out, &voice, &left, &right)?;
        write_moves_in_words(&mut out, &voice, sides, moves.both.len())?;
    } else {
        write_switches(&mut out, &left, &right, &switches)?;
        write_moves(&mut out, sides, moves.both.len(), arguments.standing.position.is_some())?;
    }
    Ok(Done::Well)
}

/// A position under one of the rulesets, and the moves legal there.
struct Stand {
    position: Position,
    moves: Vec<Move>,
}

fn standings(
    arguments: &Compare,
    voice: &RefereeLanguage,
    left: &Arc<Rules>,
    right: &Arc<Rules>,
) -> Result<(Stand, Stand), Failure> {
    let of_game = |game: Game| Stand { position: game.position().clone(), moves: game.moves() };
    if let Some(path) = &arguments.standing.game {
        let read = super::input::open_record(path, voice)?;
        return Ok((
            of_game(play_record(&read, left, voice)?.into_game()),
            of_game(play_record(&read, right, voice)?.into_game()),
        ));
    }
    let position = match &arguments.standing.position {
        Some(text) => super::input::position(text, left, &voice.language)?,
        None => Position::start(left),
    };
    let other = with_rules(&position, right).map_err(|why| {
        let parts = [("rules", right.name().into()), ("why", voice.language.tell(&why).into())];
        Failure::Unreadable(format!("error: {}", voice.say("compare-cannot-stand", &parts)))
    })?;
    let stand = |position: Position| Stand { moves: position.moves(), position };
    Ok((stand(position), stand(other)))
}

/// The sentences of either sheet that the other lacks, with their numbers.
fn write_sentences(out: &mut impl Write, voice: &RefereeLanguage, left: &Rules, right: &Rules) -> Result<(), Failure> {
    if left.hash() == right.hash() {
        let both = [("left", left.signature().into()), ("right", right.signature().into())];
        writeln!(out, "{}", wrap(&voice.say("compare-same-game", &both), "", ""))?;
    }
    let (of_left, of_right) = (voice.sentences(left), voice.sentences(right));
    if of_left.iter().map(|(_, text)| text).eq(of_right.iter().map(|(_, text)| text)) {
        writeln!(out, "{}", wrap(&voice.say("compare-same-sheet", &[]), "", ""))?;
    }
    for (rules, own, other) in [(left, &of_left, &of_right), (right, &of_right, &of_left)] {
        let only = lacking_in(other, own);
        if only.is_empty() {
            continue;
        }
        writeln!(out, "{}\n", bold(&voice.say("compare-only-under", &[("rules", rules.signature().into())])))?;
        for (number, sentence) in only {
            let head = number.map_or_else(|| "  ".to_owned(), |number| format!("  § {number:<3} "));
            writeln!(out, "{}", wrap(sentence, &head, &" ".repeat(head.chars().count())))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Two rulesets, the position under each, and the moves that only it allows.
type Sides<'a> = [(&'a Rules, &'a Stand, &'a Vec<Move>); 2];

/// How many moves both allow, and those that only one allows, with the animals' names.
fn write_moves_in_words(
    out: &mut impl Write,
    voice: &RefereeLanguage,
    sides: Sides<'_>,
    both: usize,
) -> Result<(), Failure> {
    writeln!(out, "{}", wrap(&voice.say("compare-both-allow", &[("count", (both as u32).into())]), "", ""))?;
    for (rules, stand, only) in sides {
        if !only.is_empty() {
            let words: Vec<String> = only.iter().map(|&mv| voice.named(&stand.position, mv)).collect();
            let lead = voice.say("compare-only-allows", &[("rules", rules.name().into())]);
            writeln!(out, "  {lead}\n{}", columns(&words, "    ", "    "))?;
        }
    }
    Ok(())
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

fn write_moves(out: &mut impl Write, sides: Sides<'_>, both: usize, named: bool) -> Result<(), Failure> {
    let place = if named { "In this position" } else { "From here" };
    let place = if sides[0].1.position.ply() == 0 && !named { "From the starting position" } else { place };
    writeln!(out)?;
    if sides.iter().all(|(.., only)| only.is_empty()) {
        writeln!(out, "{place} they allow the same {both} moves.")?;
        return Ok(());
    }
    writeln!(out, "{place} both allow {both} moves.")?;
    for (rules, stand, only) in sides {
        if !only.is_empty() {
            let words: Vec<String> = only.iter().map(|&mv| display_move(&stand.position, mv)).collect();
            let lead = padded(&format!("  only {} allows   ", rules.name()), 30);
            writeln!(out, "{}", columns(&words, &lead, &" ".repeat(30)))?;
        }
    }
    Ok(())
}
