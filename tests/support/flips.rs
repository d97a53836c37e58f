//! A ruleset's switches, each turned to its other values.
use shouqi::files::NoFiles;
use shouqi::rules::{Kind, KindId, Leap, Rules, load};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A switch turned: which row of the ruleset, and what is laid over it.
pub struct Turn {
    pub row: String,
    pub switches: Vec<String>,
}

/// Every sensible turn of every row.
fn all(rules: &Rules) -> Vec<Turn> {
    let mut turns = Vec::new();
    let mut turn = |row: &str, switches: Vec<String>| turns.push(Turn { row: row.to_owned(), switches });
    let words: [(&str, &[&str]); 17] = [
        ("first-mover", &["white", "black"]),
        ("capture-into-water", &["yes", "no"]),
        ("capture-in-water", &["yes", "no"]),
        ("leap-blocked-by", &["either", "enemy", "nobody"]),
        ("leap-captures", &["yes", "no"]),
        ("enemy-trap", &["weakens", "harmless"]),
        ("own-trap", &["weakens", "harmless", "shelters"]),
        ("trap-weakness", &["inside", "permanent"]),
        ("trapped-attack", &["full", "zero"]),
        ("trap-overrides", &["yes", "no"]),
        ("equal-strength", &["captures", "barred", "both-out"]),
        ("own-den", &["barred", "open"]),
        ("den-wins", &["yes", "no"]),
        ("all-captured", &["wins", "no-legal-move"]),
        ("no-legal-move", &["loses", "draws"]),
        ("repetition", &["free", "no-earlier-position", "third-time-barred", "threefold-draws", "threefold-claim"]),
        ("same-square-limit", &["none", "7/3", "7/2", "7/4", "5/3"]),
    ];
    for (row, values) in words {
        values.iter().for_each(|value| turn(row, vec![format!("{row}={value}")]));
    }
    for value in ["none", "17/5", "16/5", "18/5", "17/4", "17/6"] {
        turn("few-squares-limit", vec![format!("few-squares-limit={value}")]);
    }
    for row in ["turn-limit", "capture-limit"] {
        for value in ["none", "60", "149", "150", "151"] {
            turn(row, vec![format!("{row}={value}")]);
        }
    }
    let id = |kind: KindId| rules.kind(kind).id.as_str();
    for kind in rules.kind_ids() {
        let able: &Kind = rules.kind(kind);
        turn("swims", vec![format!("{}.swims={}", able.id, if able.swims { "no" } else { "yes" })]);
        for leap in [Leap::Across, Leap::Along, Leap::BothRivers] {
            let leaps: Vec<String> = [Leap::Across, Leap::Along, Leap::BothRivers]
                .into_iter()
                .filter(|&known| able.may(known) != (known == leap))
                .map(|leap| leap.to_string())
                .collect();
            turn(&format!("leaps-{leap}"), vec![format!("{}.leaps={}", able.id, leaps.join(","))]);
        }
        for row in ["capture-out-of-water", "leap-blockers", "den-enterers"] {
            turn(row, vec![format!("{row}={}", able.id)]);
            let others: Vec<&str> = rules.kind_ids().filter(|&other| other != kind).map(id).collect();
            turn(row, vec![format!("{row}={}", others.join(","))]);
        }
        for other in rules.kind_ids().filter(|&other| other != kind) {
            for permission in ["yes", "no", "not-out-of-water"] {
                turn("exception", vec![format!("{}-takes-{}={permission}", id(kind), id(other))]);
            }
            if kind < other {
                let (a, b) = (able.strength, rules.kind(other).strength);
                let names = (id(kind), id(other));
                turn("strength", vec![format!("{}.strength={b}", names.0), format!("{}.strength={a}", names.1)]);
                turn("strength", vec![format!("{}.strength={b}", names.0)]);
            }
        }
    }
    for (row, value) in [
        ("capture-out-of-water", "everyone"),
        ("capture-out-of-water", "nobody"),
        ("leap-blockers", "swimmers"),
        ("den-enterers", "everyone"),
    ] {
        turn(row, vec![format!("{row}={value}")]);
    }
    turns
}

/// A shipped ruleset with switches laid over it.
pub fn laid_over(preset: &str, switches: &[String]) -> Arc<Rules> {
    Arc::new(load(preset, switches, &NoFiles).unwrap_or_else(|error| panic!("{preset} with {switches:?}: {error}")))
}

/// Every turn that gives another game than this ruleset, each game once. The ruleset is a shipped one, perhaps with
/// switches laid over it already.
pub fn turns(rules: &Rules) -> Vec<(Turn, Arc<Rules>)> {
    let mut seen = BTreeSet::from([rules.hash().to_string()]);
    let turned = |turn: Turn| {
        let turned = laid_over(rules.name(), &[rules.overrides(), &turn.switches].concat());
        // The same game under another spelling is no change.
        seen.insert(turned.hash().to_string()).then_some((turn, turned))
    };
    all(rules).into_iter().filter_map(turned).collect()
}

/// A ruleset, and what its turns make of it.
pub type Turned = (Arc<Rules>, Vec<(Turn, Arc<Rules>)>);

/// Two kinds made equal in strength, under every way of treating equals: each of the four ways in which they may
/// capture each other, turned to the other three. All pairs of kinds are made equal under the usual way.
pub fn turns_between_equals() -> Vec<Turned> {
    const PRESET: &str = "classic";
    let classic = laid_over(PRESET, &[]);
    let mut pairs: Vec<(&str, KindId, KindId)> = Vec::new();
    for a in classic.kind_ids() {
        pairs.extend(classic.kind_ids().filter(|b| *b > a).map(|b| ("captures", a, b)));
    }
    let named = |id: &str| classic.kind_named(id).expect("a kind of the usual game");
    for equal in ["barred", "both-out"] {
        pairs.extend([("dog", "wolf"), ("rat", "elephant")].map(|(a, b)| (equal, named(a), named(b))));
    }
    let mut all = Vec::new();
    for (equal, a, b) in pairs {
        let (a, b) = (classic.kind(a), classic.kind(b));
        let setting = |(one, other): (&str, &str)| {
            let [a_takes_b, b_takes_a] = [(&a.id, &b.id, one), (&b.id, &a.id, other)]
                .map(|(attacker, victim, word)| format!("{attacker}-takes-{victim}={word}"));
            vec![a_takes_b, b_takes_a]
        };
        let equals = vec![format!("{}.strength={}", a.id, b.strength), format!("equal-strength={equal}")];
        let settings = [("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")];
        for from in settings {
            let turned = settings.into_iter().filter(|to| *to != from).map(|to| {
                let turn = Turn { row: "exception".to_owned(), switches: setting(to) };
                let rules = laid_over(PRESET, &[equals.clone(), setting(to)].concat());
                (turn, rules)
            });
            all.push((laid_over(PRESET, &[equals.clone(), setting(from)].concat()), turned.collect()));
        }
    }
    all
}
