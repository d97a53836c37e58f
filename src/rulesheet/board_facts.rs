//! Facts of a board that sentences depend on: how many dens and traps a side has, which rivers there are.
//!
//! A sentence about *the* enemy den, about traps or the length of a river is true on some boards only. Numbers are
//! arguments of the sentences, which agree with them (`$dens`, `$traps`); where a board needs another statement, the
//! sentence has a variant under a name of its own.

use crate::language::{Argument, Arguments};
use crate::rules::{Board, Side, Square, Terrain};

/// The facts of one board.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardFacts<'a> {
    board: &'a Board,
}

/// Number of animals and squares of the default game.
const USUAL: (usize, usize) = (16, 63);

impl<'a> BoardFacts<'a> {
    pub fn of(board: &'a Board) -> BoardFacts<'a> {
        BoardFacts { board }
    }

    /// The numbers for plural rules in every message.
    pub fn arguments(self) -> Arguments {
        vec![("dens", Argument::Number(self.dens())), ("traps", Argument::Number(self.traps()))]
    }

    /// Maximum number of dens per side.
    pub fn dens(self) -> u32 {
        self.most(Terrain::Den)
    }

    /// Maximum number of traps per side.
    pub fn traps(self) -> u32 {
        self.most(Terrain::Trap)
    }

    fn most(self, sort: fn(Side) -> Terrain) -> u32 {
        let count = |side: Side| self.board.squares().filter(|&at| self.board.terrain(at) == Some(sort(side))).count();
        Side::BOTH.map(count).into_iter().max().unwrap_or_default() as u32
    }

    /// Whether every trap and den lies in its owner's half of the board.
    pub fn at_home(self) -> bool {
        let rows = u32::from(self.board.rows());
        self.board.squares().all(|square| {
            let middle = u32::from(square.row.0) * 2 + 1;
            match self.board.terrain(square) {
                Some(Terrain::Trap(Side::White) | Terrain::Den(Side::White)) => middle < rows,
                Some(Terrain::Trap(Side::Black) | Terrain::Den(Side::Black)) => middle > rows,
                Some(Terrain::Land | Terrain::Water) | None => true,
            }
        })
    }

    fn is_water(self, square: Square) -> bool {
        self.board.terrain(square) == Some(Terrain::Water)
    }

    /// The water squares above and to the right of one.
    fn next_water(self, square: Square) -> impl Iterator<Item = Square> {
        let (file, row) = (square.file.0, square.row.0);
        [Square::new(file + 1, row), Square::new(file, row + 1)].into_iter().filter(move |&next| self.is_water(next))
    }

    /// Whether some river has more than one square, so that two animals can meet in it.
    pub fn is_water_wide(self) -> bool {
        self.board.squares().any(|square| self.is_water(square) && self.next_water(square).next().is_some())
    }

    /// The number of rivers: connected areas of water.
    pub fn rivers(self) -> usize {
        let waters: Vec<Square> = self.board.squares().filter(|&square| self.is_water(square)).collect();
        let place = |square: Square| waters.iter().position(|&known| known == square);
        // Union-find over neighbouring squares: each river is identified by its first square.
        let mut names: Vec<usize> = (0..waters.len()).collect();
        for (at, &water) in waters.iter().enumerate() {
            for next in self.next_water(water).filter_map(place) {
                let (one, other) = (names[at].min(names[next]), names[at].max(names[next]));
                names.iter_mut().filter(|name| **name == other).for_each(|name| *name = one);
            }
        }
        names.iter().enumerate().filter(|(at, name)| at == *name).count()
    }

    /// Whether board and number of animals are those of the default game, whose duration is known.
    pub fn has_usual_size(self, animals: usize) -> bool {
        (animals, self.board.squares().count()) == USUAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(map: &str) -> Board {
        let row = |line: &str| line.chars().map(|c| Terrain::from_letter(c).expect("a terrain")).collect();
        Board::from_rows(&map.split_whitespace().rev().map(row).collect::<Vec<_>>()).expect("a board")
    }

    #[test]
    fn rivers_dens_and_traps_are_counted() {
        let facts_of = |map: &str| {
            let board = board(map);
            let facts = BoardFacts::of(&board);
            (facts.rivers(), facts.is_water_wide(), facts.dens(), facts.traps(), facts.at_home())
        };
        assert_eq!(facts_of("tdt ... .~. ... TDT"), (1, false, 1, 2, true));
        assert_eq!(facts_of("~.~ ... ~.~"), (4, false, 0, 0, true));
        assert_eq!(facts_of("d.d t.. .~~ ~~. T.. D.."), (1, true, 2, 1, true));
        // Two arms that join only in the last row.
        assert_eq!(facts_of("~~~ ~.~ ~.~"), (1, true, 0, 0, true));
        assert_eq!(facts_of("D.. ... ..d"), (0, false, 1, 0, false));
    }
}
