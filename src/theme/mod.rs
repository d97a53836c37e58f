//! The theme: a TOML file becomes a checked [`Theme`], or all its faults at once.
//!
//! Flows in: the text of a theme, what it extends, the pictures and fonts beside it (through a [`Shelf`]).
//! Flows out: a [`Theme`] in which every length, colour, face and picture is known to be usable.

mod board;
mod colours;
mod face;
mod paper;
mod pieces;
mod size;
pub mod trial;
mod whole;

pub use board::{BoardStyle, Den, EndBand, Fillers, Frame, FrameChoice, Grid, Labels, River, StartCell, Trap};
pub use colours::Colours;
pub use face::{Element, FaceStyle, Numerals, Script, Tones};
pub use paper::{Orientation, PAPERS, Paper};
pub use pieces::{Outline, PieceStyle, Ring, SideStyle};
pub use size::{SIZES, SizeWord};
pub use whole::{FontRoles, Picture, Theme, Title};
