//! The arguments of `shouqi studio`.

use clap::{Args, ValueHint};
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
    /// Leave out the twins packed by gzip and brotli, for a server that packs by itself
    #[arg(long, requires = "export")]
    pub no_twins: bool,
    /// Overwrite files of other origin, and files that were changed
    #[arg(long, requires = "export")]
    pub force: bool,
}
