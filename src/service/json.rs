//! JSON output.

use crate::diagnostics::Keyword;
use crate::engine::Score;
use crate::rules::{Basis, Clause, Move, Origin, Outcome, Position, Rules, SwitchRow};
use crate::rulesheet::{deciding_switches, number, on_sheet};
use serde_json::{Value, json};

/// `{"winner","termination","result","cites","rule"}`: the end of a game, and the rule of the sheet that it cites.
pub fn outcome(rules: &Rules, outcome: Option<Outcome>) -> Value {
    match outcome {
        None => Value::Null,
        Some(outcome) => {
            let clause = outcome.termination.clause(rules);
            json!({
                "winner": outcome.winner.map(|side| side.to_string().to_lowercase()),
                "termination": outcome.termination.id(),
                "result": outcome.result(),
                "cites": cites(rules, clause, None),
                "rule": rule(rules, clause, None),
            })
        }
    }
}

/// `{"hundredths":35}`, `{"wins_in":5}` or `{"loses_in":4}`, in plies.
pub fn score(score: Score) -> Value {
    match (score.wins_in(), score.loses_in()) {
        (Some(plies), _) => json!({ "wins_in": plies }),
        (_, Some(plies)) => json!({ "loses_in": plies }),
        _ => json!({ "hundredths": score.hundredths() }),
    }
}

/// Moves as canonical texts.
pub fn moves(moves: &[Move]) -> Value {
    moves.iter().map(Move::to_string).collect()
}

/// Clauses as ids.
pub fn clauses(rules: &Rules, clauses: &[Clause]) -> Value {
    clauses.iter().map(|clause| clause.id(rules).into_owned()).collect()
}

/// The notes of the switches on which a clause rests, where the source is not explicit.
pub fn notes(rules: &Rules, clause: Clause, position: &Position, mv: Move) -> Value {
    let remarked = |row: &&SwitchRow| row.note.as_ref().is_some_and(|note| note.basis != Basis::Text);
    deciding_switches(rules, clause, position, mv).into_iter().filter(remarked).map(note).collect()
}

fn note(row: &SwitchRow) -> Value {
    let note = row.note.as_ref();
    json!({
        "switch": row.name,
        "basis": note.map(|note| note.basis.keyword()),
        "text": note.and_then(|note| note.text.clone()),
    })
}

/// The clause of the sheet that covers a ban.
pub fn cites(rules: &Rules, clause: Clause, game_ended_by: Option<Outcome>) -> Value {
    on_sheet(rules, clause, game_ended_by).map_or(Value::Null, |clause| Value::from(clause.id(rules).into_owned()))
}

/// The number of the sheet's rule that covers a clause.
pub fn rule(rules: &Rules, clause: Clause, game_ended_by: Option<Outcome>) -> Value {
    let sentence = on_sheet(rules, clause, game_ended_by);
    sentence.and_then(|sentence| number(rules, sentence)).map_or(Value::Null, Value::from)
}

/// A switch with its value, origin and note.
pub fn switch(row: &SwitchRow) -> Value {
    let from = match &row.origin {
        Origin::Ruleset(name) => Some(name.as_str()),
        Origin::Override => Some("--switch"),
        Origin::Nowhere => None,
    };
    let note = row.note.as_ref();
    json!({
        "name": row.name,
        "label": row.label,
        "value": row.value,
        "values": row.words,
        "from": from,
        "basis": note.map(|note| note.basis.keyword()),
        "note": note.and_then(|note| note.text.clone()),
    })
}
