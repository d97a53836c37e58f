//! Table files: written once, read with every byte checked.
//!
//! A table makes two files, as a Syzygy table does: one stores the distance to the end (`.plies`), the other only win,
//! draw or loss (`.wdl`). Each begins with a header (magic, version, ruleset, class, radices, counts, dependencies,
//! lengths and checksums of the blocks), which has a checksum of its own. Blocks of 64 KiB follow, each compressed by
//! itself (deflate) with a CRC-32C, so that a probe reads one block; where distances outgrow a byte, those of all low
//! bytes and then those of all high ones, and a probe reads two. A BLAKE3 hash over everything before ends the file.
//! Nothing here touches the disk.
//!
//! | part | duty |
//! |---|---|
//! | `header` | the header, and what a file stores |
//! | `block` | compression, checksums, packing of WDL |
//! | `bytes` | integers and texts in a row of bytes |
//! | `write`, `read` | whole tables to bytes and back |
//! | `packed_table` | a table that stays in its file; blocks are read when they are probed |
//! | `error` | why a file is refused |

mod block;
mod bytes;
mod error;
mod header;
mod packed_table;
mod read;
mod write;

pub use block::BLOCK;
pub use error::{BlockError, HeaderError, ReadError, TableFileError};
pub use header::{Dependency, MAX_HEADER, Metric, TableHeader};
pub use packed_table::{PackedTable, ReadAt};
pub use read::{read_table, split_file, verify_hash, verify_wdl};
pub use write::{file_hash, write_table};
