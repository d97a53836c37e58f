//! The files of the page and of the faces: every one is embedded in the program, and served as it is.

use super::client::Studio;
use std::fs;
use std::path::{Path, PathBuf};

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

fn art() -> Vec<String> {
    below("templates/art/papercut", files(Path::new("templates/art/papercut")))
}

fn designs() -> Vec<String> {
    let all = below("templates/languages", files(Path::new("templates/languages")));
    all.into_iter().filter(|path| path.ends_with("/themes.ftl")).collect()
}

#[test]
fn every_file_is_served_as_it_is_with_its_type() {
    let studio = Studio::start();
    let fonts = fs::read_dir("fonts").expect("the fonts").map(|entry| entry.expect("an entry").path());
    let fonts = below("", fonts.filter(|path| path.extension().is_some_and(|ending| ending == "ttf")));
    let page =
        page().into_iter().filter(|path| path != "index.html").map(|path| (format!("templates/studio/{path}"), path));
    let art = art().into_iter().map(|path| (format!("templates/art/papercut/{path}"), format!("art/papercut/{path}")));
    let designs = designs().into_iter().map(|path| {
        let tag = path.split('/').next().expect("a language");
        (format!("templates/languages/{path}"), format!("words/designs/{tag}.ftl"))
    });
    for (file, path) in page.chain(art).chain(designs).chain(fonts.into_iter().map(|path| (path.clone(), path))) {
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

/// The messages of a language of the page, each with the variables in it.
fn messages(tag: &str) -> Vec<(String, Vec<String>)> {
    let text = fs::read_to_string(format!("templates/studio/words/{tag}.ftl")).expect("a language of the page");
    let mut messages: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let start = line.split_once('=').filter(|_| line.starts_with(|c: char| c.is_ascii_alphabetic()));
        if let Some((id, _)) = start {
            messages.push((id.trim().to_owned(), Vec::new()));
        }
        let names = line
            .split('$')
            .skip(1)
            .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>());
        if let Some((_, variables)) = messages.last_mut() {
            variables.extend(names);
            variables.sort();
            variables.dedup();
        }
    }
    messages
}

#[test]
fn every_language_says_what_each_key_of_a_theme_means() {
    // English is told by the program.
    let keys = crate::service::ask("keys", serde_json::json!({}));
    let id = |path: &str| {
        let parts = path.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
        format!("key-{}", parts.collect::<Vec<_>>().join("-"))
    };
    let keys = keys.answer().as_array().expect("a list of keys").iter();
    let wanted: Vec<String> = keys.map(|key| id(key["path"].as_str().expect("a path"))).collect();
    for tag in shouqi::language::LANGUAGES.iter().filter(|tag| **tag != "en") {
        let path = format!("templates/studio/words/keys/{tag}.ftl");
        let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"));
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let said: Vec<(&str, &str)> = lines.map(|line| line.split_once(" = ").expect("a message")).collect();
        assert_eq!(said.iter().map(|(id, _)| *id).collect::<Vec<_>>(), wanted, "{tag}");
        for (id, words) in said {
            assert!(words.chars().count() > 2 && !words.contains(['{', '}']), "{tag}: {id} = {words}");
        }
    }
}

#[test]
fn every_language_of_the_program_has_all_words_of_the_page() {
    let english = messages("en");
    assert!(english.len() > 500, "{} messages", english.len());
    for tag in shouqi::language::LANGUAGES {
        let own = messages(tag);
        let ids = |messages: &[(String, Vec<String>)]| messages.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&own), ids(&english), "{tag}");
        for ((id, variables), (_, known)) in own.iter().zip(&english) {
            assert!(variables.iter().all(|name| known.contains(name)), "{tag}: {id} has {variables:?}, not {known:?}");
        }
    }
    let offered = fs::read_to_string("templates/studio/language/words.js").expect("the list of languages");
    for tag in shouqi::language::LANGUAGES {
        assert!(offered.contains(&format!("[\"{tag}\", ")), "{tag} is not offered");
    }
}
