//! The steps of a set that a laser cuts from wood. Lines of files have the colours of the files; engraving is dark.

mod burn;
mod colours;
pub mod icons;
pub mod lines;
mod load;
mod pieces;

pub use burn::burn;
pub use colours::colours;
pub use load::load;
pub use pieces::{finish, sort, test};
