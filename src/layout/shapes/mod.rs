//! Shapes that motifs are made of: smooth curves, swelling lines, shores, hollowed corners, fangs, frets, cuts, nets.
//!
//! All are plain paths in the caller's own unit, y down.

mod corner;
mod curve;
mod doorway;
mod fang;
mod fret;
mod hand;
mod net;
mod outline;

pub use corner::{begonia, lozenge, polyline, rounded};
pub use curve::{Swell, ribbon, smooth, spiral};
pub use doorway::doorway;
pub use fang::{Fang, fangs, open_fangs, spikes};
pub use fret::{FRET_HEIGHT, fret};
pub use hand::Hand;
pub use net::net;
pub use outline::{Bank, bank, hollowed, loops, room};
