//! The program among files that somebody put in its way, disks that are full, streams that nobody reads, and others of
//! its own kind at the same work.

mod at_once;
mod names;
mod program;
mod reading;
mod streams;
mod tables;
mod writing;
