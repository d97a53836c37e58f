//! What preflight saw: findings, and the figures they rest on.

use super::finding::{CODES, Finding, Measurement, Severity};
use super::value::NamedValue;

/// The result of preflight.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Examination {
    /// The findings, most severe first.
    pub findings: Vec<Finding>,
    /// All measurements, good or bad; none if only findings were asked for.
    pub figures: Vec<Measurement>,
    /// Whether measurements are wanted: what is clearly good need not be measured exactly for findings alone.
    pub(super) measures: bool,
}

impl Examination {
    /// Nothing seen yet, by someone who wants measurements.
    pub(super) fn measuring() -> Examination {
        Examination { measures: true, ..Examination::default() }
    }

    /// Adds a finding: the messages that tell it and what helps, and their values.
    pub(super) fn find(
        &mut self,
        severity: Severity,
        code: &'static str,
        place: &str,
        (message, remedy): (&'static str, &'static str),
        values: Vec<NamedValue>,
    ) {
        debug_assert!(CODES.iter().any(|(known, _)| *known == code), "{code} is not in the table of codes");
        let finding = Finding { severity, code, place: place.to_owned(), message, remedy, values };
        #[cfg(test)]
        super::wording::assert_told(&finding);
        self.findings.push(finding);
    }

    /// Adds a measurement: the message that tells its subject, and the values of that; the number, its unit, and the
    /// least that is good.
    pub(super) fn measured(
        &mut self,
        (what, values): (&'static str, Vec<NamedValue>),
        place: &str,
        value: f64,
        unit: &'static str,
        least: f64,
    ) {
        if self.measures {
            self.figures.push(Measurement { what, values, place: place.to_owned(), value, unit, least });
        }
    }
}
