//! Shapes that only motifs have: fangs, frets, hatching, leaves, nets, spikes. Plain paths in the caller's own unit, y down.

mod fang;
mod fret;
mod hatch;
mod net;

pub use fang::{Fang, fangs, spikes};
pub use fret::{FRET_HEIGHT, fret};
pub use hatch::hatch;
pub use net::net;
