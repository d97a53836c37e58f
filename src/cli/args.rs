//! The arguments of `shouqi`.

use super::exit::Failure;
use super::name_or_path::NameOrPath;
use super::terminal::Color;
use super::welcome::FIRST_STEPS;
use crate::engine::TranspositionTable;
use clap::{Args, Parser, Subcommand, ValueHint};
use std::path::PathBuf;

/// What stands behind the list of commands.
fn after_help() -> String {
    format!(
        "Examples:\n{FIRST_STEPS}\n\n\
        `shouqi COMMAND --help` shows the options and examples of a command.\n\n\
        Exit codes:\n  \
        0  done; the move is legal, the record is valid\n  \
        1  the move is illegal, the record is not valid, or a check failed\n  \
        2  an argument or the content of a file is wrong\n  \
        3  a file could not be read or written"
    )
}

/// Print Dou Shou Qi sets (Jungle, Animal Chess), referee games, analyze positions
#[derive(Debug, Parser)]
#[command(name = "shouqi", bin_name = "shouqi", version, after_help = after_help(), propagate_version = true)]
pub struct CliArgs {
    /// Use colours: auto, always or never
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        value_name = "WHEN",
        hide_possible_values = true,
        display_order = 900
    )]
    pub color: Color,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    #[cfg(feature = "print")]
    #[command(flatten)]
    Print(Box<super::print::args::Print>),
    /// Open the studio: the whole program as a page in the browser
    #[cfg(feature = "studio")]
    #[command(after_help = super::studio::args::AFTER_HELP)]
    Studio(super::studio::args::Studio),
    /// Make ready sets of every theme, with pages to download them from
    #[cfg(feature = "studio")]
    #[command(after_help = super::studio::args::AFTER_SHELF_HELP)]
    Shelf(super::studio::args::Shelf),
    #[command(flatten)]
    Table(super::table::args::TableCommand),
    #[command(flatten)]
    Engine(Box<super::engine::args::Engine>),
    /// List the shipped rulesets, or show one
    Rulesets(Rulesets),
    /// List the shipped languages, or check a language file
    Languages(Languages),
    /// Judge moves, replay records, compare rulesets
    #[command(subcommand)]
    Referee(Referee),
    /// Count the leaf nodes of the move tree to a depth
    #[command(after_help = "Examples:\n  \
        shouqi perft 5\n  \
        shouqi perft 4 --position \"7/7/2E4/7/7/7/4e2/7/7 w\" --divide\n  \
        shouqi perft 8 --rules leiden --hash 1024\n  \
        shouqi perft 7 --rules leiden --as-in-paper\n\n\
        Rules that depend on the history of a game (repetition, limits on moves) are\n\
        not applied.")]
    Perft(PerftArgs),
    /// Build, query and verify endgame tables
    #[command(subcommand)]
    Tablebase(Box<super::tablebase::args::TablebaseCommand>),
    /// Decide claims about gadgets of hardness proofs
    #[command(subcommand)]
    Gadget(super::gadget::args::GadgetCommand),
}

#[derive(Debug, Args)]
pub struct Rulesets {
    #[command(subcommand)]
    pub what: Option<RulesetsWhat>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Languages {
    #[command(subcommand)]
    pub what: Option<LanguagesWhat>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Subcommand)]
pub enum LanguagesWhat {
    /// Report missing, misspelt and unused messages of a language file
    #[command(after_help = "Example:\n  shouqi languages check ./plattdeutsch.ftl\n\n\
        A language is a Fluent file that begins with its tag (language-tag = nds).\n\
        With language-extends = de it contains only what differs from German.\n\n\
        Exit codes:\n  \
        0  the language is complete\n  \
        2  it is not\n  \
        3  the file could not be read")]
    Check {
        /// Language file, or a folder of files that make up one language
        path: PathBuf,
    },
}

#[derive(Debug, Subcommand)]
pub enum RulesetsWhat {
    /// Show every switch of a ruleset with its source, and the board
    #[command(after_help = "Examples:\n  shouqi rulesets show tierschach\n  shouqi rulesets show ./house.toml")]
    Show {
        /// Shipped ruleset or file
        #[arg(value_name = "RULESET", value_parser = NameOrPath)]
        name: String,
        /// Override a switch, such as own-trap=weakens or dog.strength=4; repeatable
        #[arg(long = "switch", value_name = "NAME=VALUE")]
        switches: Vec<String>,
        /// Print the result as JSON
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, Subcommand)]
pub enum Referee {
    /// Judge one move: legal or not, and why
    #[command(after_help = "Examples:\n  \
        shouqi referee check --position \"7/7/7/7/7/eR5/7/7/7 w\" b4a4\n  \
        shouqi referee check --rules tierschach --game evening.pgn Tb7\n  \
        shouqi referee check --lang de --position \"7/7/7/7/7/eR5/7/7/7 w\" b4a4\n  \
        shouqi referee check --theme ./emma.toml --game evening.pgn Tb7\n\n\
        A move is a3b3, Eb3, Ea3-b3, elephant b3, Elefant a3-b3, 象b3 or 8b3 (by\n\
        strength); a capture also Rxe or rat takes elephant; l8 is the lion's only\n\
        move to row 8.\n\n\
        Exit codes:\n  \
        0  legal\n  \
        1  illegal\n  \
        2  the position, the move or the rules cannot be read\n  \
        3  a file could not be read")]
    Check(Check),
    /// List the legal moves of a position
    #[command(after_help = "Example:\n  shouqi referee moves --position \"7/7/7/7/7/eR5/7/7/7 w\" --from b4")]
    Moves(Moves),
    /// Suggest a move
    #[command(after_help = "Examples:\n  shouqi referee hint --game evening.pgn\n  \
        shouqi referee hint --rules leiden --time 5s --lang de\n\n\
        The suggestion is an estimate. Rules that depend on the history of a game\n\
        (repetition, limits on moves) are applied only with --game.")]
    Hint(super::engine::args::Hint),
    /// Replay a record up to the first illegal move
    #[command(after_help = "Example:\n  shouqi referee replay evening.pgn --rules classic\n\n\
        Exit codes:\n  \
        0  the record is valid\n  \
        1  it is not\n  \
        2  it cannot be read\n  \
        3  the file could not be read")]
    Replay(Replay),
    /// Settle an unfinished game by endgame tables
    #[command(after_help = "Examples:\n  \
        shouqi referee adjudicate --game evening.pgn\n  \
        shouqi referee adjudicate --rules leiden --position \"7/3R3/7/7/7/7/7/7/r6 w\"\n\n\
        A game is settled only where the tables of its own ruleset decide it. Otherwise\n\
        the engine's estimate is shown, which settles nothing.\n\n\
        Exit codes:\n  \
        0  settled\n  \
        1  not settled\n  \
        2  the game, the position or the rules cannot be read\n  \
        3  a file could not be read")]
    Adjudicate(super::tablebase::args::Adjudicate),
    /// Compare two rulesets: their switches, and the moves they allow
    #[command(after_help = "Example:\n  shouqi referee compare --rules classic --rules tierschach")]
    Compare(Compare),
    /// Answer queries in JSON Lines from standard input
    #[command(after_help = "Queries, one per line:\n  \
        {\"id\":1,\"rules\":\"classic\",\"position\":\"7/7/7/7/7/eR5/7/7/7 w\"}\n  \
        {\"id\":2,\"rules\":\"classic\",\"position\":\"7/7/7/7/7/eR5/7/7/7 w\",\"move\":\"b4a4\"}\n  \
        {\"id\":3,\"rules\":\"no-repeats\",\"start\":true,\n   \
        \"history\":[\"a3a4\",\"g7g6\",\"a4a3\"],\"move\":\"g6g7\"}\n\n\
        Answers, in the same order:\n  \
        {\"id\":1,\"status\":\"ok\",\"moves\":[\"b4b3\",…],\"outcome\":null,\n   \
        \"may_claim_draw\":false}\n  \
        {\"id\":2,\"status\":\"illegal\",\"violations\":[{\"clause\":…,\"squares\":[…],\n   \
        \"message\":…}],…}\n\n\
        Fields of a query:\n  \
        id        repeated in the answer\n  \
        rules     shipped ruleset, or with --rules-dir a file of that folder\n  \
        position  the position; or start, true for the set-up, or a position\n  \
        history   the moves from start\n  \
        move      the move to judge; without it the legal moves are listed\n  \
        claim     in place of move: true, or a move, to claim a draw\n\n\
        outcome and may_claim_draw describe the position after a legal move;\n\
        may_claim_draw is null where it depends on earlier moves. A status of\n\
        \"unreadable\" marks a position or move that cannot be read, \"error\" any other\n\
        line that cannot be answered; the stream continues after both.")]
    Batch(BatchArgs),
}

/// Which rules.
#[derive(Debug, Default, Args)]
pub struct Which {
    /// Shipped ruleset or file [default: that of the theme or record, or classic]
    #[arg(long, value_name = "RULESET", value_parser = NameOrPath)]
    pub rules: Option<String>,
    /// Theme of a printed set: use its rules, language and names of the sides
    #[cfg_attr(feature = "print", arg(long, value_name = "THEME", conflicts_with = "switches", value_parser = NameOrPath))]
    #[cfg_attr(not(feature = "print"), arg(skip))]
    pub theme: Option<String>,
    /// Override a switch, such as own-trap=weakens or dog.strength=4; repeatable
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    pub switches: Vec<String>,
}

/// Where the game stands.
#[derive(Debug, Args)]
#[group(multiple = false)]
pub struct PositionArgs {
    /// Position, such as "7/7/7/7/7/eR5/7/7/7 w" [default: the set-up]
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
    /// Game record: use the position after its last move ("-" for standard input)
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub game: Option<PathBuf>,
}

/// Which rules, and where the game stands.
#[derive(Debug, Args)]
pub struct GameArgs {
    #[command(flatten)]
    pub which: Which,
    #[command(flatten)]
    pub standing: PositionArgs,
}

#[derive(Debug, Args)]
pub struct Check {
    #[command(flatten)]
    pub game: GameArgs,
    /// Move to judge, such as a3b3
    #[arg(value_name = "MOVE")]
    pub mv: String,
    /// Language of the output, such as de or ./mine.ftl [default: the theme's, or en]
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
    /// Print only the first line
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
}

#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    pub game: GameArgs,
    /// List only the moves of the animal on this square
    #[arg(long, value_name = "SQUARE")]
    pub from: Option<String>,
    /// Name the animals in this language, such as de or ./mine.ftl [default: squares only]
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Replay {
    /// Game record ("-" for standard input)
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    #[command(flatten)]
    pub which: Which,
    /// Language of the output, such as de or ./mine.ftl [default: the theme's, or en]
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Continue after an illegal move as if it were legal
    #[arg(long)]
    pub keep_going: bool,
    /// Print the record in canonical form if it is valid
    #[arg(long)]
    pub pgn: bool,
}

#[derive(Debug, Args)]
pub struct Compare {
    /// Shipped ruleset or file; give it twice, or once with --theme
    #[arg(long, value_name = "RULESET", num_args = 1, value_parser = NameOrPath)]
    pub rules: Vec<String>,
    /// Theme of a printed set: use its rules if --rules is given once, and its wording
    #[cfg_attr(feature = "print", arg(long, value_name = "THEME", conflicts_with = "switches", value_parser = NameOrPath))]
    #[cfg_attr(not(feature = "print"), arg(skip))]
    pub theme: Option<String>,
    /// Describe the differences in sentences of the rules sheet, in this language
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Override a switch of both, such as own-trap=weakens; repeatable
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    pub switches: Vec<String>,
    #[command(flatten)]
    pub standing: PositionArgs,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct BatchArgs {
    /// For queries that name no rules.
    #[command(flatten)]
    pub which: Which,
    /// Language of the output, such as de or ./mine.ftl [default: the theme's, or en]
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Let queries name ruleset files of this folder
    #[arg(long, value_name = "DIR", value_parser = NameOrPath, value_hint = ValueHint::DirPath)]
    pub rules_dir: Option<String>,
}

#[derive(Debug, Args)]
pub struct PerftArgs {
    /// Depth in plies, 1 to 30
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(1..=30))]
    pub depth: u32,
    #[command(flatten)]
    pub which: Which,
    /// Position, such as "7/7/7/7/7/eR5/7/7/7 w" [default: the set-up]
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
    /// Print the count after each first move
    #[arg(long)]
    pub divide: bool,
    /// Count a position repeated within the line as one leaf, as Van Rijn and Vis do
    #[arg(long)]
    pub as_in_paper: bool,
    /// Make every move of the last ply instead of counting them in bulk
    #[arg(long)]
    pub visit: bool,
    /// Number of threads, 1 to 256 [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Size of the hash table in megabytes, 1 to 65536 [default: no hash table]
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u32).range(1..=65536),
        conflicts_with_all = ["as_in_paper", "visit"])]
    pub hash: Option<u32>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

/// Threads and memory of a search.
#[derive(Debug, Args)]
pub struct Power {
    /// Number of threads, 1 to 256
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// Size of the transposition table in megabytes, 1 to 16384
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=16384))]
    pub hash: u32,
}

impl Power {
    /// The size of the transposition table.
    pub fn transposition_table(&self) -> Result<TranspositionTable, Failure> {
        TranspositionTable::of_bytes((self.hash as usize) << 20).ok_or_else(|| Failure::no_room(self.hash))
    }
}
