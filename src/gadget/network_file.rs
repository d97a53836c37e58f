//! Reads a network: parts, wires and claims.

use super::behaviour::Behaviour;
use super::claim_file::{ClaimPort, read_claims};
use super::file::{GadgetError, basis, in_order, limited, load};
use super::model::ClaimSort;
use super::network::{Network, Part};
use super::shipped::{GADGETS, NETWORKS, shipped_network};
use crate::diagnostics::keys::{MISSING_KEY, WRONG_TYPE, WRONG_VALUE, get, refuse_unknown, table, text, wrong_format};
use crate::diagnostics::tree::{Entry, Raw, parse};
use crate::diagnostics::{Fault, Locus, Report, Source, Sources, one_of};
use crate::files::NoFiles;
use crate::rules::{RulesError, Side};
use std::sync::Arc;

const KEYS: [&str; 7] = ["format", "name", "title", "basis", "parts", "wires", "claims"];
const FORMAT: i64 = 1;
/// Maximum number of wires.
const MOST_WIRES: usize = 128;
/// How a wire is written.
const WIRE: &str = "write \"PART.EXIT > PART.PORT\", and a name of your own at an end outside";

/// An end of a wire.
#[derive(Debug, Clone, PartialEq, Eq)]
enum End {
    /// A port of the network.
    Outside(String),
    /// A part, and a port of its behaviour.
    Inside(usize, usize),
}

/// Reads a network.
///
/// # Errors
/// All faults of its file.
pub(super) fn load_network(source: Source) -> Result<Network, GadgetError> {
    let (mut sources, mut faults) = (Sources::default(), Vec::new());
    let id = sources.add(source);
    let entries = parse(sources.get(id), id, &mut faults);
    match read_network(&entries, sources.start(), &mut faults) {
        Some(network) if faults.is_empty() => Ok(network),
        _ => Err(RulesError::Faults(Report::new(sources, faults)).into()),
    }
}

/// The network of a file; `None` or faults where it is wrong.
fn read_network(entries: &[Entry], start: Locus, faults: &mut Vec<Fault>) -> Option<Network> {
    faults.extend(wrong_format(entries, "network", FORMAT, start.clone()));
    refuse_unknown(entries, "a network", &KEYS, faults);
    let mut named = |key: &str| text(entries, key, faults).map(|(text, _)| text.to_owned());
    let (name, title) = (named("name"), named("title"));
    if name.is_none() && get(entries, "name").is_none() {
        faults.push(Fault::new(MISSING_KEY, start.clone(), "this network has no name").hint("add name = \"…\""));
    }
    let basis = basis(entries, start, faults);
    let parts = in_order(table(entries, "parts", faults).unwrap_or_default());
    let mut parts: Vec<Part> =
        limited(&parts, "parts", faults).iter().filter_map(|entry| part(entry, faults)).collect();
    let wires = wires(entries, &parts, faults);
    let ports = joined(&mut parts, &wires, faults);
    if !sorted(&mut parts) {
        let at = get(entries, "wires").map(|wires| wires.at.clone())?;
        faults.push(
            Fault::new("wires-in-a-circle", at, "wires lead back to the part that they begin at")
                .hint("a signal passes each gadget once: no gadget may be reached from itself"),
        );
    }
    let known: Vec<ClaimPort<'_>> = ports
        .iter()
        .map(|(name, leave)| ClaimPort { name, side: Side::White, arrive: u8::from(!leave), leave: *leave })
        .collect();
    let claims = in_order(table(entries, "claims", faults).unwrap_or_default());
    let claims = read_claims(limited(&claims, "claims", faults), &known, None, faults);
    for claim in claims.iter().filter(|claim| !matches!(claim.sort, ClaimSort::Can | ClaimSort::Cannot)) {
        let at = get(entries, "claims").map(|claims| claims.at.clone())?;
        let message = format!("{}: a network decides `can` and `cannot` alone", claim.name);
        faults.push(Fault::new(WRONG_VALUE, at, message).hint("the other claims are about the gadgets themselves"));
    }
    let ports: Vec<String> = ports.into_iter().map(|(name, _)| name).collect();
    let title = title.unwrap_or_else(|| name.clone().unwrap_or_default());
    let wires = wires.len();
    Some(Network { name: name?, title, basis, claims, parts, ports, wires })
}

fn part(entry: &Entry, faults: &mut Vec<Fault>) -> Option<Part> {
    let Raw::Text(gadget) = &entry.value.raw else {
        let message = format!("{} expects the name of a gadget, found {}", entry.key, entry.value.raw.sort());
        faults.push(Fault::new(WRONG_TYPE, entry.value.at.clone(), message).hint("write a name such as \"or\""));
        return None;
    };
    let names: Vec<&str> = GADGETS.iter().chain(NETWORKS).map(|shipped| shipped.name).collect();
    if !names.contains(&gadget.as_str()) {
        let message = format!("no shipped gadget is called \"{}\"", gadget.escape_debug());
        faults.push(Fault::new("unknown-part", entry.value.at.clone(), message).hint(one_of(gadget, &names)));
        return None;
    }
    let behaviour = Arc::new(match shipped_network(gadget) {
        Some(shipped) => Behaviour::of_network(&load_network(Source::shipped(shipped.name, shipped.text)).ok()?),
        None => Behaviour::of(&load(gadget, &[], &NoFiles).ok()?),
    });
    let ports = behaviour.ports.len();
    Some(Part { name: entry.key.clone(), behaviour, arrives: vec![None; ports], leaves: vec![None; ports] })
}

/// The wires, each with its place in the file.
fn wires<'a>(entries: &'a [Entry], parts: &[Part], faults: &mut Vec<Fault>) -> Vec<(End, End, &'a Locus)> {
    let Some(value) = get(entries, "wires") else { return Vec::new() };
    let Raw::List(items) = &value.raw else {
        let message = format!("wires expects a list, found {}", value.raw.sort());
        faults.push(Fault::new(WRONG_TYPE, value.at.clone(), message).hint(WIRE));
        return Vec::new();
    };
    if items.len() > MOST_WIRES {
        let message = format!("a network has at most {MOST_WIRES} wires");
        faults.push(Fault::new("gadget-too-large", value.at.clone(), message).hint("divide it into several"));
    }
    let mut found = Vec::new();
    for item in items.iter().take(MOST_WIRES) {
        let ends = match &item.raw {
            Raw::Text(text) => text.split_once('>'),
            _ => None,
        };
        let Some((from, to)) = ends else {
            faults.push(Fault::new(WRONG_VALUE, item.at.clone(), "a wire leads from one end to another").hint(WIRE));
            continue;
        };
        let ends = [(from, true), (to, false)].map(|(text, leaves)| end(text.trim(), leaves, parts, &item.at, faults));
        if let [Some(from), Some(to)] = ends {
            found.push((from, to, &item.at));
        }
    }
    found
}

/// An end of a wire; `leaves` where the signal leaves a part.
fn end(text: &str, leaves: bool, parts: &[Part], at: &Locus, faults: &mut Vec<Fault>) -> Option<End> {
    let Some((part, port)) = text.split_once('.') else { return Some(End::Outside(text.to_owned())) };
    let names: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
    let Some(place) = names.iter().position(|name| *name == part) else {
        let message = format!("this network has no part \"{}\"", part.escape_debug());
        faults.push(Fault::new("unknown-part", at.clone(), message).hint(one_of(part, &names)));
        return None;
    };
    let behaviour = &parts[place].behaviour;
    let fits = |port: &super::behaviour::SignalPort| if leaves { port.leaves } else { port.arrives };
    let ports: Vec<&str> = behaviour.ports.iter().filter(|port| fits(port)).map(|port| port.name.as_str()).collect();
    if !ports.contains(&port) {
        let what = if leaves { "leave" } else { "arrive at" };
        let message = format!("signals do not {what} {} at \"{}\"", behaviour.gadget, port.escape_debug());
        faults.push(Fault::new("unknown-port", at.clone(), message).hint(one_of(port, &ports)));
        return None;
    }
    behaviour.ports.iter().position(|known| known.name == port).map(|port| End::Inside(place, port))
}

/// Joins the parts; the ports of the network, and whether signals leave there.
fn joined(parts: &mut [Part], wires: &[(End, End, &Locus)], faults: &mut Vec<Fault>) -> Vec<(String, bool)> {
    let mut ports: Vec<(String, bool)> = Vec::new();
    // The wires of the ports come first: their numbers are those of the ports.
    let is_outer =
        |(from, to, _): &&(End, End, &Locus)| matches!(from, End::Outside(_)) || matches!(to, End::Outside(_));
    let (outer, inner): (Vec<_>, Vec<_>) = wires.iter().partition(is_outer);
    for (number, (from, to, at)) in outer.into_iter().chain(inner).enumerate() {
        if let (End::Outside(_), End::Outside(_)) = (from, to) {
            faults.push(Fault::new(WRONG_VALUE, (*at).clone(), "this wire touches no part").hint(WIRE));
        }
        for (end, leaves) in [(from, true), (to, false)] {
            match end {
                End::Outside(name) => {
                    if ports.iter().any(|(known, _)| known == name) {
                        let message = format!("two wires end outside at \"{}\"", name.escape_debug());
                        faults.push(Fault::new("wired-twice", (*at).clone(), message).hint("give each its own name"));
                    }
                    // A wire that begins outside brings signals in.
                    ports.push((name.clone(), !leaves));
                }
                End::Inside(part, port) => {
                    let side = if leaves { &mut parts[*part].leaves } else { &mut parts[*part].arrives };
                    if side[*port].replace(number).is_some() {
                        let message = "two wires end at this port";
                        faults.push(Fault::new("wired-twice", (*at).clone(), message).hint("join them by an \"or\""));
                    }
                }
            }
        }
    }
    ports
}

/// Puts each part before those that its wires lead to; whether there is such an order.
fn sorted(parts: &mut Vec<Part>) -> bool {
    let mut left: Vec<Part> = std::mem::take(parts);
    while !left.is_empty() {
        let waits = |part: &Part| {
            left.iter().any(|other| other.leaves.iter().flatten().any(|wire| part.arrives.contains(&Some(*wire))))
        };
        let Some(next) = left.iter().position(|part| !waits(part)) else {
            parts.append(&mut left);
            return false;
        };
        parts.push(left.remove(next));
    }
    true
}
