//! The commands of the program: arguments are parsed, resolved, run. The only room with I/O: files, terminal, clock.
//!
//! Results go to standard output, everything else to standard error.

mod args;
pub mod batch;
mod check;
mod compare;
mod dir;
mod disk;
mod engine;
mod escaped_output;
mod exit;
mod gadget;
mod input;
mod input_files;
mod languages;
mod moves;
mod name_or_path;
mod perft;
mod picture;
#[cfg(feature = "print")]
mod print;
mod progress;
mod replay;
mod rule_explanation;
mod rulesets;
mod settings_folder;
mod side_by_side;
mod std_streams;
#[cfg(feature = "studio")]
mod studio;
mod table;
mod tablebase;
mod terminal;
mod typed_line;
mod utf8_text;
mod welcome;

use args::{CliArgs, Command, Referee};
use clap::Parser;
pub use dir::Dir;
use exit::{Done, Failure};
use std::process::ExitCode;

/// Runs the program with the arguments of this process.
pub fn main() -> ExitCode {
    if std::env::args_os().len() <= 1 {
        return std_streams::end(welcome::run().map_or_else(Failure::tell, Done::code));
    }
    std_streams::end(match CliArgs::try_parse() {
        Ok(arguments) => {
            arguments.color.apply();
            run(arguments.command).map_or_else(Failure::tell, Done::code)
        }
        Err(answer) => usage(&answer),
    })
}

/// Prints help, the version, or errors of the arguments. Returns the exit code.
fn usage(answer: &clap::Error) -> u8 {
    std_streams::remember(answer.print());
    if answer.use_stderr() { exit::WRONG } else { exit::WELL }
}

fn run(command: Command) -> Result<Done, Failure> {
    match command {
        #[cfg(feature = "print")]
        Command::Print(print) => print::run(*print),
        #[cfg(feature = "studio")]
        Command::Studio(studio) => studio::run(studio),
        #[cfg(feature = "studio")]
        Command::Shelf(shelf) => studio::shelf(shelf),
        Command::Table(command) => table::run(command),
        Command::Engine(command) => engine::run(*command),
        Command::Rulesets(rulesets) => rulesets::run(rulesets),
        Command::Languages(languages) => languages::run(languages),
        Command::Referee(Referee::Check(check)) => check::run(check),
        Command::Referee(Referee::Hint(hint)) => engine::hint(hint),
        Command::Referee(Referee::Moves(moves)) => moves::run(moves),
        Command::Referee(Referee::Replay(replay)) => replay::run(replay),
        Command::Referee(Referee::Adjudicate(adjudicate)) => tablebase::adjudicate(adjudicate),
        Command::Referee(Referee::Compare(compare)) => compare::run(compare),
        Command::Referee(Referee::Batch(batch)) => batch::run(batch),
        Command::Perft(perft) => perft::run(perft),
        Command::Gadget(command) => gadget::run(command),
        Command::Tablebase(command) => tablebase::run(*command),
    }
}
