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
        /// The optical centre.
        middle: Point,
    },
    /// Pixels, which may be transparent: red, green, blue, opacity, row by row from the top left.
    Pixels {
        /// The width and the height.
        size: Size,
        /// The colours, as if all were opaque.
        rgb: Raster,
        /// The opacity of each pixel, 0 to 255; `None` if all are opaque.
        alpha: Option<Vec<u8>>,
        /// The features because of which a drawing was rasterised, such as “gradients, opacity”; `None` for a picture.
        flattened: Option<String>,
    },
}

/// One path of a drawing.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// The path, in the drawing's units.
    pub path: BezPath,
    /// Whether it is filled by the even-odd rule.
    pub even_odd: bool,
    /// The fill, if any.
    pub fill: Option<Fill>,
    /// The stroke: its colour and its width in the drawing's units.
    pub stroke: Option<(Fill, f64)>,
    /// The line cap.
    pub cap: Cap,
    /// The line join. The miter limit is 4.
    pub join: Join,
}

/// A fixed colour, or a tone that the theme colours.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Fill {
    /// As drawn.
    Fixed(Colour),
    /// As the theme says.
    Tone(Tone),
    /// The shaded part of a region of this tone: drawn only where tones are coloured.
    Shade(Tone),
}
