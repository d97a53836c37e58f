//! The arguments of `shouqi studio`.

use clap::{Args, ValueHint};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// Help after the options.
pub const AFTER_HELP: &str = "Examples:\n  \
    shouqi studio                 open the page in the browser\n  \
    shouqi studio --port 8080     on another port\n  \
    shouqi studio --lan           also for a phone in the same network\n  \
    shouqi studio --table --lan   a table for phones and a projector\n  \
    shouqi studio --export site   a folder of files for a web server\n\n\
    Ctrl-C ends it. What is made in the page stays on this machine.\n\n\
    Exit codes:\n  \
    0  ended, or the folder is written\n  \
    2  an argument is wrong, or the folder holds other files\n  \
    3  the port is in use, or a file could not be read or written";

/// Help after the options of the shelf.
pub const AFTER_SHELF_HELP: &str = "Examples:\n  \
    shouqi shelf -o shelf                     every theme, in every size and language\n  \
    shouqi shelf --theme classic --lang de    one of them, in German\n  \
    shouqi shelf -o site/shelf --studio ../   beside a studio on the same server\n\n\
    Open DIR/index.html, or put the folder on any web host.\n\n\
    Exit codes:\n  \
    0  made\n  \
    2  an argument is wrong, or the folder holds other files\n  \
    3  a file could not be written";

#[derive(Debug, Args)]
pub struct Shelf {
    /// Folder to write to
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-shelf", value_hint = ValueHint::DirPath)]
    pub out: PathBuf,
    /// Shipped themes, separated by commas [default: all]
    #[arg(long, value_name = "THEMES", value_delimiter = ',')]
    pub theme: Vec<String>,
    /// Papers, separated by commas
    #[arg(long, value_name = "PAPERS", value_delimiter = ',', default_values = ["A4", "Letter"])]
    pub paper: Vec<String>,
    /// Sizes of discs in millimetres, separated by commas
    #[arg(long, value_name = "SIZES", value_delimiter = ',', default_values_t = [20, 25, 30, 35, 40], value_parser = disc)]
    pub discs: Vec<u32>,
    /// Languages, separated by commas [default: all]
    #[arg(long, value_name = "LANGUAGES", value_delimiter = ',')]
    pub lang: Vec<String>,
    /// Address of a studio that the pages link to, such as ../ from the folder
    #[arg(long, value_name = "ADDRESS", value_hint = ValueHint::Url)]
    pub studio: Option<String>,
    /// Overwrite files of other origin, and files that were changed
    #[arg(long)]
    pub force: bool,
    /// Print nothing on success
    #[arg(long, short)]
    pub quiet: bool,
}

#[derive(Debug, Args)]
pub struct Studio {
    /// Port of the page; 0 takes any free one
    #[arg(long, value_name = "N", default_value_t = 7963)]
    pub port: u16,
    /// Answer other devices of the local network, too
    #[arg(long)]
    pub lan: bool,
    /// Keep a game at a table that several devices share
    #[arg(long)]
    pub table: bool,
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
    /// Write the page as static files for a web server, and serve nothing
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, conflicts_with_all = ["port", "lan", "table", "no_open"])]
    pub export: Option<PathBuf>,
    /// WebAssembly of the program [default: the one in the target folder]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "export")]
    pub wasm: Option<PathBuf>,
    /// Address of ready sets that the page links to, such as shelf/ (see `shouqi shelf`)
    #[arg(long, value_name = "ADDRESS", requires = "export", value_hint = ValueHint::Url)]
    pub shelf: Option<String>,
    /// Leave out the twins packed by gzip and brotli, for a server that packs by itself
    #[arg(long, requires = "export")]
    pub no_twins: bool,
    /// Overwrite files of other origin, and files that were changed
    #[arg(long, requires = "export")]
    pub force: bool,
}

/// A size of discs in whole millimetres, with their unit or without.
fn disc(text: &str) -> Result<u32, String> {
    /// From the smallest disc that a sticker fits on to the largest piece.
    const SIZES: RangeInclusive<u32> = 7..=150;
    let number = text.strip_suffix("mm").unwrap_or(text).trim_end();
    let size = number.parse().ok().filter(|size| SIZES.contains(size));
    size.ok_or_else(|| format!("expects whole millimetres from {} to {}, such as 35", SIZES.start(), SIZES.end()))
}
