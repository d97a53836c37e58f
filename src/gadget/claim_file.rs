//! Reads the claims of a gadget.

use super::file::{MOST, OWN_KEYS, fields, kind, land, number, required, side, small};
use super::model::{Assumption, Claim, ClaimSort, Port, Within};
use super::shipped::{GADGETS, ShippedGadget, shipped_gadget};
use crate::diagnostics::keys::{MISSING_KEY, WRONG_TYPE, WRONG_VALUE, get, refuse_unknown, text};
use crate::diagnostics::tree::{Entry, Raw, Spanned};
use crate::diagnostics::{Fault, Keyword, Source, offer, one_of};
use crate::files::NoFiles;
use crate::rules::{Rules, Side, read_local};

const CLAIM_KEYS: [&str; 8] = ["title", "claim", "first", "arrive", "leave", "side", "assumes", "within"];

/// What claims know of a port.
pub(super) struct ClaimPort<'a> {
    pub name: &'a str,
    pub side: Side,
    /// How many may arrive, unless a claim says otherwise.
    pub arrive: u8,
    /// Whether animals may leave.
    pub leave: bool,
}

impl<'a> ClaimPort<'a> {
    /// What claims know of a gadget's port.
    pub fn of(port: &'a Port) -> ClaimPort<'a> {
        ClaimPort { name: &port.name, side: port.side, arrive: port.arrive, leave: port.leave }
    }
}

/// Every claim, in order. Those of a gadget may name squares and kinds of its rules; those of a network have none.
pub(super) fn read_claims(
    entries: &[&Entry],
    ports: &[ClaimPort<'_>],
    rules: Option<&Rules>,
    faults: &mut Vec<Fault>,
) -> Vec<Claim> {
    entries.iter().filter_map(|entry| claim(entry, ports, rules, faults)).collect()
}

fn claim(entry: &Entry, ports: &[ClaimPort<'_>], rules: Option<&Rules>, faults: &mut Vec<Fault>) -> Option<Claim> {
    let fields = fields(entry, "a claim", faults)?;
    refuse_unknown(fields, "a claim", &CLAIM_KEYS, faults);
    let title = required(entry, fields, "title", faults).map(|(title, _)| title.to_owned());
    let sort = required(entry, fields, "claim", faults).and_then(|(word, at)| {
        let sort = ClaimSort::from_keyword(word);
        if sort.is_none() {
            let fault = Fault::new(WRONG_VALUE, at.clone(), format!("\"{word}\" is no sort of claim"));
            faults.push(fault.hint(offer(Some(word), ClaimSort::NAMES)));
        }
        sort
    });
    let mut side_of = |key: &str, otherwise: Side| match text(fields, key, faults) {
        Some((word, at)) => side(word, at, faults),
        None => Some(otherwise),
    };
    let (first, leaving) = (side_of("first", Side::White), side_of("side", Side::White));
    let leaving = if sort == Some(ClaimSort::NoBlackLeaves) { Some(Side::Black) } else { leaving };
    let arrivals = arrivals(fields, ports, faults);
    let goal = goal(entry, fields, sort, ports, faults);
    let assumes = assumptions(fields, faults);
    let within = within(fields, rules, faults);
    let (leave_each, leave_total) = goal?;
    let (sort, side, first) = (sort?, leaving?, first?);
    let counts = |port: &ClaimPort<'_>| port.leave && port.side == side;
    if !ports.iter().any(counts) {
        let message = format!("no animal of {side} can leave");
        let fault = Fault::new("claim-without-exit", entry.key_at.clone(), message);
        faults.push(fault.hint("a port with leave = true is an exit"));
    }
    let misses = ports.iter().zip(&leave_each).find(|(port, each)| **each > 0 && !counts(port));
    if let Some((port, _)) = misses {
        let message = format!("no animal of {side} can leave at {}", port.name);
        let at = get(fields, "leave").map_or(&entry.key_at, |value| &value.at);
        faults.push(Fault::new("claim-without-exit", at.clone(), message).hint("name a port with leave = true"));
    }
    Some(Claim {
        name: entry.key.clone(),
        title: title?,
        sort,
        side,
        first,
        arrivals,
        leave_each,
        leave_total,
        assumes,
        within,
    })
}

/// The squares to which animals keep, by kind.
fn within(fields: &[Entry], rules: Option<&Rules>, faults: &mut Vec<Fault>) -> Vec<Within> {
    let Some(value) = get(fields, "within") else { return Vec::new() };
    let (Some(rules), Raw::Table(entries)) = (rules, &value.raw) else {
        let message = match rules {
            Some(_) => format!("within expects a table of kinds, found {}", value.raw.sort()),
            None => "within is about the squares of one gadget".to_owned(),
        };
        let fault = Fault::new(WRONG_TYPE, value.at.clone(), message);
        faults.push(fault.hint("in a gadget, write within = { cat = \"b3 c3\" }"));
        return Vec::new();
    };
    let of_kind = |entry: &Entry, faults: &mut Vec<Fault>| {
        let kind = kind(&entry.key, &entry.key_at, rules, faults);
        let squares = match &entry.value.raw {
            Raw::Text(words) => {
                words.split_whitespace().map(|word| land(word, &entry.value.at, rules, faults)).collect()
            }
            other => {
                let message = format!("{} expects squares, found {}", entry.key, other.sort());
                faults.push(Fault::new(WRONG_TYPE, entry.value.at.clone(), message).hint("write \"b3 c3\""));
                None
            }
        };
        Some(Within { kind: kind?, squares: squares? })
    };
    entries.iter().filter_map(|entry| of_kind(entry, faults)).collect()
}

/// How many may arrive at each port: what the ports say, where the claim says nothing else.
fn arrivals(fields: &[Entry], ports: &[ClaimPort<'_>], faults: &mut Vec<Fault>) -> Vec<u8> {
    let mut arrivals: Vec<u8> = ports.iter().map(|port| port.arrive).collect();
    if let Some(value) = get(fields, "arrive") {
        by_port(value, "arrive", ports, &mut arrivals, faults);
    }
    arrivals
}

/// How many must leave: in all, or at each port.
fn goal(
    entry: &Entry,
    fields: &[Entry],
    sort: Option<ClaimSort>,
    ports: &[ClaimPort<'_>],
    faults: &mut Vec<Fault>,
) -> Option<(Vec<u8>, u8)> {
    let mut each = vec![0; ports.len()];
    let Some(value) = get(fields, "leave") else {
        if sort == Some(ClaimSort::NoBlackLeaves) {
            return Some((each, 1));
        }
        let message = format!("{} does not say how many leave", entry.key);
        let fault = Fault::new(MISSING_KEY, entry.key_at.clone(), message);
        faults.push(fault.hint("add leave = 1, or leave = { PORT = 1, … } where each counts"));
        return None;
    };
    let total = match value.raw {
        Raw::Table(_) => {
            by_port(value, "leave", ports, &mut each, faults);
            0
        }
        _ => number(fields, "leave", faults)?,
    };
    if total == 0 && each.iter().all(|&number| number == 0) {
        let fault = Fault::new(WRONG_VALUE, value.at.clone(), "a claim is about one animal or more that leave");
        faults.push(fault.hint("that none leaves is claim = \"cannot\", leave = 1"));
        return None;
    }
    Some((each, total))
}

/// Numbers of animals by port.
fn by_port(value: &Spanned, key: &str, ports: &[ClaimPort<'_>], numbers: &mut [u8], faults: &mut Vec<Fault>) {
    let Raw::Table(entries) = &value.raw else {
        let message = format!("{key} expects a table of ports, found {}", value.raw.sort());
        faults.push(Fault::new(WRONG_TYPE, value.at.clone(), message).hint(format!("write {key} = {{ PORT = 1, … }}")));
        return;
    };
    let names: Vec<&str> = ports.iter().map(|port| port.name).collect();
    for entry in entries {
        match names.iter().position(|name| *name == entry.key) {
            Some(place) => numbers[place] = small(&entry.value, key, faults).unwrap_or_default(),
            None => {
                let message = format!("this gadget has no port \"{}\"", entry.key);
                let fault = Fault::new("unknown-port", entry.key_at.clone(), message);
                faults.push(fault.hint(one_of(&entry.key, &names)));
            }
        }
    }
}

/// The claims of shipped gadgets that a claim rests on, each written `GADGET/CLAIM`.
fn assumptions(fields: &[Entry], faults: &mut Vec<Fault>) -> Vec<Assumption> {
    let Some(value) = get(fields, "assumes") else { return Vec::new() };
    let hint = "write a list such as [\"outflow/never-two\"]";
    let Raw::List(items) = &value.raw else {
        let message = format!("assumes expects a list, found {}", value.raw.sort());
        faults.push(Fault::new(WRONG_TYPE, value.at.clone(), message).hint(hint));
        return Vec::new();
    };
    let mut found = Vec::new();
    for item in items.iter().take(MOST) {
        match &item.raw {
            Raw::Text(text) if text.split_once('/').is_some() => {
                let (gadget, claim) = text.split_once('/').unwrap_or_default();
                match unknown(gadget, claim) {
                    Some((message, hint)) => {
                        faults.push(Fault::new("unknown-assumption", item.at.clone(), message).hint(hint));
                    }
                    None => found.push(Assumption { gadget: gadget.to_owned(), claim: claim.to_owned() }),
                }
            }
            _ => faults.push(Fault::new(WRONG_VALUE, item.at.clone(), "an assumption is GADGET/CLAIM").hint(hint)),
        }
    }
    found
}

/// What is wrong with the names of an assumption, and what would be right.
fn unknown(gadget: &str, claim: &str) -> Option<(String, String)> {
    let Some(shipped) = shipped_gadget(gadget) else {
        let names: Vec<&str> = GADGETS.iter().map(|gadget| gadget.name).collect();
        return Some((format!("no shipped gadget is called \"{gadget}\""), one_of(gadget, &names)));
    };
    let claims = shipped_claims(shipped);
    let names: Vec<&str> = claims.iter().map(String::as_str).collect();
    let is_known = names.contains(&claim);
    (!is_known).then(|| (format!("{gadget} has no claim \"{claim}\""), one_of(claim, &names)))
}

/// The names of a shipped gadget's claims. What these assume is not looked at.
fn shipped_claims(shipped: &ShippedGadget) -> Vec<String> {
    let read = read_local(Source::shipped(shipped.name, shipped.text), &OWN_KEYS, &[], &NoFiles);
    let claims = get(&read.own, "claims").map(|claims| &claims.raw);
    match claims {
        Some(Raw::Table(entries)) => entries.iter().map(|entry| entry.key.clone()).collect(),
        _ => Vec::new(),
    }
}
