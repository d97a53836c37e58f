//! Any text as a move in several positions: never a panic, in the judge neither, and a legal move is written in a way
//! that reads back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shouqi::rules::notation::{Spellings, display_move, read_move};
use shouqi::rules::{Game, Move, Position, judge};
use shouqi_fuzz::rulesets;
use std::sync::LazyLock;

static POSITIONS: LazyLock<Vec<(Position, Spellings)>> = LazyLock::new(|| {
    let mut positions = Vec::new();
    for rules in rulesets() {
        let mut game = Game::new(Position::start(&rules));
        // The start, and some positions from a game in which nobody thinks.
        for ply in 0..60 {
            if ply % 20 == 0 {
                positions.push((game.position().clone(), Spellings::of(&rules)));
            }
            let moves = game.moves();
            if moves.is_empty() || game.play(moves[ply * 7 % moves.len()]).is_err() {
                break;
            }
        }
    }
    positions
});

fuzz_target!(|text: &str| {
    for (position, spellings) in POSITIONS.iter() {
        let mv = match read_move(text, position, spellings) {
            Ok(mv) => mv,
            Err(fault) => {
                assert!(text.get(fault.range.clone()).is_some(), "{fault:?} points to {:?}", fault.range);
                continue;
            }
        };
        let same = |text: String, mv: Move| {
            let again = read_move(&text, position, spellings);
            assert_eq!(again.as_ref(), Ok(&mv), "{text} in {position}");
        };
        same(mv.to_string(), mv);
        let verdict = judge(position, mv);
        assert_eq!(verdict.is_legal(), verdict.violations().is_empty());
        for violation in verdict.violations() {
            assert!(!violation.clause.id(position.rules()).is_empty());
        }
        if verdict.is_legal() {
            same(display_move(position, mv), mv);
            position.allowing_clauses(mv);
        }
    }
});
