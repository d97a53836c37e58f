//! The engine plays by the rules, sees what is to be seen, and says what is so.

mod again;
mod solved;
mod table;
mod truth;

use shouqi::engine::{Evaluation, Iteration, Limits, Score, SearchMode, Task, TranspositionTable, iterative_deepening};
use shouqi::rules::notation::read_position;
use shouqi::rules::{Game, PRESETS, Position, Rules, preset_rules};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use table::{Chance, house_rules, turned, wander};

fn rules(name: &str) -> Arc<Rules> {
    preset_rules(name).expect("a shipped ruleset")
}

fn table(bytes: usize) -> TranspositionTable {
    TranspositionTable::of_bytes(bytes).expect("room for a small table")
}

fn game(name: &str, position: &str) -> Game {
    Game::new(read_position(position, &rules(name)).expect("a position"))
}

fn iteration(game: &Game, limits: Limits<'_>) -> Iteration {
    let table = crate::table(1 << 20);
    let task = Task {
        game,
        limits,
        threads: 1,
        lines: 1,
        table: &table,
        endings: None,
        root_moves: None,
        mode: SearchMode::Selective,
    };
    iterative_deepening(&task, &mut |_| ())
}

#[test]
fn a_den_next_door_is_entered_and_one_two_steps_away_is_seen() {
    for name in ["classic", "leiden", "tierschach", "swimming-dogs", "no-repeats", "ludii"] {
        for (position, plies) in
            [("2C4/7/7/7/7/7/7/e6/7 w", 1), ("1C5/7/7/7/7/7/7/e6/7 w", 3), ("7/7/3C3/7/7/7/7/7/e6 w", 3)]
        {
            let iteration = iteration(&game(name, position), Limits::depth(8));
            let best = &iteration.variations[0];
            assert_eq!(best.score.wins_in(), Some(plies), "{name} {position}: {best:?}");
            assert_eq!(best.moves.len(), plies as usize, "{name} {position}");
        }
    }
}

#[test]
fn wins_and_losses_have_the_distances_of_the_reference_search() {
    let mut chance = Chance(7);
    let mut decided = 0;
    for name in ["classic", "leiden", "tierschach", "swimming-dogs"] {
        let rules = rules(name);
        for _ in 0..40 {
            let position = table::few_animals(&rules, &mut chance, 3);
            let game = Game::new(position);
            if game.outcome().is_some() {
                continue;
            }
            let table = crate::table(1 << 20);
            let plain = Task {
                game: &game,
                limits: Limits::depth(4),
                threads: 1,
                lines: 1,
                table: &table,
                endings: None,
                root_moves: None,
                mode: SearchMode::Reference,
            };
            let truth = iterative_deepening(&plain, &mut |_| ()).variations[0].score;
            let seen = iteration(&game, Limits::depth(7)).variations[0].score;
            if let Some(plies) = truth.wins_in() {
                assert_eq!(seen.wins_in(), Some(plies), "{name} {}", game.position());
                decided += 1;
            }
            if let Some(plies) = truth.loses_in() {
                assert_eq!(seen.loses_in(), Some(plies), "{name} {}", game.position());
                decided += 1;
            }
        }
    }
    assert!(decided > 20, "only {decided} positions were decided");
}

#[test]
fn the_move_is_legal_and_the_line_can_be_played() {
    let mut chance = Chance(3);
    for rules in PRESETS.iter().map(|preset| rules(preset.name)).chain((0..12).map(house_rules)) {
        for plies in [0, 5, 17, 40, 80] {
            let mut game = Game::new(Position::start(&rules));
            wander(&mut game, &mut chance, plies);
            let iteration = iteration(&game, Limits::nodes(3000));
            if game.outcome().is_some() || game.moves().is_empty() {
                assert!(iteration.variations.is_empty(), "{}", rules.name());
                continue;
            }
            let best = iteration.best().expect("a game that goes on has a best move");
            assert!(game.moves().contains(&best), "{best} in {} under {}", game.position(), rules.name());
            let mut line = game.clone();
            for mv in &iteration.variations[0].moves {
                assert!(line.play(*mv).is_ok(), "{mv} of {:?} in {}", iteration.variations[0], game.position());
            }
        }
    }
}

#[test]
fn a_position_turned_round_is_worth_the_same() {
    let mut chance = Chance(11);
    for preset in PRESETS {
        let rules = rules(preset.name);
        for plies in [0, 3, 10, 31] {
            let mut game = Game::new(Position::start(&rules));
            wander(&mut game, &mut chance, plies);
            let position = game.position();
            let other = turned(position);
            let evaluation = Evaluation::new(position);
            assert_eq!(evaluation.of(position), evaluation.of(&other), "{position} and {other} under {}", preset.name);
        }
    }
}

#[test]
fn one_thread_thinks_the_same_every_time() {
    let game = Game::new(Position::start(&rules("leiden")));
    assert_eq!(iteration(&game, Limits::nodes(60_000)), iteration(&game, Limits::nodes(60_000)));
}

#[test]
fn several_threads_find_a_win_too_and_several_lines_differ() {
    let game = game("classic", "7/7/3C3/7/7/7/7/7/e6 w");
    let table = crate::table(1 << 20);
    let limits = Limits::depth(8);
    let task = Task {
        game: &game,
        limits,
        threads: 3,
        lines: 3,
        table: &table,
        endings: None,
        root_moves: None,
        mode: SearchMode::Selective,
    };
    let iteration = iterative_deepening(&task, &mut |_| ());
    assert_eq!(iteration.variations[0].score.wins_in(), Some(3));
    let mut first: Vec<_> = iteration.variations.iter().map(|variation| variation.moves[0]).collect();
    first.sort_by_key(ToString::to_string);
    first.dedup();
    assert_eq!(first.len(), 3);
    assert!(iteration.variations.is_sorted_by(|a, b| a.score >= b.score));
}

#[test]
fn limits_are_kept() {
    let game = Game::new(Position::start(&rules("classic")));
    let by_depth = iteration(&game, Limits::depth(4));
    assert_eq!(by_depth.depth, 4);
    let by_nodes = iteration(&game, Limits::nodes(20_000));
    assert!((20_000..21_000).contains(&by_nodes.nodes), "{}", by_nodes.nodes);
    assert!(by_nodes.best().is_some());
    // Even who stops at once gets a move.
    let stopped = iteration(&game, Limits { depth: 50, nodes: u64::MAX, stop: &|| true });
    assert!(stopped.best().is_some());
    let asked = AtomicUsize::new(0);
    let stop = || asked.fetch_add(1, Relaxed) > 20;
    let later = iteration(&game, Limits { depth: 50, nodes: u64::MAX, stop: &stop });
    assert!(later.best().is_some() && later.nodes < 100_000);
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let over = game("classic", "3C3/7/7/7/7/7/7/e6/7 b");
    assert_eq!(iteration(&over, Limits::depth(3)).best(), None);
}

#[test]
fn scores_read_as_people_say_them() {
    assert_eq!(Score::win_in(5).to_string(), "wins in 5");
    assert_eq!(Score::loss_in(4).to_string(), "loses in 4");
    assert_eq!(Score::EVEN.to_string(), "+0.00");
    assert!(Score::win_in(3) > Score::win_in(5) && Score::loss_in(2) < Score::loss_in(4));
}
