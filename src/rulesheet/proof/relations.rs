//! Terrain and relations of squares, from the map alone, without the judge.

use crate::diagnostics::keywords;
use crate::rules::{Board, Side, Square, Terrain};

keywords! {
    /// The required terrain of a square, from the mover's side.
    pub(super) enum SquarePattern {
        Any = "any",
        Land = "land",
        Water = "water",
        Dry = "dry",
        OwnTrap = "own-trap",
        EnemyTrap = "enemy-trap",
        OwnDen = "own-den",
        EnemyDen = "enemy-den",
    }
}

keywords! {
    /// A relation of two squares; in `b above a` the first word is the square to find.
    pub(super) enum Relation {
        Step = "step",
        Above = "above",
        Below = "below",
        Left = "left",
        Right = "right",
        /// In the same row, anywhere to the left.
        LeftOf = "left-of",
        /// In the same file, anywhere below.
        DownOf = "down-of",
        Diagonal = "diagonal",
        /// Two squares away in a line over land.
        TwoAway = "two-away",
        LeapAcross = "leap-across",
        LeapAlong = "leap-along",
        LeapBoth = "leap-both",
        /// Neither equal, nor adjacent, nor diagonal.
        Apart = "apart",
        /// In one row.
        Level = "level",
        /// All neighbours except the other square are water or off the board, or land where a guard can be.
        Cornered = "cornered",
    }
}

/// A straight path over water from bank to bank.
pub(super) struct Hop {
    /// Over two rivers and the land between them.
    pub both: bool,
    /// Along a row.
    pub across: bool,
}

impl SquarePattern {
    pub fn suits(self, terrain: Terrain, mover: Side) -> bool {
        match self {
            SquarePattern::Any => true,
            SquarePattern::Land => terrain == Terrain::Land,
            SquarePattern::Water => terrain == Terrain::Water,
            SquarePattern::Dry => matches!(terrain, Terrain::Land | Terrain::Trap(_)),
            SquarePattern::OwnTrap => terrain == Terrain::Trap(mover),
            SquarePattern::EnemyTrap => terrain == Terrain::Trap(!mover),
            SquarePattern::OwnDen => terrain == Terrain::Den(mover),
            SquarePattern::EnemyDen => terrain == Terrain::Den(!mover),
        }
    }
}

impl Relation {
    /// Whether one square of such a pair leaves only few candidates for the other.
    pub fn is_near(self) -> bool {
        !matches!(self, Relation::Apart)
    }

    /// Whether `a` has this relation to `b`.
    pub fn holds(self, board: &Board, a: Square, b: Square) -> bool {
        let (dx, dy) = offset(a, b);
        match self {
            Relation::Step => dx.abs() + dy.abs() == 1,
            Relation::Above => (dx, dy) == (0, 1),
            Relation::Below => (dx, dy) == (0, -1),
            Relation::Left => (dx, dy) == (-1, 0),
            Relation::Right => (dx, dy) == (1, 0),
            Relation::LeftOf => dx < 0 && dy == 0,
            Relation::DownOf => dx == 0 && dy < 0,
            Relation::Diagonal => (dx.abs(), dy.abs()) == (1, 1),
            Relation::TwoAway => {
                (dx == 0 || dy == 0)
                    && dx.abs() + dy.abs() == 2
                    && between(a, b).all(|at| board.terrain(at) != Some(Terrain::Water))
            }
            Relation::LeapAcross => hop(board, a, b).is_some_and(|hop| hop.across && !hop.both),
            Relation::LeapAlong => hop(board, a, b).is_some_and(|hop| !hop.across && !hop.both),
            Relation::LeapBoth => hop(board, a, b).is_some_and(|hop| hop.both),
            Relation::Apart => dx.abs() > 1 || dy.abs() > 1,
            Relation::Level => dy == 0,
            Relation::Cornered => {
                let walled = |at: Square| at == b || matches!(board.terrain(at), Some(Terrain::Water | Terrain::Land));
                (dx.abs() + dy.abs() == 1) && neighbours(board, a).all(walled)
            }
        }
    }
}

/// From `b` to `a`: files to the right, rows up.
fn offset(a: Square, b: Square) -> (i16, i16) {
    (i16::from(a.file.0) - i16::from(b.file.0), i16::from(a.row.0) - i16::from(b.row.0))
}

/// The squares one step away.
pub(super) fn neighbours(board: &Board, at: Square) -> impl Iterator<Item = Square> {
    let (file, row) = (at.file.0, at.row.0);
    let beside = [
        file.checked_sub(1).map(|file| Square::new(file, row)),
        Some(Square::new(file + 1, row)),
        Some(Square::new(file, row + 1)),
        row.checked_sub(1).map(|row| Square::new(file, row)),
    ];
    beside.into_iter().flatten().filter(|&square| board.has(square))
}

/// The squares strictly between two of one row or file; empty otherwise.
pub(super) fn between(a: Square, b: Square) -> impl DoubleEndedIterator<Item = Square> + Clone {
    let (level, upright) = (a.row == b.row, a.file == b.file);
    let (p, q) = if level { (a.file.0, b.file.0) } else { (a.row.0, b.row.0) };
    let way = if level || upright { (p.min(q) + 1)..p.max(q) } else { 0..0 };
    way.map(move |at| if level { Square::new(at, a.row.0) } else { Square::new(a.file.0, at) })
}

/// The path over water between two squares, if there is one: bank, river, bank; or bank, river, land, river, bank.
pub(super) fn hop(board: &Board, a: Square, b: Square) -> Option<Hop> {
    let way = between(a, b);
    let wet = |at: Square| board.terrain(at) == Some(Terrain::Water);
    let (first, last) = (way.clone().next()?, way.clone().next_back()?);
    if wet(a) || wet(b) || !wet(first) || !wet(last) {
        return None;
    }
    let shores = way.clone().zip(way.clone().skip(1)).filter(|&(at, next)| wet(at) && !wet(next)).count();
    (shores < 2).then_some(Hop { both: shores == 1, across: a.row == b.row })
}

/// The distance of two squares in steps.
pub(super) fn distance(a: Square, b: Square) -> i16 {
    let (dx, dy) = offset(a, b);
    dx.abs() + dy.abs()
}

/// A path over land without repeated squares, `length` squares long, from `start`.
pub(super) fn path(board: &Board, start: Square, length: usize, avoid: &[Square]) -> Option<Vec<Square>> {
    let mut path = vec![start];
    let mut budget = 20_000_u32;
    walk(board, &mut path, length, avoid, &mut budget).then_some(path)
}

fn walk(board: &Board, path: &mut Vec<Square>, length: usize, avoid: &[Square], budget: &mut u32) -> bool {
    if path.len() >= length {
        return true;
    }
    *budget = budget.saturating_sub(1);
    let Some(&last) = path.last().filter(|_| *budget > 0) else { return false };
    let free = |path: &[Square], at: &Square| {
        board.terrain(*at) == Some(Terrain::Land) && !avoid.contains(at) && !path.contains(at)
    };
    let mut ways: Vec<Square> = neighbours(board, last).filter(|at| free(path, at)).collect();
    // Dead ends first: a long walk needs the rest of the land connected.
    ways.sort_by_key(|&way| neighbours(board, way).filter(|at| free(path, at)).count());
    for way in ways {
        path.push(way);
        if walk(board, path, length, avoid, budget) {
            return true;
        }
        path.pop();
    }
    false
}
