//! Pursuit: a bonus for being near animals that one captures, and a penalty for being near those that capture one.

use super::eval_params::EvalParams;
use crate::rules::compiled::{BoardState, PieceCode, RuleTables, SquareSet};

/// The bonus for being next to an animal of value 100 that only one kind captures; it is divided by the number of kinds
/// that capture it.
const HUNT: i32 = 70;
/// Factor of the finer units in which sums are kept.
const FINE: i32 = 192;
/// Maximum distance that is distinguished.
const FARTHEST: u16 = 255;

/// Maximum cells of a board for which the distances of all pairs are tabulated.
const MOST_IN_ROWS: usize = 128;

/// Who pursues whom, and the bonus by distance.
#[derive(Debug)]
pub(crate) struct Pursuit {
    /// By code and code: the bonus for being near, less the other's.
    hunts: Vec<[i32; PieceCode::MOST]>,
    /// By cell: file and row.
    places: Vec<(u16, u16)>,
    /// By distance in steps.
    nearness: [i32; FARTHEST as usize + 1],
    /// By cell and cell; empty for large boards.
    rows: Vec<i16>,
}

impl Pursuit {
    /// No bonuses yet.
    pub fn on<S: SquareSet>(tables: &RuleTables<S>) -> Pursuit {
        let files = tables.board.files as u16;
        let mut pursuit = Pursuit {
            hunts: vec![[0; PieceCode::MOST]; PieceCode::MOST],
            places: (0..tables.cells() as u16).map(|cell| (cell % files, cell / files)).collect(),
            nearness: std::array::from_fn(|steps| 3 * FINE / (steps as i32 + 2)),
            rows: Vec::new(),
        };
        if tables.cells() <= MOST_IN_ROWS {
            let cells = 0..tables.cells() as u16;
            let pairs = cells.clone().flat_map(|one| cells.clone().map(move |other| (one, other)));
            pursuit.rows = pairs.map(|(one, other)| pursuit.near(one, other) as i16).collect();
        }
        pursuit
    }

    /// The bonus factor of a cell's distance to each other.
    #[inline]
    fn row(&self, cell: u16) -> Option<&[i16]> {
        self.rows.chunks_exact(self.places.len()).nth(usize::from(cell))
    }

    /// Adds that `hunter` captures `prey`, of this value, which this number of kinds capture.
    pub fn add(&mut self, hunter: PieceCode, prey: PieceCode, value: i32, hunters: i32) {
        let value = HUNT * value / hunters.max(1) / 100;
        self.hunts[hunter.index()][prey.index()] += value;
        self.hunts[prey.index()][hunter.index()] -= value;
    }

    #[inline]
    fn near(&self, one: u16, other: u16) -> i32 {
        let ((file, row), (other_file, other_row)) = (self.places[usize::from(one)], self.places[usize::from(other)]);
        let steps = file.abs_diff(other_file) + row.abs_diff(other_row);
        self.nearness[usize::from(steps & FARTHEST)]
    }

    /// Rounds a sum in finer units to the evaluation's.
    #[inline]
    pub fn rounded(fine: i64) -> i32 {
        (fine / i64::from(FINE)) as i32
    }
}

impl<S: SquareSet> EvalParams<S> {
    /// The bonus, in finer units, of an animal on a cell among these enemies.
    #[inline]
    pub fn pursuit(&self, state: &BoardState<S>, code: PieceCode, cell: u16, enemies: S) -> i64 {
        let hunts = &self.pursuit.hunts[code.index() & (PieceCode::MOST - 1)];
        let mut sum = 0_i64;
        enemies.for_each(|other| {
            sum += i64::from(hunts[state.at(other).index() & (PieceCode::MOST - 1)] * self.pursuit.near(cell, other));
        });
        sum
    }

    /// The bonus, in finer units, of the first of two enemies.
    pub fn between(&self, (one, there): (PieceCode, u16), (other, elsewhere): (PieceCode, u16)) -> i64 {
        let hunts = self.pursuit.hunts[one.index()][other.index()];
        i64::from(hunts * self.pursuit.near(there, elsewhere))
    }

    /// The change of that bonus, in finer units, if the animal moves and its enemies stay.
    #[inline]
    pub fn approach(&self, state: &BoardState<S>, code: PieceCode, (from, to): (u16, u16), enemies: S) -> i64 {
        let (Some(before), Some(after)) = (self.pursuit.row(from), self.pursuit.row(to)) else {
            return self.pursuit(state, code, to, enemies) - self.pursuit(state, code, from, enemies);
        };
        let hunts = &self.pursuit.hunts[code.index() & (PieceCode::MOST - 1)];
        let mut sum = 0;
        enemies.for_each(|other| {
            let place = usize::from(other);
            sum += hunts[state.at(other).index() & (PieceCode::MOST - 1)] * i32::from(after[place] - before[place]);
        });
        i64::from(sum)
    }
}
