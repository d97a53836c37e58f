//! The graph of the reachable states.

use super::local_game::{LocalGame, LocalMove};
use super::states::States;
use crate::rules::Side;

/// What sort of move an edge is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EdgeSort {
    Pass,
    Board,
    Port,
}

/// Every state that can be reached, with its moves. A state in which the goal is reached has none.
pub(super) struct Graph {
    pub states: States,
    /// By state: where its edges begin; one more at the end.
    first: Vec<usize>,
    to: Vec<u32>,
    sorts: Vec<EdgeSort>,
    goals: Vec<bool>,
}

/// More states can be reached than were allowed.
pub(super) struct TooManyStates;

impl Graph {
    /// Explores everything that can be reached from the start, at most `limit` states.
    pub fn explore(game: &LocalGame, limit: usize) -> Result<Graph, TooManyStates> {
        let mut states = States::new(game.start().len());
        states.insert(game.start());
        let mut graph = Graph { states, first: vec![0], to: Vec::new(), sorts: Vec::new(), goals: Vec::new() };
        let (mut at, mut is_over) = (0, false);
        while at < graph.states.len() {
            let row = graph.states.row(at as u32).to_vec();
            let is_goal = game.is_goal(&row);
            graph.goals.push(is_goal);
            if !is_goal {
                game.successors(&row, &mut |mv, next| {
                    // What is over the limit is not kept, so the memory told for it is all that is taken.
                    if graph.states.len() >= limit && graph.states.find(next).is_none() {
                        is_over = true;
                        return;
                    }
                    graph.to.push(graph.states.insert(next));
                    graph.sorts.push(match mv {
                        LocalMove::Pass => EdgeSort::Pass,
                        LocalMove::Board(..) => EdgeSort::Board,
                        LocalMove::Arrive(_) | LocalMove::Leave(_) => EdgeSort::Port,
                    });
                });
            }
            if is_over {
                return Err(TooManyStates);
            }
            graph.first.push(graph.to.len());
            at += 1;
        }
        Ok(graph)
    }

    pub fn len(&self) -> usize {
        self.states.len()
    }

    pub fn is_goal(&self, state: u32) -> bool {
        self.goals[state as usize]
    }

    pub fn side(&self, state: u32) -> Side {
        LocalGame::side(self.states.row(state))
    }

    /// The states after each move, and the sorts of the moves.
    pub fn edges(&self, state: u32) -> impl Iterator<Item = (u32, EdgeSort)> + '_ {
        let range = self.first[state as usize]..self.first[state as usize + 1];
        self.to[range.clone()].iter().copied().zip(self.sorts[range].iter().copied())
    }

    /// The states after each move.
    pub fn next(&self, state: u32) -> &[u32] {
        &self.to[self.first[state as usize]..self.first[state as usize + 1]]
    }

    /// By state: the states that lead to it.
    pub fn reversed(&self) -> Reversed {
        let mut first = vec![0usize; self.len() + 1];
        for &to in &self.to {
            first[to as usize + 1] += 1;
        }
        for place in 0..self.len() {
            first[place + 1] += first[place];
        }
        let mut fill = first.clone();
        let mut from = vec![0; self.to.len()];
        for state in 0..self.len() as u32 {
            for &to in self.next(state) {
                from[fill[to as usize]] = state;
                fill[to as usize] += 1;
            }
        }
        Reversed { first, from }
    }
}

/// The edges of a graph, backwards.
pub(super) struct Reversed {
    first: Vec<usize>,
    from: Vec<u32>,
}

impl Reversed {
    pub fn before(&self, state: u32) -> &[u32] {
        &self.from[self.first[state as usize]..self.first[state as usize + 1]]
    }
}
