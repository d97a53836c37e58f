//! `shouqi gadget check`.

use super::args::Check;
use super::open_any;
use crate::cli::disk::{self, Over};
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{bold, counted, dim, green, grouped, padded, red, wrap, wrap_whole};
use crate::gadget::{
    Certificate, Claim, ClaimSort, Decision, GADGETS, Loaded, NETWORKS, Network, Outcome, decide, decide_network,
    replay, write_certificates,
};
use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

/// What the outcomes mean.
pub(super) const SHOWN: &str = "The geometry is a reconstruction from a proof's words. Decided by machine: the local game of \
                     each claim, with passes for both sides; each certificate was replayed by a second walk over the rules.";

/// What they do not.
pub(super) const NOT_SHOWN: &str = "Argued in prose only: that gadgets behave alike when they are joined on a large board. \
                         Not claimed: that the proof's own figures look so.";

/// What the outcomes mean of networks.
const FOOT_OF_NETWORKS: &str = "Of a network, every way was gone through in which its gadgets act as their claims say.";

/// A claim that was decided.
struct Decided<'a> {
    loaded: &'a Loaded,
    claim: &'a Claim,
    decision: Decision,
    seconds: f64,
}

/// Decides the claims of every gadget and network.
pub fn run(arguments: &Check) -> Result<Done, Failure> {
    let names: Vec<String> = match arguments.gadgets.is_empty() {
        true => GADGETS.iter().chain(NETWORKS).map(|gadget| gadget.name.to_owned()).collect(),
        false => arguments.gadgets.clone(),
    };
    if arguments.certificate.is_some() && names.len() != 1 {
        let why = "error: --certificate takes the certificates of one gadget\n  help: name one, such as and";
        return Err(Failure::Unreadable(why.to_owned()));
    }
    let loaded: Vec<Loaded> =
        names.iter().map(|name| open_any(name, &arguments.decided.switches)).collect::<Result<_, Failure>>()?;
    if let (Some(_), [Loaded::Network(network)]) = (&arguments.certificate, loaded.as_slice()) {
        let why = format!("error: {} is a network, which rests on claims of gadgets", network.name);
        return Err(Failure::Unreadable(format!("{why}\n  help: --certificate takes those of one of its gadgets")));
    }
    let mut out = escaped_output::stdout();
    let mut held: BTreeMap<String, bool> = BTreeMap::new();
    let mut notes = Vec::new();
    let mut certificates = Vec::new();
    for each in &loaded {
        if !arguments.json {
            writeln!(out, "{}  {}", bold(each.name()), dim(&what(each)))?;
        }
        for claim in each.claims() {
            let begun = Instant::now();
            let mut decision = decided(each, claim, arguments.decided.states as usize)?;
            let certificate = decision.certificate.take();
            let decided = Decided { loaded: each, claim, decision, seconds: begun.elapsed().as_secs_f64() };
            let holds = matches!(decided.decision.outcome, Outcome::Holds(_));
            held.insert(format!("{}/{}", each.name(), claim.name), holds);
            decided.write(&mut out, certificate.as_ref(), arguments.json)?;
            notes.extend(claim.assumes.iter().map(|assumed| format!("{}/{}", assumed.gadget, assumed.claim)));
            certificates.extend(certificate);
            out.flush()?;
        }
        if let Loaded::Network(network) = each {
            notes.extend(network.rests_on());
        }
    }
    if !arguments.json {
        let has_network = loaded.iter().any(|each| matches!(each, Loaded::Network(_)));
        write_notes(&mut out, &held, notes, has_network)?;
    }
    if let (Some(path), [Loaded::Gadget(gadget)]) = (&arguments.certificate, loaded.as_slice()) {
        let text = write_certificates(&certificates, &gadget.rules);
        let text = text.map_err(|fault| Failure::Unreadable(format!("error: {fault}")))?;
        disk::write(path, text.as_bytes(), Over::if_forced(arguments.force))
            .map_err(|error| disk::failed(path, error))?;
    }
    Ok(if held.values().all(|&holds| holds) { Done::Well } else { Done::Illegal })
}

/// Decides a claim, and replays what certifies it.
pub(super) fn decided(loaded: &Loaded, claim: &Claim, states: usize) -> Result<Decision, Failure> {
    match loaded {
        Loaded::Network(network) => Ok(decide_network(network, claim, states)),
        Loaded::Gadget(gadget) => {
            let decision = decide(gadget, claim, states);
            if let Some(certificate) = &decision.certificate {
                replay(gadget, certificate).map_err(|fault| Failure::Unreadable(format!("error: {fault}")))?;
            }
            Ok(decision)
        }
    }
}

/// The rules of a gadget, or what a network is made of.
fn what(loaded: &Loaded) -> String {
    match loaded {
        Loaded::Gadget(gadget) => gadget.rules.signature(),
        Loaded::Network(network) => made_of(network),
    }
}

/// Such as “a network of 3 choice, 3 or”.
fn made_of(network: &Network) -> String {
    let parts: Vec<String> = network.gadgets().iter().map(|(name, count)| format!("{count} {name}")).collect();
    format!("a network of {}", parts.join(", "))
}

/// What claims rest on, and the foot.
fn write_notes(
    out: &mut impl Write,
    held: &BTreeMap<String, bool>,
    mut notes: Vec<String>,
    has_network: bool,
) -> Result<(), Failure> {
    notes.sort();
    notes.dedup();
    writeln!(out)?;
    let became = |wanted: Option<bool>| {
        let those = notes.iter().filter(|name| held.get(*name).copied() == wanted).cloned();
        those.collect::<Vec<String>>().join(", ")
    };
    let kinds = [(Some(true), "which hold"), (Some(false), "which do not hold"), (None, "which were not checked here")];
    for (names, what) in kinds.map(|(wanted, what)| (became(wanted), what)) {
        if !names.is_empty() {
            writeln!(out, "{}", wrap_whole(&format!("Rests on {names}, {what}."), "", ""))?;
        }
    }
    let of_networks = if has_network { format!(" {FOOT_OF_NETWORKS}") } else { String::new() };
    writeln!(out, "{}", dim(&wrap(&format!("{SHOWN} {NOT_SHOWN}{of_networks}"), "", "")))?;
    Ok(())
}

impl Decided<'_> {
    fn write(&self, out: &mut impl Write, certificate: Option<&Certificate>, as_json: bool) -> Result<(), Failure> {
        let Decided { loaded, claim, decision, seconds } = self;
        let (word, plies, line, what) = match &decision.outcome {
            Outcome::Holds(plies) => ("holds", *plies, None, None),
            Outcome::Refuted(line, what) => ("refuted", None, Some(line), Some(what)),
            Outcome::Undecided => ("undecided", None, None, None),
        };
        let waits = claim.sort == ClaimSort::WhiteCanWait;
        if as_json {
            let rules = match loaded {
                Loaded::Gadget(gadget) => Some(gadget.rules.signature()),
                Loaded::Network(_) => None,
            };
            let row = serde_json::json!({
                "gadget": loaded.name(), "basis": loaded.basis(), "rules": rules,
                "claim": claim.name, "title": claim.title, "outcome": word, "plies": plies.filter(|_| !waits), "answers": plies.filter(|_| waits),
                "states": decision.states, "seconds": seconds, "line": line, "shows": what,
                "certificate": certificate.map(Certificate::len),
            });
            writeln!(out, "{row}")?;
            return Ok(());
        }
        let shown = padded(word, 9);
        let shown = match decision.outcome {
            Outcome::Holds(_) => green(&shown),
            Outcome::Refuted(..) | Outcome::Undecided => red(&shown),
        };
        let bound = match (plies, waits) {
            (None, _) => String::new(),
            (Some(count), true) => counted(count as usize, "answer", "answers"),
            (Some(plies), _) => format!("{plies} plies"),
        };
        let states = grouped(decision.states as u64);
        writeln!(out, "  {} {shown} {bound:>9} {states:>11} {seconds:6.2} s", padded(&claim.title, 36))?;
        if let (Some(line), Some(what)) = (line, what) {
            let line = if line.is_empty() { what.clone() } else { format!("{}: {what}", line.join(", ")) };
            writeln!(out, "{}", wrap_whole(&line, "      ", "      "))?;
        }
        if decision.outcome == Outcome::Undecided {
            let why = "More states can be reached; --states N allows more, some 150 bytes each.";
            writeln!(out, "{}", wrap(why, "      ", "      "))?;
        }
        Ok(())
    }
}
