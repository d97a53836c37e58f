//! The program, run in a folder of a test's own.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use std::{env, fs};

/// An empty folder of a test's own, in those of its subject.
pub fn folder(subject: &str, name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(subject).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("the old folder can go");
    }
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}

/// The program under test: the one that was built for the tests, or whatever `SHOUQI_TESTED` names, such as a packaged one.
pub fn executable() -> &'static str {
    static NAMED: LazyLock<Option<String>> = LazyLock::new(|| env::var("SHOUQI_TESTED").ok());
    NAMED.as_deref().unwrap_or(env!("CARGO_BIN_EXE_shouqi"))
}

/// What the program answers when it is run there.
pub fn shouqi(within: &Path, arguments: &[&str]) -> Output {
    Command::new(executable()).args(arguments).current_dir(within).output().expect("the program runs")
}
