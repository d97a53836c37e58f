//! Imports go down only: every `use crate::…` of every room is held to the table of rooms.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Which rooms of the house a room may look into. A room that is built later is in the table already.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    (
        "cli",
        &[
            "service",
            "export",
            "preflight",
            "layout",
            "engine",
            "rulesheet",
            "table",
            "tablebase",
            "gadget",
            "theme",
            "typeset",
            "scene",
            "art",
            "language",
            "rules",
            "geom",
            "fonts",
            "files",
            "packed",
            "diagnostics",
        ],
    ),
    (
        "service",
        &[
            "export",
            "preflight",
            "layout",
            "engine",
            "rulesheet",
            "table",
            "theme",
            "scene",
            "language",
            "rules",
            "fonts",
            "geom",
            "files",
            "diagnostics",
        ],
    ),
    ("export", &["render", "scene", "geom", "icc", "fonts", "rulesheet", "language"]),
    ("preflight", &["render", "layout", "theme", "typeset", "scene", "art", "language", "rules", "fonts", "geom"]),
    ("layout", &["assembly", "extras", "impose", "compose", "motif", "canvas", "scene", "theme", "rulesheet"]),
    // Its sheet shows what lies on which paper, so it stands above the room that lays it there.
    (
        "assembly",
        &[
            "extras",
            "impose",
            "compose",
            "motif",
            "canvas",
            "scene",
            "typeset",
            "theme",
            "rulesheet",
            "rules",
            "art",
            "language",
            "geom",
            "fonts",
        ],
    ),
    (
        "extras",
        &[
            "dieline",
            "impose",
            "compose",
            "motif",
            "canvas",
            "scene",
            "typeset",
            "theme",
            "rulesheet",
            "rules",
            "art",
            "language",
            "geom",
            "fonts",
        ],
    ),
    ("dieline", &["geom"]),
    (
        "impose",
        &[
            "compose",
            "motif",
            "canvas",
            "scene",
            "typeset",
            "theme",
            "rulesheet",
            "rules",
            "art",
            "language",
            "geom",
            "fonts",
        ],
    ),
    (
        "compose",
        &[
            "landscape",
            "motif",
            "canvas",
            "scene",
            "typeset",
            "theme",
            "rulesheet",
            "rules",
            "art",
            "language",
            "geom",
            "fonts",
        ],
    ),
    ("landscape", &["motif", "canvas", "scene", "theme", "rules", "geom"]),
    ("motif", &["canvas", "scene", "typeset", "theme", "rules", "art", "language", "geom", "fonts"]),
    ("canvas", &["scene", "typeset", "theme", "rules", "art", "language", "geom", "fonts"]),
    // It takes the word of tables of the ruleset that is played by.
    ("engine", &["tablebase", "rules"]),
    ("rulesheet", &["language", "rules", "packed", "diagnostics"]),
    // Beside a real board or in place of one; what is said of it is others' business.
    ("table", &["rules"]),
    ("tablebase", &["rules"]),
    ("gadget", &["rules", "files", "diagnostics"]),
    // A theme is only checked when its colours, faces, pictures and words are known to be usable, and when what it
    // claims about the rules is proved.
    ("theme", &["rulesheet", "rules", "language", "art", "scene", "icc", "fonts", "geom", "files", "diagnostics"]),
    ("typeset", &["language", "fonts", "scene", "geom"]),
    ("render", &["scene", "geom", "fonts"]),
    // A document knows the press that it is printed on.
    ("scene", &["geom", "icc", "fonts"]),
    ("art", &["scene", "icc", "geom", "packed", "diagnostics"]),
    ("language", &["rules", "packed", "diagnostics"]),
    ("rules", &["files", "diagnostics"]),
    ("fonts", &["geom", "packed"]),
    ("geom", &[]),
    ("icc", &[]),
    // What provides the files that rulesets and themes name.
    ("files", &["diagnostics"]),
    ("packed", &[]),
    ("diagnostics", &[]),
];

/// Words of the standard library that touch the disk, the terminal, the clock or chance; only `cli` may.
const OUTSIDE_WORLD: &[&str] =
    &["std::fs", "std::io", "std::env", "std::time", "std::process", "println!", "eprintln!", "HashMap", "HashSet"];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the sources can be listed") {
        let path = entry.expect("a source has a name").path();
        if path.join("Cargo.toml").exists() || path == Path::new("src/pack.rs") {
            // A package of its own, such as the WebAssembly, sees of this one only what is public; Cargo runs the other.
        } else if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The room a source belongs to: the first folder or file below `src`.
fn room(path: &Path) -> String {
    let below = path.strip_prefix("src").expect("sources lie below src");
    let first = below.components().next().expect("a source has a name").as_os_str().to_string_lossy();
    first.trim_end_matches(".rs").to_owned()
}

/// The code of a source, without comments and without its documentation's examples.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a source can be read");
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The rooms that a source names behind `crate::`.
fn imports(code: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for part in code.split("crate::").skip(1) {
        let names = match part.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap_or_default().split(',').collect(),
            None => vec![part],
        };
        for name in names {
            let word: String = name.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            rooms.push(word);
        }
    }
    rooms
}

#[test]
fn rooms_look_only_into_rooms_below_them() {
    let table: BTreeMap<&str, &[&str]> = MAY_IMPORT.iter().copied().collect();
    let mut wrong = Vec::new();
    let mut looked = 0;
    for path in sources(Path::new("src")) {
        let own = room(&path);
        if own == "lib" || own == "main" {
            continue;
        }
        let allowed = table.get(own.as_str()).unwrap_or_else(|| panic!("{own} is no room of the table"));
        for other in imports(&code(&path)) {
            looked += 1;
            if other != own && !allowed.contains(&other.as_str()) {
                wrong.push(format!("{} looks into {other}", path.display()));
            }
        }
    }
    assert!(looked > 30, "only {looked} imports were found: the reader of sources is broken");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_cli_does_io() {
    let mut wrong = Vec::new();
    for path in sources(Path::new("src")).into_iter().filter(|path| !["cli", "main"].contains(&room(path).as_str())) {
        // A cursor over bytes in memory leads nowhere, and what is written without files stays in memory, too.
        let code = code(&path).replace("std::io::Cursor", "").replace("std::io::Write", "");
        for word in OUTSIDE_WORLD.iter().filter(|word| code.contains(**word)) {
            wrong.push(format!("{} uses {word}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn output_goes_through_macros_that_do_not_panic() {
    // The macros of the standard library panic when a stream is closed or full; those of `cli/std_streams.rs` do not.
    // They are used by `use crate::cli::std_streams::println;`, or as `std_streams::println!`.
    let mut wrong = Vec::new();
    for path in sources(Path::new("src/cli")) {
        let code = code(&path);
        let imports: Vec<&str> = code.lines().filter(|line| line.contains("std_streams::")).collect();
        for name in ["print", "println", "eprint", "eprintln"] {
            let words = |line: &str| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name);
            let imported = imports.iter().any(|line| line.trim_start().starts_with("use ") && words(line));
            for (at, _) in code.match_indices(&format!("{name}!")) {
                let before = &code[..at];
                let is_other = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
                let is_of_ours = before.ends_with("std_streams::") || (imported && !before.ends_with("::"));
                if !is_other && !is_of_ours {
                    wrong.push(format!("{} uses {name}! of another than cli/std_streams.rs", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_one_door_opens_the_users_files() {
    // Elsewhere in `cli` a file could be a pipe without an end, or be written by halves.
    let doors = [
        "File::open",
        "File::create",
        "File::options",
        "OpenOptions",
        "fs::read(",
        "read_to_string(",
        "fs::write",
        "fs::rename",
        "create_dir",
    ];
    let mut wrong = Vec::new();
    for path in sources(Path::new("src/cli")).into_iter().filter(|path| !path.starts_with("src/cli/disk")) {
        let code = code(&path);
        wrong.extend(
            doors.iter().filter(|door| code.contains(**door)).map(|door| format!("{} uses {door}", path.display())),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_code_depends_on_the_default_board_size() {
    // Seven files and nine rows stand in the rulesets, never in the code; texts may give an example.
    let mut wrong = Vec::new();
    for path in sources(Path::new("src/rules")) {
        for (line, text) in code(&path).lines().enumerate() {
            let bare: String = text.replace("\\\"", "").split('"').step_by(2).collect::<Vec<_>>().join(" ");
            let words: Vec<&str> = bare.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
            for number in ["7", "9"].iter().filter(|number| words.contains(number)) {
                wrong.push(format!("{}:{}: {number} in {}", path.display(), line + 1, text.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_fault_code_belongs_to_one_sort_of_fault() {
    // A code may be raised from several places, but always about the same thing: it stands in one file, or in the
    // files of one room that share the check.
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in sources(Path::new("src")) {
        for part in code(&path).split("Fault::new(").skip(1) {
            if let Some(literal) = part.trim_start().strip_prefix('"') {
                let name = literal.split('"').next().unwrap_or_default().to_owned();
                let plain = name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
                assert!(plain, "{name} is no fault code");
                places.entry(name).or_default().push(room(&path));
            }
        }
    }
    assert!(places.len() > 25, "only {} codes were found", places.len());
    for (code, rooms) in places {
        assert!(rooms.iter().all(|room| *room == rooms[0]), "{code} is raised in {rooms:?}");
    }
}

/// The page that shows the table of rooms to people.
const PAGE: &str = "src/README.md";

/// The first line of a room's own documentation.
fn duty(room: &str) -> String {
    let text =
        fs::read_to_string(format!("src/{room}/mod.rs")).or_else(|_| fs::read_to_string(format!("src/{room}.rs")));
    let text = text.expect("a room is a folder or a file");
    let first = text.lines().next().unwrap_or_default().trim_start_matches("//!").trim();
    first.trim_end_matches('.').to_owned()
}

#[test]
fn the_page_of_the_sources_shows_this_table() {
    const HEAD: &str = "| room | duty | may import |\n|---|---|---|\n";
    let text = fs::read_to_string(PAGE).expect("the sources have a page");
    let (before, rest) = text.split_once(HEAD).expect("the page has a table of rooms");
    let (shown, after) = rest.split_once("\n\n").expect("the table has an end");
    let duties: BTreeMap<&str, &str> = shown
        .lines()
        .filter_map(|line| {
            let mut cells = line.trim_matches('|').split(" | ").map(str::trim);
            Some((cells.next()?.trim_matches('`'), cells.next()?))
        })
        .collect();
    let row = |(room, imports): &(&str, &[&str])| {
        let duty = duties.get(room).map_or_else(|| duty(room), |duty| (*duty).to_owned());
        let imports = if imports.is_empty() { "nothing".to_owned() } else { imports.join(", ") };
        format!("| `{room}` | {duty} | {imports} |")
    };
    let right = MAY_IMPORT.iter().map(row).collect::<Vec<_>>().join("\n");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(PAGE, format!("{before}{HEAD}{right}\n\n{after}")).expect("the page is ours");
    } else {
        assert_eq!(shown, right, "`UPDATE=1 cargo test --release --test architecture` writes the table of {PAGE} anew");
    }
}
