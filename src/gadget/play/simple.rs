//! Players who know nothing of gadgets.

use super::game::Player;
use super::view::neighbours;
use crate::rules::{Board, Game, Move, Position, Side, Square, Terrain};
use std::collections::BTreeMap;

/// Moves at random.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// A player whose moves follow from a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// One of so many, by George Marsaglia's xorshift.
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % count.max(1)
    }

    fn one_of(&mut self, moves: &[Move]) -> Option<Move> {
        moves.get(self.below(moves.len())).copied()
    }
}

impl Player for Random {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        self.one_of(&game.moves())
    }
}

/// Enters the den, captures the strongest animal that it can, or goes nearer to the den over land.
#[derive(Debug, Clone)]
pub struct Greedy {
    random: Random,
    /// By side: steps over land to its enemy's den.
    steps: [BTreeMap<Square, usize>; 2],
}

impl Greedy {
    /// A player on a board; between moves of equal worth, it chooses by a seed.
    pub fn new(board: &Board, seed: u64) -> Greedy {
        Greedy { random: Random::new(seed), steps: Side::BOTH.map(|side| steps_to_den(board, side)) }
    }

    /// What a move is worth: the strength of what it captures, then how near it comes.
    fn worth(&self, position: &Position, mv: Move) -> (u32, bool) {
        let captured =
            position.at(mv.to).map_or(0, |placed| u32::from(position.rules().kind(placed.piece.kind).strength));
        let steps = &self.steps[position.side().index()];
        let nearer = match (steps.get(&mv.from), steps.get(&mv.to)) {
            (Some(before), Some(after)) => after < before,
            _ => false,
        };
        let enters = matches!(position.rules().board().terrain(mv.to), Some(Terrain::Den(_)));
        (if enters { u32::MAX } else { captured }, nearer)
    }
}

impl Player for Greedy {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let position = game.position();
        let moves = position.moves();
        let best = moves.iter().map(|&mv| self.worth(position, mv)).max()?;
        let best: Vec<Move> = moves.into_iter().filter(|&mv| self.worth(position, mv) == best).collect();
        self.random.one_of(&best)
    }
}

/// The steps over land from each square to the den of a side's enemy.
fn steps_to_den(board: &Board, side: Side) -> BTreeMap<Square, usize> {
    let is_den = |square: &Square| board.terrain(*square) == Some(Terrain::Den(!side));
    let mut found: BTreeMap<Square, usize> = board.squares().filter(is_den).map(|square| (square, 0)).collect();
    let mut layer: Vec<Square> = found.keys().copied().collect();
    let mut steps = 0;
    while !layer.is_empty() {
        steps += 1;
        let near = layer
            .iter()
            .flat_map(|&square| neighbours(square))
            .filter(|&square| board.terrain(square).is_some_and(|terrain| terrain != Terrain::Water));
        let mut new: Vec<Square> = near.filter(|square| !found.contains_key(square)).collect();
        new.sort_unstable();
        new.dedup();
        found.extend(new.iter().map(|&square| (square, steps)));
        layer = new;
    }
    found
}
