//! The steps of a set that a laser cuts from wood. Lines of files have the colours of the files; engraving is dark.

pub mod icons;
pub mod lines;
mod load;
mod operations;
mod pieces;

pub use load::load;
pub use operations::{burn, colours};
pub use pieces::{finish, sort, test};
