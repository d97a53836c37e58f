//! The list of files that are embedded in the program, held against the folder.

use super::client::Studio;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The list.
const LIST: &str = "src/cli/studio/site/page_files.rs";
/// What a browser reads; notes and settings beside it are for people who change it.
const READ_BY_BROWSERS: [&str; 5] = ["html", "css", "js", "svg", "ftl"];

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| READ_BY_BROWSERS.iter().any(|known| ending == *known)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Paths below a folder, as the site has them.
fn below(folder: &str, files: impl IntoIterator<Item = PathBuf>) -> Vec<String> {
    let below = |path: PathBuf| path.strip_prefix(folder).expect("below").to_str().expect("text").replace('\\', "/");
    files.into_iter().map(below).collect()
}

fn page() -> Vec<String> {
    below("templates/studio", files(Path::new("templates/studio")))
}

fn words() -> Vec<String> {
    let is_of_page = |path: &PathBuf| path.file_name().is_some_and(|name| name == "studio.ftl");
    below("templates/languages", files(Path::new("templates/languages")).into_iter().filter(is_of_page))
}

fn art() -> Vec<String> {
    below("templates/art/papercut", files(Path::new("templates/art/papercut")))
}

#[test]
fn every_file_of_the_page_is_embedded() {
    let text = fs::read_to_string(LIST).expect("the list");
    let mut right = text.clone();
    for (folder, paths) in [("studio", page()), ("languages", words()), ("art/papercut", art())] {
        let begin = format!("embedded! {{ \"{folder}\":\n");
        let (before, rest) = right.split_once(&begin).expect("a list begins");
        let (_, after) = rest.split_once("};").expect("a list ends");
        let mut list = String::new();
        for path in paths {
            writeln!(list, "    \"{path}\",").expect("text");
        }
        right = format!("{before}{begin}{list}}};{after}");
    }
    if std::env::var_os("UPDATE").is_some() {
        fs::write(LIST, right).expect("the list is ours");
    } else {
        assert_eq!(text, right, "`UPDATE=1 cargo test --release --test cli studio::embedded` writes {LIST} anew");
    }
}

#[test]
fn every_file_is_served_as_it_is_with_its_type() {
    let studio = Studio::start();
    let fonts = fs::read_dir("fonts").expect("the fonts").map(|entry| entry.expect("an entry").path());
    let fonts = below("", fonts.filter(|path| path.extension().is_some_and(|ending| ending == "ttf")));
    let page =
        page().into_iter().filter(|path| path != "index.html").map(|path| (format!("templates/studio/{path}"), path));
    let words = words().into_iter().map(|path| (format!("templates/languages/{path}"), format!("languages/{path}")));
    let art = art().into_iter().map(|path| (format!("templates/art/papercut/{path}"), format!("art/papercut/{path}")));
    for (file, path) in page.chain(words).chain(art).chain(fonts.into_iter().map(|path| (path.clone(), path))) {
        let answer = studio.get(&format!("/{path}"));
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.body == fs::read(&file).expect("the file"), "{path}");
        let media_type = match path.rsplit('.').next().expect("an ending") {
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "svg" => "image/svg+xml",
            "ttf" => "font/ttf",
            _ => "text/plain; charset=utf-8",
        };
        assert_eq!(answer.header("content-type"), Some(media_type), "{path}");
    }
}
