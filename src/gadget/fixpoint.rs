//! Fixpoints on the graph of states: attractors, what can be held for ever, and what recurs for ever.

use super::graph::{EdgeSort, Graph, Reversed};
use super::local_game::LocalGame;
use super::states::NONE;
use crate::rules::Side;

/// By state: the number of plies in which a side forces something, or [`NONE`].
pub(super) type Ranks = Vec<u32>;

/// The attractor of the goal for a side.
pub(super) fn attractor(graph: &Graph, reversed: &Reversed, side: Side) -> Ranks {
    let seeds = (0..graph.len() as u32).filter(|&state| graph.is_goal(state)).collect();
    attract(graph, reversed, side, seeds, 0, None)
}

/// The attractor of some states, which get the rank `base`, by moves within a set.
fn attract(
    graph: &Graph,
    reversed: &Reversed,
    side: Side,
    seeds: Vec<u32>,
    base: u32,
    within: Option<&[bool]>,
) -> Ranks {
    let mut ranks = vec![NONE; graph.len()];
    let mut open: Vec<u32> = (0..graph.len() as u32).map(|state| graph.next(state).len() as u32).collect();
    for &seed in &seeds {
        ranks[seed as usize] = base;
    }
    let mut layer = seeds;
    let mut rank = base;
    while !layer.is_empty() {
        rank += 1;
        let mut following = Vec::new();
        for state in layer {
            for &before in reversed.before(state) {
                if ranks[before as usize] != NONE || within.is_some_and(|within| !within[before as usize]) {
                    continue;
                }
                // Two moves may lead to the same state: each closes one of the other side's ways.
                open[before as usize] = open[before as usize].saturating_sub(1);
                if graph.side(before) == side || open[before as usize] == 0 {
                    ranks[before as usize] = rank;
                    following.push(before);
                }
            }
        }
        layer = following;
    }
    ranks
}

/// By state with Black to move: the round in which it was found that White cannot wait there, or [`NONE`] if it can. In
/// round 0 the goal cannot be forced any more; states with White to move have no meaning here.
pub(super) fn waiting(graph: &Graph, ranks: &Ranks) -> Vec<u32> {
    let mut lost = vec![NONE; graph.len()];
    let black: Vec<u32> = (0..graph.len() as u32).filter(|&state| graph.side(state) == Side::Black).collect();
    for &state in &black {
        let alone = flipped(graph, state).is_some_and(|flipped| ranks[flipped as usize] != NONE);
        if graph.is_goal(state) || !alone {
            lost[state as usize] = 0;
        }
    }
    let mut round = 0;
    loop {
        round += 1;
        let mut found = Vec::new();
        for &state in black.iter().filter(|&&state| lost[state as usize] == NONE) {
            if graph.next(state).iter().any(|&after| answer(graph, &lost, after).is_none()) {
                found.push(state);
            }
        }
        if found.is_empty() {
            return lost;
        }
        for state in found {
            lost[state as usize] = round;
        }
    }
}

/// By state with Black to move: how often at most White has to answer with a move on the board, while Black moves as
/// often as it likes; [`NONE`] where it cannot wait, or where Black can call for answers without end.
pub(super) fn answers(graph: &Graph, lost: &[u32]) -> Vec<u32> {
    let is_open = |state: u32| graph.side(state) == Side::Black && lost[state as usize] == NONE;
    let open: Vec<u32> = (0..graph.len() as u32).filter(|&state| is_open(state)).collect();
    let mut answers = vec![NONE; graph.len()];
    for count in 0.. {
        // Where every move leaves White free to move elsewhere, or is answered by a move after which Black can call for fewer.
        let mut inside: Vec<bool> = vec![false; graph.len()];
        for &state in &open {
            inside[state as usize] = answers[state as usize] == NONE;
        }
        loop {
            let stays = |after: u32| {
                graph.edges(after).any(|(to, sort)| match sort {
                    EdgeSort::Pass => inside[to as usize] || answers[to as usize] != NONE,
                    EdgeSort::Board => answers[to as usize] != NONE,
                    EdgeSort::Port => false,
                })
            };
            let leaves =
                |state: &&u32| inside[**state as usize] && !graph.next(**state).iter().all(|&after| stays(after));
            let left: Vec<u32> = open.iter().filter(leaves).copied().collect();
            if left.is_empty() {
                break;
            }
            left.iter().for_each(|&state| inside[state as usize] = false);
        }
        let found: Vec<u32> = open.iter().copied().filter(|&state| inside[state as usize]).collect();
        if found.is_empty() {
            break;
        }
        found.iter().for_each(|&state| answers[state as usize] = count);
    }
    answers
}

/// White's answer after which Black can call for the fewest: none, or a move on the board. `None` if there is no answer.
pub(super) fn best_answer(graph: &Graph, answers: &[u32], after: u32) -> Option<(u32, EdgeSort)> {
    let cost = |&(to, sort): &(u32, EdgeSort)| answers[to as usize].saturating_add(u32::from(sort == EdgeSort::Board));
    let known = graph.edges(after).filter(|&(to, sort)| sort != EdgeSort::Port && answers[to as usize] != NONE);
    // A pass comes first.
    known.min_by_key(cost)
}

/// White's answer on the spot, a move on the board or none, after which it can still wait.
pub(super) fn answer(graph: &Graph, lost: &[u32], after: u32) -> Option<u32> {
    let mut answers = graph.edges(after).filter(|(_, sort)| *sort != EdgeSort::Port);
    answers.find(|&(to, _)| lost[to as usize] == NONE).map(|(to, _)| to)
}

/// The same state with the other side to move.
pub(super) fn flipped(graph: &Graph, state: u32) -> Option<u32> {
    let mut row = graph.states.row(state).to_vec();
    LocalGame::flip(&mut row);
    graph.states.find(&row)
}

/// By state: within how many plies Black moves on the board again, if it keeps the goal away and can do so for ever
/// (a Büchi condition); [`NONE`] where it cannot. A state with such a move has rank 1.
pub(super) fn recurring(graph: &Graph, reversed: &Reversed, forced: &Ranks) -> Ranks {
    let mut held: Vec<bool> = forced.iter().map(|&rank| rank == NONE).collect();
    loop {
        let moves_on = |state: u32| {
            held[state as usize]
                && graph.side(state) == Side::Black
                && graph.edges(state).any(|(to, sort)| sort == EdgeSort::Board && held[to as usize])
        };
        let seeds: Vec<u32> = (0..graph.len() as u32).filter(|&state| moves_on(state)).collect();
        let ranks = attract(graph, reversed, Side::Black, seeds, 1, Some(&held));
        let now: Vec<bool> = ranks.iter().zip(&held).map(|(&rank, &held)| held && rank != NONE).collect();
        if now == held {
            return ranks;
        }
        held = now;
    }
}
