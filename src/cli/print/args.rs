//! The arguments of `shouqi make` and the other commands that print.

use super::calibrate::args::{Calibrate, PrinterArgs};
use super::formats::{self, AnyFormat};
use super::manual::Manual;
use super::part_name::PartName;
use super::tour::args::Tour;
use crate::cli::name_or_path::NameOrPath;
use clap::{Args, Subcommand, ValueEnum, ValueHint};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum Print {
    /// Make a set to print: board, stickers, rules and assembly sheet
    #[command(after_help = "Examples:\n  \
        shouqi make                                     the default set\n  \
        shouqi make colouring --size family             outlines to colour\n  \
        shouqi make emma.toml -o emma --format pdf,svg  your own theme\n  \
        shouqi make --discs 35mm                        sized for your discs\n  \
        shouqi make --sheets 4                          a board on four sheets\n  \
        shouqi make --set 'title=\"Our game\"' --set face.show=picture,numeral\n  \
        shouqi make --part pieces --format cut-svg,dxf  only the cut lines\n  \
        shouqi make --part box,wallet                   what goes with a set\n  \
        shouqi make travel --everything                 all of it, and a zip\n\n\
        Exit codes:\n  \
        0  made\n  \
        2  the theme or an argument is wrong, or preflight found faults\n  \
        3  a file could not be read or written")]
    Make(Make),
    /// Make a rules sheet in any language, for any ruleset
    #[command(after_help = "Examples:\n  \
        shouqi rules                                the classic rules, in English\n  \
        shouqi rules --rules tierschach --lang de   another ruleset, in German\n  \
        shouqi rules schule --lang de,zh-Hant       two languages side by side\n  \
        shouqi rules --layout fold --format pdf,ps  one sheet, folded to eight pages\n\n\
        Exit codes:\n  \
        0  made\n  \
        2  the theme, the language or an argument is wrong\n  \
        3  a file could not be read or written")]
    Rules(RulesArgs),
    /// Render a gallery of themes: board, pieces and rules of each
    #[command(after_help = "Examples:\n  \
        shouqi gallery                                  every shipped theme\n  \
        shouqi gallery --theme roman schule -o posters  two themes\n  \
        shouqi gallery --theme classic ./emma.toml      one of them your own\n  \
        shouqi gallery --dpi 300                        at print resolution\n  \
        shouqi gallery --specimens -o animals           the animals in every style\n\n\
        Exit codes:\n  \
        0  rendered\n  \
        2  a theme or an argument is wrong\n  \
        3  a file could not be read or written")]
    Gallery(Gallery),
    /// List label sheets, the least wasteful first
    #[command(after_help = "Examples:\n  \
        shouqi labels                         every known sheet\n  \
        shouqi labels --fits 30mm --paper A4  for discs of 30 mm\n  \
        shouqi make --size family --label \"Herma 4387\" --start-at 7\n\n\
        Any other sheet is described in a file, such as examples/labels/mine.toml, and\n\
        used with --label ./mine.toml.")]
    Labels(LabelsArgs),
    /// Check a set for printing problems (preflight) and write nothing
    #[command(after_help = "Examples:\n  \
        shouqi check                     the default set\n  \
        shouqi check emma.toml --strict  for scripts: fail on warnings, too\n  \
        shouqi check roman --figures     with every measured contrast and size\n\n\
        Findings:\n  \
        fault    the printed set would be unusable\n  \
        warning  the print is likely to disappoint\n  \
        advice   a possible improvement\n\n\
        Exit codes:\n  \
        0  no findings, or only warnings and advice\n  \
        1  warnings, with --strict\n  \
        2  faults, or the theme cannot be read\n  \
        3  a file could not be read")]
    Check(CheckSet),
    /// Make a calibration page for a printer, and save its measurements
    #[command(after_help = "Examples:\n  \
        shouqi calibrate              the page to print and measure, on A4\n  \
        shouqi calibrate --paper Letter --lang es\n  \
        shouqi calibrate save office --left 0.4 --width 179.5 --height 249.6\n  \
        shouqi make --printer office  a set with exact sizes on that printer\n\n\
        Exit codes:\n  \
        0  done\n  \
        2  an argument or a printer's file is wrong\n  \
        3  a file could not be read or written")]
    Calibrate(Calibrate),
    /// Write a short theme file to edit
    #[command(after_help = "Example:\n  shouqi new emma --from colouring\n\n\
        This writes emma.toml. `shouqi make emma.toml -o emma` makes the set.\n\n\
        Exit codes:\n  \
        0  written\n  \
        2  the name is not valid, or the file exists\n  \
        3  the file could not be written")]
    New(New),
    /// Make a first set by three answers, and settle a first dispute
    #[command(after_help = "Examples:\n  \
        shouqi tour                            asks for discs, paper and language\n  \
        shouqi tour emma --discs 35mm          asks for the others\n\n\
        This writes emma.toml, a theme to edit, and the set in the folder emma. Without\n\
        a terminal nothing is asked, and what is usual is taken.\n\n\
        Exit codes:\n  \
        0  done\n  \
        2  an answer or the name is not valid, or the file exists\n  \
        3  a file could not be written")]
    Tour(Tour),
    /// List the shipped themes, papers, sizes, fonts, languages or rulesets
    #[command(after_help = "Examples:\n  shouqi list themes\n  shouqi list papers --json")]
    List(List),
    /// Write a completion script for a shell
    #[command(after_help = "Examples:\n  \
        shouqi completions bash > ~/.local/share/bash-completion/completions/shouqi\n  \
        shouqi completions zsh > ~/.zfunc/_shouqi\n  \
        shouqi completions fish > ~/.config/fish/completions/shouqi.fish")]
    Completions(Completions),
    /// Write manual pages, one for each command
    #[command(after_help = "Example:\n  shouqi manual -o ~/.local/share/man/man1")]
    Manual(Manual),
}

/// Headings of groups of options in the help.
const SIZE: &str = "Size and paper";
const PRINTER: &str = "Inks and printer";
const LABELS: &str = "Labels";

/// The theme and its overrides.
#[derive(Debug, Clone, Default, Args)]
pub struct ThemeArgs {
    /// Shipped theme or file [default: classic]
    #[arg(value_name = "THEME", value_parser = NameOrPath)]
    pub theme: Option<String>,
    /// Squares and discs by one word: small, family or big
    #[arg(long, value_name = "SIZE", help_heading = SIZE)]
    pub size: Option<String>,
    /// Size of the discs, such as 35mm; squares and stickers follow
    #[arg(long, value_name = "LENGTH", help_heading = SIZE, conflicts_with = "size")]
    pub discs: Option<String>,
    /// Size of the stickers, such as 25.4mm; discs and squares follow
    #[arg(long, value_name = "LENGTH", help_heading = SIZE, conflicts_with = "size")]
    pub stickers: Option<String>,
    /// Make the largest board that fits on N sheets of paper
    #[arg(long, value_name = "N", help_heading = SIZE, conflicts_with = "size")]
    pub sheets: Option<String>,
    /// Paper: a name such as A4 or Letter, or two sides such as "210mm x 297mm"
    #[arg(long, value_name = "PAPER", help_heading = SIZE)]
    pub paper: Option<String>,
    /// Inks: rgb, cmyk, grey or saving
    #[arg(long, value_name = "INKS", help_heading = PRINTER)]
    pub inks: Option<String>,
    /// ICC profile of the press; makes PDF files PDF/X-4
    #[arg(long, value_name = "FILE", help_heading = PRINTER, value_parser = NameOrPath)]
    pub profile: Option<String>,
    /// Label sheet for the stickers: a name such as "Herma 4387", or a file
    #[arg(long, value_name = "LABEL", help_heading = LABELS, value_parser = NameOrPath)]
    pub label: Option<String>,
    /// First free label of the first sheet, counted from 1
    #[arg(long, value_name = "N", help_heading = LABELS, conflicts_with = "skip", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub start_at: Option<u32>,
    /// Used labels of the first sheet, such as 1-6,9
    #[arg(long, value_name = "LABELS", help_heading = LABELS)]
    pub skip: Option<String>,
    /// Shipped ruleset or file [default: the theme's]
    #[arg(long, value_name = "RULESET", value_parser = NameOrPath)]
    pub rules: Option<String>,
    /// One or two languages, such as de or de,zh-Hant [default: the theme's]
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Override a key of the theme, such as board.square=30mm; repeatable
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

#[derive(Debug, Args)]
pub struct Make {
    #[command(flatten)]
    pub look: ThemeArgs,
    /// Folder to write to
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-set", value_hint = ValueHint::DirPath)]
    pub out: PathBuf,
    /// Formats to write, separated by commas
    #[arg(long, value_parser = formats::of_sets(), value_delimiter = ',', default_values = ["pdf", "svg"], value_name = "FORMATS")]
    pub format: Vec<AnyFormat>,
    /// Parts to make, separated by commas [default: board, pieces, rules, assembly]
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PARTS")]
    pub part: Vec<PartName>,
    /// Make all parts with files for cutters, and set.zip of everything; what does not fit the paper is left out
    #[arg(long, conflicts_with = "part")]
    pub everything: bool,
    /// Dots per inch of PNG files, 10 to 2400
    #[arg(long, value_name = "DPI", default_value_t = 150, value_parser = clap::value_parser!(u32).range(10..=2400))]
    pub dpi: u32,
    /// Leave out the white ground of PNG files
    #[arg(long)]
    pub transparent: bool,
    /// Make a set in spite of faults, and overwrite files of other origin
    #[arg(long)]
    pub force: bool,
    /// Make the set again whenever the theme or a file it names is saved
    #[arg(long)]
    pub watch: bool,
    /// Print the written files as JSON
    #[arg(long)]
    pub json: bool,
    /// Print nothing on success
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
    // Last, since its heading applies to all options after it.
    #[command(flatten, next_help_heading = PRINTER)]
    pub printer: PrinterArgs,
}

#[derive(Debug, Args)]
pub struct Gallery {
    /// Shipped themes or files [default: every shipped theme]
    #[arg(long, value_name = "THEME", num_args = 1.., value_parser = NameOrPath)]
    pub theme: Vec<String>,
    /// Folder to write to
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-gallery", value_hint = ValueHint::DirPath)]
    pub out: PathBuf,
    /// Render the animals in every drawing style instead
    #[arg(long)]
    pub specimens: bool,
    /// Leave out the names of the animals, and shuffle each row
    #[arg(long, requires = "specimens")]
    pub unlabelled: bool,
    /// Shuffle each row by this number; without --unlabelled, the same sheets are the key [default: 1 with --unlabelled]
    #[arg(long, value_name = "NUMBER", requires = "specimens")]
    pub seed: Option<u64>,
    /// Dots per inch of PNG files, 10 to 600 [default: 96; 300 with --specimens]
    #[arg(long, value_name = "DPI", value_parser = clap::value_parser!(u32).range(10..=600))]
    pub dpi: Option<u32>,
    /// Overwrite files of other origin, and files that were changed
    #[arg(long)]
    pub force: bool,
    /// Print the written files as JSON
    #[arg(long)]
    pub json: bool,
    /// Print nothing on success
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
}

impl Gallery {
    /// Resolution in dots per inch.
    pub fn dots(&self) -> u32 {
        self.dpi.unwrap_or(if self.specimens { 300 } else { 96 })
    }

    /// What is rendered of each theme.
    pub fn look(theme: &str) -> ThemeArgs {
        ThemeArgs { theme: Some(theme.to_owned()), ..ThemeArgs::default() }
    }
}

#[derive(Debug, Args)]
pub struct RulesArgs {
    /// Shipped theme or file [default: classic]
    #[arg(value_name = "THEME", value_parser = NameOrPath)]
    pub theme: Option<String>,
    /// Shipped ruleset or file [default: the theme's]
    #[arg(long, value_name = "RULESET", value_parser = NameOrPath)]
    pub rules: Option<String>,
    /// One or two languages, such as de or de,zh-Hant, or a language file
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Layout of the sheet [default: the theme's]
    #[arg(long, value_enum, value_name = "LAYOUT")]
    pub layout: Option<LayoutName>,
    /// Override a key of the theme, such as colours.accent=navy; repeatable
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// Print the ids of the clauses and their sources below each rule
    #[arg(long)]
    pub annotate: bool,
    /// Folder to write to
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-rules", value_hint = ValueHint::DirPath)]
    pub out: PathBuf,
    /// Formats to write, separated by commas
    #[arg(long, value_parser = formats::of_sheets(), value_delimiter = ',', default_value = "pdf", value_name = "FORMATS")]
    pub format: Vec<AnyFormat>,
    /// Dots per inch of PNG files, 10 to 2400
    #[arg(long, value_name = "DPI", default_value_t = 150, value_parser = clap::value_parser!(u32).range(10..=2400))]
    pub dpi: u32,
    /// Overwrite files of other origin
    #[arg(long)]
    pub force: bool,
    /// Print the written files as JSON
    #[arg(long)]
    pub json: bool,
    /// Print nothing on success
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
    // Last, since its heading applies to all options after it.
    #[command(flatten, next_help_heading = PRINTER)]
    pub printer: PrinterArgs,
}

impl RulesArgs {
    /// The requested theme.
    pub fn look(&self) -> ThemeArgs {
        ThemeArgs {
            theme: self.theme.clone(),
            rules: self.rules.clone(),
            set: self.set.clone(),
            ..ThemeArgs::default()
        }
    }
}

/// Layouts of the rules sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LayoutName {
    /// Two columns, A4
    A4,
    /// Two columns, Letter
    Letter,
    /// Booklet of one column, A5
    A5,
    /// One sheet, two-sided, folded to eight pages
    Fold,
    /// Large print, 16 points and more
    Large,
    /// Quick-reference card, 63 × 88 mm
    Card,
}

#[derive(Debug, Args)]
pub struct CheckSet {
    #[command(flatten)]
    pub look: ThemeArgs,
    /// Parts to check, separated by commas [default: board, pieces, rules, assembly]
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PARTS")]
    pub part: Vec<PartName>,
    /// Exit with code 1 if there are warnings
    #[arg(long)]
    pub strict: bool,
    /// Print the measured contrasts and sizes, too
    #[arg(long)]
    pub figures: bool,
    /// Print findings, figures and the verdict as JSON
    #[arg(long)]
    pub json: bool,
    /// Print nothing; the exit code is the result
    #[arg(long, short, conflicts_with_all = ["json", "figures"])]
    pub quiet: bool,
}

#[derive(Debug, Args)]
pub struct New {
    /// Name of the theme; the file is NAME.toml
    #[arg(value_name = "NAME")]
    pub name: String,
    /// Shipped theme to extend
    #[arg(long, value_name = "THEME", default_value = "classic")]
    pub from: String,
    /// Overwrite an existing file
    #[arg(long)]
    pub force: bool,
}

#[derive(Debug, Args)]
pub struct List {
    /// What to list
    #[arg(value_enum)]
    pub what: What,
    /// Print the list as JSON
    #[arg(long)]
    pub json: bool,
}

/// Kinds of shipped things.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum What {
    /// Themes of a set
    Themes,
    /// Named paper sizes
    Papers,
    /// Named sizes of squares and discs
    Sizes,
    /// Typefaces
    Fonts,
    /// Languages
    Languages,
    /// Rulesets
    Rulesets,
}

#[derive(Debug, Args)]
pub struct LabelsArgs {
    /// List only labels that fit pieces of this size, such as 30mm
    #[arg(long, value_name = "LENGTH")]
    pub fits: Option<String>,
    /// List only sheets of this paper, such as A4 or Letter
    #[arg(long, value_name = "PAPER")]
    pub paper: Option<String>,
    /// List only labels of this shape
    #[arg(long, value_enum, value_name = "SHAPE")]
    pub shape: Option<ShapeName>,
    /// Number of stickers to place, 1 to 10000
    #[arg(long, value_name = "N", default_value_t = 18, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub stickers: u32,
    /// Print the list as JSON
    #[arg(long)]
    pub json: bool,
}

/// The shape of a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ShapeName {
    /// Round
    Disc,
    /// Square
    Square,
}

#[derive(Debug, Args)]
pub struct Completions {
    /// Shell to write the script for
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}
