//! The writers: each takes the pages of a document and gives the bytes of one format.
//!
//! They walk the display list with exhaustive matches, decide nothing about the design, and read no clock, file or
//! chance: the same document gives the same bytes.

pub mod postscript;
