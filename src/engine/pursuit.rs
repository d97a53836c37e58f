//! Animals want to be near those they may take, and far from those who may take them.

use super::knowledge::Knowledge;
use crate::rules::compiled::{Code, Field, SquareSet, Tables};

/// Of being on the next square to an animal worth a hundred that one kind alone may take; the more kinds may take it,
/// the less each of them is missed.
const HUNT: i32 = 70;
/// What is cut off again: worths of nearness are added up finely.
const FINE: i32 = 192;
/// No two cells are told apart from those that are farther from each other than this.
const FARTHEST: u16 = 255;

/// Of boards of up to so many cells, the nearness of all pairs is kept.
const MOST_IN_ROWS: usize = 128;

/// Who hunts whom, and how near is near.
#[derive(Debug)]
pub(crate) struct Pursuit {
    /// By code and code: what it is worth to be near, less what that is worth to the other.
    hunts: Vec<[i32; Code::MOST]>,
    /// By cell: file and row.
    places: Vec<(u16, u16)>,
    /// By steps between two cells.
    nearness: [i32; FARTHEST as usize + 1],
    /// By cell and cell; of boards so large that it would be long, nothing.
    rows: Vec<i16>,
}

impl Pursuit {
    /// Nobody hunts anybody yet.
    pub fn on<S: SquareSet>(tables: &Tables<S>) -> Pursuit {
        let files = tables.board.files as u16;
        let mut pursuit = Pursuit {
            hunts: vec![[0; Code::MOST]; Code::MOST],
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

    /// How near a cell is to each.
    #[inline]
    fn row(&self, cell: u16) -> Option<&[i16]> {
        self.rows.chunks_exact(self.places.len()).nth(usize::from(cell))
    }

    /// An animal of that worth, which so many kinds may take, may be taken by this one.
    pub fn add(&mut self, hunter: Code, prey: Code, worth: i32, hunters: i32) {
        let worth = HUNT * worth / hunters.max(1) / 100;
        self.hunts[hunter.index()][prey.index()] += worth;
        self.hunts[prey.index()][hunter.index()] -= worth;
    }

    #[inline]
    fn near(&self, one: u16, other: u16) -> i32 {
        let ((file, row), (other_file, other_row)) = (self.places[usize::from(one)], self.places[usize::from(other)]);
        let steps = file.abs_diff(other_file) + row.abs_diff(other_row);
        self.nearness[usize::from(steps & FARTHEST)]
    }

    /// A sum of worths of nearness, as worth.
    #[inline]
    pub fn rounded(fine: i64) -> i32 {
        (fine / i64::from(FINE)) as i32
    }
}

impl<S: SquareSet> Knowledge<S> {
    /// What it is worth to an animal's side, finely, that it stands there among those enemies.
    #[inline]
    pub fn pursuit(&self, field: &Field<S>, code: Code, cell: u16, enemies: S) -> i64 {
        let hunts = &self.pursuit.hunts[code.index() & (Code::MOST - 1)];
        let mut sum = 0_i64;
        enemies.for_each(|other| {
            sum += i64::from(hunts[field.at(other).index() & (Code::MOST - 1)] * self.pursuit.near(cell, other));
        });
        sum
    }

    /// What it is worth to the first animal's side, finely, that these two enemies stand there.
    pub fn between(&self, (one, there): (Code, u16), (other, elsewhere): (Code, u16)) -> i64 {
        let hunts = self.pursuit.hunts[one.index()][other.index()];
        i64::from(hunts * self.pursuit.near(there, elsewhere))
    }

    /// What an animal's side gains, finely, if it gets from one cell to another and its enemies stay.
    #[inline]
    pub fn approach(&self, field: &Field<S>, code: Code, (from, to): (u16, u16), enemies: S) -> i64 {
        let (Some(before), Some(after)) = (self.pursuit.row(from), self.pursuit.row(to)) else {
            return self.pursuit(field, code, to, enemies) - self.pursuit(field, code, from, enemies);
        };
        let hunts = &self.pursuit.hunts[code.index() & (Code::MOST - 1)];
        let mut sum = 0;
        enemies.for_each(|other| {
            let place = usize::from(other);
            sum += hunts[field.at(other).index() & (Code::MOST - 1)] * i32::from(after[place] - before[place]);
        });
        i64::from(sum)
    }
}
