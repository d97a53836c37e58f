//! Positions, moves and records as text.
//!
//! | part | duty |
//! |---|---|
//! | `position` | positions, like chess's FEN |
//! | `moves`, `phrase`, `spelling` | moves in many notations, like chess's SAN |
//! | `record`, `replay`, `ending`, `session_record`, `ruleset` | records of games, like chess's PGN: reading, replaying, their result, writing, the ruleset they name |
//! | `fault` | faults of a text, with spans |

mod ending;
mod fault;
mod moves;
mod phrase;
mod position;
mod record;
mod replay;
mod ruleset;
mod session_record;
mod spelling;

pub use ending::RecordedEnding;
pub use fault::NotationFault;
pub use moves::{display_move, names_no_animal, read_move};
pub use position::{read_position, write_position};
pub use record::{MAX_RECORD_BYTES, Record, RecordMove, RecordResult, read_record};
pub use replay::{RecordReplay, ReplayStep};
pub use ruleset::{NamedRules, RulesetMismatch};
pub use spelling::Spellings;
