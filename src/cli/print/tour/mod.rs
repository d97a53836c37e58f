//! `shouqi tour`: a first set by three answers, and a first dispute that it settles.

pub mod args;
mod custom;
mod question;

use super::super::exit::{Done, Failure};
use super::args::ThemeArgs;
use super::new::{self, ThemeFile};
use super::starter_theme::beginning;
use super::theme_options::theme;
use crate::cli::args::CliArgs;
use crate::cli::disk::stands;
use crate::cli::escaped_output;
use crate::cli::terminal::{bold, wrap};
use args::{DEFAULT_NAME, Tour};
use clap::Parser;
use custom::Custom;
use question::{QUESTIONS, asked};
use std::io::{IsTerminal, Write};
use std::path::Path;

/// A rat in the river beside an elephant on the bank: the dispute of most first evenings.
const DISPUTE: [&str; 2] = ["7/7/7/7/7/eR5/7/7/7 w", "b4a4"];

/// Asks, makes the set, settles the dispute, and names what is next.
pub fn run(tour: Tour) -> Result<Done, Failure> {
    let ThemeFile { stem, file } = ThemeFile::named(&tour.name)?;
    if stands(Path::new(&file)) && !tour.force {
        return Err(new::is_there(&file));
    }
    let Some(look) = answers(&tour)? else {
        say("Nothing was written.")?;
        return Ok(Done::Well);
    };
    let folder = file.trim_end_matches(".toml");
    // A set that nobody has named is called as the game is.
    let is_titled = tour.name != DEFAULT_NAME;
    new::write(&file, &beginning(&stem, &file, &theme(&look)?, is_titled), tour.force)?;
    say(&format!("Your answers are in {file}, a theme to edit as you like. It is printed by:"))?;
    let force = tour.force.then_some("--force");
    command(&["make", &file, "--out", folder].into_iter().chain(force).collect::<Vec<_>>())?;
    say(&format!("\nThe set is in {folder}. Print set.pdf, stick, cut, and play."))?;

    say(&format!("\n{}", bold("A first dispute")))?;
    let story = "A rat swims in the river; the other player’s elephant stands beside it on the bank. The rat takes the \
        elephant, and the other player objects. Who is right?";
    say(story)?;
    let [position, mv] = DISPUTE;
    command(&["referee", "check", "--theme", &file, "--position", position, mv])?;
    say(&format!("\n{folder}/rules.pdf has the rule under this number, in these words."))?;

    say(&format!("\n{}", bold("And then")))?;
    let (file, out) = (quoted(&file), quoted(folder));
    let next = [
        (format!("shouqi make {file} -o {out}"), "after changes of the theme"),
        ("shouqi studio".to_owned(), "all of it in the browser"),
        (format!("shouqi table --theme {file}"), "a referee beside the board"),
        (format!("shouqi play --theme {file} --level child"), "a game with the program"),
    ];
    let width = next.iter().map(|(command, _)| command.chars().count()).max().unwrap_or(0);
    for (command, what) in next {
        writeln!(escaped_output::stdout(), "  {command:<width$}  {what}")?;
    }
    Ok(Done::Well)
}

/// The options that the answers are; `None` if the input has ended before.
fn answers(tour: &Tour) -> Result<Option<ThemeArgs>, Failure> {
    let given = [&tour.discs, &tour.paper, &tour.lang];
    let custom = Custom::of_this_system();
    let can_ask = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let mut look = ThemeArgs::default();
    for (question, given) in QUESTIONS.iter().zip(given) {
        let answer = given.clone().or_else(|| (!can_ask).then(|| (question.usual)(&custom)));
        let put = |answer: &str| {
            let mut next = look.clone();
            (question.put)(&mut next, answer);
            theme(&next).map(|_| next)
        };
        match answer {
            Some(answer) => look = put(&answer)?,
            None => match asked(question, &custom, put)? {
                Some(next) => look = next,
                None => return Ok(None),
            },
        }
    }
    Ok(Some(look))
}

/// Runs a command as if it had been typed, below its own line.
fn command(words: &[&str]) -> Result<Done, Failure> {
    let typed: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    writeln!(escaped_output::stdout(), "\n{}\n", bold(&broken(&format!("$ shouqi {}", typed.join(" ")))))?;
    let arguments = CliArgs::try_parse_from(["shouqi"].iter().chain(words))
        .map_err(|fault| Failure::Unreadable(fault.to_string()))?;
    crate::cli::run(arguments.command)
}

/// A command on lines of 80 columns, if one is too short: a shell reads on behind a backslash.
fn broken(line: &str) -> String {
    const COLUMNS: usize = 80;
    match line.rfind(" --").filter(|_| line.chars().count() > COLUMNS) {
        Some(at) => format!("{} \\\n    {}", &line[..at], line[at..].trim_start()),
        None => line.to_owned(),
    }
}

/// A word of a command line, in quotes if it needs them.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-_./".contains(letter);
    if word.chars().all(is_plain) { word.to_owned() } else { format!("\"{word}\"") }
}

fn say(text: &str) -> Result<(), Failure> {
    writeln!(escaped_output::stdout(), "{}", wrap(text, "", ""))?;
    Ok(())
}
