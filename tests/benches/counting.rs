//! Leaves a second: all lines of play from the set-up, counted in bulk and made one by one, for the five source
//! rulesets; the same positions with what is made for larger boards; and a board of 26 × 26 squares.
//!
//! `cargo bench --bench counting`; compare the columns of one run with each other, not with another day's.

use divan::Bencher;
use divan::counter::ItemsCount;
use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::rules::{Perft, Position, Rules, load, preset_rules};
use std::sync::Arc;

const SOURCES: [&str; 5] = ["swimming-dogs", "no-repeats", "tierschach", "leiden", "classic"];

fn main() {
    divan::main();
}

fn count(bencher: Bencher<'_, '_>, rules: &Arc<Rules>, depth: u32, visit_leaves: bool) {
    let start = Position::start(rules);
    let how = Perft { stop_at_repetition: false, visit_leaves };
    let leaves = how.count(&start, depth);
    bencher.counter(ItemsCount::new(leaves)).bench(|| how.count(&start, depth));
}

#[divan::bench(args = SOURCES, sample_count = 20)]
fn leaves_counted(bencher: Bencher<'_, '_>, name: &str) {
    count(bencher, &preset_rules(name).expect("a shipped ruleset"), 5, false);
}

#[divan::bench(args = SOURCES, sample_count = 20)]
fn leaves_visited(bencher: Bencher<'_, '_>, name: &str) {
    count(bencher, &preset_rules(name).expect("a shipped ruleset"), 4, true);
}

/// The same positions in sets of two machine words, as boards of 65 to 128 squares have them.
#[divan::bench(args = SOURCES, sample_count = 20)]
fn leaves_counted_in_sets_of_two_words(bencher: Bencher<'_, '_>, name: &str) {
    count(bencher, &compiled_for(name, 128), 5, false);
}

/// And of eleven words, as boards of up to 704 squares have them.
#[divan::bench(args = SOURCES, sample_count = 20)]
fn leaves_counted_in_sets_of_eleven_words(bencher: Bencher<'_, '_>, name: &str) {
    count(bencher, &compiled_for(name, 704), 5, false);
}

#[divan::bench(args = SOURCES, sample_count = 20)]
fn leaves_visited_in_sets_of_two_words(bencher: Bencher<'_, '_>, name: &str) {
    count(bencher, &compiled_for(name, 128), 4, true);
}

#[divan::bench(args = [false, true], sample_count = 20)]
fn board_of_26_by_26(bencher: Bencher<'_, '_>, visited: bool) {
    count(bencher, &wide(), 4, visited);
}

fn compiled_for(name: &str, squares: usize) -> Arc<Rules> {
    Arc::new(preset_rules(name).expect("a shipped ruleset").compiled_for(squares))
}

/// One text instead of files.
struct Given(String);

impl FileProvider for Given {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, self.0.as_str()))
    }
}

/// The usual animals on a board of 26 × 26 squares with lakes.
fn wide() -> Arc<Rules> {
    let mut map = vec![vec!['.'; 26]; 26];
    for row in (4..22).filter(|row| row % 6 < 3) {
        for file in (2..24).filter(|file| file % 4 < 2) {
            map[row][file] = '~';
        }
    }
    (map[0][13], map[25][13]) = ('d', 'D');
    let mut setup = vec![vec!['.'; 26]; 26];
    for (place, letter) in "RCDWPTLE".chars().enumerate() {
        setup[24][3 * place] = letter;
        setup[23][3 * place + 2] = letter;
        setup[1][3 * place] = letter.to_ascii_lowercase();
        setup[2][3 * place + 2] = letter.to_ascii_lowercase();
    }
    let drawn = |rows: Vec<Vec<char>>| rows.into_iter().map(|row| row.into_iter().collect()).collect::<Vec<String>>();
    let text = format!(
        "format = 1\nname = \"wide\"\nextends = \"classic\"\n[board]\nmap = \"\"\"\n{}\n\"\"\"\nsetup = \"\"\"\n{}\n\"\"\"\n",
        drawn(map).join("\n"),
        drawn(setup).join("\n")
    );
    Arc::new(load("wide.toml", &[], &Given(text)).expect("the wide board is a ruleset"))
}
