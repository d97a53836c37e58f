//! Shapes that only motifs have: fangs, frets, nets. Plain paths in the caller's own unit, y down.

mod fang;
mod fret;
mod net;

pub use fang::{Fang, fangs, open_fangs, spikes};
pub use fret::{FRET_HEIGHT, fret};
pub use net::net;
