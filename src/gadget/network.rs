//! Gadgets joined by wires: a signal that leaves one arrives at the next.
//!
//! White alone moves signals: what a gadget does is what its claims say that White forces, and what it never does is
//! what they say that White cannot.

use super::behaviour::{Behaviour, Step};
use super::decide::{Decision, Outcome};
use super::model::{Claim, ClaimSort};
use std::sync::Arc;

/// A network of gadgets, checked.
#[derive(Debug, Clone)]
pub struct Network {
    /// Its name.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What its geometry rests on, such as `reconstruction`.
    pub basis: String,
    /// Its claims, in the order of the file.
    pub claims: Vec<Claim>,
    /// Its parts; each before those that its wires lead to.
    pub(super) parts: Vec<Part>,
    /// The names of the wires that come from outside or lead there: the ports of its claims.
    pub(super) ports: Vec<String>,
    /// The number of wires, those of the ports first.
    pub(super) wires: usize,
}

/// A gadget in a network.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub name: String,
    pub behaviour: Arc<Behaviour>,
    /// By its behaviour's ports: the wire that arrives, and the one that leaves.
    pub arrives: Vec<Option<usize>>,
    pub leaves: Vec<Option<usize>>,
}

impl Network {
    /// Its ports by name, and whether signals leave there.
    pub(super) fn outer_ports(&self) -> impl Iterator<Item = (&str, bool)> {
        let is_exit = |port: usize| self.parts.iter().any(|part| part.leaves.contains(&Some(port)));
        self.ports.iter().enumerate().map(move |(number, name)| (name.as_str(), is_exit(number)))
    }

    /// The claims of gadgets that it rests on, each written `GADGET/CLAIM`, each once.
    pub fn rests_on(&self) -> Vec<String> {
        let mut claims: Vec<String> = self.parts.iter().flat_map(|part| part.behaviour.claims()).collect();
        claims.sort();
        claims.dedup();
        claims
    }

    /// How many gadgets of each name it has, such as 3 of `or`.
    pub fn gadgets(&self) -> Vec<(&str, usize)> {
        let mut counts: Vec<(&str, usize)> = Vec::new();
        for part in &self.parts {
            let name = part.behaviour.gadget.as_str();
            match counts.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += 1,
                None => counts.push((name, 1)),
            }
        }
        counts
    }
}

/// Decides a claim by going through what the parts do together, at most `limit` ways.
pub fn decide_network(network: &Network, claim: &Claim, limit: usize) -> Decision {
    let mut search = Search { network, claim, limit, ways: 0, is_open: false, done: Vec::new() };
    let mut signals = vec![0; network.wires];
    signals[..claim.arrivals.len()].copy_from_slice(&claim.arrivals);
    let found = search.reaches(0, &mut signals);
    let outcome = match (claim.sort, found) {
        _ if search.ways > limit => Outcome::Undecided,
        (ClaimSort::Can, true) => Outcome::Holds(None),
        (ClaimSort::Can, false) => Outcome::Refuted(Vec::new(), "no choice of White serves it".to_owned()),
        (_, true) => Outcome::Refuted(search.done, "so many leave".to_owned()),
        (_, false) if search.is_open => {
            Outcome::Refuted(Vec::new(), "no claim of a part says how many may leave".to_owned())
        }
        (_, false) => Outcome::Holds(None),
    };
    Decision { outcome, states: search.ways, certificate: None }
}

struct Search<'a> {
    network: &'a Network,
    claim: &'a Claim,
    limit: usize,
    ways: usize,
    /// Whether a part may do more than its claims bound.
    is_open: bool,
    /// What each part has done, in words.
    done: Vec<String>,
}

impl Search<'_> {
    /// Whether the parts from this one on can reach the goal.
    fn reaches(&mut self, place: usize, signals: &mut Vec<u8>) -> bool {
        let Some(part) = self.network.parts.get(place) else {
            self.ways += 1;
            return self.is_reached(signals);
        };
        let arrivals: Vec<u8> = part.arrives.iter().map(|wire| wire.map_or(0, |wire| signals[wire])).collect();
        let steps = match self.claim.sort {
            ClaimSort::Can => part.behaviour.forced(&arrivals),
            _ => part.behaviour.possible(&arrivals).unwrap_or_else(|| {
                self.is_open = true;
                self.ways += 1;
                Vec::new()
            }),
        };
        for step in steps {
            if self.ways > self.limit {
                return false;
            }
            for (wire, &count) in part.leaves.iter().zip(&step.0) {
                if let Some(wire) = wire {
                    signals[*wire] = count;
                }
            }
            self.done.extend(in_words(part, &step));
            if self.reaches(place + 1, signals) {
                return true;
            }
            if in_words(part, &step).is_some() {
                self.done.pop();
            }
        }
        false
    }

    fn is_reached(&self, signals: &[u8]) -> bool {
        // What arrives from outside does not leave.
        let exits = self.network.outer_ports().map(|(_, leaves)| leaves);
        let left: Vec<u8> = exits.zip(signals).map(|(leaves, &count)| if leaves { count } else { 0 }).collect();
        let each = left.iter().zip(&self.claim.leave_each).all(|(left, least)| left >= least);
        each && left.iter().sum::<u8>() >= self.claim.leave_total
    }
}

/// What a part does, such as “west sends 1 through left”.
fn in_words(part: &Part, (leave, _): &Step) -> Option<String> {
    let named = part.behaviour.ports.iter().zip(leave).filter(|(_, count)| **count > 0);
    let sent: Vec<String> = named.map(|(port, count)| format!("{count} through {}", port.name)).collect();
    (!sent.is_empty()).then(|| format!("{} sends {}", part.name, sent.join(" and ")))
}
