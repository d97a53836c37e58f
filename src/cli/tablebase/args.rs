//! What can be written behind `shouqi tablebase`.

use crate::cli::args::{Standing, Which};
use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub enum Tablebase {
    /// Solves all endings of so many animals, or one ending, and writes the tables
    #[command(after_help = "Examples:\n  \
        shouqi tablebase build --rules leiden --pieces 4\n  \
        shouqi tablebase build --rules leiden --material CDPvWT -o ./endings\n\n\
        What is already there is not solved again: stopped at any moment, the same command goes on.")]
    Build(Build),
    /// Tells what an ending is worth, and every move in it
    #[command(after_help = "Example:\n  shouqi tablebase probe --rules leiden \"7/3R3/7/7/7/7/7/7/r6 w\"")]
    Probe(Probe),
    /// Plays an ending to its end, both sides at their best
    #[command(after_help = "Example:\n  shouqi tablebase line --rules leiden \"7/7/7/7/7/3C3/7/7/d6 w\"")]
    Line(Probe),
    /// Counts wins, losses and draws of all endings of so many animals
    #[command(after_help = "Example:\n  shouqi tablebase stats --rules leiden-tables --pieces 3")]
    Stats(Stats),
    /// Checks the files of a folder: every checksum, and with --full every entry against its moves
    #[command(after_help = "Example:\n  shouqi tablebase verify --rules leiden --tables ./endings --full\n\n\
        Exit codes: 0 all hold; 1 a table is half finished; 2 one is damaged or wrong; 3 a file could not be\n\
        read.")]
    Verify(Verify),
    /// Writes positions as text, a line each: position, outcome, best move, plies
    #[command(after_help = "Examples:\n  \
        shouqi tablebase export --rules leiden RvE\n  \
        shouqi tablebase export --rules leiden CDvW --only losses --at-least 40")]
    Export(Export),
    /// Looks for patterns: draws, longest wins, positions in which nobody wants to move, parity
    #[command(after_help = "Example:\n  shouqi tablebase mine --rules leiden --pieces 3")]
    Mine(Mine),
    /// Writes a Makefile and a Snakemake workflow that solve a set table by table
    #[command(after_help = "Example:\n  \
        shouqi tablebase plan --rules leiden --pieces 4 -o ./endings && make -j2 -C ./endings")]
    Plan(Plan),
}

#[derive(Debug, Args)]
pub struct Build {
    #[command(flatten)]
    pub which: Which,
    /// All endings of up to so many animals, at most one of each kind a side
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=8), required_unless_present = "material")]
    pub pieces: Option<u8>,
    /// One ending with all it depends on: White's letters, a small v, Black's
    #[arg(long, value_name = "CDPvWT", conflicts_with = "pieces")]
    pub material: Option<String>,
    /// The folder for the tables
    #[arg(long, short, value_name = "DIR", default_value = "tablebase")]
    pub output: String,
    #[command(flatten)]
    pub effort: Effort,
    /// Replace files that are no tables of this ruleset
    #[arg(long)]
    pub force: bool,
    /// Say nothing but errors
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

/// How much of the machine may be used.
#[derive(Debug, Args)]
pub struct Effort {
    /// How many tables to solve at a time [default: as many as there are processors]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// How many gigabytes may be used
    #[arg(long, value_name = "GB", default_value_t = 2.0, value_parser = gigabytes)]
    pub memory: f64,
}

/// Where tables come from.
#[derive(Debug, Args)]
pub struct From {
    /// A folder of tables; what it lacks is solved on demand
    #[arg(long, value_name = "DIR")]
    pub tables: Option<String>,
    /// Solve endings of up to so many animals on demand
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(0..=8))]
    pub up_to: u8,
    #[command(flatten)]
    pub effort: Effort,
}

#[derive(Debug, Args)]
pub struct Probe {
    #[command(flatten)]
    pub which: Which,
    /// The position, such as "7/3R3/7/7/7/7/7/7/r6 w"
    #[arg(value_name = "FEN")]
    pub position: String,
    #[command(flatten)]
    pub from: From,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Adjudicate {
    #[command(flatten)]
    pub which: Which,
    #[command(flatten)]
    pub standing: Standing,
    #[command(flatten)]
    pub from: From,
    /// The language to speak: de, zh-Hant, fr …, or a file of your own [default: the theme's, or en]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Stats {
    #[command(flatten)]
    pub which: Which,
    /// Up to so many animals
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub pieces: u8,
    /// Count one ending instead, class by class
    #[arg(long, value_name = "CDvW", conflicts_with = "pieces")]
    pub material: Option<String>,
    #[command(flatten)]
    pub from: From,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Verify {
    #[command(flatten)]
    pub which: Which,
    /// The folder of tables
    #[arg(long, value_name = "DIR", default_value = "tablebase")]
    pub tables: String,
    /// Hold every entry against the entries that its moves lead to
    #[arg(long)]
    pub full: bool,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

/// Which positions of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Only {
    /// The side to move wins
    Wins,
    /// The side to move loses
    Losses,
    /// Nobody wins
    Draws,
}

#[derive(Debug, Args)]
pub struct Export {
    #[command(flatten)]
    pub which: Which,
    /// The ending: White's letters, a small v, Black's
    #[arg(value_name = "CDvW")]
    pub material: String,
    /// Only positions of one outcome
    #[arg(long, value_name = "OUTCOME")]
    pub only: Option<Only>,
    /// Only positions that last at least so many plies
    #[arg(long, value_name = "PLIES", default_value_t = 0, hide_default_value = true)]
    pub at_least: u32,
    /// Only positions with this side to move [default: white]
    #[arg(long, value_name = "SIDE", default_value = "white", hide_default_value = true)]
    pub mover: Mover,
    #[command(flatten)]
    pub from: From,
    /// Write JSON, a line a position
    #[arg(long)]
    pub json: bool,
}

/// Who is to move.
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
    /// Endings of so many animals
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub pieces: u8,
    #[command(flatten)]
    pub from: From,
    /// Write JSON, every ending a line
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Plan {
    #[command(flatten)]
    pub which: Which,
    /// All endings of up to so many animals
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=8))]
    pub pieces: u8,
    /// The folder for the Makefile, the Snakefile and the tables
    #[arg(long, short, value_name = "DIR", default_value = "tablebase")]
    pub output: String,
    /// Replace a plan that is already there
    #[arg(long)]
    pub force: bool,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

fn gigabytes(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if number > 0.0 && number < 1e6 => Ok(number),
        _ => Err("write a number of gigabytes, such as 2 or 0.5".to_owned()),
    }
}

impl Effort {
    /// How many tables are solved at a time.
    pub fn threads(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        self.threads.map_or_else(processors, usize::from)
    }

    /// Bytes that may be used.
    pub fn bytes(&self) -> u64 {
        (self.memory * 1e9) as u64
    }
}
