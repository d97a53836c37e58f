//! The program's commands: arguments → meaning → run. The only room that reads files or the terminal.

use std::process::ExitCode;

/// Runs the program with the arguments of this process.
pub fn main() -> ExitCode {
    ExitCode::SUCCESS
}
