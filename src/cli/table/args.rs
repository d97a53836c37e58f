//! The arguments of `shouqi table` and `shouqi play`.

use super::level::Level;
use crate::cli::args::{GameArgs, Power};
use crate::cli::name_or_path::NameOrPath;
use crate::cli::tablebase::TableArgs;
use crate::table::{PENALTY_FORMS, Penalty, TIME_CONTROL_FORMS, TimeControl};
use clap::{Args, Subcommand, ValueEnum, ValueHint};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum TableCommand {
    /// Referee a game at a table: judge each move, keep the record and the clocks
    #[command(after_help = "Examples:\n  \
        shouqi table --white Ana --black Bo --clock 15m+10s --save evening.pgn\n  \
        shouqi table --theme ./emma.toml --lang de\n  \
        shouqi table --resume evening.pgn\n\n\
        Enter each move as it is made on the board: a3a4, Ea4, elephant a4; or choose it\n\
        with the arrow keys and Enter. `? a3a4` asks whether a move is legal; `help`\n\
        lists the other commands.\n\n\
        Every event is written to a journal beside the record before it is answered, so\n\
        that nothing is lost if the program ends; --resume goes on, with the clocks\n\
        stopped. On a whole screen, games without --save are kept, too.\n\n\
        Clocks:  15m  15m+10s  15m delay 5s  10m byoyomi 3x30s  5m hourglass\n  \
        Two of them, such as \"15m, 5m\", are White's and Black's.\n\n\
        Penalties, for the first illegal move, the second and so on:  warn, +2m, loss")]
    Table(Box<Table>),
    /// Play a game against the program
    #[command(after_help = "Examples:\n  shouqi play --level child\n  shouqi play --side black --save evening.pgn\n\n\
        A move is a3b3, Eb3 or elephant b3; on a terminal also the arrow keys and Enter.\n\
        `help` lists the commands.")]
    Play(Box<Play>),
}

#[derive(Debug, Args)]
pub struct Table {
    #[command(flatten)]
    pub sitting: SittingArgs,
    /// Let the program play this side
    #[arg(long, value_enum, value_name = "SIDE")]
    pub program: Option<ProgramSide>,
}

#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    pub sitting: SittingArgs,
    /// Side that you play
    #[arg(long, value_enum, default_value_t)]
    pub side: Seat,
}

/// Which side the program plays at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ProgramSide {
    /// White
    White,
    /// Black
    Black,
}

/// Which sides the person plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Seat {
    /// White
    #[default]
    White,
    /// Black
    Black,
    /// Two people play; the program only enforces the rules
    Both,
    /// The program plays both sides
    Neither,
}

impl Seat {
    /// Whether a person plays White, and Black.
    pub fn persons(self) -> [bool; 2] {
        match self {
            Seat::White => [true, false],
            Seat::Black => [false, true],
            Seat::Both => [true, true],
            Seat::Neither => [false, false],
        }
    }
}

/// A game between two sides, with what is agreed before it.
#[derive(Debug, Args)]
pub struct SittingArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// Playing strength of the program
    #[arg(long, value_enum, default_value_t)]
    pub level: Level,
    /// Name of the player of White
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// Name of the player of Black
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// Time for the moves, such as 15m+10s; two of them for White and Black
    #[arg(long, value_name = "TIME", value_parser = time_controls)]
    pub clock: Option<TimeControls>,
    /// Press the clock by a command of its own, not by entering the move
    #[arg(long, requires = "clock")]
    pub press: bool,
    /// Cost of illegal moves, such as "warn, +2m, loss"
    #[arg(long, value_name = "LIST", value_parser = penalties)]
    pub penalties: Option<Penalties>,
    /// Language of the output, such as de or ./mine.ftl [default: the theme's, or en]
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Save the record to this file after every move, and the journal beside it
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub save: Option<PathBuf>,
    /// Overwrite an existing file when saving
    #[arg(long)]
    pub force: bool,
    /// Continue a game from its journal, or the record beside it [default: the last game without --save]
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        value_hint = ValueHint::FilePath,
        conflicts_with_all = ["save", "game", "position", "white", "black", "clock", "press", "penalties"]
    )]
    pub resume: Option<Option<PathBuf>>,
    /// Read and print lines instead of using the whole screen
    #[arg(long)]
    pub plain: bool,
    /// Seed for the random choices of the weaker levels [default: random]
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub power: Power,
    #[command(flatten)]
    pub table_args: TableArgs,
}

/// The time controls of White and Black.
#[derive(Debug, Clone, Copy)]
pub struct TimeControls(pub [TimeControl; 2]);

/// What illegal moves cost.
#[derive(Debug, Clone)]
pub struct Penalties(pub Vec<Penalty>);

fn time_controls(text: &str) -> Result<TimeControls, String> {
    let (white, black) = text.split_once(',').unwrap_or((text, text));
    let read = Option::zip(TimeControl::read(white), TimeControl::read(black));
    let (white, black) = read.ok_or_else(|| format!("expects {TIME_CONTROL_FORMS}, or two of them"))?;
    Ok(TimeControls([white, black]))
}

fn penalties(text: &str) -> Result<Penalties, String> {
    Penalty::read_list(text).map(Penalties).ok_or_else(|| format!("expects {PENALTY_FORMS}"))
}
