//! The calibration page.

use super::super::super::exit::{Done, Failure};
use super::super::args::ThemeArgs;
use super::super::folder::{self, Made};
use super::super::theme_options;
use super::args::CalibrationPage;
use crate::cli::escaped_output;
use crate::cli::print::formats::sorted;
use crate::cli::terminal::wrap;
use crate::export::Resolution;
use crate::layout;
use crate::service::page_file;
use std::io::Write;

/// Stem of the file names, and the entry in the folder's list.
const STEM: &str = "calibration";

/// Makes the page and prints instructions.
pub fn run(page: CalibrationPage) -> Result<Done, Failure> {
    let look = ThemeArgs { paper: page.paper, lang: page.lang, ..ThemeArgs::default() };
    let theme = theme_options::theme(&look)?;
    let document = layout::calibration(&theme)?;
    let at = Resolution { dpi: f64::from(page.dpi), transparent: false };
    let made = sorted(&page.format).into_iter().filter_map(|format| {
        let bytes = page_file(&document, format.writer, at).transpose()?;
        Some(bytes.map(|bytes| Made { name: format!("{STEM}{}", format.ending), bytes }))
    });
    let files: Vec<Made> = made.collect::<Result<_, _>>()?;
    folder::write(&page.out, STEM, &files, page.force)?;
    let mut out = escaped_output::stdout();
    for file in &files {
        writeln!(out, "{}", file.path(&page.out))?;
    }
    let next = format!(
        "Print it on {} at 100 % (\"actual size\"), read off it what it asks for, and keep that with \
         `shouqi calibrate save NAME`.",
        theme.paper.name
    );
    writeln!(out, "\n{}", wrap(&next, "", ""))?;
    Ok(Done::Well)
}
