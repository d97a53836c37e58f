//! The outcome of preflight in one sentence.

use crate::layout::Set;
use crate::preflight::{Finding, FindingLanguage, NamedValue, Severity, Value};
use crate::theme::Theme;

/// The outcome of the check.
pub(crate) struct CheckVerdict {
    /// The number of faults.
    pub faults: usize,
    /// The number of warnings.
    pub warnings: usize,
    /// The number of pieces of advice.
    pub advice: usize,
    /// The sheets needed of each paper.
    sheets: Vec<(String, usize)>,
}

impl CheckVerdict {
    /// The verdict on the findings of a set.
    pub fn of(findings: &[Finding], theme: &Theme, set: &Set) -> CheckVerdict {
        CheckVerdict {
            faults: count(findings, Severity::Fault),
            warnings: count(findings, Severity::Warning),
            advice: count(findings, Severity::Advice),
            sheets: set.sheets(&theme.paper),
        }
    }

    /// Whether a set can be made, and of how many sheets.
    pub fn sentence(&self, language: &FindingLanguage) -> String {
        let counts = [("count-faults", self.faults), ("count-warnings", self.warnings), ("count-advice", self.advice)];
        let counts = counts.into_iter().filter(|(_, count)| *count > 0);
        let counts = counts.map(|(message, count)| language.say(message, &[("count", Value::count(count))]));
        let sheets = self.sheets.iter().map(|(paper, count)| {
            language.say("needed-sheets", &[("count", Value::count(*count)), ("paper", paper.as_str().into())])
        });
        let values: [NamedValue; 3] = [
            ("counts", listed(language, counts).into()),
            ("sheets", listed(language, sheets).into()),
            ("count", Value::count(self.faults)),
        ];
        let message = match (self.faults, self.warnings, self.advice) {
            (0, 0, 0) => "verdict-good",
            (0, 0, _) => "verdict-advice",
            (0, _, _) => "verdict-warnings",
            _ => "verdict-faults",
        };
        language.say(message, &values)
    }
}

/// Counted things as a list.
fn listed(language: &FindingLanguage, counted: impl Iterator<Item = String>) -> String {
    let joined =
        |list: String, next: String| language.say("count-next", &[("list", list.into()), ("next", next.into())]);
    counted.reduce(joined).unwrap_or_default()
}

/// The number of findings of this severity.
pub(crate) fn count(findings: &[Finding], severity: Severity) -> usize {
    findings.iter().filter(|finding| finding.severity == severity).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(faults: usize, warnings: usize, advice: usize) -> String {
        CheckVerdict { faults, warnings, advice, sheets: vec![("A4".into(), 3)] }.sentence(&FindingLanguage::english())
    }

    #[test]
    fn the_last_line_says_whether_a_set_can_be_made() {
        assert_eq!(verdict(1, 1, 0), "1 fault, 1 warning. A set can be made when the fault is mended.");
        assert_eq!(verdict(2, 0, 1), "2 faults, 1 piece of advice. A set can be made when the faults are mended.");
        assert_eq!(verdict(0, 2, 0), "2 warnings. A set can be made: 3 sheets of A4.");
        assert_eq!(verdict(0, 0, 0), "Nothing to mend: 3 sheets of A4.");
        assert_eq!(verdict(0, 0, 2), "Nothing to mend, 2 pieces of advice: 3 sheets of A4.");
    }
}
