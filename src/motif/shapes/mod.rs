//! Shapes that only motifs have: fangs, frets, hatching, leaves, nets. Plain paths in the caller's own unit, y down.

mod fang;
mod fret;
mod hatch;
mod leaf;
mod net;

pub use fang::{Fang, fangs, spikes};
pub use fret::{FRET_HEIGHT, fret};
pub use hatch::hatch;
pub use leaf::{LeafRing, leaves};
pub use net::net;
