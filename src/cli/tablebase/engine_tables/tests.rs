//! When the engine looks for endings, and when not.

use super::*;
use crate::diagnostics::Source;
use crate::files::{FileError, FileProvider};
use crate::rules::notation::read_position;
use crate::rules::{load, preset_rules};

fn known() -> (EngineTables, Arc<Rules>) {
    let rules = preset_rules("classic").expect("a shipped ruleset");
    let table_args = TableArgs { tables: None, up_to: None };
    let known = EngineTables::open(&rules, &table_args, 1).expect("no folder is asked").expect("nothing bars moves");
    (known, rules)
}

fn prepared(known: &EngineTables, rules: &Arc<Rules>, position: &str, milliseconds: u64) -> usize {
    let position = read_position(position, rules).expect("a position");
    known.prepare(&position, Some(Duration::from_millis(milliseconds)), &|| false).expect("no file is read")
}

const START: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w";
const THREE: &str = "7/7/3C3/7/7/7/7/7/e5d w";
const MINUTE: u64 = 60_000;

#[test]
fn far_from_every_ending_nothing_is_looked_for_however_long_there_is_to_think() {
    let (known, rules) = known();
    assert_eq!(prepared(&known, &rules, START, MINUTE), 0);
    assert!(known.store.get().is_none(), "the ruleset was looked over");
}

#[test]
fn a_short_search_looks_for_nothing_and_uses_what_a_longer_one_has_solved() {
    let (known, rules) = known();
    assert_eq!(prepared(&known, &rules, THREE, 20), 0);
    assert!(known.store.get().is_none(), "the ruleset was looked over");
    assert_eq!(prepared(&known, &rules, THREE, MINUTE), 3);
    assert_eq!(prepared(&known, &rules, THREE, 20), 3);
}

#[test]
fn what_an_ending_needs_is_found_out_once() {
    let (known, rules) = known();
    prepared(&known, &rules, THREE, MINUTE);
    let plans = known.plans.lock().expect("nobody panicked").clone();
    assert!(!plans.is_empty());
    // On other squares they are the same material.
    prepared(&known, &rules, "7/7/2C4/7/7/7/7/e6/6d b", MINUTE);
    assert_eq!(*known.plans.lock().expect("nobody panicked"), plans);
}

#[test]
fn a_stopped_search_returns_nothing() {
    let (known, rules) = known();
    let position = read_position(THREE, &rules).expect("a position");
    let most = known.prepare(&position, Some(Duration::from_secs(60)), &|| true).expect("no file is read");
    assert_eq!(most, 0);
    assert!(known.plans.lock().expect("nobody panicked").is_empty());
}

/// All animals on the largest board, nearly all of it water.
struct Sea;

impl FileProvider for Sea {
    fn text(&self, _: &str, _: Option<&str>) -> Result<Source, FileError> {
        let rows = 99;
        let row = |first: &str, filling: &str, last: &str| format!("{first}{}{last}\n", filling.repeat(24));
        let inner = |row: &str| row.repeat(rows - 2);
        let map = row("d", ".", ".") + &inner(&row(".", "~", ".")) + &row(".", ".", "D");
        let bank = |animals: &str| format!("{}{animals}\n", ".".repeat(26 - animals.len()));
        let setup = bank("rcdwptle") + &inner(&bank("")) + &bank("RCDWPTLE.");
        let text = format!(
            "format = 1\nname = \"sea\"\nversion = 1\ntitle = \"Sea\"\nextends = \"classic\"\n\n\
             [board]\nmap = \"\"\"\n{map}\"\"\"\nsetup = \"\"\"\n{setup}\"\"\"\n"
        );
        Ok(Source::new("sea.toml", text))
    }
}

#[test]
fn a_board_so_large_that_looking_it_over_takes_too_long_is_not_looked_over() {
    let rules = Arc::new(load("./sea.toml", &[], &Sea).expect("a ruleset"));
    let table_args = TableArgs { tables: None, up_to: None };
    let known = EngineTables::open(&rules, &table_args, 1).expect("no folder is asked").expect("nothing bars moves");
    let position = format!("25r{}/R25 w", "/26".repeat(97));
    let position = read_position(&position, &rules).expect("a position");
    assert_eq!(known.prepare(&position, Some(Duration::from_millis(500)), &|| false).expect("no file is read"), 0);
    assert!(known.store.get().is_none(), "the ruleset was looked over");
}
