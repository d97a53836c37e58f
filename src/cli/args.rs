//! What can be written behind `shouqi`.

use super::terminal::Color;
use clap::{Args, Parser, Subcommand};

const EXIT_CODES: &str = "Exit codes: 0 legal, or done; 1 illegal; 2 something cannot be read; \
3 a file could not be read or written.";

/// Dou Shou Qi (鬥獸棋, Jungle, Animal Chess): makes a set to print, knows its rulesets, and settles disputes.
#[derive(Debug, Parser)]
#[command(name = "shouqi", version, after_help = EXIT_CODES, propagate_version = true)]
pub struct Arguments {
    /// When to write colours
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN", hide_possible_values = true)]
    pub color: Color,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    #[cfg(feature = "print")]
    #[command(flatten)]
    Print(Box<super::print::args::Print>),
    #[command(flatten)]
    Engine(Box<super::engine::args::Engine>),
    /// Lists the shipped rulesets, or shows one whole
    Rulesets(Rulesets),
    /// Lists the shipped languages, or tells what a language file of your own lacks
    Languages(Languages),
    /// Settles disputes: judges moves, replays records, compares house rules
    #[command(subcommand)]
    Referee(Referee),
    /// Counts all lines of play to a depth
    #[command(after_help = "Example:\n  shouqi perft 7 --rules leiden --as-in-paper\n\n\
        What depends on the moves of a game (repeated positions, going to and fro) is left out of the count.")]
    Perft(PerftArgs),
    /// Solves endings of a few animals to the end: builds tables, asks them, checks them
    #[command(subcommand)]
    Tablebase(Box<super::tablebase::args::Tablebase>),
}

#[derive(Debug, Args)]
pub struct Rulesets {
    #[command(subcommand)]
    pub what: Option<RulesetsWhat>,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Languages {
    #[command(subcommand)]
    pub what: Option<LanguagesWhat>,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Subcommand)]
pub enum LanguagesWhat {
    /// Tells what a language file lacks, and what it says that nobody asks for
    #[command(after_help = "Example:\n  shouqi languages check ./plattdeutsch.ftl\n\n\
        A language is a file of Fluent messages that begins with its tag (language-tag = nds). With\n\
        language-extends = de it says only what differs from a shipped language.\n\n\
        Exit codes: 0 it says everything; 2 it does not; 3 the file could not be read.")]
    Check {
        /// The file, or a folder of files that make up one language
        path: String,
    },
}

#[derive(Debug, Subcommand)]
pub enum RulesetsWhat {
    /// Shows every switch of a ruleset, where it comes from, and the board
    #[command(after_help = "Examples:\n  shouqi rulesets show tierschach\n  shouqi rulesets show ./house.toml")]
    Show {
        /// A shipped ruleset or a file
        name: String,
        /// Lay a switch over it, such as own-trap=weakens or dog.strength=4
        #[arg(long = "switch", value_name = "NAME=VALUE")]
        switches: Vec<String>,
        /// Write JSON
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, Subcommand)]
pub enum Referee {
    /// Judges one move: legal or not, why, and what the animal may do instead
    #[command(after_help = "Examples:\n  \
        shouqi referee check --position \"7/7/7/7/7/eR5/7/7/7 w\" b4a4\n  \
        shouqi referee check --rules tierschach --game evening.pgn Tb7\n  \
        shouqi referee check --lang de --position \"7/7/7/7/7/eR5/7/7/7 w\" b4a4\n  \
        shouqi referee check --theme ./emma.toml --game evening.pgn Tb7\n\n\
        A move is written a3b3, Eb3, Ea3-b3, elephant b3, Elefant a3-b3, 象b3 or 8b3; a capture also\n\
        rat takes elephant or Rxe; l8 is the lion's only move to row 8.\n\n\
        Exit codes: 0 legal; 1 illegal; 2 something cannot be read; 3 a file could not be read.")]
    Check(Check),
    /// Lists the legal moves of a position
    #[command(after_help = "Example:\n  shouqi referee moves --position \"7/7/7/7/7/eR5/7/7/7 w\" --from b4")]
    Moves(Moves),
    /// Names a good move, as an estimate
    #[command(after_help = "Examples:\n  shouqi referee hint --game evening.pgn\n  \
        shouqi referee hint --rules leiden --time 5s --lang de\n\n\
        Under rules that look back at the game (repeated positions, going to and fro), only --game gives it the past.")]
    Hint(super::engine::args::Hint),
    /// Plays a record through and stops at the first move that breaks a rule
    #[command(after_help = "Example:\n  shouqi referee replay evening.pgn --rules classic\n\n\
        Exit codes: 0 the record holds; 1 it does not; 2 it cannot be read; 3 the file could not be read.")]
    Replay(Replay),
    /// Settles a game that must stop: by endgame tables of its own ruleset where they reach, else not at all
    #[command(after_help = "Examples:\n  \
        shouqi referee adjudicate --game evening.pgn\n  \
        shouqi referee adjudicate --rules leiden --position \"7/3R3/7/7/7/7/7/7/r6 w\"\n\n\
        Exit codes: 0 settled; 1 not settled; 2 something cannot be read; 3 a file could not be read.")]
    Adjudicate(super::tablebase::args::Adjudicate),
    /// Tells in what two rulesets differ, and on which moves they part
    #[command(after_help = "Example:\n  shouqi referee compare --rules classic --rules tierschach")]
    Compare(Compare),
    /// Answers questions in JSON Lines, one a line, from standard input
    #[command(after_help = "Questions:\n  \
        {\"id\":1,\"rules\":\"classic\",\"position\":\"7/7/7/7/7/eR5/7/7/7 w\"}\n  \
        {\"id\":2,\"rules\":\"classic\",\"position\":\"7/7/7/7/7/eR5/7/7/7 w\",\"move\":\"b4a4\"}\n  \
        {\"id\":3,\"rules\":\"no-repeats\",\"start\":true,\"history\":[\"a3a4\",\"g7g6\",\"a4a3\"],\"move\":\"g6g7\"}\n\
        Answers:\n  \
        {\"id\":1,\"status\":\"ok\",\"moves\":[\"b4b3\",…],\"outcome\":null,\"may_claim_draw\":false}\n  \
        {\"id\":2,\"status\":\"illegal\",\"violations\":[{\"clause\":…,\"squares\":[…],\"message\":…}],…}\n\n\
        \"start\" is true for the set-up, or a position. \"claim\", true or a move, claims a draw in place of \"move\".\n\
        \"outcome\" and \"may_claim_draw\" (null where only the moves before could tell) are of the position after a\n\
        legal move. Lines name shipped rulesets, and with --rules-dir DIR files of that folder. A line that cannot be understood is answered with\n\
        \"status\":\"error\" and the stream goes on; text that is no position or move with \"unreadable\".")]
    Batch(BatchArgs),
}

/// Which rules.
#[derive(Debug, Default, Args)]
pub struct Which {
    /// A shipped ruleset or a file [default: the theme's, what the record says, or classic]
    #[arg(long, value_name = "RULES")]
    pub rules: Option<String>,
    /// The theme of a set: its rules, and its sheet's names for the sides
    #[cfg(feature = "print")]
    #[arg(long, value_name = "THEME", conflicts_with = "switches")]
    pub theme: Option<String>,
    /// Lay a switch over the ruleset, such as own-trap=weakens or dog.strength=4
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    pub switches: Vec<String>,
}

/// Where the game stands.
#[derive(Debug, Args)]
#[group(multiple = false)]
pub struct Standing {
    /// A position, such as "7/7/7/7/7/eR5/7/7/7 w" [default: the set-up]
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
    /// A record; the position after its last move ("-" reads standard input)
    #[arg(long, value_name = "FILE")]
    pub game: Option<String>,
}

#[derive(Debug, Args)]
pub struct Check {
    #[command(flatten)]
    pub which: Which,
    #[command(flatten)]
    pub standing: Standing,
    /// The move
    #[arg(value_name = "MOVE")]
    pub mv: String,
    /// The language to speak: de, zh-Hant, fr …, or a file of your own [default: the theme's, or en]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
    /// Write only the first line
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
}

#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    pub which: Which,
    #[command(flatten)]
    pub standing: Standing,
    /// Only the moves of the animal on this square
    #[arg(long, value_name = "SQUARE")]
    pub from: Option<String>,
    /// Write the animals' names in a language: de, zh-Hant, fr …, or a file of your own [default: squares]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Replay {
    /// The record ("-" reads standard input)
    pub file: String,
    #[command(flatten)]
    pub which: Which,
    /// The language to speak: de, zh-Hant, fr …, or a file of your own [default: the theme's, or en]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Go on after an illegal move as if it had been allowed
    #[arg(long)]
    pub keep_going: bool,
    /// Print the record again, in the one form the program writes, if it holds
    #[arg(long)]
    pub pgn: bool,
}

#[derive(Debug, Args)]
pub struct Compare {
    /// A shipped ruleset or a file; give it twice, or once with --theme
    #[arg(long, value_name = "RULES", num_args = 1)]
    pub rules: Vec<String>,
    /// The theme of a set: its rules if --rules is given once, and its sheet's own words
    #[cfg(feature = "print")]
    #[arg(long, value_name = "THEME", conflicts_with = "switches")]
    pub theme: Option<String>,
    /// Tell the differences as a rules sheet does, in a language: de, zh-Hant, fr …, or a file of your own
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Lay a switch over both, such as own-trap=weakens
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    pub switches: Vec<String>,
    #[command(flatten)]
    pub standing: Standing,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct BatchArgs {
    /// For lines that name no rules.
    #[command(flatten)]
    pub which: Which,
    /// The language to speak: de, zh-Hant, fr …, or a file of your own [default: the theme's, or en]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Let lines name rulesets in the files of this folder, too
    #[arg(long, value_name = "DIR")]
    pub rules_dir: Option<String>,
}

#[derive(Debug, Args)]
pub struct PerftArgs {
    /// How many plies deep
    #[arg(value_parser = clap::value_parser!(u32).range(1..=30))]
    pub depth: u32,
    #[command(flatten)]
    pub which: Which,
    /// A position [default: the set-up]
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
    /// Show the count behind each first move
    #[arg(long)]
    pub divide: bool,
    /// Count a position that already stands on the line as one leaf, as the paper does
    #[arg(long)]
    pub as_in_paper: bool,
    /// Make every last move instead of counting it
    #[arg(long)]
    pub visit: bool,
    /// How many threads count [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Remember counts in a table of so many megabytes, so that a position reached twice is counted once
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u32).range(1..=65536),
        conflicts_with_all = ["as_in_paper", "visit"])]
    pub hash: Option<u32>,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}
