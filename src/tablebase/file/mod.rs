//! Tables as bytes: written once, read with every byte checked.
//!
//! A table makes two files. One tells the plies to the end of every position, the other only who wins. Each begins
//! with a head (magic, version, ruleset, class, radices, counts, tables it rests on, where its blocks lie), which has
//! a checksum of its own; then come blocks of 64 KiB, packed one by one, each with its checksum; a BLAKE3 hash over
//! all of it ends the file. Nothing here touches the disk.

mod block;
mod bytes;
mod head;
mod packed;
mod read;
mod write;

pub use block::{BLOCK, BlockFault};
pub use head::{Head, HeadFault, MAX_HEAD, Metric, Used};
pub use packed::{PackedTable, ReadAt};
pub use read::{FileFault, check_hash, check_outcomes, opened, read_table};
pub use write::{file_hash, write_table};
