//! A match: this engine against a plain one, built as J. N. van Rijn and J. K. Vis describe theirs in "Complexity and
//! Retrograde Analysis of the Game Dou Shou Qi" (alpha-beta, a table, an evaluation of strength and distance to the
//! den), with the same processor time for each move.
//!
//! `cargo run --release --example match -- --games 200 --ms 50`; `--odds 4` gives the plain engine four times as much.
//! Games go in pairs from an opening by chance, each side once White and once Black.

mod clock;
mod paper;
mod tally;

use clock::spent;
use paper::PaperEngine;
use shouqi::engine::{Limits, SearchMode, Task, TranspositionTable, iterative_deepening};
use shouqi::rules::{Game, Move, Position, Rules, Side, preset_rules};
use std::sync::Arc;
use std::time::Duration;
use tally::{Points, Tally};

/// Plies by chance at the beginning.
const OPENING: usize = 6;
/// A game that lasts longer is drawn.
const MOST_PLIES: usize = 500;

/// What was asked for.
struct Wanted {
    games: usize,
    ms: u64,
    odds: u64,
    rules: String,
    seed: u64,
}

impl Wanted {
    fn read() -> Wanted {
        let mut wanted = Wanted { games: 200, ms: 50, odds: 1, rules: "leiden".to_owned(), seed: 1 };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().unwrap_or_else(|| panic!("{word} needs a value"));
            let number = || value.parse().unwrap_or_else(|_| panic!("{word} needs a whole number"));
            match word.as_str() {
                "--games" => wanted.games = number() as usize,
                "--ms" => wanted.ms = number(),
                "--odds" => wanted.odds = number(),
                "--rules" => wanted.rules = value,
                "--seed" => wanted.seed = number(),
                _ => panic!("{word} is unknown; there are --games, --ms, --odds, --rules and --seed"),
            }
        }
        wanted
    }
}

fn main() {
    let wanted = Wanted::read();
    let rules = preset_rules(&wanted.rules).expect("a shipped ruleset");
    let mut tally = Tally::default();
    let mut chance = wanted.seed;
    for _ in 0..wanted.games.div_ceil(2) {
        let opening = opening(&rules, &mut chance);
        let both = [Side::White, Side::Black].map(|ours| {
            let Played { points, game, speeds } = play(opening.clone(), ours, &wanted);
            tally.count(points, speeds);
            println!("{:4}  as {ours:5}  {points:?} in {} plies   {tally}", tally.games(), game.plies().len());
            if points != Points::Won {
                let moves: Vec<String> = game.plies().iter().map(|ply| ply.mv.to_string()).collect();
                println!("      {}\n      {}", game.position(), moves.join(" "));
            }
            points
        });
        tally.pair(both);
    }
    println!("\n{}", tally.summary());
}

/// A game after a few moves by chance that are not over.
fn opening(rules: &Arc<Rules>, chance: &mut u64) -> Game {
    let mut game = Game::new(Position::start(rules));
    while game.plies().len() < OPENING {
        let moves = game.moves();
        *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(moves[(*chance >> 33) as usize % moves.len()]).expect("a listed move is legal");
    }
    game
}

/// A game that is over.
struct Played {
    /// What it brought this engine.
    points: Points,
    game: Game,
    /// Both engines' thousands of positions a second.
    speeds: [f64; 2],
}

fn play(mut game: Game, ours: Side, wanted: &Wanted) -> Played {
    let table = TranspositionTable::of_bytes(16 << 20).expect("room for a small table");
    let mut paper = PaperEngine::new(16 << 20);
    let (own_time, paper_time) = (Duration::from_millis(wanted.ms), Duration::from_millis(wanted.ms * wanted.odds));
    let (mut nodes, mut seconds) = ([0; 2], [0.0; 2]);
    let points = loop {
        if let Some(outcome) = game.outcome() {
            break match outcome.winner {
                Some(winner) if winner == ours => Points::Won,
                Some(_) => Points::Lost,
                None => Points::Drawn,
            };
        }
        if game.plies().len() >= MOST_PLIES || stands_for_the_third_time(&game) {
            break Points::Drawn;
        }
        let begun = spent();
        let (who, (mv, seen)) = match game.position().side() == ours {
            true => (0, think_for(&game, own_time, &table)),
            false => (1, paper.think(&game, paper_time)),
        };
        seconds[who] += (spent() - begun).as_secs_f64();
        nodes[who] += seen;
        game.play(mv).expect("an engine's move is legal");
    };
    let speeds = [0, 1].map(|who| nodes[who] as f64 / f64::max(seconds[who], 1e-9) / 1e3);
    Played { points, game, speeds }
}

fn think_for(game: &Game, time: Duration, table: &TranspositionTable) -> (Move, u64) {
    let begun = spent();
    let stop = || spent() - begun >= time;
    let limits = Limits { depth: u32::MAX, nodes: u64::MAX, stop: &stop };
    let task = Task {
        game,
        limits,
        threads: 1,
        lines: 1,
        table,
        endings: None,
        root_moves: None,
        mode: SearchMode::Selective,
    };
    let iteration = iterative_deepening(&task, &mut |_| ());
    (iteration.best().expect("a game that goes on has a best move"), iteration.nodes)
}

fn stands_for_the_third_time(game: &Game) -> bool {
    let mut then = game.clone();
    let mut times = 1;
    while then.position().quiet() > 0 && then.take_back().is_some() {
        times += usize::from(then.position().same_as(game.position()));
    }
    times >= 3
}
