//! The program `shouqi`.

use std::process::ExitCode;

fn main() -> ExitCode {
    shouqi::cli::main()
}
