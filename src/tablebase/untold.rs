//! What a table cannot know of a game.

use crate::rules::{Clause, Position, Repetition, Rules};

/// The clauses of a ruleset that look at more than where the animals stand and who is to move, and which its tables
/// therefore leave out: repeated positions, animals that go to and fro, limits on moves. Empty where the tables tell
/// the whole truth.
///
/// A draw by the third time and the like never make a table's win or loss false if the winner goes on by shortest
/// lines, which never come back to a position; a bar on repetition and a limit on moves may.
pub fn untold(rules: &Rules) -> Vec<Clause> {
    rules.clauses().into_iter().filter(|clause| looks_back(*clause)).collect()
}

/// Whether a clause looks at the moves made before.
fn looks_back(clause: Clause) -> bool {
    matches!(
        clause,
        Clause::NoEarlierPosition
            | Clause::ThirdTimeBarred
            | Clause::ThreefoldDraws
            | Clause::ThreefoldClaim
            | Clause::SevenThree
            | Clause::SeventeenFive
            | Clause::DrawAfterTurns
            | Clause::DrawWithoutCapture
    )
}

/// Whether a table's word may be taken for the end of a game: no clause of the ruleset bars moves because of earlier
/// ones. A limit on moves may still come first, see [`limit_within`].
pub fn holds_in_games(rules: &Rules) -> bool {
    let switches = rules.switches();
    let bars = match switches.repetition {
        Repetition::Free | Repetition::ThreefoldDraws | Repetition::ThreefoldClaim => false,
        Repetition::NoEarlierPosition | Repetition::ThirdTimeBarred => true,
    };
    !bars && switches.same_square_limit.is_none() && switches.few_squares_limit.is_none()
}

/// The limit on moves that may end a game before so many more plies are made. Of moves that nobody `counted` any number
/// may have been made.
pub fn limit_within(position: &Position, plies: u32, counted: bool) -> Option<Clause> {
    let switches = position.rules().switches();
    let limits = [
        (switches.turn_limit, position.ply(), Clause::DrawAfterTurns),
        (switches.capture_limit, position.quiet(), Clause::DrawWithoutCapture),
    ];
    // The move that wins comes before the limit that it reaches.
    let may_come = |limit: u32, made: u32| !counted || made.saturating_add(plies) > limit;
    let first = limits.into_iter().find(|(limit, made, _)| limit.is_some_and(|limit| may_come(limit, *made)));
    first.map(|(_, _, clause)| clause)
}
