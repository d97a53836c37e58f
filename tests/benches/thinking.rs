//! How fast the engine looks at positions, and how long it takes to a depth: with all means, with every line followed
//! to the depth (full width), and plain alpha-beta without memory, for the source rulesets.
//!
//! `cargo bench --bench thinking`; compare the columns of one run with each other, not with another day's.

use divan::Bencher;
use divan::counter::ItemsCount;
use shouqi::engine::{Evaluation, Iteration, Limits, SearchMode, Task, TranspositionTable, iterative_deepening};
use shouqi::rules::{Game, Position, preset_rules};

const SOURCES: [&str; 5] = ["swimming-dogs", "no-repeats", "tierschach", "leiden", "classic"];

fn main() {
    divan::main();
}

fn start(name: &str) -> Game {
    Game::new(Position::start(&preset_rules(name).expect("a shipped ruleset")))
}

fn iteration(game: &Game, limits: Limits<'_>, mode: SearchMode) -> Iteration {
    let table = TranspositionTable::of_bytes(64 << 20).expect("room for a table");
    iterative_deepening(
        &Task { game, limits, threads: 1, lines: 1, table: &table, endings: None, root_moves: None, mode },
        &mut |_| (),
    )
}

#[divan::bench(args = SOURCES, sample_count = 5)]
fn positions(bencher: Bencher<'_, '_>, name: &str) {
    let game = start(name);
    let nodes = 300_000_u64;
    bencher.counter(ItemsCount::new(nodes)).bench(|| iteration(&game, Limits::nodes(nodes), SearchMode::Selective));
}

#[divan::bench(args = [8, 10, 12, 14], sample_count = 3)]
fn leiden_to_depth(bencher: Bencher<'_, '_>, depth: u32) {
    let game = start("leiden");
    bencher.bench(|| iteration(&game, Limits::depth(depth), SearchMode::Selective));
}

#[divan::bench(args = [8, 10, 12, 14], sample_count = 3)]
fn leiden_to_depth_at_full_width(bencher: Bencher<'_, '_>, depth: u32) {
    let game = start("leiden");
    bencher.bench(|| iteration(&game, Limits::depth(depth), SearchMode::FullWidth));
}

#[divan::bench(args = [4, 6], sample_count = 3)]
fn leiden_to_depth_plainly(bencher: Bencher<'_, '_>, depth: u32) {
    let game = start("leiden");
    bencher.bench(|| iteration(&game, Limits::depth(depth), SearchMode::Reference));
}

#[divan::bench(args = SOURCES)]
fn evaluations(bencher: Bencher<'_, '_>, name: &str) {
    let position = Position::start(&preset_rules(name).expect("a shipped ruleset"));
    let evaluation = Evaluation::new(&position);
    bencher.counter(ItemsCount::new(1_u32)).bench(|| evaluation.of(&position));
}
