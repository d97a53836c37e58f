//! What is read: files, and nothing that makes the program wait for ever or fills its memory.

#![cfg(unix)]

use super::program::{files, finish, folder, pipe, program, shouqi, stderr, well};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Output, Stdio};
use std::time::{Duration, Instant};

const MAKE: [&str; 8] = ["make", "mine.toml", "--part", "board", "--format", "svg", "-o", "set"];

/// A theme with these lines.
fn theme(here: &Path, lines: &str) {
    fs::write(here.join("mine.toml"), format!("format = 1\nextends = \"classic\"\n{lines}\n")).expect("a theme");
}

/// A ruleset with these lines.
fn ruleset(here: &Path, extends: &str) {
    let text = format!("format = 1\nextends = \"{extends}\"\nname = \"ours\"\nversion = 1\n");
    fs::write(here.join("ours.toml"), text).expect("a ruleset");
}

/// Everything that it says.
fn said(output: &Output) -> String {
    stderr(output) + &String::from_utf8_lossy(&output.stdout)
}

#[test]
fn a_named_pipe_is_refused_wherever_a_theme_names_a_file() {
    let lines = [
        "[pictures]\nrat = \"rat.png\"",
        "[pictures]\nrat = \"rat.svg\"",
        "[fonts]\ntitle = \"title.ttf\"",
        "[colours]\ninks = \"cmyk\"\nprofile = \"./press.icc\"",
        "[pieces]\nlabel = \"./labels.toml\"",
        "rules = \"./rules.toml\"",
        "[sheet]\nlanguages = [\"./words.ftl\"]",
    ];
    for line in lines {
        let here = folder("named-by-theme");
        theme(&here, line);
        for name in ["rat.png", "rat.svg", "title.ttf", "press.icc", "labels.toml", "rules.toml", "words.ftl"] {
            pipe(&here.join(name));
        }
        let refused = shouqi(&here, &MAKE);
        assert_eq!(refused.status.code(), Some(2), "{line}: {}", said(&refused));
        assert!(said(&refused).contains("this is a named pipe, not a file"), "{line}: {}", said(&refused));
        assert!(!here.join("set").exists(), "{line}");
    }
}

#[test]
fn a_named_pipe_or_a_device_is_refused_wherever_a_command_names_a_file() {
    let commands: [&[&str]; 18] = [
        &["make", "./it", "--part", "board"],
        &["make", "--part", "board", "--rules", "./it"],
        &["make", "--part", "board", "--profile", "./it", "--inks", "cmyk"],
        &["make", "--part", "board", "--label", "./it.toml"],
        &["make", "--part", "pieces", "--printer", "it"],
        &["rules", "--lang", "./it.ftl"],
        &["check", "./it"],
        &["gallery", "--theme", "./it"],
        &["languages", "check", "./it"],
        &["languages", "check", "words"],
        &["rulesets", "show", "./it"],
        &["referee", "replay", "./it"],
        &["referee", "moves", "--rules", "./it"],
        &["referee", "moves", "--game", "./it"],
        &["referee", "compare", "--rules", "classic", "--rules", "./it"],
        &["analyze", "--game", "./it", "--depth", "1"],
        &["play", "--game", "./it"],
        &["calibrate", "show", "it"],
    ];
    for device in [None, Some("/dev/zero")] {
        let here = folder("named-by-command");
        fs::create_dir_all(here.join("settings/printers")).expect("a folder");
        fs::create_dir(here.join("words")).expect("a folder");
        for name in ["it", "it.toml", "it.ftl", "words/it.ftl", "settings/printers/it.toml"] {
            match device {
                None => pipe(&here.join(name)),
                Some(device) => symlink(device, here.join(name)).expect("a link"),
            }
        }
        let kind = if device.is_some() { "a device" } else { "a named pipe" };
        for command in commands {
            let refused = shouqi(&here, command);
            assert!(!refused.status.success(), "{command:?}: {}", said(&refused));
            assert!(said(&refused).contains(&format!("this is {kind}, not a file")), "{command:?}: {}", said(&refused));
        }
    }
}

#[test]
fn what_a_theme_or_a_ruleset_extends_is_a_file() {
    let here = folder("extends");
    pipe(&here.join("base.toml"));
    fs::write(here.join("mine.toml"), "format = 1\nextends = \"./base.toml\"\n").expect("a theme");
    ruleset(&here, "./base.toml");
    for command in [&MAKE[..], &["referee", "moves", "--rules", "./ours.toml"]] {
        let refused = shouqi(&here, command);
        assert!(!refused.status.success(), "{command:?}");
        assert!(said(&refused).contains("this is a named pipe, not a file"), "{command:?}: {}", said(&refused));
    }
}

#[test]
fn a_pipe_in_the_folder_of_a_set_is_foreign() {
    for name in ["board-1.svg", ".made-by-shouqi"] {
        let here = folder("set");
        theme(&here, "");
        fs::create_dir(here.join("set")).expect("a folder");
        pipe(&here.join("set").join(name));
        let refused = shouqi(&here, &MAKE);
        assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
        assert!(said(&refused).contains(name) && said(&refused).contains("--force"), "{}", said(&refused));
        well(&here, &[&MAKE[..], &["--force"]].concat());
        let made = files(&here.join("set"));
        assert!(made.len() == 2 && made.values().all(|bytes| !bytes.is_empty()), "{:?}", made.keys());
    }
}

#[test]
fn a_huge_file_in_the_folder_of_a_set_is_foreign_without_hashing() {
    let here = folder("terabytes");
    theme(&here, "");
    fs::create_dir(here.join("set")).expect("a folder");
    let file = fs::File::create(here.join("set/board-1.svg")).expect("a file");
    // It has no bytes on the disk, but nobody could read it.
    file.set_len(1 << 40).expect("a length");
    let refused = shouqi(&here, &MAKE);
    assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
    assert!(said(&refused).contains("board-1.svg"), "{}", said(&refused));
}

#[test]
fn a_pipe_among_tables_is_no_table() {
    let build = ["tablebase", "build", "--rules", "leiden", "--material", "RvE", "-o", "."];
    let verify = ["tablebase", "verify", "--rules", "leiden", "--tables", "."];
    let probe = ["tablebase", "probe", "--rules", "leiden", "--tables", ".", "6e/7/7/7/7/7/7/7/R6 w"];
    let plan = ["tablebase", "plan", "--rules", "leiden", "--pieces", "2", "-o", "."];
    let cases: [(&str, &[&[&str]]); 4] = [
        ("tables.txt", &[&build, &verify]),
        ("RvE.plies", &[&build, &verify, &probe]),
        ("RvE.wdl", &[&build, &verify]),
        ("Makefile", &[&plan]),
    ];
    let whole = folder("tables");
    well(&whole, &build);
    for (name, commands) in cases {
        let here = folder("tables-and-a-pipe");
        for (file, bytes) in files(&whole) {
            fs::write(here.join(file), bytes).expect("a file");
        }
        let _ = fs::remove_file(here.join(name));
        pipe(&here.join(name));
        for command in commands {
            let refused = shouqi(&here, command);
            assert!(!refused.status.success() && said(&refused).contains(name), "{command:?}: {}", said(&refused));
        }
    }
}

/// Waits until something holds, for a machine that is busy.
fn soon(what: &str, holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(300), "{what} did not happen");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_watch_continues_when_a_pipe_becomes_a_file() {
    let here = folder("watch");
    theme(&here, "[pictures]\nrat = \"rat.svg\"");
    pipe(&here.join("rat.svg"));
    let log = fs::File::create(here.join("stderr.txt")).expect("a file for standard error");
    let arguments = ["make", "mine.toml", "--part", "pieces", "--format", "svg", "-o", "set", "--watch"];
    let mut command = program(&here, &arguments);
    let mut watch = command.stdout(Stdio::null()).stderr(log).spawn().expect("the program runs");
    let heard = || fs::read_to_string(here.join("stderr.txt")).unwrap_or_default();
    let made = || here.join("set/pieces-1.svg").exists();
    let outcome = std::panic::catch_unwind(|| {
        soon("a fault", || heard().contains("this is a named pipe, not a file") && heard().contains("Watching"));
        assert!(!made());
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><path d=\"M0 0h10v10z\"/></svg>";
        fs::write(here.join("rat.new"), svg).expect("a picture");
        fs::rename(here.join("rat.new"), here.join("rat.svg")).expect("a name");
        soon("the set", made);
    });
    watch.kill().expect("the watch can be ended");
    finish(watch, "the watch");
    assert!(outcome.is_ok(), "{}", heard());
}
