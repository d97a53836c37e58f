//! Folders of endgame tables, with files in them that are none.

use super::program::{files, folder, names, shouqi, stderr, well};
use std::fs;

const BUILD: [&str; 8] = ["tablebase", "build", "--rules", "leiden", "--material", "RvE", "-o", "."];

#[test]
fn a_foreign_file_is_not_overwritten_by_a_table() {
    for name in ["RvE.wdl", "RvE.plies"] {
        let here = folder("somebody-elses");
        fs::write(here.join(name), "mine").expect("a file");
        let refused = shouqi(&here, &BUILD);
        assert_eq!(refused.status.code(), Some(2), "{}", stderr(&refused));
        let message = stderr(&refused);
        assert!(message.contains(&format!("{name} is there already")) && message.contains("--force"), "{message}");
        assert_eq!(names(&here), [name], "nothing is written");
        assert_eq!(files(&here)[name], b"mine");
        well(&here, &[&BUILD[..], &["--force"]].concat());
        well(&here, &["tablebase", "verify", "--rules", "leiden", "--tables", "."]);
    }
}

#[test]
fn a_table_of_other_rules_is_foreign() {
    let (here, there) = (folder("other-rules"), folder("other-rules-of"));
    well(&there, &["tablebase", "build", "--rules", "classic", "--material", "RvE", "-o", "."]);
    fs::copy(there.join("RvE.plies"), here.join("RvE.plies")).expect("a copy");
    let before = files(&here);
    assert_eq!(shouqi(&here, &BUILD).status.code(), Some(2));
    assert_eq!(files(&here), before);
}

#[test]
fn tables_of_a_build_that_was_cut_short_are_ours() {
    let here = folder("cut-short");
    well(&here, &BUILD);
    let whole = files(&here);
    // Killed before the list was written, or before the outcomes were; or damaged since.
    for missing in [&["tables.txt"][..], &["tables.txt", "RvE.wdl"], &["RvE.wdl"]] {
        missing.iter().for_each(|name| fs::remove_file(here.join(name)).expect("a file"));
        well(&here, &BUILD);
        assert_eq!(files(&here), whole);
    }
    let mut damaged = whole["RvE.wdl"].clone();
    damaged.truncate(damaged.len() / 2);
    fs::write(here.join("RvE.wdl"), damaged).expect("a file");
    well(&here, &BUILD);
    assert_eq!(files(&here), whole);
}

#[test]
fn a_table_that_is_half_finished_is_unfinished_and_not_wrong() {
    let here = folder("half-finished");
    well(&here, &BUILD);
    fs::remove_file(here.join("RvE.wdl")).expect("a file");
    let verify = ["tablebase", "verify", "--rules", "leiden", "--tables", "."];
    for full in [&[][..], &["--full"]] {
        let found = shouqi(&here, &[&verify[..], full].concat());
        assert_eq!(found.status.code(), Some(1), "{}", stderr(&found));
        let said = String::from_utf8_lossy(&found.stdout).into_owned();
        assert!(said.contains("RvE.wdl") && said.contains("unfinished") && !said.contains("wrong"), "{said}");
        assert!(said.contains("build"), "{said}");
    }
    let found = shouqi(&here, &[&verify[..], &["--json"]].concat());
    let said = String::from_utf8_lossy(&found.stdout).into_owned();
    assert!(said.contains("\"wrong\":[]") && said.contains("\"unfinished\":[\"RvE\"]"), "{said}");
    well(&here, &BUILD);
    well(&here, &verify);

    // Without its plies there is nothing to finish.
    fs::remove_file(here.join("RvE.plies")).expect("a file");
    assert_eq!(shouqi(&here, &verify).status.code(), Some(2));
}
