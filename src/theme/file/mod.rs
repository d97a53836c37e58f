//! From the text of a theme to a checked [`Theme`](super::Theme): read, put over what it extends, check.
//!
//! A theme's text becomes a tree of values that know their place; it lies over the theme it extends, at last over
//! `classic`, and what the command line sets lies over all. Only then is anything checked, once, so that every fault is
//! found at once and points to the text that set the value.

mod backs;
mod beside;
mod check;
mod colour;
mod cutting;
mod fit;
mod fonts;
mod given;
mod label;
mod length;
mod letters;
mod load;
mod look;
mod paper;
mod pictures;
mod profile;
mod reader;
mod rules;
mod setting;
mod sides;
mod values;
mod wording;
mod words;

pub use given::{Derived, Overrides};
pub use length::{LengthFault, read_length};
pub use load::{MAX_FILE_BYTES, ThemeError, load};
