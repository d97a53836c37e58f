//! Drawings: the shipped animals, and a user's own SVG or pixels, as items of the display list.
//!
//! Flows in: SVG text or the bytes of a picture. Flows out: a [`Drawing`] that layout recolours, scales and places.

mod animal;
mod drawing;

pub use animal::{ANIMALS, Animal, Tone, animal, natural};
pub use drawing::{Drawing, Fill, Part};
