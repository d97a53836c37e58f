//! The referee's table in a terminal: disputes, kills, full disks, and the manual.
#![cfg(unix)]

mod disputes;
mod kept;
mod manual;
mod screen;

use crate::support::program::executable;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The table, with a folder for the games that nobody saves.
fn table(within: &Path, arguments: &[&str]) -> Command {
    let mut program = Command::new(executable());
    program.arg("table").args(arguments).current_dir(within).env("SHOUQI_CONFIG", within.join("settings"));
    program
}

/// Plays with these lines typed.
fn played(within: &Path, arguments: &[&str], typed: &str) -> Output {
    let mut program = table(within, arguments);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = program.spawn().expect("the program starts");
    // A program that has left reads no more.
    let _ = program.stdin.take().expect("a pipe").write_all(typed.as_bytes());
    program.wait_with_output().expect("the program ends")
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// A text with single blanks.
fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
