//! Makes a set: what was chosen, and its files.

use super::findings::{finding_as_json, finding_language};
use super::kept_set::KeptSet;
use super::laid_out_set::{self, LaidOutSet};
use super::message::NamedFile;
use super::names::one_of;
use super::printer::{PrinterRequest, printed};
use super::refusal::Refusal;
use super::request::{Answer, Request};
use super::set_files::SetFiles;
use super::set_summary::set_as_json;
use super::theme_request::ThemeRequest;
use crate::export::{FORMATS, Format, Resolution};
use crate::preflight;
use serde::Deserialize;
use std::borrow::Cow;
use std::ops::RangeInclusive;

/// Dots per inch of raster formats, if none are asked for.
const USUAL_DPI: u32 = 150;
/// The dots per inch that may be asked for.
const DPI: RangeInclusive<u32> = 10..=2400;

/// The fields of the request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(default)]
    theme: ThemeRequest,
    /// The parts to make, all if none is named.
    #[serde(default)]
    parts: Vec<String>,
    /// The formats of the files.
    #[serde(default)]
    formats: Vec<String>,
    dpi: Option<u32>,
    #[serde(default)]
    transparent: bool,
    /// Whether to add the findings of preflight.
    #[serde(default)]
    findings: bool,
    /// Their language.
    #[serde(default)]
    lang: Option<String>,
    /// The printer that the pages are corrected for.
    printer: Option<PrinterRequest>,
}

/// Makes a set.
pub(super) fn make(request: Request<'_>) -> Result<Answer, Refusal> {
    let (wanted, files): (Fields, _) = request.fields()?;
    let formats = formats(&wanted.formats)?;
    let dpi = wanted.dpi.unwrap_or(USUAL_DPI);
    if !DPI.contains(&dpi) {
        let message = format!("dpi expects an integer from {} to {}, not {dpi}", DPI.start(), DPI.end());
        return Err(Refusal::new("out-of-range", message));
    }
    let parts = parts(&wanted.parts)?;
    let language = wanted.findings.then(|| finding_language(wanted.lang.as_deref())).transpose()?;
    let kept = KeptSet::of(wanted.theme, files, parts)?;
    let KeptSet { theme, laid: LaidOutSet { set, parts }, .. } = &*kept;
    let mut head = set_as_json(theme, set, wanted.printer.as_ref().map(PrinterRequest::name));
    if let Some(language) = language {
        let found = preflight::check(theme, set);
        head["findings"] = found.iter().map(|finding| finding_as_json(finding, &language)).collect();
    }
    let printed = printed(&set.document, wanted.printer.as_ref())?;
    let (writer, jobs) = SetFiles::new(&set.document, &printed, parts, &formats);
    let at = Resolution { dpi: f64::from(dpi), transparent: wanted.transparent };
    let mut files = Vec::new();
    for job in &jobs {
        let made = writer.write(job, at)?;
        let named = job.names.iter().zip(made);
        files.extend(named.map(|(name, bytes)| NamedFile { name: name.clone(), bytes: Cow::Owned(bytes) }));
    }
    Ok(Answer { head, files })
}

/// The parts with these names.
pub(super) fn parts(names: &[String]) -> Result<Vec<&'static str>, Refusal> {
    names.iter().map(|name| one_of("part", name, laid_out_set::all_parts().map(|part| (part, part)))).collect()
}

/// The formats with these names.
pub(super) fn formats(names: &[String]) -> Result<Vec<&'static Format>, Refusal> {
    let of_sets = FORMATS.iter().filter(|format| format.writer.writes_sets()).map(|format| (format.name, format));
    names.iter().map(|name| one_of("format", name, of_sets.clone())).collect()
}
