//! `shouqi tablebase`: builds, queries and verifies endgame tables.

mod adjudicate;
pub mod args;
mod build;
mod count_rows;
mod engine_tables;
mod estimate;
mod export;
mod export_lines;
mod features;
mod folder;
mod mine;
mod plan;
mod probe;
mod stats;
mod table_rows;
mod table_store;
mod unavailable;
mod verify;

use super::exit::{Done, Failure};
pub use adjudicate::run as adjudicate;
use args::TablebaseCommand;
pub use engine_tables::{EngineTables, TableArgs, best_line};

/// Runs one of its commands.
pub fn run(command: TablebaseCommand) -> Result<Done, Failure> {
    match command {
        TablebaseCommand::Build(build) => build::run(build),
        TablebaseCommand::Probe(probe) => probe::run(probe, false),
        TablebaseCommand::Line(probe) => probe::run(probe, true),
        TablebaseCommand::Stats(stats) => stats::run(stats),
        TablebaseCommand::Verify(verify) => verify::run(verify),
        TablebaseCommand::Export(export) => export::run(export),
        TablebaseCommand::Mine(mine) => mine::run(mine),
        TablebaseCommand::Plan(plan) => plan::run(plan),
    }
}
