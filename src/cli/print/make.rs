//! `shouqi make`: a theme becomes files to print.

use super::super::exit::{Done, Failure};
use super::args::{Format, Make, PartName};
use super::folder::{self, Made};
use super::look;
use super::progress::Progress;
use super::summary;
use crate::export;
use crate::layout::{self, LayoutError, PARTS};
use crate::scene::Document;
use clap::ValueEnum;
use std::io::Write;

/// Makes the set and tells what was made.
pub fn run(make: Make) -> Result<Done, Failure> {
    let theme = look::theme(&make.look)?;
    let parts = asked(&make.part);
    let set = layout::set(&theme, &parts).map_err(failed)?;
    let files = files(&set.document, &parts, &make)?;
    folder::write(&make.out, &theme.name, &files, make.force)?;
    let mut out = anstream::stdout().lock();
    if make.json {
        writeln!(out, "{}", summary::json(&theme, &set, &make.out, &files))?;
    } else if !make.quiet {
        write!(out, "{}", summary::text(&theme, &set, &make.out, &files))?;
    }
    Ok(Done::Well)
}

/// The parts in the order of the set, each once; all of them if none is named.
fn asked(named: &[PartName]) -> Vec<&'static str> {
    let wanted = |part: &&str| named.is_empty() || named.iter().any(|name| name.name() == *part);
    PARTS.iter().copied().filter(|part| wanted(part)).collect()
}

/// Why a theme that was read could still not be laid out.
pub fn failed(error: LayoutError) -> Failure {
    Failure::Unreadable(format!("error: {error}"))
}

/// Every file of the set, in memory.
fn files(document: &Document, parts: &[&str], make: &Make) -> Result<Vec<Made>, Failure> {
    let mut formats = make.format.clone();
    formats.sort();
    formats.dedup();
    let wholes = whole_files(document, parts);
    let pages = page_names(document);
    let steps = formats.iter().map(|format| if by_page(*format) { pages.len() } else { wholes.len() }).sum();
    let mut progress = Progress::new(steps);
    let mut files = Vec::new();
    for format in formats {
        let ending = format.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
        let mut add = |name: &str, bytes: Vec<u8>| {
            let name = format!("{name}.{ending}");
            progress.step(&name);
            files.push(Made { name, bytes });
        };
        if by_page(format) {
            for (place, name) in pages.iter().enumerate() {
                add(name, page_file(document, place, format, make)?);
            }
        } else {
            for (name, part) in &wholes {
                add(name, whole_file(part, format)?);
            }
        }
    }
    Ok(files)
}

fn by_page(format: Format) -> bool {
    matches!(format, Format::Svg | Format::Eps | Format::Png)
}

/// The whole set first, then each part, if there are several.
fn whole_files(document: &Document, parts: &[&str]) -> Vec<(String, Document)> {
    let mut wholes = Vec::new();
    if parts.len() > 1 {
        wholes.push(("set".to_owned(), document.clone()));
    }
    wholes.extend(parts.iter().map(|part| ((*part).to_owned(), document.part(part))));
    wholes
}

/// `board-1`, `board-2`, `pieces-1`: pages are counted within their part.
fn page_names(document: &Document) -> Vec<String> {
    let number = |place: usize| {
        let part = &document.pages[place].part;
        document.pages[..=place].iter().filter(|page| page.part == *part).count()
    };
    (0..document.pages.len()).map(|place| format!("{}-{}", document.pages[place].part, number(place))).collect()
}

fn whole_file(document: &Document, format: Format) -> Result<Vec<u8>, Failure> {
    match format {
        Format::Pdf => export::pdf(document).map_err(|error| Failure::Unreadable(format!("error: {error}"))),
        _ => Ok(export::ps(document)),
    }
}

fn page_file(document: &Document, page: usize, format: Format, make: &Make) -> Result<Vec<u8>, Failure> {
    match format {
        Format::Png => export::png(document, page, f64::from(make.dpi), make.transparent)
            .map_err(|error| Failure::Unreadable(format!("error: {error}"))),
        Format::Eps => Ok(export::eps(document, page)),
        _ => Ok(export::svg(document, page).into_bytes()),
    }
}
