//! The move tables of a class: each piece's moves with their results, its unmoves, and where conversions lead.
//!
//! A conversion is a move that changes the material: a capture, or a step into a trap that weakens for good. It leads
//! to a position of another class, whose table is solved before.

use super::class::{CanonicalForm, EndingClass};
use super::index::PositionIndex;
use super::material::Material;
use super::ruleset_analysis::RulesetAnalysis;
use super::unmoves::{Unmove, quiet_arrivals};
use super::value::entry;
use crate::rules::{Landing, ListedMove, PieceState, Side};

/// The result of a move by what stands on its target square (0 nothing, else the slot of the piece plus 1).
pub(super) type MoveResults = [u8; Material::MOST + 1];

/// The move is illegal.
pub(super) const BARRED: u8 = 0;
/// The move is quiet: the material stays the same.
pub(super) const QUIET: u8 = 1;
/// The mover has won.
pub(super) const WINS: u8 = 2;
/// From here on the move is a conversion; the result minus this is its number in [`MoveTables::conversions`].
pub(super) const FIRST_CONVERSION: u8 = 3;

/// One move of a piece from a square, a step or a leap.
#[derive(Debug, Clone, Copy)]
pub(super) struct PieceMove {
    pub to: u16,
    /// The path that must be clear, by its number in the tables; 0 for a step.
    pub path: u16,
    pub results: MoveResults,
}

/// The squares that a leap goes over: the cell, and a bit for each piece (its slot plus 1) that blocks it there.
type LeapPath = Vec<(u16, u16)>;

/// What a move that changes the material leads to.
#[derive(Debug)]
pub(super) enum Conversion {
    /// A position whose entry is known without a table.
    Decided(u16),
    /// A position of another class.
    Subtable {
        /// Its number in [`MoveTables::depends_on`].
        class: usize,
        sides_swapped: bool,
        mover: Side,
        /// By the slot of the other class: the slot of this one.
        order: Vec<usize>,
    },
}

/// All moves and unmoves of a class.
#[derive(Debug)]
pub(super) struct MoveTables {
    pub cells: usize,
    /// By slot and cell: where its moves begin and end in `moves`.
    spans: Vec<(u32, u32)>,
    moves: Vec<PieceMove>,
    unmove_spans: Vec<(u32, u32)>,
    unmoves: Vec<Unmove>,
    paths: Vec<LeapPath>,
    pub conversions: Vec<Conversion>,
    /// The classes that conversions lead to, each once.
    pub depends_on: Vec<EndingClass>,
    /// By side: an upper bound of its moves in one position.
    pub most_moves: [usize; 2],
    /// The entry of a position without a legal move.
    pub stalemate_entry: u16,
}

impl MoveTables {
    pub fn new(analysis: &RulesetAnalysis, class: &EndingClass, index: &PositionIndex) -> MoveTables {
        let mut builder =
            Builder { analysis, class, index, paths: vec![Vec::new()], conversions: ConversionList::default() };
        let cells = analysis.move_lists.cells;
        let (mut spans, mut moves) = (Vec::new(), Vec::new());
        let mut most_moves = [0; 2];
        for slot in 0..index.slots.len() {
            let mut most = 0;
            for cell in 0..cells as u16 {
                let begin = moves.len();
                if analysis.move_lists.may_stand(class.piece_states[slot], cell) {
                    moves.extend(builder.moves(slot, cell));
                }
                most = most.max(moves.len() - begin);
                spans.push((begin as u32, moves.len() as u32));
            }
            most_moves[index.slots[slot].side.index()] += most;
        }
        let (mut unmove_spans, mut unmoves) = (Vec::new(), Vec::new());
        for slot in 0..index.slots.len() {
            for arrivals in quiet_arrivals(&spans[slot * cells..][..cells], &moves) {
                let begin = unmoves.len();
                unmoves.extend(arrivals.into_iter().filter_map(|(from, mv)| Unmove::of(index, slot, from, mv)));
                unmove_spans.push((begin as u32, unmoves.len() as u32));
            }
        }
        let Builder { paths, conversions, .. } = builder;
        let stalemate_entry =
            if analysis.move_lists.stalemate_loses { entry::STALEMATE_LOSS } else { entry::STALEMATE_DRAW };
        MoveTables {
            cells,
            spans,
            moves,
            unmove_spans,
            unmoves,
            paths,
            conversions: conversions.list,
            depends_on: conversions.classes,
            most_moves,
            stalemate_entry,
        }
    }

    /// The moves of the piece in a slot from a cell.
    #[inline]
    pub fn from(&self, slot: usize, cell: u16) -> &[PieceMove] {
        let (begin, end) = self.spans[slot * self.cells + usize::from(cell)];
        &self.moves[begin as usize..end as usize]
    }

    /// The unmoves of the piece in a slot from a cell.
    #[inline]
    pub fn unmoves(&self, slot: usize, cell: u16) -> &[Unmove] {
        let (begin, end) = self.unmove_spans[slot * self.cells + usize::from(cell)];
        &self.unmoves[begin as usize..end as usize]
    }

    /// The squares of a leap's path with their blockers.
    pub fn path(&self, path: u16) -> &[(u16, u16)] {
        &self.paths[usize::from(path)]
    }

    /// Whether a piece blocks a leap; `on` is [`Placement::on`](super::placement::Placement::on).
    #[inline]
    pub fn is_blocked(&self, path: u16, on: &[u8]) -> bool {
        path != 0
            && self.paths[usize::from(path)].iter().any(|&(cell, blockers)| blockers >> on[usize::from(cell)] & 1 == 1)
    }
}

/// Builds the move tables of a class.
struct Builder<'a> {
    analysis: &'a RulesetAnalysis,
    class: &'a EndingClass,
    index: &'a PositionIndex,
    paths: Vec<LeapPath>,
    conversions: ConversionList,
}

/// The conversions found so far, each set of remaining pieces once.
#[derive(Default)]
struct ConversionList {
    known: Vec<(Vec<Option<PieceState>>, Side)>,
    list: Vec<Conversion>,
    classes: Vec<EndingClass>,
}

impl Builder<'_> {
    fn moves(&mut self, slot: usize, from: u16) -> Vec<PieceMove> {
        let ways = self.analysis.move_lists.moves(self.class.piece_states[slot], from).to_vec();
        ways.iter()
            .map(|way| PieceMove { to: way.to, path: self.path(slot, way), results: self.results(slot, way) })
            .collect()
    }

    fn path(&mut self, slot: usize, way: &ListedMove) -> u16 {
        let blockers = |water| -> u16 {
            let blocks = |piece_state| self.analysis.move_lists.blocks(self.index.slots[slot].side, water, piece_state);
            let piece_states = self.class.piece_states.iter().enumerate();
            piece_states.filter(|(_, piece_state)| blocks(**piece_state)).map(|(slot, _)| 2 << slot).sum()
        };
        let path: LeapPath = way.path.iter().map(|&(cell, water)| (cell, blockers(water))).collect();
        let path: LeapPath = path.into_iter().filter(|&(_, blockers)| blockers != 0).collect();
        let known = self.paths.iter().position(|known| *known == path);
        known.unwrap_or_else(|| {
            self.paths.push(path);
            self.paths.len() - 1
        }) as u16
    }

    fn results(&mut self, slot: usize, way: &ListedMove) -> MoveResults {
        let move_lists = &self.analysis.move_lists;
        let piece_state = self.class.piece_states[slot];
        let side = self.index.slots[slot].side;
        let (wins, becomes) = (move_lists.wins(side, way.to), move_lists.becomes(piece_state, way.to));
        let mut results = [BARRED; Material::MOST + 1];
        results[0] = match (wins, becomes == piece_state) {
            (true, _) => WINS,
            (false, true) => QUIET,
            (false, false) => self.conversion(side, &[(slot, Some(becomes))]),
        };
        for (other, &on) in self.class.piece_states.iter().enumerate() {
            if self.index.slots[other].side == side || !move_lists.may_stand(on, way.to) {
                continue;
            }
            results[other + 1] = match move_lists.landing(way, on) {
                Landing::Barred => BARRED,
                Landing::Captures if wins => WINS,
                Landing::Captures => self.conversion(side, &[(slot, Some(becomes)), (other, None)]),
                Landing::BothOut => self.conversion(side, &[(slot, None), (other, None)]),
            };
        }
        results
    }

    /// The result of a move of `mover` by which some pieces leave the board or become others.
    fn conversion(&mut self, mover: Side, changes: &[(usize, Option<PieceState>)]) -> u8 {
        let mut left: Vec<Option<PieceState>> = self.class.piece_states.iter().copied().map(Some).collect();
        for &(slot, becomes) in changes {
            left[slot] = becomes;
        }
        let has = |side: Side| left.iter().flatten().any(|&piece_state| self.analysis.side(piece_state) == side);
        let move_lists = &self.analysis.move_lists;
        let conversion = match (has(mover), has(!mover)) {
            (true, false) if move_lists.all_captured_wins => return WINS,
            (false, false) if move_lists.all_captured_wins => Conversion::Decided(entry::DRAW),
            // The mover has taken its own last piece off: the other side has won, as if it had still to move.
            (false, true) if move_lists.all_captured_wins => Conversion::Decided(entry::WIN_IN_ONE),
            (_, false) if move_lists.stalemate_loses => Conversion::Decided(entry::STALEMATE_LOSS),
            (_, false) => Conversion::Decided(entry::STALEMATE_DRAW),
            (_, true) => {
                let slots: Vec<usize> = (0..left.len()).filter(|&slot| left[slot].is_some()).collect();
                let piece_states: Vec<PieceState> = left.iter().copied().flatten().collect();
                let form = CanonicalForm::of(self.analysis, &piece_states, !mover);
                let class = self.conversions.class(EndingClass::of_form(self.analysis, &form));
                let order = form.order.iter().map(|&at| slots[at]).collect();
                Conversion::Subtable { class, sides_swapped: form.sides_swapped, mover: form.mover, order }
            }
        };
        FIRST_CONVERSION + self.conversions.number((left, mover), conversion)
    }
}

impl ConversionList {
    fn class(&mut self, class: EndingClass) -> usize {
        let known = self.classes.iter().position(|other| *other == class);
        known.unwrap_or_else(|| {
            self.classes.push(class);
            self.classes.len() - 1
        })
    }

    fn number(&mut self, left: (Vec<Option<PieceState>>, Side), conversion: Conversion) -> u8 {
        let known = self.known.iter().position(|other| *other == left);
        known.unwrap_or_else(|| {
            self.known.push(left);
            self.list.push(conversion);
            self.list.len() - 1
        }) as u8
    }
}
