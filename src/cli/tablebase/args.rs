//! The arguments of `shouqi tablebase`.

use crate::cli::args::{GameArgs, Which};
use crate::cli::name_or_path::NameOrPath;
use crate::cli::side_by_side::processors;
use clap::{Args, Subcommand, ValueHint};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum TablebaseCommand {
    /// Solve all endings of N pieces, or one ending, and write the tables
    #[command(after_help = "Examples:\n  \
        shouqi tablebase build --rules leiden --pieces 4\n  \
        shouqi tablebase build --rules leiden --material CDPvWT -o ./endings\n\n\
        Finished tables are kept: after an interruption, the same command resumes.")]
    Build(Build),
    /// Show the value of a position and of each move
    #[command(after_help = "Example:\n  shouqi tablebase probe --rules leiden \"7/3R3/7/7/7/7/7/7/r6 w\"")]
    Probe(Probe),
    /// Show the best line of play from a position to the end
    #[command(after_help = "Example:\n  shouqi tablebase line --rules leiden \"7/7/7/7/7/3C3/7/7/d6 w\"")]
    Line(Probe),
    /// Count wins, losses and draws of all endings of N pieces
    #[command(after_help = "Example:\n  shouqi tablebase stats --rules leiden-tables --pieces 3")]
    Stats(Stats),
    /// Verify the tables of a folder
    #[command(after_help = "Example:\n  shouqi tablebase verify --rules leiden --tables ./endings --full\n\n\
        Every checksum is verified, and with --full every entry. Corrupt tables are\n\
        reported, never used.\n\n\
        Exit codes:\n  \
        0  all tables are correct\n  \
        1  a table is unfinished\n  \
        2  a table is corrupt or wrong\n  \
        3  a file could not be read")]
    Verify(Verify),
    /// Write all positions of endings, as text, CSV or features for machine learning
    #[command(after_help = "Examples:\n  \
        shouqi tablebase export --rules leiden RvE\n  \
        shouqi tablebase export --rules leiden CDvW --only wins --at-least 30\n  \
        shouqi tablebase export --rules leiden --pieces 2 --format features > endings.csv\n\n\
        The outcome is that of the side to move. The class of features is White's result:\n\
        w White wins, b Black wins, d draw.")]
    Export(Export),
    /// Search the tables for draws, longest wins, zugzwang and parity
    #[command(after_help = "Example:\n  shouqi tablebase mine --rules leiden --pieces 3")]
    Mine(Mine),
    /// Write a Makefile and a Snakemake workflow that solve a set, one job per table
    #[command(after_help = "Example:\n  \
        shouqi tablebase plan --rules leiden --pieces 4 -o ./endings && make -j2 -C ./endings")]
    Plan(PlanArgs),
}

#[derive(Debug, Args)]
pub struct Build {
    #[command(flatten)]
    pub which: Which,
    /// Solve all endings of up to N pieces, at most one of each kind per side, 2 to 8
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=8), required_unless_present = "material")]
    pub pieces: Option<u8>,
    /// Solve one ending, such as CDPvWT, and all it depends on
    #[arg(long, value_name = "MATERIAL", conflicts_with = "pieces")]
    pub material: Option<String>,
    /// Folder to write the tables to
    #[arg(long, short, value_name = "DIR", default_value = "tablebase", value_hint = ValueHint::DirPath)]
    pub output: PathBuf,
    #[command(flatten)]
    pub effort: BuildLimits,
    /// Overwrite files that are not tables of this ruleset
    #[arg(long)]
    pub force: bool,
    /// Print only errors
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

/// Threads and memory.
#[derive(Debug, Args)]
pub struct BuildLimits {
    /// Number of tables at a time, 1 to 1024 [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Memory limit in gigabytes
    #[arg(long, value_name = "GB", default_value_t = 2.0, value_parser = gigabytes)]
    pub memory: f64,
}

/// Sources of tables.
#[derive(Debug, Args)]
pub struct TableSourceArgs {
    /// Folder of tables; missing tables are solved on demand
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub tables: Option<PathBuf>,
    /// Solve endings of up to N pieces on demand, 0 to 8
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(0..=8))]
    pub up_to: u8,
    #[command(flatten)]
    pub effort: BuildLimits,
}

#[derive(Debug, Args)]
pub struct Probe {
    #[command(flatten)]
    pub which: Which,
    /// Position, such as "7/3R3/7/7/7/7/7/7/r6 w"
    #[arg(value_name = "FEN")]
    pub position: String,
    #[command(flatten)]
    pub from: TableSourceArgs,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Adjudicate {
    #[command(flatten)]
    pub game: GameArgs,
    #[command(flatten)]
    pub from: TableSourceArgs,
    /// Language of the output, such as de or ./mine.ftl [default: the theme's, or en]
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Stats {
    #[command(flatten)]
    pub which: Which,
    /// Count endings of up to N pieces, 2 to 8
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub pieces: u8,
    /// Count one ending instead, such as CDvW
    #[arg(long, value_name = "MATERIAL", conflicts_with = "pieces")]
    pub material: Option<String>,
    /// Count each table, with its file’s hash and how many endings it serves
    #[arg(long, conflicts_with = "material")]
    pub by_table: bool,
    #[command(flatten)]
    pub from: TableSourceArgs,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Verify {
    #[command(flatten)]
    pub which: Which,
    /// Folder of tables
    #[arg(long, value_name = "DIR", default_value = "tablebase", value_hint = ValueHint::DirPath)]
    pub tables: PathBuf,
    /// Verify every entry against the entries of its successors
    #[arg(long)]
    pub full: bool,
    #[command(flatten)]
    pub effort: BuildLimits,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

/// Filter of a table's positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Only {
    /// The side to move wins
    Wins,
    /// The side to move loses
    Losses,
    /// The position is a draw
    Draws,
}

#[derive(Debug, Args)]
pub struct Export {
    #[command(flatten)]
    pub which: Which,
    /// Endings: White's letters, a small v, Black's letters, such as CDvW
    #[arg(value_name = "MATERIAL", required_unless_present = "pieces")]
    pub materials: Vec<String>,
    /// Write all endings of N pieces instead, at most one of each kind per side, 2 to 8
    #[arg(long, value_name = "N", conflicts_with = "materials", value_parser = clap::value_parser!(u8).range(2..=8))]
    pub pieces: Option<u8>,
    /// Write only positions with this outcome
    #[arg(long, value_name = "OUTCOME")]
    pub only: Option<Only>,
    /// Write only positions at least N plies from the end
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub at_least: u32,
    /// Write only positions with this side to move
    #[arg(long, value_name = "SIDE", default_value = "white")]
    pub mover: Mover,
    /// Columns and separators
    #[arg(long, value_name = "FORMAT", default_value = "text", conflicts_with = "json")]
    pub format: ExportFormat,
    #[command(flatten)]
    pub from: TableSourceArgs,
    /// Print JSON, one line per position
    #[arg(long)]
    pub json: bool,
}

/// How exported positions are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum ExportFormat {
    /// Position, outcome, best move, plies to the end, separated by spaces
    Text,
    /// Position, mover, outcome, plies, best move, with a header (RFC 4180)
    Csv,
    /// Strength, file and rank of each piece, counted from 0, and the class, as CSV
    Features,
}

/// The side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Mover {
    /// White
    White,
    /// Black
    Black,
    /// Both, White first
    Both,
}

#[derive(Debug, Args)]
pub struct Mine {
    #[command(flatten)]
    pub which: Which,
    /// Search endings of N pieces, 2 to 8
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub pieces: u8,
    #[command(flatten)]
    pub from: TableSourceArgs,
    /// Print JSON, one line per ending
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct PlanArgs {
    #[command(flatten)]
    pub which: Which,
    /// Solve all endings of up to N pieces, 2 to 8
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=8))]
    pub pieces: u8,
    /// Folder for the Makefile, the Snakefile and the tables
    #[arg(long, short, value_name = "DIR", default_value = "tablebase", value_hint = ValueHint::DirPath)]
    pub output: PathBuf,
    /// Overwrite an existing plan
    #[arg(long)]
    pub force: bool,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

fn gigabytes(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if number > 0.0 && number < 1e6 => Ok(number),
        _ => Err("expects a number of gigabytes, such as 2 or 0.5".to_owned()),
    }
}

impl BuildLimits {
    /// The number of tables at a time.
    pub fn threads(&self) -> usize {
        self.threads.map_or_else(processors, usize::from)
    }

    /// The memory limit in bytes.
    pub fn bytes(&self) -> u64 {
        (self.memory * 1e9) as u64
    }
}
