//! Clauses that depend on earlier moves: repeated positions, and animals that shuttle.

use super::{Clause, Limit, Move, Position, Repetition, Rules, Square, Terrain};

/// The clauses that a bare position leaves open for this otherwise legal move.
///
/// No placement can recur after a capture, and a position recurs after four plies at the earliest. Where the position's
/// counters rule that out, nothing is open.
pub(super) fn open_clauses(position: &Position, mv: Move) -> Vec<Clause> {
    let switches = position.rules().switches();
    let captures = position.at(mv.to).is_some();
    let mut open = Vec::new();
    let plies = |value: u32| if position.is_counted() { value } else { u32::MAX };
    let quiet_after = plies(position.quiet().min(position.ply())).saturating_add(1);
    match switches.repetition {
        Repetition::NoEarlierPosition if !captures && quiet_after >= 4 => open.push(Clause::NoEarlierPosition),
        Repetition::ThirdTimeBarred if !captures && quiet_after >= 8 => open.push(Clause::ThirdTimeBarred),
        _ => (),
    }
    // An animal that visits one square n times has moved at least 2n − 1 times; the ban is on the next visit.
    let own_turns = plies(position.ply() / 2);
    if switches.same_square_limit.is_some_and(|limit| own_turns >= 2 * limit.count - 1) {
        open.push(Clause::SevenThree);
    }
    if switches.few_squares_limit.is_some_and(|limit| own_turns >= limit.turns) {
        open.push(Clause::SeventeenFive);
    }
    open
}

/// The squares to which the animal on `from` has gone in its side's last turns, newest first, while no other animal of
/// that side moved and it entered no trap; no further back than the rules' limits need. `moves` are that side's moves,
/// newest first.
pub(super) fn run(rules: &Rules, from: Square, moves: impl Iterator<Item = Move>) -> Vec<Square> {
    let board = rules.board();
    let limits = [rules.switches().same_square_limit, rules.switches().few_squares_limit];
    let turns = limits.into_iter().flatten().map(|limit| limit.turns as usize).max().unwrap_or(0);
    let mut at = from;
    let mut visited = Vec::new();
    for mv in moves.take(turns) {
        if mv.to != at || matches!(board.terrain(mv.to), Some(Terrain::Trap(_))) {
            break;
        }
        visited.push(mv.to);
        at = mv.from;
    }
    visited
}

/// Whether going to `to` once more breaks the limit on visits to one square.
pub(super) fn breaks_same_square(limit: Limit, run: &[Square], to: Square) -> bool {
    let within = &run[..run.len().min(limit.turns as usize)];
    within.iter().filter(|&&square| square == to).count() >= limit.count as usize
}

/// Whether going to `to` once more breaks the limit on staying among few squares.
pub(super) fn breaks_few_squares(limit: Limit, run: &[Square], to: Square) -> bool {
    let turns = limit.turns as usize;
    if run.len() < turns {
        return false;
    }
    let mut squares = run[..turns].to_vec();
    squares.sort_unstable();
    squares.dedup();
    squares.len() <= limit.count as usize && squares.contains(&to)
}

impl Rules {
    /// Whether a move exceeds the limits on shuttling. `own` are the moves of its side, newest first.
    pub(crate) fn bars_to_and_fro(&self, mv: Move, own: impl Iterator<Item = Move>) -> bool {
        let switches = self.switches();
        let run = run(self, mv.from, own);
        switches.same_square_limit.is_some_and(|limit| breaks_same_square(limit, &run, mv.to))
            || switches.few_squares_limit.is_some_and(|limit| breaks_few_squares(limit, &run, mv.to))
    }
}
