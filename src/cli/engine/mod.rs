//! Commands of the engine: analysis, a hint, and a protocol for other programs.

mod analyze;
pub mod args;
mod clock;
mod go_options;
mod hint;
mod move_text;
mod uci;

pub use clock::{Clock, interrupt};
pub use hint::run as hint;
pub use move_text::{game_over, over};

use super::exit::{Done, Failure};
use args::Engine;

/// Runs one of the engine's commands.
pub fn run(command: Engine) -> Result<Done, Failure> {
    match command {
        Engine::Analyze(analyze) => analyze::run(analyze),
        Engine::Uci(uci) => uci::run(uci),
    }
}
