//! The arguments of the engine's commands.

use crate::cli::args::{GameArgs, Power, Which};
use crate::cli::name_or_path::NameOrPath;
use crate::cli::tablebase::TableArgs;
use clap::{Args, Subcommand};
use std::time::Duration;

#[derive(Debug, Subcommand)]
pub enum Engine {
    /// Analyze a position
    #[command(after_help = "Examples:\n  \
        shouqi analyze --rules leiden --time 10s\n  \
        shouqi analyze --position \"7/7/3C3/7/7/7/7/7/e6 w\" --depth 12 --lines 3\n  \
        shouqi analyze --game evening.pgn --threads 2 --json\n\n\
        Scores are from the side to move, in hundredths of a weak animal, or a win or\n\
        loss in so many plies. Ctrl-C ends the search and prints the best move so far.\n\n\
        Endings of up to three pieces are solved before the search if that is quick\n\
        and no rule bars moves because of earlier ones; --up-to 4 solves more.\n\n\
        With one thread and a limit of --depth or --nodes the result is reproducible.")]
    Analyze(Analyze),
    /// Run as an engine with a protocol like UCI
    #[command(after_help = "Commands:\n  \
        uci, isready, ucinewgame, ponderhit, stop, d, quit\n  \
        setoption name Hash|Threads|MultiPV|Rules value …\n  \
        position startpos|fen FEN [moves …]\n  \
        go [depth N] [nodes N] [mate N] [movetime MS] [wtime MS] [btime MS]\n     \
        [winc MS] [binc MS] [movestogo N] [searchmoves MOVE …] [ponder] [infinite]\n\n\
        `go infinite` and `go ponder` reply only after `stop` or `ponderhit`. A command\n\
        that is wrong is answered with \"info string error: …\"; unknown words after `go`\n\
        are skipped. Every `go` ends with a bestmove, which is 0000 after a position\n\
        that could not be read.")]
    Uci(UciArgs),
}

/// Limits and resources of a search.
#[derive(Debug, Args)]
pub struct SearchLimitArgs {
    /// Stop at this depth in plies, 1 to 100
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: Option<u32>,
    /// Stop after this time, such as 500ms, 10s or 2m [default: 10s if there is no other limit]
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub time: Option<Duration>,
    /// Stop after this number of positions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    #[command(flatten)]
    pub power: Power,
}

#[derive(Debug, Args)]
pub struct Analyze {
    #[command(flatten)]
    pub game: GameArgs,
    #[command(flatten)]
    pub effort: SearchLimitArgs,
    #[command(flatten)]
    pub table_args: TableArgs,
    /// Number of best moves to show, each with its line
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=500))]
    pub lines: u16,
    /// Name the animals in this language, such as de or ./mine.ftl [default: letters]
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Print JSON, one line per depth
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Hint {
    #[command(flatten)]
    pub game: GameArgs,
    /// Time to search, such as 500ms, 10s or 2m
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = duration)]
    pub time: Duration,
    #[command(flatten)]
    pub table_args: TableArgs,
    /// Name the animals in this language, such as de or ./mine.ftl [default: letters]
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct UciArgs {
    #[command(flatten)]
    pub which: Which,
    #[command(flatten)]
    pub power: Power,
    #[command(flatten)]
    pub table_args: TableArgs,
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
        _ => return Err("expects a time such as 500ms, 10s or 2m".to_owned()),
    };
    let number: f64 = number.parse().map_err(|_| "expects a time such as 500ms, 10s or 2m".to_owned())?;
    match number * seconds {
        seconds if (0.001..=86_400.0 * 30.0).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("expects a time from 1ms to 720h".to_owned()),
    }
}
