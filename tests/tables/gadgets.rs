//! Gadgets of the hardness proof: their claims hold, designs that fail are refuted, certificates replay, and what is
//! wrong with a certificate or a file is told.

use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::gadget::{
    GADGETS, Gadget, GadgetError, Loaded, NETWORKS, Network, Outcome, as_in_rulesets, decide, decide_network, load,
    load_any, moves_alike, other_words, read_certificates, replay, write_certificates,
};
use shouqi::rules::{RulesError, Terrain};

/// Enough for every claim that is decided here.
const STATES: usize = 1_000_000;
/// Claims that hold and take longer than all others together.
const LONG: [&str; 2] = ["or/never-two", "outflow/never-two"];

/// The files of the tests, or one text.
pub struct Files(pub Option<String>);

impl FileProvider for Files {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        let text = match &self.0 {
            Some(text) => text.clone(),
            None => std::fs::read_to_string(path).map_err(|error| error.to_string())?,
        };
        Ok(Source::new(path, text))
    }
}

pub fn gadget(name: &str, switches: &[&str]) -> Gadget {
    let switches: Vec<String> = switches.iter().map(|&switch| switch.to_owned()).collect();
    load(name, &switches, &Files(None)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

pub fn outcome(gadget: &Gadget, claim: &str) -> Outcome {
    decide(gadget, gadget.claim(claim).expect("the gadget has this claim"), STATES).outcome
}

#[test]
fn every_claim_of_the_shipped_gadgets_holds_and_its_certificate_replays() {
    for shipped in GADGETS {
        let gadget = gadget(shipped.name, &[]);
        assert_eq!(gadget.basis, "reconstruction", "{}", shipped.name);
        for claim in gadget.claims.iter().filter(|claim| !LONG.contains(&&*format!("{}/{}", shipped.name, claim.name)))
        {
            let decision = decide(&gadget, claim, STATES);
            assert!(matches!(decision.outcome, Outcome::Holds(_)), "{}/{}: {decision:?}", shipped.name, claim.name);
            let certificate = decision.certificate.expect("what holds is certified");
            assert_eq!(replay(&gadget, &certificate), Ok(()), "{}/{}", shipped.name, claim.name);
        }
    }
}

#[test]
fn bounds_are_those_that_another_program_found() {
    // It counts from animals that stand on the ports, and a den beyond the exit: two plies for each arrival, and two
    // where a port has a square of its own.
    assert_eq!(outcome(&gadget("and", &[]), "both"), Outcome::Holds(Some(13 + 2 + 2)));
    assert_eq!(outcome(&gadget("or", &[]), "left"), Outcome::Holds(Some(15 + 2 + 2)));
    assert_eq!(outcome(&gadget("black-edge", &[]), "up"), Outcome::Holds(Some(13 + 2 + 2)));
}

#[test]
fn designs_that_fail_are_refuted_with_a_line() {
    for (file, claim) in
        [("and-plain-exit", "both"), ("open-lobby", "up"), ("single-guard", "both-ends"), ("unguarded-or", "wait")]
    {
        let gadget = gadget(&format!("tests/gadgets/{file}.toml"), &[]);
        match outcome(&gadget, claim) {
            Outcome::Refuted(line, _) => assert!(!line.is_empty(), "{file}"),
            other => panic!("{file}: {other:?}"),
        }
    }
    let single = gadget("tests/gadgets/single-guard.toml", &[]);
    assert_eq!(outcome(&single, "from-below"), Outcome::Holds(None));
    let unguarded = gadget("tests/gadgets/unguarded-or.toml", &[]);
    assert_eq!(outcome(&unguarded, "left"), outcome(&gadget("or", &[]), "left"));
}

#[test]
fn house_rules_break_the_gadgets_that_rest_on_them() {
    let holds =
        |name: &str, claim: &str, switch: &str| matches!(outcome(&gadget(name, &[switch]), claim), Outcome::Holds(_));
    assert!(!holds("black-edge", "up", "own-trap=weakens"));
    assert!(!holds("black-edge", "down-alone", "enemy-trap=harmless"));
    for (name, claim) in [("and", "both"), ("and", "left-alone"), ("splitter", "none"), ("black-edge", "up")] {
        assert!(holds(name, claim, "trapped-attack=zero"), "{name}/{claim}");
    }
}

fn has_traps(gadget: &Gadget) -> bool {
    let board = gadget.rules.board();
    board.squares().any(|square| matches!(board.terrain(square), Some(Terrain::Trap(_))))
}

#[test]
fn every_other_word_and_every_ruleset_can_be_laid_over_a_gadget() {
    for shipped in GADGETS {
        let own = gadget(shipped.name, &[]);
        let words = other_words(&own);
        assert!(words.iter().any(|house| house.name == "own-trap=weakens"), "{words:?}");
        for house in words.iter().chain(&as_in_rulesets(&own)) {
            let switches: Vec<&str> = house.switches.iter().map(String::as_str).collect();
            let other = gadget(shipped.name, &switches);
            let alike = moves_alike(&own, &other);
            assert!(alike || !house.name.starts_with("repetition"), "{} {}", shipped.name, house.name);
            assert!(
                !alike || !house.name.starts_with("own-trap") || !has_traps(&own),
                "{} {}",
                shipped.name,
                house.name
            );
        }
    }
}

#[test]
fn the_table_of_house_rules_names_the_claims_that_fall() {
    let page = std::fs::read_to_string("templates/gadgets/README.md").expect("a page");
    for switch in ["enemy-trap=harmless", "own-trap=weakens", "own-trap=shelters", "trapped-attack=zero"] {
        let title = format!("| `{}` |", switch.replace('=', " = "));
        let row = page.lines().find(|line| line.starts_with(&title)).unwrap_or_else(|| panic!("no row {title}"));
        // The others take minutes.
        for name in ["choice", "setter", "black-edge", "white-edge"] {
            let gadget = gadget(name, &[switch]);
            let fallen: Vec<&str> = gadget
                .claims
                .iter()
                .filter(|claim| matches!(decide(&gadget, claim, STATES).outcome, Outcome::Refuted(..)))
                .map(|claim| claim.name.as_str())
                .collect();
            let told = row.split_once(&format!("`{name}`: ")).map_or("", |(_, rest)| rest);
            let told = told.split([' ', '|']).map(|word| word.trim_end_matches(','));
            let told: Vec<&str> = told.take_while(|word| !matches!(*word, "·" | "")).collect();
            assert_eq!(fallen, told, "{switch} {name}");
        }
    }
}

#[test]
fn claims_of_gadgets_that_move_alike_have_the_same_outcome() {
    let (own, other) = (gadget("and", &[]), gadget("and", &["repetition=threefold-draws"]));
    assert!(moves_alike(&own, &other));
    for claim in &own.claims {
        assert_eq!(outcome(&own, &claim.name), outcome(&other, &claim.name), "{}", claim.name);
    }
}

#[test]
fn a_claim_rests_on_claims_that_shipped_gadgets_have() {
    let text = GADGETS.iter().find(|gadget| gadget.name == "choice").expect("it is shipped").text;
    let rests = |on: &str| {
        let claim = format!("more = {{ title = \"t\", claim = \"cannot\", leave = 2, assumes = [\"{on}\"] }}\n");
        load("./choice.toml", &[], &Files(Some(format!("{text}{claim}"))))
    };
    assert_eq!(rests("outflow/never-two").expect("it is known").claims[4].assumes[0].claim, "never-two");
    for (on, hint) in
        [("outfow/never-two", "did you mean \"outflow\"?"), ("outflow/never-tow", "did you mean \"never-two\"?")]
    {
        match rests(on) {
            Err(GadgetError::Invalid(RulesError::Faults(report))) => {
                let fault = &report.faults()[0];
                assert_eq!((fault.code, fault.hint.as_str()), ("unknown-assumption", hint), "{on}");
            }
            other => panic!("{on}: {other:?}"),
        }
    }
}

fn network(text: &str) -> Result<Network, GadgetError> {
    load_any("./network.toml", &[], &Files(Some(text.to_owned()))).map(|loaded| match loaded {
        Loaded::Network(network) => network,
        Loaded::Gadget(_) => panic!("a file with parts is a network"),
    })
}

#[test]
fn every_claim_of_the_shipped_networks_holds() {
    for shipped in NETWORKS {
        let network = network(shipped.text).unwrap_or_else(|error| panic!("{}: {error}", shipped.name));
        assert_eq!(network.name, shipped.name);
        for claim in &network.claims {
            let decision = decide_network(&network, claim, STATES);
            assert_eq!(decision.outcome, Outcome::Holds(None), "{}/{}", shipped.name, claim.name);
        }
        // It rests on no more than what is shipped, and checked above.
        for claim in network.rests_on() {
            let (name, claim) = claim.split_once('/').expect("a gadget and its claim");
            assert!(gadget(name, &[]).claim(claim).is_some(), "{name}/{claim}");
        }
    }
}

#[test]
fn a_network_whose_middle_is_doubled_lets_three_leave() {
    // With a splitter in the middle a signal from the west leaves at both exits.
    let text = NETWORKS[0].text.replace("middle = \"choice\"", "middle = \"splitter\"");
    let network = network(&text).expect("a network");
    let outcome = |name: &str| {
        let claim = network.claims.iter().find(|claim| claim.name == name).expect("it has this claim");
        decide_network(&network, claim, STATES).outcome
    };
    assert!(matches!(outcome("west-once"), Outcome::Refuted(line, _) if line.len() == 5), "{:?}", outcome("west-once"));
    assert_eq!(outcome("both"), Outcome::Holds(None));
    assert_eq!(outcome("none"), Outcome::Holds(None));
}

#[test]
fn in_a_grid_of_half_crossovers_a_signal_turns_aside() {
    let network =
        network(&std::fs::read_to_string("tests/gadgets/crossover.toml").expect("a file")).expect("a network");
    let outcome = |name: &str| {
        let claim = network.claims.iter().find(|claim| claim.name == name).expect("it has this claim");
        decide_network(&network, claim, STATES).outcome
    };
    for name in ["west", "south", "both", "leak"] {
        assert_eq!(outcome(name), Outcome::Holds(None), "{name}");
    }
    // Both halves of the western signal arrive in the north: four half crossovers are no crossover.
    assert!(matches!(outcome("apart"), Outcome::Refuted(line, _) if !line.is_empty()), "{:?}", outcome("apart"));
    assert!(network.rests_on().contains(&"half-crossover/both".to_owned()), "{:?}", network.rests_on());
}

#[test]
fn what_is_wrong_with_a_network_is_told_at_once() {
    let mut text = NETWORKS[0].text.to_owned();
    let wrongs = [
        ("west = \"choice\"", "west = \"choise\""),
        ("\"join.out > middle.in\"", "\"join.out > midle.in\""),
        ("\"middle.left > north.right\"", "\"middle.up > north.right\""),
        ("\"middle.right > east.left\"", "\"middle.right > east.right\""),
        ("claim = \"can\", leave = { to-north = 1, to-east = 1 }", "claim = \"white-can-wait\", leave = 1"),
    ];
    for (right, wrong) in wrongs {
        assert!(text.contains(right), "{right}");
        text = text.replacen(right, wrong, 1);
    }
    match network(&text) {
        Err(GadgetError::Invalid(RulesError::Faults(report))) => {
            let told: Vec<&str> = report.faults().iter().map(|fault| fault.code).collect();
            for code in ["unknown-part", "unknown-port", "wired-twice", "wrong-value"] {
                assert!(told.contains(&code), "{told:?} without {code}");
            }
        }
        other => panic!("{other:?}"),
    }
    let circle = NETWORKS[0].text.replace("\"from-west > west.in\"", "\"east.out > west.in\"");
    let circle = circle.replace("  \"east.out > to-east\",\n", "");
    match network(&circle) {
        Err(GadgetError::Invalid(RulesError::Faults(report))) => {
            assert!(report.faults().iter().any(|fault| fault.code == "wires-in-a-circle"), "{:?}", report.faults());
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_limit_of_states_leaves_a_claim_undecided() {
    let gadget = gadget("and", &[]);
    let states = decide(&gadget, &gadget.claims[0], STATES).states;
    assert_eq!(decide(&gadget, &gadget.claims[0], states - 1).outcome, Outcome::Undecided);
    assert!(matches!(decide(&gadget, &gadget.claims[0], states).outcome, Outcome::Holds(_)));
}

#[test]
fn a_corrupt_certificate_is_refused() {
    let gadget = gadget("and", &[]);
    let certificates: Vec<_> = ["both", "left-alone", "wait", "tempo"]
        .iter()
        .filter_map(|claim| decide(&gadget, gadget.claim(claim)?, STATES).certificate)
        .collect();
    let text = write_certificates(&certificates, &gadget.rules).expect("its states are legal");
    let read = read_certificates(&text, &gadget.rules).expect("it reads what it wrote");
    assert_eq!(read, certificates);
    assert!(read.iter().all(|certificate| replay(&gadget, certificate) == Ok(())));
    // Without any one of its states, with another rank, or about another claim, it proves nothing.
    let is_state = |line: &&str| line.starts_with("keep ") || line.starts_with(|c: char| c.is_ascii_digit());
    let states: Vec<&str> = text.lines().filter(is_state).collect();
    assert!(states.len() > 1000, "{}", states.len());
    for line in states.iter().step_by(97) {
        let (role, rest) = line.split_once(' ').expect("a state has a role");
        let other = if role == "keep" { "0".to_owned() } else { "keep".to_owned() };
        let corrupt = text.replacen(&format!("\n{line}\n"), &format!("\n{other} {rest}\n"), 1);
        let refused = read_certificates(&corrupt, &gadget.rules)
            .and_then(|read| read.iter().try_for_each(|certificate| replay(&gadget, certificate)));
        assert!(refused.is_err(), "{line} may be {other}");
    }
    let other = text.replace("claim both", "claim never-two");
    let read = read_certificates(&other, &gadget.rules).expect("it can be read");
    let fault = replay(&gadget, &read[0]).expect_err("it answers another question");
    assert_eq!(fault.to_string(), "never-two: it answers another question than the claim");
}

#[test]
fn all_faults_of_a_file_are_told_at_once() {
    let mut text = GADGETS[0].text.to_owned();
    let faults =
        [("basis = \"reconstruction\"\n", ""), ("c1", "z9"), ("\"can\"", "\"cna\""), ("right = 0", "wright = 0")];
    for (right, wrong) in faults {
        text = text.replacen(right, wrong, 1);
    }
    match load("./wrong.toml", &[], &Files(Some(text))) {
        Err(GadgetError::Invalid(RulesError::Faults(report))) => {
            let codes: Vec<&str> = report.faults().iter().map(|fault| fault.code).collect();
            for code in ["missing-key", "port-off-board", "wrong-value", "unknown-port"] {
                assert!(codes.contains(&code), "{codes:?} without {code}");
            }
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn where_animals_keep_to_squares_only_makes_the_search_smaller() {
    let with = |within: &str| {
        let text = GADGETS.iter().find(|gadget| gadget.name == "black-edge").expect("it is shipped").text;
        let own = "within = { cat = \"b2 c2 d5 c5\" }";
        assert_eq!(text.matches(own).count(), 1, "the claim \"up\" has it");
        load("./black-edge.toml", &[], &Files(Some(text.replace(own, &format!("within = {within}")))))
    };
    let decided = |within: &str| {
        let gadget = with(within).unwrap_or_else(|error| panic!("{error}"));
        decide(&gadget, gadget.claim("up").expect("it has this claim"), STATES)
    };
    let free = decided("{}");
    let kept = decided("{ cat = \"b2 c2 d5 c5\" }");
    assert_eq!(kept.outcome, free.outcome);
    assert!(8 * kept.states < free.states, "{} {}", kept.states, free.states);
    // With leopards that cannot move it would fail; so all move freely.
    let stuck = decided("{ leopard = \"c1\" }");
    assert_eq!((stuck.outcome, stuck.states), (free.outcome, free.states));
    for (within, code) in [
        ("{ cow = \"b2\" }", "unknown-port-kind"),
        ("{ cat = \"z9\" }", "port-off-board"),
        ("{ cat = \"a1\" }", "port-in-water"),
        ("{ cat = 2 }", "wrong-type"),
        ("\"b2\"", "wrong-type"),
    ] {
        match with(within) {
            Err(GadgetError::Invalid(RulesError::Faults(report))) => {
                assert_eq!(report.faults()[0].code, code, "{within}")
            }
            other => panic!("{within}: {other:?}"),
        }
    }
    let text = NETWORKS[0].text.replacen("claim = \"cannot\",", "claim = \"cannot\", within = { cat = \"a1\" },", 1);
    match network(&text) {
        Err(GadgetError::Invalid(RulesError::Faults(report))) => assert_eq!(report.faults()[0].code, "wrong-type"),
        other => panic!("{other:?}"),
    }
}
