//! The moves of every piece from every square as plain lists, read from the compiled tables.
//!
//! Retrograde analysis needs the squares a piece may have come from. The lists are derived from the move generator's
//! tables; no rule is repeated here.

use super::board::{Cell, Direction};
use super::piece_code::{PieceCode, decode, encode};
use super::rule_spec::RuleSpec;
use super::rule_tables::{ALLOWED, BARRED, BOTH_OUT, PathSquare, RuleTables};
use super::sized_state::any_width;
use super::square_set::SquareSet;
use super::{NoLegalMove, Piece, Rules, Side};

/// A piece and its permanent weakness, as a number from 0.
pub(crate) type PieceState = u8;

/// The result of landing on an enemy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Landing {
    /// The move is illegal.
    Barred,
    /// The enemy is captured.
    Captures,
    /// Both leave the board.
    BothOut,
}

/// One move from a square: a step or a leap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ListedMove {
    pub to: u16,
    /// The squares in a leap's path, and whether each is water. Empty for a step.
    pub path: Vec<(u16, bool)>,
    row: u32,
}

/// The moves of a ruleset, and what else a position's value depends on.
#[derive(Debug)]
pub(crate) struct MoveLists {
    pub cells: usize,
    pub files: usize,
    /// By piece state: the piece, and whether it is permanently weak.
    pub piece_states: Vec<(Piece, bool)>,
    kinds: usize,
    /// By piece state and cell: its moves.
    ways: Vec<Vec<ListedMove>>,
    /// By piece state and cell: whether it may be there in a game that goes on.
    stands: Vec<bool>,
    /// By side and cell: whether an animal that reaches it wins.
    wins: Vec<bool>,
    /// By piece state and cell: its state after arriving.
    becomes: Vec<PieceState>,
    /// By leaper's side, water or not, and piece state: whether it blocks a leap.
    stops: Vec<bool>,
    rows: Vec<u8>,
    /// Whether a side without animals has lost.
    pub all_captured_wins: bool,
    /// Whether the side to move loses when it has no move.
    pub stalemate_loses: bool,
}

impl MoveLists {
    /// Whether animals move and capture alike, whatever decides the game.
    #[cfg(feature = "gadget")]
    pub fn moves_alike(&self, other: &MoveLists) -> bool {
        self.piece_states == other.piece_states
            && self.ways == other.ways
            && self.stands == other.stands
            && self.becomes == other.becomes
            && self.stops == other.stops
    }

    pub fn of(rules: &Rules) -> MoveLists {
        any_width!(rules.empty_board(), t => MoveLists::read(rules.spec(), &t.tables))
    }

    fn read<S: SquareSet>(spec: &RuleSpec, tables: &RuleTables<S>) -> MoveLists {
        let cells: Vec<Cell> = spec.board.cells().collect();
        let kinds = spec.kinds.len();
        let count = kinds * if spec.remembers_weakness() { 4 } else { 2 };
        let code = |piece_state: usize| PieceCode(PieceCode::FIRST + piece_state as u8);
        let piece_states: Vec<(Piece, bool)> = (0..count).map(|piece_state| decode(code(piece_state), kinds)).collect();
        let each = || (0..count).flat_map(|piece_state| cells.iter().map(move |&cell| (piece_state, cell)));
        let wins: Vec<bool> = Side::BOTH
            .iter()
            .flat_map(|side| cells.iter().map(|cell| tables.board.sides[side.index()].wins.has(cell.0)))
            .collect();
        let won = |side: Side, cell: Cell| wins[side.index() * cells.len() + cell.index()];
        MoveLists {
            cells: cells.len(),
            files: usize::from(spec.board.files()),
            kinds,
            ways: each().map(|(piece_state, cell)| ways(spec, tables, code(piece_state), cell)).collect(),
            stands: each()
                .map(|(piece_state, cell)| {
                    let (Piece { side, kind }, _) = piece_states[piece_state];
                    let settled = tables.code_on_arrival(code(piece_state), side, cell.0) == code(piece_state);
                    spec.may_stand(kind, side, cell) && !won(side, cell) && settled
                })
                .collect(),
            becomes: each()
                .map(|(piece_state, cell)| {
                    tables.code_on_arrival(code(piece_state), piece_states[piece_state].0.side, cell.0).0
                        - PieceCode::FIRST
                })
                .collect(),
            stops: Side::BOTH
                .iter()
                .flat_map(|&side| [false, true].map(|water| (side, water)))
                .flat_map(|(side, water)| (0..count).map(move |piece_state| (side, water, piece_state)))
                .map(|(side, water, piece_state)| tables.stops(side, PathSquare { cell: 0, water }, code(piece_state)))
                .collect(),
            rows: tables.rows().to_vec(),
            all_captured_wins: tables.all_captured_wins,
            stalemate_loses: spec.switches.no_legal_move == NoLegalMove::Loses,
            wins,
            piece_states,
        }
    }

    /// The state number of a piece.
    pub fn piece_state(&self, piece: Piece, weak: bool) -> PieceState {
        encode(piece, weak, self.kinds).0 - PieceCode::FIRST
    }

    /// The moves of a piece state from a cell on an empty board.
    pub fn moves(&self, piece_state: PieceState, cell: u16) -> &[ListedMove] {
        &self.ways[self.place(piece_state, cell)]
    }

    /// Whether a piece state may be on a cell in a game that goes on.
    pub fn may_stand(&self, piece_state: PieceState, cell: u16) -> bool {
        self.stands[self.place(piece_state, cell)]
    }

    /// Whether an animal of the side that reaches a cell wins.
    pub fn wins(&self, side: Side, cell: u16) -> bool {
        self.wins[side.index() * self.cells + usize::from(cell)]
    }

    /// The state of a piece after reaching a cell: a trap may make it permanently weak.
    pub fn becomes(&self, piece_state: PieceState, cell: u16) -> PieceState {
        self.becomes[self.place(piece_state, cell)]
    }

    /// Whether a piece in the path blocks a leap of side `leaper`.
    pub fn blocks(&self, leaper: Side, water: bool, piece_state: PieceState) -> bool {
        self.stops[(leaper.index() * 2 + usize::from(water)) * self.piece_states.len() + usize::from(piece_state)]
    }

    /// The result of landing on a piece state.
    pub fn landing(&self, way: &ListedMove, on: PieceState) -> Landing {
        match self.rows[way.row as usize + usize::from(PieceCode::FIRST + on)] {
            BARRED => Landing::Barred,
            BOTH_OUT => Landing::BothOut,
            ALLOWED => Landing::Captures,
            other => unreachable!("no row of landings says {other}"),
        }
    }

    fn place(&self, piece_state: PieceState, cell: u16) -> usize {
        usize::from(piece_state) * self.cells + usize::from(cell)
    }
}

fn ways<S: SquareSet>(spec: &RuleSpec, tables: &RuleTables<S>, code: PieceCode, from: Cell) -> Vec<ListedMove> {
    let enter = tables.enter(code);
    let steps = Direction::ALL.into_iter().filter_map(|direction| spec.board.step(from, direction));
    let steps = steps.filter(|to| enter.has(to.0)).map(|to| ListedMove {
        to: to.0,
        path: Vec::new(),
        row: tables.step_row(code, from.0, to.0) as u32,
    });
    let leaps = tables.leaps(code, from.0).iter().map(|leap| ListedMove {
        to: leap.to,
        path: leap.path.iter().map(|square| (square.cell, square.water)).collect(),
        row: leap.row,
    });
    steps.chain(leaps).collect()
}
