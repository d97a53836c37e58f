//! Builds the landing rows and leaps of [`rule_tables`](super::rule_tables) from
//! [`movement_bans`](super::movement_bans) and [`capture_bans`](super::capture_bans).

use super::board::{Cell, Direction, Displacement};
use super::capture_bans::{Encounter, capture_bans, takes_both_out};
use super::movement_bans::{den_ban, leap_blocking_clause, movement_ban};
use super::piece_code::{PieceCode, decode, encode};
use super::rule_spec::RuleSpec;
use super::rule_tables::{ALLOWED, BARRED, BOTH_OUT, LeapMove, PathSquare, TERRAINS};
use super::{Board, Piece, Side, Terrain};
use std::collections::BTreeMap;

/// The inputs of a row apart from the mover, as bits of a number.
#[derive(Clone, Copy)]
struct Footing {
    mover_weak: bool,
    from_water: bool,
    on_water: bool,
    /// The target square weakens the enemy's animals.
    weakens_enemy: bool,
    /// The target square protects the enemy's animals.
    shelters_enemy: bool,
    by_leap: bool,
}

impl Footing {
    /// Number of combinations.
    const COUNT: usize = 1 << 6;

    fn number(self) -> usize {
        let Footing { mover_weak, from_water, on_water, weakens_enemy, shelters_enemy, by_leap } = self;
        let digits = [mover_weak, from_water, on_water, weakens_enemy, shelters_enemy, by_leap];
        digits.into_iter().fold(0, |number, digit| number * 2 + usize::from(digit))
    }
}

/// A far bank and the displacement to it.
struct Crossing {
    to: Cell,
    displacement: Displacement,
}

fn crossings(board: &Board, from: Cell) -> Vec<Crossing> {
    let rivers = Direction::ALL
        .into_iter()
        .flat_map(|direction| [board.over_river(from, direction), board.over_both_rivers(from, direction)]);
    rivers.flatten().map(|river| Crossing { to: river.to, displacement: board.displacement(from, river.to) }).collect()
}

/// Builds the rows.
pub(super) struct Compiler<'a> {
    spec: &'a RuleSpec,
    /// By cell: the opposite banks, for any leaper.
    crossings: Vec<Vec<Crossing>>,
    /// By mover's code and context bits: the row's offset, once compiled.
    made: Vec<Option<u32>>,
    /// Rows by content: equal rows are stored once.
    known: BTreeMap<Vec<u8>, u32>,
    pub rows: Vec<u8>,
    codes: usize,
}

impl<'a> Compiler<'a> {
    pub fn new(spec: &'a RuleSpec, codes: usize) -> Compiler<'a> {
        Compiler {
            spec,
            crossings: spec.board.cells().map(|cell| crossings(&spec.board, cell)).collect(),
            made: vec![None; codes * Footing::COUNT],
            known: BTreeMap::new(),
            rows: Vec::new(),
            codes,
        }
    }

    pub fn step_rows(&mut self, pieces: &[(Piece, bool)]) -> Vec<u32> {
        let mut rows = vec![0; TERRAINS * TERRAINS];
        for &(piece, weak) in pieces {
            for from in Terrain::ALL {
                rows.extend(Terrain::ALL.map(|to| self.row(piece, weak, (from, to), false)));
            }
        }
        rows
    }

    pub fn leaps(&mut self, piece: Piece, weak: bool, from: Cell) -> Vec<LeapMove> {
        let board = &self.spec.board;
        if self.spec.kind(piece.kind).leaps.is_empty() || !self.spec.may_stand(piece.kind, piece.side, from) {
            return Vec::new();
        }
        let mut leaps = Vec::new();
        for place in 0..self.crossings[from.index()].len() {
            let Crossing { to, displacement } = &self.crossings[from.index()][place];
            let to = *to;
            let barred = movement_ban(self.spec, piece.kind, displacement, to).or(den_ban(self.spec, piece, to));
            if let (Displacement::AcrossRiver(_, river), None) = (displacement, barred) {
                let square = |water: bool| move |cell: &Cell| PathSquare { cell: cell.0, water };
                let water = river.water.iter().map(square(true));
                let path = water.chain(river.land.iter().map(square(false))).collect();
                let row = self.row(piece, weak, (board.at(from), board.at(to)), true);
                leaps.push(LeapMove { to: to.0, row, path });
            }
        }
        leaps
    }

    /// The row of one move: the result of landing on each occupant.
    fn row(&mut self, mover: Piece, weak: bool, (from, to): (Terrain, Terrain), by_leap: bool) -> u32 {
        let spec = self.spec;
        let footing = Footing {
            mover_weak: weak || spec.weakens_on(from, mover.side),
            from_water: from == Terrain::Water,
            on_water: to == Terrain::Water,
            weakens_enemy: spec.weakens_on(to, !mover.side),
            shelters_enemy: spec.shelters_on(to, !mover.side),
            by_leap,
        };
        let place = encode(mover, weak, spec.kinds.len()).index() * Footing::COUNT + footing.number();
        if let Some(row) = self.made[place] {
            return row;
        }
        let occupants = (PieceCode::FIRST..self.codes as u8).map(|code| {
            let (occupant, occupant_weak) = decode(PieceCode(code), spec.kinds.len());
            if occupant.side == mover.side {
                return BARRED;
            }
            let encounter = Encounter {
                attacker: mover.kind,
                victim: occupant.kind,
                from_water: footing.from_water,
                on_water: footing.on_water,
                by_leap,
                attacker_weak: footing.mover_weak,
                victim_weak: occupant_weak || footing.weakens_enemy,
                victim_sheltered: footing.shelters_enemy,
            };
            match capture_bans(spec, &encounter).is_empty() {
                false => BARRED,
                true if takes_both_out(spec, &encounter) => BOTH_OUT,
                true => ALLOWED,
            }
        });
        let row: Vec<u8> = [ALLOWED].into_iter().chain(occupants).collect();
        let offset = *self.known.entry(row).or_insert_with_key(|row| {
            self.rows.extend_from_slice(row);
            (self.rows.len() - row.len()) as u32
        });
        self.made[place] = Some(offset);
        offset
    }

    pub fn stops(&self) -> Vec<bool> {
        let mut stops = Vec::with_capacity(4 * self.codes);
        for leaper in Side::BOTH {
            for water in [false, true] {
                stops.extend((0..self.codes as u8).map(|code| {
                    PieceCode(code).is_piece()
                        && leap_blocking_clause(
                            self.spec,
                            leaper,
                            decode(PieceCode(code), self.spec.kinds.len()).0,
                            water,
                        )
                        .is_some()
                }));
            }
        }
        stops
    }
}
