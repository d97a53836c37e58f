//! What is written: whole or not at all, and never through a name that somebody else laid out.

#![cfg(unix)]

use super::program::{ended, files, folder, names, program, shouqi, stderr, well};
use crate::support::program::executable;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Stdio};

/// Every command that writes, with the folder that it writes into and the files that it writes there.
const WRITERS: [(&[&str], &str, &[&str]); 9] = [
    (&["make", "--part", "board", "--format", "svg", "-o", "set"], "set", &["board-1.svg", ".made-by-shouqi"]),
    (&["rules", "--format", "txt", "-o", "set"], "set", &["rules-classic-en.txt", ".made-by-shouqi"]),
    (&["gallery", "--theme", "classic", "--dpi", "10", "-o", "hung"], "hung", &["gallery.svg", "classic.png"]),
    (&["calibrate", "--format", "svg", "-o", "page"], "page", &["calibration.svg"]),
    (&["calibrate", "save", "office", "--left", "0.4"], "settings/printers", &["office", "office.toml"]),
    (
        &["tablebase", "build", "--rules", "leiden", "--material", "RvE", "-o", "made"],
        "made",
        &["RvE.wdl", "RvE.plies", "tables.txt"],
    ),
    (&["tablebase", "plan", "--pieces", "2", "-o", "made"], "made", &["Makefile", "Snakefile"]),
    (&["play", "--save", "games/evening.pgn"], "games", &["evening.pgn"]),
    (&["new", "themes/mine"], "themes", &["mine.toml"]),
];

#[test]
fn nothing_is_written_through_a_link_at_a_name_that_can_be_foreseen() {
    for (arguments, place, written) in WRITERS {
        let here = folder("foreseen");
        fs::write(here.join("precious"), "mine").expect("a file");
        let place = here.join(place);
        fs::create_dir_all(&place).expect("a folder");
        for name in written {
            for link in [format!(".{name}.part"), format!("{name}.part"), format!("{name}.tmp")] {
                symlink(here.join("precious"), place.join(link)).expect("a link");
            }
        }
        let before = names(&place);
        well(&here, arguments);
        assert_eq!(fs::read(here.join("precious")).expect("the file"), b"mine", "{arguments:?}");
        let after = names(&place);
        assert!(before.iter().all(|link| after.contains(link)), "{arguments:?}: the links are not ours to remove");
        let left = after.iter().find(|name| name.ends_with(".part") && !before.contains(name));
        assert_eq!(left, None, "{arguments:?}");
    }
}

#[test]
fn a_link_that_is_replaced_by_force_leaves_alone_what_it_leads_to() {
    for (arguments, name) in [(&["new", "mine"][..], "mine.toml"), (&["play", "--save", "evening.pgn"], "evening.pgn")]
    {
        let here = folder("link");
        fs::write(here.join("precious"), "mine").expect("a file");
        symlink("precious", here.join(name)).expect("a link");
        assert!(!shouqi(&here, arguments).status.success(), "{arguments:?} asks for --force");
        well(&here, &[arguments, &["--force"]].concat());
        assert_eq!(fs::read(here.join("precious")).expect("the file"), b"mine", "{arguments:?}");
        assert!(fs::symlink_metadata(here.join(name)).expect("it is there").is_file(), "{arguments:?}");
    }
    // A link that leads nowhere yet is something, too: nothing is made at its far end.
    let here = folder("link");
    symlink("nowhere", here.join("mine.toml")).expect("a link");
    assert_eq!(shouqi(&here, &["new", "mine"]).status.code(), Some(2));
    assert_eq!(names(&here), ["mine.toml"]);
}

/// A run on a disk that has no room for a single byte.
fn on_a_full_disk(within: &Path, arguments: &[&str]) -> std::process::Output {
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"", executable()]).args(arguments);
    shell.current_dir(within).env("SHOUQI_CONFIG", within.join("settings"));
    ended(shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()))
}

#[test]
fn a_full_disk_leaves_everything_as_it_was() {
    for (arguments, place, written) in WRITERS {
        let here = folder("full-disk");
        let place = here.join(place);
        fs::create_dir_all(&place).expect("a folder");
        let refused = on_a_full_disk(&here, arguments);
        assert_eq!(refused.status.code(), Some(3), "{arguments:?}: {}", stderr(&refused));
        assert_eq!(names(&place), Vec::<String>::new(), "{arguments:?}");
        assert!(!stderr(&refused).contains(".part"), "{arguments:?}: {}", stderr(&refused));

        // And with --force, where there is one, the old files are still whole.
        if !["make", "rules", "new", "play"].contains(&arguments[0]) {
            continue;
        }
        fs::write(place.join(written[0]), "older").expect("a file");
        let refused = on_a_full_disk(&here, &[arguments, &["--force"]].concat());
        assert_eq!(refused.status.code(), Some(3), "{arguments:?}: {}", stderr(&refused));
        let left = files(&place);
        assert_eq!(left.keys().collect::<Vec<_>>(), [written[0]], "{arguments:?}");
        assert_eq!(left[written[0]], b"older", "{arguments:?}");
    }
}

#[test]
fn what_a_killed_run_left_is_removed_and_a_file_of_ones_own_is_not() {
    let here = folder("left");
    fs::create_dir(here.join("set")).expect("a folder");
    fs::write(here.join("set/.shouqi-0123456789abcdef.part"), "half").expect("a file");
    fs::write(here.join("set/.shouqi-of-mine.part"), "mine").expect("a file");
    well(&here, &["make", "--part", "board", "--format", "svg", "-o", "set"]);
    assert_eq!(names(&here.join("set")), [".made-by-shouqi", ".shouqi-of-mine.part", "board-1.svg"]);
}

#[test]
fn a_file_in_the_place_of_a_folder_is_called_what_it_is() {
    let here = folder("no-folder");
    fs::write(here.join("f"), "mine").expect("a file");
    let commands: [&[&str]; 6] = [
        &["make", "--part", "board", "--format", "svg"],
        &["make", "--part", "board", "--format", "svg", "--force"],
        &["rules", "--format", "txt"],
        &["calibrate", "--format", "svg"],
        &["tablebase", "build", "--rules", "leiden", "--material", "RvE"],
        &["tablebase", "plan", "--pieces", "2"],
    ];
    for command in commands {
        for out in ["f", "f/within/it"] {
            let refused = shouqi(&here, &[command, &["-o", out]].concat());
            assert_eq!(refused.status.code(), Some(2), "{command:?}: {}", stderr(&refused));
            let stderr = stderr(&refused);
            assert!(
                stderr.contains("error: f is a file, not a folder") && stderr.contains("-o "),
                "{command:?}: {stderr}"
            );
        }
    }
    let save = ["calibrate", "save", "office", "--left", "0.4", "--config", "f"];
    let refused = shouqi(&here, &save);
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("error: f is a file, not a folder") && stderr(&refused).contains("--config"));
    assert_eq!(fs::read(here.join("f")).expect("the file"), b"mine");
}

#[test]
fn a_folder_in_the_place_of_a_file_stops_a_set_before_anything_is_replaced() {
    let here = folder("no-file");
    well(&here, &["make", "roman", "--part", "board", "--format", "svg,pdf", "-o", "set"]);
    fs::remove_file(here.join("set/board.pdf")).expect("a file");
    fs::create_dir(here.join("set/board.pdf")).expect("a folder");
    let before = files(&here.join("set"));
    for force in [&[][..], &["--force"]] {
        let arguments = [&["make", "classic", "--part", "board", "--format", "svg,pdf", "-o", "set"], force].concat();
        let refused = ended(program(&here, &arguments).stdout(Stdio::piped()).stderr(Stdio::piped()));
        assert_eq!(refused.status.code(), Some(2), "{}", stderr(&refused));
        assert!(stderr(&refused).contains("board.pdf"), "{}", stderr(&refused));
        assert_eq!(files(&here.join("set")), before);
    }
}
