//! The counts of lines of play that are known from elsewhere come out exactly.

use shouqi::rules::{CountTable, PRESETS, Perft, PerftOptions, Position, preset_rules};

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
    hold(include_str!("start.perft"), Perft::default());
}

#[test]
fn the_papers_first_table_comes_out() {
    hold(include_str!("paper.perft"), Perft { stop_at_repetition: true, visit_leaves: false });
}

#[test]
fn making_every_last_move_counts_the_same() {
    for name in ["swimming-dogs", "tierschach", "leiden"] {
        let start = Position::start(&preset_rules(name).expect("a shipped ruleset"));
        let visit = Perft { stop_at_repetition: false, visit_leaves: true };
        assert_eq!(visit.count(&start, 4), Perft::default().count(&start, 4), "{name}");
    }
}

#[test]
fn divide_sums_to_perft() {
    let start = Position::start(&preset_rules("classic").expect("a shipped ruleset"));
    let parts = Perft::default().divide(&start, 4);
    assert_eq!(parts.len(), start.moves().len());
    assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), Perft::default().count(&start, 4));
}

#[test]
fn several_threads_and_a_table_count_the_same() {
    for preset in PRESETS {
        let rules = preset_rules(preset.name).expect("a shipped ruleset");
        let start = Position::start(&rules);
        let own = CountTable::of_bytes(1 << 16).expect("room for a small table");
        for (threads, table) in [(1, Some(&own)), (2, None), (3, Some(&own)), (7, None)] {
            let options = PerftOptions { threads, table, report: None };
            let plain = Perft::default();
            for depth in 1..=4 {
                let (many, one) = (plain.count_with(&start, depth, &options), plain.count(&start, depth));
                assert_eq!(many, one, "{} at depth {depth} with {threads} threads", preset.name);
            }
            assert_eq!(plain.divide_with(&start, 4, &options), plain.divide(&start, 4), "{}", preset.name);
        }
    }
    // With repetitions counted as leaves, a count depends on the line and no table is used.
    let leiden = Position::start(&preset_rules("leiden").expect("a shipped ruleset"));
    let paper = Perft { stop_at_repetition: true, visit_leaves: false };
    let table = CountTable::of_bytes(1 << 20).expect("room for a small table");
    let options = PerftOptions { threads: 4, table: Some(&table), report: None };
    assert_eq!(paper.count_with(&leiden, 5, &options), 5_098_477);
}

#[test]
fn a_limit_on_turns_keeps_counts_out_of_the_table() {
    let rules = preset_rules("codingame").expect("a shipped ruleset");
    let text = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0 ";
    let limit = rules.switches().turn_limit.expect("its games end after so many turns");
    let near_the_end = format!("{text}{}", limit / 2);
    let read = |text: &str| shouqi::rules::notation::read_position(text, &rules).expect("a position");
    let table = CountTable::of_bytes(1 << 16).expect("room for a small table");
    let options = PerftOptions { threads: 2, table: Some(&table), report: None };
    let count = |position: &Position| Perft::default().count_with(position, 4, &options);
    let free = count(&read(&format!("{text}1")));
    let bound = count(&read(&near_the_end));
    assert_ne!(free, bound);
    assert_eq!(bound, Perft::default().count(&read(&near_the_end), 4));
}

#[test]
fn the_report_counts_the_parts_one_by_one() {
    use std::sync::Mutex;
    let reports = Mutex::new(Vec::new());
    let report = |done, parts| reports.lock().expect("nobody panicked").push((done, parts));
    let start = Position::start(&preset_rules("classic").expect("a shipped ruleset"));
    Perft::default().count_with(&start, 4, &PerftOptions { threads: 2, table: None, report: Some(&report) });
    let expected: Vec<_> = (1..=576).map(|done| (done, 576)).collect();
    assert_eq!(reports.into_inner().expect("nobody panicked"), expected);
}
