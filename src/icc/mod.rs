//! ICC profiles of printing conditions and of pictures.
//!
//! In: the bytes of an untrusted profile. Out: an [`OutputProfile`] that separates colours into inks, or pixels
//! converted [to sRGB](to_srgb). The header of every profile is validated before anything else is read.

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
