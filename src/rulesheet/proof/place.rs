//! Finds squares for a scene on the board at hand by backtracking.

use super::relations::{Relation, between};
use super::scenes::{Constraint, Scene};
use crate::rules::{Board, Side, Square};

/// Maximum number of squares tried per scene; a board that needs more has no place for it.
const MOST_TRIES: u32 = 60_000;

/// A square for each of the scene's, in order; the first solution from the mover's end of the board on its left.
pub(super) fn place(scene: &Scene, board: &Board, mover: Side, taken: &[Vec<Square>]) -> Option<Vec<Square>> {
    let mut all: Vec<Square> = board.squares().collect();
    if mover == Side::Black {
        all.reverse();
    }
    let mut search = SquareSearch { scene, board, mover, all, tries: MOST_TRIES, chosen: Vec::new(), taken };
    search.run().then_some(search.chosen)
}

struct SquareSearch<'a> {
    scene: &'a Scene,
    board: &'a Board,
    mover: Side,
    all: Vec<Square>,
    tries: u32,
    chosen: Vec<Square>,
    /// The candidate squares, by the square's index; empty for all.
    taken: &'a [Vec<Square>],
}

impl SquareSearch<'_> {
    fn run(&mut self) -> bool {
        let place = self.chosen.len();
        if place == self.scene.squares.len() {
            return true;
        }
        let anchor = self.anchor(place);
        for candidate in 0..self.candidates(place).len() {
            let square = self.candidates(place)[candidate];
            if !anchor.is_none_or(|anchor| self.in_sight(square, anchor)) {
                continue;
            }
            if self.tries == 0 {
                return false;
            }
            self.tries -= 1;
            if self.suits(place, square) {
                self.chosen.push(square);
                if self.run() {
                    return true;
                }
                self.chosen.pop();
            }
        }
        false
    }

    /// The candidates if no chosen square restricts them.
    fn candidates(&self, place: usize) -> &[Square] {
        self.taken.get(place).filter(|only| !only.is_empty()).unwrap_or(&self.all)
    }

    /// The chosen square that a relation restricts the next one to, if any.
    fn anchor(&self, place: usize) -> Option<Square> {
        if self.taken.get(place).is_some_and(|only| !only.is_empty()) {
            return None;
        }
        let bound = self.scene.constraints.iter().find_map(|constraints| match *constraints {
            Constraint::Pair(a, relation, b) if relation.is_near() => match (a == place, b == place) {
                (true, _) => self.chosen.get(b),
                (_, true) => self.chosen.get(a),
                _ => None,
            },
            Constraint::Between(at, a, _) if at == place => self.chosen.get(a),
            Constraint::Between(at, a, b) if a == place || b == place => self.chosen.get(at),
            _ => None,
        });
        bound.copied()
    }

    fn in_sight(&self, at: Square, anchor: Square) -> bool {
        at.file == anchor.file || at.row == anchor.row || Relation::Diagonal.holds(self.board, at, anchor)
    }

    fn suits(&self, place: usize, square: Square) -> bool {
        let spot = &self.scene.squares[place];
        let ground = self.board.terrain(square);
        let fits = ground.is_some_and(|terrain| spot.grounds.iter().any(|wanted| wanted.suits(terrain, self.mover)));
        let at = |other: usize| if other == place { Some(square) } else { self.chosen.get(other).copied() };
        fits && !self.chosen.contains(&square)
            && self.scene.constraints.iter().all(|constraints| match *constraints {
                Constraint::Pair(a, relation, b) if a == place || b == place => match (at(a), at(b)) {
                    (Some(a), Some(b)) => relation.holds(self.board, a, b),
                    _ => true,
                },
                Constraint::Between(m, a, b) if [m, a, b].contains(&place) => match (at(m), at(a), at(b)) {
                    (Some(m), Some(a), Some(b)) => between(a, b).any(|way| way == m),
                    _ => true,
                },
                Constraint::Pair(..) | Constraint::Between(..) => true,
            })
    }
}
