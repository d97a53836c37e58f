//! Every way of every piece over the board, read off the compiled tables as plain lists.
//!
//! Who works backwards from the end of games, as the endgame tables do, needs to know from where an animal may have
//! come. Nothing here knows a rule: the lists say what the move generator would do.

use super::board::{Cell, Direction};
use super::code::{Code, decode, encode};
use super::law::Law;
use super::set::SquareSet;
use super::state::AnyTables;
use super::tables::{ALLOWED, BARRED, BOTH_OUT, PathSquare, Tables};
use super::{NoLegalMove, Piece, Rules, Side};

/// A piece, weak for good or not, as a number from 0.
pub(crate) type Figure = u8;

/// What comes of landing on an enemy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Landing {
    /// It may not be done.
    Barred,
    /// The enemy is captured.
    Captures,
    /// Both leave the board.
    BothOut,
}

/// One way from a square: a step or a leap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Way {
    pub to: u16,
    /// The squares that must hold nothing that stops a leap, and whether each is water. Empty for a step.
    pub path: Vec<(u16, bool)>,
    row: u32,
}

/// A ruleset's ways, and what else a position's future depends on.
#[derive(Debug)]
pub(crate) struct Mobility {
    pub cells: usize,
    pub files: usize,
    /// By figure: the piece, and whether it is weak for good.
    pub figures: Vec<(Piece, bool)>,
    kinds: usize,
    /// By figure and cell.
    ways: Vec<Vec<Way>>,
    /// By figure and cell: whether it may stand there in a game that goes on.
    stands: Vec<bool>,
    /// By side and cell: whether an animal that gets there has won.
    wins: Vec<bool>,
    /// By figure and cell: what it is once it has got there.
    becomes: Vec<Figure>,
    /// By leaper's side, water or not, and figure: whether it stops a leap.
    stops: Vec<bool>,
    rows: Vec<u8>,
    /// Whether a side without animals has lost.
    pub all_captured_wins: bool,
    /// Whether the side to move loses when it has no move.
    pub stuck_loses: bool,
}

impl Mobility {
    pub fn of(rules: &Rules) -> Mobility {
        let law = rules.law();
        match rules.tables() {
            AnyTables::Up64(tables) => Mobility::read(law, tables),
            AnyTables::Up128(tables) => Mobility::read(law, tables),
            AnyTables::Up704(tables) => Mobility::read(law, tables),
            AnyTables::Up2624(tables) => Mobility::read(law, tables),
        }
    }

    fn read<S: SquareSet>(law: &Law, tables: &Tables<S>) -> Mobility {
        let cells: Vec<Cell> = law.board.cells().collect();
        let kinds = law.kinds.len();
        let count = kinds * if law.remembers_weakness() { 4 } else { 2 };
        let code = |figure: usize| Code(Code::FIRST + figure as u8);
        let figures: Vec<(Piece, bool)> = (0..count).map(|figure| decode(code(figure), kinds)).collect();
        let each = || (0..count).flat_map(|figure| cells.iter().map(move |&cell| (figure, cell)));
        let wins: Vec<bool> = Side::BOTH
            .iter()
            .flat_map(|side| cells.iter().map(|cell| tables.board.sides[side.index()].wins.has(cell.0)))
            .collect();
        let won = |side: Side, cell: Cell| wins[side.index() * cells.len() + cell.index()];
        Mobility {
            cells: cells.len(),
            files: usize::from(law.board.files()),
            kinds,
            ways: each().map(|(figure, cell)| ways(law, tables, code(figure), cell)).collect(),
            stands: each()
                .map(|(figure, cell)| {
                    let (Piece { side, kind }, _) = figures[figure];
                    let settled = tables.marked(code(figure), side, cell.0) == code(figure);
                    law.may_stand(kind, side, cell) && !won(side, cell) && settled
                })
                .collect(),
            becomes: each()
                .map(|(figure, cell)| tables.marked(code(figure), figures[figure].0.side, cell.0).0 - Code::FIRST)
                .collect(),
            stops: Side::BOTH
                .iter()
                .flat_map(|&side| [false, true].map(|water| (side, water)))
                .flat_map(|(side, water)| (0..count).map(move |figure| (side, water, figure)))
                .map(|(side, water, figure)| tables.stops(side, PathSquare { cell: 0, water }, code(figure)))
                .collect(),
            rows: tables.rows().to_vec(),
            all_captured_wins: tables.all_captured_wins,
            stuck_loses: law.switches.no_legal_move == NoLegalMove::Loses,
            wins,
            figures,
        }
    }

    /// The number of a piece.
    pub fn figure(&self, piece: Piece, weak: bool) -> Figure {
        encode(piece, weak, self.kinds).0 - Code::FIRST
    }

    /// The ways of a figure from a cell, on an empty board.
    pub fn ways(&self, figure: Figure, cell: u16) -> &[Way] {
        &self.ways[self.place(figure, cell)]
    }

    /// Whether a figure may stand on a cell in a game that goes on.
    pub fn stands(&self, figure: Figure, cell: u16) -> bool {
        self.stands[self.place(figure, cell)]
    }

    /// Whether an animal of the side that gets to a cell has won.
    pub fn wins(&self, side: Side, cell: u16) -> bool {
        self.wins[side.index() * self.cells + usize::from(cell)]
    }

    /// What a figure is once it has got to a cell: a trap may have made it weak for good.
    pub fn becomes(&self, figure: Figure, cell: u16) -> Figure {
        self.becomes[self.place(figure, cell)]
    }

    /// Whether a figure on a leap's way stops the leap of an animal of `leaper`.
    pub fn stops(&self, leaper: Side, water: bool, figure: Figure) -> bool {
        self.stops[(leaper.index() * 2 + usize::from(water)) * self.figures.len() + usize::from(figure)]
    }

    /// What comes of landing on a figure.
    pub fn landing(&self, way: &Way, on: Figure) -> Landing {
        match self.rows[way.row as usize + usize::from(Code::FIRST + on)] {
            BARRED => Landing::Barred,
            BOTH_OUT => Landing::BothOut,
            ALLOWED => Landing::Captures,
            other => unreachable!("no row of landings says {other}"),
        }
    }

    fn place(&self, figure: Figure, cell: u16) -> usize {
        usize::from(figure) * self.cells + usize::from(cell)
    }
}

fn ways<S: SquareSet>(law: &Law, tables: &Tables<S>, code: Code, from: Cell) -> Vec<Way> {
    let enter = tables.enter(code);
    let steps = Direction::ALL.into_iter().filter_map(|direction| law.board.step(from, direction));
    let steps = steps.filter(|to| enter.has(to.0)).map(|to| Way {
        to: to.0,
        path: Vec::new(),
        row: tables.step_row(code, from.0, to.0) as u32,
    });
    let leaps = tables.leaps(code, from.0).iter().map(|leap| Way {
        to: leap.to,
        path: leap.path.iter().map(|square| (square.cell, square.water)).collect(),
        row: leap.row,
    });
    steps.chain(leaps).collect()
}
