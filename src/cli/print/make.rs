//! `shouqi make`: makes the printable files of a theme.

use super::super::dir::Dir;
use super::super::exit::{Done, Failure};
use super::args::Make;
use super::calibrate;
use super::cutting;
use super::findings::{as_json, count, in_one_line, listed};
use super::folder::{self, Made};
use super::formats::{AnyFormat, sorted};
use super::laid_out_set::LaidOutSet;
use super::summary;
use super::theme_options;
use super::watch;
use crate::cli::escaped_output;
use crate::cli::progress::Progress;
use crate::cli::side_by_side::side_by_side;
use crate::cli::terminal::{bold, counted, dim};
use crate::export::{Resolution, Writer};
use crate::files::FileProvider;
use crate::preflight::{Finding, Severity};
use crate::scene::Document;
use std::io::Write;

/// Makes the set and prints a summary.
pub fn run(make: Make) -> Result<Done, Failure> {
    if make.watch { watch::watch(|provider| once(&make, provider)) } else { once(&make, &Dir::current()) }
}

/// Makes the set once, with files of a provider.
fn once(make: &Make, provider: &dyn FileProvider) -> Result<Done, Failure> {
    let theme = theme_options::theme_from(&make.look, provider)?;
    let laid = LaidOutSet::of(&theme, &make.part)?;
    let (set, parts) = (&laid.set, &laid.parts);
    let printed = calibrate::fitted(&make.printer, &set.document)?;
    let examine = || laid.found(&theme);
    let (found, files) = beside(examine, || files(&set.document, &printed, parts, make), make.force)?;
    folder::write(&make.out, &theme.name, &files, make.force)?;
    let mut out = escaped_output::stdout();
    if make.json {
        let printer = make.printer.printer.as_deref();
        let mut summary = summary::json(&theme, set, &make.out, &files, printer);
        summary["findings"] = found.iter().map(as_json).collect();
        writeln!(out, "{summary}")?;
    } else if !make.quiet {
        write!(out, "{}", summary::text(&theme, set, &make.out, &files))?;
        if let Some(reminder) = calibrate::reminder(&make.printer) {
            writeln!(out, "{reminder}")?;
        }
        for line in disappointing(&found) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(Done::Well)
}

/// Runs `examine` and `write` in parallel. Findings take precedence over write errors, since they explain them.
fn beside<T: Send>(
    examine: impl FnOnce() -> Vec<Finding> + Send,
    write: impl FnOnce() -> Result<T, Failure>,
    force: bool,
) -> Result<(Vec<Finding>, T), Failure> {
    let (found, written) = std::thread::scope(|scope| {
        let examined = scope.spawn(examine);
        let written = write();
        // A panic is propagated.
        (examined.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), written)
    });
    match count(&found, Severity::Fault) {
        faults if faults > 0 && !force => Err(Failure::Unreadable(unprintable(&found, faults))),
        _ => Ok((found, written?)),
    }
}

/// The error that lists the faults, their remedies, and other findings.
fn unprintable(findings: &[Finding], faults: usize) -> String {
    let shown = findings.iter().filter(|finding| finding.severity != Severity::Advice);
    let mut lines = listed(shown.collect::<Vec<_>>());
    let faults = counted(faults, "fault", "faults");
    lines.push(String::new());
    lines.push(bold(&format!("{faults}. Nothing was written; --force prints the set all the same.")));
    lines.join("\n")
}

/// Warnings about the set that was made, a line each.
fn disappointing(findings: &[Finding]) -> Vec<String> {
    let shown: Vec<&Finding> = findings.iter().filter(|finding| finding.severity != Severity::Advice).collect();
    if shown.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![String::new()];
    lines.extend(shown.into_iter().map(in_one_line));
    lines.push(dim("`shouqi check`, with the same theme and options, names the remedies."));
    lines
}

/// Every file of the set, in memory, made in parallel. Files for cutters are made from the uncorrected document, all
/// others from `printed`.
fn files(document: &Document, printed: &Document, parts: &[&str], make: &Make) -> Result<Vec<Made>, Failure> {
    let mut formats = sorted(&make.format);
    cutting::leave_out(&mut formats, document, parts, make.quiet)?;
    let names = whole_names(parts);
    let by_part = |format: &AnyFormat| matches!(format.writer, Writer::Document(_));
    let wholes: Vec<Document> = if formats.iter().any(by_part) { whole_files(printed, parts) } else { Vec::new() };
    let pages = page_names(document);
    // The names of files that are made together, their format, and the place of what they show: a page, or a part.
    let mut jobs: Vec<(Vec<String>, AnyFormat, usize)> = Vec::new();
    for format in formats {
        let named = |name: &str| format!("{name}{}", format.ending);
        let each = |names: Vec<String>| names.into_iter().enumerate().map(|(place, name)| (vec![name], format, place));
        match format.writer {
            Writer::Parts(_) => jobs.push((names.iter().map(|name| named(name)).collect(), format, 0)),
            Writer::Document(_) => jobs.extend(each(names.iter().map(|name| named(name)).collect())),
            Writer::Page(_) | Writer::Cuts(_) => jobs.extend(each(pages.iter().map(|name| named(name)).collect())),
            // A set has pages, so `of_sets` offers no text format.
            Writer::Sheet(_) | Writer::Words(_) => {}
        }
    }
    let files: usize = jobs.iter().map(|(names, ..)| names.len()).sum();
    let progress = Progress::new(files as u64, "  [{bar:20}]  {pos} of {len}  {msg}", make.quiet);
    let at = Resolution { dpi: f64::from(make.dpi), transparent: make.transparent };
    let made = side_by_side(&jobs, |(names, format, place)| {
        let made = match format.writer {
            Writer::Parts(write) => write(printed, parts)?,
            Writer::Document(write) => vec![write(&wholes[*place])],
            Writer::Page(write) => vec![write(printed, *place, at)?],
            Writer::Cuts(write) => write(document, *place).map(String::into_bytes).into_iter().collect(),
            Writer::Sheet(_) | Writer::Words(_) => Vec::new(),
        };
        names.iter().for_each(|name| progress.add(1, name.clone()));
        let files = names.iter().zip(made);
        Ok(files.map(|(name, bytes)| Made { name: name.clone(), bytes }).collect::<Vec<_>>())
    });
    Ok(made.into_iter().collect::<Result<Vec<_>, Failure>>()?.into_iter().flatten().collect())
}

/// The whole set first, if it has several parts, then each part.
fn whole_names<'a>(parts: &[&'a str]) -> Vec<&'a str> {
    let set = (parts.len() > 1).then_some("set");
    set.into_iter().chain(parts.iter().copied()).collect()
}

/// The documents with these names.
fn whole_files(document: &Document, parts: &[&str]) -> Vec<Document> {
    let set = (parts.len() > 1).then(|| document.clone());
    set.into_iter().chain(parts.iter().map(|part| document.part(part))).collect()
}

/// `board-1`, `board-2`, `pieces-1`: pages are numbered within their part.
fn page_names(document: &Document) -> Vec<String> {
    let number = |place: usize| {
        let part = &document.pages[place].part;
        document.pages[..=place].iter().filter(|page| page.part == *part).count()
    };
    (0..document.pages.len()).map(|place| format!("{}-{}", document.pages[place].part, number(place))).collect()
}
