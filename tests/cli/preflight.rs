//! `check` and `make` look for the same, say the same, and agree on what can be printed.

use crate::support::program::shouqi;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    crate::support::program::folder("preflight", name)
}

fn words(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn findings(answer: &Output) -> Vec<Value> {
    let answer: Value = serde_json::from_slice(&answer.stdout).expect("the answer is JSON");
    answer["findings"].as_array().expect("a list").clone()
}

/// What both say of a theme with these options; whether it can be printed. `whose` is the test that asks.
fn agree(whose: &str, within: &Path, options: &[&str]) -> bool {
    let out = folder(whose);
    let out = out.to_str().expect("a path in letters");
    let check = shouqi(within, &[&["check"], options, &["--json"]].concat());
    let make = shouqi(within, &[&["make"], options, &["--json", "--format", "svg", "-o", out]].concat());
    let said = format!("{options:?}: {} {}", words(&check.stderr), words(&make.stderr));
    match (check.status.code(), make.status.code()) {
        (Some(0), Some(0)) => {
            assert_eq!(findings(&check), findings(&make), "{said}");
            true
        }
        (Some(2), Some(2)) | (Some(3), Some(3)) if check.stdout.is_empty() => {
            // There is no set to look over: both say why.
            assert_eq!(words(&check.stderr), words(&make.stderr), "{said}");
            false
        }
        (Some(2), Some(2)) => {
            let found = findings(&check);
            let printed = words(&make.stderr);
            for finding in found.iter().filter(|finding| finding["severity"] != "advice") {
                let message = finding["message"].as_str().expect("a text");
                // The key may stand at the end of the first of several lines.
                let begin: Vec<&str> = message.split_whitespace().take(4).collect();
                assert!(printed.contains(&begin.join(" ")), "{message} is not printed: {said}");
            }
            assert!(found.iter().any(|finding| finding["severity"] == "fault"), "{said}");
            assert!(fs::read_dir(out).expect("the folder").next().is_none(), "something was written: {said}");
            false
        }
        codes => panic!("check and make part, {codes:?}: {said}"),
    }
}

#[test]
fn check_and_make_agree_on_valid_and_broken_themes() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for theme in shouqi::theme::THEMES {
        assert!(agree("whole", here, &[theme.name]), "{} can be printed", theme.name);
    }
    let own = fs::read_dir("examples").expect("the examples").map(|entry| entry.expect("a folder").path());
    for theme in own.map(|folder| folder.join("theme.toml")).filter(|theme| theme.exists()) {
        let theme = format!("./{}", theme.display());
        assert!(agree("whole", here, &[&theme]), "{theme} can be printed");
    }
    let broken = here.join("tests/themes/broken");
    let names = fs::read_dir(&broken).expect("the broken themes");
    let names = names.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned());
    let names: Vec<String> = names.filter(|name| name.ends_with(".toml")).collect();
    for name in &names {
        agree("whole", &broken, &[&format!("./{name}")]);
    }
    assert!(names.len() > 60);
}

/// Options that change little or much, and some that cannot be.
const OPTIONS: [&str; 28] = [
    "--size=big",
    "--discs=35mm",
    "--sheets=3",
    "--paper=A5",
    "--paper=60mm x 80mm",
    "--lang=de,zh-Hans",
    "--rules=tierschach",
    "--inks=grey",
    "--set=pieces.size=23.5mm",
    "--set=pieces.size=30mm",
    "--set=pieces.black.ground=#999",
    "--set=pieces.black.colour=#274D7D",
    "--set=pieces.white.colour=#2E7D32",
    "--set=colours.ghost=#FBF4E2",
    "--set=colours.coat=black",
    "--set=lines.least=0.08mm",
    "--set=face.show=name",
    "--set=face.show=[\"pinyin\", \"numeral\"]",
    "--set=face.show=[picture",
    "--set=face.art=seal",
    "--set=pieces.backs=gutter",
    "--set=pieces.cut=punch",
    "--set=cutter.machine=laser",
    "--set=sheet.layout=card",
    "--set=sheet.layout=fold",
    "--set=sheet.layout=large",
    "--set=pieces.sets=3",
    "--set=bord.square=30mm",
];

#[test]
fn check_and_make_agree_whatever_is_laid_over_a_theme() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let themes: Vec<&str> = shouqi::theme::THEMES.iter().map(|theme| theme.name).collect();
    let drawn = (prop::sample::select(themes), prop::sample::subsequence(OPTIONS.to_vec(), 1..=3));
    let config = Config { cases: 24, failure_persistence: None, ..Config::default() };
    // The same ones every time: a test that fails now and then tells nobody why.
    let mut runner = TestRunner::new_with_rng(
        config,
        proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha),
    );
    let run = runner.run(&drawn, |(theme, mut options)| {
        // What clap refuses never comes as far as a theme.
        if options.iter().any(|option| option.starts_with("--discs") || option.starts_with("--sheets")) {
            options.retain(|option| !option.starts_with("--size"));
        }
        options.insert(0, theme);
        agree("laid-over", here, &options);
        Ok(())
    });
    run.unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_fault_stops_make_and_force_prints_all_the_same() {
    let here = folder("fault");
    let faulty = ["make", "--set", "pieces.black.ground=#999", "--format", "svg"];
    let refused = shouqi(&here, &faulty);
    assert_eq!(refused.status.code(), Some(2));
    let printed = words(&refused.stderr);
    assert!(printed.contains("low-contrast") && printed.contains("--force"), "{printed}");
    assert!(!here.join("shouqi-set").exists(), "nothing is written");

    let forced = shouqi(&here, &[&faulty[..], &["--force"]].concat());
    assert!(forced.status.success());
    assert!(here.join("shouqi-set/pieces-1.svg").exists());
    let printed = String::from_utf8_lossy(&forced.stdout).into_owned();
    assert!(printed.lines().any(|line| line.trim_start().starts_with("fault ")), "{printed}");
}

/// Outlines on dark coats, thinner than a printer shows: a set with warnings and no fault.
const WARNED: [&str; 3] = ["--set=face.tones=outline", "--set=colours.coat=#555555", "--set=lines.least=0.08mm"];

#[test]
fn make_prints_a_line_per_warning() {
    let here = folder("warning");
    let made = shouqi(&here, &[&["make"], &WARNED[..], &["--format", "svg"]].concat());
    assert!(made.status.success(), "{}", words(&made.stderr));
    let printed = String::from_utf8_lossy(&made.stdout).into_owned();
    let files = printed.lines().position(|line| line.contains("pieces-1.svg")).expect("the files are listed");
    let warnings: Vec<usize> =
        printed.lines().enumerate().filter(|(_, line)| line.starts_with("  warning  ")).map(|(at, _)| at).collect();
    assert!(!warnings.is_empty() && warnings.iter().all(|at| *at > files), "{printed}");
    assert!(printed.lines().all(|line| line.chars().count() <= 80), "{printed}");
    let last = printed.lines().last().expect("a line");
    assert!(last.contains("shouqi check"), "{printed}");

    let check = shouqi(&here, &[&["check"], &WARNED[..], &["--json"]].concat());
    let found = findings(&check);
    let count = found.iter().filter(|finding| finding["severity"] == "warning").count();
    assert_eq!(count, warnings.len(), "{found:?}");
    let quiet = shouqi(&here, &["make", "--set", "colours.coat=black", "--quiet", "-o", "quiet", "--format", "svg"]);
    assert!(quiet.status.success() && quiet.stdout.is_empty());
}

/// A ruleset like the usual game on a board of 7 files and 40 rows.
fn long_board() -> String {
    let (mut map, mut setup) = (vec!["......."; 40], vec!["......."; 40]);
    (map[0], map[1], map[38], map[39]) = ("..tdt..", "...t...", "...T...", "..TDT..");
    (18..22).for_each(|row| map[row] = ".~~.~~.");
    (setup[0], setup[1], setup[2]) = ("l.....t", ".d...c.", "r.p.w.e");
    (setup[37], setup[38], setup[39]) = ("E.W.P.R", ".C...D.", "T.....L");
    let (map, setup) = (map.join("\n"), setup.join("\n"));
    format!(
        "format = 1\nname = \"long\"\nextends = \"classic\"\n[board]\nmap = \"\"\"\n{map}\"\"\"\nsetup = \"\"\"\n{setup}\"\"\"\n"
    )
}

#[test]
fn a_board_of_forty_rows_has_all_its_sheets() {
    let here = folder("long");
    fs::write(here.join("long.toml"), long_board()).expect("the ruleset can be written");
    for layout in ["page", "booklet", "fold", "large", "card"] {
        let set = format!("sheet.layout={layout}");
        let made = shouqi(&here, &["make", "--rules", "./long.toml", "--set", &set, "--force", "--json"]);
        assert!(made.status.success(), "{layout}: {}", words(&made.stderr));
        let report: Value = serde_json::from_slice(&made.stdout).expect("JSON");
        assert!(report["sheet"]["pages"].as_u64() > Some(0), "{layout}: {report}");
    }
    assert!(agree("long-agree", &here, &["--rules", "./long.toml"]));
}
