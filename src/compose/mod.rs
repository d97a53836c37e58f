//! Composes one thing at a time: a board, a piece, a diagram, a rules sheet, a calibration page, the figure of a
//! gadget.
//!
//! Independent of paper and of the number of copies; see [`crate::impose`].

pub(crate) mod board;
pub(crate) mod calibration;
pub mod diagram;
pub(crate) mod gadget_figure;
pub(crate) mod piece;
pub(crate) mod sheet;
