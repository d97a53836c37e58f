//! The clauses that tables ignore, because they depend on earlier moves.

use crate::rules::{Clause, Position, Rules};

/// The clauses of a ruleset that depend on more than the placement and the side to move: repetition, and limits on
/// moves. Its tables ignore them, as Syzygy tables without the fifty-move rule do. Empty where the tables are exact.
///
/// A draw by repetition never makes a won or lost entry false if the winner follows shortest lines, which never repeat
/// a position. A bar on repetition may, and a limit on moves.
pub fn history_rules(rules: &Rules) -> Vec<Clause> {
    let mut clauses = rules.clauses();
    clauses.retain(|clause| {
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
    });
    clauses
}

/// Whether the values of tables hold in games: no clause of the ruleset bars a move because of earlier ones. A limit on
/// moves may still end the game first, see [`limit_within`].
pub fn values_hold_in_games(rules: &Rules) -> bool {
    !rules.switches().ban_by_history()
}

/// The limit on moves that may end a game within so many plies. If the moves so far were not `counted`, any limit may.
pub fn limit_within(position: &Position, plies: u32, counted: bool) -> Option<Clause> {
    let switches = position.rules().switches();
    let thresholds = [
        (switches.turn_limit, position.ply(), Clause::DrawAfterTurns),
        (switches.capture_limit, position.quiet(), Clause::DrawWithoutCapture),
    ];
    // The move that wins comes before the limit that it reaches.
    let may_come = |limit: u32, made: u32| !counted || made.saturating_add(plies) > limit;
    let first = thresholds.into_iter().find(|(limit, made, _)| limit.is_some_and(|limit| may_come(limit, *made)));
    first.map(|(_, _, clause)| clause)
}
