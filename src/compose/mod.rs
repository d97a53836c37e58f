//! Composes one thing at a time: a board, a piece, a diagram, a rules sheet, a calibration page.
//!
//! Nothing here knows how many of it stand on which paper; [`crate::impose`] does.

pub(crate) mod board;
pub(crate) mod calibration;
pub mod diagram;
pub(crate) mod piece;
pub(crate) mod sheet;
