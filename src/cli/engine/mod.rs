//! Commands of the engine: analysis, a hint, a game against it, and a protocol for other programs.

mod analyze;
pub mod args;
mod autosave;
mod clock;
mod go_options;
mod hint;
mod level;
mod move_text;
mod opponent;
mod play;
mod play_command;
mod prompt_input;
mod uci;

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
