//! The program as a process of its own, which may not wait for ever.

use crate::support::program::executable;
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

/// Who has not ended by then never will: nothing here works for more than seconds.
const PATIENCE: Duration = Duration::from_secs(300);

/// An empty folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    crate::support::program::folder("disk", name)
}

/// The program in a folder, with nothing to read.
pub fn program(within: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(executable());
    command.args(arguments).current_dir(within).stdin(Stdio::null());
    command.env("SHOUQI_CONFIG", within.join("settings"));
    command
}

/// What a run of the program says.
pub fn shouqi(within: &Path, arguments: &[&str]) -> Output {
    ended(program(within, arguments).stdout(Stdio::piped()).stderr(Stdio::piped()))
}

/// The same, and it must have gone well.
pub fn well(within: &Path, arguments: &[&str]) -> Output {
    let output = shouqi(within, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", stderr(&output));
    output
}

/// What a process says when it has ended; one that hangs is ended, and fails the test.
pub fn ended(command: &mut Command) -> Output {
    let shown = format!("{command:?}");
    finish(command.spawn().expect("the program runs"), &shown)
}

/// The same of one that runs already.
pub fn finish(mut child: Child, shown: &str) -> Output {
    let (out, err) = (heard(child.stdout.take()), heard(child.stderr.take()));
    let begun = Instant::now();
    let status = loop {
        match child.try_wait().expect("a process can be asked") {
            Some(status) => break status,
            None if begun.elapsed() < PATIENCE => sleep(Duration::from_millis(10)),
            None => {
                child.kill().expect("a process can be ended");
                child.wait().expect("an ended process is gone");
                panic!("{shown} hangs");
            }
        }
    };
    let whole = |heard: JoinHandle<Vec<u8>>| heard.join().expect("a reader ends");
    Output { status, stdout: whole(out), stderr: whole(err) }
}

fn heard(stream: Option<impl Read + Send + 'static>) -> JoinHandle<Vec<u8>> {
    spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut stream) = stream {
            stream.read_to_end(&mut bytes).expect("a pipe can be read");
        }
        bytes
    })
}

/// What it wrote to standard error.
pub fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Every file in a folder, with its bytes; of what is no file, the name.
pub fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("the folder can be listed").map(|entry| entry.expect("an entry"));
    let named = |entry: fs::DirEntry| {
        let is_file = entry.file_type().expect("its kind").is_file();
        let bytes = if is_file { fs::read(entry.path()).expect("a file") } else { Vec::new() };
        (entry.file_name().to_string_lossy().into_owned(), bytes)
    };
    entries.map(named).collect()
}

/// The names in a folder.
pub fn names(folder: &Path) -> Vec<String> {
    files(folder).into_keys().collect()
}

/// Puts a named pipe there, which nobody ever writes into.
#[cfg(unix)]
pub fn pipe(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status().expect("mkfifo runs");
    assert!(made.success(), "{}", path.display());
}
