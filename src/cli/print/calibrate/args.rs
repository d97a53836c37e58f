//! The arguments of `shouqi calibrate`.

use crate::cli::name_or_path::NameOrPath;
use crate::cli::print::formats::{self, AnyFormat};
use clap::{Args, Subcommand, ValueHint};
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Calibrate {
    #[command(subcommand)]
    pub what: Option<CalibrateWhat>,
    #[command(flatten)]
    pub page: CalibrationPage,
}

/// Options of the page.
#[derive(Debug, Args)]
pub struct CalibrationPage {
    /// Paper: a name, or two sides such as "210mm x 297mm" [default: A4]
    #[arg(long, value_name = "PAPER")]
    pub paper: Option<String>,
    /// Language of the page, such as de [default: en]
    #[arg(long, value_name = "LANG", value_parser = NameOrPath)]
    pub lang: Option<String>,
    /// Folder to write to
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-calibration", value_hint = ValueHint::DirPath)]
    pub out: PathBuf,
    /// Formats to write, separated by commas
    #[arg(long, value_parser = formats::of_pages(), value_delimiter = ',', default_value = "pdf", value_name = "FORMATS")]
    pub format: Vec<AnyFormat>,
    /// Dots per inch of PNG files, 10 to 2400
    #[arg(long, value_name = "DPI", default_value_t = 150, value_parser = clap::value_parser!(u32).range(10..=2400))]
    pub dpi: u32,
    /// Overwrite files that this command did not write
    #[arg(long)]
    pub force: bool,
}

#[derive(Debug, Subcommand)]
pub enum CalibrateWhat {
    /// Save the measurements of a printer
    #[command(
        override_usage = "shouqi calibrate save [OPTIONS] <NAME> <--left|--top|--width|--height>",
        after_help = "Examples:\n  \
        shouqi calibrate save office --left 0.4 --width 179.5 --height 249.6\n  \
        shouqi calibrate save office --paper Letter --width 99.5% --height 99.8%\n  \
        shouqi make --printer office\n\n\
        A value that is left out counts as exact. Each paper is saved by itself.\n\n\
        Exit codes:\n  \
        0  saved\n  \
        2  a value is wrong, or this paper is saved already\n  \
        3  a file could not be read or written"
    )]
    Save(Save),
    /// List the saved printers
    List(ListPrinters),
    /// Show the measurements of a printer
    Show(ShowPrinter),
}

/// Where printer profiles are stored.
#[derive(Debug, Args)]
pub struct ConfigArgs {
    /// Folder of settings [default: $SHOUQI_CONFIG, or the system's]
    #[arg(long = "config", value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub folder: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct Save {
    /// Name to save the printer under
    #[arg(value_name = "NAME")]
    pub name: String,
    /// Paper that the page was printed on [default: A4]
    #[arg(long, value_name = "PAPER")]
    pub paper: Option<String>,
    #[command(flatten)]
    pub found: Found,
    /// Overwrite the measurements of this printer and paper
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub kept: ConfigArgs,
}

/// Readings from the page.
#[derive(Debug, Args)]
#[group(required = true, multiple = true)]
pub struct Found {
    /// Offset to the right in millimetres, from the vertical scale; may be negative
    #[arg(long, value_name = "MM", allow_negative_numbers = true)]
    pub left: Option<String>,
    /// Offset downwards in millimetres, from the horizontal scale; may be negative
    #[arg(long, value_name = "MM", allow_negative_numbers = true)]
    pub top: Option<String>,
    /// Measured distance of the crosses across, in millimetres; or percent, with %
    #[arg(long, value_name = "MM")]
    pub width: Option<String>,
    /// Measured distance of the crosses down, in millimetres; or percent, with %
    #[arg(long, value_name = "MM")]
    pub height: Option<String>,
}

#[derive(Debug, Args)]
pub struct ListPrinters {
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub kept: ConfigArgs,
}

#[derive(Debug, Args)]
pub struct ShowPrinter {
    /// Name of the printer
    #[arg(value_name = "NAME")]
    pub name: String,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub kept: ConfigArgs,
}

/// The printer that pages are corrected for.
#[derive(Debug, Args)]
pub struct PrinterArgs {
    /// Correct the sizes for this printer, measured by `shouqi calibrate`
    #[arg(long, value_name = "NAME")]
    pub printer: Option<String>,
    #[command(flatten)]
    pub kept: ConfigArgs,
}
