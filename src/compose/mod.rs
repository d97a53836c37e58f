//! Composes one thing at a time: a board, a piece, a diagram, a rules sheet, a calibration page.
//!
//! Independent of paper and of the number of copies; see [`crate::impose`].

pub(crate) mod board;
pub(crate) mod calibration;
pub mod diagram;
pub(crate) mod piece;
pub(crate) mod sheet;
