//! A drawing or picture, read and measured.

use super::Tone;
use crate::geom::{BezPath, Point, Rect, Size};
use crate::scene::{Cap, Colour, Join, Raster};

/// Something to put on a piece.
#[derive(Debug, Clone)]
pub enum Drawing {
    /// Paths, back to front, with the bounds of their ink and its middle, in the drawing's own units (y down).
    Paths {
        /// The paths.
        parts: Vec<Part>,
        /// The bounds of the ink, lines included.
        ink: Rect,
        /// What the eye takes for its middle.
        middle: Point,
    },
    /// Pixels, which may be see-through: red, green, blue, opacity, row by row from the top left.
    Pixels {
        /// Pixels in a row and rows.
        size: Size,
        /// The colours, as if all were opaque.
        rgb: Raster,
        /// The opacity of each pixel, 0 to 255; `None` if all are opaque.
        alpha: Option<Vec<u8>>,
        /// What of a drawing could only be drawn as pixels, such as “gradients, opacity”; `None` for a picture.
        flattened: Option<String>,
    },
}

/// One path of a drawing.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// The path, in the drawing's units.
    pub path: BezPath,
    /// Whether areas that are surrounded twice stay empty.
    pub even_odd: bool,
    /// What it is filled with, if anything.
    pub fill: Option<Fill>,
    /// The line along it: its colour and its width in the drawing's units.
    pub stroke: Option<(Fill, f64)>,
    /// How the line ends.
    pub cap: Cap,
    /// How the line turns corners. A mitre is cut at four times the width.
    pub join: Join,
}

/// A colour of its own, or a tone that the theme colours.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Fill {
    /// As drawn.
    Fixed(Colour),
    /// As the theme says.
    Tone(Tone),
}
