//! Findings of preflight, and what was measured, as JSON.

use super::check_verdict::CheckVerdict;
use crate::preflight::{Examination, Finding, Measurement};
use crate::theme::Theme;
use serde_json::{Value, json};

/// A finding.
pub(crate) fn finding_as_json(finding: &Finding) -> Value {
    json!({
        "severity": finding.severity.word(),
        "code": finding.code,
        "place": finding.place,
        "message": finding.message,
        "remedy": finding.remedy,
    })
}

/// What preflight found and measured.
pub(crate) fn examination_as_json(theme: &Theme, seen: &Examination, verdict: &CheckVerdict) -> Value {
    json!({
        "theme": theme.name,
        "rules": theme.rules.signature(),
        "findings": seen.findings.iter().map(finding_as_json).collect::<Vec<_>>(),
        "figures": seen.figures.iter().map(figure).collect::<Vec<_>>(),
        "verdict": {
            "faults": verdict.faults,
            "warnings": verdict.warnings,
            "advice": verdict.advice,
            "text": verdict.sentence(),
        },
    })
}

fn figure(figure: &Measurement) -> Value {
    json!({
        "what": figure.what,
        "place": figure.place,
        // Two decimals are finer than what can be seen or printed.
        "value": (figure.value * 100.0).round() / 100.0,
        "unit": figure.unit,
        "least": figure.least,
    })
}
