//! External examples as text.

use super::example::{Then, first};
use super::{FailedExample, ProofError};
use crate::language::Language;
use crate::rules::notation::read_position;
use crate::rules::{Game, Move, Rules, cited};
use std::sync::Arc;

/// Plays one example written for a ruleset: a position, moves before, a move, and `legal`, optionally with its result
/// (`legal, den 1-0`), or the id of the clause that forbids it.
///
/// ```
/// use shouqi::{rules::preset_rules, rulesheet::prove_one};
/// let rules = std::sync::Arc::new(preset_rules("classic").expect("a shipped ruleset"));
/// let proof = prove_one(&rules, "7/7/7/7/7/eR5/7/7/7 w", &[], "b4a4", "elephant-safe-from-river");
/// assert!(proof.is_ok());
/// assert!(prove_one(&rules, "7/7/7/7/7/eR5/7/7/7 w", &[], "b4a4", "legal").is_err());
/// ```
///
/// # Errors
/// What is invalid, or the judge's verdict.
pub fn prove_one(
    rules: &Arc<Rules>,
    position: &str,
    before: &[&str],
    mv: &str,
    verdict: &str,
) -> Result<(), ProofError> {
    let start =
        read_position(position, rules).map_err(|fault| ProofError::Scene(Language::english().tell(&fault.what)))?;
    let moves = before.iter().copied().map(read).collect::<Result<Vec<Move>, _>>()?;
    let last = read(mv)?;
    let found = rule(Game::new(start.clone()), &moves, last, rules);
    // `legal` alone does not specify the result.
    let same = found == verdict || (verdict == "legal" && found.starts_with("legal,"));
    if same {
        return Ok(());
    }
    Err(ProofError::Failed(vec![FailedExample {
        id: mv.to_owned(),
        clause: verdict.to_owned(),
        position: start.to_string(),
        before: moves,
        mv: last,
        expected: verdict.to_owned(),
        found,
    }]))
}

fn read(text: &str) -> Result<Move, ProofError> {
    text.parse().map_err(|_| ProofError::Scene(format!("\"{}\" is not a move, such as a3b3", text.escape_debug())))
}

/// The verdict as text.
fn rule(mut game: Game, before: &[Move], last: Move, rules: &Rules) -> String {
    for &mv in before {
        if let Err(verdict) = game.play(mv) {
            return format!("{mv} before it is illegal: {}", first(rules, &verdict));
        }
    }
    match game.play(last) {
        Err(verdict) => {
            let ban = verdict.violations().first().map(|first| first.clause);
            let covered = ban.filter(|&ban| ban == crate::rules::Clause::GameOver || cited(rules, ban).is_some());
            covered.map_or_else(|| "a ban that no sentence covers".to_owned(), |ban| ban.id(rules).into_owned())
        }
        Ok(()) => format!("legal, {}", Then::of(&game)),
    }
}
