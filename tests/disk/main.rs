//! The program among files that somebody put in its way, disks that are full, streams that nobody reads, and others of
//! its own kind at the same work.

mod program;
mod streams;
