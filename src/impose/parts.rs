//! The parts of a set that are cut and glued.

/// The parts of a set that are cut and glued, in page order; parts to read come after them.
pub const PARTS: [&str; 2] = ["board", "pieces"];
