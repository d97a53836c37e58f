//! A position that is valid under its ruleset.

use super::board::Cell;
use super::board_state::Undo;
use super::sized_state::{SizedState, any_width};
use super::{Move, Placed, Rules, Setup, Side, Square};
use std::fmt;
use std::sync::Arc;

/// Animals on a board, the side to move, and two counters, validated.
///
/// It has no history; what depends on earlier moves is in [`Game`](super::Game). `Display` writes it as text, like
/// chess's FEN. Parsing needs a ruleset, for the board and the letters of the kinds, so there is
/// [`read_position`](super::notation::read_position) instead of `FromStr`.
///
/// ```
/// use shouqi::rules::{preset_rules, Position};
/// let start = Position::start(&preset_rules("classic").expect("a shipped ruleset"));
/// assert_eq!(start.to_string(), "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0 1");
/// assert_eq!(start.moves().len(), 24);
/// ```
#[derive(Debug, Clone)]
pub struct Position {
    rules: Arc<Rules>,
    pub(crate) state: SizedState,
    /// Whether its text gave the counters, so that they say something about earlier moves.
    counted: bool,
}

/// Counters saturate here.
pub const MOST_COUNTED: u32 = 1_000_000;

/// The changes of a move, for [`Position::unmake`].
#[derive(Debug, Clone, Copy)]
pub struct Unmake(Undo);

impl Position {
    pub(super) fn new(rules: Arc<Rules>, state: SizedState, counted: bool) -> Position {
        Position { rules, state, counted }
    }

    /// The initial position under these rules.
    pub fn start(rules: &Arc<Rules>) -> Position {
        let setup = Setup::start(rules);
        setup.check(rules).expect("a ruleset's set-up was held against its own rules when it was read")
    }

    /// Its rules.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The side to move.
    pub fn side(&self) -> Side {
        any_width!(&self.state, t => t.state.side())
    }

    /// The piece on a square.
    pub fn at(&self, square: Square) -> Option<Placed> {
        self.piece_at(self.rules.board().cell(square)?)
    }

    /// Every animal, row by row from a1.
    pub fn pieces(&self) -> Vec<Placed> {
        self.rules.board().cells().filter_map(|cell| self.piece_at(cell)).collect()
    }

    /// Plies since the last capture; saturates at [`MOST_COUNTED`].
    pub fn quiet(&self) -> u32 {
        any_width!(&self.state, t => t.state.quiet()).min(MOST_COUNTED)
    }

    /// Plies since the start of the game; saturates at [`MOST_COUNTED`], but for the side to move.
    pub fn ply(&self) -> u32 {
        let ply = any_width!(&self.state, t => t.state.ply());
        let last = 2 * (MOST_COUNTED - 1);
        if ply < last { ply } else { last + ply % 2 }
    }

    /// The number of the next move; both sides' moves count as one.
    pub fn move_number(&self) -> u32 {
        self.ply() / 2 + 1
    }

    /// Whether the counters were given with the position and are reliable.
    pub fn is_counted(&self) -> bool {
        self.counted
    }

    /// The Zobrist key of placement and side to move: equal for equal positions under one ruleset.
    pub fn key(&self) -> u64 {
        any_width!(&self.state, t => t.state.key)
    }

    /// Whether placement, permanent weakness and side to move are the same. The counters are ignored.
    pub fn same_as(&self, other: &Position) -> bool {
        self.state.same_position(&other.state)
    }

    /// Every move that [`judge`](super::judge) finds legal here, sorted by square.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if !self.is_over() {
            let board = self.rules.board();
            let mut push = |from, to| moves.push(Move::new(board.square(Cell(from)), board.square(Cell(to))));
            any_width!(&self.state, t => t.state.for_each_move(&t.tables, &mut push));
            moves.sort_unstable_by_key(|m| (m.from.file, m.from.row, m.to.file, m.to.row));
        }
        moves
    }

    /// Whether there is any legal move.
    pub fn has_moves(&self) -> bool {
        !self.is_over() && self.has_any_move()
    }

    /// Makes a legal move.
    ///
    /// # Panics
    /// If the move's squares are not on the board or its first is empty. A move that is otherwise illegal gives an
    /// invalid position: use [`judge`](super::judge) first.
    pub fn make(&mut self, mv: Move) -> Unmake {
        let board = self.rules.board();
        let (Some(from), Some(to)) = (board.cell(mv.from), board.cell(mv.to)) else {
            panic!("{mv} leaves the board");
        };
        any_width!(&mut self.state, t => {
            assert!(t.state.at(from.0).is_piece(), "no animal stands on {}", mv.from);
            Unmake(t.state.make(&t.tables, from.0, to.0))
        })
    }

    /// Unmakes the last move.
    pub fn unmake(&mut self, undo: Unmake) {
        any_width!(&mut self.state, t => t.state.unmake(&t.tables, undo.0));
    }

    /// The position after a legal move.
    pub fn after(&self, mv: Move) -> Position {
        let mut next = self.clone();
        next.make(mv);
        next
    }

    /// The same position as an unchecked description.
    pub fn setup(&self) -> Setup {
        Setup {
            pieces: self.pieces(),
            side: self.side(),
            quiet: Some(self.quiet()),
            move_number: Some(self.move_number()),
        }
    }

    pub(super) fn piece_at(&self, cell: Cell) -> Option<Placed> {
        let (piece, weak) = any_width!(&self.state, t => {
            let code = t.state.at(cell.0);
            code.is_piece().then(|| t.tables.decode(code))
        })?;
        Some(Placed { square: self.rules.board().square(cell), piece, weak })
    }

    /// Whether the game is over by placement or limit, whatever the moves.
    pub(super) fn is_over(&self) -> bool {
        any_width!(&self.state, t => t.state.ended(&t.tables))
    }
}

impl PartialEq for Position {
    /// Same rules, same animals, same side to move, same counters.
    fn eq(&self, other: &Position) -> bool {
        self.rules.hash() == other.rules.hash()
            && self.same_as(other)
            && (self.quiet(), self.ply()) == (other.quiet(), other.ply())
    }
}

impl Eq for Position {}

impl fmt::Display for Position {
    /// The canonical text form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&super::notation::write_position(self))
    }
}

/// As its text. Reading one back needs the ruleset: [`read_position`](super::notation::read_position).
#[cfg(feature = "serde")]
impl serde::Serialize for Position {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
