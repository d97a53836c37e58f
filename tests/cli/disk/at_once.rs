//! Several runs at the same files at once.

#![cfg(unix)]

use super::program::{files, finish, folder, program, stderr, well};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Output, Stdio};

/// Often enough that they meet.
const ROUNDS: usize = 6;

/// What they say who all begin at once.
fn at_once(within: &Path, runs: &[&[&str]]) -> Vec<Output> {
    let begin = |arguments: &&[&str]| {
        let mut command = program(within, arguments);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs")
    };
    let running: Vec<_> = runs.iter().map(begin).collect();
    running.into_iter().zip(runs).map(|(child, arguments)| finish(child, &format!("{arguments:?}"))).collect()
}

#[test]
fn what_several_keep_of_one_printer_is_all_kept() {
    for round in 0..ROUNDS {
        let here = folder("printers");
        let papers = ["A4", "A3", "A5", "Letter"];
        let runs = papers.map(|paper| ["calibrate", "save", "office", "--paper", paper, "--left", "0.4"]);
        let runs: Vec<&[&str]> = runs.iter().map(|run| &run[..]).collect();
        for output in at_once(&here, &runs) {
            assert!(output.status.success(), "round {round}: {}", stderr(&output));
        }
        let shown = well(&here, &["calibrate", "show", "office"]);
        let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
        for paper in papers {
            assert!(shown.contains(paper), "round {round}: {paper} is lost: {shown}");
        }
    }
}

#[test]
fn several_that_make_the_same_set_all_make_it() {
    let here = folder("same");
    let make: &[&str] = &["make", "--part", "board,pieces", "--format", "svg,ps,eps,pdf", "-o", "c"];
    for round in 0..ROUNDS {
        for output in at_once(&here, &[make, make, make]) {
            assert!(output.status.success(), "round {round}: {}", stderr(&output));
        }
        let written: Vec<String> = files(&here.join("c")).into_keys().collect();
        assert!(written.len() == 11 && written.iter().all(|name| !name.ends_with(".part")), "{round}: {written:?}");
    }
}

#[test]
fn a_run_waits_for_a_locked_folder_with_a_message() {
    let here = folder("held");
    fs::create_dir_all(here.join("c")).expect("a folder");
    let held = fs::File::open(here.join("c")).expect("a folder can be opened");
    held.lock().expect("a folder can be held");
    let mut make = program(&here, &["make", "--part", "board", "--format", "svg", "-o", "c"]);
    let mut running = make.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
    let mut line = String::new();
    BufReader::new(running.stderr.take().expect("it can be heard")).read_line(&mut line).expect("it is heard");
    assert_eq!(line, "note: waiting for another program that writes into c\n");
    assert!(files(&here.join("c")).is_empty());
    drop(held);
    let made = finish(running, "make");
    assert!(made.status.success());
    assert_eq!(files(&here.join("c")).len(), 2);
}

#[test]
fn two_themes_by_force_in_one_folder_are_never_mixed() {
    let here = folder("themes");
    let make = |theme, out| ["make", theme, "--part", "board,pieces", "--format", "svg", "-o", out, "--force"];
    let (one, other) = (make("roman", "c"), make("colouring", "c"));
    let alone = ["roman", "colouring"].map(|theme| {
        well(&here, &make(theme, theme));
        files(&here.join(theme))
    });
    assert_ne!(alone[0], alone[1]);
    for round in 0..ROUNDS {
        for output in at_once(&here, &[&one, &other]) {
            assert!(output.status.success(), "round {round}: {}", stderr(&output));
        }
        let found = files(&here.join("c"));
        assert!(alone.contains(&found), "round {round}: {:?}", found.keys());
    }
}

#[test]
fn a_theme_that_replaces_another_by_force_leaves_nothing_of_it_but_what_was_changed() {
    let here = folder("replaced");
    well(&here, &["make", "roman", "--part", "board,pieces,rules", "--format", "svg", "-o", "c"]);
    fs::write(here.join("c/rules-1.svg"), "<svg>mine</svg>").expect("a file");
    fs::write(here.join("c/letter.txt"), "mine").expect("a file");
    well(&here, &["make", "woodcut", "--part", "board", "--format", "svg", "-o", "c", "--force"]);
    let found = files(&here.join("c"));
    let names: Vec<&str> = found.keys().map(String::as_str).collect();
    assert_eq!(names, [".made-by-shouqi", "board-1.svg", "letter.txt", "rules-1.svg"]);
    assert_eq!(found["rules-1.svg"], b"<svg>mine</svg>");
    let list = String::from_utf8_lossy(&found[".made-by-shouqi"]).into_owned();
    assert!(list.starts_with("theme woodcut\n") && list.lines().count() == 2, "{list}");
}
