//! The outcome of preflight in one sentence.

use crate::diagnostics::counted;
use crate::layout::Set;
use crate::preflight::{Finding, Severity};
use crate::theme::Theme;

/// The outcome of the check.
pub(crate) struct CheckVerdict {
    /// The number of faults.
    pub faults: usize,
    /// The number of warnings.
    pub warnings: usize,
    /// The number of pieces of advice.
    pub advice: usize,
    /// The paper needed, such as “3 sheets of A4”.
    sheets: String,
}

impl CheckVerdict {
    /// The verdict on the findings of a set.
    pub fn of(findings: &[Finding], theme: &Theme, set: &Set) -> CheckVerdict {
        CheckVerdict {
            faults: count(findings, Severity::Fault),
            warnings: count(findings, Severity::Warning),
            advice: count(findings, Severity::Advice),
            sheets: sheets(theme, set),
        }
    }

    /// Whether a set can be made, and of how many sheets.
    pub fn sentence(&self) -> String {
        let mut counts = Vec::new();
        for (count, one, many) in [
            (self.faults, "fault", "faults"),
            (self.warnings, "warning", "warnings"),
            (self.advice, "piece of advice", "pieces of advice"),
        ] {
            if count > 0 {
                counts.push(counted(count, one, many));
            }
        }
        let counts = counts.join(", ");
        match (self.faults, self.warnings, self.advice) {
            (0, 0, 0) => format!("Nothing to mend: {}.", self.sheets),
            (0, 0, _) => format!("Nothing to mend, {counts}: {}.", self.sheets),
            (0, _, _) => format!("{counts}. A set can be made: {}.", self.sheets),
            (1, _, _) => format!("{counts}. A set can be made when the fault is mended."),
            _ => format!("{counts}. A set can be made when the faults are mended."),
        }
    }
}

/// The number of findings of this severity.
pub(crate) fn count(findings: &[Finding], severity: Severity) -> usize {
    findings.iter().filter(|finding| finding.severity == severity).count()
}

/// The paper needed for the set: “4 sheets of A4”, and the sheets of each other paper.
fn sheets(theme: &Theme, set: &Set) -> String {
    let needed = set.sheets(&theme.paper);
    let sheets = needed.iter().map(|(paper, count)| format!("{} of {paper}", counted(*count, "sheet", "sheets")));
    sheets.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(faults: usize, warnings: usize, advice: usize) -> String {
        CheckVerdict { faults, warnings, advice, sheets: "3 sheets of A4".into() }.sentence()
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
