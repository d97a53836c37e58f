//! Lines of moves that refute claims.

use super::decide::{START, Search};
use super::fixpoint::{Ranks, answer, best_answer, flipped};
use super::graph::EdgeSort;
use super::local_game::LocalMove;
use super::model::Gadget;
use super::states::NONE;
use crate::rules::Side;
use std::collections::BTreeSet;

/// Plies of a line that is shown.
const MOST_PLIES: usize = 24;

/// A line of moves, and what it shows.
pub(super) struct Refutation {
    pub line: Vec<String>,
    pub what: String,
}

/// The goal is forced: the shortest way against the longest resistance.
pub(super) fn forced_line(search: &Search<'_>, ranks: &Ranks) -> Refutation {
    let mut line = Vec::new();
    let mut at = START;
    while line.len() < MOST_PLIES && !search.graph.is_goal(at) {
        let next = search.graph.next(at).iter().copied();
        let chosen = match search.graph.side(at) == search.claim.side {
            true => next.min_by_key(|&next| ranks[next as usize]),
            false => next.max_by_key(|&next| ranks[next as usize]),
        };
        let Some(next) = chosen else { break };
        line.push(words(search, at, next));
        at = next;
    }
    let plies = ranks[START as usize];
    Refutation { line, what: format!("forced in {plies} plies") }
}

/// The goal is kept away: the other side tries what it can, each state once, until nothing is new.
pub(super) fn held_line(search: &Search<'_>, ranks: &Ranks) -> Refutation {
    let graph = search.graph;
    let mut line = Vec::new();
    let mut seen = BTreeSet::from([START]);
    let mut at = START;
    while line.len() < MOST_PLIES {
        let tries = graph.side(at) == search.claim.side;
        // Arrivals first, then moves on the board, then a pass.
        let mut ways: Vec<(u8, u32)> = graph
            .edges(at)
            .filter(|&(to, _)| (tries || ranks[to as usize] == NONE) && !seen.contains(&to))
            .map(|(to, sort)| match (tries, sort) {
                (true, EdgeSort::Port) | (false, EdgeSort::Pass) => (0, to),
                (true, EdgeSort::Pass) | (false, EdgeSort::Port) => (2, to),
                (_, EdgeSort::Board) => (1, to),
            })
            .collect();
        ways.sort_by_key(|&(urgency, to)| (urgency, to));
        let Some(&(_, next)) = ways.first() else { break };
        line.push(words(search, at, next));
        seen.insert(next);
        at = next;
    }
    Refutation { line, what: format!("{} holds for ever; one line of many", !search.claim.side) }
}

/// A move of Black that White cannot answer on the spot.
pub(super) fn unanswered_line(search: &Search<'_>, lost: &[u32]) -> Refutation {
    let graph = search.graph;
    let mut line = Vec::new();
    let Some(mut at) = flipped(graph, START) else {
        return Refutation { line, what: "it cannot be forced at all".to_owned() };
    };
    let answers = |after: u32| graph.edges(after).filter(|(_, sort)| *sort != EdgeSort::Port).map(|(to, _)| to);
    while lost[at as usize] > 0 && lost[at as usize] != NONE {
        let round = lost[at as usize];
        let fails = |after: &&u32| answers(**after).all(|to| lost[to as usize] < round);
        let Some(&after) = graph.next(at).iter().find(fails) else { break };
        line.push(words(search, at, after));
        let Some(best) = answers(after).max_by_key(|&to| lost[to as usize]) else { break };
        line.push(words(search, after, best));
        at = best;
    }
    Refutation { line, what: "after this it cannot be forced any more".to_owned() }
}

/// Moves of Black that White can answer, but again and again.
pub(super) fn endless_line(search: &Search<'_>, lost: &[u32], counts: &[u32], start: u32) -> Refutation {
    let graph = search.graph;
    let (mut line, mut at, mut seen) = (Vec::new(), start, BTreeSet::from([start]));
    while line.len() < MOST_PLIES {
        // A move after which White is neither free to move elsewhere nor can bring Black to fewer.
        let is_known = |after: u32| best_answer(graph, counts, after).is_some();
        let calls = |after: u32| {
            let passed = graph.edges(after).find(|(_, sort)| *sort == EdgeSort::Pass);
            !is_known(after) && passed.is_none_or(|(to, _)| lost[to as usize] != NONE)
        };
        let next = graph.next(at);
        let chosen = next.iter().copied().find(|&after| calls(after));
        let Some(after) = chosen.or_else(|| next.iter().copied().skip(1).find(|&after| !is_known(after))) else {
            break;
        };
        let Some(to) = answer(graph, lost, after) else { break };
        line.push(words(search, at, after));
        line.push(words(search, after, to));
        at = to;
        if !seen.insert(at) {
            break;
        }
    }
    Refutation { line, what: "Black calls for answers without end".to_owned() }
}

/// The move from one state to another, as text.
fn words(search: &Search<'_>, from: u32, to: u32) -> String {
    let graph = search.graph;
    let (row, next) = (graph.states.row(from), graph.states.row(to));
    let mut found = LocalMove::Pass;
    search.game.successors(row, &mut |mv, after| {
        if after == next {
            found = mv;
        }
    });
    let at = |mv: crate::rules::Move| {
        let mut pieces = search.game.pieces(row);
        let cell = search.gadget.rules.board().cell(mv.from);
        pieces.find(|(place, ..)| cell.is_some_and(|cell| cell.0 == *place)).map(|(_, piece, _)| piece)
    };
    match found {
        LocalMove::Pass => match graph.side(from) {
            Side::White => "White passes".to_owned(),
            Side::Black => "Black passes".to_owned(),
        },
        LocalMove::Board(mv, takes) => {
            let letter = at(mv).map(|piece| search.gadget.animal(piece.side, piece.kind)).unwrap_or(' ');
            format!("{letter}{}{}{}", mv.from, if takes { "x" } else { "-" }, mv.to)
        }
        LocalMove::Arrive(port) => at_port(search.gadget, port, "arrives"),
        LocalMove::Leave(port) => at_port(search.gadget, port, "leaves"),
    }
}

fn at_port(gadget: &Gadget, port: usize, verb: &str) -> String {
    let port = &gadget.ports[port];
    format!("{}{} {verb}", gadget.animal(port.side, port.kind), port.square)
}
