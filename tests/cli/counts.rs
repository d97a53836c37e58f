//! How many sheets a set takes: what the documentation says, what `--help` and `list` say, and what `make` and `check`
//! find.

use crate::support::pages;
use crate::support::program::executable;

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("counts").join(name);
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}

fn shouqi(arguments: &[&str]) -> Output {
    Command::new(executable()).args(arguments).current_dir(folder("here")).output().expect("it runs")
}

fn text(answer: &Output) -> String {
    String::from_utf8_lossy(&answer.stdout).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Sheets of board, pieces, rules and assembly, as `make` counts them.
fn sheets(options: &[&str]) -> [u64; 4] {
    let made = shouqi(&[&["make", "--json", "--force", "--format", "svg", "-o", "set"], options].concat());
    assert!(made.status.success(), "{options:?}: {}", String::from_utf8_lossy(&made.stderr));
    let report: Value = serde_json::from_slice(&made.stdout).expect("JSON");
    let count = |part: &str, key: &str| report[part][key].as_u64().expect("a count");
    [count("board", "sheets"), count("pieces", "sheets"), count("sheet", "sheets"), count("assembly", "pages")]
}

/// What is said of counts, with what it is said of: words of the documentation, options of `make`, which part, how
/// many.
const SAID: &[(&str, &[&str], usize, u64)] = &[
    ("the whole board on one sheet; what is made for A4 fits on Letter, too", &["--size", "small"], 0, 1),
    ("the whole board on one sheet; what is made for A4 fits on Letter, too", &["--paper", "Letter"], 0, 1),
    ("`\"family\"`: 36 mm and 30 mm, two sheets", &["--size", "family"], 0, 2),
    ("`\"family\"`: 36 mm and 30 mm, two sheets", &["--size", "family", "--paper", "Letter"], 0, 2),
    ("on A6 it comes in two parts", &["travel", "--paper", "A6"], 0, 2),
    (
        "or whole with smaller squares",
        &["travel", "--paper", "A6", "--set=board.square=11mm", "--set=pieces.size=9mm"],
        0,
        1,
    ),
    (
        "--paper A2 --set board.bleed=3mm # one sheet",
        &["--size", "big", "--paper", "A2", "--set=board.bleed=3mm"],
        0,
        1,
    ),
    ("`fold`: one sheet, printed on both sides", &["--set=sheet.layout=fold"], 2, 1),
    ("the largest board on four sheets", &["--sheets", "4"], 0, 4),
    ("the second page on sticker paper, the third, the rules, on any paper", &[], 1, 1),
    ("the second page on sticker paper, the third, the rules, on any paper", &[], 2, 1),
    ("The last page shows in pictures what to buy", &[], 3, 1),
];

#[test]
fn the_documentation_says_how_many_sheets_make_makes() {
    let text = pages::all_text().split_whitespace().collect::<Vec<_>>().join(" ");
    for (words, options, part, count) in SAID {
        assert!(text.contains(words), "no page says: {words}");
        assert_eq!(sheets(options)[*part], *count, "{words} ({options:?})");
    }
}

#[test]
fn list_gives_the_sheets_of_each_size() {
    let listed = text(&shouqi(&["list", "sizes"]));
    for (size, said, count) in
        [("small", "the whole board on one sheet, A4 or Letter", 1), ("family", "two sheets side by side", 2)]
    {
        assert!(listed.contains(said), "{listed}");
        for paper in ["A4", "Letter"] {
            assert_eq!(sheets(&["--size", size, "--paper", paper])[0], count, "{size} on {paper}");
        }
    }
}

#[test]
fn check_counts_the_sheets_that_make_makes() {
    let cases: [&[&str]; 6] = [
        &[],
        &["--size", "big"],
        &["large"],
        &["schule"],
        &["laser", "--paper", "600mm x 300mm"],
        &["--set=sheet.layout=fold"],
    ];
    for options in cases {
        let printed = text(&shouqi(&[&["check"], options].concat()));
        let (_, counts) = printed.rsplit_once(": ").expect("the verdict ends with the sheets");
        let counted: u64 = counts
            .trim_end_matches('.')
            .split(", ")
            .map(|count| count.split(' ').next().and_then(|count| count.parse::<u64>().ok()).expect("a count"))
            .sum();
        assert_eq!(counted, sheets(options).iter().sum::<u64>(), "{options:?}: {counts}");
    }
}
