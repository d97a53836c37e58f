//! The proof of every sheet: examples that ship as data, made for each ruleset and played.

use shouqi::rules::{PRESETS, preset_rules};
use shouqi::rulesheet::prove;
use std::collections::BTreeMap;
use std::sync::Arc;

#[test]
fn every_shipped_sheet_is_proved_and_every_clause_has_an_example() {
    for preset in PRESETS {
        let rules = Arc::new(preset_rules(preset.name).unwrap());
        let proof = prove(&rules).unwrap_or_else(|error| panic!("{}: {error}", preset.name));
        let skipped: BTreeMap<&str, &str> =
            proof.skipped.iter().map(|scene| (scene.scene.as_str(), scene.why)).collect();
        println!(
            "{}: {} examples, {} figures, skipped {skipped:?}",
            preset.name,
            proof.examples.len(),
            proof.figures.len()
        );
        let unproved: Vec<_> = proof.unproved.iter().map(|clause| clause.id(&rules)).collect();
        assert!(unproved.is_empty(), "{}: no example of {unproved:?}", preset.name);
    }
}
