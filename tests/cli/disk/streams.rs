//! Standard output and standard error that nobody reads, or that have no room.

use super::program::{ended, finish, folder, program, stderr};
use crate::support::program::executable;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Commands that say something, and what is typed to them.
const SPEAKERS: [(&[&str], &str); 24] = [
    (&["--help"], ""),
    (&["--version"], ""),
    (&["make", "--help"], ""),
    (&["help", "tablebase", "build"], ""),
    (&["completions", "bash"], ""),
    (&["list", "themes"], ""),
    (&["labels"], ""),
    (&["make", "--part", "board", "--format", "svg"], ""),
    (&["rules", "--format", "txt"], ""),
    (&["calibrate", "--format", "svg"], ""),
    (&["calibrate", "list"], ""),
    (&["new", "mine"], ""),
    (&["rulesets"], ""),
    (&["rulesets", "show", "classic"], ""),
    (&["languages"], ""),
    (&["referee", "moves"], ""),
    (&["referee", "batch"], "{\"id\":1,\"start\":true}\n"),
    (&["perft", "1"], ""),
    (&["tablebase", "export", "--rules", "leiden", "RvE"], ""),
    (&["tablebase", "plan", "--pieces", "2"], ""),
    (&["play"], ""),
    (&["play", "--side", "neither", "--level", "beginner"], ""),
    (&["analyze", "--depth", "1"], ""),
    (&["uci"], "uci\nisready\nposition startpos\ngo depth 1\n"),
];

/// A pipe at whose other end nobody is any more.
fn closed() -> Stdio {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    writer.into()
}

/// A file that never has room.
#[cfg(target_os = "linux")]
fn full() -> Stdio {
    File::options().write(true).open("/dev/full").expect("Linux has it").into()
}

fn run(command: &mut Command, typed: &str) -> Output {
    let mut child = command.stdin(Stdio::piped()).spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("it can be typed to");
    // It may have gone already.
    let _ = stdin.write_all(typed.as_bytes());
    drop(stdin);
    finish(child, &format!("{command:?}"))
}

#[test]
fn a_closed_standard_output_ends_every_command_quietly() {
    for (arguments, typed) in SPEAKERS {
        let here = folder("closed");
        let ended = run(program(&here, arguments).stdout(closed()).stderr(Stdio::piped()), typed);
        assert_eq!((ended.status.code(), stderr(&ended).as_str()), (Some(0), ""), "{arguments:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_standard_output_makes_every_command_say_so() {
    for (arguments, typed) in SPEAKERS {
        let here = folder("full");
        let ended = run(program(&here, arguments).stdout(full()).stderr(Stdio::piped()), typed);
        assert_eq!(ended.status.code(), Some(3), "{arguments:?}: {}", stderr(&ended));
        let message = stderr(&ended);
        assert!(message.starts_with("error: ") && message.lines().count() == 1, "{arguments:?}: {message}");
    }
}

/// Commands that tell something on standard error, and their exit codes.
const WARNERS: [(&[&str], i32); 5] = [
    (&["make", "nosuch"], 2),
    (&["nosuch"], 2),
    (&["referee", "replay", "nosuch.pgn"], 3),
    (&["tablebase", "build", "--rules", "leiden", "--material", "RvE"], 0),
    (&["make", "--part", "board", "--format", "svg,dxf"], 0),
];

#[test]
fn a_closed_standard_error_changes_nothing() {
    for (arguments, code) in WARNERS {
        let here = folder("deaf");
        let ended = ended(program(&here, arguments).stdout(Stdio::piped()).stderr(closed()));
        assert_eq!(ended.status.code(), Some(code), "{arguments:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_standard_error_is_told_by_the_exit_code_when_the_work_is_done() {
    for (arguments, _) in WARNERS {
        let here = folder("full-error");
        let ended = ended(program(&here, arguments).stdout(Stdio::piped()).stderr(full()));
        assert_eq!(ended.status.code(), Some(3), "{arguments:?}");
        match arguments[0] {
            "tablebase" => assert!(here.join("tablebase/RvE.wdl").exists(), "{arguments:?}"),
            "make" if arguments[1] != "nosuch" => assert!(here.join("shouqi-set/board-1.svg").exists()),
            _ => (),
        }
    }
}

/// The program on a terminal that calls itself so.
#[cfg(unix)]
fn on_a_terminal(here: &Path, name: &str, arguments: &[&str]) -> Command {
    // `script` makes a terminal for what it runs; on Linux and elsewhere it wants to be stderr in different words.
    let mut script = Command::new("script");
    let program = executable();
    if cfg!(target_os = "linux") {
        script.args(["-qec", &format!("'{program}' {}", arguments.join(" ")), "/dev/null"]);
    } else {
        script.args(["-q", "/dev/null", program]).args(arguments);
    }
    script.current_dir(here).env("TERM", name).stdin(Stdio::null()).stdout(Stdio::piped());
    script
}

/// What a program writes until it has written all of these words; then it is stopped.
#[cfg(unix)]
fn shown_until(program: &mut Command, words: &[&str]) -> String {
    let mut child = program.spawn().expect("it can be run");
    let shown = read_until(child.stdout.take().expect("its output is a pipe"), words);
    child.kill().expect("it can be stopped");
    child.wait().expect("it ends");
    shown
}

#[cfg(unix)]
fn read_until(mut output: impl std::io::Read, words: &[&str]) -> String {
    let (mut shown, mut piece) = (String::new(), [0; 4096]);
    while !words.iter().all(|word| shown.contains(word)) {
        match output.read(&mut piece).expect("the pipe can be read") {
            0 => break,
            count => shown.push_str(&String::from_utf8_lossy(&piece[..count])),
        }
    }
    shown
}

#[test]
#[cfg(unix)]
fn a_dumb_terminal_gets_no_escape_sequences_while_it_waits() {
    let here = folder("dumb");
    // Long enough, on any machine, that a bar tells how far it is.
    let stderr = ["\x1b[2K", "parts"];
    let shown = shown_until(&mut on_a_terminal(&here, "xterm", &["perft", "8", "--visit", "--threads", "1"]), &stderr);
    assert!(stderr.iter().all(|word| shown.contains(word)), "a terminal that can is stderr: {shown:?}");
    let output = ended(&mut on_a_terminal(&here, "dumb", &["perft", "6", "--visit", "--threads", "1"]));
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{shown}");
    assert!(!shown.contains('\x1b') && shown.contains("leaves"), "{shown:?}");
}
