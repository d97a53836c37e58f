//! `shouqi completions`: a script for a shell.

use super::super::exit::{Done, Failure};
use super::args::Completions;
use crate::cli::args::CliArgs;
use clap::CommandFactory;
use std::io::Write;

/// Writes the script.
pub fn run(completions: Completions) -> Result<Done, Failure> {
    // Generated in memory first, so that a closed pipe is handled as everywhere.
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut CliArgs::command(), "shouqi", &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(Done::Well)
}
