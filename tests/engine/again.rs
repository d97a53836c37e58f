//! Positions that come again.

use crate::table;
use shouqi::engine::{Endings, Limits, SearchMode, Task, TranspositionTable, iterative_deepening};
use shouqi::rules::notation::read_position;
use shouqi::rules::{Game, Move, Position, Rules, Square, preset_rules};
use shouqi::tablebase::Value;
use std::sync::Arc;

fn mv(text: &str) -> Move {
    Move::new(Square::parse(&text[..2]).expect("a square"), Square::parse(&text[2..]).expect("a square"))
}

fn played(rules: &Arc<Rules>, position: &str, moves: &[&str]) -> Game {
    let mut game = Game::new(read_position(position, rules).expect("a position"));
    moves.iter().for_each(|text| game.play(mv(text)).expect("a legal move"));
    game
}

fn ask(
    game: &Game,
    depth: u32,
    table: &TranspositionTable,
    endings: Option<&dyn Endings>,
) -> shouqi::engine::Iteration {
    let limits = Limits::depth(depth);
    iterative_deepening(
        &Task { game, limits, threads: 1, lines: 1, table, endings, root_moves: None, mode: SearchMode::Selective },
        &mut |_| (),
    )
}

#[test]
fn a_score_that_hangs_on_the_past_is_not_remembered() {
    // In one corner each, one beside a wall of water: whatever the first search took for a draw because it stood
    // before in its own game, the second has another past and may not take it over.
    for name in ["leiden", "classic", "no-repeats", "third-time-barred"] {
        let rules = preset_rules(name).expect("a shipped ruleset");
        let start = "6l/7/7/7/7/7/7/7/E6 w";
        let circled = played(&rules, start, &["a1a2", "g9g8", "a2a3", "g8g7"]);
        let fresh = Game::new(read_position(&circled.position().to_string(), &rules).expect("a position"));
        for depth in 1..=9 {
            let shared = table(1 << 20);
            ask(&circled, depth, &shared, None);
            let kept = ask(&fresh, 1, &shared, None).variations[0].clone();
            let clean = ask(&fresh, depth, &table(1 << 20), None).variations[0].clone();
            let draw = shouqi::engine::Score::EVEN;
            assert!(kept.score != draw || clean.score == draw, "{name} at depth {depth}: {kept:?}, {clean:?}");
        }
    }
}

#[test]
fn a_move_that_would_bring_a_barred_position_is_never_chosen() {
    let rules = preset_rules("no-repeats").expect("a shipped ruleset");
    let mut game = Game::new(Position::start(&rules));
    let table = crate::table(1 << 20);
    for _ in 0..60 {
        let Some(best) = ask(&game, 3, &table, None).best() else { break };
        game.play(best).expect("the engine's move is legal");
    }
    assert!(game.plies().len() > 20);
}

/// Says of every position with two animals that its side to move wins in seven plies.
struct Oracle;

impl Endings for Oracle {
    fn most_animals(&self) -> usize {
        2
    }

    fn probe(&self, position: &Position) -> Option<Value> {
        assert_eq!(position.pieces().len(), 2);
        Some(Value::Loss(8))
    }
}

#[test]
fn known_endings_take_precedence() {
    let rules = preset_rules("classic").expect("a shipped ruleset");
    let game = played(&rules, "7/7/7/7/7/7/7/Le5/r6 w", &[]);
    let known = ask(&game, 4, &table(1 << 20), Some(&Oracle));
    // The lion takes the rat or stays out of the elephant's way; only a capture leads to an ending that is known.
    assert_eq!(known.best(), Some(mv("a2a1")), "{known:?}");
    assert_eq!(known.variations[0].score.wins_in(), Some(9));
}
