//! The manual of the table: its sessions are played as they are shown.

use super::{played, said};
use crate::support::program::folder;
use std::fs;

const PAGE: &str = "examples/table.md";

/// A session of the page: the arguments, and what is seen, with what was typed behind the prompts.
struct Shown {
    arguments: Vec<String>,
    seen: String,
}

/// The sessions are blocks of `text` that begin with the command.
fn sessions(page: &str) -> Vec<Shown> {
    let blocks = page.split("\n```text\n").skip(1).map(|rest| rest.split_once("\n```").expect("a block ends").0);
    let shown = blocks.filter_map(|block| {
        let (command, seen) = block.strip_prefix("$ shouqi table")?.split_once('\n')?;
        let quoted = command.split('"').enumerate();
        let arguments = quoted.flat_map(|(place, part)| match place % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        });
        Some(Shown { arguments: arguments.collect(), seen: seen.to_owned() })
    });
    shown.collect()
}

/// What stands before a line that was typed, and the line.
fn prompt(line: &str) -> Option<(&str, &str)> {
    let (before, typed) = line.split_once("> ").or_else(|| Some((line.strip_suffix('>')?, "")))?;
    let is_prompt = before.split_whitespace().count() <= 2 && !before.is_empty() && !before.starts_with(' ');
    is_prompt.then_some((before, typed))
}

/// Without the times that clocks show.
fn timeless(text: &str) -> String {
    let is_time = |word: &str| word.contains(':') && word.chars().all(|c| c.is_ascii_digit() || c == ':');
    let words = text.split_whitespace().map(|word| {
        let clock = word.trim_end_matches('>');
        if is_time(clock) { word.replace(clock, "0:00") } else { word.to_owned() }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Whether a text is as it is shown: … stands for anything.
fn is_as_shown(heard: &str, shown: &str) -> bool {
    let mut parts = shown.split('…');
    let Some(mut rest) = heard.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    for part in parts {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.is_empty() || shown.ends_with('…')
}

#[test]
fn the_sessions_of_the_manual_are_played_as_they_are_shown() {
    let page = fs::read_to_string(PAGE).expect("the manual");
    let sessions = sessions(&page);
    assert!(sessions.len() >= 5, "{} sessions", sessions.len());
    let within = folder("table", "manual");
    for Shown { arguments, seen } in &sessions {
        let typed: String = seen.lines().filter_map(prompt).map(|(_, typed)| format!("{typed}\n")).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let heard = said(&played(&within, &arguments, &typed));
        // The terminal shows what is typed; a pipe does not.
        let shown: String = seen
            .lines()
            .map(|line| match prompt(line) {
                Some((before, _)) => format!("{before}> "),
                None => format!("{line}\n"),
            })
            .collect();
        let (heard, shown) = (timeless(&heard), timeless(&shown));
        assert!(is_as_shown(&heard, &shown), "shouqi table {}\nsays\n{heard}\nfor\n{shown}", arguments.join(" "));
    }
}

#[test]
fn the_manual_names_every_command() {
    let page = fs::read_to_string(PAGE).expect("the manual");
    let within = folder("table", "help");
    let help = said(&played(&within, &[], "help\nquit\n"));
    // Lines that go on are further in.
    let heads = help.lines().filter_map(|line| line.strip_prefix("  ").filter(|rest| !rest.starts_with(' ')));
    let rows: Vec<&str> = heads.filter_map(|head| head.split_whitespace().next()).collect();
    let commands: Vec<&str> = rows.into_iter().filter(|word| word.chars().all(|c| c.is_ascii_lowercase())).collect();
    assert!(commands.len() >= 20, "{commands:?}");
    for command in commands {
        assert!(page.contains(&format!("`{command}")), "{command}");
    }
}
