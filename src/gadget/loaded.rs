//! What a file holds: a gadget, or a network of gadgets.

use super::file::{GadgetError, gadget, open};
use super::model::{Claim, Gadget};
use super::network::Network;
use super::network_file::load_network;
use super::shipped::shipped_network;
use crate::diagnostics::keys::get;
use crate::diagnostics::tree::parse;
use crate::diagnostics::{Source, Sources};
use crate::files::FileProvider;

/// A gadget, or a network of gadgets.
#[derive(Debug, Clone)]
pub enum Loaded {
    /// A part of a board.
    Gadget(Gadget),
    /// Gadgets joined by wires.
    Network(Network),
}

impl Loaded {
    /// Its name.
    pub fn name(&self) -> &str {
        match self {
            Loaded::Gadget(gadget) => gadget.name(),
            Loaded::Network(network) => &network.name,
        }
    }

    /// Its name in words; empty if it has none.
    pub fn title(&self) -> &str {
        match self {
            Loaded::Gadget(gadget) => gadget.rules.title().unwrap_or_default(),
            Loaded::Network(network) => &network.title,
        }
    }

    /// What its geometry rests on.
    pub fn basis(&self) -> &str {
        match self {
            Loaded::Gadget(gadget) => &gadget.basis,
            Loaded::Network(network) => &network.basis,
        }
    }

    /// What is claimed of it.
    pub fn claims(&self) -> &[Claim] {
        match self {
            Loaded::Gadget(gadget) => &gadget.claims,
            Loaded::Network(network) => &network.claims,
        }
    }
}

/// Loads a gadget or a network, a shipped one or a path that `files` provides, with the switches `switches` over a
/// gadget.
///
/// # Errors
/// If its file cannot be read, or all its faults.
pub fn load_any(name: &str, switches: &[String], files: &dyn FileProvider) -> Result<Loaded, GadgetError> {
    let source = match shipped_network(name) {
        Some(shipped) => Source::shipped(shipped.name, shipped.text),
        None => open(name, files)?,
    };
    if is_network(&source) {
        load_network(source).map(Loaded::Network)
    } else {
        gadget(source, switches, files).map(Loaded::Gadget)
    }
}

/// Whether a file has parts, as a network has.
fn is_network(source: &Source) -> bool {
    let mut sources = Sources::default();
    let id = sources.add(source.clone());
    get(&parse(source, id, &mut Vec::new()), "parts").is_some()
}
