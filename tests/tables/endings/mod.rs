//! Endgame tables: their files, and their word against the engine's search.

mod files;
mod played;
mod sample;
mod searched;
