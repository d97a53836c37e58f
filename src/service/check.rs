//! Preflight of a set.

use super::check_verdict::CheckVerdict;
use super::findings::{examination_as_json, finding_language};
use super::kept_set::KeptSet;
use super::make::parts;
use super::refusal::Refusal;
use super::request::{Answer, Request};
use super::theme_request::ThemeRequest;
use crate::preflight::examine;
use serde::Deserialize;

/// The fields of the request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(default)]
    theme: ThemeRequest,
    #[serde(default)]
    parts: Vec<String>,
    /// The language of findings, figures and verdict.
    #[serde(default)]
    lang: Option<String>,
}

/// Checks a set.
pub(super) fn check(request: Request<'_>) -> Result<Answer, Refusal> {
    let (wanted, files): (Fields, _) = request.fields()?;
    let parts = parts(&wanted.parts)?;
    let language = finding_language(wanted.lang.as_deref())?;
    let kept = KeptSet::of(wanted.theme, files, parts)?;
    let (theme, set) = (&kept.theme, &kept.laid.set);
    let seen = examine(theme, set);
    let verdict = CheckVerdict::of(&seen.findings, theme, set);
    Ok(examination_as_json(theme, &seen, &verdict, &language).into())
}
