//! What tables tell, and what the engine finds by looking at every line.

use super::sample::{Chance, position, solved, table};
use shouqi::engine::{Limits, Score, SearchMode, Task, iterative_deepening};
use shouqi::rules::{Game, Position};
use shouqi::tablebase::Value;

/// So many plies deep the engine looks at most: `ENDINGS_PLIES=15` looks deeper, which takes longer.
fn plies() -> u32 {
    std::env::var("ENDINGS_PLIES").map_or(9, |number| number.parse().expect("ENDINGS_PLIES is a number"))
}

/// What every line of so many plies comes to, by a search that asks no table and leaves nothing out.
fn search(position: &Position, depth: u32) -> Score {
    let (game, table) = (Game::new(position.clone()), table(1 << 16));
    let (limits, mode) = (Limits::depth(depth), SearchMode::FullWidth);
    let task = Task { game: &game, limits, threads: 1, lines: 1, table: &table, endings: None, root_moves: None, mode };
    iterative_deepening(&task, &mut |_| ()).variations[0].score
}

/// Endings of four animals, and how many of their decided positions are looked at: ten thousand in all.
const SAMPLES: [(&str, &str, u32); 10] = [
    ("leiden-tables", "RLvTE", 1500),
    ("leiden-tables", "CDvWP", 1500),
    ("leiden-tables", "RvLTE", 1500),
    ("leiden-tables", "RPvRE", 1500),
    ("leiden-tables", "TWvLC", 1500),
    ("leiden-tables", "EDCvR", 1000),
    ("leiden", "RTvRL", 500),
    ("classic", "LRvED", 500),
    ("tierschach", "PWvRE", 250),
    ("swimming-dogs", "DTvRL", 250),
];
/// Of the positions that are not decided so soon every so manieth is looked at.
const LATER: u32 = 3;

/// Neither a win nor a loss in fewer plies than the tables tell, nor one that they tell and the engine does not find.
#[test]
fn the_engine_plays_ten_thousand_positions_in_the_distance_of_the_tables() {
    let deepest = plies();
    let (mut won, mut lost, mut undecided, mut stuck) = (0, 0, 0, 0);
    let mut by_plies = vec![0; deepest as usize + 1];
    for (name, ending, count) in SAMPLES {
        let (tables, material) = solved(name, ending);
        let mut chance = Chance(4);
        let (mut decided, mut passed) = (0, 0);
        while decided < count {
            let position = position(&tables, &material, &mut chance);
            let value = tables.probe(&position).expect("it is solved");
            let plies = value.plies().filter(|plies| *plies <= deepest);
            passed += u32::from(plies.is_none());
            if plies.is_none() && passed % LATER != 0 {
                continue;
            }
            let mut score = search(&position, deepest);
            if plies == Some(deepest) && (score.wins_in(), score.loses_in()) == (None, None) {
                // That a side has no move left is seen only when its moves are looked for.
                score = search(&position, deepest + 1);
                stuck += 1;
            }
            let (wins, loses) = match value {
                Value::Win(_) => (plies, None),
                Value::Loss(_) => (None, plies),
                Value::Draw => (None, None),
            };
            assert_eq!((score.wins_in(), score.loses_in()), (wins, loses), "{position} under {name}: {value:?}");
            match plies {
                Some(plies) => {
                    decided += 1;
                    by_plies[plies as usize] += 1;
                    won += u32::from(wins.is_some());
                    lost += u32::from(loses.is_some());
                }
                None => undecided += 1,
            }
        }
    }
    println!("{won} won and {lost} lost, {undecided} undecided within {deepest} plies; by plies: {by_plies:?}");
    println!("{stuck} end after the last of these plies because a side has no move");
    assert_eq!(won + lost, 10_000);
    assert!(won > 3000 && lost > 3000 && undecided > 300, "{won} {lost} {undecided}");
}
