//! Drawings: the shipped animals and motifs, and a user's own SVG or pixels, as items of the display list.
//!
//! Flows in: SVG text or the bytes of a picture. Flows out: a [`Drawing`] or a [`Motif`] that layout colours, scales
//! and places.

mod animal;
mod drawing;
mod element;
mod error;
mod jpeg;
mod motif;
pub mod motifs;
mod natural_colours;
mod pixels;
mod shipped;
mod svg;
mod washes;

pub use animal::{ANIMALS, Animal, HANDS, HEAD_REACH, Hand, OpticalSize, Tone, animal};
pub use drawing::{Drawing, Fill, Part};
pub use error::ArtError;
pub use motif::{Motif, MotifLine, MotifPart, Shown, Variant};
pub use natural_colours::natural_colours;
pub use pixels::read_pixels;
pub use shipped::read_shipped;
pub use svg::read_svg;
pub use washes::{Patch, wash_colour, wash_patches};
