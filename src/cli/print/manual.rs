//! `shouqi manual`: a manual page for every command, as `man` shows them.

use super::super::exit::{Done, Failure};
use super::new::is_there;
use crate::cli::args::CliArgs;
use crate::cli::disk::{self, Over, make_folder};
use crate::cli::escaped_output;
use clap::{Args, Command, CommandFactory, ValueHint};
use clap_mangen::Man;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

/// The arguments.
#[derive(Debug, Args)]
pub struct Manual {
    /// Folder to write to
    #[arg(long = "out", short, value_name = "DIR", default_value = "shouqi-manual", value_hint = ValueHint::DirPath)]
    pub out: PathBuf,
    /// Overwrite existing pages
    #[arg(long)]
    pub force: bool,
    /// Print nothing on success
    #[arg(long, short)]
    pub quiet: bool,
}

/// Writes the pages.
pub fn run(manual: Manual) -> Result<Done, Failure> {
    let mut command = CliArgs::command().disable_help_subcommand(true);
    command.build();
    let mut pages = Vec::new();
    collect(&command, &mut pages)?;
    make_folder(&manual.out, "--out NAME writes somewhere else")?;
    for (name, page) in &pages {
        let place = manual.out.join(name);
        disk::write(&place, page, Over::if_forced(manual.force)).map_err(|why| match why.kind() {
            ErrorKind::AlreadyExists => is_there(&place.display().to_string()),
            _ => disk::failed(&place, why),
        })?;
    }
    if !manual.quiet {
        let folder = manual.out.display();
        writeln!(escaped_output::stdout(), "{} pages in {folder}: man -l {folder}/shouqi.1", pages.len())?;
    }
    Ok(Done::Well)
}

/// The pages of a command and of all below it, with the names of their files.
fn collect(command: &Command, pages: &mut Vec<(String, Vec<u8>)>) -> Result<(), Failure> {
    for each in command.get_subcommands().filter(|each| !each.is_hide_set()) {
        collect(each, pages)?;
    }
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render(&mut page)?;
    pages.push((man.get_filename(), page));
    Ok(())
}
