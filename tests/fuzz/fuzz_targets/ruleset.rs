//! Any text through the loader: rules or a readable report, never a panic, and rules that play.
//!
//! Lines that begin with `#!` are also given as switches of the command line.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shouqi::diagnostics::Palette;
use shouqi::rules::{Position, RulesError, Square};
use shouqi_fuzz::{load, moves_are_what_judge_accepts, text_reads_back};

fuzz_target!(|text: &str| {
    let switches: Vec<String> = text.lines().filter_map(|line| line.strip_prefix("#!")).map(str::to_owned).collect();
    match load(text, &switches) {
        Err(RulesError::Faults(report)) => {
            assert!(!report.faults().is_empty());
            assert!(!report.render(Palette::Plain).contains('\x1b'));
            report.render(Palette::Ansi);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(rules) => {
            let start = Position::start(&rules);
            text_reads_back(&start);
            let squares: Vec<Square> = rules.board().squares().collect();
            let step = squares.len().div_ceil(64);
            let from: Vec<Square> = start.pieces().iter().take(40).map(|placed| placed.square).collect();
            let to: Vec<Square> = squares.iter().copied().step_by(step).collect();
            moves_are_what_judge_accepts(&start, &from, &to);
        }
    }
});
