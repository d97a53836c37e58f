//! The pages of documentation, in one place: every test of what they say goes through this table.

use std::fs;
use std::path::{Path, PathBuf};

/// Where everything begins.
pub const README: &str = "README.md";
/// The reference of themes, and of printing.
pub const THEMES: &str = "templates/themes/README.md";
/// The reference of rulesets, and of rules sheets.
pub const RULESETS: &str = "templates/rulesets/README.md";
/// For who works on the code.
pub const SOURCES: &str = "src/README.md";

/// All pages whose `console` blocks are run, and which together say and show what tests look for.
pub const PAGES: &[&str] = &[
    README,
    THEMES,
    RULESETS,
    "templates/languages/README.md",
    "examples/referee.md",
    "examples/endings.md",
    "examples/compared/README.md",
    SOURCES,
    "tests/README.md",
    "tests/benches/README.md",
];

/// The text of a page.
pub fn page(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The texts of all pages of the table.
pub fn all_text() -> String {
    PAGES.iter().map(page).collect::<Vec<_>>().join("\n")
}

/// Every Markdown file that is documentation: those of the table, those of the examples, and what lies beside.
pub fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    walk(Path::new("."), &mut found);
    found.sort();
    found
}

/// Folders whose Markdown files are test data, or nobody's.
const NO_DOCUMENTS: [&str; 3] = ["./tests/commands", "./tests/disputes", "./target"];

fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("an entry has a name").path();
        let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if path.is_dir() {
            if !hidden && !NO_DOCUMENTS.iter().any(|other| path == Path::new(other)) {
                walk(&path, found);
            }
        } else if path.extension().is_some_and(|ending| ending == "md") {
            found.push(path);
        }
    }
}
