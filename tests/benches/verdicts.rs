//! Verdicts a second from the batch, and a whole `shouqi referee check` as a process.
//!
//! `cargo bench --bench verdicts`; compare the columns of one run with each other, not with another day's.

use divan::Bencher;
use divan::counter::ItemsCount;
use shouqi::cli::batch::Batch;
use shouqi::files::NoFiles;
use shouqi::rules::{Game, Position, preset_rules};
use std::process::Command;

fn main() {
    divan::main();
}

/// Positions along a game in which the side to move always makes one and the same choice, and a pair of squares in
/// each: every second one a legal move, the others mostly not.
fn questions() -> Vec<String> {
    let mut game = Game::new(Position::start(&preset_rules("classic").expect("a shipped ruleset")));
    let mut lines = Vec::new();
    for ply in 0..400_usize {
        let moves = game.moves();
        let Some(&mv) = moves.get((ply * 17 + 5) % moves.len().max(1)) else { break };
        let asked = if ply % 2 == 0 { mv.to_string() } else { format!("{}{}", mv.to, mv.from) };
        let position = game.position();
        lines.push(format!("{{\"id\":{ply},\"rules\":\"classic\",\"position\":\"{position}\",\"move\":\"{asked}\"}}"));
        if game.play(mv).is_err() {
            break;
        }
    }
    assert!(lines.len() > 30, "the game is too short to measure anything");
    lines
}

/// Answers every question once an iteration.
fn answer(bencher: Bencher<'_, '_>, questions: &[String]) {
    let mut batch = Batch::new(NoFiles, "classic");
    let mut out = Vec::new();
    bencher.counter(ItemsCount::new(questions.len())).bench_local(|| {
        out.clear();
        questions.iter().for_each(|line| batch.answer(line.as_bytes(), &mut out));
        out.len()
    });
}

#[divan::bench]
fn batch_verdicts(bencher: Bencher<'_, '_>) {
    answer(bencher, &questions());
}

#[divan::bench]
fn batch_move_lists(bencher: Bencher<'_, '_>) {
    let without_move = |line: &String| line[..line.find(",\"move\"").expect("a move")].to_owned() + "}";
    answer(bencher, &questions().iter().map(without_move).collect::<Vec<_>>());
}

#[divan::bench(sample_count = 200)]
fn whole_referee_check() -> bool {
    let position = "7/7/7/7/7/eR5/7/7/7 w";
    let output = Command::new(env!("CARGO_BIN_EXE_shouqi"))
        .args(["referee", "check", "--position", position, "b4a4"])
        .output()
        .expect("the program runs");
    output.status.code() == Some(1)
}

/// What starting any process costs here, to hold the check against.
#[divan::bench(sample_count = 200)]
fn whole_version_print() -> bool {
    let output = Command::new(env!("CARGO_BIN_EXE_shouqi")).arg("--version").output().expect("the program runs");
    output.status.success()
}

#[divan::bench]
fn load_a_ruleset() -> u32 {
    preset_rules("tierschach").map_or(0, |rules| rules.version())
}
