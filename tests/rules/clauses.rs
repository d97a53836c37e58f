//! Every clause by example: the files in `clauses/`, whose verdicts come from a second referee that shares no code
//! with this program, held against the judge.
//!
//! An example has a `position`, perhaps moves played `before`, and a `move`. `verdicts` sorts the shipped rulesets by
//! what they say of it: `legal`, or the id of the clause it breaks. `then` tells what a legal move brings about:
//! `goes-on`, `may-claim-draw`, or how the game ends, such as `den 1-0`. An example for a rarer switch names its
//! `rules`, `switches` and one `verdict` instead; `turned` does the same beside `verdicts`, to show that it is this
//! switch that decides.

use serde::Deserialize;
use shouqi::files::NoFiles;
use shouqi::rules::notation::read_position;
use shouqi::rules::{Clause, Game, Move, PRESETS, Rules, Square, cited, load};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;
use std::sync::Arc;

/// Every clause that some ruleset on the usual board can have, in the order of the printed sheet.
const CATALOGUE: &str = "
    win-by-den win-by-capturing-all first-mover take-turns move-one-step own-animal
    capture-equal-or-weaker capture-weaker-only equal-both-out see-ladder
    rat-takes-elephant rat-and-elephant elephant-never-takes-rat tiger-takes-lion
    dog-never-takes-wolf dog-nor-wolf wolf-takes-dog wolf-and-dog
    water-only-swimmers water-nobody river-capture-free no-capture-across-edge no-capture-into-water
    no-capture-out-of-water no-capture-in-water river-is-shelter no-capture-from-river no-capture-at-river
    out-of-water-only elephant-safe-from-river
    leap-both-ways leap-across leap-along leap-across-too leap-along-too leap-none leap-both-rivers
    leap-blocked leap-blocked-by-enemy leap-others-free leap-not-blocked leap-captures leap-no-capture
    trap-weakens-enemy trap-weakens-anyone trap-weakens-owner trap-overrides trap-no-override trap-permanent
    own-trap-harmless own-trap-shelters enemy-trap-harmless traps-harmless
    trapped-captures trapped-may-not-capture trapped-may-not-capture-at-all own-den-barred den-only
    no-legal-move-loses no-legal-move-draws no-animals-left
    no-earlier-position third-time-barred threefold-draws threefold-claim same-position
    seven-three seventeen-five count-restarts draw-after-turns draw-without-capture";

#[derive(Deserialize)]
struct File {
    example: Vec<Example>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    id: String,
    clause: String,
    position: String,
    #[serde(default)]
    before: Vec<String>,
    r#move: String,
    #[serde(default, rename = "note")]
    _note: String,
    #[serde(default)]
    verdicts: BTreeMap<String, Vec<String>>,
    then: Option<Then>,
    rules: Option<String>,
    #[serde(default)]
    switches: Vec<String>,
    verdict: Option<String>,
    #[serde(default)]
    turned: Vec<Turned>,
}

/// What a legal move brings about.
#[derive(Deserialize)]
#[serde(untagged)]
enum Then {
    /// Wherever it is legal.
    Always(String),
    /// The rulesets under which it brings about each.
    By(BTreeMap<String, Vec<String>>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Turned {
    rules: String,
    switches: Vec<String>,
    verdict: String,
    then: Option<String>,
}

/// An example under one ruleset.
struct Case<'a> {
    example: &'a Example,
    rules: &'a str,
    switches: &'a [String],
    verdict: &'a str,
    then: Option<&'a str>,
}

impl Example {
    fn cases(&self) -> Vec<Case<'_>> {
        let mut cases = Vec::new();
        for (verdict, rulesets) in &self.verdicts {
            for rules in rulesets {
                cases.push(Case { example: self, rules, switches: &[], verdict, then: self.then(rules, verdict) });
            }
        }
        if let (Some(rules), Some(verdict)) = (&self.rules, &self.verdict) {
            let then = self.then(rules, verdict);
            cases.push(Case { example: self, rules, switches: &self.switches, verdict, then });
        }
        for Turned { rules, switches, verdict, then } in &self.turned {
            cases.push(Case { example: self, rules, switches, verdict, then: then.as_deref() });
        }
        cases
    }

    fn then(&self, rules: &str, verdict: &str) -> Option<&str> {
        match self.then.as_ref().filter(|_| verdict == "legal")? {
            Then::Always(then) => Some(then),
            Then::By(by) => {
                let there = by.iter().find(|(_, rulesets)| rulesets.iter().any(|name| name == rules));
                Some(there.unwrap_or_else(|| panic!("{}: no `then` for {rules}", self.id)).0)
            }
        }
    }
}

impl Case<'_> {
    /// The judge's verdict and the outcome, as the data would write them, or what the case stumbles over.
    fn play(&self, rules: &Arc<Rules>) -> Result<(Option<Clause>, Option<String>), String> {
        let position = read_position(&self.example.position, rules).map_err(|fault| format!("{fault:?}"))?;
        let mut game = Game::new(position);
        for text in &self.example.before {
            game.play(read(text)).map_err(|verdict| format!("{text} before it is {verdict:?}"))?;
        }
        let mv = read(&self.example.r#move);
        let verdict = game.judge(mv);
        if let Some(first) = verdict.violations().first() {
            return Ok((Some(first.clause), None));
        }
        game.play(mv).map_err(|verdict| format!("judged legal, played {verdict:?}"))?;
        let then = match game.outcome() {
            Some(end) => format!("{} {}", end.termination.id(), end.result()),
            None if game.may_claim_draw() => "may-claim-draw".to_owned(),
            None => "goes-on".to_owned(),
        };
        Ok((None, Some(then)))
    }
}

fn read(text: &str) -> Move {
    let square = |text| Square::parse(text).unwrap_or_else(|| panic!("\"{text}\" is no square"));
    Move::new(square(&text[..2]), square(&text[2..]))
}

fn rules(name: &str, switches: &[String]) -> Arc<Rules> {
    Arc::new(load(name, switches, &NoFiles).unwrap_or_else(|error| panic!("{name} {switches:?}: {error}")))
}

fn ids_in_force(rules: &Rules) -> BTreeSet<String> {
    rules.clauses().into_iter().map(|clause| clause.id(rules).into_owned()).collect()
}

fn examples() -> Vec<Example> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clauses");
    let mut paths: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let file = |path: &Path| -> File {
        toml::from_str(&std::fs::read_to_string(path).unwrap())
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    paths.iter().flat_map(|path| file(path).example).collect()
}

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_judge_agrees_with_every_example() {
    let examples = examples();
    let mut known: HashMap<(&str, &[String]), Arc<Rules>> = HashMap::new();
    let mut faults = Vec::new();
    for case in examples.iter().flat_map(Example::cases) {
        let Case { example, rules: name, switches, .. } = case;
        let rules = known.entry((name, switches)).or_insert_with(|| rules(name, switches));
        let mut fault = |what: String| faults.push(format!("{} under {name} {switches:?}: {what}", example.id));
        match case.play(rules) {
            Err(what) => fault(what),
            Ok((ban, then)) => {
                let verdict = ban.map_or("legal".into(), |clause| clause.id(rules));
                if verdict != case.verdict {
                    fault(format!("{verdict}, not {}", case.verdict));
                } else if case.then.is_some_and(|expected| then.as_deref() != Some(expected)) {
                    fault(format!("then {then:?}, not {:?}", case.then));
                }
                // A referee who cites a ban must find it on the ruleset's printed sheet.
                let ban = ban.filter(|&clause| clause != Clause::GameOver);
                let on_sheet = |clause| cited(rules, clause).is_some_and(|clause| rules.clauses().contains(&clause));
                if ban.is_some_and(|clause| !on_sheet(clause)) {
                    fault(format!("{verdict} stands on no rule of the sheet"));
                }
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn every_clause_has_a_legal_and_an_illegal_example_under_every_ruleset_that_has_it() {
    let examples = examples();
    let mut shown: BTreeSet<(&str, &str, bool)> = BTreeSet::new();
    for example in &examples {
        for case in example.cases().iter().filter(|case| case.switches.is_empty()) {
            shown.insert((&example.clause, case.rules, case.verdict == "legal"));
        }
    }
    let mut faults = Vec::new();
    for preset in PRESETS {
        for clause in ids_in_force(&rules(preset.name, &[])) {
            for (legal, word) in [(true, "legal"), (false, "illegal")] {
                if !shown.contains(&(clause.as_str(), preset.name, legal)) {
                    faults.push(format!("{}: no {word} example of {clause}", preset.name));
                }
            }
            if !CATALOGUE.split_whitespace().any(|known| known == clause) {
                faults.push(format!("{}: {clause} is missing in the catalogue", preset.name));
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn every_clause_of_the_catalogue_has_a_legal_and_an_illegal_example() {
    let examples = examples();
    let mut shown: BTreeSet<(&str, bool)> = BTreeSet::new();
    let mut faults = Vec::new();
    for example in &examples {
        if !CATALOGUE.split_whitespace().any(|known| known == example.clause) {
            faults.push(format!("{}: there is no clause {}", example.id, example.clause));
        }
        for case in example.cases() {
            // An example under a ruleset without the clause is for contrast and proves nothing.
            if ids_in_force(&rules(case.rules, case.switches)).contains(&example.clause) {
                shown.insert((&example.clause, case.verdict == "legal"));
            }
        }
    }
    for clause in CATALOGUE.split_whitespace() {
        for (legal, word) in [(true, "legal"), (false, "illegal")] {
            if !shown.contains(&(clause, legal)) {
                faults.push(format!("no {word} example of {clause}"));
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn every_example_is_whole_and_has_a_name_of_its_own() {
    let examples = examples();
    let mut ids = BTreeSet::new();
    let mut faults = Vec::new();
    for example in &examples {
        if !ids.insert(&example.id) {
            faults.push(format!("{} stands twice", example.id));
        }
        let alone = example.rules.is_some() && example.verdict.is_some();
        let many = !example.verdicts.is_empty();
        if alone == many || (example.rules.is_some() != example.verdict.is_some()) {
            faults.push(format!("{} needs either `verdicts`, or `rules` and a `verdict`", example.id));
        }
        let mut named: Vec<&String> = example.verdicts.values().flatten().collect();
        named.sort();
        if let Some(twice) = named.windows(2).find(|pair| pair[0] == pair[1]) {
            faults.push(format!("{} has two verdicts for {}", example.id, twice[0]));
        }
    }
    assert_none(&faults);
}
