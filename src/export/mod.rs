//! Writers: the display list in the formats that printers, cutters and screens read.
//!
//! Flows in: a [`Document`](crate::scene::Document), all of it placed and shaped. Flows out: the bytes of files. A
//! writer decides nothing, and the same document gives the same bytes.

pub mod pdf;
