//! What can be written behind the engine's commands.

use super::level::Level;
use crate::cli::args::{Standing, Which};
use crate::cli::exit::Failure;
use crate::cli::tablebase::Knowledge;
use crate::engine::TranspositionTable;
use clap::{Args, Subcommand, ValueEnum};
use std::time::Duration;

#[derive(Debug, Subcommand)]
pub enum Engine {
    /// Looks for the best moves, deeper and deeper
    #[command(after_help = "Examples:\n  \
        shouqi analyze --rules leiden --time 10s\n  \
        shouqi analyze --position \"7/7/3C3/7/7/7/7/7/e6 w\" --depth 12 --lines 3\n  \
        shouqi analyze --game evening.pgn --threads 2 --json\n\n\
        Scores are for the side to move, in hundredths of a weak animal, or a win or loss in so many plies.\n\
        Ctrl-C ends it with the best move so far. Endings of up to three animals are solved beforehand if that is\n\
        quick, under rules that bar no move because of earlier ones; --up-to 4 solves more. One thread answers the same every time within --depth or --nodes.")]
    Analyze(Analyze),
    /// Plays a game against you in the terminal
    #[command(after_help = "Examples:\n  shouqi play --level child\n  shouqi play --side black --save evening.pgn\n\n\
        A move is written a3b3, Eb3 or elephant b3; help lists what else you can say.")]
    Play(Play),
    /// Speaks a line protocol in the manner of UCI, for other programs
    #[command(
        after_help = "It understands uci, isready, setoption name Hash|Threads|MultiPV|Rules value …, ucinewgame,\n\
        position startpos|fen FEN [moves …], go [depth N] [nodes N] [mate N] [movetime MS] [wtime MS] [btime MS]\n\
        [winc MS] [binc MS] [movestogo N] [searchmoves MOVE …] [ponder] [infinite], ponderhit, stop, d and quit.\n\
        What it cannot follow is answered with \"info string error: …\"; words after go that it does not know are\n\
        skipped. Every go ends in a bestmove: after a position that could not be read, bestmove 0000."
    )]
    Uci(UciArgs),
}

/// When to stop, and with what to think.
#[derive(Debug, Args)]
pub struct Effort {
    /// Stop after so many plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: Option<u32>,
    /// Stop after so long: 500ms, 10s, 2m [default: 10s, if nothing else is said]
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub time: Option<Duration>,
    /// Stop after so many positions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    #[command(flatten)]
    pub power: Power,
}

/// With what to think.
#[derive(Debug, Args)]
pub struct Power {
    /// How many threads think
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// Megabytes in which positions are remembered
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=16384))]
    pub hash: u32,
}

impl Power {
    /// The memory that was asked for.
    pub fn transposition_table(&self) -> Result<TranspositionTable, Failure> {
        TranspositionTable::of_bytes((self.hash as usize) << 20).map_err(|_| Failure::no_room(self.hash))
    }
}

#[derive(Debug, Args)]
pub struct Analyze {
    #[command(flatten)]
    pub which: Which,
    #[command(flatten)]
    pub standing: Standing,
    #[command(flatten)]
    pub effort: Effort,
    #[command(flatten)]
    pub knowledge: Knowledge,
    /// Show so many of the best moves, each with its line
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=500))]
    pub lines: u16,
    /// Write the animals' names in a language: de, zh-Hant, fr …, or a file of your own [default: letters]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Write JSON, one line a depth
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Hint {
    #[command(flatten)]
    pub which: Which,
    #[command(flatten)]
    pub standing: Standing,
    /// How long to think: 500ms, 10s, 2m
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = duration)]
    pub time: Duration,
    #[command(flatten)]
    pub knowledge: Knowledge,
    /// Write the animals' names in a language: de, zh-Hant, fr …, or a file of your own [default: letters]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    pub which: Which,
    #[command(flatten)]
    pub standing: Standing,
    /// How well it plays
    #[arg(long, value_enum, default_value_t)]
    pub level: Level,
    /// Which side you play
    #[arg(long, value_enum, default_value_t)]
    pub side: Seat,
    /// The language to speak: de, zh-Hant, fr …, or a file of your own [default: the theme's, or en]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Save the game here, after every move
    #[arg(long, value_name = "FILE")]
    pub save: Option<String>,
    /// Let a saved game replace a file that is there
    #[arg(long)]
    pub force: bool,
    /// Let the weaker levels choose by this number, to play the same game again
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub power: Power,
    #[command(flatten)]
    pub knowledge: Knowledge,
}

/// Who sits where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Seat {
    /// You play White.
    #[default]
    White,
    /// You play Black.
    Black,
    /// Two people play, the program keeps the rules.
    Both,
    /// It plays against itself.
    Neither,
}

#[derive(Debug, Args)]
pub struct UciArgs {
    #[command(flatten)]
    pub which: Which,
    #[command(flatten)]
    pub power: Power,
    #[command(flatten)]
    pub knowledge: Knowledge,
}

/// `500ms`, `10s`, `10` or `2m`.
fn duration(text: &str) -> Result<Duration, String> {
    let split = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let seconds = match unit.trim() {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err("write a time such as 500ms, 10s or 2m".to_owned()),
    };
    let number: f64 = number.parse().map_err(|_| "write a time such as 500ms, 10s or 2m".to_owned())?;
    match number * seconds {
        seconds if (0.001..=86_400.0 * 30.0).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("a time is at least 1ms and at most 720h".to_owned()),
    }
}
