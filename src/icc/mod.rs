//! ICC profiles: what the numbers of a colour mean on a press, a screen or a camera.
//!
//! Flows in: the bytes of a profile, which nobody vouches for. Flows out: a [`PressProfile`] that turns colours into inks,
//! or pixels brought [to sRGB](to_srgb). Every profile goes through the same door, which measures it before anything else
//! is read.

mod door;
mod error;
mod press;
mod source;
mod srgb;

pub use door::MOST_BYTES;
pub use error::ProfileError;
pub use press::{PressProfile, Space};
pub use source::{inks_to_srgb, to_srgb};
pub use srgb::srgb;
