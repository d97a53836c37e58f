//! What can be written behind `shouqi make` and its neighbours.

use super::calibrate::args::{Calibrate, ForPrinter};
use clap::{Args, Subcommand, ValueEnum};

#[derive(Debug, Subcommand)]
pub enum Print {
    /// Makes a set to print: the board, the stickers for its pieces, the rules, and how to make it
    #[command(after_help = "Examples:\n  \
        shouqi make                                     the default set\n  \
        shouqi make colouring --size family             outlines to colour\n  \
        shouqi make emma.toml -o emma --format pdf,svg  a theme of your own\n  \
        shouqi make --discs 35mm                        squares and stickers for these discs\n  \
        shouqi make --sheets 4                          the largest board on four sheets\n  \
        shouqi make --set 'title=\"Our game\"' --set face.show=picture,numeral\n  \
        shouqi make --part pieces --format cut-svg,dxf  the cut lines alone\n\n\
        Exit codes: 0 made; 2 the theme or an argument is wrong, or the set has faults; 3 a file could not be read\n\
        or written.")]
    Make(Make),
    /// Makes the rules sheet alone, in any language and ruleset
    #[command(after_help = "Examples:\n  \
        shouqi rules                                  the default set's rules, in English\n  \
        shouqi rules --rules tierschach --lang de     another ruleset, in German\n  \
        shouqi rules schule --lang de,zh-Hant         in two languages, side by side\n  \
        shouqi rules --layout fold --format pdf,ps    one sheet, folded to eight small pages\n\n\
        Exit codes: 0 made; 2 the theme, the language or an argument is wrong; 3 a file could not be read or\n\
        written.")]
    Rules(RulesArgs),
    /// Hangs themes side by side on one page: board, pieces and rules, as pictures
    #[command(after_help = "Examples:\n  \
        shouqi gallery                                  every shipped theme\n  \
        shouqi gallery --theme roman schule -o posters  two of them\n  \
        shouqi gallery --theme classic ./emma.toml      a theme of your own beside\n  \
        shouqi gallery --dpi 300                        pictures for print\n  \
        shouqi gallery --specimens -o animals           every hand's animals, to compare\n\n\
        Exit codes: 0 made; 2 a theme or an argument is wrong; 3 a file could not be\n\
        read or written.")]
    Gallery(Gallery),
    /// Lists sheets of labels, those first that waste the least
    #[command(after_help = "Examples:\n  \
        shouqi labels                              every known sheet\n  \
        shouqi labels --fits 30mm --paper A4       for discs of 30 mm\n  \
        shouqi make --size family --label \"Herma 4387\" --start-at 7\n\n\
        A sheet that is not known is described in a file of your own: see the README.")]
    Labels(Labels),
    /// Looks for what would spoil a set in print, and writes nothing
    #[command(after_help = "Examples:\n  \
        shouqi check                            the default set\n  \
        shouqi check emma.toml --strict         for scripts: warnings count, too\n  \
        shouqi check roman --figures            every contrast and size that was measured\n\n\
        Findings: fault (cannot be used so), warning (will disappoint), advice (could be had better).\n\n\
        Exit codes: 0 nothing, or warnings; 1 warnings, with --strict; 2 faults, or a theme that cannot be\n\
        read; 3 a file could not be read.")]
    Check(CheckSet),
    /// Makes a page to measure your printer with, and keeps what you read off it
    #[command(after_help = "Examples:\n  \
        shouqi calibrate                        the page, on A4\n  \
        shouqi calibrate --paper Letter --lang es\n  \
        shouqi calibrate save office --left 0.4 --top -0.6 --width 179.5 --height 249.6\n  \
        shouqi make --printer office            a set that comes out true on it\n\n\
        Exit codes: 0 done; 2 an argument or a printer's file is wrong; 3 a file could not be read or written.")]
    Calibrate(Calibrate),
    /// Writes a short theme of your own to begin with
    #[command(after_help = "Example:\n  shouqi new emma --from colouring\n\n\
        Exit codes: 0 written; 2 the name is taken or no name; 3 the file could not be written.")]
    New(New),
    /// Names the shipped themes, papers, sizes, fonts, languages or rulesets
    #[command(after_help = "Examples:\n  shouqi list themes\n  shouqi list papers --json")]
    List(List),
    /// Writes a script that completes commands in your shell
    #[command(after_help = "Examples:\n  \
        shouqi completions bash > ~/.local/share/bash-completion/completions/shouqi\n  \
        shouqi completions zsh > ~/.zfunc/_shouqi\n  \
        shouqi completions fish > ~/.config/fish/completions/shouqi.fish")]
    Completions(Completions),
}

/// Which theme, and what is laid over it.
#[derive(Debug, Default, Args)]
pub struct Look {
    /// A shipped theme or a file [default: classic]
    #[arg(value_name = "THEME")]
    pub theme: Option<String>,
    /// The size by one word: small, family or big
    #[arg(long, value_name = "SIZE")]
    pub size: Option<String>,
    /// For discs of this size, such as 35mm: squares and stickers follow
    #[arg(long, value_name = "LENGTH", conflicts_with = "size")]
    pub discs: Option<String>,
    /// For stickers of this size, such as 25.4mm: discs and squares follow
    #[arg(long, value_name = "LENGTH", conflicts_with = "size")]
    pub stickers: Option<String>,
    /// The largest board that fits on so many sheets of paper
    #[arg(long, value_name = "N", conflicts_with = "size")]
    pub sheets: Option<String>,
    /// The paper, such as A4, Letter or "210mm x 297mm"
    #[arg(long, value_name = "PAPER")]
    pub paper: Option<String>,
    /// With which inks: rgb, cmyk, grey or saving
    #[arg(long, value_name = "INKS")]
    pub inks: Option<String>,
    /// The ICC profile of the press: PDF files are PDF/X-4 then
    #[arg(long, value_name = "FILE")]
    pub profile: Option<String>,
    /// The sheet of labels to print the stickers on, such as "Herma 4387", or a file of your own
    #[arg(long, value_name = "LABEL")]
    pub label: Option<String>,
    /// The first label that is still free on the first sheet
    #[arg(long, value_name = "N", conflicts_with = "skip", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub start_at: Option<u32>,
    /// Labels of the first sheet that are gone, such as 1-6,9
    #[arg(long, value_name = "LABELS")]
    pub skip: Option<String>,
    /// The rules that the board is drawn from: a shipped ruleset or a file
    #[arg(long, value_name = "RULES")]
    pub rules: Option<String>,
    /// The language of the words, or two: de or de,zh-Hant
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Lay a value over the theme, such as board.square=30mm
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

#[derive(Debug, Args)]
pub struct Make {
    #[command(flatten)]
    pub look: Look,
    /// The folder to write into
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-set")]
    pub out: String,
    /// In which formats
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [Format::Pdf, Format::Svg], value_name = "FORMATS")]
    pub format: Vec<Format>,
    /// Which parts of the set [default: all]
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PARTS")]
    pub part: Vec<PartName>,
    /// Dots to the inch, for PNG
    #[arg(long, value_name = "DPI", default_value_t = 150, value_parser = clap::value_parser!(u32).range(10..=2400))]
    pub dpi: u32,
    /// No white ground in PNG
    #[arg(long)]
    pub transparent: bool,
    #[command(flatten)]
    pub printer: ForPrinter,
    /// Print a set that has faults, and replace files that another theme or somebody else made
    #[arg(long)]
    pub force: bool,
    /// Make it again whenever the theme, or a file that it names, is saved
    #[arg(long)]
    pub watch: bool,
    /// Write what was made as JSON
    #[arg(long)]
    pub json: bool,
    /// Write nothing on success
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
}

#[derive(Debug, Args)]
pub struct Gallery {
    /// Shipped themes or files [default: every shipped theme]
    #[arg(long, value_name = "THEME", num_args = 1..)]
    pub theme: Vec<String>,
    /// The folder to write into
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-gallery")]
    pub out: String,
    /// Show the animals of every hand instead, to compare
    #[arg(long)]
    pub specimens: bool,
    /// Leave out the animals' names
    #[arg(long, requires = "specimens")]
    pub unlabelled: bool,
    /// Dots to the inch, for PNG [default: 96, for --specimens 300]
    #[arg(long, value_name = "DPI", value_parser = clap::value_parser!(u32).range(10..=600))]
    pub dpi: Option<u32>,
    /// Replace files that somebody else made, or changed
    #[arg(long)]
    pub force: bool,
    /// Write what was made as JSON
    #[arg(long)]
    pub json: bool,
    /// Write nothing on success
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
}

impl Gallery {
    /// Dots to the inch.
    pub fn dots(&self) -> u32 {
        self.dpi.unwrap_or(if self.specimens { 300 } else { 96 })
    }

    /// What is asked of each of the themes.
    pub fn look(theme: &str) -> Look {
        Look { theme: Some(theme.to_owned()), ..Look::default() }
    }
}

#[derive(Debug, Args)]
pub struct RulesArgs {
    /// A shipped theme or a file [default: classic]
    #[arg(value_name = "THEME")]
    pub theme: Option<String>,
    /// A shipped ruleset or a file [default: the theme's]
    #[arg(long, value_name = "RULES")]
    pub rules: Option<String>,
    /// The language, or two: de or de,zh-Hant; or a language file of your own
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// What kind of sheet [default: the theme's]
    #[arg(long, value_enum, value_name = "LAYOUT")]
    pub layout: Option<LayoutName>,
    /// Lay a value over the theme, such as colours.accent=navy
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
    /// Print the ids of clauses, and what they rest on, below each rule
    #[arg(long)]
    pub annotate: bool,
    /// The folder to write into
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-rules")]
    pub out: String,
    /// In which formats
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [SheetFormat::Pdf], value_name = "FORMATS")]
    pub format: Vec<SheetFormat>,
    /// Dots to the inch, for PNG
    #[arg(long, value_name = "DPI", default_value_t = 150, value_parser = clap::value_parser!(u32).range(10..=2400))]
    pub dpi: u32,
    #[command(flatten)]
    pub printer: ForPrinter,
    /// Replace files that another theme or somebody else made
    #[arg(long)]
    pub force: bool,
    /// Write what was made as JSON
    #[arg(long)]
    pub json: bool,
    /// Write nothing on success
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
}

impl RulesArgs {
    /// The theme that it asks for.
    pub fn look(&self) -> Look {
        Look {
            theme: self.theme.clone(),
            size: None,
            discs: None,
            stickers: None,
            sheets: None,
            paper: None,
            inks: None,
            profile: None,
            label: None,
            start_at: None,
            skip: None,
            rules: self.rules.clone(),
            lang: None,
            set: self.set.clone(),
        }
    }
}

/// What kind of sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LayoutName {
    /// A page of two columns, A4
    A4,
    /// A page of two columns, Letter
    Letter,
    /// Small pages of one column, A5
    A5,
    /// One sheet, printed on both sides and folded to eight small pages
    Fold,
    /// Large print
    Large,
    /// A card of 63 × 88 mm
    Card,
}

/// A format of the rules sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum SheetFormat {
    /// One file
    Pdf,
    /// A file for each page
    Svg,
    /// PostScript: one file
    Ps,
    /// PostScript: a file for each page
    Eps,
    /// A picture of each page
    Png,
    /// Rich Text, for word processors
    Rtf,
    /// A page for browsers, in one file
    Html,
    /// Markdown
    Md,
    /// Plain text
    Txt,
}

impl SheetFormat {
    /// Whether it holds words alone, without a picture.
    pub fn is_plain(self) -> bool {
        match self {
            SheetFormat::Md | SheetFormat::Txt => true,
            SheetFormat::Pdf
            | SheetFormat::Svg
            | SheetFormat::Ps
            | SheetFormat::Eps
            | SheetFormat::Png
            | SheetFormat::Rtf
            | SheetFormat::Html => false,
        }
    }
}

#[derive(Debug, Args)]
pub struct CheckSet {
    #[command(flatten)]
    pub look: Look,
    /// Which parts of the set [default: all]
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PARTS")]
    pub part: Vec<PartName>,
    /// Warnings count as well: exit code 1
    #[arg(long)]
    pub strict: bool,
    /// Show what was measured, too
    #[arg(long)]
    pub figures: bool,
    /// Write findings, figures and the verdict as JSON
    #[arg(long)]
    pub json: bool,
    /// Write nothing; the exit code tells
    #[arg(long, short, conflicts_with_all = ["json", "figures"])]
    pub quiet: bool,
}

/// A format to write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Format {
    /// One file for the set and one for each part
    Pdf,
    /// One file for each page
    Svg,
    /// PostScript: one file for the set and one for each part
    Ps,
    /// PostScript: one file for each page, to be placed in other documents
    Eps,
    /// A picture of each page
    Png,
    /// The cut lines of each page, for cutters and lasers
    CutSvg,
    /// The cut lines of each page, for cutters, lasers and CAD
    Dxf,
}

/// A part of a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum PartName {
    /// The board
    Board,
    /// The stickers for the pieces
    Pieces,
    /// The rules sheet
    Rules,
    /// The assembly sheet: what to buy and how the set is made
    Assembly,
}

impl PartName {
    /// The name that layout uses.
    pub fn name(self) -> &'static str {
        match self {
            PartName::Board => "board",
            PartName::Pieces => "pieces",
            PartName::Rules => "rules",
            PartName::Assembly => "assembly",
        }
    }
}

#[derive(Debug, Args)]
pub struct New {
    /// What it is called: the file is NAME.toml
    #[arg(value_name = "NAME")]
    pub name: String,
    /// The shipped theme that it changes
    #[arg(long, value_name = "THEME", default_value = "classic")]
    pub from: String,
    /// Replace a file of that name
    #[arg(long)]
    pub force: bool,
}

#[derive(Debug, Args)]
pub struct List {
    /// What to name
    #[arg(value_enum)]
    pub what: What,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

/// What can be listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum What {
    /// Looks of a set
    Themes,
    /// Sheets to print on
    Papers,
    /// Sizes by one word
    Sizes,
    /// Faces for text
    Fonts,
    /// Languages of the words
    Languages,
    /// Rules of the game
    Rulesets,
}

#[derive(Debug, Args)]
pub struct Labels {
    /// Only labels that fit on a piece of this size, such as 30mm
    #[arg(long, value_name = "SIZE")]
    pub fits: Option<String>,
    /// Only sheets of this paper, such as A4 or Letter
    #[arg(long, value_name = "PAPER")]
    pub paper: Option<String>,
    /// Only labels of this shape
    #[arg(long, value_enum, value_name = "SHAPE")]
    pub shape: Option<ShapeName>,
    /// How many stickers are wanted, for the drawing
    #[arg(long, value_name = "N", default_value_t = 18, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub stickers: u32,
    /// Write JSON
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
    /// For which shell
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}
