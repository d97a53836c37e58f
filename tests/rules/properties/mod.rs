//! Statements about the game that must hold under every ruleset: random boards, kinds, switches and positions.
//!
//! The cases are the same in every run. `PROPTEST_RNG_SEED` gives others, `PROPTEST_CASES` more of them.

mod chooser;
mod citing;
mod conversions;
mod draft;
mod game;
mod ground;
mod mirror;
mod moves;
mod play;
mod proof;
mod records;
mod table;
mod tables;
mod text;

use chooser::{Chooser, Dice};
use draft::Draft;
use ground::Symmetry;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestError, TestRunner};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// One random ruleset, and dice for what is played under it.
#[derive(Debug, Clone)]
struct Case {
    draft: Draft,
    seed: u64,
}

impl Case {
    fn dice(&self) -> Dice {
        Dice(self.seed)
    }
}

/// How often something was met, so that no statement passes because it was never put to the test.
#[derive(Default)]
struct Tally(RefCell<BTreeMap<String, u64>>);

impl Tally {
    fn add(&self, what: &str, times: usize) {
        *self.0.borrow_mut().entry(what.to_owned()).or_default() += times as u64;
    }

    fn at_least(&self, wanted: &[(&str, u64)]) {
        let met = self.0.borrow();
        println!("{met:?}");
        for (what, times) in wanted {
            let met = met.get(*what).copied().unwrap_or(0);
            assert!(met >= *times, "{what}: met {met} times, at least {times} are wanted");
        }
    }
}

/// Holds a statement against `cases` random rulesets; the smallest ruleset found that breaks it is shown.
fn for_random_rulesets(cases: u32, symmetry: Symmetry, holds: impl Fn(&Case)) {
    for_drafts(cases, move |c| Draft::random(c, symmetry), holds);
}

/// The same for rulesets drafted in another way.
fn for_drafts(cases: u32, draft: impl Fn(&mut Chooser) -> Draft, holds: impl Fn(&Case)) {
    let mut config =
        Config { failure_persistence: None, max_shrink_iters: 2000, max_shrink_time: 20_000, ..Config::default() };
    if std::env::var_os("PROPTEST_RNG_SEED").is_none() {
        config.rng_seed = RngSeed::Fixed(1);
    }
    config.cases = if std::env::var_os("PROPTEST_CASES").is_none() { cases } else { config.cases.max(cases) };
    let bytes = proptest::collection::vec(any::<u8>(), 200..700);
    let case =
        (bytes, any::<u64>()).prop_map(move |(bytes, seed)| Case { draft: draft(&mut Chooser::new(&bytes)), seed });
    let found = TestRunner::new(config).run(&case, |case| {
        holds(&case);
        Ok::<(), TestCaseError>(())
    });
    match found {
        Ok(()) => (),
        Err(TestError::Fail(why, case)) => panic!("{why}\nwith seed {} under {:?}", case.seed, case.draft),
        Err(TestError::Abort(why)) => panic!("{why}"),
    }
}
