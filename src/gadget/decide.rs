//! Decides a claim.

use super::certificate::Certificate;
use super::fixpoint::{Ranks, answers, attractor, flipped, recurring, waiting};
use super::graph::{Graph, TooManyStates};
use super::line::{Refutation, endless_line, forced_line, held_line, unanswered_line};
use super::local_game::LocalGame;
use super::model::{Claim, ClaimSort, Gadget};
use super::states::NONE;
use super::strategy::{forcing, holding, moving_on, waiting_strategy};

/// What became of a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It holds; an attractor has its bound in plies, and White that waits the most answers that Black can call for.
    Holds(Option<u32>),
    /// It does not: a line of moves, as text, and what the line shows.
    Refuted(Vec<String>, String),
    /// There are more states than were allowed.
    Undecided,
}

/// The decision of a claim.
#[derive(Debug, Clone)]
pub struct Decision {
    /// What became of it.
    pub outcome: Outcome,
    /// The states that were explored.
    pub states: usize,
    /// What proves it, where it holds.
    pub certificate: Option<Certificate>,
}

/// Decides a claim on at most `limit` states. Where it cannot be proved with animals that keep to some squares, they move
/// freely.
pub fn decide(gadget: &Gadget, claim: &Claim, limit: usize) -> Decision {
    let decision = decide_as_told(gadget, claim, limit);
    match decision.outcome {
        Outcome::Refuted(..) if !claim.within.is_empty() => {
            decide_as_told(gadget, &Claim { within: Vec::new(), ..claim.clone() }, limit)
        }
        _ => decision,
    }
}

fn decide_as_told(gadget: &Gadget, claim: &Claim, limit: usize) -> Decision {
    let game = LocalGame::new(gadget, claim);
    match Graph::explore(&game, limit) {
        Ok(graph) => Search { gadget, claim, game: &game, graph: &graph }.decide(),
        Err(TooManyStates) => Decision { outcome: Outcome::Undecided, states: limit, certificate: None },
    }
}

/// A claim with the graph of its local game.
pub(super) struct Search<'a> {
    pub gadget: &'a Gadget,
    pub claim: &'a Claim,
    pub game: &'a LocalGame,
    pub graph: &'a Graph,
}

/// The first state.
pub(super) const START: u32 = 0;

impl Search<'_> {
    fn decide(&self) -> Decision {
        let graph = self.graph;
        let reversed = graph.reversed();
        let forced = attractor(graph, &reversed, self.claim.side);
        match self.claim.sort {
            ClaimSort::Can => match forced[START as usize] {
                NONE => self.refuted(held_line(self, &forced)),
                plies => self.holds(Some(plies), forcing(self, &forced, START)),
            },
            ClaimSort::Cannot | ClaimSort::NoBlackLeaves => match forced[START as usize] {
                NONE => self.holds(None, holding(self, &forced)),
                _ => self.refuted(forced_line(self, &forced)),
            },
            ClaimSort::WhiteCanWait => {
                let lost = waiting(graph, &forced);
                let answers = answers(graph, &lost);
                match flipped(graph, START).map(|start| (start, answers[start as usize])) {
                    Some((start, count)) if count != NONE => {
                        self.holds(Some(count), waiting_strategy(self, &forced, &answers, start))
                    }
                    Some((start, _)) if lost[start as usize] == NONE => {
                        self.refuted(endless_line(self, &lost, &answers, start))
                    }
                    _ => self.refuted(unanswered_line(self, &lost)),
                }
            }
            ClaimSort::BlackKeepsTempo => self.tempo(&recurring(graph, &reversed, &forced), &forced),
        }
    }

    fn tempo(&self, recurs: &Ranks, forced: &Ranks) -> Decision {
        match (recurs[START as usize], forced[START as usize]) {
            (NONE, NONE) => {
                let what = "Black holds, but runs out of moves that keep it so".to_owned();
                self.refuted(Refutation { line: Vec::new(), what })
            }
            (NONE, _) => self.refuted(forced_line(self, forced)),
            _ => self.holds(None, moving_on(self, recurs)),
        }
    }

    fn holds(&self, plies: Option<u32>, certificate: Certificate) -> Decision {
        Decision { outcome: Outcome::Holds(plies), states: self.graph.len(), certificate: Some(certificate) }
    }

    fn refuted(&self, Refutation { line, what }: Refutation) -> Decision {
        Decision { outcome: Outcome::Refuted(line, what), states: self.graph.len(), certificate: None }
    }
}
