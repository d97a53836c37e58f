//! Positions, moves and records as text.

mod ending;
mod fault;
mod moves;
mod phrase;
mod played;
mod position;
mod record;
mod ruleset;
mod spelling;
mod walk;

pub use ending::Told;
pub use fault::NotationFault;
pub use moves::{display_move, read_move};
pub use position::{read_position, write_position};
pub use record::{MAX_RECORD_BYTES, Record, RecordMove, RecordResult, read_record};
pub use ruleset::{Difference, NamedRules};
pub use spelling::{Spelling, Spellings};
pub use walk::{Step, Walk};
