//! `shouqi gadget`: claims about gadgets of hardness proofs, decided and certified.

pub mod args;
mod build;
mod check;
#[cfg(feature = "print")]
mod figure;
mod formula;
mod matrix;
mod verify;

use super::dir::Dir;
use super::escaped_output;
use super::exit::{Done, Failure};
use super::terminal::{bold, counted, padded, wrap};
use crate::gadget::{GADGETS, Gadget, GadgetError, Loaded, NETWORKS, load_any};
use args::GadgetCommand;
use std::io::Write;

/// Runs one of its commands.
pub fn run(command: GadgetCommand) -> Result<Done, Failure> {
    match command {
        GadgetCommand::List { json } => list(json),
        GadgetCommand::Check(check) => check::run(&check),
        GadgetCommand::Matrix(matrix) => matrix::run(&matrix),
        #[cfg(feature = "print")]
        GadgetCommand::Figure(figure) => figure::run(&figure),
        GadgetCommand::Formula(formula) => formula::run(&formula),
        GadgetCommand::Build(build) => build::run(&build),
        GadgetCommand::Verify(verify) => verify::run(&verify),
    }
}

/// A gadget or a network, with switches over the gadget's file.
fn open_any(name: &str, switches: &[String]) -> Result<Loaded, Failure> {
    let loaded = load_any(name, switches, &Dir::current()).map_err(|error| match error {
        GadgetError::Unknown(why) => Failure::Unreadable(format!("error: {why}")),
        GadgetError::Invalid(error) => error.into(),
    })?;
    match loaded {
        Loaded::Network(network) if !switches.is_empty() => {
            let why = format!("error: {} is a network: it has no switches of its own", network.name);
            Err(Failure::Unreadable(format!("{why}\n  help: check its gadgets with --switch")))
        }
        loaded => Ok(loaded),
    }
}

/// A gadget, with switches over its file.
fn open(name: &str, switches: &[String]) -> Result<Gadget, Failure> {
    match open_any(name, switches)? {
        Loaded::Gadget(gadget) => Ok(gadget),
        Loaded::Network(network) => {
            let why = format!("error: {} is a network of gadgets, not a gadget", network.name);
            Err(Failure::Unreadable(format!("{why}\n  help: `shouqi gadget check` decides its claims")))
        }
    }
}

fn list(as_json: bool) -> Result<Done, Failure> {
    let mut out = escaped_output::stdout();
    if !as_json {
        writeln!(out, "{}\n", bold("Shipped gadgets"))?;
    }
    for shipped in GADGETS.iter().chain(NETWORKS) {
        let loaded = open_any(shipped.name, &[])?;
        let (name, title, claims) = (loaded.name(), loaded.title(), loaded.claims().len());
        if as_json {
            writeln!(
                out,
                "{}",
                serde_json::json!({ "name": name, "title": title, "basis": loaded.basis(), "claims": claims })
            )?;
        } else {
            let claims = counted(claims, "claim", "claims");
            writeln!(out, "  {} {} {claims}", padded(name, 15), padded(title, 22))?;
        }
    }
    if !as_json {
        let words = "Every geometry is a reconstruction from a proof's words. `shouqi gadget check NAME` decides its \
                     claims; a file of your own is named by its path, such as ./mine.toml.";
        writeln!(out, "\n{}", wrap(words, "", ""))?;
    }
    Ok(Done::Well)
}
