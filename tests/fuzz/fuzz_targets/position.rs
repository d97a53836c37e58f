//! Any text as a position under several rulesets: never a panic, and a position that was read has a text that reads
//! back, moves that the judge accepts, and moves that can be taken back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shouqi::rules::notation::read_position;
use shouqi::rules::{Rules, Square};
use shouqi_fuzz::{moves_are_what_judge_accepts, rulesets, text_reads_back};
use std::sync::{Arc, LazyLock};

static RULESETS: LazyLock<Vec<Arc<Rules>>> = LazyLock::new(rulesets);

fuzz_target!(|text: &str| {
    for rules in RULESETS.iter() {
        let mut position = match read_position(text, rules) {
            Ok(position) => position,
            Err(fault) => {
                assert!(text.get(fault.range.clone()).is_some(), "{fault:?} points to {:?}", fault.range);
                continue;
            }
        };
        text_reads_back(&position);
        let squares: Vec<Square> = rules.board().squares().collect();
        let from: Vec<Square> = position.pieces().iter().take(12).map(|placed| placed.square).collect();
        moves_are_what_judge_accepts(&position, &from, &squares);
        let (before, outcome) = (position.clone(), position.outcome());
        assert!(position.moves().is_empty() || outcome.is_none());
        for mv in position.moves() {
            let undo = position.make(mv);
            text_reads_back(&position);
            position.unmake(undo);
            assert_eq!(position, before, "after {mv} was taken back");
        }
    }
});
