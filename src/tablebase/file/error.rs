//! Why a table file is refused.

use super::header::VERSION;
use crate::tablebase::SolveError;
use std::error::Error;
use std::fmt;

/// Why a block is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum BlockError {
    /// Its checksum does not match.
    Checksum,
    /// It cannot be decompressed to its length.
    Compression,
}

impl fmt::Display for BlockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BlockError::Checksum => "its checksum does not match",
            BlockError::Compression => "it cannot be decompressed",
        })
    }
}

impl Error for BlockError {}

/// Why a header is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum HeaderError {
    /// The magic bytes of a table are missing.
    NoTable,
    /// It has another version of the format.
    Version(u16),
    /// It ends early, or has impossible values.
    Malformed,
    /// Its checksum does not match.
    Checksum,
}

impl fmt::Display for HeaderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeaderError::NoTable => write!(f, "this is not an endgame table"),
            HeaderError::Version(found) => write!(f, "its format is {found}, this program reads {VERSION}"),
            HeaderError::Malformed => write!(f, "its header is damaged"),
            HeaderError::Checksum => write!(f, "its header is damaged: the checksum does not match"),
        }
    }
}

impl Error for HeaderError {}

/// Why bytes of a file could not be read, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError(pub String);

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for ReadError {}

/// Why a table file is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableFileError {
    /// Its header is.
    Header(HeaderError),
    /// It belongs to another ruleset.
    OtherRules,
    /// It is of another class, or its index is another than this program's.
    OtherClass(String),
    /// It stores WDL only, where distances are needed.
    NoDistances,
    /// It is shorter or longer than its header says.
    Length,
    /// One of its blocks is corrupt.
    Block {
        /// Which, counted from 0.
        number: usize,
        /// What is wrong with it.
        error: BlockError,
    },
    /// Its WDL differs from the table of distances.
    OtherWdl,
    /// The hash over the file does not match.
    Hash,
    /// Its class cannot be counted.
    Class(SolveError),
    /// It cannot be read.
    Unreadable(ReadError),
}

impl fmt::Display for TableFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableFileError::Header(error) => write!(f, "{error}"),
            TableFileError::OtherRules => write!(f, "it belongs to another ruleset"),
            TableFileError::OtherClass(name) => write!(f, "it is laid out as {name:?}"),
            TableFileError::NoDistances => write!(f, "it stores only who wins"),
            TableFileError::Length => write!(f, "its length differs from that in its header"),
            TableFileError::Block { number, error } => write!(f, "block {number} is damaged: {error}"),
            TableFileError::OtherWdl => write!(f, "its winners differ from those of the file of plies"),
            TableFileError::Hash => write!(f, "it is damaged: the hash over the file does not match"),
            TableFileError::Class(error) => write!(f, "{error}"),
            TableFileError::Unreadable(error) => write!(f, "{error}"),
        }
    }
}

impl Error for TableFileError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            TableFileError::Header(error) => Some(error),
            TableFileError::Block { error, .. } => Some(error),
            TableFileError::Class(error) => Some(error),
            TableFileError::Unreadable(error) => Some(error),
            TableFileError::OtherRules
            | TableFileError::OtherClass(_)
            | TableFileError::NoDistances
            | TableFileError::Length
            | TableFileError::OtherWdl
            | TableFileError::Hash => None,
        }
    }
}
