//! Printers: what is read off a calibration page becomes a profile, and pages are corrected by it.

use super::refusal::Refusal;
use super::request::{Answer, Request};
use crate::diagnostics::Source;
use crate::files::NoFiles;
use crate::layout;
use crate::scene::Document;
use crate::theme::printer::{
    CrossDistance, Distortion, Implausible, Measured, Profile, Unmeasurable, Way, read_profile,
};
use crate::theme::{Overrides, THEMES, load};
use serde::Deserialize;
use serde_json::{Value, json};
use std::borrow::Cow;

/// A printer: what its owner calls it, and the text of its profile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrinterRequest {
    name: String,
    text: String,
}

impl PrinterRequest {
    /// What its owner calls it.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn profile(&self) -> Result<Profile, Refusal> {
        read_profile(&self.name, Source::new(format!("{}.toml", self.name), self.text.as_str()))
            .map_err(|report| Refusal::Faulty(vec![report]))
    }
}

/// A document as it must be printed: as it is, or corrected for a printer.
pub(super) fn printed<'d>(
    document: &'d Document,
    printer: Option<&PrinterRequest>,
) -> Result<Cow<'d, Document>, Refusal> {
    let Some(printer) = printer else { return Ok(Cow::Borrowed(document)) };
    let mut corrected = document.clone();
    layout::printed_by(&mut corrected, &printer.profile()?)?;
    Ok(Cow::Owned(corrected))
}

/// The fields of the request: what is known of the printer, and what was read off the page on this paper.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    name: String,
    #[serde(default)]
    text: Option<String>,
    #[serde(default)]
    paper: Option<String>,
    #[serde(default)]
    left: Option<String>,
    #[serde(default)]
    top: Option<String>,
    #[serde(default)]
    width: Option<String>,
    #[serde(default)]
    height: Option<String>,
}

/// The profile of a printer, with what was measured now.
pub(super) fn printer(request: Request<'_>) -> Result<Answer, Refusal> {
    let (Fields { name, text, paper, left, top, width, height }, _) = request.fields()?;
    let known = match text {
        Some(text) => PrinterRequest { name, text }.profile()?,
        None => Profile::new(name),
    };
    let shift = |code, text: Option<String>| match text {
        Some(text) => Measured::shift(&text).map_err(|error| unmeasurable(code, &error)),
        None => Ok(Measured::FAITHFUL.left),
    };
    let distance = |code, text: Option<String>| match text {
        Some(text) => CrossDistance::read(&text).map_err(|error| unmeasurable(code, &error)),
        None => Ok(Measured::FAITHFUL.width),
    };
    let measured = Measured {
        left: shift("wrong-left", left)?,
        top: shift("wrong-top", top)?,
        width: distance("wrong-width", width)?,
        height: distance("wrong-height", height)?,
    };
    let paper = load(THEMES[0].name, &Overrides { paper, ..Overrides::default() }, &NoFiles)?.paper;
    let distortion: Distortion = measured.on(&paper).map_err(|error| implausible(&error))?;
    // What is told is what the text says, which is rounded.
    let (name, text) = (known.name.clone(), known.with(&paper, distortion).text());
    let profile = PrinterRequest { name, text }.profile()?;
    let mut head = printer_as_json(&profile);
    head["text"] = profile.text().into();
    Ok(Answer { head, files: Vec::new() })
}

/// A printer's papers, each with what the printer does to it.
pub(crate) fn printer_as_json(printer: &Profile) -> Value {
    let papers: Vec<Value> = printer
        .papers()
        .iter()
        .map(|paper| {
            let (offset, scale) = (paper.distortion.offset(), paper.distortion.scale());
            json!({
                "paper": paper.paper,
                "offset_mm": [offset.x, offset.y],
                "scale": [scale.x, scale.y],
            })
        })
        .collect();
    json!({ "name": printer.name, "papers": papers })
}

fn unmeasurable(code: &'static str, error: &Unmeasurable) -> Refusal {
    Refusal::new(code, error.to_string())
}

/// Its code names the reading that no printer leads to.
fn implausible(error: &Implausible) -> Refusal {
    let code = match error {
        Implausible::Offset(Way::Across, _) => "implausible-left",
        Implausible::Offset(Way::Down, _) => "implausible-top",
        Implausible::Scale(Way::Across, _) => "implausible-width",
        Implausible::Scale(Way::Down, _) => "implausible-height",
    };
    Refusal::new(code, error.to_string())
}
