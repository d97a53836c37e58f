//! Findings of preflight, and what was measured, as JSON, in a language.

use super::check_verdict::CheckVerdict;
use super::game_request::shipped;
use super::refusal::Refusal;
use crate::diagnostics::Keyword;
use crate::preflight::{Decimals, Examination, Finding, FindingLanguage, Measurement, Value as FindingValue};
use crate::theme::Theme;
use serde_json::{Map, Value, json};

/// The language that was asked for, or English.
pub(super) fn finding_language(asked: Option<&str>) -> Result<FindingLanguage, Refusal> {
    asked.map_or_else(|| Ok(FindingLanguage::english()), |tag| shipped(tag, FindingLanguage::shipped))
}

/// A finding.
pub(crate) fn finding_as_json(finding: &Finding, language: &FindingLanguage) -> Value {
    let values = finding.values.iter().map(|(name, value)| ((*name).to_owned(), value_as_json(value)));
    json!({
        "severity": finding.severity.word(),
        "code": finding.code,
        "place": finding.place,
        "message": language.message(finding),
        "remedy": language.remedy(finding),
        "values": values.collect::<Map<_, _>>(),
    })
}

/// A value, the same in every language: a number as it is shown, a side in lower case, a list of names.
fn value_as_json(value: &FindingValue) -> Value {
    match value {
        FindingValue::Count(count) => (*count).into(),
        FindingValue::Amount(number, decimals) => shown(*number, *decimals).into(),
        FindingValue::Text(text) => text.as_str().into(),
        FindingValue::Side(side) => side.to_string().to_lowercase().into(),
        FindingValue::Called(name) => name.keyword().into(),
        FindingValue::List(_, names, _) => names.as_slice().into(),
    }
}

/// A number with the decimals that are shown.
fn shown(number: f64, decimals: Decimals) -> f64 {
    decimals.digits(number).parse().unwrap_or(number)
}

/// What preflight found and measured.
pub(crate) fn examination_as_json(
    theme: &Theme,
    seen: &Examination,
    verdict: &CheckVerdict,
    language: &FindingLanguage,
) -> Value {
    json!({
        "theme": theme.name,
        "rules": theme.rules.signature(),
        "findings": seen.findings.iter().map(|finding| finding_as_json(finding, language)).collect::<Vec<_>>(),
        "figures": seen.figures.iter().map(|measured| figure(measured, language)).collect::<Vec<_>>(),
        "verdict": {
            "faults": verdict.faults,
            "warnings": verdict.warnings,
            "advice": verdict.advice,
            "text": verdict.sentence(language),
        },
    })
}

fn figure(figure: &Measurement, language: &FindingLanguage) -> Value {
    json!({
        "what": language.subject(figure),
        "place": figure.place,
        // Two decimals are finer than what can be seen or printed.
        "value": (figure.value * 100.0).round() / 100.0,
        "unit": figure.unit,
        "least": figure.least,
    })
}
