//! Messages on claims of a draw.

use super::{JudgedMove, say_violation};
use crate::language::{Argument, Language};
use crate::rules::notation::display_move;
use crate::rules::{Claim, ClaimError, Game};

/// Maximum number of claiming moves named.
const MOST_NAMED: usize = 3;

/// What the side to move may claim: a sentence per way, none if it may not.
pub fn say_open_claims(game: &Game, language: &Language) -> Vec<String> {
    if game.may_claim_draw() {
        return vec![say(game, language, "threefold-claim", Claim::Standing)];
    }
    let moves = game.claiming_moves().into_iter().take(MOST_NAMED);
    moves.map(|mv| say(game, language, "threefold-claim-with", Claim::With(mv))).collect()
}

/// How the game was drawn by a claim, in one sentence; `None` if it was not.
pub fn say_claimed(game: &Game, language: &Language) -> Option<String> {
    let key = match game.claimed()? {
        Claim::Standing => "threefold-claimed",
        Claim::With(_) => "threefold-claimed-with",
    };
    Some(say(game, language, key, game.claimed()?))
}

/// Why a claim is rejected, in one sentence.
pub fn say_refused(game: &Game, claim: Claim, why: &ClaimError, language: &Language) -> String {
    match (why, claim) {
        (ClaimError::NotInTheRules, _) => say(game, language, "claim-not-in-rules", claim),
        (ClaimError::Over, _) => say(game, language, "game-over", claim),
        (ClaimError::NotYet, Claim::Standing) => say(game, language, "claim-refused", claim),
        (ClaimError::NotYet, Claim::With(_)) => say(game, language, "claim-refused-with", claim),
        (ClaimError::Illegal(verdict), Claim::With(mv)) => {
            let scene = JudgedMove { position: game.position(), mv, language };
            verdict.violations().first().map(|violation| say_violation(scene, violation)).unwrap_or_default()
        }
        // A claim of the current position announces no move.
        (ClaimError::Illegal(_), Claim::Standing) => String::new(),
    }
}

fn say(game: &Game, language: &Language, key: &str, claim: Claim) -> String {
    let mut arguments = vec![("mover", Argument::Side(game.position().side()))];
    if let Claim::With(mv) = claim {
        arguments.push(("display", Argument::Text(display_move(game.position(), mv))));
    }
    // A missing message would be a bug of the shipped texts; a test formats all of them.
    language.say(key, &arguments).unwrap_or_else(|| key.to_owned())
}
