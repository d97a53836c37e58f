//! What a gadget does with signals, as its own claims say: in a network it is no more than that.

use super::model::{ClaimSort, Gadget, Port};
use super::network::Network;
use crate::rules::Side;

/// The most animals that are told apart at an exit.
const MOST_AT_AN_EXIT: u8 = 4;

/// White's ports of a gadget, and what its claims say of them.
#[derive(Debug, Clone)]
pub struct Behaviour {
    /// The gadget's name.
    pub gadget: String,
    pub(super) ports: Vec<SignalPort>,
    /// What White forces.
    served: Vec<Stated>,
    /// What never happens.
    barred: Vec<Stated>,
}

/// A port at which signals arrive or leave.
#[derive(Debug, Clone)]
pub(super) struct SignalPort {
    pub name: String,
    pub arrives: bool,
    pub leaves: bool,
}

/// A claim, by White's ports.
#[derive(Debug, Clone)]
struct Stated {
    claim: String,
    arrivals: Vec<u8>,
    leave: Vec<u8>,
    total: u8,
}

/// What a gadget does in a network: how many leave at each of its ports, and the claim that says so.
pub(super) type Step = (Vec<u8>, Option<String>);

impl Behaviour {
    /// What the claims of a gadget say of White's signals.
    pub fn of(gadget: &Gadget) -> Behaviour {
        let whites = |numbers: &[u8]| {
            let kept = gadget.ports.iter().zip(numbers).filter(|(port, _)| port.side == Side::White);
            kept.map(|(_, &number)| number).collect::<Vec<u8>>()
        };
        let stated = |sort: ClaimSort| {
            let claims = gadget.claims.iter().filter(move |claim| claim.sort == sort && claim.side == Side::White);
            claims.map(|claim| Stated {
                claim: claim.name.clone(),
                arrivals: whites(&claim.arrivals),
                leave: whites(&claim.leave_each),
                total: claim.leave_total,
            })
        };
        let port = |port: &Port| SignalPort { name: port.name.clone(), arrives: port.arrive > 0, leaves: port.leave };
        let ports: Vec<SignalPort> = gadget.ports.iter().filter(|port| port.side == Side::White).map(port).collect();
        let served = stated(ClaimSort::Can).filter_map(|served| served.at_one_exit(&ports)).collect();
        Behaviour { gadget: gadget.name().to_owned(), ports, served, barred: stated(ClaimSort::Cannot).collect() }
    }

    /// What the claims of a network say, so that it is a part of another.
    pub fn of_network(network: &Network) -> Behaviour {
        let stated = |sort: ClaimSort| {
            let claims = network.claims.iter().filter(move |claim| claim.sort == sort);
            claims.map(|claim| Stated {
                claim: claim.name.clone(),
                arrivals: claim.arrivals.clone(),
                leave: claim.leave_each.clone(),
                total: claim.leave_total,
            })
        };
        let port = |(name, leaves): (&str, bool)| SignalPort { name: name.to_owned(), arrives: !leaves, leaves };
        let ports: Vec<SignalPort> = network.outer_ports().map(port).collect();
        let served = stated(ClaimSort::Can).filter_map(|served| served.at_one_exit(&ports)).collect();
        Behaviour { gadget: network.name.clone(), ports, served, barred: stated(ClaimSort::Cannot).collect() }
    }

    /// The name of one of its ports.
    pub(super) fn port(&self, number: usize) -> &str {
        &self.ports[number].name
    }

    /// What White can have it do once so many have arrived.
    pub(super) fn forced(&self, arrivals: &[u8]) -> Vec<Step> {
        let can = self.served.iter().filter(|served| covers(arrivals, &served.arrivals));
        let mut steps: Vec<Step> = can.map(|served| (served.leave.clone(), Some(served.claim.clone()))).collect();
        steps.push((vec![0; self.ports.len()], None));
        steps
    }

    /// All that it may do once so many have arrived; `None` if no claim bounds it.
    pub(super) fn possible(&self, arrivals: &[u8]) -> Option<Vec<Step>> {
        let bars: Vec<&Stated> = self.barred.iter().filter(|bar| covers(&bar.arrivals, arrivals)).collect();
        let mut steps = vec![(vec![0; self.ports.len()], None)];
        for (place, _) in self.ports.iter().enumerate().filter(|(_, port)| port.leaves) {
            let more = |step: &Step| (0..=MOST_AT_AN_EXIT).map(|count| with(step, place, count)).collect::<Vec<Step>>();
            steps = steps.iter().flat_map(more).collect();
        }
        steps.retain(|(leave, _)| bars.iter().all(|bar| !bar.bars(leave)));
        let is_bounded = steps.iter().all(|(leave, _)| leave.iter().all(|&count| count < MOST_AT_AN_EXIT));
        is_bounded.then_some(steps)
    }

    /// The claims that it rests on, each written `GADGET/CLAIM`.
    pub(super) fn claims(&self) -> impl Iterator<Item = String> + '_ {
        self.served.iter().chain(&self.barred).map(|stated| format!("{}/{}", self.gadget, stated.claim))
    }
}

impl Stated {
    /// With its total at the only exit; `None` if there are several: which of them serves is not White's choice.
    fn at_one_exit(mut self, ports: &[SignalPort]) -> Option<Stated> {
        if self.total > 0 {
            let mut exits = ports.iter().enumerate().filter(|(_, port)| port.leaves);
            let (Some((exit, _)), None) = (exits.next(), exits.next()) else { return None };
            self.leave[exit] = self.leave[exit].max(self.total);
        }
        Some(self)
    }

    /// Whether so many never leave.
    fn bars(&self, leave: &[u8]) -> bool {
        covers(leave, &self.leave) && leave.iter().sum::<u8>() >= self.total
    }
}

/// Whether there are as many at each port.
fn covers(numbers: &[u8], least: &[u8]) -> bool {
    numbers.iter().zip(least).all(|(number, least)| number >= least)
}

fn with((leave, claim): &Step, place: usize, count: u8) -> Step {
    let mut leave = leave.clone();
    leave[place] = count;
    (leave, claim.clone())
}
