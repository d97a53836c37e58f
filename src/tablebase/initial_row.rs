//! The forward pass over one row: all pieces but the last are on their squares, and the moves of a side are found for
//! all squares of the last one together.

use super::lane::{LANE_WIDTH, SetBits};
use super::move_tables::{BARRED, PieceMove, QUIET, WINS};
use super::placement::{Placement, SolverTables};
use super::stored_entry::StoredEntry;
use super::thresholds::Thresholds;
use super::value::entry;
use crate::rules::Side;

/// The last piece's moves on a board without other pieces.
#[derive(Debug)]
pub(super) struct LastPieceMoves {
    /// By rank: how many quiet moves it has, and whether a move wins.
    quiet: Vec<u8>,
    wins: Vec<bool>,
    /// By cell and lane: the squares of the last piece from which a piece on that cell interferes with its moves.
    interferes: Vec<Vec<u64>>,
    /// By lane: the squares from which it has a conversion without capturing.
    converts: Vec<u64>,
}

impl LastPieceMoves {
    pub fn new(tables: &SolverTables<'_>) -> LastPieceMoves {
        let last_slot = tables.last_slot();
        let squares = &tables.index.slots[last_slot].squares;
        let lanes = squares.len().div_ceil(LANE_WIDTH);
        let mut moves = LastPieceMoves {
            quiet: vec![0; lanes * LANE_WIDTH],
            wins: vec![false; lanes * LANE_WIDTH],
            interferes: vec![vec![0; lanes]; tables.move_tables.cells],
            converts: vec![0; lanes],
        };
        for (rank, &cell) in squares.iter().enumerate() {
            let (lane, bit) = (rank / LANE_WIDTH, 1 << (rank % LANE_WIDTH));
            for mv in tables.move_tables.from(last_slot, cell) {
                let path = tables.move_tables.path(mv.path).iter().map(|&(cell, _)| cell);
                path.chain([mv.to]).for_each(|met| moves.interferes[usize::from(met)][lane] |= bit);
                match mv.results[0] {
                    QUIET => moves.quiet[rank] += 1,
                    WINS => moves.wins[rank] = true,
                    _ => moves.converts[lane] |= bit,
                }
            }
        }
        moves
    }
}

/// The moves of one side in one row, by the last piece's rank.
pub(super) struct RowInitializer<'a, E> {
    tables: &'a SolverTables<'a>,
    last_moves: &'a LastPieceMoves,
    thresholds: Thresholds<E>,
    /// Quiet moves beside those that the side has wherever the last piece stands, with wrap-around.
    quiet: Vec<u8>,
    /// The entry of the fastest win by another move, or of a draw; the greatest number if neither is known.
    best: Vec<E>,
    /// The entry of the slowest loss by such a move; 0 if there is none.
    loss: Vec<E>,
    /// The entry of the longest distance so far.
    longest: E,
}

impl<'a, E: StoredEntry> RowInitializer<'a, E> {
    pub fn new(
        tables: &'a SolverTables<'a>,
        last_moves: &'a LastPieceMoves,
        thresholds: Thresholds<E>,
    ) -> RowInitializer<'a, E> {
        let width = last_moves.quiet.len();
        RowInitializer {
            tables,
            last_moves,
            thresholds,
            quiet: vec![0; width],
            best: vec![E::MOST; width],
            loss: vec![E::ZERO; width],
            longest: E::ZERO,
        }
    }

    /// Sets the entries of a row: decided ones, and successor counters. The last piece is not on the board.
    pub fn initialize(&mut self, placement: &mut Placement, side: Side, entries: &mut [E]) {
        let (tables, last_slot) = (self.tables, self.tables.last_slot());
        self.loss.fill(E::ZERO);
        if tables.index.slots[last_slot].side == side {
            self.quiet.copy_from_slice(&self.last_moves.quiet);
            let win = E::clamped(entry::WIN_IN_ONE);
            for (best, &wins) in self.best.iter_mut().zip(&self.last_moves.wins) {
                *best = if wins { win } else { E::MOST };
            }
            self.add_last_piece_moves(placement);
        } else {
            self.quiet.fill(0);
            self.best.fill(E::MOST);
        }
        let others = tables.slots[side.index()].iter().filter(|&&slot| slot != last_slot);
        let quiet = others.map(|&slot| self.add_moves_of(placement, slot)).sum();
        for &cell in &placement.cells[..last_slot] {
            if let Some(rank) = tables.index.slots[last_slot].rank(cell) {
                self.best[rank] = E::ZERO;
            }
        }
        self.write_entries(quiet, entries);
    }

    /// The entry of the longest distance in the rows so far, if it is longer than one move.
    pub fn longest(&self) -> E {
        self.longest
    }

    /// Adds the last piece's moves from the squares where other pieces interfere with them.
    fn add_last_piece_moves(&mut self, placement: &mut Placement) {
        let (tables, last_moves, last_slot) = (self.tables, self.last_moves, self.tables.last_slot());
        let squares = &tables.index.slots[last_slot].squares;
        for (lane, &converts) in last_moves.converts.iter().enumerate() {
            let others = placement.cells[..last_slot].iter();
            let met = others.fold(converts, |met, &cell| met | last_moves.interferes[usize::from(cell)][lane]);
            for at in SetBits::of(met) {
                let rank = lane * LANE_WIDTH + at;
                if placement.on[usize::from(squares[rank])] != 0 {
                    continue;
                }
                (self.quiet[rank], self.best[rank]) = (0, E::MOST);
                for mv in tables.move_tables.from(last_slot, squares[rank]) {
                    if !tables.move_tables.is_blocked(mv.path, &placement.on) {
                        placement.cells[last_slot] = mv.to;
                        let result = mv.results[usize::from(placement.on[usize::from(mv.to)])];
                        self.add(placement, result, rank);
                    }
                }
            }
        }
    }

    /// Adds the moves of another piece. Returns how many quiet moves it has wherever the last piece stands; where that
    /// is in the way, one is taken off its count.
    fn add_moves_of(&mut self, placement: &mut Placement, slot: usize) -> u8 {
        let (tables, last_slot) = (self.tables, self.tables.last_slot());
        let last = &tables.index.slots[last_slot];
        let from = placement.cells[slot];
        let mut quiet = 0;
        for mv in tables.move_tables.from(slot, from) {
            if tables.move_tables.is_blocked(mv.path, &placement.on) {
                continue;
            }
            let on = placement.on[usize::from(mv.to)];
            let there = if on == 0 { last.rank(mv.to) } else { None };
            placement.cells[slot] = mv.to;
            match mv.results[usize::from(on)] {
                BARRED => (),
                QUIET => {
                    quiet += 1;
                    let blocked = self.blocking_cells(mv).filter_map(|cell| last.rank(cell));
                    for rank in there.into_iter().chain(blocked) {
                        self.quiet[rank] = self.quiet[rank].wrapping_sub(1);
                    }
                }
                result => {
                    for (rank, &cell) in last.squares.iter().enumerate() {
                        if there != Some(rank)
                            && placement.on[usize::from(cell)] == 0
                            && !self.blocking_cells(mv).any(|blocking| blocking == cell)
                        {
                            placement.cells[last_slot] = cell;
                            self.add(placement, result, rank);
                        }
                    }
                }
            }
            if let Some(rank) = there {
                placement.cells[last_slot] = mv.to;
                self.add(placement, mv.results[last_slot + 1], rank);
            }
            placement.cells[slot] = from;
        }
        quiet
    }

    /// The cells on which the last piece would block a leap.
    fn blocking_cells(&self, mv: &PieceMove) -> impl Iterator<Item = u16> + use<'a, E> {
        let bit = 2 << self.tables.last_slot();
        let path = self.tables.move_tables.path(mv.path).iter();
        path.filter(move |(_, blockers)| blockers & bit != 0).map(|&(cell, _)| cell)
    }

    /// Adds the result of a move, which has been made in the placement's cells.
    #[inline]
    fn add(&mut self, placement: &Placement, result: u8, rank: usize) {
        let best = match result {
            BARRED => return,
            QUIET => {
                self.quiet[rank] = self.quiet[rank].wrapping_add(1);
                return;
            }
            WINS => E::clamped(entry::WIN_IN_ONE),
            conversion => match self.tables.conversion_entry(conversion, &placement.cells) {
                drawn if entry::is_draw(drawn) => self.thresholds.draw,
                won if entry::is_win(won) => {
                    self.loss[rank] = self.loss[rank].max(E::clamped(won.saturating_add(1)));
                    return;
                }
                lost => {
                    // So slow a win would be taken for a draw. The table is refused then: the distance is too long.
                    let win = E::clamped(lost.saturating_add(1));
                    self.longest = self.longest.max(win);
                    win
                }
            },
        };
        self.best[rank] = self.best[rank].min(best);
    }

    /// Writes the entries; the side has `more` quiet moves wherever the last piece stands.
    fn write_entries(&mut self, more: u8, entries: &mut [E]) {
        let only_conversions_left = self.thresholds.only_conversions_left;
        let stalemate = E::clamped(self.tables.move_tables.stalemate_entry);
        let lanes = self.quiet.as_chunks::<LANE_WIDTH>().0.iter().zip(self.best.as_chunks::<LANE_WIDTH>().0);
        let lanes = lanes.zip(self.loss.as_chunks::<LANE_WIDTH>().0).zip(entries.chunks_mut(LANE_WIDTH));
        for (((quiet, best), loss), entries) in lanes {
            let (mut lane, mut longest) = ([E::ZERO; LANE_WIDTH], E::ZERO);
            for (((entry, &quiet), &best), &loss) in lane.iter_mut().zip(quiet).zip(best).zip(loss) {
                let quiet = quiet.wrapping_add(more);
                let counter = if loss == E::ZERO { E::MOST } else { only_conversions_left }.minus(quiet);
                let decided = if loss == E::ZERO { stalemate } else { loss };
                let open = if quiet == 0 { decided } else { counter };
                *entry = if best == E::MOST { open } else { best };
                longest = longest.max(if best == E::MOST && quiet == 0 { decided } else { E::ZERO });
            }
            self.longest = self.longest.max(longest);
            entries.copy_from_slice(&lane[..entries.len()]);
        }
    }
}
