//! ICC profiles: what the numbers of a colour mean on a press, a screen or a camera.
//!
//! Flows in: the bytes of a profile, which nobody vouches for. Flows out: a [`OutputProfile`] that turns colours into inks,
//! or pixels brought [to sRGB](to_srgb). Every profile goes through the same door, which measures it before anything else
//! is read.

mod error;
mod header;
mod output_profile;
mod source;
mod srgb;

pub use error::ProfileError;
pub use header::MAX_BYTES;
pub use output_profile::{ColourSpace, OutputProfile};
pub use source::{inks_to_srgb, to_srgb};
pub use srgb::srgb;
