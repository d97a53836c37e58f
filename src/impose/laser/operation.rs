//! What a laser does along a line, and the colour and width by which the files tell it.

use crate::scene::{Cap, Colour, Join, Stroke};
use crate::theme::Theme;

/// The width of a line in millimetres: a thousandth of an inch, which every laser takes for a line to follow.
const HAIRLINE: f64 = 0.0254;
/// The width of an engraved line: whether a laser follows it or sweeps over it, it is seen.
pub(super) const ENGRAVED: f64 = 0.1;

/// What is done along a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Operation {
    /// Drawn.
    Engrave,
    /// Burnt a little way in, as a mark or a fold.
    Score,
    /// Burnt through.
    Cut,
}

impl Operation {
    /// All of them, in the order of the work: what is cut loose can slip.
    pub const ALL: [Operation; 3] = [Operation::Engrave, Operation::Score, Operation::Cut];

    /// The colour of its lines in the files.
    pub fn colour(self) -> Colour {
        match self {
            Operation::Engrave => Colour::BLACK,
            Operation::Score => Colour::Rgb(0, 0, 255),
            Operation::Cut => Colour::Rgb(255, 0, 0),
        }
    }

    /// How its lines are drawn in the files.
    pub(super) fn stroke(self) -> Stroke {
        let width = match self {
            Operation::Engrave => ENGRAVED,
            Operation::Score | Operation::Cut => HAIRLINE,
        };
        Stroke { cap: Cap::Round, join: Join::Round, ..Stroke::solid(self.colour(), width) }
    }

    /// What is done along a line that a theme draws in a colour; nothing along a light one, which is the ground's.
    pub fn of(colour: Colour) -> Option<Operation> {
        match colour.rgb() {
            scored if scored == Operation::Score.colour().rgb() => Some(Operation::Score),
            _ if colour.luminance() > LIGHT => None,
            _ => Some(Operation::Engrave),
        }
    }

    /// What is done to a theme's set: without a line in the colour of scores nothing is scored.
    pub fn used(theme: &Theme) -> Vec<Operation> {
        let colours = &theme.colours;
        let lines = [colours.ink, colours.line, colours.soft, colours.bank, colours.wave, colours.river_text];
        let marks = [colours.accent, colours.white, colours.black, colours.ghost];
        let sides = theme.pieces.sides.each_ref().map(|side| side.colour);
        let scores = lines.into_iter().chain(marks).chain(sides).any(|c| Operation::of(c) == Some(Operation::Score));
        Operation::ALL.into_iter().filter(|&operation| scores || operation != Operation::Score).collect()
    }
}

/// Lighter colours are the ground's: they hide, and leave no line. Relative luminance, 0 to 1.
const LIGHT: f64 = 0.6;
