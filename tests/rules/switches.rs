//! One switch turned, one sentence changed: every switch of every shipped ruleset is turned to its other values, and
//! the sheet before and after must differ in the sentences of that switch and in no other, in three languages.
//!
//! Which sentences hang on a switch stands in `support/governed.toml`. Which turns change the game stands in
//! `mutation.table`, held by the test of that name: where the game changes, so must the sheet.

use crate::support::flips;

use flips::{laid_over, turns};
use shouqi::language::Language;
use shouqi::rules::{Clause, PRESETS, Rules, preset_rules};
use shouqi::rulesheet::{say_clause, stated_switches};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

const SPOKEN: [&str; 3] = ["en", "de", "zh-Hant"];

fn data(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The switches by sentence.
struct Governed(BTreeMap<String, String>);

impl Governed {
    fn read() -> Governed {
        Governed(toml::from_str(&data("support/governed.toml")).expect("a table of sentences"))
    }

    /// What the table calls a clause: its id, or what clauses between two animals have in common.
    fn family(rules: &Rules, clause: Clause) -> String {
        match clause {
            Clause::Takes(..) | Clause::TakeEachOther(..) | Clause::NeverTakes(..) | Clause::NeitherTakes(..) => {
                "exception".to_owned()
            }
            Clause::SafeFromRiver(..) => "safe-from-river".to_owned(),
            plain => plain.id(rules).into_owned(),
        }
    }

    fn by(&self, rules: &Rules, clause: Clause) -> Vec<&str> {
        let family = Governed::family(rules, clause);
        let switches = self.0.get(&family).unwrap_or_else(|| panic!("governed.toml does not know {family}"));
        switches.split_whitespace().collect()
    }
}

/// A sentence of a sheet: its id and how it reads.
type Said = (String, String);

/// The sentences of a sheet in one language, with their clauses.
fn sheet(rules: &Rules, language: &Language) -> BTreeMap<Said, Clause> {
    let said = |clause: Clause| {
        let text = say_clause(rules, clause, language)
            .unwrap_or_else(|| panic!("{}: {} cannot say {}", rules.signature(), language.tag(), clause.id(rules)));
        ((clause.id(rules).into_owned(), text), clause)
    };
    rules.clauses().into_iter().map(said).collect()
}

/// Whether the turns change the game, by ruleset and switches, as the table of `mutation.rs` has it.
fn changes_of_play() -> BTreeMap<(String, String), (bool, String)> {
    let table = data("mutation.table");
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let [ruleset, _, switches, count, why] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("a line of five: {line}");
        };
        assert!(!why.starts_with("NOT"), "the table is not at peace with itself: {line}");
        ((ruleset.to_owned(), switches.to_owned()), (count != "0", why.to_owned()))
    };
    lines.map(read).collect()
}

/// Settings of which a further turn shows what no turn of a shipped ruleset shows.
const FROM: [(&str, &[&str]); 19] = [
    ("swimming-dogs", &["tiger.leaps=", "lion.leaps=across", "leap-blockers=rat", "leap-captures=no"]),
    ("swimming-dogs", &["tiger.leaps=", "lion.leaps=along", "leap-blockers=rat", "leap-captures=no"]),
    ("swimming-dogs", &["tiger.leaps=", "lion.leaps=both-rivers", "leap-blockers=rat", "leap-captures=no"]),
    ("swimming-dogs", &["tiger.leaps=", "lion.leaps=across", "leap-blocked-by=enemy"]),
    ("swimming-dogs", &["tiger.leaps=", "lion.leaps=along", "leap-blocked-by=enemy"]),
    ("swimming-dogs", &["tiger.leaps=", "lion.leaps=both-rivers", "leap-blocked-by=enemy"]),
    ("classic", &["tiger.leaps=", "lion.leaps=across", "leap-blocked-by=nobody", "capture-in-water=no"]),
    ("classic", &["tiger.leaps=", "lion.leaps=along", "leap-blocked-by=nobody", "capture-in-water=no"]),
    ("classic", &["tiger.leaps=", "lion.leaps=both-rivers", "leap-blocked-by=nobody", "capture-out-of-water=rat"]),
    ("classic", &["capture-into-water=no", "capture-in-water=no", "trap-overrides=no"]),
    ("classic", &["capture-out-of-water=nobody", "capture-in-water=no", "trap-weakness=permanent"]),
    (
        "classic",
        &["capture-into-water=no", "capture-out-of-water=nobody", "capture-in-water=no", "enemy-trap=harmless"],
    ),
    ("classic", &["capture-out-of-water=nobody", "rat-takes-elephant=no", "trapped-attack=zero"]),
    ("classic", &["enemy-trap=harmless", "own-trap=weakens", "trap-overrides=no", "trap-weakness=permanent"]),
    ("classic", &["enemy-trap=harmless", "own-trap=weakens", "rat-takes-elephant=no", "trapped-attack=zero"]),
    ("classic", &["dog.swims=yes", "capture-out-of-water=rat", "repetition=threefold-claim", "same-square-limit=7/3"]),
    ("ludii", &["own-trap=harmless", "repetition=threefold-draws", "few-squares-limit=17/5"]),
    ("ludii", &["enemy-trap=harmless", "leap-blocked-by=enemy"]),
    ("classic", &["own-trap=shelters", "trap-weakness=permanent"]),
];

/// The rulesets whose switches are turned.
fn from() -> Vec<Arc<Rules>> {
    let shipped = PRESETS.iter().map(|preset| preset_rules(preset.name).expect("a shipped ruleset loads"));
    let further = FROM.iter().map(|(name, switches)| {
        laid_over(name, &switches.iter().map(|switch| (*switch).to_owned()).collect::<Vec<_>>())
    });
    shipped.chain(further).collect()
}

/// Turns that change a sentence although the game stays the same: the words tell what is set, and it can never matter.
const TOLD_THOUGH_IDLE: [&str; 3] = [
    "idle: the limit can never be reached",
    "idle: the limit on turns comes first",
    "idle: everybody captures whom they captured before",
];

/// The switches that a sentence states and that the table does not have beside it.
fn unlisted(rules: &Rules, governed: &Governed) -> Vec<String> {
    let mut faults = Vec::new();
    // The ladder is no sentence; the one that leads to it states the order of strength.
    for clause in rules.clauses().into_iter().filter(|clause| *clause != Clause::SeeLadder) {
        let by = governed.by(rules, clause);
        for switch in stated_switches(rules, clause) {
            let row = if switch.contains("-takes-") { "exception" } else { &switch };
            if !by.contains(&row) {
                faults.push(format!(
                    "{} states {switch}, which governed.toml does not say",
                    Governed::family(rules, clause)
                ));
            }
        }
    }
    faults
}

#[test]
fn a_turned_switch_changes_its_own_sentences_and_no_others() {
    let governed = Governed::read();
    let languages = SPOKEN.map(|tag| Language::shipped(tag).expect("a shipped language"));
    let play = changes_of_play();
    let (mut changed, mut same, mut faults) = (0, 0, Vec::new());
    let mut met = BTreeSet::new();
    for rules in from() {
        let shipped = rules.overrides().is_empty();
        faults.extend(unlisted(&rules, &governed));
        let before: Vec<_> = languages.iter().map(|language| sheet(&rules, language)).collect();
        for (turn, turned) in turns(&rules) {
            let what = format!("{}: {}", rules.signature(), turn.switches.join(" "));
            faults.extend(unlisted(&turned, &governed));
            let mut ids: Vec<BTreeSet<String>> = Vec::new();
            for (language, before) in languages.iter().zip(&before) {
                let after = sheet(&turned, language);
                let gone = before.iter().filter(|(said, _)| !after.contains_key(*said)).map(|found| (&*rules, found));
                let come = after.iter().filter(|(said, _)| !before.contains_key(*said)).map(|found| (&*turned, found));
                let mut differ = BTreeSet::new();
                for (of, ((id, text), &clause)) in gone.chain(come) {
                    if !governed.by(of, clause).contains(&turn.row.as_str()) {
                        faults.push(format!("{what} changes {id}, which does not hang on {}: {text}", turn.row));
                    }
                    met.insert((Governed::family(of, clause), turn.row.clone()));
                    differ.insert(id.clone());
                }
                ids.push(differ);
            }
            if ids.iter().any(|other| *other != ids[0]) {
                faults.push(format!("{what} changes other sentences in another language: {ids:?}"));
            }
            match play.get(&(rules.name().to_owned(), turn.switches.join(" "))).filter(|_| shipped) {
                None if !shipped => (),
                None => faults.push(format!("{what} is not in mutation.table")),
                // The order of strength stands on the ladder, not in a sentence.
                Some((true, _)) if ids[0].is_empty() && turn.row != "strength" => {
                    faults.push(format!("{what} changes the game and not the sheet"));
                }
                Some((false, why)) if !ids[0].is_empty() && !TOLD_THOUGH_IDLE.contains(&why.as_str()) => {
                    faults.push(format!("{what} changes nothing in play ({why}) and yet {:?}", ids[0]));
                }
                Some(_) if ids[0].is_empty() => same += 1,
                Some(_) => changed += 1,
            }
        }
    }
    println!("{changed} turns change the sheet in {} languages alike, {same} leave it as it is", SPOKEN.len());
    // What the table claims must have been seen at least once.
    for (family, switches) in &governed.0 {
        for switch in switches.split_whitespace() {
            if !met.contains(&(family.clone(), switch.to_owned())) {
                faults.push(format!("no turn of {switch} has changed {family}, as governed.toml says"));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
