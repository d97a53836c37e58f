//! `shouqi make`: makes the printable files of a theme.

use super::super::dir::Dir;
use super::super::exit::{Done, Failure};
use super::archive;
use super::args::Make;
use super::calibrate;
use super::cutting;
use super::findings::{in_one_line, listed};
use super::folder::{self, Made};
use super::formats;
use super::part_name::part_names;
use super::summary;
use super::theme_options;
use super::watch;
use crate::cli::escaped_output;
use crate::cli::progress::Progress;
use crate::cli::side_by_side::side_by_side;
use crate::cli::terminal::{bold, counted, dim};
use crate::export::Resolution;
use crate::files::FileProvider;
use crate::preflight::{Finding, FindingLanguage, Severity, check};
use crate::scene::Document;
use crate::service::{LaidOutSet, SetFiles, count, finding_as_json, set_as_json};
use std::io::Write;

/// Makes the set and prints a summary.
pub fn run(make: Make) -> Result<Done, Failure> {
    if make.watch { watch::watch(|provider| once(&make, provider)) } else { once(&make, &Dir::current()) }
}

/// Makes the set once, with files of a provider.
fn once(make: &Make, provider: &dyn FileProvider) -> Result<Done, Failure> {
    let theme = theme_options::theme_from(&make.look, provider)?;
    let laid = match make.everything {
        true => LaidOutSet::of_everything(&theme)?,
        false => LaidOutSet::of(&theme, &part_names(&make.part))?,
    };
    let set = &laid.set;
    let printed = calibrate::fitted(&make.printer, &set.document)?;
    let examine = || check(&theme, set);
    let (found, mut files) = beside(examine, || files(&laid, &printed, make), make.force)?;
    if make.everything {
        files.push(archive::of(&files)?);
    }
    folder::write(&make.out, &theme.name, &files, make.force)?;
    let mut out = escaped_output::stdout();
    if make.json {
        let printer = make.printer.printer.as_deref();
        let mut summary = set_as_json(&theme, set, printer);
        summary["files"] = files.iter().map(|file| file.as_json(&make.out)).collect();
        let english = FindingLanguage::english();
        summary["findings"] = found.iter().map(|finding| finding_as_json(finding, &english)).collect();
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
    let mut lines = listed(shown.collect::<Vec<_>>(), &FindingLanguage::english());
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
    let english = FindingLanguage::english();
    lines.extend(shown.into_iter().map(|finding| in_one_line(finding.severity, &english.message(finding))));
    lines.push(dim("`shouqi check`, with the same theme and options, names the remedies."));
    lines
}

/// Every file of the set, in memory, made in parallel. Files for cutters are made from the uncorrected document, all
/// others from `printed`.
fn files(laid: &LaidOutSet, printed: &Document, make: &Make) -> Result<Vec<Made>, Failure> {
    let (document, parts) = (&laid.set.document, &laid.parts);
    let mut formats = make.format.clone();
    if make.everything {
        formats.extend(formats::for_cutters());
    }
    cutting::leave_out(&mut formats, document, parts, make.quiet)?;
    let (files, jobs) = SetFiles::new(document, printed, parts, &formats);
    let count: usize = jobs.iter().map(|job| job.names.len()).sum();
    let progress = Progress::new(count as u64, "  [{bar:20}]  {pos} of {len}  {msg}", make.quiet);
    let at = Resolution { dpi: f64::from(make.dpi), transparent: make.transparent };
    let made = side_by_side(&jobs, |job| {
        let made = files.write(job, at)?;
        job.names.iter().for_each(|name| progress.add(1, name.clone()));
        let files = job.names.iter().zip(made);
        Ok(files.map(|(name, bytes)| Made { name: name.clone(), bytes }).collect::<Vec<_>>())
    });
    Ok(made.into_iter().collect::<Result<Vec<_>, Failure>>()?.into_iter().flatten().collect())
}
