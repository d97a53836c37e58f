//! What each house rule changes of the endings of three animals.

use super::tablebase::set_counts_under;
use shouqi::files::NoFiles;
use shouqi::rules::{SwitchRow, load, preset_rules};
use shouqi::tablebase::SetCounts;
use std::fmt::Write as _;
use std::path::Path;

/// The ruleset whose switches are changed, one at a time.
const RULES: &str = "leiden-tables";
const PIECES: usize = 3;
/// Changes of fewer positions in a thousand are not told in the page about endings.
const TOLD: f64 = 0.5;

/// The counts of White to move, under the ruleset with a switch.
fn counts(switch: Option<&str>) -> SetCounts {
    let switches: Vec<String> = switch.into_iter().map(str::to_owned).collect();
    set_counts_under(&load(RULES, &switches, &NoFiles).expect("a shipped ruleset").into(), PIECES)
}

/// The shares of wins, losses and draws, in thousandths of all positions.
fn shares(counts: &SetCounts) -> [f64; 3] {
    let all = counts.all;
    [all.wins, all.losses, all.draws].map(|number| number as f64 * 1000.0 / all.positions() as f64)
}

/// A row of the page's table.
fn told(name: &str, counts: &SetCounts) -> String {
    let [won, lost, drawn] = shares(counts).map(|share| format!("{:.1} %", share / 10.0));
    let weaker = counts.weaker;
    let holds = (weaker.wins + weaker.draws) as f64 * 100.0 / weaker.positions() as f64;
    format!("| {name} | {won} | {lost} | {drawn} | {holds:.1} % | {} |", counts.all.longest)
}

#[test]
fn three_pieces_under_every_other_word_of_a_switch() {
    let read = |path: &str| std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path));
    let mut found =
        String::from("# switch positions wins losses draws longest stalemates, weaker side: wins losses draws\n");
    let mut write = |name: &str, counts: &SetCounts| {
        let (c, weaker) = (counts.all, counts.weaker);
        let (positions, longest, stalemates) = (c.positions(), c.longest, c.stalemates);
        writeln!(
            found,
            "{name} {positions} {} {} {} {longest} {stalemates} {} {} {}",
            c.wins, c.losses, c.draws, weaker.wins, weaker.losses, weaker.draws
        )
        .expect("a string takes what is written");
    };
    let usual = counts(None);
    write("-", &usual);
    let mut rows = vec![(f64::INFINITY, told("as in the paper’s tables", &usual))];
    let rules = preset_rules(RULES).expect("a shipped ruleset");
    for switch in rules.rows().iter().flat_map(SwitchRow::other_words) {
        let other = counts(Some(&switch));
        write(&switch, &other);
        let pairs = shares(&usual).into_iter().zip(shares(&other));
        let moved = pairs.map(|(one, two)| (one - two).abs()).sum::<f64>() / 2.0;
        if moved >= TOLD {
            rows.push((moved, told(&format!("`{}`", switch.replace('=', " = ")), &other)));
        }
    }
    rows.sort_by(|one, two| two.0.total_cmp(&one.0));
    let rows: Vec<String> = rows.into_iter().map(|(_, row)| row).collect();

    let path = "tests/rules/house-rules.table";
    if std::env::var_os("ENDINGS_ACCEPT").is_some() {
        std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(path), &found).expect("the table can be written");
    }
    assert_eq!(read(path).expect("the table of counts is there"), found);
    let page = read("examples/endings.md").expect("the page is there");
    assert!(page.contains(&rows.join("\n")), "the page about endings does not have these rows:\n{}", rows.join("\n"));
}
