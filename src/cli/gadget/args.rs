//! The arguments of `shouqi gadget`.

use crate::cli::name_or_path::NameOrPath;
#[cfg(feature = "print")]
use crate::cli::print::formats::{self, AnyFormat};
use clap::{Args, Subcommand, ValueEnum, ValueHint};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum GadgetCommand {
    /// List the shipped gadgets
    List {
        /// Print the result as JSON
        #[arg(long)]
        json: bool,
    },
    /// Decide every claim of gadgets
    #[command(after_help = "Examples:\n  \
        shouqi gadget check and splitter\n  \
        shouqi gadget check black-edge --switch own-trap=weakens\n  \
        shouqi gadget check ./mine.toml --certificate mine.cert\n\n\
        Exit codes:\n  \
        0  every claim holds\n  \
        1  a claim is refuted, or undecided within --states\n  \
        2  a gadget is invalid\n  \
        3  a file could not be read or written")]
    Check(Check),
    /// Decide the claims again under other house rules
    #[command(after_help = "Examples:\n  \
        shouqi gadget matrix\n  \
        shouqi gadget matrix black-edge splitter --switch own-trap=weakens\n  \
        shouqi gadget matrix --rules tierschach --json\n\n\
        Exit codes:\n  \
        0  the claims were decided, or left undecided within --states\n  \
        2  a gadget, a switch or a ruleset is invalid")]
    Matrix(Matrix),
    /// Draw gadgets and networks with the outcomes of their claims
    #[cfg(feature = "print")]
    #[command(after_help = "Examples:\n  \
        shouqi gadget figure and splitter\n  \
        shouqi gadget figure black-edge --switch own-trap=weakens --format svg\n\n\
        Exit codes:\n  \
        0  drawn, whatever the outcomes\n  \
        2  a gadget is invalid, or a file of another origin is in the way\n  \
        3  a file could not be read or written")]
    Figure(Figure),
    /// Tell who wins the game on a formula, which the boards of the proof play
    #[command(after_help = "Example:\n  shouqi gadget formula examples/gadgets/shared.cnf\n\n\
        Exit codes:\n  \
        0  solved, whoever wins\n  \
        2  the formula is invalid\n  \
        3  the file could not be read")]
    Formula(Formula),
    /// Build a board on which the game on a formula is played
    #[command(after_help = "Examples:\n  \
        shouqi gadget build examples/gadgets/x-or-y.cnf -o x-or-y.toml\n  \
        shouqi gadget build examples/gadgets/x-and-y.cnf --play random,greedy,engine --games 2\n\n\
        Exit codes:\n  \
        0  built, and every game that was played out ended as the formula says\n  \
        1  a game ended otherwise\n  \
        2  the formula is invalid, or has no board\n  \
        3  a file could not be read or written")]
    Build(Build),
    /// Replay certificates by a second walk over the rules
    #[command(after_help = "Example:\n  shouqi gadget verify and and.cert\n\n\
        Exit codes:\n  \
        0  every certificate proves its claim\n  \
        2  a certificate is wrong\n  \
        3  a file could not be read")]
    Verify(Verify),
}

/// Under which switches, and how far, claims are decided.
#[derive(Debug, Args)]
pub struct DecidedUnder {
    /// Override a switch, such as own-trap=weakens; repeatable
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    pub switches: Vec<String>,
    /// Maximum number of states of a claim, 1 to 50000000
    #[arg(long, value_name = "N", default_value_t = 4_000_000,
        value_parser = clap::value_parser!(u32).range(1..=50_000_000))]
    pub states: u32,
}

#[derive(Debug, Args)]
pub struct Check {
    /// Shipped gadgets or files [default: all that are shipped]
    #[arg(value_name = "GADGET", value_parser = NameOrPath)]
    pub gadgets: Vec<String>,
    #[command(flatten)]
    pub decided: DecidedUnder,
    /// Write the certificates of one gadget to a file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub certificate: Option<PathBuf>,
    /// Overwrite an existing file
    #[arg(long, requires = "certificate")]
    pub force: bool,
    /// Print the result as JSON, one line per claim
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Matrix {
    /// Shipped gadgets or files [default: all that are shipped]
    #[arg(value_name = "GADGET", value_parser = NameOrPath)]
    pub gadgets: Vec<String>,
    /// Switch to change by itself, such as own-trap=weakens; repeatable [default: every other word of every switch]
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    pub switches: Vec<String>,
    /// Ruleset whose words to take together, shipped or a file; repeatable [default: every shipped one, unless --switch
    /// is given]
    #[arg(long = "rules", value_name = "RULESET", value_parser = NameOrPath)]
    pub rulesets: Vec<String>,
    /// Maximum number of states of a claim, 1 to 50000000
    #[arg(long, value_name = "N", default_value_t = 1_000_000,
        value_parser = clap::value_parser!(u32).range(1..=50_000_000))]
    pub states: u32,
    /// Print the result as JSON, one line per claim
    #[arg(long)]
    pub json: bool,
}

#[cfg(feature = "print")]
#[derive(Debug, Args)]
pub struct Figure {
    /// Shipped gadgets or files
    #[arg(value_name = "GADGET", required = true, value_parser = NameOrPath)]
    pub gadgets: Vec<String>,
    #[command(flatten)]
    pub decided: DecidedUnder,
    /// Theme whose board and animals are drawn
    #[arg(long, value_name = "THEME", default_value = "classic", value_parser = NameOrPath)]
    pub theme: String,
    /// Folder to write to
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-gadgets", value_hint = ValueHint::DirPath)]
    pub out: PathBuf,
    /// Formats to write, separated by commas
    #[arg(long, value_parser = formats::of_pages(), value_delimiter = ',', default_value = "pdf,svg",
        value_name = "FORMATS")]
    pub format: Vec<AnyFormat>,
    /// Dots per inch of PNG files, 10 to 2400
    #[arg(long, value_name = "DPI", default_value_t = 150, value_parser = clap::value_parser!(u32).range(10..=2400))]
    pub dpi: u32,
    /// Overwrite files that this command did not write
    #[arg(long)]
    pub force: bool,
}

#[derive(Debug, Args)]
pub struct Formula {
    /// File in the DIMACS format, without negated variables
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

/// Who plays against the side that wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Opponent {
    /// Moves at random
    Random,
    /// Captures the strongest, or goes nearer to the den
    Greedy,
    /// The engine
    Engine,
    /// The strategies of the gadgets
    Gadgets,
}

#[derive(Debug, Args)]
pub struct Build {
    /// File in the DIMACS format, without negated variables, each in one clause at most
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    /// File to which to write the board as a ruleset
    #[arg(long, short, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub out: Option<PathBuf>,
    /// Overwrite an existing file
    #[arg(long, requires = "out")]
    pub force: bool,
    /// Play out games: whoever the formula lets win, by the strategies of the gadgets, against these, separated by commas
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',')]
    pub play: Vec<Opponent>,
    /// Number of games against each, 1 to 1000
    #[arg(long, value_name = "N", default_value_t = 1, requires = "play",
        value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub games: u32,
    /// Positions that the engine looks at for a move, 1 to 1000000
    #[arg(long, value_name = "N", default_value_t = 2000, requires = "play",
        value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub nodes: u64,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Verify {
    /// Shipped gadget or file
    #[arg(value_name = "GADGET", value_parser = NameOrPath)]
    pub gadget: String,
    /// File that `shouqi gadget check --certificate` wrote
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    /// Override a switch, as when the certificates were made; repeatable
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    pub switches: Vec<String>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}
