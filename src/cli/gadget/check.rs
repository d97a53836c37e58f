//! `shouqi gadget check`.

use super::args::Check;
use super::open;
use crate::cli::disk::{self, Over};
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::terminal::{bold, dim, green, grouped, padded, red, wrap, wrap_whole};
use crate::gadget::{Certificate, Claim, Decision, GADGETS, Gadget, Outcome, decide, replay, write_certificates};
use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

/// What the outcomes mean and what they do not.
const FOOT: &str = "The geometry is a reconstruction from a proof's words. Decided by machine: the local game of each \
                    claim, with passes for both sides; each certificate was replayed by a second walk over the rules. \
                    Argued in prose only: that gadgets behave alike when they are joined on a large board. Not claimed: \
                    that the proof's own figures look so.";

/// A claim that was decided.
struct Decided<'a> {
    gadget: &'a Gadget,
    claim: &'a Claim,
    decision: Decision,
    seconds: f64,
}

/// Decides the claims of every gadget.
pub fn run(arguments: &Check) -> Result<Done, Failure> {
    let names: Vec<String> = match arguments.gadgets.is_empty() {
        true => GADGETS.iter().map(|gadget| gadget.name.to_owned()).collect(),
        false => arguments.gadgets.clone(),
    };
    if arguments.certificate.is_some() && names.len() != 1 {
        let why = "error: --certificate takes the certificates of one gadget\n  help: name one, such as and";
        return Err(Failure::Unreadable(why.to_owned()));
    }
    let gadgets: Vec<Gadget> =
        names.iter().map(|name| open(name, &arguments.switches)).collect::<Result<_, Failure>>()?;
    let mut out = escaped_output::stdout();
    let mut held: BTreeMap<String, bool> = BTreeMap::new();
    let mut notes = Vec::new();
    let mut certificates = Vec::new();
    for gadget in &gadgets {
        if !arguments.json {
            writeln!(out, "{}  {}", bold(gadget.name()), dim(&gadget.rules.signature()))?;
        }
        for claim in &gadget.claims {
            let begun = Instant::now();
            let mut decision = decide(gadget, claim, arguments.states as usize);
            if let Some(certificate) = &decision.certificate {
                replay(gadget, certificate).map_err(|fault| Failure::Unreadable(format!("error: {fault}")))?;
            }
            let certificate = decision.certificate.take();
            let decided = Decided { gadget, claim, decision, seconds: begun.elapsed().as_secs_f64() };
            let holds = matches!(decided.decision.outcome, Outcome::Holds(_));
            held.insert(format!("{}/{}", gadget.name(), claim.name), holds);
            decided.write(&mut out, certificate.as_ref(), arguments.json)?;
            notes.extend(claim.assumes.iter().map(|assumed| format!("{}/{}", assumed.gadget, assumed.claim)));
            certificates.extend(certificate);
            out.flush()?;
        }
    }
    if !arguments.json {
        write_notes(&mut out, &held, notes)?;
    }
    if let (Some(path), Some(gadget)) = (&arguments.certificate, gadgets.first()) {
        let text = write_certificates(&certificates, &gadget.rules);
        let text = text.map_err(|fault| Failure::Unreadable(format!("error: {fault}")))?;
        disk::write(path, text.as_bytes(), Over::if_forced(arguments.force))
            .map_err(|error| disk::failed(path, error))?;
    }
    Ok(if held.values().all(|&holds| holds) { Done::Well } else { Done::Illegal })
}

/// What claims rest on, and the foot.
fn write_notes(out: &mut impl Write, held: &BTreeMap<String, bool>, mut notes: Vec<String>) -> Result<(), Failure> {
    notes.sort();
    notes.dedup();
    writeln!(out)?;
    for name in notes {
        let what = match held.get(&name) {
            Some(true) => "which holds",
            Some(false) => "which does not hold",
            None => "which was not checked here",
        };
        writeln!(out, "{}", wrap(&format!("Rests on {name}, {what}."), "", ""))?;
    }
    writeln!(out, "{}", dim(&wrap(FOOT, "", "")))?;
    Ok(())
}

impl Decided<'_> {
    fn write(&self, out: &mut impl Write, certificate: Option<&Certificate>, as_json: bool) -> Result<(), Failure> {
        let Decided { gadget, claim, decision, seconds } = self;
        let (word, plies, line, what) = match &decision.outcome {
            Outcome::Holds(plies) => ("holds", *plies, None, None),
            Outcome::Refuted(line, what) => ("refuted", None, Some(line), Some(what)),
            Outcome::Undecided => ("undecided", None, None, None),
        };
        if as_json {
            let row = serde_json::json!({
                "gadget": gadget.name(), "basis": gadget.basis, "rules": gadget.rules.signature(),
                "claim": claim.name, "title": claim.title, "outcome": word, "plies": plies,
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
        let plies = plies.map_or_else(String::new, |plies| format!("{plies} plies"));
        let states = grouped(decision.states as u64);
        writeln!(out, "  {} {shown} {plies:>9} {states:>11} {seconds:6.2} s", padded(&claim.title, 36))?;
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
