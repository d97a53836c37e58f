//! `shouqi table` and `shouqi play`: a game at a table with a referee, between people or against the program.
//!
//! | part | duty |
//! |---|---|
//! | `args`, `setting_up` | what is agreed, and the table that it makes or that a journal gives back |
//! | `host`, `journal_file`, `kept_games`, `autosave` | what happens is written down first; the record |
//! | `words`, `conduct`, `actions`, `program`, `leaving` | what is entered, and what happens then |
//! | `verdicts`, `seen`, `told` | what is said |
//! | `chair`, `opponent`, `level` | who plays; the program as a player |
//! | `plain`, `prompt_input` | the table as lines |
//! | `screen` | the table on a whole screen |

mod actions;
pub mod args;
mod autosave;
mod chair;
mod conduct;
mod host;
mod journal_file;
mod kept_games;
mod leaving;
mod level;
mod opponent;
mod plain;
mod program;
mod prompt_input;
mod screen;
mod seen;
mod setting_up;
mod told;
mod verdicts;
mod words;

use super::exit::{Done, Failure};
use args::{ProgramSide, SittingArgs, TableCommand};
#[cfg(feature = "studio")]
pub use kept_games::next as next_kept_game;
pub use screen::BoardColours;
use std::io::IsTerminal;

/// Runs one of the commands.
pub fn run(command: TableCommand) -> Result<Done, Failure> {
    let (sitting, persons) = match command {
        TableCommand::Table(table) => {
            let program = table.program;
            let persons = [ProgramSide::White, ProgramSide::Black].map(|side| program != Some(side));
            (table.sitting, persons)
        }
        TableCommand::Play(play) => {
            let persons = play.side.persons();
            (play.sitting, persons)
        }
    };
    sit_down(&sitting, persons)
}

/// Plays until the game is over or is left; `persons` are the sides that people play, White first.
fn sit_down(arguments: &SittingArgs, persons: [bool; 2]) -> Result<Done, Failure> {
    let is_screen = !arguments.plain && std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let mut conduct = setting_up::conduct(arguments, persons, is_screen)?;
    let played = match is_screen {
        true => screen::run(&mut conduct, colours(arguments)?),
        false => plain::run(&mut conduct),
    };
    let left = conduct.leave().and_then(|told| plain::tell(&conduct, &told));
    played.and(left)?;
    Ok(Done::Well)
}

/// The colours of the set's board, or wood.
#[cfg(feature = "print")]
fn colours(arguments: &SittingArgs) -> Result<BoardColours, Failure> {
    arguments.game.which.theme.as_deref().map_or(Ok(BoardColours::WOOD), super::print::board_colours)
}

/// Without themes the board is of wood.
#[cfg(not(feature = "print"))]
fn colours(_: &SittingArgs) -> Result<BoardColours, Failure> {
    Ok(BoardColours::WOOD)
}
