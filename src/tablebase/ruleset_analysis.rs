//! What all tables of a ruleset share: its moves, the symmetries of the board, and which kinds are interchangeable.

use super::equivalence::{capture_relations, movement_classes};
use super::symmetry::{BoardSymmetry, swapped};
use crate::rules::{Cell, Figure, Mobility, Rules, Side, Square};
use std::sync::Arc;

/// The properties of a ruleset that its tables rest on.
#[derive(Debug)]
pub struct RulesetAnalysis {
    pub(super) rules: Arc<Rules>,
    pub(super) mobility: Mobility,
    /// By cell: its mirror image, left for right, if the ruleset is mirror-symmetric.
    pub(super) mirror: Option<Vec<u16>>,
    /// By cell: its image when the sides are exchanged, if the ruleset treats both sides alike.
    pub(super) sides_swapped: Option<Vec<u16>>,
    /// By figure: a number that is the same for figures that move alike.
    movement_classes: Vec<u16>,
    /// By attacker and victim: a number that is the same for pairs that capture alike.
    capture_relations: Vec<u16>,
}

/// Processor time of the analysis for each square and pair of figures, in seconds, on a machine of 2024.
const SECONDS_A_SQUARE_AND_PAIR: f64 = 1e-6;

impl RulesetAnalysis {
    /// An estimate of the processor time that [`RulesetAnalysis::new`] takes, in seconds.
    pub fn estimated_seconds(rules: &Rules) -> f64 {
        let figures = (2 * rules.kinds().len()) as f64;
        rules.board().squares().count() as f64 * figures * figures * SECONDS_A_SQUARE_AND_PAIR
    }

    /// Analyzes a ruleset.
    pub fn new(rules: &Arc<Rules>) -> RulesetAnalysis {
        let mobility = Mobility::of(rules);
        let board = rules.board();
        let (files, rows) = (board.files(), board.rows());
        let cells: Vec<Square> = board.squares().collect();
        let image = |to: &dyn Fn(Square) -> Square| -> Vec<u16> {
            cells.iter().filter_map(|&square| board.cell(to(square))).map(|cell| cell.0).collect()
        };
        let mirror = image(&|at| Square::new(files - 1 - at.file.0, at.row.0));
        let flipped = image(&|at| Square::new(at.file.0, rows - 1 - at.row.0));
        let half_turned = image(&|at| Square::new(files - 1 - at.file.0, rows - 1 - at.row.0));
        let mirror = (files > 1 && BoardSymmetry { mobility: &mobility, cells: &mirror, swaps: false }.holds())
            .then_some(mirror);
        let sides_swapped = [flipped, half_turned]
            .into_iter()
            .find(|image| BoardSymmetry { mobility: &mobility, cells: image, swaps: true }.holds());
        let movement_classes = movement_classes(&mobility, rules);
        let capture_relations = capture_relations(&mobility);
        RulesetAnalysis { rules: rules.clone(), mobility, mirror, sides_swapped, movement_classes, capture_relations }
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

    pub(super) fn side(&self, figure: Figure) -> Side {
        self.mobility.figures[usize::from(figure)].0.side
    }

    /// The same kind of piece on the other side.
    pub(super) fn swapped(&self, figure: Figure) -> Figure {
        swapped(&self.mobility, figure)
    }

    /// See [`movement_classes`].
    pub(super) fn movement_class(&self, figure: Figure) -> u16 {
        self.movement_classes[usize::from(figure)]
    }

    /// See [`capture_relations`].
    pub(super) fn capture_relation(&self, attacker: Figure, victim: Figure) -> u16 {
        self.capture_relations[usize::from(attacker) * self.mobility.figures.len() + usize::from(victim)]
    }

    pub(super) fn square(&self, cell: u16) -> Square {
        self.rules.board().square(Cell(cell))
    }
}
