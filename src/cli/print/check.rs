//! `shouqi check`: preflight of a set, without writing it.

use super::super::exit::{Done, Failure};
use super::args::CheckSet;
use super::findings::{listed, wrap};
use super::part_name::part_names;
use super::theme_options;
use crate::cli::escaped_output;
use crate::cli::terminal::{bold, padded};
use crate::preflight::{Finding, FindingLanguage, Measurement, examine};
use crate::service::{CheckVerdict, LaidOutSet, examination_as_json};
use std::io::Write;
use textwrap::core::display_width;

/// Checks the set and prints the findings.
pub fn run(check: CheckSet) -> Result<Done, Failure> {
    let theme = theme_options::theme(&check.look)?;
    let laid = LaidOutSet::of(&theme, &part_names(&check.part))?;
    let seen = examine(&theme, &laid.set);
    let verdict = CheckVerdict::of(&seen.findings, &theme, &laid.set);
    if verdict.faults == 0 {
        // Errors of the writer count as a fault; findings of preflight come first.
        crate::export::pdf(&laid.set.document)?;
    }
    let mut out = escaped_output::stdout();
    let english = FindingLanguage::english();
    if check.json {
        writeln!(out, "{}", examination_as_json(&theme, &seen, &verdict, &english))?;
    } else if !check.quiet {
        let figures = if check.figures { &seen.figures[..] } else { &[] };
        write!(out, "{}", text(&seen.findings, figures, &verdict, &english))?;
    }
    Ok(match (verdict.faults, verdict.warnings) {
        (0, 0) => Done::Well,
        (0, _) if check.strict => Done::Warned,
        (0, _) => Done::Well,
        _ => Done::Faulty,
    })
}

/// The report as text.
fn text(findings: &[Finding], figures: &[Measurement], verdict: &CheckVerdict, language: &FindingLanguage) -> String {
    let mut lines = listed(findings, language);
    if !figures.is_empty() {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(measured(figures, language));
    }
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.push(bold(&verdict.sentence(language)));
    lines.join("\n") + "\n"
}

/// The measurements: value, minimum, subject, and the theme's key.
fn measured(figures: &[Measurement], language: &FindingLanguage) -> Vec<String> {
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
        wrap(&format!("{} ({})", language.subject(figure), figure.place), &head, &blank)
    };
    figures.iter().map(line).collect()
}
