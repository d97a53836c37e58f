//! Positions, moves and records as text.

mod fault;
mod moves;
mod phrase;
mod position;
mod record;
mod spelling;

pub use fault::NotationFault;
pub use moves::{display_move, read_move};
pub use position::{read_position, write_position};
pub use record::{MAX_RECORD_BYTES, Record, RecordMove, RecordResult, read_record};
pub use spelling::{Spelling, Spellings};
