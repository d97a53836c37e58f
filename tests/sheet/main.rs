//! Rules sheets: sentences, pictures, wording, and the files that word processors and browsers open.

mod citations;
mod sheets;
mod sides;
#[path = "../support/mod.rs"]
mod support;
mod writers;
