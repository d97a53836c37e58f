//! Shapes: smooth curves, lines of varying width, shores, concave corners, hand-cut lines, scallops.
//!
//! All are plain paths in the caller's own unit, y down.

mod corner;
mod curve;
mod jitter;
mod scallop;
mod shore;
mod teeth;

pub use corner::{begonia, lozenge, octagon, polyline, rounded, segments};
pub use curve::{Swell, control_points, points_along, ribbon, smooth, spiral};
pub use jitter::{Jitter, mixed};
pub use scallop::{LOBES, lobed, scalloped_disc, scallops, scallops_but_one};
pub use shore::{Bank, bank, hollowed, loops, room};
pub use teeth::{gaps_filled, toothed};
