//! Millimetres and shapes.
//!
//! Every coordinate is in millimetres, x to the right and y *down* the page. Paths, points and affine maps are those of
//! `kurbo`; a value with a unit in user input or output is a [`Length`].

mod area;
mod enclosing;
mod hull;
mod length;
mod region;
mod scale;
mod simplify;

pub use area::Area;
pub use enclosing::{boxed_middle, enclosing_middle};
pub use hull::convex_hull;
pub use kurbo::{
    Affine, Arc, BezPath, Circle, CircleSegment, Ellipse, Insets, Line, ParamCurve, PathEl, Point, Rect, RoundedRect,
    Shape, Size, Vec2, flatten,
};
pub use length::{Length, LengthError, UNITS, plain};
pub use region::{Corners, Region};
pub use scale::{least_scale, most_scale};

/// Tolerance of flattened or approximated curves in millimetres: a fiftieth of a printer's resolution.
pub const TOLERANCE: f64 = 0.001;
