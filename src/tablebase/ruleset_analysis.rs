//! What all tables of a ruleset share: its moves, the symmetries of the board, and which kinds are interchangeable.

use super::equivalence::{capture_relations, movement_classes};
use super::symmetry::{BoardSymmetry, swapped};
use crate::rules::{Cell, MoveLists, PieceState, Rules, Side, Square};
use std::sync::Arc;

/// The properties of a ruleset that its tables rest on.
#[derive(Debug)]
pub struct RulesetAnalysis {
    pub(super) rules: Arc<Rules>,
    pub(super) move_lists: MoveLists,
    /// By cell: its mirror image, left for right, if the ruleset is mirror-symmetric.
    pub(super) mirror: Option<Vec<u16>>,
    /// By cell: its image when the sides are exchanged, if the ruleset treats both sides alike.
    pub(super) sides_swapped: Option<Vec<u16>>,
    /// By piece state: a number that is the same for piece states that move alike.
    movement_classes: Vec<u16>,
    /// By attacker and victim: a number that is the same for pairs that capture alike.
    capture_relations: Vec<u16>,
}

/// Processor time of the analysis for each square and pair of piece states, in seconds, on a machine of 2024.
const SECONDS_A_SQUARE_AND_PAIR: f64 = 1e-6;

impl RulesetAnalysis {
    /// An estimate of the processor time that [`RulesetAnalysis::new`] takes, in seconds.
    pub fn estimated_seconds(rules: &Rules) -> f64 {
        let piece_states = (2 * rules.kinds().len()) as f64;
        rules.board().squares().count() as f64 * piece_states * piece_states * SECONDS_A_SQUARE_AND_PAIR
    }

    /// Analyzes a ruleset.
    pub fn new(rules: &Arc<Rules>) -> RulesetAnalysis {
        let move_lists = MoveLists::of(rules);
        let board = rules.board();
        let (files, rows) = (board.files(), board.rows());
        let cells: Vec<Square> = board.squares().collect();
        let image = |to: &dyn Fn(Square) -> Square| -> Vec<u16> {
            cells.iter().filter_map(|&square| board.cell(to(square))).map(|cell| cell.0).collect()
        };
        let mirror = image(&|at| Square::new(files - 1 - at.file.0, at.row.0));
        let flipped = image(&|at| Square::new(at.file.0, rows - 1 - at.row.0));
        let half_turned = image(&|at| Square::new(files - 1 - at.file.0, rows - 1 - at.row.0));
        let mirror = (files > 1 && BoardSymmetry { move_lists: &move_lists, cells: &mirror, swaps: false }.holds())
            .then_some(mirror);
        let sides_swapped = [flipped, half_turned]
            .into_iter()
            .find(|image| BoardSymmetry { move_lists: &move_lists, cells: image, swaps: true }.holds());
        let movement_classes = movement_classes(&move_lists, rules);
        let capture_relations = capture_relations(&move_lists);
        RulesetAnalysis { rules: rules.clone(), move_lists, mirror, sides_swapped, movement_classes, capture_relations }
    }

    /// The ruleset.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Whether a position and its mirror image, left for right, have the same value.
    pub fn is_mirror_symmetric(&self) -> bool {
        self.mirror.is_some()
    }

    /// Whether a position and the one with the sides exchanged have the same value, so that Black to move needs no
    /// tables of its own.
    pub fn is_side_symmetric(&self) -> bool {
        self.sides_swapped.is_some()
    }

    pub(super) fn side(&self, piece_state: PieceState) -> Side {
        self.move_lists.piece_states[usize::from(piece_state)].0.side
    }

    /// The same kind of piece on the other side.
    pub(super) fn swapped(&self, piece_state: PieceState) -> PieceState {
        swapped(&self.move_lists, piece_state)
    }

    /// See [`movement_classes`].
    pub(super) fn movement_class(&self, piece_state: PieceState) -> u16 {
        self.movement_classes[usize::from(piece_state)]
    }

    /// See [`capture_relations`].
    pub(super) fn capture_relation(&self, attacker: PieceState, victim: PieceState) -> u16 {
        self.capture_relations[usize::from(attacker) * self.move_lists.piece_states.len() + usize::from(victim)]
    }

    pub(super) fn square(&self, cell: u16) -> Square {
        self.rules.board().square(Cell(cell))
    }
}
