//! Parity: endings of one kind against itself, by the parity of the distance between the two pieces.

use super::material::{Man, Material};
use super::table::Counts;
use super::table_store::Tablebase;
use super::value::Value;
use crate::rules::{KindId, MoveLists, Piece, PieceState, Placed, Side};
use std::collections::VecDeque;
use std::ops::ControlFlow;

/// The values of endings with one piece of a kind on each side, by the parity of the distance between the two. Whoever
/// has the opposition wins many of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parity {
    /// The kind.
    pub kind: KindId,
    /// All positions with White to move: wins, losses, draws.
    pub all: Counts,
    /// Contested positions, in which neither can run to a den unopposed, with an odd distance in files plus rows.
    pub odd: Counts,
    /// Those with an even distance.
    pub even: Counts,
}

impl Tablebase {
    /// The parity statistics of a kind. `None` if the table is not there.
    pub fn parity(&self, kind: KindId) -> Option<Parity> {
        let man = Man { kind, weak: false };
        let [white_runs, black_runs] = Side::BOTH.map(|side| DenRace::new(self, kind, side));
        let mut parity = Parity { kind, all: Counts::default(), odd: Counts::default(), even: Counts::default() };
        let board = self.rules().board();
        let _ = self.for_each_position(&Material::new(vec![man], vec![man]), Side::White, |position| {
            let (Some(white), Some(black)) = (position.pieces.first(), position.pieces.get(1)) else {
                return ControlFlow::Break(());
            };
            let cell = |placed: &Placed| board.cell(placed.square).map_or(0, |cell| cell.index());
            let (a, b) = (cell(white), cell(black));
            let file = white.square.file.0.abs_diff(black.square.file.0);
            let row = white.square.row.0.abs_diff(black.square.row.0);
            parity.all.tally(position.value, position.is_stalemate);
            if !white_runs.is_open(a, b) && !black_runs.is_open(b, a) {
                let counts = if (file + row) % 2 == 1 { &mut parity.odd } else { &mut parity.even };
                counts.tally(position.value, position.is_stalemate);
            }
            ControlFlow::Continue(())
        })?;
        Some(parity)
    }
}

/// The race of a piece to a den in which it wins, against another of its kind.
struct DenRace<'a> {
    move_lists: &'a MoveLists,
    runner: PieceState,
    side: Side,
    /// By the other's cell, and target: how many moves the other needs on an empty board.
    opponent_moves: Vec<Vec<u32>>,
}

impl<'a> DenRace<'a> {
    fn new(tables: &'a Tablebase, kind: KindId, side: Side) -> DenRace<'a> {
        let move_lists = &tables.analysis().move_lists;
        let other = move_lists.piece_state(Piece { side: !side, kind }, false);
        let opponent_moves = (0..move_lists.cells as u16).map(|from| move_distances(move_lists, other, from)).collect();
        DenRace { move_lists, runner: move_lists.piece_state(Piece { side, kind }, false), side, opponent_moves }
    }

    /// Whether the runner, moving first, has a way to a den with no square that the other reaches in as many moves.
    fn is_open(&self, runner: usize, other: usize) -> bool {
        let mut reached = vec![false; self.move_lists.cells];
        let mut frontier = vec![runner as u16];
        for made in 1.. {
            let mut next = Vec::new();
            for way in frontier.iter().flat_map(|&cell| self.move_lists.moves(self.runner, cell)) {
                if self.move_lists.wins(self.side, way.to) {
                    return true;
                }
                let to = usize::from(way.to);
                if !reached[to] && self.opponent_moves[other][to] > made {
                    reached[to] = true;
                    next.push(way.to);
                }
            }
            if next.is_empty() {
                break;
            }
            frontier = next;
        }
        false
    }
}

/// By target: how many moves a piece state needs from a cell on an empty board (breadth-first search).
fn move_distances(move_lists: &MoveLists, piece_state: PieceState, from: u16) -> Vec<u32> {
    let mut moves = vec![u32::MAX; move_lists.cells];
    moves[usize::from(from)] = 0;
    let mut open = VecDeque::from([from]);
    while let Some(cell) = open.pop_front() {
        for way in move_lists.moves(piece_state, cell) {
            if moves[usize::from(way.to)] == u32::MAX {
                moves[usize::from(way.to)] = moves[usize::from(cell)] + 1;
                open.push_back(way.to);
            }
        }
    }
    moves
}

impl Counts {
    /// Adds one position.
    fn tally(&mut self, value: Value, is_stalemate: bool) {
        let count = match value {
            _ if is_stalemate => &mut self.stalemates,
            Value::Win(_) => &mut self.wins,
            Value::Loss(_) => &mut self.losses,
            Value::Draw => &mut self.draws,
        };
        *count += 1;
        self.longest = self.longest.max(value.plies().unwrap_or(0));
    }
}
