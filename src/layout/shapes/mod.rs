//! Shapes that motifs are made of: smooth curves, swelling lines, shores, hollowed corners, fangs.
//!
//! All are plain paths in the caller's own unit, y down.

mod corner;
mod curve;
mod fang;
mod outline;

pub use corner::{begonia, lozenge, polyline, rounded};
pub use curve::{Swell, ribbon, smooth, spiral};
pub use fang::{Fang, fangs};
pub use outline::{Bank, bank, loops, room};
