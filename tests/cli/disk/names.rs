//! Files and folders whose names are not UTF-8, as Linux allows them.

#![cfg(target_os = "linux")]

use super::program::{ended, folder, program, stderr};
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

/// "café" in Latin-1.
const CAFE: &[u8] = b"caf\xe9";

/// The program with these arguments, and then one of bytes.
fn run(here: &Path, arguments: &[&str], last: &OsStr) -> Output {
    ended(program(here, arguments).arg(last).stdout(Stdio::piped()).stderr(Stdio::piped()))
}

fn named(ending: &str) -> PathBuf {
    PathBuf::from(OsStr::from_bytes(&[CAFE, ending.as_bytes()].concat()))
}

#[test]
fn folders_are_written_and_read_whatever_their_names() {
    let here = folder("names");
    let cafe = named("");
    let commands: [(&[&str], &str); 5] = [
        (&["make", "--part", "board", "--format", "svg", "-o"], "board-1.svg"),
        (&["rules", "--format", "txt", "-o"], "rules-classic-en.txt"),
        (&["calibrate", "-o"], "calibration.pdf"),
        (&["tablebase", "build", "--rules", "leiden", "--material", "RvR", "-o"], "Makefile"),
        (&["tablebase", "plan", "--rules", "leiden", "--pieces", "2", "-o"], "Makefile"),
    ];
    for (number, (arguments, file)) in commands.into_iter().enumerate() {
        // Sets and tables are not mixed.
        let place = cafe.join(number.to_string());
        fs::create_dir_all(here.join(&cafe)).expect("the folder can be made");
        let output = run(&here, arguments, place.as_os_str());
        assert!(output.status.success(), "{arguments:?}: {}", stderr(&output));
        let made = fs::read_dir(here.join(&place)).expect("the folder was made");
        let names: Vec<_> =
            made.map(|entry| entry.expect("a file").file_name().into_string().expect("UTF-8")).collect();
        let is_build = arguments.contains(&"build");
        assert!(is_build && names.len() > 2 || names.iter().any(|name| name == file), "{arguments:?}: {names:?}");
    }
    let tables = cafe.join("3");
    let output = run(&here, &["tablebase", "verify", "--rules", "leiden", "--tables"], tables.as_os_str());
    assert!(output.status.success(), "{}", stderr(&output));
}

#[test]
fn records_are_read_whatever_their_names() {
    let here = folder("names-records");
    let record = named(".pgn");
    fs::write(here.join(&record), "[Rules \"classic 1 (b4f73f)\"]\n\n1. a3a4 *\n").expect("a record");
    for arguments in [&["referee", "replay"][..], &["referee", "moves", "--game"]] {
        let output = run(&here, arguments, record.as_os_str());
        assert!(output.status.success(), "{arguments:?}: {}", stderr(&output));
    }
}

#[test]
fn what_is_named_in_texts_is_refused_with_a_reason_where_its_name_is_no_text() {
    let here = folder("names-refused");
    for arguments in [
        &["make"][..],
        &["check"],
        &["gallery", "--theme"],
        &["rules", "--rules"],
        &["rules", "--lang"],
        &["make", "--label"],
        &["make", "--profile"],
        &["referee", "moves", "--rules"],
        &["referee", "batch", "--rules-dir"],
        &["rulesets", "show"],
    ] {
        let output = run(&here, arguments, named(".toml").as_os_str());
        let why = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {why}");
        assert!(why.contains("\"caf\\xE9.toml\"") && why.contains("expects a path in UTF-8"), "{arguments:?}: {why}");
    }
}
