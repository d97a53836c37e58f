//! The counts of lines of play that are known from elsewhere come out exactly.

use shouqi::rules::{Perft, Position, preset_rules};

/// The rows of a `.perft` file: a ruleset and its counts from depth 1 on.
fn rows(text: &str) -> Vec<(String, Vec<u64>)> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| {
            let (name, counts) = line.split_once(':').expect("a row is a name and counts");
            let counts = counts.split_whitespace().map(|word| word.parse().expect("a count is a number")).collect();
            (name.to_owned(), counts)
        })
        .collect()
}

fn hold(text: &str, how: Perft) {
    let rows = rows(text);
    assert!(!rows.is_empty());
    for (name, counts) in rows {
        let start = Position::start(&preset_rules(&name).expect("a row names a shipped ruleset"));
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(how.count(&start, depth), count, "{name} at depth {depth}");
        }
    }
}

#[test]
fn the_lines_from_the_set_up_are_as_many_as_listed() {
    hold(include_str!("rules/start.perft"), Perft::default());
}

#[test]
fn the_papers_first_table_comes_out() {
    hold(include_str!("rules/paper.perft"), Perft { as_in_paper: true, visit_leaves: false });
}

#[test]
fn making_every_last_move_counts_the_same() {
    for name in ["swimming-dogs", "tierschach", "leiden"] {
        let start = Position::start(&preset_rules(name).expect("a shipped ruleset"));
        let visit = Perft { as_in_paper: false, visit_leaves: true };
        assert_eq!(visit.count(&start, 4), Perft::default().count(&start, 4), "{name}");
    }
}

#[test]
fn the_parts_behind_each_first_move_sum_to_the_whole() {
    let start = Position::start(&preset_rules("classic").expect("a shipped ruleset"));
    let parts = Perft::default().divide(&start, 4);
    assert_eq!(parts.len(), start.moves().len());
    assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), Perft::default().count(&start, 4));
}
