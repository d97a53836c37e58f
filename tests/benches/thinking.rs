//! How fast the engine looks at positions, and how long it takes to a depth: with all means, with every line followed to
//! the depth (full width), and plain alpha-beta without memory, for the source rulesets.
//!
//! `cargo bench --bench thinking`; compare the columns of one run with each other, not with another day's.

use divan::Bencher;
use divan::counter::ItemsCount;
use shouqi::engine::{Evaluation, Limits, Means, Memory, Task, Thought, think};
use shouqi::rules::{Game, Position, preset_rules};

const SOURCES: [&str; 5] = ["swimming-dogs", "no-repeats", "tierschach", "leiden", "classic"];

fn main() {
    divan::main();
}

fn start(name: &str) -> Game {
    Game::new(Position::start(&preset_rules(name).expect("a shipped ruleset")))
}

fn thought(game: &Game, limits: Limits<'_>, means: Means) -> Thought {
    let memory = Memory::of_bytes(64 << 20).expect("room for a memory");
    think(
        &Task { game, limits, threads: 1, lines: 1, memory: &memory, endings: None, root_moves: None, means },
        &mut |_| (),
    )
}

#[divan::bench(args = SOURCES, sample_count = 5)]
fn positions(bencher: Bencher<'_, '_>, name: &str) {
    let game = start(name);
    let nodes = 300_000_u64;
    bencher.counter(ItemsCount::new(nodes)).bench(|| thought(&game, Limits::nodes(nodes), Means::All));
}

#[divan::bench(args = [8, 10, 12, 14], sample_count = 3)]
fn leiden_to_depth(bencher: Bencher<'_, '_>, depth: u32) {
    let game = start("leiden");
    bencher.bench(|| thought(&game, Limits::depth(depth), Means::All));
}

#[divan::bench(args = [8, 10, 12, 14], sample_count = 3)]
fn leiden_to_depth_at_full_width(bencher: Bencher<'_, '_>, depth: u32) {
    let game = start("leiden");
    bencher.bench(|| thought(&game, Limits::depth(depth), Means::Whole));
}

#[divan::bench(args = [4, 6], sample_count = 3)]
fn leiden_to_depth_plainly(bencher: Bencher<'_, '_>, depth: u32) {
    let game = start("leiden");
    bencher.bench(|| thought(&game, Limits::depth(depth), Means::Plain));
}

#[divan::bench(args = SOURCES)]
fn evaluations(bencher: Bencher<'_, '_>, name: &str) {
    let position = Position::start(&preset_rules(name).expect("a shipped ruleset"));
    let evaluation = Evaluation::under(&position);
    bencher.counter(ItemsCount::new(1_u32)).bench(|| evaluation.of(&position));
}
