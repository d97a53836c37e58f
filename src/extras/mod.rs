//! What goes with a set: each a part of its own, made when it is asked for.
//!
//! Input: the theme, its proved rules sheets, and the plan of its board. Output: pages with their cut lines, creases and
//! glued areas, and a line about what was chosen. The parts are the rows of [`EXTRAS`].

mod boxes;
mod cards;
mod colours;
mod extra;
mod frame;
mod isometric;
mod material;
mod net_sheet;
mod panel;
mod papers;
mod standees;
mod steps_page;
mod wallet;
mod words;
mod writing_line;

pub use extra::{EXTRAS, ExtraFacts, ExtraPlan, PackagePlan};
pub use material::Material;
