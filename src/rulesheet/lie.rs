//! What a sheet's words may take for granted of a board: how many dens and traps a side has, what rivers there are.
//!
//! A sentence that speaks of *the* enemy den, of traps or of the length of a river is true on some boards only. Numbers
//! of things go into the sentences themselves, which agree with them (`$dens`, `$traps`); where a board makes another
//! statement of a sentence, the sentence has a variant under a name of its own.

use crate::language::{Argument, Arguments};
use crate::rules::{Board, Side, Square, Terrain};

/// The lie of the land, as far as words depend on it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lie<'a> {
    board: &'a Board,
}

/// How many animals stand on how many squares in the game that everybody knows.
const USUAL: (usize, usize) = (16, 63);

impl<'a> Lie<'a> {
    pub fn of(board: &'a Board) -> Lie<'a> {
        Lie { board }
    }

    /// The numbers that every sentence may agree with.
    pub fn arguments(self) -> Arguments {
        vec![("dens", Argument::Number(self.dens())), ("traps", Argument::Number(self.traps()))]
    }

    /// The dens of the side that has more of them.
    pub fn dens(self) -> u32 {
        self.most(Terrain::Den)
    }

    /// The traps of the side that has more of them.
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

    /// Whether an animal in the water can meet another there: some river has more than one square.
    pub fn is_water_wide(self) -> bool {
        self.board.squares().any(|square| self.is_water(square) && self.next_water(square).next().is_some())
    }

    /// How many waters there are that do not touch.
    pub fn rivers(self) -> usize {
        let waters: Vec<Square> = self.board.squares().filter(|&square| self.is_water(square)).collect();
        let place = |square: Square| waters.iter().position(|&known| known == square);
        // Every square's river is called by its first square; touching squares take over the smaller name.
        let mut names: Vec<usize> = (0..waters.len()).collect();
        for (at, &water) in waters.iter().enumerate() {
            for next in self.next_water(water).filter_map(place) {
                let (one, other) = (names[at].min(names[next]), names[at].max(names[next]));
                names.iter_mut().filter(|name| **name == other).for_each(|name| *name = one);
            }
        }
        names.iter().enumerate().filter(|(at, name)| at == *name).count()
    }

    /// Whether a set of so many animals on this board takes as long as the game that everybody knows.
    pub fn takes_the_usual_time(self, animals: usize) -> bool {
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
        let told = |map: &str| {
            let board = board(map);
            let lie = Lie::of(&board);
            (lie.rivers(), lie.is_water_wide(), lie.dens(), lie.traps(), lie.at_home())
        };
        assert_eq!(told("tdt ... .~. ... TDT"), (1, false, 1, 2, true));
        assert_eq!(told("~.~ ... ~.~"), (4, false, 0, 0, true));
        assert_eq!(told("d.d t.. .~~ ~~. T.. D.."), (1, true, 2, 1, true));
        // Two arms that meet in the last row only.
        assert_eq!(told("~~~ ~.~ ~.~"), (1, true, 0, 0, true));
        assert_eq!(told("D.. ... ..d"), (0, false, 1, 0, false));
    }
}
