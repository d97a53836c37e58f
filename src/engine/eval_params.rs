//! Evaluation parameters, derived from a ruleset's compiled tables once.

use super::pursuit::Pursuit;
use crate::rules::Side;
use crate::rules::compiled::{BoardState, PieceCode, RuleTables, SquareSet};

/// Iterations of the piece values, which depend on each other.
const ROUNDS: usize = 3;

/// Weights in hundredths of the weakest animal.
mod weight {
    /// Base value of a piece.
    pub const BEING: i32 = 40;
    /// For capturing every kind.
    pub const TAKES: i32 = 700;
    /// For being captured by no kind.
    pub const SAFE: i32 = 80;
    /// For mobility: per move from an average square.
    pub const WAY: i32 = 12;
    /// For being one move from the enemy den; two thirds of it at two moves, and so on.
    pub const NEAR_DEN: i32 = 150;
    /// Penalty per move of distance to the den.
    pub const STEP: i32 = 6;
    /// Penalty per kind of enemy that may capture it on its square.
    pub const EXPOSED: i32 = 2;
}

/// Values of a ruleset's animals and squares: piece-square table, piece values, capture relation. Indexed by
/// [`PieceCode`], and by cell where there are two indices.
#[derive(Debug)]
pub(crate) struct EvalParams<S: SquareSet> {
    /// Piece-square table: the value for White of an animal on a cell; 0 for no animal.
    placed: Vec<i32>,
    /// Piece values.
    value: [i32; PieceCode::MOST],
    /// The codes that it captures, as a bit mask.
    prey: [u128; PieceCode::MOST],
    /// The codes that capture it.
    hunters: [u128; PieceCode::MOST],
    /// Moves from each cell to the nearest den it wins in, on an empty board.
    to_den: Vec<u16>,
    /// By side: squares from which some animal of it is one move from a den it wins in.
    gates: [S; 2],
    cells: usize,
    /// The pursuit bonuses.
    pub pursuit: Pursuit,
}

/// Distance of an unreachable square.
const NEVER: u16 = u16::MAX;

impl<S: SquareSet> EvalParams<S> {
    pub fn of(tables: &RuleTables<S>) -> EvalParams<S> {
        let mobility: Vec<(PieceCode, Side, Vec<Vec<u16>>)> = tables
            .all_codes()
            .map(|code| (code, tables.decode(code).0.side))
            .map(|(code, side)| (code, side, (0..tables.cells() as u16).map(|c| mobility(tables, code, c)).collect()))
            .collect();
        let cells = tables.cells();
        let mut params = EvalParams {
            placed: vec![0; PieceCode::MOST * cells],
            value: [0; PieceCode::MOST],
            prey: [0; PieceCode::MOST],
            hunters: [0; PieceCode::MOST],
            to_den: vec![NEVER; PieceCode::MOST * cells],
            gates: [S::EMPTY; 2],
            cells,
            pursuit: Pursuit::on(tables),
        };
        let mut exposed = vec![0; PieceCode::MOST * cells];
        for (hunter, side, move_lists) in &mobility {
            for (prey, ..) in mobility.iter().filter(|(_, other, _)| other != side) {
                let mut landings = (0, 0);
                let mut reached = vec![false; cells];
                for (from, to) in move_lists
                    .iter()
                    .zip(0u16..)
                    .flat_map(|(list_of_moves, from)| list_of_moves.iter().map(move |&to| (from, to)))
                {
                    let lands = tables.step_lands(*hunter, from, to, *prey);
                    landings.0 += i32::from(lands);
                    landings.1 += 1;
                    if lands && !std::mem::replace(&mut reached[usize::from(to)], true) {
                        exposed[prey.index() * cells + usize::from(to)] += 1;
                    }
                }
                // A larger part of the board than a few traps.
                if 3 * landings.0 > landings.1 {
                    params.prey[hunter.index()] |= 1 << prey.index();
                    params.hunters[prey.index()] |= 1 << hunter.index();
                }
            }
        }
        params.find_values(&mobility);
        for (hunter, ..) in &mobility {
            for prey in Bits(params.prey[hunter.index()]) {
                let hunters = params.hunters[prey.index()].count_ones() as i32;
                params.pursuit.add(*hunter, prey, params.value[prey.index()], hunters);
            }
        }
        for (code, side, move_lists) in &mobility {
            let wins = tables.board.sides[side.index()].wins;
            let distances = distances(move_lists, wins);
            for (cell, &distance) in distances.iter().enumerate() {
                let place = code.index() * cells + cell;
                let near = match distance {
                    NEVER => 0,
                    distance => {
                        let distance = i32::from(distance);
                        2 * weight::NEAR_DEN / (distance + 1).max(2) - weight::STEP * distance
                    }
                };
                params.to_den[place] = distance;
                let value = params.value[code.index()] + near - weight::EXPOSED * exposed[place];
                params.placed[place] = if *side == Side::White { value } else { -value };
                if distance == 1 && !params.gates[side.index()].has(cell as u16) {
                    params.gates[side.index()].toggle(cell as u16);
                }
            }
        }
        params
    }

    /// Piece values by fixed-point iteration: from the values of the victims, and from how few kinds capture it.
    fn find_values(&mut self, mobility: &[(PieceCode, Side, Vec<Vec<u16>>)]) {
        let bits = |mask: u128| Bits(mask).map(|code| usize::from(code.0));
        for (code, ..) in mobility {
            self.value[code.index()] = 1;
        }
        for _ in 0..ROUNDS {
            let before = self.value;
            for (code, side, move_lists) in mobility {
                let enemies = mobility.iter().filter(|(_, other, _)| other != side);
                let (mut all, mut number) = (0, 0);
                for (enemy, ..) in enemies {
                    all += before[enemy.index()];
                    number += 1;
                }
                let taken: i32 = bits(self.prey[code.index()]).map(|prey| before[prey]).sum();
                let safe = number - self.hunters[code.index()].count_ones() as i32;
                let move_lists: usize = move_lists.iter().map(Vec::len).sum();
                self.value[code.index()] = weight::BEING
                    + weight::TAKES * taken / all.max(1)
                    + weight::SAFE * safe / number.max(1)
                    + weight::WAY * move_lists as i32 / self.cells as i32;
            }
        }
    }

    #[inline]
    pub fn placed(&self, code: PieceCode, cell: u16) -> i32 {
        self.placed[code.index() * self.cells + usize::from(cell)]
    }

    #[inline]
    pub fn value(&self, code: PieceCode) -> i32 {
        self.value[code.index() & (PieceCode::MOST - 1)]
    }

    #[inline]
    pub fn prey(&self, code: PieceCode) -> u128 {
        self.prey[code.index() & (PieceCode::MOST - 1)]
    }

    #[inline]
    pub fn hunters(&self, code: PieceCode) -> u128 {
        self.hunters[code.index() & (PieceCode::MOST - 1)]
    }

    /// How many moves nearer to the den a move brings an animal; 0 if it cannot reach it.
    #[inline]
    pub fn nearer(&self, code: PieceCode, from: u16, to: u16) -> i32 {
        let distance = |cell: u16| self.to_den[code.index() * self.cells + usize::from(cell)];
        match (distance(from), distance(to)) {
            (NEVER, _) | (_, NEVER) => 0,
            (before, after) => i32::from(before) - i32::from(after),
        }
    }

    /// Whether an animal of the side is one move from a den it wins in, on an empty board.
    #[inline]
    pub fn threatens_den(&self, state: &BoardState<S>, side: Side) -> bool {
        let at_gate = state.animals(side).and(self.gates[side.index()]);
        if at_gate.is_empty() {
            return false;
        }
        let mut threatens = false;
        at_gate.for_each(|cell| {
            threatens |= self.to_den[state.at(cell).index() * self.cells + usize::from(cell)] == 1;
        });
        threatens
    }
}

/// The codes in a mask.
struct Bits(u128);

impl Iterator for Bits {
    type Item = PieceCode;

    fn next(&mut self) -> Option<PieceCode> {
        (self.0 != 0).then(|| {
            let code = self.0.trailing_zeros() as u8;
            self.0 &= self.0 - 1;
            PieceCode(code)
        })
    }
}

/// The targets of an animal from a cell of an empty board.
fn mobility<S: SquareSet>(tables: &RuleTables<S>, code: PieceCode, cell: u16) -> Vec<u16> {
    let (piece, weak) = tables.decode(code);
    let mut state = BoardState::empty(tables, piece.side, 0, 0);
    state.put(tables, crate::rules::Cell(cell), piece, weak);
    let mut mobility = Vec::new();
    state.for_each_move(tables, |_, to| mobility.push(to));
    mobility
}

/// Breadth-first search: the number of moves from every cell to the nearest goal.
fn distances<S: SquareSet>(move_lists: &[Vec<u16>], goals: S) -> Vec<u16> {
    let mut distances = vec![NEVER; move_lists.len()];
    goals.for_each(|goal| distances[usize::from(goal)] = 0);
    let mut distance = 0;
    loop {
        let nearer = |to: &u16, distances: &[u16]| distances[usize::from(*to)] == distance;
        let next: Vec<usize> = (0..move_lists.len())
            .filter(|&from| distances[from] == NEVER && move_lists[from].iter().any(|to| nearer(to, &distances)))
            .collect();
        if next.is_empty() {
            return distances;
        }
        distance += 1;
        next.into_iter().for_each(|from| distances[from] = distance);
    }
}
