//! The table as lines: for pipes, logs, screen readers and slow connections.

use super::chair::Chair;
use super::conduct::Conduct;
use super::prompt_input::{Heard, Typed};
use super::told::{Told, Tone};
use crate::cli::engine::interrupt;
use crate::cli::escaped_output;
use crate::cli::exit::Failure;
use crate::cli::picture::picture;
use crate::cli::terminal::{bold, green, padded, red, wrap};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Plays until the game is over or is left.
pub fn run(conduct: &mut Conduct) -> Result<(), Failure> {
    let flag = interrupt()?;
    let typed = Typed::listen();
    let mut greeting = conduct.greeting();
    greeting.insert(1, Told::plain(String::new()));
    greeting.push(Told::Board);
    // An end that comes later is told when it comes.
    greeting.extend(conduct.end().map(Told::plain));
    tell(conduct, &greeting)?;
    let mut was_over = false;
    loop {
        let is_over = conduct.host.table().ending().is_some();
        if is_over && conduct.is_alone() {
            return Ok(());
        }
        if is_over && !was_over {
            tell(conduct, &[Told::plain(conduct.say("play-after-end", &[]))])?;
        }
        was_over = is_over;
        let goes_on = match conduct.is_program_to_move() {
            true => let_program_move(conduct, &flag)?,
            false => ask(conduct, &typed, &flag)?,
        };
        if !goes_on {
            return Ok(());
        }
    }
}

/// The program's move. `false` if Ctrl-C ended a game of the program against itself, or the game became too long.
fn let_program_move(conduct: &mut Conduct, flag: &Arc<AtomicBool>) -> Result<bool, Failure> {
    flag.store(false, Relaxed);
    if conduct.is_too_long() {
        tell(conduct, &[conduct.too_long()])?;
        return Ok(false);
    }
    let game = conduct.host.game().clone();
    let turn = conduct.host.turn();
    let Chair::Program(player) = &mut conduct.chairs[turn.index()] else { return Ok(false) };
    let Some((mv, score)) = player.opponent.choose_move(&game, flag) else { return Ok(false) };
    let count = conduct.host.game().plies().len();
    let told = conduct.make_choice(mv, score);
    tell(conduct, &told)?;
    let has_moved = conduct.host.game().plies().len() > count || conduct.host.table().ending().is_some();
    Ok(has_moved && !(conduct.is_alone() && flag.load(Relaxed)))
}

/// A line from a person. `false` to leave.
fn ask(conduct: &mut Conduct, typed: &Typed, flag: &AtomicBool) -> Result<bool, Failure> {
    let claims: Vec<Told> = conduct.open_claims().into_iter().map(Told::plain).collect();
    tell(conduct, &claims)?;
    let prompt = conduct.side_name(conduct.host.turn());
    let prompt = match conduct.clock(conduct.host.turn()) {
        Some(clock) => format!("{prompt} {clock}> "),
        None => format!("{prompt}> "),
    };
    write!(escaped_output::stdout(), "{prompt}")?;
    escaped_output::stdout().flush()?;
    flag.store(false, Relaxed);
    loop {
        match typed.next(flag)? {
            Heard::Line(line) => {
                let obeyed = conduct.obey(&line);
                tell(conduct, &obeyed.told)?;
                return Ok(!obeyed.leaves);
            }
            Heard::Nothing => {
                let told = conduct.pass_time();
                if !told.is_empty() {
                    writeln!(escaped_output::stdout())?;
                    tell(conduct, &told)?;
                    return Ok(true);
                }
            }
            Heard::End => {
                writeln!(escaped_output::stdout())?;
                return Ok(false);
            }
        }
    }
}

/// Prints what is said.
pub fn tell(conduct: &Conduct, told: &[Told]) -> Result<(), Failure> {
    let mut out = escaped_output::stdout();
    for each in told {
        match each {
            Told::Words(tone, words) => writeln!(out, "{}", toned(*tone, &wrap(words, "", "")))?,
            Told::Rule(number, sentence) => {
                let head = format!("  § {number}  ");
                let text = wrap(sentence, &head, &" ".repeat(head.chars().count()));
                let rest = text.strip_prefix(head.trim_end()).unwrap_or_default();
                writeln!(out, "{}{rest}", bold(head.trim_end()))?;
            }
            Told::List(rows) => {
                let width = rows.iter().map(|(word, _)| textwrap::core::display_width(word)).max().unwrap_or(0) + 4;
                for (word, meaning) in rows {
                    let head = padded(&format!("  {word}"), width);
                    writeln!(out, "{}", wrap(meaning, &head, &" ".repeat(width)))?;
                }
            }
            Told::Board => {
                let game = conduct.host.game();
                writeln!(out, "\n{}\n", picture(game.position(), &conduct.voice.language, None, &[]))?;
            }
            // It may be copied, so it is never wrapped.
            Told::Verbatim(text) => writeln!(out, "{text}")?,
        }
    }
    Ok(())
}

/// Prints what could not be kept elsewhere, if anybody reads it.
pub fn tell_last(text: &str) {
    let _ = writeln!(escaped_output::stdout(), "{text}");
}

/// The verdict itself, which is the words before the first full stop, in its colour.
fn toned(tone: Tone, text: &str) -> String {
    let end = text.find(['.', ',', '。', '，', '：']).unwrap_or(0);
    match tone {
        Tone::Plain => text.to_owned(),
        Tone::Allowed => format!("{}{}", green(&text[..end]), &text[end..]),
        Tone::Forbidden => format!("{}{}", red(&text[..end]), &text[end..]),
    }
}
