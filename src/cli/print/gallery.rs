//! `shouqi gallery`: renders themes side by side.

use super::super::exit::{Done, Failure};
use super::args::Gallery;
use super::folder::{self, Made, shown};
use super::theme_options;
use crate::cli::escaped_output;
use crate::cli::progress::Progress;
use crate::cli::side_by_side::side_by_side;
use crate::cli::terminal::{bold, counted, padded, wrap};
use crate::export;
use crate::geom::plain;
use crate::layout::{self, GALLERY, GalleryEntry, LayoutError, Reading};
use crate::scene::Document;
use crate::service::rules_sheet;
use crate::theme::{THEMES, Theme};
use serde_json::json;
use std::io::Write;
use std::path::Path;

/// Formats of each page.
const ENDINGS: [FileEnding; 2] = [FileEnding::Svg, FileEnding::Png];

#[derive(Clone, Copy)]
enum FileEnding {
    Svg,
    Png,
}

/// Makes the pictures and prints a summary.
pub fn run(arguments: Gallery) -> Result<Done, Failure> {
    let (themes, document) = if arguments.specimens { specimens(&arguments)? } else { all(&arguments.theme)? };
    let files = files(&document, f64::from(arguments.dots()), arguments.quiet)?;
    folder::write(&arguments.out, GALLERY, &files, arguments.force)?;
    let mut out = escaped_output::stdout();
    if arguments.json {
        writeln!(out, "{}", json(&themes, &files, &arguments))?;
    } else if !arguments.quiet {
        write!(out, "{}", text(&themes, &document, &arguments.out))?;
    }
    Ok(Done::Well)
}

/// The boards, pieces and rules of themes, a page each.
///
/// # Errors
/// If a theme cannot be shown.
pub fn hung(named: &[String]) -> Result<Document, Failure> {
    all(named).map(|(_, document)| document)
}

/// All themes side by side.
fn all(named: &[String]) -> Result<(Vec<Theme>, Document), Failure> {
    let themes = themes(named)?;
    let entries = side_by_side(&themes, gallery_entry).into_iter().collect::<Result<Vec<_>, _>>()?;
    let document = layout::gallery(&entries).map_err(|error| wrong(GALLERY, &error))?;
    Ok((themes, document))
}

/// The animals in every drawing style, in one theme.
fn specimens(arguments: &Gallery) -> Result<(Vec<Theme>, Document), Failure> {
    let name = match arguments.theme.as_slice() {
        [] => "classic",
        [one] => one,
        [..] => {
            let why = "error: the animals are shown as one theme has them\n  help: name one theme, or none for classic";
            return Err(Failure::Unreadable(why.to_owned()));
        }
    };
    let theme = theme_options::theme(&Gallery::look(name))?;
    let seed = arguments.seed.or(arguments.unlabelled.then_some(1));
    let document =
        layout::specimens(&theme, !arguments.unlabelled, seed).map_err(|error| wrong(&theme.name, &error))?;
    Ok((vec![theme], document))
}

/// The named themes, or all shipped ones; names must differ.
fn themes(named: &[String]) -> Result<Vec<Theme>, Failure> {
    let shipped = || THEMES.iter().map(|theme| theme.name);
    let names: Vec<&str> =
        if named.is_empty() { shipped().collect() } else { named.iter().map(String::as_str).collect() };
    let themes = side_by_side(&names, |name| theme_options::theme(&Gallery::look(name)));
    let themes = themes.into_iter().collect::<Result<Vec<_>, _>>()?;
    // Some file systems are case-insensitive.
    let file = |theme: &Theme| theme.name.to_lowercase();
    for (place, theme) in themes.iter().enumerate() {
        let why = if file(theme) == GALLERY {
            format!("a theme called \"{}\" would take the file names of the page of all", theme.name)
        } else if themes[..place].iter().any(|other| file(other) == file(theme)) {
            format!("two themes are called \"{}\", and so would their files be", theme.name)
        } else {
            continue;
        };
        let help = "name = \"…\" in a theme of your own calls it something else";
        return Err(Failure::Unreadable(format!("error: {why}\n  help: {help}")));
    }
    Ok(themes)
}

/// What is shown of a theme.
fn gallery_entry(theme: &Theme) -> Result<GalleryEntry, Failure> {
    let languages = rules_sheet::languages(theme)?;
    let sheets = rules_sheet::sheets(theme, &languages)?;
    let reading = Reading::new(&languages, &sheets, rules_sheet::plan(theme));
    layout::gallery_entry(theme, reading).map_err(|error| wrong(&theme.name, &error))
}

/// Why a theme could not be shown.
fn wrong(name: &str, error: &LayoutError) -> Failure {
    Failure::Unreadable(format!("error: {name}: {error}"))
}

/// Every page in every format, in memory.
fn files(document: &Document, dpi: f64, quiet: bool) -> Result<Vec<Made>, Failure> {
    let pages = 0..document.pages.len();
    let jobs: Vec<(usize, FileEnding)> = pages.flat_map(|page| ENDINGS.map(|ending| (page, ending))).collect();
    let progress = Progress::new(jobs.len() as u64, "  [{bar:20}]  {pos} of {len}  {msg}", quiet);
    let made = side_by_side(&jobs, |&(page, ending)| {
        let stem = &document.pages[page].part;
        let made = match ending {
            FileEnding::Svg => Made { name: format!("{stem}.svg"), bytes: export::svg(document, page).into_bytes() },
            FileEnding::Png => Made { name: format!("{stem}.png"), bytes: export::png(document, page, dpi, false)? },
        };
        progress.add(1, made.name.clone());
        Ok(made)
    });
    made.into_iter().collect()
}

/// The summary as text of 80 columns.
fn text(themes: &[Theme], document: &Document, folder: &Path) -> String {
    let count = counted(themes.len(), "theme", "themes");
    let names: Vec<&str> = themes.iter().map(|theme| theme.name.as_str()).collect();
    let mut lines = vec![wrap(&format!("{} · {}", bold(&count), names.join(", ")), "", "  "), String::new()];
    let stems: Vec<String> = document.pages.iter().map(|page| shown(folder, &page.part)).collect();
    let width =
        stems.iter().map(|stem| textwrap::core::display_width(stem)).max().unwrap_or(0) + ".svg, .png".len() + 3;
    for (page, stem) in document.pages.iter().zip(stems) {
        let (wide, high) = (plain(page.media.width), plain(page.media.height));
        lines.push(format!("  {}{wide} × {high} mm", padded(&format!("{stem}.svg, .png"), width)));
    }
    lines.join("\n") + "\n"
}

/// The summary as JSON.
fn json(themes: &[Theme], files: &[Made], arguments: &Gallery) -> serde_json::Value {
    let names: Vec<&str> = themes.iter().map(|theme| theme.name.as_str()).collect();
    let files: Vec<_> = files.iter().map(|file| file.as_json(&arguments.out)).collect();
    json!({ "themes": names, "dpi": arguments.dots(), "files": files })
}
