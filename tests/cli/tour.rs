//! The first minutes: what the program says by itself, and its tour.

use crate::support::program::{executable, folder};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The tour without a terminal, in a country.
fn tour(within: &Path, locale: &str, arguments: &[&str]) -> Output {
    let mut program = Command::new(executable());
    program.arg("tour").args(arguments).current_dir(within).env_remove("LC_ALL").env_remove("LC_MESSAGES");
    program.env("LANG", locale).stdin(Stdio::null()).output().expect("the program runs")
}

/// The tour in a terminal, with what is typed there; what was shown, and the exit code.
fn tour_in_terminal(within: &Path, locale: &str, typed: &str) -> (String, Option<i32>) {
    let line = format!("exec '{}' tour", executable());
    let mut script = Command::new("script");
    script.args(["-q", "-f", "-e", "-c", &line, "screen"]).current_dir(within);
    script.env("LC_ALL", locale).env("NO_COLOR", "1").env("COLUMNS", "80");
    script.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut script = script.spawn().expect("a terminal");
    script.stdin.take().expect("a pipe").write_all(typed.as_bytes()).expect("it listens");
    let code = script.wait().expect("it ends").code();
    (fs::read_to_string(within.join("screen")).expect("what was shown").replace('\r', ""), code)
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The size of the pieces, the paper and the languages of a theme.
fn answers(theme: &Path) -> (String, String, Vec<String>) {
    let text = fs::read_to_string(theme).expect("a theme");
    let theme: toml::Table = text.parse().unwrap_or_else(|fault| panic!("{fault}"));
    let text = |value: &toml::Value| value.as_str().expect("a text").to_owned();
    let languages = theme["languages"].as_array().expect("a list").iter().map(text).collect();
    (text(&theme["pieces"]["size"]), text(&theme["paper"]["size"]), languages)
}

/// What an answer is expected to be.
fn expected(discs: &str, paper: &str, languages: &[&str]) -> (String, String, Vec<String>) {
    (discs.to_owned(), paper.to_owned(), languages.iter().map(|&tag| tag.to_owned()).collect())
}

#[test]
fn without_a_terminal_the_tour_takes_what_is_usual() {
    let within = folder("tour", "usual");
    let output = tour(&within, "de_AT.UTF-8", &[]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(answers(&within.join("first-set.toml")), expected("30mm", "A4", &["de", "zh-Hant"]));
    assert!(within.join("first-set/set.pdf").exists());
    let text = said(&output);
    for shown in ["$ shouqi make first-set.toml --out first-set", "30 mm pieces", "Nicht erlaubt.", "§ 8", "And then"]
    {
        assert!(text.contains(shown), "{shown}: {text}");
    }
    let american = folder("tour", "american");
    assert!(tour(&american, "en_US.UTF-8", &["emma", "--discs", "1in"]).status.success());
    assert_eq!(answers(&american.join("emma.toml")), expected("25.4mm", "Letter", &["en", "zh-Hant"]));
}

#[test]
fn every_command_of_the_tour_can_be_typed() {
    let within = folder("tour", "typed");
    let text = said(&tour(&within, "C", &[]));
    let joined = text.replace(" \\\n    ", " ");
    let typed: Vec<&str> = joined.lines().filter_map(|line| line.strip_prefix("$ ")).collect();
    assert_eq!(typed.len(), 2, "{text}");
    for line in typed {
        let program = executable();
        let line = line.replacen("shouqi", program, 1);
        let again = Command::new("sh").args(["-c", &line]).current_dir(&within).output().expect("a shell");
        // The rat may not: that is an answer.
        assert!(again.status.code() <= Some(1), "{again:?}");
        assert!(text.contains(said(&again).lines().next().expect("an answer")), "{again:?}");
    }
}

#[test]
fn wrong_answers_are_asked_again_and_enter_takes_what_is_usual() {
    let within = folder("tour", "asked");
    let (text, code) = tour_in_terminal(&within, "fr_FR.UTF-8", "large\n35\nLeter\nLetter\nxx\nes\n");
    assert_eq!(code, Some(0), "{text}");
    assert_eq!(answers(&within.join("first-set.toml")), expected("35mm", "Letter", &["es", "zh-Hant"]));
    for shown in ["large", "Letter", "[30] ", "[A4] ", "[fr] "] {
        assert!(text.contains(shown), "{shown}: {text}");
    }
    let within = folder("tour", "entered");
    let (text, _) = tour_in_terminal(&within, "fr_FR.UTF-8", "\n\nde,zh-Hant\n");
    assert_eq!(answers(&within.join("first-set.toml")), expected("30mm", "A4", &["de", "zh-Hant"]), "{text}");
}

#[test]
fn a_tour_that_is_left_writes_nothing() {
    let within = folder("tour", "left");
    let (text, code) = tour_in_terminal(&within, "C", "35\n\x04");
    assert_eq!(code, Some(0));
    assert!(text.contains("Nothing was written."), "{text}");
    assert_eq!(fs::read_dir(&within).expect("a folder").count(), 1, "only the screen");
}

#[test]
fn a_theme_that_is_there_stays() {
    let within = folder("tour", "there");
    fs::write(within.join("first-set.toml"), "mine").expect("it can be written");
    let output = tour(&within, "C", &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--force replaces it"), "{output:?}");
    assert_eq!(fs::read_to_string(within.join("first-set.toml")).expect("a file"), "mine");
    assert!(!within.join("first-set").exists());
    assert!(tour(&within, "C", &["--force"]).status.success());
    assert!(within.join("first-set/set.pdf").exists());
}

#[test]
fn the_program_alone_says_in_ten_lines_what_to_do() {
    let output = Command::new(executable()).output().expect("the program runs");
    assert!(output.status.success());
    let text = said(&output);
    assert_eq!(text.lines().count(), 10, "{text}");
    let help = Command::new(executable()).arg("help").output().expect("the program runs");
    for line in text.lines().filter_map(|line| line.strip_prefix("  shouqi ")) {
        let command = line.split(' ').next().expect("a command");
        assert!(said(&help).contains(&format!("\n  {command} ")), "{command} is a command");
    }
}
