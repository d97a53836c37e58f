//! `shouqi completions`: a script for a shell.

use super::super::exit::{Done, Failure};
use super::args::Completions;
use crate::cli::args::Arguments;
use clap::CommandFactory;
use std::io::Write;

/// Writes the script.
pub fn run(completions: Completions) -> Result<Done, Failure> {
    // Made in memory first: a closed pipe is no fault of the user's.
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut Arguments::command(), "shouqi", &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(Done::Well)
}
