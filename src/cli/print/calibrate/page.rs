//! The page to measure a printer with.

use super::super::super::exit::{Done, Failure};
use super::super::args::ThemeArgs;
use super::super::folder::{self, Made};
use super::super::laid_out_set::failed;
use super::super::theme_options;
use super::args::{CalibrationPage, PageFormat};
use crate::cli::escaped_output;
use crate::cli::terminal::wrap;
use crate::export;
use crate::layout;
use crate::scene::Document;
use clap::ValueEnum;
use std::io::Write;

/// What the files are called, and what the list in their folder calls them.
const STEM: &str = "calibration";

/// Makes the page and says what to do with it.
pub fn run(page: CalibrationPage) -> Result<Done, Failure> {
    let look = ThemeArgs { paper: page.paper, lang: page.lang, ..ThemeArgs::default() };
    let theme = theme_options::theme(&look)?;
    let document = layout::calibration(&theme).map_err(failed)?;
    let mut formats = page.format;
    formats.sort();
    formats.dedup();
    let files: Vec<Made> = formats
        .into_iter()
        .map(|format| {
            let ending = format.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
            Ok(Made { name: format!("{STEM}.{ending}"), bytes: written(&document, format, page.dpi)? })
        })
        .collect::<Result<_, Failure>>()?;
    folder::write(&page.out, STEM, &files, page.force)?;
    let mut out = escaped_output::stdout();
    for file in &files {
        writeln!(out, "{}/{}", page.out.display().to_string().trim_end_matches('/'), file.name)?;
    }
    let next = format!(
        "Print it on {} at 100 % (\"actual size\"), read off it what it asks for, and keep that with \
         `shouqi calibrate save NAME`.",
        theme.paper.name
    );
    writeln!(out, "\n{}", wrap(&next, "", ""))?;
    Ok(Done::Well)
}

fn written(document: &Document, format: PageFormat, dpi: u32) -> Result<Vec<u8>, Failure> {
    let unwritten = |error: &dyn std::fmt::Display| Failure::Unreadable(format!("error: {error}"));
    match format {
        PageFormat::Pdf => export::pdf(document).map_err(|error| unwritten(&error)),
        PageFormat::Svg => Ok(export::svg(document, 0).into_bytes()),
        PageFormat::Ps => Ok(export::ps(document)),
        PageFormat::Png => export::png(document, 0, f64::from(dpi), false).map_err(|error| unwritten(&error)),
    }
}
