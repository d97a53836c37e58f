//! The program, run in a folder of a test's own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// An empty folder of a test's own, in those of its subject.
pub fn folder(subject: &str, name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(subject).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("the old folder can go");
    }
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}

/// What the program answers when it is run there.
pub fn shouqi(within: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shouqi")).args(arguments).current_dir(within).output().expect("the program runs")
}
