//! Millimetres and shapes.
//!
//! Every coordinate is a number of millimetres, x to the right and y *down* the page. Paths, points and affine maps are
//! those of `kurbo`; a value that a user writes or reads, with its unit, is a [`Length`].

mod length;
mod scale;

pub use kurbo::{
    Affine, Arc, BezPath, Circle, Ellipse, Line, ParamCurve, PathEl, Point, Rect, RoundedRect, Shape, Size, Vec2,
    flatten,
};
pub use length::{Length, LengthError, UNITS, plain};
pub use scale::{least_scale, most_scale};

/// How far a flattened or approximated curve may lie from the true one, in millimetres: a fiftieth of what a printer
/// can show.
pub const TOLERANCE: f64 = 0.001;
