//! What `shouqi` says by itself: what to do first.

use super::escaped_output;
use super::exit::{Done, Failure};
use std::io::Write;

/// The commands to begin with, one per line.
pub const FIRST_STEPS: &str = "  \
    shouqi tour                       a first set by three answers, and a first dispute\n  \
    shouqi make                       the default set to print, in the folder shouqi-set\n  \
    shouqi new emma --from colouring  a theme of your own, to edit\n  \
    shouqi studio                     all of it in a page of the browser\n  \
    shouqi table                      a referee beside a board\n  \
    shouqi play --level child         a game against the program";

/// Greets who has typed nothing else.
pub fn run() -> Result<Done, Failure> {
    writeln!(
        escaped_output::stdout(),
        "Dou Shou Qi (Jungle, Animal Chess): sets to print, and a referee for their games.\n\n\
        {FIRST_STEPS}\n\n`shouqi help` lists all commands."
    )?;
    Ok(Done::Well)
}
