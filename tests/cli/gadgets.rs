//! The page about gadgets: its figures are what its commands draw. `UPDATE=1 cargo test --release --test cli gadgets`
//! draws them anew.

use crate::support::program::executable;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const FOLDER: &str = "examples/gadgets";
/// The folder that the commands of the page name.
const OUT: &str = "figures";

fn page() -> String {
    fs::read_to_string(Path::new(FOLDER).join("README.md")).expect("the page")
}

/// Runs every command of the page; returns the folder that they write to.
fn drawn() -> PathBuf {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gadget_figures");
    if out.exists() {
        fs::remove_dir_all(&out).expect("the old folder can go");
    }
    let page = page();
    let commands: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("    shouqi ")).collect();
    assert_eq!(commands.len(), 3, "{commands:?}");
    for command in commands {
        let out = out.to_str().expect("a plain path");
        let words = command.split_whitespace().map(|word| if word == OUT { out } else { word });
        let run = Command::new(executable()).args(words).output().expect("it runs");
        assert!(run.status.success(), "{command}:\n{}", String::from_utf8_lossy(&run.stderr));
    }
    out
}

/// The SVG files of a folder.
fn figures(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("a file").file_name());
    entries.map(|name| name.to_string_lossy().into_owned()).filter(|name| name.ends_with(".svg")).collect()
}

#[test]
fn the_figures_of_gadgets_are_what_the_program_draws() {
    let (out, kept) = (drawn(), Path::new(FOLDER));
    let made = figures(&out);
    if std::env::var_os("UPDATE").is_some() {
        for name in figures(kept) {
            fs::remove_file(kept.join(name)).expect("an old figure can go");
        }
        for name in &made {
            fs::copy(out.join(name), kept.join(name)).expect("a figure is kept");
        }
    }
    assert_eq!(figures(kept), made);
    for name in made {
        let [new, old] = [&out, kept].map(|folder| fs::read(folder.join(&name)).expect("a figure"));
        assert!(new == old, "{name} is another; UPDATE=1 draws it anew");
        assert!(page().contains(&format!("]({name})")), "the page shows no {name}");
    }
}

#[test]
fn a_figure_says_what_holds_and_what_does_not() {
    let text = |name: &str| fs::read_to_string(Path::new(FOLDER).join(name)).expect("a figure");
    for (name, outcomes) in [("and.svg", [7, 0]), ("and-plain-exit.svg", [0, 1]), ("open-lobby.svg", [0, 2])] {
        let found = ["holds", "refuted"].map(|word| text(name).matches(&format!("aria-label=\"{word}\"")).count());
        assert_eq!(found, outcomes, "{name}");
    }
}
