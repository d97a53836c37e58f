//! What can be written behind `shouqi calibrate`.

use clap::{Args, Subcommand, ValueEnum};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Calibrate {
    #[command(subcommand)]
    pub what: Option<CalibrateWhat>,
    #[command(flatten)]
    pub page: CalibrationPage,
}

/// The page.
#[derive(Debug, Args)]
pub struct CalibrationPage {
    /// The paper, such as A4, Letter or "210mm x 297mm" [default: A4]
    #[arg(long, value_name = "PAPER")]
    pub paper: Option<String>,
    /// The language of the words, such as de [default: en]
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// The folder to write into
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-calibration")]
    pub out: String,
    /// In which formats
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [PageFormat::Pdf], value_name = "FORMATS")]
    pub format: Vec<PageFormat>,
    /// Dots to the inch, for PNG
    #[arg(long, value_name = "DPI", default_value_t = 150, value_parser = clap::value_parser!(u32).range(10..=2400))]
    pub dpi: u32,
    /// Replace files that somebody else made
    #[arg(long)]
    pub force: bool,
}

/// A format of a single page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum PageFormat {
    /// For printing
    Pdf,
    /// For drawing programs
    Svg,
    /// PostScript
    Ps,
    /// A picture
    Png,
}

#[derive(Debug, Subcommand)]
pub enum CalibrateWhat {
    /// Keeps what was read off the page, under the printer's name
    #[command(after_help = "Examples:\n  \
        shouqi calibrate save office --paper A4 --left 0.4 --top -0.6 --width 179.5 --height 249.6\n  \
        shouqi calibrate save office --paper Letter --left 0.4 --top -0.6 --width 99.5% --height 99.8%\n  \
        shouqi make --printer office\n\n\
        What is not given came out as it should. A printer may be kept with several papers.\n\n\
        Exit codes: 0 kept; 2 a number is wrong, or this paper is known already; 3 a file could not be read or\n\
        written.")]
    Save(Save),
    /// Names the printers that were measured
    List(ListPrinters),
    /// Shows what is known of a printer
    Show(ShowPrinter),
}

/// Where printers are kept.
#[derive(Debug, Args)]
pub struct Kept {
    /// The folder for settings [default: that of your system, or SHOUQI_CONFIG]
    #[arg(long = "config", value_name = "DIR")]
    pub folder: Option<String>,
}

#[derive(Debug, Args)]
pub struct Save {
    /// What you call the printer
    #[arg(value_name = "NAME")]
    pub name: String,
    /// The paper that the page was printed on [default: A4]
    #[arg(long, value_name = "PAPER")]
    pub paper: Option<String>,
    #[command(flatten)]
    pub found: Found,
    /// Replace what is known of this printer with this paper
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub kept: Kept,
}

/// What was read off the page.
#[derive(Debug, Args)]
#[group(required = true, multiple = true)]
pub struct Found {
    /// Millimetres by which everything stands too far right, as the upright scale says
    #[arg(long, value_name = "MM", allow_negative_numbers = true)]
    pub left: Option<String>,
    /// Millimetres by which everything stands too far down, as the lying scale says
    #[arg(long, value_name = "MM", allow_negative_numbers = true)]
    pub top: Option<String>,
    /// From cross to cross across the page, in millimetres; or in percent, with %
    #[arg(long, value_name = "MM")]
    pub width: Option<String>,
    /// From cross to cross down the page, in millimetres; or in percent, with %
    #[arg(long, value_name = "MM")]
    pub height: Option<String>,
}

#[derive(Debug, Args)]
pub struct ListPrinters {
    /// Write JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub kept: Kept,
}

#[derive(Debug, Args)]
pub struct ShowPrinter {
    /// The printer
    #[arg(value_name = "NAME")]
    pub name: String,
    /// Write JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub kept: Kept,
}

/// For which printer pages are drawn.
#[derive(Debug, Args)]
pub struct ForPrinter {
    /// Draw for a printer that was measured, so that everything comes out true (see `shouqi calibrate`)
    #[arg(long, value_name = "NAME")]
    pub printer: Option<String>,
    #[command(flatten)]
    pub kept: Kept,
}
