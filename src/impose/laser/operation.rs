//! Operations of a laser, with their colour and line width in files.

use crate::scene::{Cap, Colour, Join, Stroke};
use crate::theme::Theme;

/// Line width in millimetres: a thousandth of an inch, which lasers treat as a vector line.
const HAIRLINE: f64 = 0.0254;
/// Width of an engraved line: it stays in wood and on paper, whether a laser follows it or rasters it.
pub(super) const ENGRAVED: f64 = 0.2;

/// An operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Operation {
    /// Engraved as a line.
    Engrave,
    /// Scored: partly through, as a mark or for folding.
    Score,
    /// Cut through.
    Cut,
}

impl Operation {
    /// All of them, in order of execution: parts that are cut loose can shift.
    pub const ALL: [Operation; 3] = [Operation::Engrave, Operation::Score, Operation::Cut];

    /// Its colour in files.
    pub fn colour(self) -> Colour {
        match self {
            Operation::Engrave => Colour::BLACK,
            Operation::Score => Colour::Rgb(0, 0, 255),
            Operation::Cut => Colour::Rgb(255, 0, 0),
        }
    }

    /// Its line style in files.
    pub(super) fn stroke(self) -> Stroke {
        let width = match self {
            Operation::Engrave => ENGRAVED,
            Operation::Score | Operation::Cut => HAIRLINE,
        };
        Stroke { cap: Cap::Round, join: Join::Round, ..Stroke::solid(self.colour(), width) }
    }

    /// The operation of a line's colour in a theme; `None` for a light colour, which belongs to the ground.
    pub fn of(colour: Colour) -> Option<Operation> {
        match colour.rgb() {
            scored if scored == Operation::Score.colour().rgb() => Some(Operation::Score),
            _ if colour.luminance() > LIGHT => None,
            _ => Some(Operation::Engrave),
        }
    }

    /// The operations of a theme's set: scoring only if a colour of the theme is that of scores.
    pub fn used(theme: &Theme) -> Vec<Operation> {
        let colours = &theme.colours;
        let lines = [colours.ink, colours.line, colours.soft, colours.bank, colours.wave, colours.river_text];
        let marks = [colours.accent, colours.white, colours.black, colours.ghost];
        let sides = theme.pieces.sides.each_ref().map(|side| side.colour);
        let scores = lines.into_iter().chain(marks).chain(sides).any(|c| Operation::of(c) == Some(Operation::Score));
        Operation::ALL.into_iter().filter(|&operation| scores || operation != Operation::Score).collect()
    }
}

/// Lighter colours belong to the ground: they hide, and leave no line. Relative luminance, 0 to 1.
const LIGHT: f64 = 0.6;
