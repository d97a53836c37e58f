//! What a table cannot know of a game.

use crate::rules::{Clause, Repetition, Rules};

/// The clauses of a ruleset that look at more than where the animals stand and who is to move, and which its tables
/// therefore leave out: repeated positions, animals that go to and fro, limits on moves. Empty where the tables tell
/// the whole truth.
///
/// A draw by the third time and the like never make a table's win or loss false if the winner goes on by shortest
/// lines, which never come back to a position; a bar on repetition and a limit on moves may.
pub fn untold(rules: &Rules) -> Vec<Clause> {
    let switches = rules.switches();
    let repetition = match switches.repetition {
        Repetition::Free => None,
        Repetition::NoEarlierPosition => Some(Clause::NoEarlierPosition),
        Repetition::ThirdTimeBarred => Some(Clause::ThirdTimeBarred),
        Repetition::ThreefoldDraws => Some(Clause::ThreefoldDraws),
        Repetition::ThreefoldClaim => Some(Clause::ThreefoldClaim),
    };
    let others = [
        (switches.same_square_limit.is_some(), Clause::SevenThree),
        (switches.few_squares_limit.is_some(), Clause::SeventeenFive),
        (switches.turn_limit.is_some(), Clause::DrawAfterTurns),
        (switches.capture_limit.is_some(), Clause::DrawWithoutCapture),
    ];
    repetition.into_iter().chain(others.into_iter().filter(|(holds, _)| *holds).map(|(_, clause)| clause)).collect()
}
