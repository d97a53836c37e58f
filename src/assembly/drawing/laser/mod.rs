//! The steps of a set that a laser cuts from wood. Lines of files have the colours of the files; engraving is dark.

mod burn;
mod colours;
mod finish;
pub mod icons;
pub mod lines;
mod load;
mod sort;
mod test;
mod tools;

pub use burn::burn;
pub use colours::colours;
pub use finish::finish;
pub use load::load;
pub use sort::sort;
pub use test::test;
