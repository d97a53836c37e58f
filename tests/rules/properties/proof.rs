//! The proof of a sheet under any ruleset: what can be put on the board at all holds.

use super::ground::Symmetry;
use super::{Tally, for_random_rulesets};
use shouqi::rulesheet::prove;

#[test]
fn every_example_that_finds_room_holds_under_every_ruleset() {
    let tally = Tally::default();
    for_random_rulesets(150, Symmetry::None, |case| {
        let rules = case.draft.rules();
        let proof = prove(&rules).unwrap_or_else(|error| panic!("{error}"));
        tally.add("examples", proof.examples.len());
        tally.add("figures", proof.figures.len());
        tally.add("scenes without room", proof.skipped.len());
        tally.add("clauses", rules.clauses().len());
        tally.add("clauses without any example", proof.unproved.len());
    });
    tally.at_least(&[("examples", 10_000), ("figures", 300), ("clauses", 1000)]);
}
