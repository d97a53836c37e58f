//! `shouqi check`: preflight of a set, without writing it.

use super::super::exit::{Done, Failure};
use super::args::CheckSet;
use super::findings::{as_json as finding, count, listed, wrap};
use super::laid_out_set::LaidOutSet;
use super::theme_options;
use crate::cli::escaped_output;
use crate::cli::terminal::{bold, counted, padded};
use crate::layout::Set;
use crate::preflight::{Examination, Finding, Measurement, Severity};
use crate::theme::Theme;
use serde_json::{Value, json};
use std::io::Write;
use textwrap::core::display_width;

/// Checks the set and prints the findings.
pub fn run(check: CheckSet) -> Result<Done, Failure> {
    let theme = theme_options::theme(&check.look)?;
    let laid = LaidOutSet::of(&theme, &check.part)?;
    let seen = laid.examined(&theme);
    let verdict = CheckVerdict::of(&seen.findings, &theme, &laid.set);
    if verdict.faults == 0 {
        // Errors of the writer count as a fault; findings of preflight come first.
        laid.try_to_write()?;
    }
    let mut out = escaped_output::stdout();
    if check.json {
        writeln!(out, "{}", as_json(&theme, &seen, &verdict))?;
    } else if !check.quiet {
        let figures = if check.figures { &seen.figures[..] } else { &[] };
        write!(out, "{}", text(&seen.findings, figures, &verdict))?;
    }
    Ok(match (verdict.faults, verdict.warnings) {
        (0, 0) => Done::Well,
        (0, _) if check.strict => Done::Warned,
        (0, _) => Done::Well,
        _ => Done::Faulty,
    })
}

/// The outcome of the check.
struct CheckVerdict {
    faults: usize,
    warnings: usize,
    advice: usize,
    /// The paper needed, such as “3 sheets of A4”.
    sheets: String,
}

impl CheckVerdict {
    fn of(findings: &[Finding], theme: &Theme, set: &Set) -> CheckVerdict {
        CheckVerdict {
            faults: count(findings, Severity::Fault),
            warnings: count(findings, Severity::Warning),
            advice: count(findings, Severity::Advice),
            sheets: sheets(theme, set),
        }
    }

    fn sentence(&self) -> String {
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

/// The paper needed for the set: “4 sheets of A4”, and the sheets of each other paper.
fn sheets(theme: &Theme, set: &Set) -> String {
    let needed = set.sheets(&theme.paper);
    let sheets = needed.iter().map(|(paper, count)| format!("{} of {paper}", counted(*count, "sheet", "sheets")));
    sheets.collect::<Vec<_>>().join(", ")
}

/// The report as text.
fn text(findings: &[Finding], figures: &[Measurement], verdict: &CheckVerdict) -> String {
    let mut lines = listed(findings);
    if !figures.is_empty() {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(measured(figures));
    }
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.push(bold(&verdict.sentence()));
    lines.join("\n") + "\n"
}

/// The measurements: value, minimum, subject, and the theme's key.
fn measured(figures: &[Measurement]) -> Vec<String> {
    let value = |figure: &Measurement| format!("{:.2} {}", figure.value, figure.unit);
    let least = |figure: &Measurement| format!("least {}", figure.least);
    let widest = |text: &dyn Fn(&Measurement) -> String| {
        figures.iter().map(|figure| display_width(&text(figure))).max().unwrap_or(0)
    };
    let (values, leasts) = (widest(&value), widest(&least));
    let line = |figure: &Measurement| {
        let text = value(figure);
        let head =
            format!("  {}{text}  {}  ", " ".repeat(values - display_width(&text)), padded(&least(figure), leasts));
        let blank = " ".repeat(values + leasts + 6);
        wrap(&format!("{} ({})", figure.what, figure.place), &head, &blank)
    };
    figures.iter().map(line).collect()
}

/// The report as JSON.
fn as_json(theme: &Theme, seen: &Examination, verdict: &CheckVerdict) -> Value {
    let figure = |figure: &Measurement| {
        json!({
            "what": figure.what,
            "place": figure.place,
            // Two decimals are finer than what can be seen or printed.
            "value": (figure.value * 100.0).round() / 100.0,
            "unit": figure.unit,
            "least": figure.least,
        })
    };
    json!({
        "theme": theme.name,
        "rules": theme.rules.signature(),
        "findings": seen.findings.iter().map(finding).collect::<Vec<_>>(),
        "figures": seen.figures.iter().map(figure).collect::<Vec<_>>(),
        "verdict": {
            "faults": verdict.faults,
            "warnings": verdict.warnings,
            "advice": verdict.advice,
            "text": verdict.sentence(),
        },
    })
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
