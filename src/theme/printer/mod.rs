//! Printers: what one of them does to a page, measured on a calibration page and kept paper by paper.
//!
//! Flows in: what a user read off the page ([`Measured`]), or the text of a profile. Flows out: a [`Profile`] in which
//! every [`Distortion`] is one that a printer may have.

mod crosses;
mod distortion;
mod measured;
mod profile;
mod read;

pub use crosses::crosses;
pub use distortion::{Distortion, Implausible, MOST_OFFSET, MOST_STRETCH, Way};
pub use measured::{CrossDistance, Measured, Unmeasurable};
pub use profile::{Calibrated, Profile};
pub use read::read_profile;
