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

/// Number of contexts of landing: what a row depends on beside the mover, as bits.
const CONTEXTS: usize = 1 << 6;

/// The leaps from a square over one river or two, for any leaper.
fn crossings(board: &Board, from: Cell) -> Vec<Displacement> {
    let rivers = Direction::ALL.into_iter().flat_map(|direction| {
        let rivers = [board.over_river(from, direction), board.over_both_rivers(from, direction)];
        rivers.into_iter().flatten().map(move |river| Displacement::AcrossRiver(direction, river))
    });
    rivers.collect()
}

/// Builds the rows.
pub(super) struct Compiler<'a> {
    spec: &'a RuleSpec,
    /// By cell.
    crossings: Vec<Vec<Displacement>>,
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
            made: vec![None; codes * CONTEXTS],
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
            let displacement = &self.crossings[from.index()][place];
            let Displacement::AcrossRiver(_, river) = displacement else { continue };
            let to = river.to;
            if movement_ban(self.spec, piece.kind, displacement, to).or(den_ban(self.spec, piece, to)).is_none() {
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
        let mover_weak = weak || spec.weakens_on(from, mover.side);
        let (from_water, on_water) = (from == Terrain::Water, to == Terrain::Water);
        let (weakens_enemy, shelters_enemy) = (spec.weakens_on(to, !mover.side), spec.shelters_on(to, !mover.side));
        let context = [mover_weak, from_water, on_water, weakens_enemy, shelters_enemy, by_leap];
        let context = context.into_iter().fold(0, |number, bit| number * 2 + usize::from(bit));
        let place = encode(mover, weak, spec.kinds.len()).index() * CONTEXTS + context;
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
                from_water,
                on_water,
                by_leap,
                attacker_weak: mover_weak,
                victim_weak: occupant_weak || weakens_enemy,
                victim_sheltered: shelters_enemy,
            };
            match capture_bans(spec, &encounter).next() {
                Some(_) => BARRED,
                None if takes_both_out(spec, &encounter) => BOTH_OUT,
                None => ALLOWED,
            }
        });
        let mut row = Vec::with_capacity(self.codes);
        row.push(ALLOWED);
        row.extend(occupants);
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
