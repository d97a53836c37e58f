//! `shouqi tablebase`: builds, queries and verifies endgame tables.

mod adjudicate;
pub mod args;
mod build;
mod engine_tables;
mod estimate;
mod export;
mod folder;
mod mine;
mod plan;
mod probe;
mod progress;
mod stats;
mod table_store;
mod unavailable;
mod verify;

use super::exit::{Done, Failure};
pub use adjudicate::run as adjudicate;
use args::Tablebase;
pub use engine_tables::{EngineTables, TableArgs};

/// Runs one of its commands.
pub fn run(command: Tablebase) -> Result<Done, Failure> {
    match command {
        Tablebase::Build(build) => build::run(build),
        Tablebase::Probe(probe) => probe::probe(probe),
        Tablebase::Line(probe) => probe::line(probe),
        Tablebase::Stats(stats) => stats::run(stats),
        Tablebase::Verify(verify) => verify::run(verify),
        Tablebase::Export(export) => export::run(export),
        Tablebase::Mine(mine) => mine::run(mine),
        Tablebase::Plan(plan) => plan::run(plan),
    }
}
