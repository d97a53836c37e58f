//! Drawing: shared resources of a document, shapes, contours, bounds.
//!
//! Input: lengths in millimetres or in the caller's own unit. Output: items of the display list ([`crate::scene`]).
//! Independent of what is drawn.

pub(crate) mod bounds;
pub(crate) mod contour;
pub(crate) mod error;
pub(crate) mod guides;
pub(crate) mod legibility;
pub(crate) mod margin;
pub mod resources;
pub(crate) mod shapes;
mod surface;
pub(crate) mod traced_edge;

use crate::scene::Colour;
pub(crate) use surface::{Canvas, Context};

/// A typographic point in millimetres.
pub const POINT: f64 = 25.4 / 72.0;

/// A light line on a dark ground that is thinner than this, in millimetres, fills with the ink around it.
pub const LEFT_OPEN: f64 = 0.3;

/// The grey of notes outside the trim.
pub const GREY: Colour = Colour::Rgb(0x66, 0x66, 0x66);
