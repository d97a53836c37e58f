//! Won endings of four animals, played out by an engine that asks their tables.

use super::sample::{Chance, position, solved, table};
use shouqi::engine::{Endings, Iteration, Limits, SearchMode, TableEndings, Task, iterative_deepening};
use shouqi::rules::Game;
use shouqi::tablebase::{Tablebase, Value};

fn ask(game: &Game, tables: &Tablebase) -> Iteration {
    let solved = TableEndings::of(tables, game.rules(), 4).expect("tables of these rules hold in games");
    let (table, endings): (_, Option<&dyn Endings>) = (table(1 << 16), Some(&solved));
    let (limits, mode) = (Limits::depth(100), SearchMode::Selective);
    iterative_deepening(
        &Task { game, limits, threads: 1, lines: 1, table: &table, endings, root_moves: None, mode },
        &mut |_| (),
    )
}

#[test]
fn an_ending_of_four_animals_is_won_in_the_fewest_plies() {
    let (mut won, mut longest) = (0, 0);
    for (name, ending) in
        [("leiden-tables", "RLvTE"), ("leiden", "CDvWP"), ("classic", "RvLTE"), ("tierschach", "TvEPD")]
    {
        let (tables, material) = solved(name, ending);
        let mut chance = Chance(8);
        for _ in 0..60 {
            let mut game = Game::new(position(&tables, &material, &mut chance));
            let start = game.position().to_string();
            let value = tables.probe(game.position()).expect("it is solved");
            let Some(plies) = value.plies() else { continue };
            let (mover, wins) = (game.position().side(), matches!(value, Value::Win(_)));
            // Both sides play what the engine finds best.
            for _ in 0..plies {
                assert_eq!(game.outcome(), None, "{start} under {name}");
                let best = ask(&game, &tables).best().expect("the game goes on");
                game.play(best).expect("the engine's move is legal");
            }
            let outcome = game.outcome().expect("the game has ended in time");
            let winner = if wins { mover } else { !mover };
            assert_eq!(outcome.winner, Some(winner), "{start} under {name}");
            won += 1;
            longest = longest.max(plies);
        }
    }
    println!("{won} endings won, the longest in {longest} plies");
    assert!(won > 150 && longest > 30, "only {won} endings were decided, the longest in {longest} plies");
}
