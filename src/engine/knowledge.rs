//! What the evaluation wants to know of a ruleset, read off its compiled tables once.

use super::pursuit::Pursuit;
use crate::rules::Side;
use crate::rules::compiled::{Code, Field, SquareSet, Tables};

/// Rounds in which the worth of an animal is found from the worth of those it takes.
const ROUNDS: usize = 3;

/// Weights in hundredths of a weak animal.
mod weight {
    /// Of being there at all.
    pub const BEING: i32 = 40;
    /// Of taking everybody.
    pub const TAKES: i32 = 700;
    /// Of being taken by nobody.
    pub const SAFE: i32 = 80;
    /// Of each way from an average square.
    pub const WAY: i32 = 12;
    /// Of being one move from the enemy den; two thirds of it two moves from there, and so on.
    pub const NEAR_DEN: i32 = 150;
    /// Against each move that it takes to get there.
    pub const STEP: i32 = 6;
    /// Of each kind of enemy that may take it where it stands.
    pub const EXPOSED: i32 = 2;
}

/// A ruleset's animals as the evaluation sees them. Numbers are by [`Code`], and by cell where there are two indices.
#[derive(Debug)]
pub(crate) struct Knowledge<S: SquareSet> {
    /// What an animal is worth to White where it stands, whoever else is there; nothing for no animal.
    placed: Vec<i32>,
    /// What it is worth to take it.
    worth: [i32; Code::MOST],
    /// Whom it may take, one bit a code.
    prey: [u128; Code::MOST],
    /// Who may take it.
    hunters: [u128; Code::MOST],
    /// Moves from each cell to the nearest den it wins in, on an empty board.
    to_den: Vec<u16>,
    /// By side: where some animal of it is one move from a den it wins in.
    gates: [S; 2],
    cells: usize,
    /// Who hunts whom.
    pub pursuit: Pursuit,
}

/// There is no way.
const NEVER: u16 = u16::MAX;

impl<S: SquareSet> Knowledge<S> {
    pub fn of(tables: &Tables<S>) -> Knowledge<S> {
        let ways: Vec<(Code, Side, Vec<Vec<u16>>)> = tables
            .all_codes()
            .map(|code| (code, tables.decode(code).0.side))
            .map(|(code, side)| (code, side, (0..tables.cells() as u16).map(|c| ways(tables, code, c)).collect()))
            .collect();
        let cells = tables.cells();
        let mut knowledge = Knowledge {
            placed: vec![0; Code::MOST * cells],
            worth: [0; Code::MOST],
            prey: [0; Code::MOST],
            hunters: [0; Code::MOST],
            to_den: vec![NEVER; Code::MOST * cells],
            gates: [S::EMPTY; 2],
            cells,
            pursuit: Pursuit::on(tables),
        };
        let mut exposed = vec![0; Code::MOST * cells];
        for (hunter, side, roads) in &ways {
            for (prey, ..) in ways.iter().filter(|(_, other, _)| other != side) {
                let mut landings = (0, 0);
                let mut reached = vec![false; cells];
                for (from, to) in
                    roads.iter().zip(0u16..).flat_map(|(road, from)| road.iter().map(move |&to| (from, to)))
                {
                    let lands = tables.step_lands(*hunter, from, to, *prey);
                    landings.0 += i32::from(lands);
                    landings.1 += 1;
                    if lands && !std::mem::replace(&mut reached[usize::from(to)], true) {
                        exposed[prey.index() * cells + usize::from(to)] += 1;
                    }
                }
                // More than a trap here and there.
                if 3 * landings.0 > landings.1 {
                    knowledge.prey[hunter.index()] |= 1 << prey.index();
                    knowledge.hunters[prey.index()] |= 1 << hunter.index();
                }
            }
        }
        knowledge.find_worth(&ways);
        for (hunter, ..) in &ways {
            for prey in Bits(knowledge.prey[hunter.index()]) {
                let hunters = knowledge.hunters[prey.index()].count_ones() as i32;
                knowledge.pursuit.add(*hunter, prey, knowledge.worth[prey.index()], hunters);
            }
        }
        for (code, side, roads) in &ways {
            let wins = tables.board.sides[side.index()].wins;
            let distances = distances(roads, wins);
            for (cell, &distance) in distances.iter().enumerate() {
                let place = code.index() * cells + cell;
                let near = match distance {
                    NEVER => 0,
                    distance => {
                        let distance = i32::from(distance);
                        2 * weight::NEAR_DEN / (distance + 1).max(2) - weight::STEP * distance
                    }
                };
                knowledge.to_den[place] = distance;
                let worth = knowledge.worth[code.index()] + near - weight::EXPOSED * exposed[place];
                knowledge.placed[place] = if *side == Side::White { worth } else { -worth };
                if distance == 1 && !knowledge.gates[side.index()].has(cell as u16) {
                    knowledge.gates[side.index()].toggle(cell as u16);
                }
            }
        }
        knowledge
    }

    /// An animal is worth as much as it takes, and the more the fewer take it.
    fn find_worth(&mut self, ways: &[(Code, Side, Vec<Vec<u16>>)]) {
        let bits = |mask: u128| Bits(mask).map(|code| usize::from(code.0));
        for (code, ..) in ways {
            self.worth[code.index()] = 1;
        }
        for _ in 0..ROUNDS {
            let before = self.worth;
            for (code, side, roads) in ways {
                let enemies = ways.iter().filter(|(_, other, _)| other != side);
                let (mut all, mut number) = (0, 0);
                for (enemy, ..) in enemies {
                    all += before[enemy.index()];
                    number += 1;
                }
                let taken: i32 = bits(self.prey[code.index()]).map(|prey| before[prey]).sum();
                let safe = number - self.hunters[code.index()].count_ones() as i32;
                let roads: usize = roads.iter().map(Vec::len).sum();
                self.worth[code.index()] = weight::BEING
                    + weight::TAKES * taken / all.max(1)
                    + weight::SAFE * safe / number.max(1)
                    + weight::WAY * roads as i32 / self.cells as i32;
            }
        }
    }

    #[inline]
    pub fn placed(&self, code: Code, cell: u16) -> i32 {
        self.placed[code.index() * self.cells + usize::from(cell)]
    }

    #[inline]
    pub fn worth(&self, code: Code) -> i32 {
        self.worth[code.index() & (Code::MOST - 1)]
    }

    #[inline]
    pub fn prey(&self, code: Code) -> u128 {
        self.prey[code.index() & (Code::MOST - 1)]
    }

    #[inline]
    pub fn hunters(&self, code: Code) -> u128 {
        self.hunters[code.index() & (Code::MOST - 1)]
    }

    /// How many moves nearer to the den a move brings an animal; 0 where there is no way there.
    #[inline]
    pub fn nearer(&self, code: Code, from: u16, to: u16) -> i32 {
        let distance = |cell: u16| self.to_den[code.index() * self.cells + usize::from(cell)];
        match (distance(from), distance(to)) {
            (NEVER, _) | (_, NEVER) => 0,
            (before, after) => i32::from(before) - i32::from(after),
        }
    }

    /// Whether an animal of the side stands one move from a den it wins in, as if nothing were in its way.
    #[inline]
    pub fn threatens_den(&self, field: &Field<S>, side: Side) -> bool {
        let at_gate = field.animals(side).and(self.gates[side.index()]);
        if at_gate.is_empty() {
            return false;
        }
        let mut threatens = false;
        at_gate.for_each(|cell| {
            threatens |= self.to_den[field.at(cell).index() * self.cells + usize::from(cell)] == 1;
        });
        threatens
    }
}

/// The codes in a mask.
struct Bits(u128);

impl Iterator for Bits {
    type Item = Code;

    fn next(&mut self) -> Option<Code> {
        (self.0 != 0).then(|| {
            let code = self.0.trailing_zeros() as u8;
            self.0 &= self.0 - 1;
            Code(code)
        })
    }
}

/// Where an animal may go from a cell if it is alone on the board.
fn ways<S: SquareSet>(tables: &Tables<S>, code: Code, cell: u16) -> Vec<u16> {
    let (piece, weak) = tables.decode(code);
    let mut field = Field::empty(tables, piece.side, 0, 0);
    field.put(tables, crate::rules::Cell(cell), piece, weak);
    let mut ways = Vec::new();
    field.each_move(tables, |_, to| ways.push(to));
    ways
}

/// From every cell the number of moves to the nearest goal.
fn distances<S: SquareSet>(roads: &[Vec<u16>], goals: S) -> Vec<u16> {
    let mut distances = vec![NEVER; roads.len()];
    goals.for_each(|goal| distances[usize::from(goal)] = 0);
    let mut distance = 0;
    loop {
        let nearer = |to: &u16, distances: &[u16]| distances[usize::from(*to)] == distance;
        let next: Vec<usize> = (0..roads.len())
            .filter(|&from| distances[from] == NEVER && roads[from].iter().any(|to| nearer(to, &distances)))
            .collect();
        if next.is_empty() {
            return distances;
        }
        distance += 1;
        next.into_iter().for_each(|from| distances[from] = distance);
    }
}
