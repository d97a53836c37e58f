//! Why a table file is refused.

use super::header::VERSION;
use crate::tablebase::SolveError;

/// Why a block is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BlockError {
    /// Its checksum does not match.
    #[error("its checksum does not match")]
    Checksum,
    /// It cannot be decompressed to its length.
    #[error("it cannot be decompressed")]
    Compression,
}

/// Why a header is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HeaderError {
    /// The magic bytes of a table are missing.
    #[error("this is not an endgame table")]
    NoTable,
    /// It has another version of the format.
    #[error("its format is {0}, this program reads {VERSION}")]
    Version(u16),
    /// It ends early, or has impossible values.
    #[error("its header is damaged")]
    Malformed,
    /// Its checksum does not match.
    #[error("its header is damaged: the checksum does not match")]
    Checksum,
}

/// Why bytes of a file could not be read, in words.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ReadError(pub String);

/// Why a table file is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TableFileError {
    /// Its header is.
    #[error("{0}")]
    Header(#[source] HeaderError),
    /// It belongs to another ruleset.
    #[error("it belongs to another ruleset")]
    OtherRules,
    /// It is of another class, or its index is another than this program's.
    #[error("it is laid out as {0:?}")]
    OtherClass(String),
    /// It stores WDL only, where distances are needed.
    #[error("it stores only who wins")]
    NoDistances,
    /// It is shorter or longer than its header says.
    #[error("its length differs from that in its header")]
    Length,
    /// One of its blocks is corrupt.
    #[error("block {number} is damaged: {error}")]
    Block {
        /// Which, counted from 0.
        number: usize,
        /// What is wrong with it.
        #[source]
        error: BlockError,
    },
    /// Its WDL differs from the table of distances.
    #[error("its winners differ from those of the file of plies")]
    OtherWdl,
    /// The hash over the file does not match.
    #[error("it is damaged: the hash over the file does not match")]
    Hash,
    /// Its class cannot be counted.
    #[error("{0}")]
    Class(#[source] SolveError),
    /// It cannot be read.
    #[error("{0}")]
    Unreadable(#[source] ReadError),
}
