//! Parses the switches.

use crate::diagnostics::keys::WRONG_VALUE;
use crate::diagnostics::tree::{Entry, Raw};
use crate::diagnostics::{Fault, Locus, did_you_mean, nearest};
use crate::rules::switch::{SWITCH_DEFINITIONS, SwitchValue, split_exception};
use crate::rules::{Exception, Kind, KindId, Permission, Switches};

/// Parses every switch. `absent` are the kinds that are left out. `whole` is the span of faults about missing ones;
/// `None` if missing ones are not faults.
pub(super) fn read_switches(
    entries: &[Entry],
    kinds: &[Kind],
    absent: &[&str],
    whole: Option<Locus>,
    faults: &mut Vec<Fault>,
) -> Switches {
    let mut switches = Switches::default();
    for entry in entries {
        if let Some(definition) = SWITCH_DEFINITIONS.iter().find(|definition| definition.name == entry.key) {
            if let Err(error) = (definition.read)(&entry.value.raw, kinds, &mut switches) {
                let message = format!("{} cannot be {}", entry.key, shown(&entry.value.raw));
                faults.push(Fault::new(WRONG_VALUE, entry.value.at.clone(), message).hint(error.to_string()));
            }
        } else if let Some((attacker, victim)) = split_exception(&entry.key) {
            if absent.contains(&attacker) || absent.contains(&victim) {
                // Inherited exceptions of a kind that is absent here.
                continue;
            }
            if let Some(exception) = exception(entry, attacker, victim, kinds, faults) {
                switches.exceptions.push(exception);
            }
        } else {
            let near = nearest(&entry.key, SWITCH_DEFINITIONS.iter().map(|definition| definition.name));
            let hint = did_you_mean(near, "`shouqi rulesets show classic` lists them all");
            let message = format!("there is no switch \"{}\"", entry.key);
            faults.push(Fault::new("unknown-switch", entry.key_at.clone(), message).hint(hint));
        }
    }
    let missing: Vec<&str> = SWITCH_DEFINITIONS
        .iter()
        .map(|definition| definition.name)
        .filter(|name| !entries.iter().any(|entry| entry.key == *name))
        .collect();
    if let (Some(whole), false) = (whole, missing.is_empty()) {
        let message = match missing.len() {
            1 => format!("the switch {} is missing", missing[0]),
            n => format!("{n} switches are missing"),
        };
        let hint = "write extends = \"classic\" and only the differences, or set them all";
        faults.push(Fault::new("missing-switch", whole, message).hint(format!("{hint}: {}", missing.join(", "))));
    }
    switches
}

fn exception(
    entry: &Entry,
    attacker: &str,
    victim: &str,
    kinds: &[Kind],
    faults: &mut Vec<Fault>,
) -> Option<Exception> {
    let mut find = |name: &str| {
        let found = kinds.iter().position(|kind| kind.id == name);
        if found.is_none() {
            let near = nearest(name, kinds.iter().map(|kind| kind.id.as_str()));
            let hint = did_you_mean(near, "name two kinds of this ruleset, such as rat-takes-elephant");
            let message = format!("\"{name}\" is not a kind of this ruleset");
            faults.push(Fault::new("unknown-kind", entry.key_at.clone(), message).hint(hint));
        }
        found.map(|place| KindId(place as u8))
    };
    let (attacker, victim) = (find(attacker), find(victim));
    let (attacker, victim) = (attacker?, victim?);
    if attacker == victim {
        faults.push(
            Fault::new(WRONG_VALUE, entry.key_at.clone(), "two animals of one kind are always equally strong")
                .hint("what equals do is the switch equal-strength"),
        );
        return None;
    }
    match Permission::read(&entry.value.raw, kinds).or_else(|error| match entry.value.raw {
        Raw::Bool(true) => Ok(Permission::Yes),
        Raw::Bool(false) => Ok(Permission::No),
        _ => Err(error),
    }) {
        Ok(permission) => Some(Exception { attacker, victim, permission }),
        Err(error) => {
            let message = format!("{} cannot be {}", entry.key, shown(&entry.value.raw));
            faults.push(Fault::new(WRONG_VALUE, entry.value.at.clone(), message).hint(error.to_string()));
            None
        }
    }
}

fn shown(raw: &Raw) -> String {
    match raw {
        Raw::Text(text) => format!("\"{text}\""),
        Raw::Int(number) => number.to_string(),
        Raw::Bool(value) => value.to_string(),
        other => other.sort().to_owned(),
    }
}
