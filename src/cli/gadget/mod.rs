//! `shouqi gadget`: claims about gadgets of hardness proofs, decided and certified.

pub mod args;
mod check;
mod matrix;
mod verify;

use super::dir::Dir;
use super::escaped_output;
use super::exit::{Done, Failure};
use super::terminal::{bold, counted, padded, wrap};
use crate::gadget::{GADGETS, Gadget, GadgetError, load};
use args::GadgetCommand;
use std::io::Write;

/// Runs one of its commands.
pub fn run(command: GadgetCommand) -> Result<Done, Failure> {
    match command {
        GadgetCommand::List { json } => list(json),
        GadgetCommand::Check(check) => check::run(&check),
        GadgetCommand::Matrix(matrix) => matrix::run(&matrix),
        GadgetCommand::Verify(verify) => verify::run(&verify),
    }
}

fn open(name: &str, switches: &[String]) -> Result<Gadget, Failure> {
    load(name, switches, &Dir::current()).map_err(|error| match error {
        GadgetError::Unknown(why) => Failure::Unreadable(format!("error: {why}")),
        GadgetError::Invalid(error) => error.into(),
    })
}

fn list(as_json: bool) -> Result<Done, Failure> {
    let mut out = escaped_output::stdout();
    if !as_json {
        writeln!(out, "{}\n", bold("Shipped gadgets"))?;
    }
    for shipped in GADGETS {
        let gadget = open(shipped.name, &[])?;
        let (name, title, claims) = (gadget.name(), gadget.rules.title().unwrap_or_default(), gadget.claims.len());
        if as_json {
            let row = serde_json::json!({ "name": name, "title": title, "basis": gadget.basis, "claims": claims });
            writeln!(out, "{row}")?;
        } else {
            let claims = counted(claims, "claim", "claims");
            writeln!(out, "  {} {} {claims}", padded(name, 12), padded(title, 22))?;
        }
    }
    if !as_json {
        let words = "Every geometry is a reconstruction from a proof's words. `shouqi gadget check NAME` decides its \
                     claims; a file of your own is named by its path, such as ./mine.toml.";
        writeln!(out, "\n{}", wrap(words, "", ""))?;
    }
    Ok(Done::Well)
}
