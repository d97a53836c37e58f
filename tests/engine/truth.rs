//! The plain search against a search of a dozen lines that anybody can check.

use crate::table::{Chance, few_animals, house_rules, wander};
use shouqi::engine::{Evaluation, Limits, Score, SearchMode, Task, iterative_deepening};
use shouqi::rules::{Game, PRESETS, Position, preset_rules};

/// The value of a game by looking at every line of `depth` plies. A position that stood before counts as a draw.
fn minimax(evaluation: &Evaluation, game: &mut Game, stood: &mut Vec<u64>, depth: u32, ply: u32) -> Score {
    if let Some(outcome) = game.outcome()
        && ply > 0
    {
        return match outcome.winner {
            None => Score::EVEN,
            Some(winner) if winner == game.position().side() => Score::win_in(ply),
            Some(_) => Score::loss_in(ply),
        };
    }
    let key = game.position().key();
    if ply > 0 && stood.contains(&key) {
        return Score::EVEN;
    }
    if depth == 0 {
        return evaluation.of(game.position());
    }
    stood.push(key);
    let mut best: Option<Score> = None;
    for mv in game.moves() {
        game.play(mv).expect("a listed move is legal");
        let score = -minimax(evaluation, game, stood, depth - 1, ply + 1);
        game.take_back();
        best = best.max(Some(score));
    }
    stood.pop();
    best.expect("a game that goes on has a move")
}

fn past(game: &Game) -> Vec<u64> {
    let mut then = game.clone();
    let mut keys = Vec::new();
    while then.take_back().is_some() {
        keys.push(then.position().key());
    }
    keys
}

#[test]
fn alpha_beta_agrees_with_minimax() {
    let mut chance = Chance(5);
    let shipped = PRESETS.iter().map(|preset| preset_rules(preset.name).expect("a shipped ruleset"));
    let mut compared = 0;
    for rules in shipped.chain((20..30).map(house_rules)) {
        let small = rules.board().files() < 5;
        let evaluation = Evaluation::new(&Position::start(&rules));
        for round in 0..3 {
            let mut game = match small || round % 2 == 0 {
                true => Game::new(Position::start(&rules)),
                false => Game::new(few_animals(&rules, &mut chance, 4)),
            };
            let (plies, deepest) = if small { (6 * round, 3) } else { (25 * round, 2) };
            wander(&mut game, &mut chance, plies);
            if game.outcome().is_some() {
                continue;
            }
            for depth in 1..=deepest {
                let table = crate::table(1 << 10);
                let task = Task {
                    game: &game,
                    limits: Limits::depth(depth),
                    threads: 1,
                    lines: 1,
                    table: &table,
                    endings: None,
                    root_moves: None,
                    mode: SearchMode::Reference,
                };
                let iteration = iterative_deepening(&task, &mut |_| ());
                if iteration.depth < depth {
                    // It has seen the end of the game before.
                    continue;
                }
                let truth = minimax(&evaluation, &mut game.clone(), &mut past(&game), depth, 0);
                let found = iteration.variations[0].score;
                assert_eq!(found, truth, "{} under {} at depth {depth}", game.position(), rules.name());
                compared += 1;
            }
        }
    }
    assert!(compared > 60, "only {compared} positions were compared");
}
