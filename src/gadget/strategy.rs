//! From a fixpoint to a certificate: the states that can be reached when the side that proves the claim plays by it.

use super::certificate::{Certificate, CertifiedState, Role};
use super::decide::{START, Search};
use super::fixpoint::{Ranks, best_answer, flipped};
use super::graph::EdgeSort;
use super::states::NONE;
use crate::rules::{Placed, Setup, Side};
use std::collections::BTreeSet;

/// States that were found, and those whose moves are still to be followed.
#[derive(Default)]
struct Found {
    all: BTreeSet<u32>,
    open: Vec<u32>,
}

impl Found {
    fn add(&mut self, state: u32) {
        if self.all.insert(state) {
            self.open.push(state);
        }
    }
}

/// Every rank falls until the goal is reached.
pub(super) fn forcing(search: &Search<'_>, ranks: &Ranks, start: u32) -> Certificate {
    let mut found = Found::default();
    found.add(start);
    follow_ranks(search, ranks, search.claim.side, &mut found);
    certificate(search, found.all.iter().map(|&state| (Role::Rank(ranks[state as usize]), state)))
}

/// Adds what can be reached when one side always takes a move of the lowest rank.
fn follow_ranks(search: &Search<'_>, ranks: &Ranks, side: Side, found: &mut Found) {
    while let Some(state) = found.open.pop() {
        let next = search.graph.next(state);
        if search.graph.side(state) != side {
            next.iter().for_each(|&next| found.add(next));
        } else if let Some(&best) = next.iter().min_by_key(|&&next| ranks[next as usize]) {
            found.add(best);
        }
    }
}

/// The goal is never reached: one side's moves all stay within, the other has one that does.
pub(super) fn holding(search: &Search<'_>, forced: &Ranks) -> Certificate {
    let mut found = Found::default();
    found.add(START);
    while let Some(state) = found.open.pop() {
        let next = search.graph.next(state);
        if search.graph.side(state) == search.claim.side {
            next.iter().for_each(|&next| found.add(next));
        } else if !next.iter().any(|next| found.all.contains(next)) {
            // A pass comes first: it adds fewest states.
            next.iter().find(|&&next| forced[next as usize] == NONE).into_iter().for_each(|&next| found.add(next));
        }
    }
    certificate(search, found.all.iter().map(|&state| (Role::Kept, state)))
}

/// White answers every move on the spot, and could force the goal at any time; the answers on the board become fewer.
pub(super) fn waiting_strategy(search: &Search<'_>, ranks: &Ranks, answers: &[u32], start: u32) -> Certificate {
    let mut waits = Found::default();
    waits.add(start);
    let mut forces = Found::default();
    while let Some(state) = waits.open.pop() {
        flipped(search.graph, state).into_iter().for_each(|flipped| forces.add(flipped));
        for &after in search.graph.next(state) {
            best_answer(search.graph, answers, after).into_iter().for_each(|(to, _)| waits.add(to));
        }
    }
    follow_ranks(search, ranks, search.claim.side, &mut forces);
    let kept = waits.all.iter().map(|&state| (Role::Waits(answers[state as usize]), state));
    let ranked = forces.all.iter().map(|&state| (Role::Rank(ranks[state as usize]), state));
    certificate(search, kept.chain(ranked))
}

/// The goal is never reached, and every rank falls until Black moves on the board.
pub(super) fn moving_on(search: &Search<'_>, ranks: &Ranks) -> Certificate {
    let mut found = Found::default();
    found.add(START);
    while let Some(state) = found.open.pop() {
        let (graph, rank) = (search.graph, ranks[state as usize]);
        if graph.side(state) == Side::White {
            graph.next(state).iter().for_each(|&next| found.add(next));
            continue;
        }
        let mut edges = graph.edges(state).filter(|&(to, _)| ranks[to as usize] != NONE);
        let chosen = match rank {
            1 => edges.find(|(_, sort)| *sort == EdgeSort::Board),
            _ => edges.find(|&(to, _)| ranks[to as usize] < rank),
        };
        chosen.into_iter().for_each(|(to, _)| found.add(to));
    }
    certificate(search, found.all.iter().map(|&state| (Role::Rank(ranks[state as usize]), state)))
}

fn certificate(search: &Search<'_>, states: impl Iterator<Item = (Role, u32)>) -> Certificate {
    let Search { gadget, claim, game, graph } = search;
    let states = states.map(|(role, state)| {
        let row = graph.states.row(state);
        let board = gadget.rules.board();
        let pieces: Vec<Placed> = game
            .pieces(row)
            .map(|(cell, piece, weak)| Placed { square: board.square(crate::rules::Cell(cell)), piece, weak })
            .collect();
        let setup = Setup { pieces, side: graph.side(state), quiet: None, move_number: None };
        CertifiedState { role, setup, counters: game.counters(row).to_vec() }
    });
    Certificate {
        claim: claim.name.clone(),
        game: gadget.signature(),
        question: claim.signature(),
        states: states.collect(),
    }
}
