//! Whole boards from formulas: fragments that are gadgets, joined at their ports, and Black's runner.
//!
//! Input: a [`Formula`](super::Formula) in which each variable stands once at most. Output: a [`WholeBoard`], which is a
//! ruleset with its fragments, or a [`BoardError`].
//!
//! From White's side up: a setter for each variable; on each lane a channel, which is a white edge pair, a black edge
//! protector and another pair; wires that bring lanes together; a pair below each entrance of a gate; the gate; and so
//! on, until one lane is left, which leads to the den. Two fragments that meet share the square of their ports. The
//! runner has a path of its own, behind water.
//!
//! | part | duty |
//! |---|---|
//! | `circuit` | gates in layers, lanes that do not cross |
//! | `fragment` | a gadget laid on the board, or a wire |
//! | `floor_plan` | where each fragment lies |
//! | `bus` | wires from one row of lanes to the next |
//! | `runner` | the runner's path |
//! | `joints` | whether fragments are what their gadgets are, and meet at ports alone |
//! | `board` | the whole board as a ruleset |

mod board;
mod bus;
mod circuit;
mod floor_plan;
mod fragment;
mod joints;
mod runner;

pub use board::{BoardError, WholeBoard};
pub(super) use fragment::Fragment;
