//! Commands of the engine: analysis, a hint, a game against it, and a protocol for other programs.

mod analyze;
pub mod args;
mod asked;
mod clock;
mod hint;
mod keeper;
mod level;
mod opponent;
mod play;
mod said;
mod save;
mod say;
mod typed;
mod uci;
mod uci_move;

pub use hint::run as hint;

use super::exit::{Done, Failure};
use args::Engine;

/// Runs one of the engine's commands.
pub fn run(command: Engine) -> Result<Done, Failure> {
    match command {
        Engine::Analyze(analyze) => analyze::run(analyze),
        Engine::Play(play) => play::run(play),
        Engine::Uci(uci) => uci::run(uci),
    }
}
