//! The calibration page.

use super::super::super::exit::{Done, Failure};
use super::super::args::ThemeArgs;
use super::super::folder::{self, Made};
use super::super::theme_options;
use super::args::CalibrationPage;
use crate::cli::escaped_output;
use crate::cli::print::formats::{AnyFormat, sorted};
use crate::cli::terminal::wrap;
use crate::export::{Resolution, Writer};
use crate::layout;
use crate::scene::Document;
use std::io::Write;

/// Stem of the file names, and the entry in the folder's list.
const STEM: &str = "calibration";

/// Makes the page and prints instructions.
pub fn run(page: CalibrationPage) -> Result<Done, Failure> {
    let look = ThemeArgs { paper: page.paper, lang: page.lang, ..ThemeArgs::default() };
    let theme = theme_options::theme(&look)?;
    let document = layout::calibration(&theme)?;
    let at = Resolution { dpi: f64::from(page.dpi), transparent: false };
    let made = sorted(&page.format)
        .into_iter()
        .map(|format| Ok(Made { name: format!("{STEM}{}", format.ending), bytes: written(&document, format, at)? }));
    let files: Vec<Made> = made.collect::<Result<_, Failure>>()?;
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

/// The page in a page format.
fn written(document: &Document, format: AnyFormat, at: Resolution) -> Result<Vec<u8>, Failure> {
    Ok(match format.writer {
        Writer::Parts(write) => write(document, &[])?.into_iter().next().unwrap_or_default(),
        Writer::Document(write) => write(document),
        Writer::Page(write) => write(document, 0, at)?,
        Writer::Cuts(_) | Writer::Sheet(_) | Writer::Words(_) => Vec::new(),
    })
}
