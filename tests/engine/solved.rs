//! Endings that tables know.

use crate::table::{Chance, few_animals};
use shouqi::engine::{Endings, Iteration, Limits, Score, TableEndings, Task, iterative_deepening};
use shouqi::rules::notation::read_position;
use shouqi::rules::{Game, Move, Rules, Square, preset_rules};
use shouqi::tablebase::{Material, Tablebase, Value};
use std::sync::Arc;

fn ask(game: &Game, tables: &Tablebase, depth: u32) -> Iteration {
    let solved = TableEndings::of(tables, game.rules(), 3).expect("tables of these rules hold in games");
    let (table, limits) = (crate::table(1 << 20), Limits::depth(depth));
    let endings: Option<&dyn Endings> = Some(&solved);
    iterative_deepening(&Task { endings, ..Task::best_line(game, limits, &table) }, &mut |_| ())
}

fn tables_of(name: &str) -> (Arc<Rules>, Tablebase) {
    let rules = preset_rules(name).expect("a shipped ruleset");
    let tables = Tablebase::new(&rules);
    (rules, tables)
}

#[test]
fn a_won_ending_of_two_or_three_animals_is_won_in_the_fewest_plies() {
    let mut chance = Chance(11);
    let mut won = 0;
    for name in ["leiden", "leiden-tables", "classic", "tierschach", "ancientchess"] {
        let (rules, tables) = tables_of(name);
        for most in [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3] {
            let mut game = Game::new(few_animals(&rules, &mut chance, most));
            tables.solve(&Material::of(game.position()), 2).expect("so few animals can be solved");
            if game.outcome().is_some() {
                continue;
            }
            let start = game.position().to_string();
            let value = tables.probe(game.position()).expect("it is solved");
            let iteration = ask(&game, &tables, 100);
            let first = &iteration.variations[0];
            match value {
                Value::Win(plies) => assert_eq!(first.score.wins_in(), Some(plies), "{start} under {name}"),
                Value::Loss(plies) => assert_eq!(first.score.loses_in(), Some(plies), "{start} under {name}"),
                Value::Draw => assert_eq!(first.score, Score::EVEN, "{start} under {name}"),
            }
            let Some(plies) = value.plies() else { continue };
            // It is announced to the end, and played so.
            assert_eq!(first.moves.len(), plies as usize, "{start} under {name}: {iteration:?}");
            for _ in 0..plies {
                assert_eq!(game.outcome(), None, "{start} under {name}");
                let best = ask(&game, &tables, 100).best().expect("the game goes on");
                game.play(best).expect("the engine's move is legal");
            }
            let outcome = game.outcome().expect("the game has ended in time");
            assert!(outcome.winner.is_some(), "{start} under {name}");
            won += 1;
        }
    }
    assert!(won > 25, "only {won} endings were decided");
}

#[test]
fn tables_of_other_rules_are_never_probed() {
    let (leiden, tables) = tables_of("leiden");
    assert!(TableEndings::of(&tables, &leiden, 3).is_some());
    for name in ["classic", "leiden-tables", "tierschach"] {
        let others = preset_rules(name).expect("a shipped ruleset");
        assert!(TableEndings::of(&tables, &others, 3).is_none(), "{name}");
    }
}

#[test]
fn where_earlier_moves_bar_moves_no_table_is_believed() {
    for name in ["no-repeats", "third-time-barred", "playlah"] {
        let (rules, tables) = tables_of(name);
        assert!(TableEndings::of(&tables, &rules, 3).is_none(), "{name}");
    }
}

#[test]
fn a_win_that_a_limit_on_moves_forestalls_is_not_promised() {
    let (rules, tables) = tables_of("codingame");
    let position = |text: &str| read_position(text, &rules).expect("a position");
    let early = position("7/7/7/7/7/3C3/7/7/d6 w 10 60");
    tables.solve(&Material::of(&early), 1).expect("two animals can be solved");
    assert_eq!(tables.probe(&early), Some(Value::Loss(6)));
    let solved = TableEndings::of(&tables, &rules, 3).expect("nothing is barred here");
    assert_eq!(solved.probe(&early), Some(Value::Loss(6)));
    // The hundred and fiftieth move of both sides ends the game.
    let late = position("7/7/7/7/7/3C3/7/7/d6 w 10 74");
    assert_eq!(solved.probe(&late), None, "{} plies", late.ply());
    let iteration = ask(&Game::new(late), &tables, 12);
    assert_eq!(iteration.variations[0].score, Score::EVEN, "{iteration:?}");
}

fn square(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

#[test]
fn a_capture_into_a_known_ending_is_seen_at_once() {
    let (rules, tables) = tables_of("leiden");
    let position = read_position("7/7/7/7/6d/3C3/eE5/7/7 w", &rules).expect("a position");
    let ending = Material::parse("ECvD", &rules).expect("an ending");
    assert!(Material::of(&position).sub_endings(3).contains(&ending));
    tables.solve(&ending, 2).expect("it can be solved");
    let left = position.after(Move::new(square("b3"), square("a3")));
    let Some(Value::Loss(plies)) = tables.probe(&left) else { panic!("{left} is lost for Black") };
    let iteration = ask(&Game::new(position), &tables, 2);
    assert_eq!(iteration.variations[0].score.wins_in(), Some(plies + 1), "{iteration:?}");
    assert_eq!(iteration.variations[0].moves.len(), plies as usize + 1);
}
