//! The writers: pages of the display list as files.
//!
//! Flows in: a [`Document`](crate::scene::Document). Flows out: the bytes of one format. A writer decides nothing.

pub mod png;
pub mod svg;
